"""How tables and the tournament as a whole change."""

from floorman.core import facts as e
from floorman.core.facts import ImportEntries, MovePlayers, SendPlayer
from floorman.core.log import Log
from floorman.core.model import TableNo
from tests.core.rooms import MINUTE, Room, chair

ONE = TableNo(1)


def test_the_opening_event_carries_name_and_house() -> None:
    room = Room()
    room.log = Log()
    room.do(e.TournamentOpened("Friday 100", "7", "1A", {"name": "tda-2024"}, 8, 12345678))
    now = room.now
    assert (now.name, now.number, now.day, now.house) == ("Friday 100", "7", "1A", {"name": "tda-2024"})
    assert (now.seats, now.code) == (8, 12345678)


def test_a_table_is_made_with_its_chairs() -> None:
    room = Room()
    room.do(e.TablesOpened((e.NewTable(ONE, 3, "red"),), ready=False))
    assert room.drawing() == "1: ..."
    assert (room.table(1).section, room.table(1).ready) == ("red", False)
    room.do(e.TableMarked(ONE, "ready"))
    assert room.table(1).ready


def test_a_closed_table_is_opened_again_as_it_was() -> None:
    room = Room("1: AxB")
    room.do(e.TableMarked(ONE, "closed"))
    assert room.table(1).closed
    room.do(e.TablesOpened((e.NewTable(ONE, 9),)))
    assert room.drawing() == "1: AxB"
    assert (room.table(1).closed, room.table(1).ready) == (False, True)


def test_a_closed_table_opened_to_wait_waits_for_its_dealer() -> None:
    room = Room("1: AB")
    room.do(e.TableMarked(ONE, "closed"))
    room.do(e.TablesOpened((e.NewTable(ONE, 9),), ready=False))
    assert not room.table(1).ready


def test_a_broken_table_is_opened_anew() -> None:
    room = Room("1: Ax\n2: ..")
    room.do(e.HouseChanged({}))
    room.do(MovePlayers((SendPlayer(room.number("A"), chair(2, 1)),), "break", (ONE,)))
    room.do(e.TablesOpened((e.NewTable(ONE, 4),)))
    assert room.drawing() == "1: ....\n2: a."
    assert room.table(1).hands == 0


def test_a_broken_table_keeps_its_section() -> None:
    room = Room()
    room.do(e.TablesOpened((e.NewTable(ONE, 3, "red"), e.NewTable(TableNo(2), 3, "red"))))
    room.do(MovePlayers((), "break", (ONE, TableNo(2))))
    room.do(e.TablesOpened((e.NewTable(ONE, 3), e.NewTable(TableNo(2), 3, "white"))))
    assert [table.section for table in room.now.standing_tables()] == ["red", "white"]


def test_a_smaller_size_takes_no_chair_away() -> None:
    room = Room("1: AB.")
    room.do(ImportEntries((), (e.NewTable(ONE, 2),)))
    assert room.drawing() == "1: AB."


def test_a_halt_stops_the_age_of_positions_and_resume_lets_it_go_on() -> None:
    room = Room("1: AB")
    room.see(1, 1, 1, 2)
    room.clock += 4 * MINUTE
    room.do(e.TableMarked(ONE, "halted"))
    assert room.table(1).halted_at == room.clock
    sighting = room.table(1).sighting
    assert sighting is not None
    assert sighting.age(room.clock + 60 * MINUTE) == 5 * MINUTE
    room.clock += 59 * MINUTE
    room.do(e.TableMarked(ONE, "resumed"))
    sighting = room.table(1).sighting
    assert sighting is not None
    assert sighting.age(room.clock + 2 * MINUTE) == 7 * MINUTE
    assert room.table(1).halted_at == 0


def test_a_lock_is_taken_off_again() -> None:
    room = Room("1: AB")
    room.do(e.TableMarked(ONE, "locked"))
    assert room.table(1).locked
    room.do(e.TableMarked(ONE, "unlocked"))
    assert not room.table(1).locked
    room.do(e.TableMarked(ONE, "halted"))
    assert room.table(1).sighting is None


def test_several_tables_are_marked_alike_or_none() -> None:
    room = Room("1: AB\n2: CD\n3: EF")
    room.do(e.TableMarked(TableNo(2), "halted"))
    assert room.refusal(e.TableMarked(ONE, "halted", others=(TableNo(3), TableNo(2)))) == "already-halted"
    room.do(e.TableMarked(ONE, "halted", others=(TableNo(3),)))
    assert [room.table(number).halted for number in (1, 2, 3)] == [True, True, True]
    room.undo()
    assert [room.table(number).halted for number in (1, 2, 3)] == [False, True, False]
