"""The last tables as a large oval: it comes by itself, its keys only type, and what it shows stands clear."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from floorman.core.facts import NewTable, StacksCounted, TablesOpened
from floorman.core.model import EntryNo, TableNo
from floorman.ui.final_table.oval import Oval
from floorman.ui.final_table.pane import FinalTablePane
from floorman.ui.input.actions import FINAL_SEAT_ACTIONS, FINAL_TABLE_ACTIONS
from floorman.ui.paint.text import watch_cuts
from floorman.ui.topbar.figures import NARROW_SPACE
from floorman.ui.words import speak
from tests.ui.desks import Played


def two_left(played: Played) -> FinalTablePane:
    """Nine at table 1, eight at table 2, and nobody comes in any more."""
    played.play("break 3")
    played.fill(1)
    played.fill(2, seats=8)
    played.play("reg close", "start all 6")
    pane = played.page.panes.pane
    assert isinstance(pane, FinalTablePane)
    return pane


def test_it_comes_once_two_tables_are_left_and_registration_is_closed(played: Played) -> None:
    played.play("break 3")
    played.fill(1, 2, seats=8)
    played.play("start all 6")
    assert played.page.panes.pane is None
    played.play("reg close")
    assert played.page.panes.shown == "final-table"
    assert not played.page.floor.isVisible()
    assert played.window.focusWidget() is played.page.bar.field


@pytest.mark.parametrize(
    ("letter", "typed"),
    [
        ("X", "1-4 x"),
        ("A", "away 1-4"),
        ("P", "p 1-4 "),
        ("T", "note 1-4 "),
        ("M", "move 1-4 "),
        ("S", "slip 1-4"),
        ("N", "1 next"),
        ("B", "1 pos "),
        ("E", "err 1"),
        ("H", "halt 1"),
        ("L", "lv "),
        ("D", "deal "),
    ],
)
def test_a_key_only_fills_the_line(played: Played, letter: str, typed: str) -> None:
    two_left(played)
    seq = played.seq
    played.alt("4")
    played.alt(letter)
    assert (played.page.bar.field.text(), played.seq) == (typed, seq)


def test_every_button_has_a_key_of_its_own() -> None:
    letters = [action.letter for action in (*FINAL_SEAT_ACTIONS, *FINAL_TABLE_ACTIONS)]
    assert len(letters) == len(set(letters))


def test_tab_makes_the_other_table_the_large_one(played: Played) -> None:
    pane = two_left(played)
    assert (pane.table, len(pane.plates), pane.beside.isVisible()) == (1, 9, True)
    played.key(Qt.Key.Key_Tab, "\t")
    assert (pane.table, played.page.choice.table) == (2, 2)
    QTest.mouseClick(pane.beside, Qt.MouseButton.LeftButton)
    assert pane.table == 1
    assert [plate.seat.name for plate in pane.plates][:2] == ["Player 1 1", "Player 1 2"]


def test_what_the_call_aims_at_becomes_the_large_table(played: Played) -> None:
    pane = two_left(played)
    played.keys("2-3 x")
    assert pane.table == 2
    assert [plate.aimed for plate in pane.plates] == [seat == 3 for seat in range(1, 10)]
    played.keys("\n")
    assert not pane.plates[2].stack.seat.entry


def test_home_shows_the_floor_and_the_key_brings_it_back(played: Played) -> None:
    two_left(played)
    played.key(Qt.Key.Key_Home)
    assert (played.page.panes.shown, played.page.floor.isVisible()) == ("", True)
    played.play("1 next")
    assert played.page.panes.shown == ""
    played.window.window_actions.act("final-table")
    assert played.page.panes.shown == "final-table"


def test_from_another_pane_it_is_come_back_to(played: Played) -> None:
    two_left(played)
    played.window.window_actions.act("lists")
    assert played.page.panes.shown == "lists"
    played.page.step_back()
    assert played.page.panes.shown == "final-table"


def test_it_goes_when_registration_is_opened_again(played: Played) -> None:
    two_left(played)
    played.play("reg open")
    assert (played.page.panes.shown, played.page.floor.isVisible()) == ("", True)


def test_stacks_are_told_in_big_blinds(played: Played) -> None:
    pane = two_left(played)
    assert pane.plates[0].stack.chips is None
    played.play("levels standard", "lv go")
    counted = StacksCounted(((EntryNo(1), 30_750), (EntryNo(2), 61_500)))
    played.room.record(lambda: played.test.desk.record(counted))
    first, second = pane.plates[0].stack, pane.plates[1].stack
    assert (first.chips, first.share) == (30_750, 0.5)
    assert (second.chips, second.share) == (61_500, 1)
    assert (first.big_blinds, second.big_blinds) == ("307.5", "615.0")
    assert pane.view is not None
    assert pane.view.counted.startswith("stacks of ")
    assert f"30{NARROW_SPACE}750, 307.5 BB" in pane.plates[0].accessibleName()


def test_the_hand_to_come_is_told_a_sentence_a_line(played: Played) -> None:
    pane = two_left(played)
    played.play("1 pos 6 7 8")
    assert pane.view is not None
    assert pane.view.hand == ("Button seat 7.", "Small blind seat 8.", "Big blind seat 9.")


@pytest.mark.parametrize("seats", range(2, 13))
@pytest.mark.parametrize("size", [(1036, 628), (1184, 920), (720, 430), (1036, 580), (880, 360)])
def test_no_part_of_the_oval_lies_over_another(seats: int, size: tuple[int, int]) -> None:
    oval = Oval(QRect(0, 2, size[0], size[1] - 102), seats)
    plates = [oval.plate(seat) for seat in range(1, seats + 1)]
    marks = []
    for seat in range(1, seats + 1):
        at, half = oval.mark(seat)
        half -= 2
        marks.append(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half).toRect())
    for one, other in combinations([*plates, oval.words], 2):
        assert not one.intersects(other), (one, other)
    for mark in marks:
        assert not any(mark.intersects(plate) for plate in plates), (mark, plates)
        assert oval.area.contains(mark)
    assert all(oval.area.contains(plate) for plate in plates)


@pytest.mark.parametrize("lang", ["en", "pl", "bg", "fr"])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (1366, 728), (900, 640), (1280, 680), (960, 500)])
def test_nothing_is_cut(played: Played, lang: str, size: tuple[int, int]) -> None:
    speak(lang)
    played.window.speak(lang)
    played.page = played.window.open_page  # type: ignore[assignment]
    played.window.resize(*size)
    two_left(played)
    played.play("1 pos 6 7 8", "away 1-3", "p 1-7 hands 2")
    pane = played.page.panes.pane
    assert isinstance(pane, FinalTablePane)
    room = pane.oval.words
    assert pane._hand(room.width() - 148, room.height())[2] <= room.height()
    with watch_cuts() as cut:
        played.window.grab()
        played.page.bar.put("1-9 x")
        QApplication.processEvents()
        played.window.grab()
    assert cut == []


@pytest.mark.parametrize("seats", [2, 6, 8, 10, 12])
def test_any_size_of_table_may_be_the_last(played: Played, seats: int) -> None:
    pane = two_left(played)
    played.room.record(lambda: played.test.desk.record(TablesOpened((NewTable(TableNo(9), seats),))))
    played.page.panes.show("final-table")
    played.page.choice.choose(9)
    assert pane.isVisible()
    pane.grab()
