"""Why what was asked cannot happen."""


class Refused(Exception):
    """What was asked cannot happen; nothing has changed. ``code`` (``refused.…``) has words in ``text.phrases``."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = f"refused.{code}"
        self.params = params
