"""A menu of calls at the pointer: by press, by right click, or held down."""

from collections.abc import Callable, Collection, Mapping

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from floorman.ui.input.menus import Entry, MenuCall, MenuGroup, shown
from floorman.ui.words import _


def call_menu(
    parent: QWidget,
    entries: Collection[Entry],
    states: Collection[str],
    filled: Mapping[str, object],
    put: Callable[[str], None],
) -> QMenu:
    """The menu of ``entries`` as they are offered in ``states``; ``put`` gets the call that is chosen."""
    menu = QMenu(parent)
    _fill(menu, entries, states, filled, put)
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


def _fill(
    menu: QMenu,
    entries: Collection[Entry],
    states: Collection[str],
    filled: Mapping[str, object],
    put: Callable[[str], None],
) -> None:
    for entry in shown(entries, states):
        if entry is None:
            menu.addSeparator()
        elif isinstance(entry, MenuGroup):
            _fill(menu.addMenu(_(entry.word)), entry.calls, states, filled, put)
        elif entry.numbers:
            behind = menu.addMenu(_(entry.word))
            for number in entry.numbers:
                behind.addAction(str(number), _putter(put, typed(entry, {**filled, "n": number})))
        else:
            menu.addAction(_(entry.word), _putter(put, typed(entry, filled)))


def typed(entry: MenuCall, filled: Mapping[str, object]) -> str:
    """The call of an entry, its places filled in; of tables opened several at once ``{n}`` is how many."""
    if ".." in entry.call and "n" in filled:
        filled = {**filled, "n": int(str(filled["next_table"])) + int(str(filled["n"])) - 1}
    return entry.call.format(**filled)


def _putter(put: Callable[[str], None], call: str) -> Callable[[], None]:
    return lambda: put(call)


def pop_up(menu: QMenu, at: QPoint) -> None:
    """Shows a menu at a point of the screen."""
    menu.popup(at)
