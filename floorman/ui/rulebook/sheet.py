"""One rule as it is read: it scrolls, its words can be taken along, what it cites can be followed."""

from urllib.parse import unquote

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from floorman.rules.book import Rule
from floorman.rules.house import House
from floorman.ui.house.choices import resting_on
from floorman.ui.rulebook import document
from floorman.ui.rulebook.document import HouseWord, house_word
from floorman.ui.theme.fonts import face
from floorman.ui.theme.look import Look
from floorman.ui.words import _


class RuleSheet(QTextBrowser):
    """Shows a rule, a choice of the house, or why there is none."""

    cited = Signal(str)
    """A link of the sheet: a citation as it is written."""
    called = Signal(str)
    """A call that the sheet names, as it is typed."""
    typed = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.cite = self.title = ""
        self.choices: tuple[str, ...] = ()
        self._shown: Rule | HouseWord | tuple[str, str] | None = None
        self._house: House | None = None
        self._phrase = ""
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDefaultFont(face(17))
        self.document().setDocumentMargin(20)
        self.anchorClicked.connect(self._follow)
        look.changed.connect(self._write)

    def show_rule(self, rule: Rule, house: House | None, phrase: str = "") -> None:
        """A rule of the shelf; its sentence or illustration ``phrase`` is marked, else what the house rests on."""
        self._phrase = phrase
        said = document.words_of_house(house, rule)
        self._take(rule, str(rule.citation), rule.title, said, house)

    def show_choice(self, word: HouseWord, house: House | None) -> None:
        """What the house chose, and on whose word."""
        self._take(word, str(word.citation), word.question, (word,), house)

    def show_own(self, cite: str, house: House | None) -> None:
        """A citation that is not on the shelf: the house's own choice, or the regulator's."""
        ruler = cite.startswith("regulator ")
        title = _("The regulator's word") if ruler else _("The house's own choice")
        says = (
            _("What the law forbids or orders stands above the house.")
            if ruler
            else _("Rule books leave it open; this room has decided it for itself.")
        )
        said = () if house is None else tuple(house_word(house, key) for key in resting_on(house, cite))
        self._take((title, says), cite, title, said, house)

    def show_nothing(self, typed: str) -> None:
        """No rule answers what is typed."""
        title = _("No rule has that in it")
        self._take((title, typed), "", title, (), None)

    def _take(
        self,
        shown: Rule | HouseWord | tuple[str, str],
        cite: str,
        title: str,
        chosen: tuple[HouseWord, ...],
        house: House | None,
    ) -> None:
        self._shown, self._house, self._chosen = shown, house, chosen
        self.cite, self.title = cite, title
        self.choices = tuple(f"{word.question} {word.value}" for word in chosen)
        self._write()
        self.setAccessibleName(self.toPlainText())

    def _write(self) -> None:
        shown = self._shown
        if isinstance(shown, Rule):
            html = document.rule_html(shown, self._house, self.look, self._phrase)
        elif isinstance(shown, HouseWord):
            html = document.choice_html(shown, self.look)
        elif shown is not None:
            html = document.own_html(self.cite, *shown, self._chosen, self.look)
        else:
            return
        fill, ink = self.look("bg2").name(), self.look("hi").name()
        self.setStyleSheet(f"QTextBrowser {{ background: {fill}; color: {ink}; border: 0; border-radius: 6px; }}")
        self.document().setDefaultStyleSheet(f"a {{ color: {ink}; text-decoration: underline; }}")
        self.setHtml(html)
        if self._phrase:
            self.scrollToAnchor(document.MARKED)

    def _follow(self, url: QUrl) -> None:
        kind, _colon, rest = url.toString(QUrl.ComponentFormattingOption.FullyEncoded).partition(":")
        (self.called if kind == "call" else self.cited).emit(unquote(rest))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters are searched for; Esc is the pane's."""
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        elif event.text().isprintable() and event.text().strip() and not event.modifiers():
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)
