"""Beside the board: the hand, who is out on it, and the lock that lists what the money waits for."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from floorman.desk.conduct.hand_for_hand import Board, Condition
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import card, pencil
from floorman.ui.paint.shapes import pen
from floorman.ui.rulings.parts import ChipRow, HeadedColumn
from floorman.ui.theme.look import Look
from floorman.ui.words import _

_HAND = text.Face(56, 700, True)
_LOCK = text.Face(20, 600)
_ROW = 19


class Side(HeadedColumn):
    """Words only; the buttons stand under the tiles."""

    cited = Signal(str)

    def __init__(self, look: Look, parent: QWidget, now: Callable[[], int]) -> None:
        """``now`` is the desk's clock, in milliseconds."""
        super().__init__(look, parent)
        self.now = now
        self.board: Board | None = None
        ticking = QTimer(self)
        ticking.timeout.connect(self.update)
        ticking.start(1000)
        self.chips = ChipRow(look, self)
        self.chips.cited.connect(self.cited)
        self.say(_("Hand-for-hand"))

    def show_board(self, board: Board) -> None:
        """Takes the board as it stands."""
        self.board = board
        self.chips.show_cites(board.cites)
        out = [f"{row.chair} {row.label}: {row.says}" for row in board.out]
        waits = [f"{each.title} {each.detail}" for each in board.conditions]
        self.setAccessibleName(". ".join([self.head, board.title, board.says, *out, self._lock(board), *waits]))
        self._place()
        self.update()

    def _lock(self, board: Board) -> str:
        return _("In the money") if board.in_the_money else _("In the money: locked")

    def resizeEvent(self, _event: object) -> None:
        """Chips under the heading."""
        self._place()

    def _place(self) -> None:
        wide = self.width() - 24
        self.chips.setGeometry(12, self.HEAD - 4, wide, self.chips.lay_out(wide))

    # paint ------------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: object) -> None:
        """From above: hand, bar, busts; the lock at the foot."""
        super().paintEvent(event)
        if self.board is None:
            return
        painter = pencil(self)
        top = self._head(painter, self.board, self.HEAD + self.chips.height() + 2)
        lock = self._lock_height(self.board)
        low = self.height() - lock - 20
        top = self._out(painter, self.board, top + 12, low)
        self._so_far(painter, self.board, top, low)
        self._paint_lock(painter, self.board, self.height() - lock - 10, lock)
        painter.end()

    def _head(self, painter: QPainter, board: Board, top: int) -> int:
        left = 12
        if board.hand:
            text.line(painter, QRect(12, top, 60, 18), _("Hand"), text.SMALL, self.look("mid"))
            text.line(painter, QRect(12, top + 12, 120, 66), str(board.hand), _HAND, self.look("hi"), name=True)
            left = 24 + max(36, _HAND.width(str(board.hand)))
        room = self.width() - left - 12
        title = text.fitted(board.title, text.STRONG, room, 2, name=True)
        text.block(painter, QRect(left, top + 6, room, 0), title, text.STRONG, self.look("hi"), 20)
        low = top + 8 + 20 * len(title)
        said = text.fitted(self._time(board), text.BODY, room, 3)
        text.block(painter, QRect(left, low, room, 0), said, text.BODY, self.look("mid"), _ROW)
        low = max(low + _ROW * len(said), top + (76 if board.hand else 0)) + 8
        bar = QRectF(12, low, self.width() - 24, 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look("bg3"))
        painter.drawRoundedRect(bar, 5, 5)
        part = board.done / len(board.tables)
        if part:
            painter.setBrush(self.look("paper"))
            painter.drawRoundedRect(QRectF(12, low, max(10.0, bar.width() * part), 10), 5, 5)
        return int(low) + 10

    def _time(self, board: Board) -> str:
        """How long the hand has run, and what it takes of the level."""
        ran = minutes_seconds(board.clock.read(self.now()))
        said = _("{time} since it was dealt") if board.hand else _("{time} since the announcement")
        takes = _("A hand takes {minutes} min off the level.").format(minutes=board.clock_minutes)
        return f"{said.format(time=ran)}. {takes if board.clock_minutes and board.hand else ''}".strip()

    def _so_far(self, painter: QPainter, board: Board, top: int, low: int) -> None:
        """The hands before, newest first, as many as there is room for."""
        most = (low - top - 34) // _ROW
        if not board.hands or most < 1:
            return
        shown = board.hands[:most]
        card(painter, QRect(12, top, self.width() - 24, 34 + _ROW * len(shown)), self.look("bg2"))
        wide = self.width() - 44
        text.line(painter, QRect(22, top + 5, wide, 18), _("Hands so far"), text.SMALL, self.look("mid"))
        for nth, hand in enumerate(shown):
            said = _("Hand {hand}: {time}, out: {out}") if hand.hand else _("In progress: {time}, out: {out}")
            told = said.format(hand=hand.hand, time=minutes_seconds(hand.milliseconds), out=hand.out)
            place = QRect(22, top + 25 + nth * _ROW, wide, _ROW)
            text.line(painter, place, told, text.BODY, self.look("hi"), name=True)

    def _out(self, painter: QPainter, board: Board, top: int, low: int) -> int:
        wide = self.width() - 44
        for row in board.out:
            said = text.wrapped(row.says, text.BODY, wide)
            high = 50 + _ROW * len(said)
            if low - top < 20:
                return low
            if top + high > low:
                more = _("and more: {count}").format(count=len(board.out) - board.out.index(row))
                text.line(painter, QRect(22, top, wide, 20), more, text.BODY, self.look("mid"), name=True)
                return low
            card(painter, QRect(12, top, self.width() - 24, high), self.look("bg2"))
            text.line(painter, QRect(22, top + 4, wide, 18), _("Out on this hand"), text.SMALL, self.look("mid"))
            who = f"{row.chair}  {row.label}"
            text.line(painter, QRect(22, top + 22, wide, 20), who, text.HEAD, self.look("hi"), name=True)
            text.block(painter, QRect(22, top + 43, wide, 0), said, text.BODY, self.look("mid"), _ROW)
            top += high + 8
        return top

    def _lines(self, each: Condition) -> tuple[tuple[str, ...], tuple[str, ...]]:
        wide = self.width() - 24 - 56
        most = 3 if self.height() < 520 else 6
        detail = some_of(each.detail, text.BODY, wide, most) if each.detail else ()
        return text.wrapped(each.title, text.HEAD, wide), detail

    def _lock_height(self, board: Board) -> int:
        rows = sum(20 * len(title) + _ROW * len(said) + 10 for title, said in map(self._lines, board.conditions))
        return 50 + rows

    def _paint_lock(self, painter: QPainter, board: Board, top: int, high: int) -> None:
        rect = QRect(12, top, self.width() - 24, high)
        painter.setBrush(self.look("bg2"))
        painter.setPen(pen(self.look("focus" if board.in_the_money else "act"), 2))
        painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 6, 6)
        icon = icons.tick_disc if board.in_the_money else icons.padlock
        icon(painter, self.look, QPointF(34, top + 25), 10)
        said = self._lock(board)
        room = rect.width() - 60
        face = next((each for each in (_LOCK, text.HEAD, text.PLATE) if each.width(said) <= room), text.CHIP)
        text.line(painter, QRect(58, top + 8, room, 34), said, face, self.look("hi"), name=True)
        row = top + 46
        for each in board.conditions:
            row = self._condition(painter, each, row)

    def _condition(self, painter: QPainter, each: Condition, top: int) -> int:
        at = QPointF(34, top + 10)
        if each.met:
            icons.tick(painter, self.look, at, 8)
        elif each.stop:
            icons.stop(painter, self.look, at, 9)
        else:
            painter.setPen(pen(self.look("act"), 2, (4.0, 3.0)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(at.x() - 8, at.y() - 8, 16, 16), 3, 3)
        title, said = self._lines(each)
        area = QRect(58, top, self.width(), 0)
        text.block(painter, area, title, text.HEAD, self.look("hi"), 20)
        low = top + 20 * len(title)
        text.block(painter, QRect(58, low, self.width(), 0), said, text.BODY, self.look("mid"), _ROW)
        return low + _ROW * len(said) + 10


def minutes_seconds(milliseconds: int) -> str:
    """A time as it is read aloud: "1 min 48 s"."""
    minutes, seconds = divmod(max(0, milliseconds) // 1000, 60)
    if not minutes:
        return _("{seconds} s").format(seconds=seconds)
    return _("{minutes} min {seconds} s").format(minutes=minutes, seconds=f"{seconds:02}")


def some_of(listed: str, face: text.Face, wide: int, most: int) -> tuple[str, ...]:
    """A list parted by commas in at most ``most`` lines; what has no room is counted at its end, never cut."""
    lines = text.wrapped(listed, face, wide)
    parts = listed.split(", ")
    for shown in range(len(parts) - 1, 0, -1):
        if len(lines) <= most:
            break
        rest = _("and more: {count}").format(count=len(parts) - shown)
        lines = text.wrapped(f"{', '.join(parts[:shown])}, {rest}", face, wide)
    return lines
