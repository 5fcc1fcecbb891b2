"""A menu of calls at the pointer: by press, by right click, or held down."""

from collections.abc import Collection, Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from floorman.ui.input.menus import Entry, MenuCall, MenuGroup, shown
from floorman.ui.words import _


class CallMenu(QMenu):
    """Entries that each type a call; whoever opens it says what becomes of the one that is chosen."""

    chosen = Signal(str)
    """The call of the entry that was chosen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.triggered.connect(self._choose)

    def _choose(self, action: QAction) -> None:
        self.chosen.emit(str(action.data()))

    def offer(self, entries: Collection[Entry], states: Collection[str], filled: Mapping[str, object]) -> None:
        """Takes the entries that are offered in ``states``, with their places filled in."""
        _fill(self, entries, states, filled)


def offer_call(menu: QMenu, word: str, call: str) -> None:
    """One entry more."""
    menu.addAction(word).setData(call)


def _fill(menu: QMenu, entries: Collection[Entry], states: Collection[str], filled: Mapping[str, object]) -> None:
    for entry in shown(entries, states):
        if entry is None:
            menu.addSeparator()
        elif isinstance(entry, MenuGroup):
            _fill(menu.addMenu(_(entry.word)), entry.calls, states, filled)
        elif entry.numbers:
            behind = menu.addMenu(_(entry.word))
            for number in entry.numbers:
                offer_call(behind, str(number), typed(entry, {**filled, "n": number}))
        else:
            offer_call(menu, _(entry.word), typed(entry, filled))


def typed(entry: MenuCall, filled: Mapping[str, object]) -> str:
    """The call of an entry, its places filled in; of tables opened several at once ``{n}`` is how many."""
    if ".." in entry.call and "n" in filled:
        filled = {**filled, "n": int(str(filled["next_table"])) + int(str(filled["n"])) - 1}
    return entry.call.format(**filled)
