"""Many events in one draft come to the same as one by one."""

from floorman.core.facts import AwayMarked, HandsPlayed, PenaltyGiven, apply_all
from floorman.core.model import TableNo, Tournament
from tests.core.rooms import Room, positions

ONE = TableNo(1)


def test_hands_count_for_whom_they_must_also_in_a_long_replay() -> None:
    room = Room("1: ABCD.\n2: EFGH.")
    room.see(1, 1, 2, 3)
    room.do(AwayMarked(room.number("A"), True))
    room.do(PenaltyGiven(room.number("B"), "missed-hands", owed=90))
    for hand in range(150):
        room.do(HandsPlayed(ONE, 1, positions(1, 2, 3), waits=(room.number("E"),) if hand < 130 else ()))
        if hand == 100:
            room.do(AwayMarked(room.number("C"), True))
            room.move("E", 1, 5, "sits")
    assert room.entry("A").away is not None
    assert [room.entry(letter).newcomer for letter in "ABCDE"] == [False] * 5
    served = sum(penalty.served for penalty in room.entry("B").penalties)
    hands = [away.hands for letter in "ABC" if (away := room.entry(letter).away) is not None]
    assert (served, hands) == (90, [150, 150, 49])
    assert apply_all(Tournament(), room.log.facts) == room.now
