"""The advice column: a head, the cards, and what to say when there is nothing to do."""

from collections.abc import Sequence
from time import monotonic

from PySide6.QtCore import QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QVBoxLayout

from floorman.desk.front.views import AdviceCard
from floorman.ui.advice.delegate import AdviceDelegate
from floorman.ui.advice.model import AdviceModel, Index, KeyMeanings
from floorman.ui.input.actions import call_of
from floorman.ui.paint import icons, text
from floorman.ui.paint.parts import Painted, card, own_viewport, pencil
from floorman.ui.theme.look import Look
from floorman.ui.words import _

HOLD = 600
"""Milliseconds that a card is held down to overrule it."""


class AdviceList(QListView):
    """The cards as a list: press takes an offer, holding overrules it."""

    taken = Signal(int)
    overruled = Signal(int)
    looked_at = Signal(int)
    cited = Signal(str)
    """A citation of a card was pressed."""

    def __init__(self, look: Look, cards: AdviceModel) -> None:
        super().__init__()
        own_viewport(self)
        self.look = look
        self.drawn = AdviceDelegate(look, cards)
        self.rail = False
        self.setModel(cards)
        self.setItemDelegate(self.drawn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(_("Do now"))
        self.setProperty("ownFocus", True)
        self._held = QTimer(self)
        self._held.setSingleShot(True)
        self._held.timeout.connect(self._hold)
        cards.modelReset.connect(self.lay_out)
        look.changed.connect(self._dress)

    def _dress(self) -> None:
        self.viewport().update()

    def lay_out(self) -> None:
        """Plans the cards anew."""
        self._plan()
        self.scheduleDelayedItemsLayout()

    def _plan(self) -> None:
        cards = self.drawn.cards.cards
        self.drawn.lay_out(self.width(), self.height(), self.rail)
        over = sum(self.drawn.heights) + 6 * len(cards) > self.height()
        if over:
            self.drawn.lay_out(self.width() - 12, self.height(), self.rail)

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """A card reads otherwise: it alone is painted, unless it takes more lines or fewer."""
        if QAccessible.isActive():
            super().dataChanged(first, last, list(roles))
        self.update(first)
        high = list(self.drawn.heights)
        self._plan()
        if self.drawn.heights != high:
            self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Its own ground, so that the column under it need not be painted with every card."""
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), self.look("bg1"))
        painter.end()
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another height shows other reasons."""
        self.lay_out()
        super().resizeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begins a press or a hold."""
        super().mousePressEvent(event)
        if self.indexAt(event.position().toPoint()).isValid():
            self._held.start(HOLD)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A short press takes the offer."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if self._held.isActive() and index.isValid() and index == self.currentIndex():
            cite = self.drawn.cite_at(index.row(), event.position().toPoint())
            self.cited.emit(cite) if cite else self.taken.emit(index.row())
        self._held.stop()

    def _hold(self) -> None:
        if self.currentIndex().isValid():
            self.overruled.emit(self.currentIndex().row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the offer, Shift+Enter overrules it."""
        row = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and row >= 0:
            over = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            (self.overruled if over else self.taken).emit(row)
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, _search: str) -> None:
        """Letters belong to the call line."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The first card is chosen if none is."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.model().rowCount():
            self.setCurrentIndex(self.model().index(0, 0))

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tells which card is looked at."""
        super().currentChanged(current, previous)
        self.looked_at.emit(current.row())


class AdviceColumn(Painted):
    """Do now: the cards, and their keys."""

    call = Signal(str)
    """An offer to put into the call line."""
    cited = Signal(str)
    """A citation to open."""
    looked_at = Signal(object)
    """The ``AdviceCard`` that the keys are on, or None."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.cards = AdviceModel()
        self.keys = KeyMeanings(monotonic)
        self.list = AdviceList(look, self.cards)
        self.empty = ("", "")
        self.stack = QVBoxLayout(self)
        self.stack.addWidget(self.list)
        self.list.cited.connect(self.cited)
        self.list.taken.connect(lambda nth: self.call.emit(self.cards.cards[nth].offer))
        self.list.overruled.connect(lambda nth: self._overrule(self.cards.cards[nth]))
        self.list.looked_at.connect(lambda nth: self.looked_at.emit(self.cards.cards[nth] if nth >= 0 else None))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.list.hide()
        self.set_rail(False)

    def set_rail(self, rail: bool) -> None:
        """Narrows to a rail of 64 px, or widens to cards."""
        self.rail = self.list.rail = rail
        side = 2 if rail else 8
        self.stack.setContentsMargins(side, 44, side, 0)
        self.list.lay_out()
        self.update()

    def take(self, cards: tuple[AdviceCard, ...], empty: tuple[str, str]) -> None:
        """Shows these cards; ``empty`` is what to say without any: a title and a sentence."""
        shown, self.empty = (len(self.cards.cards), self.empty), empty
        if self.cards.take(cards):
            self.keys.take(cards)
        if shown != (len(cards), empty):
            self.list.setVisible(bool(cards))
            self.update()

    def press(self, nth: int) -> None:
        """F5 to F9: puts the offer of card ``nth`` into the call line."""
        card, _place = self.keys.card(nth)
        if card is not None and card.offer:
            self.call.emit(card.offer)

    def overrule(self, nth: int) -> None:
        """Shift+F5 to F9: begins to overrule card ``nth``."""
        card, place = self.keys.card(nth)
        if card is not None and place >= 0:
            self._overrule(card)

    def _overrule(self, card: AdviceCard) -> None:
        """By its name: while the remark is typed the list may change."""
        self.call.emit(call_of("overrule", advice=card.name))

    def rule(self) -> str:
        """The first rule of the card that the keys are on, else of the first card; "" if there is none."""
        cards, nth = self.cards.cards, max(0, self.list.currentIndex().row())
        return next(iter(cards[nth].rests), "") if nth < len(cards) else ""

    def paintEvent(self, _event: object) -> None:
        """Ground, head, and the empty state."""
        painter = pencil(self)
        painter.fillRect(self.rect(), self.look("bg1"))
        count = str(len(self.cards.cards))
        if self.rail:
            text.line(painter, QRect(0, 0, self.width(), 44), count, text.HEAD, self.look("hi"), text.MIDDLE)
        else:
            head = _("Do now")
            text.line(painter, QRect(12, 0, self.width() - 24, 44), head, text.HEAD, self.look("hi"))
            left = 12 + text.HEAD.width(head) + 9
            text.line(painter, QRect(left, 0, 60, 45), count, text.BODY, self.look("mid"))
        if not self.cards.cards and not self.rail:
            self._nothing(painter)
        painter.end()

    def _nothing(self, painter: QPainter) -> None:
        title, said = self.empty
        lines = text.fitted(said, text.REASON, self.width() - 50, 4)
        rect = QRect(8, 44, self.width() - 16, 50 + 18 * len(lines))
        card(painter, rect, self.look("bg2"))
        painter.fillRect(QRect(8, 48, 4, rect.height() - 8), self.look("edge"))
        icons.tick_disc(painter, self.look, QPointF(32, 66), 9)
        text.line(painter, QRect(50, 52, rect.width() - 56, 28), title, text.HEAD, self.look("hi"))
        area = QRect(24, 82, rect.width() - 30, 0)
        text.block(painter, area, lines, text.REASON, self.look("mid"), 18)
