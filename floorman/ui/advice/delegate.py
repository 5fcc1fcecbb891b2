"""An advice as a card: band, icon, title, key, reason, rules. The first one carries the white key."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from floorman.desk.front.views import AdviceCard
from floorman.ui.advice.model import AdviceModel, Index
from floorman.ui.input.actions import ADVICE_KEYS
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import cap, cap_width, chip
from floorman.ui.paint.parts import card as ground
from floorman.ui.paint.shapes import pen
from floorman.ui.theme.look import Look
from floorman.ui.words import _

FIRST_HEAD = 62
HEAD = 40
REASON_LINE = 18
FIRST_LINE = 19
CHIPS = 30
GAP = 6
BARE = 44
FIRST_BARE = 62


def full_height(first: bool, lines: int, chips: bool) -> int:
    """How high a card is with its reason in ``lines`` lines, and chips."""
    if first:
        return FIRST_HEAD + lines * FIRST_LINE + (CHIPS + 8 if chips else 12)
    return HEAD + lines * REASON_LINE + (CHIPS + 4 if chips else 8)


def plan(full: list[int], room: int) -> list[int]:
    """The height of every card within ``room`` pixels, given their full heights; what cannot fit scrolls."""
    heights = list(full)
    bare = [FIRST_BARE if nth == 0 else BARE for nth in range(len(full))]
    if sum(bare) + GAP * len(bare) > room:
        return _scrolled(full, bare, room)
    for nth in range(len(heights) - 1, -1, -1):
        if sum(heights) + GAP * len(heights) <= room:
            break
        heights[nth] = bare[nth]
    return heights


def _scrolled(full: list[int], bare: list[int], room: int) -> list[int]:
    """The list scrolls anyway: as many of the first cards as show at once keep their reasons, the first always."""
    heights, taken = list(bare), 0
    for nth, high in enumerate(full):
        taken += high + GAP
        if nth and taken > room:
            break
        heights[nth] = high
    return heights


_BANDS = {"stop": "stop", "act": "act_fill", "move": "move", "note": "edge"}
_FIRST_REASON = text.Face(14.5, 400, True)
RAIL = 64


class AdviceDelegate(QStyledItemDelegate):
    """Paints the cards at the heights that the view has planned."""

    def __init__(self, look: Look, cards: AdviceModel) -> None:
        super().__init__()
        self.look, self.cards = look, cards
        self.heights: list[int] = []
        self.chips: dict[int, list[tuple[QRect, str]]] = {}
        """Of each card that was painted: where its citations lie, a little larger than they look."""
        self._row = 0
        self.width = 298
        self.rail = False

    def lay_out(self, width: int, room: int, rail: bool) -> None:
        """Plans the cards over ``width`` by ``room`` pixels."""
        self.width, self.rail = width, rail
        if rail:
            self.heights = [76] * len(self.cards.cards)
            return
        full = [
            full_height(nth == 0, len(self._reason(card, nth == 0)), bool(card.cites) or nth == 0)
            for nth, card in enumerate(self.cards.cards)
        ]
        self.heights = plan(full, room)

    def _reason(self, card: AdviceCard, first: bool) -> tuple[str, ...]:
        if not card.reason:
            return ()
        face = _FIRST_REASON if first else text.REASON
        return text.fitted(card.reason, face, self.width - (24 if first else 30), 4 if first else 3, name=True)

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Card and the gap below it."""
        high = self.heights[index.row()] if index.row() < len(self.heights) else BARE
        return QSize(self.width, high + GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paints one card."""
        card, first = self.cards.cards[index.row()], index.row() == 0
        self._row = index.row()
        self.chips[self._row] = []
        whole: QRect = option.rect
        state: QStyle.StateFlag = option.state
        rect = whole.adjusted(0, 0, 0, -GAP)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, card, rect, first)
        key = ADVICE_KEYS[index.row()] if index.row() < len(ADVICE_KEYS) and card.offer else ""
        if self.rail:
            self._rail(painter, card, rect, key)
        elif first:
            self._first(painter, card, rect, key)
        else:
            self._other(painter, card, rect, key)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(pen(self.look("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 6, 6)
        painter.restore()

    def _ground(self, painter: QPainter, card: AdviceCard, rect: QRect, first: bool) -> None:
        fill = "stop_bg" if card.level == "stop" and first else "bg2"
        painter.setClipRect(rect)
        ground(painter, rect, self.look(_BANDS.get(card.level, "edge")), 6)
        inner = rect.adjusted(5, 0, 0, 0)
        painter.setBrush(self.look(fill))
        painter.drawRoundedRect(QRectF(inner), 6, 6)
        painter.drawRect(inner.adjusted(0, 0, -12, 0))
        painter.setClipping(False)

    def _first(self, painter: QPainter, card: AdviceCard, rect: QRect, key: str) -> None:
        look = self.look
        row = QRect(rect.left() + 13, rect.top() + 7, rect.width() - 21, 48)
        ground(painter, row, look("paper" if card.offer else "bg3"))
        colour = look.swapped if card.offer else look
        icons.ICONS.get(card.icon, icons.question)(painter, colour, QPointF(row.left() + 24, row.center().y() + 1), 12)
        wide = cap_width(key) + 12 if key else 0
        title = QRect(row.left() + 46, row.top(), row.width() - 46 - (wide + 16 if key else 8), row.height())
        faces = (text.ECHO, text.STRONG, text.Face(16, 600, True), text.PLATE)
        face = next((one for one in faces if one.width(card.title) <= title.width()), text.PLATE)
        lines = text.fitted(card.title, face, title.width(), 2)
        top = title.center().y() - 9 * len(lines) + 1
        text.block(painter, QRect(title.left(), top, title.width(), 0), lines, face, colour("hi"), 18)
        if key:
            where = QRect(row.right() - wide - 7, row.top() + 8, wide, 32)
            ground(painter, where, look("paper"), 5, look("paper_ink"))
            text.line(painter, where, key, text.HEAD, look("paper_ink"), text.MIDDLE)
        if rect.height() <= FIRST_BARE:
            return
        lines = self._reason(card, True)
        area = QRect(rect.left() + 16, row.bottom() + 7, rect.width() - 30, 0)
        text.block(painter, area, lines, _FIRST_REASON, look("hi"), FIRST_LINE)
        bottom = rect.bottom() - 29
        over = self._overrule(painter, rect, bottom) if card.offer else 0
        self._chips(painter, card, rect.left() + 16, bottom, rect.right() - over)

    def _overrule(self, painter: QPainter, rect: QRect, top: int) -> int:
        key, word = "Shift+F5", _("Overrule")
        wide = cap_width(key) - 2
        where = QRect(rect.right() - wide - 8, top, wide, 22)
        cap(painter, where, key, self.look("bg3"), self.look("hi"), self.look("edge"))
        place = QRect(where.left() - 90, top, 84, 22)
        text.line(painter, place, word, text.SMALL, self.look("mid"), text.RIGHT)
        return wide + 22 + text.SMALL.width(word)

    def _other(self, painter: QPainter, card: AdviceCard, rect: QRect, key: str) -> None:
        look = self.look
        icons.ICONS.get(card.icon, icons.question)(painter, look, QPointF(rect.left() + 26, rect.top() + 22), 10)
        wide = 40 if key else 0
        title = QRect(rect.left() + 45, rect.top() + 8, rect.width() - 45 - wide - 16, 28)
        face = self._title_face(card.title, title.width())
        if face.width(card.title) <= title.width():
            text.line(painter, title, card.title, face, look("hi"))
        else:
            lines = text.fitted(card.title, text.CAP, title.width(), 2)
            text.block(painter, title, lines, text.CAP, look("hi"), 14)
        if key:
            where = QRect(rect.right() - 48, rect.top() + 8, 40, 28)
            ground(painter, where, look("bg3"), 5, look("edge"))
            text.line(painter, where, key, text.PLATE, look("hi"), text.MIDDLE)
        if rect.height() <= BARE:
            return
        area = QRect(rect.left() + 16, rect.top() + HEAD - 4, rect.width() - 30, 0)
        text.block(painter, area, self._reason(card, False), text.REASON, look("mid"), REASON_LINE)
        self._chips(painter, card, rect.left() + 16, rect.bottom() - 28, rect.right())

    def _title_face(self, title: str, room: int) -> text.Face:
        for face in (text.HEAD, text.Face(15, 600, True)):
            if face.width(title) <= room:
                return face
        return text.PLATE

    def _chips(self, painter: QPainter, card: AdviceCard, left: int, top: int, right: int) -> None:
        for cite, rests in zip(card.cites, card.rests, strict=True):
            if left + text.CHIP.width(cite) + 14 > right - 6:
                break
            wide = chip(painter, left, top, cite, self.look)
            self.chips[self._row].append((QRect(left - 3, top - 8, wide + 6, 36), rests))
            left += wide + 6

    def cite_at(self, row: int, at: QPoint) -> str:
        """The citation at a point of a card, with its sentence; "" if there is none."""
        return next((cite for rect, cite in self.chips.get(row, ()) if rect.contains(at)), "")

    def _rail(self, painter: QPainter, card: AdviceCard, rect: QRect, key: str) -> None:
        middle = rect.center().x() + 3
        icons.ICONS.get(card.icon, icons.question)(painter, self.look, QPointF(middle, rect.top() + 15), 10)
        number = QRect(rect.left() + 5, rect.top() + 27, rect.width() - 5, 20)
        said = "" if card.table is None else str(card.table)
        text.line(painter, number, said, text.STRONG, self.look("hi"), text.MIDDLE)
        if key:
            where = QRect(middle - 17, rect.top() + 49, 34, 22)
            cap(painter, where, key, self.look("bg3"), self.look("hi"), self.look("edge"))
