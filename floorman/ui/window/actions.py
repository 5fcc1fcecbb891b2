"""What a key does anywhere in the window, and the menu of F10 that lists it. A key only fills the call line."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from floorman.text.phrases.mark import N_
from floorman.ui.words import LANGUAGE_NAMES, _

if TYPE_CHECKING:
    from floorman.ui.window.room_page import RoomPage

_MENU = (
    "F2",
    "F3",
    "Ctrl+P",
    "printing",
    "Ctrl+B",
    "import",
    "F4",
    "board",
    "records",
    "F12",
    "",
    "Ctrl+Z",
    "Ctrl+Y",
    "",
    "theme",
    "lang",
    "F11",
    "F1",
    "",
    "close",
    "quit",
)


_RECORDS = ("Ctrl+R", "incidents", "house", "replay", "backups")
"""What is looked up and not done."""


def papers(page: "RoomPage") -> None:
    """Ctrl+P: papers over the floor; there, print."""
    from floorman.ui.papers.pane import PapersPane

    pane = page.panes.made.get("papers")
    asked = getattr(page.panes.made.get(page.panes.shown), "print_pages", None)
    if asked is not None and page.panes.shown != "papers":
        asked()
    elif page.panes.shown == "papers" and isinstance(pane, PapersPane):
        pane.print_pages()
    else:
        page.panes.show("papers")


def rulings(page: "RoomPage") -> None:
    """F4: the rulings desk at the chosen table; there, back to the floor."""
    if page.panes.shown == "rulings":
        page.panes.leave()
    elif not page.panes.rule_at(page.choice.table):
        page.bar.put(f"err {page.choice.table or ''}")


def rule(page: "RoomPage") -> None:
    """Ctrl+R: the rule that stands on what is shown: a pane's, else the advice's that the keys are on, else all."""
    asked = getattr(page.panes.made.get(page.panes.shown), "rule", None)
    cite = asked() if asked is not None else page.advice.rule()
    page.panes.open_rule(cite)


class WindowActions(QObject):
    """The window's actions by key or name; what concerns the window itself it is asked by signals."""

    full_screen = Signal()
    theme = Signal()
    """To dark or to light."""
    language = Signal(str)
    importing = Signal(object)
    """A list is to come into the tournament of this ``RoomPage``."""
    closed = Signal()
    """The tournament is to be closed."""
    left = Signal()
    """The program is to end."""

    def __init__(self, window: QWidget, open_page: "Callable[[], RoomPage | None]") -> None:
        """``open_page`` gives the tournament's page while it is the one that is shown."""
        super().__init__(window)
        self.window, self._open_page = window, open_page
        self.actions: dict[str, QAction] = {}
        self._on_page("F1", N_("Keys"), lambda page: page.panes.toggle("keys"))
        self._on_page("F2", N_("Lists"), lambda page: page.panes.toggle("lists"))
        self._on_page("F3", N_("Find a player"), lambda page: page.panes.find())
        self._on_page("F4", N_("Rulings"), rulings)
        self._on_page("F12", N_("Last slip again"), lambda page: page.bar.put("slip last"))
        self._on_page("Ctrl+P", N_("Papers"), papers)
        self._add("printing", N_("Print queue"), self._open_queue, "Ctrl+Shift+P")
        self._on_page("Ctrl+R", N_("The rule"), rule)
        self._on_pane("board", N_("Hand-for-hand"))
        self._on_pane("incidents", N_("Incidents"))
        self._on_pane("house", N_("House rules"))
        self._on_pane("replay", N_("Replay"))
        self._on_pane("backups", N_("Copies of the tournament"))
        self._on_page("Ctrl+B", N_("Break cards drawn by players"), lambda page: page.panes.open_drawn())
        self._on_page("Ctrl+Z", N_("Undo"), lambda page: page.bar.put("undo"))
        self._on_page("Ctrl+Y", N_("Redo"), lambda page: page.bar.put("redo"))
        for nth in range(5):
            self._on_page(f"F{5 + nth}", "", _presser(nth))
            self._on_page(f"Shift+F{5 + nth}", "", _overruler(nth))
        self._add("F10", N_("Menu"), self.open_menu)
        self._add("F11", N_("Full screen"), self.full_screen.emit)
        self._add("theme", N_("Dark or light"), self.theme.emit, "Ctrl+L")
        self._on_page("import", N_("Import a list …"), self.importing.emit, "Ctrl+I")
        self._add("close", N_("Close the tournament"), self.closed.emit, "Ctrl+W")
        self._add("quit", N_("Leave Floorman"), self.left.emit, "Ctrl+Q")

    def _add(self, key: str, word: str, call: Callable[[], object], shortcut: str = "") -> None:
        action = QAction(_(word) if word else key, self.window)
        wanted = shortcut or (key if key[0].isupper() else "")
        if wanted:
            action.setShortcut(QKeySequence(wanted))
        action.triggered.connect(lambda: call())
        self.window.addAction(action)
        self.actions[key] = action

    def _on_page(self, key: str, word: str, call: Callable[["RoomPage"], object], shortcut: str = "") -> None:
        def act() -> None:
            page = self._open_page()
            if page is not None:
                call(page)

        self._add(key, word, act, shortcut)

    def _on_pane(self, name: str, word: str) -> None:
        self._on_page(name, word, lambda page: page.panes.toggle(name))

    def _open_queue(self) -> None:
        page = self._open_page()
        if page is not None:
            page.panes.open_lamp("printer")

    def forget(self) -> None:
        """Takes the actions from the window."""
        for action in self.actions.values():
            self.window.removeAction(action)
            action.deleteLater()
        self.deleteLater()

    def act(self, key: str) -> None:
        """Does what a key does."""
        if key in self.actions:
            self.actions[key].trigger()

    def menu(self) -> QMenu:
        """Everything that a key does, with its key."""
        menu = QMenu(self.window)
        on_page = self._open_page() is not None
        for key in _MENU:
            if not key:
                menu.addSeparator()
            elif key == "lang":
                self._languages(menu)
            elif key == "records" and on_page:
                records = menu.addMenu(_("Rules and records"))
                records.addActions([self.actions[each] for each in _RECORDS])
            elif (on_page and key != "records") or key in ("theme", "F11", "quit"):
                menu.addAction(self.actions[key])
        return menu

    def _languages(self, menu: QMenu) -> None:
        tongues = menu.addMenu(_("Language"))
        for name, word in LANGUAGE_NAMES.items():
            tongues.addAction(word, self._speaker(name))

    def _speaker(self, name: str) -> Callable[[], None]:
        return lambda: self.language.emit(name)

    def open_menu(self) -> None:
        """F10: shows the menu in the window's corner."""
        menu = self.menu()
        menu.exec(self.window.mapToGlobal(self.window.rect().topLeft()))
        menu.deleteLater()


def _presser(nth: int) -> Callable[["RoomPage"], object]:
    return lambda page: page.advice.press(nth)


def _overruler(nth: int) -> Callable[["RoomPage"], object]:
    return lambda page: page.advice.overrule(nth)
