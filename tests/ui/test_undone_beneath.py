"""Whatever a pane shows can be undone beneath it, to the first row and back: it goes on, and says nothing false."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from floorman.core.facts import NewTable
from floorman.core.model import TableNo
from floorman.desk.rulings import TOPICS
from floorman.ui.input.actions import ACTIONS, LETTERS
from floorman.ui.rulings.pane import RulingsPane
from tests.ui.desks import Played
from tests.ui.evening import seat_all

PANES = tuple(action.name for action in ACTIONS if action.pane)


def look(played: Played) -> None:
    """What there is to see is painted."""
    QApplication.processEvents()
    (played.page.panes.pane or played.page).grab()


def play(played: Played) -> None:
    """Tables of all states, players in all states, slips, penalties, incidents, a board."""
    seat_all(played.test.desk, [NewTable(TableNo(table), 9) for table in (6, 7, 8)], [(6, 9), (7, 9), (8, 9)])
    played.play("open 4 5", "new Ann Lee 4-1", "new Eve Ash 4-2", "new Max Orr 5-1", "wait Bo Li", "reg close")
    played.play("bb 6:3 7:3 8:3", "6 next", "6-1 x", "p 6-2 hands 3 phone", "away 6-3", "pin 6-4", "apart 6-5 6-6")
    played.play("err 6 misdeal fouled-deck", "err 7 last 1 2 3 dealt 2 3 4 fold call", "note 4 a torn card", "halt 4")
    played.play("move 4-1 5-2", "break 8", "order 4 7", "lock 5", "h4h on 3", "done 6 7")


def undo_and_redo(played: Played, seen: Callable[[], object]) -> None:
    """Step by step to the empty room, and back again."""
    for call in ("undo", "redo"):
        while played.room.run(call).ok:
            look(played)
            seen()


@pytest.mark.parametrize("name", PANES)
def test_a_pane_lives_through_everything_that_is_undone_and_redone(played: Played, name: str) -> None:
    play(played)
    played.page.choice.choose(5, 1)
    played.page.panes.act(name)
    look(played)
    rows = played.seq
    undo_and_redo(played, lambda: None)
    assert played.seq > rows + 20
    assert played.room.tables(), "all is there again"


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("name", PANES)
def test_a_pane_that_was_opened_on_what_is_gone_can_be_opened_again(played: Played, name: str) -> None:
    play(played)
    played.page.choice.choose(5, 1)
    played.page.panes.act(name)
    played.page.panes.hide()
    while played.room.run("undo").ok:
        pass
    for _ in range(2):
        played.page.panes.show(name)
        look(played)
        for key in "a1< ^_\n":
            played.keys(key)
        look(played)


@pytest.mark.parametrize("subject", [None, *(topic.letter for topic in TOPICS.values())])
def test_a_case_at_a_table_whose_opening_is_undone_is_closed(played: Played, subject: str | None) -> None:
    played.play("open 8 9", "new Ann Lee 8-1", "new Eve Ash 8-2", "new Max Orr 8-3")
    assert played.page.panes.rule_at(8)
    pane = played.page.panes.pane
    assert isinstance(pane, RulingsPane)
    if subject is not None:
        played.keys(subject.lower())
        played.keys("1")
        assert pane.case is not None
    for _ in range(4):
        played.play("undo")
        look(played)
    assert pane.case is None
    assert pane.place == "No table chosen"
    played.keys("b\n")
    for _ in range(4):
        played.play("redo")
        look(played)
    assert pane.place == "Table 8"
    played.keys("m")
    assert pane.case is not None


def test_the_table_that_is_chosen_is_one_that_there_is(played: Played) -> None:
    played.play("open 8")
    played.page.choice.choose(8, 2)
    played.page.floor.setFocus()
    played.play("undo")
    assert played.page.choice.table == played.room.tables()[0]
    while played.room.run("undo").ok:
        pass
    assert played.page.choice.table is None
    for letter in LETTERS:
        played.alt(letter)
    look(played)
    assert played.page.bar.calls.text == ""
    played.play("redo")
    assert played.page.choice.table == played.room.tables()[0]
