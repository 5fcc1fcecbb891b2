"""What may be asked about tables and the tournament as a whole."""

import pytest

from floorman.core import facts as e
from floorman.core.facts import MakeEntry, MovePlayers, SendPlayer
from floorman.core.log import Log
from floorman.core.model import TableNo
from tests.core.rooms import Room, chair


def test_a_tournament_is_opened_once_with_tables_that_there_can_be() -> None:
    room = Room()
    assert room.refusal(e.TournamentOpened("Again")) == "open-already"
    room.log = Log()
    assert room.refusal(e.TournamentOpened("Too large", seats=13)) == "bad-seats"
    assert room.refusal(e.TournamentOpened("Too small", seats=1)) == "bad-seats"


@pytest.mark.parametrize(
    ("tables", "code"),
    [
        ([], "no-tables"),
        ([(0, 9)], "bad-table"),
        ([(10000, 9)], "bad-table"),
        ([(5, 1)], "bad-seats"),
        ([(5, 13)], "bad-seats"),
        ([(1, 9)], "table-open-already"),
    ],
)
def test_tables_that_cannot_be_opened(tables: list[tuple[int, int]], code: str) -> None:
    room = Room("1: A.")
    assert room.refusal(e.TablesOpened(tuple(e.NewTable(TableNo(table), size) for table, size in tables))) == code


def test_opening_a_row_of_tables_leaves_those_that_are_open() -> None:
    room = Room("2: A.")
    room.do(e.TablesOpened(tuple(e.NewTable(TableNo(table), 9) for table in (1, 2, 3)), ready=False))
    assert [(table.number, table.max_seats, table.ready) for table in room.now.standing_tables()] == [
        (1, 9, False),
        (2, 2, True),
        (3, 9, False),
    ]


@pytest.mark.parametrize("mark", ["closed", "halted", "locked"])
def test_a_table_is_marked_once(mark: str) -> None:
    room = Room("1: A.")
    room.do(e.TableMarked(TableNo(1), mark))
    assert room.refusal(e.TableMarked(TableNo(1), mark)) == f"already-{mark}"


@pytest.mark.parametrize("mark", ["ready", "resumed", "unlocked"])
def test_a_table_that_is_so_already_is_told(mark: str) -> None:
    assert Room("1: A.").refusal(e.TableMarked(TableNo(1), mark)) == f"already-{mark}"


def test_a_table_that_is_not_there_cannot_be_marked() -> None:
    room = Room("1: A\n2: .")
    assert room.refusal(e.TableMarked(TableNo(7), "halted")) == "no-table"
    room.do(MovePlayers((SendPlayer(room.number("A"), chair(2, 1)),), "break", (TableNo(1),)))
    assert room.refusal(e.TableMarked(TableNo(1), "halted")) == "table-broken"


@pytest.mark.parametrize(("players", "fits"), [(0, False), (1, True), (12, True), (13, False)])
def test_what_is_sold_at_a_table_is_capped_at_its_chairs(players: int, fits: bool) -> None:
    room = Room("1: A.")
    if fits:
        room.do(e.SellCapSet(players))
        assert room.now.sell == players
    else:
        assert room.refusal(e.SellCapSet(players)) == "bad-sell"


def test_a_chair_is_locked_while_nobody_has_it() -> None:
    room = Room("1: A.x\n2: B.")
    room.move("B", 1, 2)
    assert room.refusal(e.ChairMarked(chair(1, 1), True)) == "lock-taken"
    assert room.refusal(e.ChairMarked(chair(1, 2), True)) == "lock-taken"
    assert room.refusal(e.ChairMarked(chair(1, 3), True)) == "chair-locked-already"
    assert room.refusal(e.ChairMarked(chair(1, 1), False)) == "chair-not-locked"
    assert room.refusal(e.ChairMarked(chair(1, 4), True)) == "no-seat"
    room.do(e.ChairMarked(chair(1, 3), False))
    room.do(MakeEntry(chair(1, 3)))


def test_registration_is_closed_and_opened() -> None:
    room = Room()
    assert room.refusal(e.RegistrationMarked(True)) == "registration-open-already"
    room.do(e.RegistrationMarked(False))
    assert not room.now.registration_open
    assert room.refusal(e.RegistrationMarked(False)) == "registration-closed-already"


def test_the_break_order_names_each_table_once() -> None:
    room = Room("1: A\n2: .")
    assert room.refusal(e.BreakOrderSet((TableNo(2), TableNo(1), TableNo(2)))) == "order-twice"
    assert room.refusal(e.BreakOrderSet((TableNo(3),))) == "no-table"
    room.do(e.BreakOrderSet((TableNo(2), TableNo(1))))
    assert room.now.break_order == (2, 1)


def test_a_hand_takes_two_players() -> None:
    room = Room("1: A.\n2: B.")
    assert room.refusal(e.HandsPlayed(TableNo(1), 1)) == "too-few"
    assert room.refusal(e.HandsPlayed(TableNo(1), 0)) == "bad-hands"
    room.move("B", 1, 2)
    room.do(e.HandsPlayed(TableNo(1), 1))
    assert room.table(1).hands == 1


def test_house_choices_change_during_play() -> None:
    room = Room()
    room.do(e.HouseChanged({"name": "ours"}))
    assert room.now.house == {"name": "ours"}
