"""How positions and hands change the room."""

from floorman.core import facts as e
from floorman.core.facts import MakeEntry
from floorman.core.model import EntryNo, Penalty, Sighting, TableNo
from floorman.core.stopwatch import Stopwatch
from tests.core.rooms import MINUTE, Room, chair, positions

ONE = TableNo(1)


def test_positions_are_an_observation_with_its_time() -> None:
    room = Room("1: ABC")
    seq = room.see(1, 1, 2, 3)
    assert room.table(1).sighting == Sighting(positions(1, 2, 3), room.clock, seq, Stopwatch(since=room.clock))


def test_positions_of_a_halted_table_do_not_age() -> None:
    room = Room("1: ABC")
    room.do(e.TableMarked(ONE, "halted"))
    room.see(1, 1, 2, 3)
    sighting = room.table(1).sighting
    assert sighting is not None
    assert sighting.age(room.clock + MINUTE) == 0


def test_who_was_there_on_the_hand_that_was_seen_is_no_newcomer() -> None:
    room = Room("1: AB..CD.")
    room.see(1, 1, 2, 5)
    room.do(MakeEntry(chair(1, 3)))
    room.do(MakeEntry(chair(1, 7)))
    room.see(1, 2, 5, 6)
    assert not room.now.entries[5].newcomer
    assert not room.now.entries[6].newcomer


def test_between_the_blinds_he_had_no_cards_and_is_a_newcomer_still() -> None:
    room = Room("1: AB..CD")
    room.see(1, 1, 2, 5)
    room.do(MakeEntry(chair(1, 3)))
    room.see(1, 1, 2, 5)
    assert room.now.entries[5].newcomer
    room.see(1, 5, 6, 2)
    assert not room.now.entries[5].newcomer


def test_between_the_blinds_goes_round_the_last_seat() -> None:
    room = Room("1: .B.CD.")
    room.see(1, 4, 5, 2)
    room.do(MakeEntry(chair(1, 6)))
    room.do(MakeEntry(chair(1, 3)))
    room.see(1, 4, 5, 2)
    assert [room.now.entries[number].newcomer for number in (4, 5)] == [True, False]


def test_who_is_seen_on_his_new_chair_has_arrived_and_played() -> None:
    room = Room("1: AB.\n2: CD")
    room.see(1, 1, 1, 2)
    room.move("C", 1, 3, single=True)
    room.see(1, 1, 2, 3)
    assert room.drawing() == "1: ABC\n2: .D"
    assert room.entry("C").verified
    assert not room.entry("C").newcomer
    assert room.table(1).single_big_blind is None


def test_hands_over_move_the_positions_on() -> None:
    room = Room("1: ABC")
    room.see(1, 1, 2, 3)
    room.do(e.HandsPlayed(ONE, 2, positions(3, 1, 2)))
    assert room.table(1).hands == 2
    assert room.table(1).sighting == Sighting(positions(3, 1, 2), room.clock, room.seq, Stopwatch(since=room.clock))


def test_old_positions_that_were_moved_on_are_as_old_as_before() -> None:
    room = Room("1: ABC")
    room.see(1, 1, 2, 3)
    seen_at = room.clock
    room.clock += 9 * MINUTE
    room.do(e.HandsPlayed(ONE, 1, positions(2, 3, 1), fresh=False))
    sighting = room.table(1).sighting
    assert sighting is not None
    assert (sighting.seen_at, sighting.positions) == (seen_at, positions(2, 3, 1))
    assert sighting.age(room.clock + MINUTE) == 11 * MINUTE


def test_positions_that_are_nowhere_known_are_none() -> None:
    room = Room("1: ABC")
    room.do(e.HandsPlayed(ONE, 1, positions(2, 3, 1), fresh=False))
    assert room.table(1).sighting is not None, "the first that is told is taken as seen"
    room.do(e.HandsPlayed(ONE, 1))
    assert room.table(1).sighting is None


def test_positions_moved_on_at_a_halted_table_do_not_age() -> None:
    room = Room("1: ABC")
    room.do(e.TableMarked(ONE, "halted"))
    room.do(e.HandsPlayed(ONE, 1, positions(2, 3, 1)))
    sighting = room.table(1).sighting
    assert sighting is not None
    assert not sighting.ageing.runs


def test_a_hand_makes_newcomers_old_unless_they_wait() -> None:
    room = Room("1: AB..")
    room.see(1, 1, 1, 2)
    room.do(MakeEntry(chair(1, 3)))
    room.do(MakeEntry(chair(1, 4)))
    room.do(e.HandsPlayed(ONE, 1, positions(1, 2, 4), waits=(EntryNo(3),)))
    assert [room.now.entries[number].newcomer for number in (3, 4)] == [True, False]


def test_hands_over_are_served_and_missed() -> None:
    room = Room("1: AB\n2: CD")
    one = room.number("A")
    room.do(e.PenaltyGiven(one, "missed-hands", owed=1))
    room.do(e.PenaltyGiven(one, "missed-hands", owed=4))
    room.do(e.PenaltyGiven(room.number("C"), "missed-hands", owed=4))
    room.do(e.AwayMarked(room.number("B"), True))
    room.do(e.HandsPlayed(ONE, 3))
    assert [penalty.served for penalty in room.entry("A").penalties] == [1, 2], "the oldest first"
    away = room.entry("B").away
    assert away is not None
    assert away.hands == 3
    assert room.entry("C").hands_owed == 4
    room.do(e.HandsPlayed(ONE, 9))
    assert room.entry("A").hands_owed == 0
    assert [penalty.served for penalty in room.entry("A").penalties] == [1, 4], "never more than is owed"


def test_hands_owed_go_with_the_player() -> None:
    room = Room("1: AB.\n2: CD.\n3: ...")
    room.do(e.PenaltyGiven(room.number("A"), "missed-hands", owed=5))
    given = Penalty(room.seq, "missed-hands", owed=5, served=3, given_at=room.clock)
    room.do(e.HandsPlayed(ONE, 1))
    room.move("A", 2, 3, "balance")
    room.do(e.HandsPlayed(TableNo(2), 1))
    assert room.entry("A").hands_owed == 4, "between tables no hand is dealt past him"
    room.do(e.PlayersArrived((room.number("A"),)))
    room.do(e.HandsPlayed(TableNo(2), 1))
    room.do(e.TableShifted(TableNo(2), TableNo(3)))
    room.do(e.HandsPlayed(TableNo(3), 1))
    assert room.entry("A").penalties == (given,)


def test_a_void_hand_is_dealt_again_from_where_it_began() -> None:
    room = Room("1: ABC")
    room.see(1, 1, 2, 3)
    room.do(e.StacksCounted(((EntryNo(1), 500), (EntryNo(2), 700))))
    room.clock += 3 * MINUTE
    room.do(e.HandsVoided((e.VoidHand(ONE, positions(1, 2, 3)),), ((EntryNo(1), 600),)))
    assert room.table(1).sighting == Sighting(positions(1, 2, 3), room.clock, room.seq, Stopwatch(since=room.clock))
    assert [room.now.entries[number].chips for number in (1, 2)] == [600, 700]


def test_of_a_void_hand_whose_positions_nobody_knows_stacks_alone_are_restored() -> None:
    room = Room("1: ABC")
    seen = room.table(1).sighting
    room.do(e.HandsVoided((e.VoidHand(ONE),), ((EntryNo(1), 600),)))
    assert room.table(1).sighting == seen


def test_no_hand_is_void_at_no_table_on_no_chair_and_for_nobody() -> None:
    room = Room("1: ABC")
    assert room.refusal(e.HandsVoided(())) == "no-tables"
    assert room.refusal(e.HandsVoided((e.VoidHand(TableNo(7)),))) == "no-table"
    assert room.refusal(e.HandsVoided((e.VoidHand(ONE, positions(1, 2, 20)),))) == "no-seat"
    assert room.refusal(e.HandsVoided((e.VoidHand(ONE),), ((EntryNo(1), -1),))) == "bad-chips"
