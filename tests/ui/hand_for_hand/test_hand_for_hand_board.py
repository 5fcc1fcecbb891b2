"""The hand-for-hand board: it opens by the call, is ticked by keys, and opens the money only when all is met."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from floorman.core.facts import HandForHandDone
from floorman.ui.hand_for_hand.pane import BoardPane
from floorman.ui.hand_for_hand.wall import TileForm
from tests.ui.desks import Played


@pytest.fixture
def board(played: Played) -> BoardPane:
    played.fill(1, 2, 3, seats=3)
    played.page.run("h4h on 9")
    QApplication.processEvents()
    pane = played.page.panes.made["board"]
    assert isinstance(pane, BoardPane)
    return pane


def done(played: Played) -> dict[int, tuple[bool, int | None]]:
    """Of each table: ticked, and stacks counted."""
    board = played.page.room.board()
    return {tile.table: (tile.done, tile.stacks) for tile in board.tables}


@pytest.mark.rule("TDA-2024 RP-8")
def test_it_opens_with_the_call_and_closes_with_it(played: Played, board: BoardPane) -> None:
    assert board.isVisible()
    assert not played.page.advice.isVisible()
    played.page.run("h4h off")
    assert not board.isVisible()
    assert played.page.floor.isVisible()


@pytest.mark.usefixtures("board")
def test_space_ticks_and_arrows_go_on(played: Played) -> None:
    played.keys(" > ")
    assert done(played) == {1: (True, None), 2: (True, None), 3: (False, None)}


@pytest.mark.usefixtures("board")
def test_digits_are_stacks(played: Played) -> None:
    played.keys("3")
    assert played.page.bar.echo.echo.status == "understood"
    played.keys("\n")
    assert done(played)[1] == (True, 3)
    event = played.room.desk.log.facts[-1].event
    assert isinstance(event, HandForHandDone)


def test_backspace_and_esc_take_typed_stacks_back(played: Played, board: BoardPane) -> None:
    played.keys("32\b")
    assert board.tiles[1].typed == "3"
    played.keys("\x1b")
    assert board.tiles[1].typed == ""
    assert board.isVisible()
    played.keys("\x1b")
    assert not board.isVisible()


@pytest.mark.usefixtures("board")
def test_a_table_that_waits_is_not_ticked_twice(played: Played) -> None:
    played.keys(" ")
    seq = played.seq
    played.keys(" ")
    assert played.seq == seq


@pytest.mark.rule("TDA-2024 RP-8")
def test_the_money_opens_only_when_all_is_met(played: Played, board: BoardPane) -> None:
    assert not board.money.isEnabled()
    played.alt("M")
    assert played.page.bar.calls.text == ""
    played.keys("3\n>3\n>3\n")
    assert board.board is not None
    assert board.board.in_the_money
    assert board.money.isEnabled()
    assert board.end.isEnabled()
    played.alt("M")
    assert played.page.bar.calls.text == "h4h off"


def test_a_count_that_differs_is_told(played: Played, board: BoardPane) -> None:
    played.keys("2\n")
    assert board.tiles[1].tile.recount
    assert not board.money.isEnabled()
    assert "Count again" in board.tiles[1].accessibleName()


@pytest.mark.usefixtures("board")
def test_digits_correct_the_hand_just_played_until_the_next_is_dealt(played: Played) -> None:
    played.keys("2\n>3\n>3\n<<3\n")
    assert done(played) == {1: (True, 3), 2: (True, 3), 3: (True, 3)}
    played.keys("\n")
    assert played.page.bar.calls.text == "h4h deal"
    played.keys("\n")
    assert done(played) == {1: (False, None), 2: (False, None), 3: (False, None)}


@pytest.mark.usefixtures("board")
def test_space_deals_nothing_however_often_it_is_pressed(played: Played) -> None:
    played.keys(" > > ")
    seq = played.seq
    played.keys("  ")
    assert (played.seq, played.page.bar.calls.text) == (seq, "")


def test_the_next_hand_waits_for_every_table_and_says_for_which(played: Played, board: BoardPane) -> None:
    played.keys(" ")
    assert not board.deal.isEnabled()
    assert board.deal.accessibleName() == "Deal hand 1, waits for 2–3"
    played.alt("D")
    assert played.page.bar.calls.text == ""
    played.keys("> > ")
    board.deal.click()
    assert played.page.bar.calls.text == "h4h deal"


def test_a_press_chooses_and_only_the_box_ticks(qtbot: QtBot, played: Played, board: BoardPane) -> None:
    tile = board.tiles[3]
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton, pos=QPoint(20, tile.height() - 20))
    assert board.tile is tile
    assert done(played)[3] == (False, None)
    box = tile.box()
    assert box is not None
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton, pos=box.center())
    assert done(played)[3] == (True, None)


def test_a_box_is_no_target_smaller_than_a_finger(board: BoardPane) -> None:
    tile = board.tiles[1]
    for form in (TileForm.LARGE, TileForm.SMALL):
        tile.draw_as(form)
        tile.resize(200, 180)
        box = tile.box()
        assert box is not None
        for x, y in ((-21, 0), (21, 0), (0, -21), (0, 21)):
            assert tile.hits_box(QPointF(box.center()) + QPointF(x, y)), (form, x, y)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_x_asks_who_is_out_and_makes_a_whole_call(played: Played, board: BoardPane) -> None:
    played.keys(">x")
    assert played.page.bar.calls.text == ""
    assert board.menu is not None
    names = [action.text() for action in board.menu.actions()]
    assert len(names) == 3
    assert names[0].startswith("&1 ")
    board.menu.actions()[1].trigger()
    board.menu.close()
    assert played.page.bar.calls.text == "2-2 x"
    played.keys("\n")
    assert played.room.desk.floor.now.tables[2].players == 2


def test_the_bar_is_as_full_as_the_title_says(played: Played, board: BoardPane) -> None:
    played.keys("3\n>3\n>3\n")
    assert board.board is not None
    assert (board.board.done, board.board.title) == (3, "Hands in progress: 3 of 3 tables done")
    played.play("h4h deal")
    assert (board.board.done, board.board.title) == (0, "Hand 1: 0 of 3 tables done")


def test_the_menu_opens_an_empty_board_that_says_how_to_begin(played: Played) -> None:
    played.window.window_actions.act("board")
    pane = played.page.panes.made["board"]
    assert isinstance(pane, BoardPane)
    assert pane.isVisible()
    assert not pane.money.isVisible()
    pane.end.click()
    assert played.page.bar.calls.text.strip() == "h4h on"


@pytest.mark.usefixtures("played")
def test_every_tile_says_what_it_shows(board: BoardPane) -> None:
    assert board.tiles[1].accessibleName() == "Table 1, Dealing, stacks – of 3"
    for tile in board.tiles.values():
        assert min(tile.width(), tile.height()) >= 150
    assert board.side.accessibleName().startswith("Hand-for-hand")


def test_keys_of_the_call_line_stay_its_own(played: Played, board: BoardPane) -> None:
    played.page.bar.field.setFocus()
    played.keys("2-1 x\n")
    assert played.room.desk.floor.now.tables[2].players == 2
    assert board.board is not None
    assert [row.chair for row in board.board.out] == ["2-1"]
    assert played.page.bar.field.hasFocus()


def test_the_advice_stays_beside_a_board_that_is_not_on(played: Played) -> None:
    played.window.window_actions.act("board")
    assert played.page.advice.isVisible()
    played.fill(1, 2, seats=3)
    played.page.run("h4h on")
    assert not played.page.advice.isVisible()
