"""One rule as it is read: citation, title, our words, its book, and which of the house's choices rest on it."""

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from floorman.rules.book import Rule
from floorman.rules.house import House
from floorman.ui.paint import text
from floorman.ui.paint.parts import Painted, card, pencil
from floorman.ui.rulebook.shelf import title_of
from floorman.ui.theme.look import Look
from floorman.ui.words import _

_TITLE = text.Face(24, 700)
_BODY = text.Face(18, 400)
_SIDE = 20


class RulePage(Painted):
    """Painted words, as wide as there is room."""

    cited = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.cite = self.title = self.says = self.book = ""
        self.choices: tuple[str, ...] = ()

    def show_rule(self, rule: Rule, house: House | None) -> None:
        """A rule of the shelf."""
        self._take(str(rule.citation), rule.title, rule.says, title_of(rule.book), house)

    def show_own(self, cite: str, house: House | None) -> None:
        """A citation that is not on the shelf: the house's own choice, or the regulator's."""
        ruler = cite.startswith("regulator ")
        title = _("The regulator's word") if ruler else _("The house's own choice")
        says = (
            _("What the law forbids or orders stands above the house.")
            if ruler
            else _("Rule books leave it open; this room has decided it for itself.")
        )
        self._take(cite, title, says, "", house)

    def show_nothing(self, typed: str) -> None:
        """No rule holds what is typed."""
        self._take("", _("No rule has that in it"), typed, "", None)

    def _take(self, cite: str, title: str, says: str, book: str, house: House | None) -> None:
        self.cite, self.title, self.says, self.book = cite, title, says, book
        self.choices = self._resting(cite, house)
        said = (cite, title, says, book, *self.choices)
        self.setAccessibleName(". ".join(part.rstrip(".") for part in said if part))
        self.update()

    def _resting(self, cite: str, house: House | None) -> tuple[str, ...]:
        if house is None or not cite:
            return ()
        from floorman.ui.house.choices import named, resting_on, words

        return tuple(
            f"{words(f'choice.{key}')} {named(key, getattr(house.choices, key))}" for key in resting_on(house, cite)
        )

    def paintEvent(self, _event: object) -> None:
        """From above, as long as there is room."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg2"))
        room, top = self.width() - 2 * _SIDE, 16
        text.line(painter, QRect(_SIDE, top, room, 24), self.cite, text.HEAD, self.look("mid"), name=True)
        top += 28
        for words, face, colour, leading, after in (
            (self.title, _TITLE, "hi", 31, 12),
            (self.says, _BODY, "hi", 26, 18),
            (self.book, text.BODY, "mid", 20, 22),
        ):
            lines = text.wrapped(words, face, room) if words else ()
            text.block(painter, QRect(_SIDE, top, room, 0), lines, face, self.look(colour), leading)
            top += leading * len(lines) + (after if lines else 0)
        if self.choices:
            head = _("This house's choices that rest on it")
            text.line(painter, QRect(_SIDE, top, room, 22), head, text.PLATE, self.look("hi"), name=True)
            top += 26
        for words in self.choices:
            lines = text.wrapped(words, text.BODY, room)
            if top + 20 * len(lines) > self.height() - 8:
                break
            text.block(painter, QRect(_SIDE, top, room, 0), lines, text.BODY, self.look("mid"), 20)
            top += 20 * len(lines) + 4
        painter.end()
