"""What the monkey does in the window, one thing at a time: each act says what it did."""

import re
from collections import Counter
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from floorman.desk.calls.grammar import GROUPS
from floorman.ui.input.actions import ACTIONS
from floorman.ui.window.window import Window
from floorman.ui.words import LANGUAGES

_KEYS = (
    *(Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Delete, Qt.Key.Key_Space, Qt.Key.Key_Enter),
    *(Qt.Key(Qt.Key.Key_F1.value + nth) for nth in range(12)),
)
_SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789 -#!?.,:;+*'\"²٣éłя王"
"""No stroke: what is typed as a path stays in the folder."""
_SIZES = ((1366, 768), (1920, 1080), (800, 600), (1024, 700), (1100, 900))
_WORDS = ("Ann", "Łukasz", "王伟", "O'Brien", "כהן", "phone", "late", "x", "12-5", "")
_EXAMPLES = tuple(form.example for group in GROUPS for verb in group.verbs for form in verb.forms)
Modifier = Qt.KeyboardModifier


class Acts:
    """Acts on one window, by chance."""

    def __init__(self, window: Window, chance: Random) -> None:
        self.window, self.chance = window, chance
        self.done: Counter[str] = Counter()
        self.panes: set[str] = set()
        self._weights: dict[Callable[[], str], int] = {
            self.key: 30,
            self.typed: 18,
            self.click: 25,
            self.call: 14,
            self.enter: 8,
            self.drag: 3,
            self.wheel: 3,
            self.pane: 8,
            self.shortcut: 6,
            self.undo: 3,
            self.size: 1,
            self.paste: 1,
            self.tick: 1,
            self.language: 1,
        }

    def any(self) -> Callable[[], str]:
        """One of the acts; those that matter more come more often."""
        act = self.chance.choices(list(self._weights), list(self._weights.values()))[0]
        self.done[act.__name__] += 1
        return act

    def figures(self) -> dict[str, object]:
        """How often each was done, and the panes that were seen."""
        return {"acts": dict(sorted(self.done.items())), "panes": sorted(self.panes)}

    # keys

    def _to(self) -> QWidget:
        popup = QApplication.activePopupWidget()
        return popup or QApplication.focusWidget() or self.window

    def _press(self, key: Qt.Key, text: str = "", held: Modifier = Modifier.NoModifier) -> str:
        to = self._to()
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(to, QKeyEvent(kind, key, held, text))
        return f"{key.name} {held.name} to {type(to).__name__}"

    def key(self) -> str:
        """A key that is no letter, perhaps with another held."""
        key = self.chance.choice(_KEYS)
        held = self.chance.choices(
            [Modifier.NoModifier, Modifier.ShiftModifier, Modifier.ControlModifier, Modifier.AltModifier], [12, 2, 1, 1]
        )[0]
        text = {Qt.Key.Key_Return: "\r", Qt.Key.Key_Space: " ", Qt.Key.Key_Backspace: "\b"}.get(key, "")
        return self._press(key, text, held)

    def typed(self) -> str:
        """A letter, with Alt now and then."""
        sign = self.chance.choice(_SIGNS)
        held = self.chance.choices([Modifier.NoModifier, Modifier.AltModifier], [8, 1])[0]
        known = ord(sign.upper()) if sign.isascii() else 0
        return f"{sign!r} {self._press(Qt.Key(known), sign, held)}"

    def enter(self) -> str:
        """Enter, so that what was begun is done."""
        return self._press(Qt.Key.Key_Return, "\r")

    def shortcut(self) -> str:
        """One of the window's own keys, but those that end it."""
        action = self.chance.choice([one for one in ACTIONS if one.name not in ("quit", "full-screen")])
        self.window.window_actions.act(action.name)
        return action.name

    def paste(self) -> str:
        """Several lines at once."""
        QGuiApplication.clipboard().setText("\n".join(self._called() for _ in range(self.chance.randint(1, 4))))
        return self._press(Qt.Key.Key_V, "\x16", Modifier.ControlModifier)

    # mouse

    def _somewhere(self) -> tuple[QWidget, QPoint]:
        """A widget that can be seen, and a place on it."""
        popup = QApplication.activePopupWidget()
        top = popup or self.window
        at = QPoint(self.chance.randrange(max(1, top.width())), self.chance.randrange(max(1, top.height())))
        found = None if popup is not None else self.window.childAt(at)
        return (top, at) if found is None else (found, found.mapFrom(self.window, at))

    def click(self) -> str:
        """A click, mostly a single one on the left."""
        widget, at = self._somewhere()
        button = self.chance.choices([Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton], [9, 1])[0]
        name = type(widget).__name__
        if self.chance.random() < 0.1:
            QTest.mouseDClick(widget, button, Modifier.NoModifier, at)
        else:
            QTest.mouseClick(widget, button, Modifier.NoModifier, at)
        return f"{name} at {at.x()},{at.y()}"

    def drag(self) -> str:
        """Pressed here, moved, let go there."""
        widget, at = self._somewhere()
        name = type(widget).__name__
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, Modifier.NoModifier, at)
        for _ in range(3):
            at += QPoint(self.chance.randint(-200, 200), self.chance.randint(-150, 150))
            QTest.mouseMove(widget, at)
        QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, Modifier.NoModifier, at)
        return name

    def wheel(self) -> str:
        """The wheel, with Ctrl now and then."""
        widget, at = self._somewhere()
        turn = QPoint(0, self.chance.choice((-240, -120, 120, 240)))
        held = self.chance.choice([Modifier.NoModifier, Modifier.ControlModifier])
        event = QWheelEvent(
            QPointF(at),
            QPointF(widget.mapToGlobal(at)),
            QPoint(),
            turn,
            Qt.MouseButton.NoButton,
            held,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, event)
        return type(widget).__name__

    # what only a room understands

    def _called(self) -> str:
        """A call of any verb, about tables, seats and players of the room; spoilt now and then."""
        chance = self.chance
        call = chance.choice(_EXAMPLES)
        call = re.sub(r"#\d+", lambda _found: f"#{chance.randint(1, 240)}", call)
        call = re.sub(r"\d+-\d+", lambda _found: f"{self._table()}-{chance.randint(1, 10)}", call)
        call = re.sub(r"(?<![#\d-])\b\d{1,2}\b(?!-)", lambda _found: str(self._table()), call)
        call = re.sub(r"Ann Lee|Ann|Lee|kow", lambda _found: chance.choice(_WORDS), call)
        if chance.random() < 0.1:
            at = chance.randrange(len(call) + 1)
            call = call[:at] + chance.choice(_SIGNS) + call[at + chance.randint(0, 2) :]
        return call

    def _table(self) -> int:
        page = self.window.page
        tables = page.room.tables() if page is not None else ()
        return self.chance.choice((*tables, *tables, *range(1, 12)))

    def call(self) -> str:
        """A call is put into the line; Enter comes or does not."""
        page = self.window.page
        if page is None:
            return "nowhere"
        call = self._called()
        page.bar.put(call)
        if self.chance.random() < 0.7:
            page.bar.give()
        return call

    def undo(self) -> str:
        """Several steps back, and perhaps forth."""
        page = self.window.page
        if page is None:
            return "nowhere"
        back = self.chance.choice((1, 1, 2, 5, 40))
        for _ in range(back):
            page.run("undo")
        for _ in range(self.chance.randint(0, back)):
            page.run("redo")
        return str(back)

    def pane(self) -> str:
        """A pane is shown, or goes."""
        page = self.window.page
        if page is None:
            return "nowhere"
        name = self.chance.choice([one.name for one in ACTIONS if one.pane])
        page.panes.act(name)
        self.panes.add(name)
        return name

    # the window itself

    def size(self) -> str:
        """Another size."""
        wide, high = self.chance.choice(_SIZES)
        self.window.resize(wide, high)
        return f"{wide}x{high}"

    def tick(self) -> str:
        """Time passes."""
        page = self.window.page
        if page is not None:
            page.bridge.tick()
            page.printing.tick()
            page.show_top()
        return ""

    def language(self) -> str:
        """Another language, now and then: all is made anew."""
        if self.chance.random() < 0.8:
            self.window.flip()
            return "theme"
        lang = self.chance.choice(LANGUAGES)
        self.window.speak(lang)
        return lang
