"""The bar over the floor: which tables are shown, find, nearer and farther."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from floorman.desk.front.views import Legend
from floorman.text.phrases.mark import N_
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import PaintedButton, cap, cap_width, card, pencil
from floorman.ui.theme.look import Look
from floorman.ui.words import _

FILTERS = {
    "all": N_("All"),
    "off_balance": N_("Off balance"),
    "stopped": N_("Stopped"),
    "transit": N_("In transit"),
    "old": N_("Old positions"),
    "locked": N_("Locked"),
}
HIGH = 44
_GAP = 6
_COMPACT = text.Face(13, 500, True)


class FilterButton(PaintedButton):
    """Shows a part of the room's tables; says how many."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(look, _(FILTERS[name]))
        self.name = name
        self.count = 0
        self.compact = False
        """Narrow: the figure under the word, or behind its second line."""
        self.setCheckable(True)

    def tell(self, count: int) -> bool:
        """Changes the figure; True if it is another."""
        if count == self.count:
            return False
        self.count = count
        self.setAccessibleName(f"{self.text()} {count}")
        self.update()
        return True

    def sizeHint(self) -> QSize:
        """Word and figure, side by side or over each other."""
        if self.compact:
            wide = max(_COMPACT.width(line) for line in self._lines())
            return QSize(max(HIGH, wide + 12), HIGH)
        return QSize(text.BUTTON.width(self.text()) + text.PLATE.width(str(self.count)) + 27, HIGH)

    def _lines(self) -> tuple[str, str]:
        """Two lines of much the same width, the figure at the end."""
        words = f"{self.text()} {self.count}".split(" ")
        splits = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
        return min(splits, key=lambda lines: max(map(_COMPACT.width, lines)))

    def paintEvent(self, _event: object) -> None:
        """A button; the one that is on is lighter and underlined."""
        painter = pencil(self)
        on = self.isChecked()
        card(painter, self.rect(), self.look("bg3" if on else "bg2"))
        if on:
            painter.setBrush(self.look("paper"))
            painter.drawRoundedRect(2, self.height() - 3, self.width() - 4, 3, 1.5, 1.5)
        if self.compact:
            for nth, line in enumerate(self._lines()):
                row = QRect(0, 4 + 18 * nth, self.width(), 18)
                text.line(painter, row, line, _COMPACT, self.look("hi"), text.MIDDLE)
            painter.end()
            return
        word = QRect(10, 0, self.width() - 14, self.height())
        text.line(painter, word, self.text(), text.BUTTON, self.look("hi"))
        left = 10 + text.BUTTON.width(self.text()) + 7
        text.line(painter, word.adjusted(left - 10, 0, 0, 0), str(self.count), text.PLATE, self.look("hi"))
        painter.end()


class ToolButton(PaintedButton):
    """A sign, perhaps an icon before it and a key's cap behind it."""

    def __init__(self, look: Look, sign: str, name: str, icon: str = "", key: str = "") -> None:
        super().__init__(look, sign)
        self.icon_name, self.key = icon, key
        self.compact = False
        """Narrow: the icon alone."""
        self.setAccessibleName(f"{name}, {key}" if key else name)
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        """Icon, sign and cap, at least as wide as high."""
        if self.compact and self.icon_name:
            return QSize(HIGH, HIGH)
        wide = text.BUTTON.width(self.text()) + 20
        wide += 24 if self.icon_name else 0
        wide += cap_width(self.key) + 8 if self.key else 0
        return QSize(max(HIGH, wide), HIGH)

    def paintEvent(self, _event: object) -> None:
        """Paints it from left to right."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg2"))
        left = 10
        if self.compact and self.icon_name:
            icons.ICONS[self.icon_name](painter, self.look, QPointF(self.width() / 2, self.height() / 2), 9)
            painter.end()
            return
        if self.icon_name:
            icons.ICONS[self.icon_name](painter, self.look, QPointF(left + 8, self.height() / 2), 8)
            left += 24
        sign = QRect(left, 0, self.width() - left - 10, self.height())
        plain = not self.icon_name and not self.key
        text.line(
            painter,
            sign,
            self.text(),
            text.STRONG if plain else text.BUTTON,
            self.look("hi"),
            text.MIDDLE if plain else text.LEFT,
        )
        if self.key:
            wide = cap_width(self.key)
            where = QRect(self.width() - wide - 9, (self.height() - 22) // 2, wide - 2, 22)
            cap(painter, where, self.key, self.look("bg3"), self.look("hi"), self.look("edge"))
        painter.end()


class FilterBar(QWidget):
    """Filters at the left, tools at the right; filters without tables hide, those without room go into a menu."""

    chosen = Signal(str)
    finding = Signal()
    zoom = Signal(int)
    room_menu = Signal(object)
    """The menu of the whole room is wanted, at a ``QPoint`` of the screen."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.on = "all"
        self.buttons = {name: FilterButton(look, name) for name in FILTERS}
        self.more = ToolButton(look, "…", _("More filters"))
        self.tools = (
            ToolButton(look, _("Find"), _("Find a player"), "search", "F3"),
            ToolButton(look, "−", _("Farther")),
            ToolButton(look, "+", _("Nearer")),
            ToolButton(look, _("Room"), _("Room: players, tables, registration, clock"), "more"),
        )
        for each in (*self.buttons.values(), self.more, *self.tools):
            each.setParent(self)
        for name, button in self.buttons.items():
            button.clicked.connect(self._chooser(name))
        self.more.clicked.connect(self._open_more)
        self.tools[0].clicked.connect(lambda: self.finding.emit())
        self.tools[1].clicked.connect(lambda: self.zoom.emit(-1))
        self.tools[2].clicked.connect(lambda: self.zoom.emit(1))
        room = self.tools[3]
        room.clicked.connect(lambda: self.room_menu.emit(room.mapToGlobal(room.rect().bottomLeft())))
        self.buttons["all"].setChecked(True)
        self.setFixedHeight(HIGH + 4)
        self._hidden: list[str] = []

    def tell(self, legend: Legend) -> None:
        """Takes the figures."""
        told = [button.tell(getattr(legend, name)) for name, button in self.buttons.items()]
        if any(told):
            self._place()

    def choose(self, name: str) -> None:
        """Turns a filter on, and the others off."""
        self.on = name
        for each, button in self.buttons.items():
            button.setChecked(each == name)
        self._place()
        self.chosen.emit(name)

    def _chooser(self, name: str) -> Callable[[], None]:
        return lambda: self.choose(name)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Places the buttons anew."""
        self._place()

    def _place(self) -> None:
        wanted = [name for name, button in self.buttons.items() if name in ("all", self.on) or button.count]
        for compact in (False, True):
            for button in self.buttons.values():
                button.compact = compact
            for tool in self.tools:
                tool.compact = compact
            tools = sum(tool.sizeHint().width() + _GAP for tool in self.tools)
            if sum(self.buttons[name].sizeHint().width() + _GAP for name in wanted) + tools <= self.width():
                break
        for each in (*self.buttons.values(), *self.tools):
            each.update()
        right = self.width()
        for tool in reversed(self.tools):
            right -= tool.sizeHint().width()
            tool.setGeometry(right, 2, tool.sizeHint().width(), HIGH)
            right -= _GAP
        shown = self._fitting(wanted, right)
        self._hidden = [name for name in wanted if name not in shown]
        left = 0
        for name, button in self.buttons.items():
            button.setVisible(name in shown)
            if name in shown:
                button.setGeometry(left, 2, button.sizeHint().width(), HIGH)
                left += button.width() + _GAP
        self.more.setVisible(bool(self._hidden))
        self.more.setGeometry(left, 2, HIGH, HIGH)

    def _fitting(self, wanted: list[str], room: int) -> list[str]:
        wide = {name: self.buttons[name].sizeHint().width() + _GAP for name in wanted}
        shown = list(wanted)
        while len(shown) > 1 and sum(wide[name] for name in shown) + (HIGH if len(shown) < len(wanted) else 0) > room:
            shown.remove(next(name for name in reversed(shown) if name != self.on))
        return shown

    def _open_more(self) -> None:
        menu = QMenu(self)
        for name in self._hidden:
            menu.addAction(f"{_(FILTERS[name])} {self.buttons[name].count}", self._chooser(name))
        menu.exec(self.more.mapToGlobal(self.more.rect().bottomLeft()))
        menu.deleteLater()
