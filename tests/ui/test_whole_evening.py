"""A whole evening of 58 entries played in the window to the winner: once by keys alone, once by mouse alone."""

from itertools import count

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from floorman.desk.front.final_table import ending
from floorman.desk.front.views import AdviceCard
from floorman.ui.advice.model import KeyMeanings
from floorman.ui.final_table.pane import FinalTablePane
from floorman.ui.parts.call_menu import CallMenu
from floorman.ui.winner.pane import WinnerPane
from tests.patience import MILLISECONDS
from tests.ui.desks import Played

ENTRIES = 58
MOST_STEPS = 400


class ByKeys:
    """Presses keys and counts them."""

    most = 20
    """Keys of the whole evening for each entry, its name among them."""

    def __init__(self, played: Played, qtbot: QtBot) -> None:
        self.played, self.qtbot, self.presses = played, qtbot, 0

    def give(self, call: str) -> None:
        """Types a call and presses Enter."""
        self.played.keys(f"{call}\n")
        self.presses += len(call) + 1

    def take(self, card: AdviceCard, more: str) -> None:
        """F5, what the call still waits for, and Enter."""
        assert self.played.page.advice.cards.cards[0] == card
        self.played.window.window_actions.act("F5")
        self.presses += 1
        self.give(more)

    def bust(self, table: int, seat: int) -> None:
        """The player on a chair is out."""
        self.give(f"{table}-{seat}x")

    def register(self, entries: int) -> None:
        """Tables, players one by one, and the end of registration."""
        self.give("open 4..7")
        for nth in range(entries):
            self.give(f"new Player {nth + 1}")


class ByMouse:
    """Presses what is shown and counts it."""

    most = 5
    """Clicks of the whole evening for each entry."""

    def __init__(self, played: Played, qtbot: QtBot) -> None:
        self.played, self.qtbot, self.presses = played, qtbot, 0
        self.page = played.page

    def press(self, part: QWidget, at: QPoint | None = None) -> None:
        """A click on a part that is to be seen."""
        assert part.isVisible(), part
        QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=at or part.rect().center())
        QApplication.processEvents()
        self.presses += 1

    def choose(self, menu: CallMenu, *words: str) -> None:
        """Entries of a menu, one behind the other."""
        shown: QMenu = menu
        for word in words:
            action = next(each for each in shown.actions() if each.text() == word)
            self.press(shown, shown.actionGeometry(action).center())
            behind = action.menu()
            if isinstance(behind, QMenu):
                self.qtbot.waitUntil(behind.isVisible, timeout=MILLISECONDS)
                shown = behind

    def room(self, *words: str) -> None:
        """An entry of the room's menu, and what Enter does."""
        self.press(self.page.filters.tools[3])
        assert self.page.menus.menu is not None
        self.choose(self.page.menus.menu, *words)
        self.press(self.page.bar.enter)

    def take(self, card: AdviceCard, more: str) -> None:
        """The card, chairs that the call still waits for, and what Enter does."""
        if more.startswith("all"):
            self.room("Tables", "First button everywhere, seat", more.split()[1])
            return
        cards = self.page.advice.list
        self.press(cards.viewport(), self._card(cards.visualRect(self.page.advice.cards.index(0))))
        for seat in more.split():
            self.seat(card.table or self.page.choice.table or 0, int(seat))
        self.press(self.page.bar.enter)

    def _card(self, rect: QRect) -> QPoint:
        return QPoint(rect.center().x(), rect.top() + 28)

    def seat(self, table: int, seat: int) -> None:
        """A chair: on the oval if it is there, else on the table's panel."""
        pane = self.page.panes.pane
        if isinstance(pane, FinalTablePane):
            if pane.table != table:
                self.press(pane.beside)
            self.press(pane.plates[seat - 1])
            return
        if self.page.choice.table != table:
            at = self.page.floor.visualRect(self.page.tables.index(self.page.tables.order.index(table)))
            self.press(self.page.floor.viewport(), at.center())
        self.press(self.page.panel.ring.plates[seat - 1])

    def bust(self, table: int, seat: int) -> None:
        """The chair, Out, and what Enter does."""
        self.seat(table, seat)
        pane = self.page.panes.pane
        row = pane.seat_row if isinstance(pane, FinalTablePane) else self.page.panel.seat_row
        self.press(next(each for each in row.buttons if each.action.letter == "X"))
        self.press(self.page.bar.enter)

    def register(self, entries: int) -> None:
        """Tables by the room's menu. Names are no matter of the mouse: they come in as a list does."""
        self.room("Tables", "Open so many more", "4")
        for nth in range(entries):
            self.played.play(f"new Player {nth + 1}")


def someone(played: Played, nth: int) -> tuple[int, int]:
    """Who goes out next, here and there in the room."""
    tables = [table for table in played.test.desk.floor.now.standing_tables() if table.players]
    table = tables[nth % len(tables)]
    return table.number, list(table.seated())[nth * 5 % table.players]


def more_of(played: Played, card: AdviceCard) -> str:
    """What an offer still waits for: positions, as the dealer shows them."""
    if card.offer == "start ":
        return "all 3"
    if not card.offer.endswith(" ") or card.table is None:
        return ""
    seats = [str(seat) for seat in played.test.desk.floor.now.tables[card.table].seated()]
    return seats[0] if " bb " in card.offer or "start" in card.offer else " ".join(seats[:3])


def play(played: Played, by: "ByKeys | ByMouse") -> None:
    """Does what is advised; when nothing new is, somebody goes out."""
    done: set[tuple[str, int]] = set()
    busts = count()
    for _step in range(MOST_STEPS):
        if ending(played.test.desk.floor) == "winner":
            return
        card = next(iter(played.page.advice.cards.cards), None)
        seq = played.seq
        if card is not None and card.offer and (card.key, played.test.desk.floor.now.counts.alive) not in done:
            done.add((card.key, played.test.desk.floor.now.counts.alive))
            by.take(card, more_of(played, card))
        else:
            by.bust(*someone(played, next(busts)))
        assert played.seq > seq, (card, played.page.bar.echo.echo, played.page.bar.field.text())
        played.test.clock.wait(1)
    raise AssertionError(f"no winner after {MOST_STEPS} steps")


@pytest.fixture
def evening(played: Played) -> Played:
    ticks = count()
    played.page.advice.keys = KeyMeanings(lambda: float(next(ticks)))
    return played


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("hand", [ByKeys, ByMouse])
def test_the_evening_is_played_to_its_winner(evening: Played, qtbot: QtBot, hand: "type[ByKeys | ByMouse]") -> None:
    by = hand(evening, qtbot)
    by.register(ENTRIES)
    assert evening.room.top().entries == ENTRIES
    play(evening, by)
    assert isinstance(evening.page.panes.pane, WinnerPane)
    assert by.presses <= by.most * ENTRIES
