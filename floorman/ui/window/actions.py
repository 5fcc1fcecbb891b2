"""The window's actions, as ``floorman.ui.input.actions`` declares them: their keys, and the menu of F10."""

from collections.abc import Callable, Mapping

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from floorman.ui.input.actions import ACTIONS, ADVICE_KEYS, Action, call_of
from floorman.ui.window.room_page import RoomPage
from floorman.ui.words import LANGUAGE_NAMES, _

Does = Callable[[], object]


class WindowActions:
    """Every action as one of Qt's, on the tournament's page that is open or on the window itself."""

    def __init__(
        self,
        window: QWidget,
        open_page: Callable[[], RoomPage | None],
        on_window: Mapping[str, Does],
        speak: Callable[[str], None],
    ) -> None:
        """``on_window`` does what is no page's, by the action's name; ``speak`` takes a language."""
        self._window, self._open_page, self._speak = window, open_page, speak
        self._on_window = {**on_window, "menu": self.open_menu}
        self.actions: dict[str, QAction] = {}
        """By name, and by key."""
        for action in ACTIONS:
            if action.word and action.name != "language":
                self._add(action.name, action.key, _(action.word), self._doer(action))
        for nth, key in enumerate(ADVICE_KEYS):
            self._add(f"advice-{nth}", key, key, self._on_page(_presser(nth)))
            self._add(f"overrule-{nth}", f"Shift+{key}", f"Shift+{key}", self._on_page(_overruler(nth)))

    def _add(self, name: str, key: str, word: str, does: Does) -> None:
        made = QAction(word, self._window)
        if key:
            made.setShortcut(QKeySequence(key))
            self.actions[key] = made
        made.triggered.connect(lambda: does())
        self._window.addAction(made)
        self.actions[name] = made

    def _doer(self, action: Action) -> Does:
        if action.name in self._on_window:
            return self._on_window[action.name]
        if action.call:
            return self._on_page(lambda page: page.bar.put(call_of(action.call)))
        if action.name == "stop-go":
            return self._on_page(lambda page: page.stop_or_go())
        if action.name == "rules":
            return self._on_page(lambda page: page.open_rule())
        return self._on_page(lambda page: page.panes.act(action.name))

    def _on_page(self, does: Callable[[RoomPage], object]) -> Does:
        def act() -> None:
            page = self._open_page()
            if page is not None:
                does(page)

        return act

    def forget(self) -> None:
        """Takes the actions from the window."""
        for action in set(self.actions.values()):
            self._window.removeAction(action)
            action.deleteLater()

    def act(self, key_or_name: str) -> None:
        """Does what a key does, or the action of that name."""
        if key_or_name in self.actions:
            self.actions[key_or_name].trigger()

    # the menu ---------------------------------------------------------------------------------------------------------

    def menu(self) -> QMenu:
        """Everything that has a place there, with its key."""
        menu = QMenu(self._window)
        on_page = self._open_page() is not None
        behind: dict[int, QMenu] = {}
        group = 1
        for action in sorted((each for each in ACTIONS if each.menu), key=lambda each: each.menu):
            if action.menu // 100 != group:
                group = action.menu // 100
                menu.addSeparator()
            if not (on_page or action.always):
                continue
            if action.name == "language":
                self._add_languages(menu.addMenu(_(action.word)))
            elif action.under:
                if action.menu not in behind:
                    behind[action.menu] = menu.addMenu(_(action.under))
                behind[action.menu].addAction(self.actions[action.name])
            else:
                menu.addAction(self.actions[action.name])
        return menu

    def _add_languages(self, menu: QMenu) -> None:
        for lang, word in LANGUAGE_NAMES.items():
            menu.addAction(word, self._speaker(lang))

    def _speaker(self, lang: str) -> Callable[[], None]:
        return lambda: self._speak(lang)

    def open_menu(self) -> None:
        """F10: shows the menu in the window's corner."""
        menu = self.menu()
        menu.exec(self._window.mapToGlobal(self._window.rect().topLeft()))
        menu.deleteLater()


def _presser(nth: int) -> Callable[[RoomPage], object]:
    return lambda page: page.advice.press(nth)


def _overruler(nth: int) -> Callable[[RoomPage], object]:
    return lambda page: page.advice.overrule(nth)
