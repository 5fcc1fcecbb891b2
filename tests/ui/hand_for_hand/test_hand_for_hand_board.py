"""The hand-for-hand board: it opens by the call, is ticked by keys, and opens the money only when all is met."""

import pytest
from PySide6.QtWidgets import QApplication

from floorman.core.facts import HandForHandDone
from floorman.ui.hand_for_hand.pane import GAP, LEAST, BoardPane, cells
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
    assert board.tiles[0].typed == "3"
    played.keys("\x1b")
    assert board.tiles[0].typed == ""
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
    assert board.tiles[0].tile.recount
    assert not board.money.isEnabled()
    assert "Count again" in board.tiles[0].accessibleName()


@pytest.mark.usefixtures("board")
def test_x_begins_a_bust_at_the_table(played: Played) -> None:
    played.keys(">x")
    assert played.page.bar.calls.text == "2-"


def test_a_press_ticks(played: Played, board: BoardPane) -> None:
    board.tiles[2].click()
    assert done(played)[3] == (True, None)


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
    assert board.tiles[0].accessibleName() == "Table 1, Dealing, stacks – of 3"
    for tile in board.tiles:
        assert min(tile.width(), tile.height()) >= LEAST
    assert board.side.accessibleName().startswith("Hand-for-hand")


@pytest.mark.parametrize("count", [1, 2, 8, 9, 15, 40, 150])
@pytest.mark.parametrize("room", [(1040, 520), (700, 400), (1600, 800)])
def test_tiles_are_never_too_small_and_stay_in_the_width(count: int, room: tuple[int, int]) -> None:
    found = cells(count, *room)
    assert min(found.wide, found.high) >= LEAST
    assert found.columns * (found.wide + GAP) - GAP <= room[0]
    rows = -(-count // found.columns)
    assert found.over == (rows * (LEAST + GAP) - GAP > room[1] and found.high == LEAST)


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
