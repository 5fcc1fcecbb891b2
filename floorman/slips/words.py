"""The words of one paper in the language it is printed in."""

from floorman.text.phrases.papers import PHRASES
from floorman.text.say import catalogue

NARROW_SPACE = "\u202f"


class Words:
    """Phrases of papers in ``lang`` (en, pl, bg, fr). ValueError for another language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._catalogue = catalogue(lang)
        self._plain: dict[str, str] = {}

    def __call__(self, code: str, **params: object) -> str:
        """The phrase ``paper.<code>`` with ``params`` put in. KeyError for a code without words."""
        said = self._plain.get(code)
        if said is None:
            said = self._plain[code] = self._catalogue.gettext(PHRASES[f"paper.{code}"])
        return said.format(**params) if params else said

    def knows(self, code: str) -> bool:
        """Whether ``paper.<code>`` has words."""
        return f"paper.{code}" in PHRASES


def chips(count: int) -> str:
    """A chip count with narrow spaces between thousands: 61 500."""
    return f"{count:,}".replace(",", NARROW_SPACE)
