"""The clock page: the time large, blinds, five keys, what is announced, the expected end, every level and break."""

import re

from PySide6.QtCore import QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from floorman.desk.front.clock_page import KEY_CALLS, ClockPage, clock_page
from floorman.ui.clock.cards import EndCard, SayCard
from floorman.ui.clock.face import ClockFace
from floorman.ui.clock.keys import HIGH, ClockKey
from floorman.ui.clock.steps import StepList
from floorman.ui.input.actions import BY_NAME
from floorman.ui.paint import text
from floorman.ui.paint.parts import KeyHint, card, pencil
from floorman.ui.parts.controls import ActionButton, quiet
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.words import _, why_not

_GAP = 8
_LEVEL = re.compile(r"(?:lv|level) (\d{1,3})\b", re.IGNORECASE)
_TEMPLATES = ("standard", "turbo", "hyper", "deep", "rebuy", "two-day")


class ClockPane(Pane):
    """Lies over floor and table panel; typed calls go to the call line all the time."""

    takes_keys = False

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        look = context.look
        self.page: ClockPage | None = None
        self.face = ClockFace(look, self)
        self.keys = {
            "stop": ClockKey(look, BY_NAME["stop-go"].key, self),
            "more": ClockKey(look, "Alt +", self),
            "break": ClockKey(look, "Alt B", self),
            "play": ClockKey(look, "Alt P", self),
            "next": ClockKey(look, "Alt N", self),
        }
        for name, key in self.keys.items():
            key.clicked.connect(lambda _on=False, name=name: self.press(name))
        self.say, self.end = SayCard(look, self), EndCard(look, self)
        self.say.call.connect(self.call)
        self.steps = StepList(look, self)
        self.steps.verticalScrollBar().valueChanged.connect(lambda _at: self.update())
        self.up, self.down = KeyHint(look, "PgUp", ""), KeyHint(look, "PgDn", "")
        for hint, pages in ((self.up, -1), (self.down, 1)):
            hint.setParent(self)
            hint.clicked.connect(lambda _on=False, pages=pages: self.leaf(pages))
        self.up.setAccessibleName(_("Earlier levels"))
        self.down.setAccessibleName(_("Later levels"))
        self.none = quiet(_("No levels yet. Choose some here, or type: levels friday.txt"), self)
        self.templates = [ActionButton(look, name) for name in _TEMPLATES]
        for button, name in zip(self.templates, _TEMPLATES, strict=True):
            button.setParent(self)
            button.clicked.connect(lambda _on=False, name=name: self.call.emit(f"levels {name}"))
        self.setAccessibleName(_("Clock"))

    # what is shown ----------------------------------------------------------------------------------------------------

    def reread(self) -> None:
        """The room has changed, or the pane is shown."""
        self.page = clock_page(self.room.desk.floor, self.room.desk.teller.remarks)
        there = self.page is not None
        for part in (self.face, *self.keys.values(), self.say, self.end, self.steps, self.up, self.down):
            part.setVisible(there)
        for part in (self.none, *self.templates):
            part.setVisible(not there)
        if self.page is not None:
            self._show(self.page)
        self._place()
        self.update()

    def _show(self, page: ClockPage) -> None:
        self.face.show_page(page)
        self.say.show_page(page)
        self.end.show_page(page)
        self.steps.take(page.rows, page.told.shows if self._of_the_step(page) else "")
        self._name_keys(page)

    def _name_keys(self, page: ClockPage) -> None:
        stops = page.told.runs
        waits = "begin" not in page.shut
        call = KEY_CALLS["stop" if stops else "go"]
        self.keys["stop"].say(_("Stop") if stops else _("Go"), "bars" if stops else "play", call, self._why("stop"))
        self.keys["more"].say(_("+1 minute"), "plus", KEY_CALLS["more"], self._why("more"))
        begin = KEY_CALLS["begin"] if waits else self._break_call(page)
        self.keys["break"].say(_("Begin the break") if waits else _("Break now"), "cup", begin, self._why("break"))
        self.keys["play"].say(_("Break over"), "play", KEY_CALLS["play"], self._why("play"))
        coming = next((row.kind for row in page.rows[page.step + 1 :]), "level")
        word = {"level": _("Next level"), "break": _("To the break"), "end": _("End the day")}[coming]
        self.keys["next"].say(word, "onward", KEY_CALLS["next"], self._why("next"))

    def _break_call(self, page: ClockPage) -> str:
        """A break as long as the next one of the levels, else of ten minutes."""
        return f"lv break {page.pause.minutes}" if page.pause is not None else KEY_CALLS["break"]

    def _why(self, key: str) -> str:
        """Why a key cannot be pressed, in few words; "" if it can."""
        page = self.page
        assert page is not None
        if key == "stop":
            code = page.shut.get("stop" if page.told.runs else "go", "")
        elif key == "break" and "begin" not in page.shut:
            code = ""
        else:
            code = page.shut.get(key, "")
        if key == "play" and page.told.state == "level" and page.told.why in ("stop", "hands", "h4h"):
            code = "lv.no-break"
        return _short(code)

    def tick_clock(self, shows: str) -> None:
        """Another second."""
        if self.page is not None:
            self.face.say_time(shows)
            self.steps.say_left(shows if self._of_the_step(self.page) else "")

    @staticmethod
    def _of_the_step(page: ClockPage) -> bool:
        """Whether the time is that of the step in the list, not of a break within it or of nothing any more."""
        within = page.told.state == "break" and page.rows[page.step].kind == "level"
        return page.told.why != "end" and not within

    # keys -------------------------------------------------------------------------------------------------------------

    def press(self, name: str) -> None:
        """Puts the call of a key into the line, if it can be pressed."""
        key = self.keys[name]
        if self.page is not None and key.isEnabled():
            self.call.emit(key.call)

    def alt(self, key: str) -> bool:
        """Letters of the keys, digits of the announcements."""
        name = {"+": "more", "B": "break", "P": "play", "N": "next"}.get(key)
        if self.page is not None and name is not None:
            self.press(name)
            return True
        if self.page is not None and key in "123456":
            self.call.emit(self.page.sayings[int(key) - 1].call)
            return True
        return False

    def leaf(self, pages: int) -> bool:
        """PgUp and PgDn: through the levels."""
        self.steps.turn(pages)
        return True

    def take_typed(self, typed: str) -> None:
        """The key, or the step, that the typed call is about, is outlined."""
        for key in self.keys.values():
            key.aim(typed)
        found = _LEVEL.match(typed.strip())
        rows = () if self.page is None or found is None else self.page.rows
        level = int(found[1]) if found is not None else 0
        self.steps.aim(frozenset(row.step for row in rows if row.kind == "level" and row.level == level))

    # layout and paint -------------------------------------------------------------------------------------------------

    @property
    def _side(self) -> QRect:
        """Where the levels stand."""
        wide = min(380, max(250, self.width() * 35 // 100))
        return QRect(self.width() - wide, 0, wide, self.height())

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """The clock takes what the cards leave."""
        self._place()

    def _place(self) -> None:
        side, high = self._side, self.height()
        wide = side.left() - _GAP
        below = 0 if high < 520 else 178 if high < 800 else 260
        keys_high = HIGH if high < 800 else 92
        face = high - keys_high - _GAP - (below + _GAP if below else 0)
        self.face.setGeometry(0, 0, wide, face)
        step = (wide + _GAP) // 5
        for nth, key in enumerate(self.keys.values()):
            key.setGeometry(nth * step, face + _GAP, step - _GAP, keys_high)
        for part in (self.say, self.end):
            part.setVisible(bool(below) and self.page is not None)
        top, right = high - below, max(200, wide * 234 // 666)
        self.say.setGeometry(0, top, wide - right - _GAP, below)
        self.end.setGeometry(wide - right, top, right, below)
        self.steps.setGeometry(side.left() + 4, 44, side.width() - 8, (high - 44 - 56) // 44 * 44)
        foot = high - 40
        wide_down, wide_up = self.down.sizeHint().width() + 14, self.up.sizeHint().width() + 14
        self.down.setGeometry(side.right() - wide_down, foot, wide_down, 28)
        self.up.setGeometry(self.down.x() - wide_up + 6, foot, wide_up, 28)
        self.none.setGeometry(24, 24, max(200, self.width() - 48), 40)
        for nth, button in enumerate(self.templates):
            button.setGeometry(24 + nth % 3 * 220, 76 + nth // 3 * 56, 208, 46)

    def paintEvent(self, _event: object) -> None:
        """Ground, and the heading and foot of the levels."""
        painter = pencil(self)
        painter.fillRect(self.rect(), self.look("bg0"))
        if self.page is None:
            card(painter, self.rect(), self.look("bg1"), 8)
            painter.end()
            return
        side, page = self._side, self.page
        card(painter, side, self.look("bg1"), 8)
        head = side.adjusted(16, 4, -16, 0)
        head.setHeight(40)
        text.line(painter, head, _("Structure"), text.HEAD, self.look("hi"))
        where = _("step {step} of {steps}").format(step=page.step + 1, steps=len(page.rows))
        text.line(painter, head, where, text.BODY, self.look("mid"), text.RIGHT)
        above, below = self.steps.hidden
        told = _("steps above: {above}, below: {below}").format(above=above, below=below)
        foot = QRect(side.left() + 12, side.bottom() - 40, self.up.x() - side.left() - 20, 28)
        text.line(painter, foot, told, text.BODY, self.look("mid"), name=True)
        painter.end()


def _short(code: str) -> str:
    """Why a key is shut, in the room of its own name."""
    from floorman.core.refused import Refused

    if not code:
        return ""
    short = {
        "lv.no-break": _("no break now"),
        "lv.on-break": _("it is on"),
        "lv.day-over": _("day over"),
        "lv.last-step": _("nothing comes"),
    }.get(code)
    return short if short is not None else why_not(Refused(code))
