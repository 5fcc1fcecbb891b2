"""Why what was asked cannot be done: one kind of refusal, from the core to the disk."""

from typing import ClassVar, Literal


class Refused(Exception):
    """What was asked cannot be done; nothing has changed.

    ``code`` has its sentence in ``text.phrases`` (a bare one is of the subject ``refused``), ``params`` what it names.
    """

    status: ClassVar[Literal["not-possible", "not-understood", "not-recorded"]] = "not-possible"
    """What a call comes to that ends so."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code if "." in code else f"refused.{code}"
        self.params = params

    @property
    def sentence(self) -> str:
        """The code of its sentence."""
        return self.code
