"""The advice as a list model, and which key means which advice."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from floorman.desk.front.views import AdviceCard
from floorman.ui.input.actions import ADVICE_KEYS

Index = QModelIndex | QPersistentModelIndex
SETTLE = 0.6
"""Seconds for which a key keeps its meaning after the list has changed."""
_NOWHERE = QModelIndex()


class AdviceModel(QAbstractListModel):
    """One row a card, most urgent first."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: tuple[AdviceCard, ...] = ()

    def take(self, cards: tuple[AdviceCard, ...]) -> bool:
        """Replaces the cards; True if they differ. The same advice with other words keeps its row."""
        if cards == self.cards:
            return False
        before = self.cards
        if [card.key for card in cards] == [card.key for card in before]:
            self.cards = cards
            self._reworded(before)
        else:
            self.beginResetModel()
            self.cards = cards
            self.endResetModel()
        return True

    def _reworded(self, before: tuple[AdviceCard, ...]) -> None:
        for nth, (card, had) in enumerate(zip(self.cards, before, strict=True)):
            if card != had:
                place = self.index(nth)
                self.dataChanged.emit(place, place)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many cards."""
        return 0 if parent.isValid() else len(self.cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The title, and for a screen reader title, key, reason and rules."""
        if not index.isValid():
            return None
        card = self.cards[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return card.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            key = ADVICE_KEYS[index.row()] if index.row() < len(ADVICE_KEYS) and card.offer else ""
            return ". ".join(part for part in (card.title, key, card.reason, ", ".join(card.cites)) if part)
        if role == Qt.ItemDataRole.ToolTipRole:
            return card.reason
        return None


class KeyMeanings:
    """What F5 to F9 stand for. For a moment after a change they still mean what was read on the screen."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._now: tuple[AdviceCard, ...] = ()
        self._before: tuple[AdviceCard, ...] = ()
        self._since = float("-inf")

    def take(self, cards: tuple[AdviceCard, ...]) -> None:
        """The list has changed to ``cards``."""
        if self._clock() - self._since >= SETTLE:
            self._before = self._now
        self._now, self._since = cards, self._clock()

    def card(self, nth: int) -> tuple[AdviceCard | None, int]:
        """The card that key ``nth`` (0 is F5) means, and its place in the list as it is now (-1: gone)."""
        cards = self._before if self._clock() - self._since < SETTLE and self._before else self._now
        if nth >= len(cards):
            return None, -1
        card = cards[nth]
        return card, next((place for place, one in enumerate(self._now) if one.key == card.key), -1)
