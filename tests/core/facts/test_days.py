"""Formats, bags, days: what can happen, and what comes of it."""

import pytest

from floorman.core import facts as e
from floorman.core.facts import BeginDay, CountBags, EndDay, SeatGiven
from floorman.core.facts.days import next_day
from floorman.core.format import ChipBag, Format
from floorman.core.level_clock import Clock
from floorman.core.model import EntryState, TableNo
from floorman.core.refused import Refused
from floorman.core.structure import Level, Structure
from tests.core.rooms import Room, chair
from tests.core.whole import check

ONE, TWO = TableNo(1), TableNo(2)


def bagged(room: Room, **chips: int) -> None:
    """Each letter's bag."""
    room.do(CountBags(tuple((room.number(letter), (count,), 0) for letter, count in chips.items())))


def night(drawing: str = "1: AB.\n2: C..") -> Room:
    """A room whose first day is over: A has 100 chips, B 200, C 300."""
    room = Room(drawing)
    bagged(room, A=100, B=200, C=300)
    room.do(EndDay())
    return room


def begin(room: Room, **seats: tuple[int, int]) -> BeginDay:
    given = tuple(SeatGiven(room.number(letter), chair(*where)) for letter, where in seats.items())
    return BeginDay(2, given, (ONE, TWO), (TWO,), "seed")


@pytest.mark.parametrize(
    ("told", "why"),
    [
        (Format("day", bag_prize=-1), "bad-format"),
        (Format("satellite"), "no-seat-price"),
        (Format("shootout", table=4, advance=4), "bad-shootout"),
        (Format("shootout", table=9, advance=0), "bad-shootout"),
    ],
)
def test_a_format_that_cannot_be(told: Format, why: str) -> None:
    assert Room().refusal(e.FormatSet(told)) == why


def test_a_format_is_set_once_and_taken_back() -> None:
    room = Room()
    room.do(e.FormatSet(Format("flight", name="1A")))
    assert room.refusal(e.FormatSet(Format("flight", name="1A"))) == "format-already"
    room.undo()
    assert room.now.format is None


def test_a_day_of_a_number_follows_the_day_before() -> None:
    room = Room("1: AB")
    room.do(e.FormatSet(Format("day", number=3)))
    assert room.now.day_number == 2
    later = Room("1: ABC")
    later.do(e.BustPlayers(((later.number("A"), None),)))
    later.do(e.FormatSet(Format("day", number=3)))
    assert later.now.day_number == 1


def test_a_bag_is_counted_twice_and_agrees_by_then() -> None:
    room = Room("1: AB")
    a = room.number("A")
    room.do(CountBags(((a, (100,), 117),)))
    bag = room.entry("A").bag
    assert bag == ChipBag((100,), 117)
    assert bag.agreed(1)
    assert not bag.agreed(2)
    room.do(CountBags(((a, (90,), 0),)))
    assert room.entry("A").bag == ChipBag((100, 90), 117)
    assert not ChipBag((100, 90)).agreed(2)
    room.do(CountBags(((a, (90,), 0),)))
    bag = room.entry("A").bag
    assert bag is not None
    assert (bag.counts, bag.chips, bag.agreed(2)) == ((90, 90), 90, True)
    assert room.now.bagging
    assert room.entry("A").chips is None


def test_what_is_no_bag() -> None:
    room = Room("1: AB")
    a = room.number("A")
    assert room.refusal(CountBags(((a, (0,), 0),))) == "bad-chips"
    assert room.refusal(CountBags(((a, (5,), 0), (a, (5,), 0)))) == "entry-twice"
    room.do(e.BustPlayers(((a, None),)))
    assert room.refusal(CountBags(((a, (5,), 0),))) == "entry-out"


def test_a_day_ends_with_a_bag_for_everybody_or_by_number() -> None:
    room = Room("1: ABC")
    bagged(room, A=100)
    with pytest.raises(Refused) as refused:
        room.log.ask(EndDay((room.number("C"),)))
    assert refused.value.params == {"count": 1, "bags": 1, "players": 3, "call": "day end without #2 #3"}
    room.do(EndDay((room.number("B"), room.number("C")), difference=5))
    assert (room.now.day_over, room.now.day_number) == (True, 1)
    assert room.refusal(EndDay()) == "day-over-already"
    room.undo()
    assert not room.now.day_over


def test_a_day_without_players_does_not_end() -> None:
    assert Room().refusal(EndDay()) == "no-players"


def test_whoever_is_named_without_a_bag_is_alive() -> None:
    room = Room("1: ABC")
    room.do(e.BustPlayers(((room.number("A"), None),)))
    assert room.refusal(EndDay((room.number("A"),))) == "entry-out"


def test_the_clock_stands_from_the_days_end() -> None:
    room = Room("1: AB")
    bagged(room, A=100, B=100)
    room.do(e.StructureSet(Structure((Level(25, 50, 20),))))
    room.do(EndDay(clock=Clock(left=60_000, why="stop")))
    assert room.now.clock is not None
    assert (room.now.clock.left, room.now.clock.why) == (60_000, "stop")


def test_the_next_day_carries_stacks_to_drawn_seats() -> None:
    room = night()
    room.do(e.PinMarked(room.number("A"), True))
    room.do(begin(room, A=(1, 1), B=(1, 3), C=(1, 2)))
    check(room.now)
    assert room.drawing() == "1: ACB"
    assert room.table(2).broken
    assert [room.entry(letter).chips for letter in "ABC"] == [100, 200, 300]
    assert all(room.entry(letter).bag is None for letter in "ABC")
    assert room.entry("A").pinned
    assert (room.now.day_number, room.now.day_over, room.now.bagging, room.now.day) == (2, False, False, "2")
    assert room.now.draws[-1].what == "day"
    room.undo()
    check(room.now)
    assert room.drawing() == "1: AB.\n2: C.."
    assert room.now.day_over


def test_whoever_has_no_bag_waits_and_his_late_bag_is_his_stack() -> None:
    room = Room("1: AB.\n2: C..")
    bagged(room, A=100, B=200)
    room.do(EndDay((room.number("C"),)))
    room.do(begin(room, A=(1, 1), B=(1, 2)))
    assert room.entry("C").state is EntryState.WAITING
    bagged(room, C=77)
    assert room.entry("C").chips == 77
    assert not room.now.bagging
    room.do(e.EntriesSeated((SeatGiven(room.number("C"), chair(1, 3)),), "later"))
    check(room.now)
    assert room.drawing() == "1: ABC"


def test_a_day_that_cannot_begin() -> None:
    room = Room("1: AB.\n2: C..")
    assert room.refusal(begin(room)) == "day-not-over"
    room = night()
    assert room.refusal(BeginDay(3, (), (ONE,))) == "other-day"
    assert next_day(room.now) == 2
    assert room.refusal(begin(room, A=(1, 1), B=(1, 1))) == "seat-twice"
    room.do(e.ChairMarked(chair(1, 3), True))
    assert room.refusal(begin(room, A=(1, 3))) == "seat-locked"


def test_a_bag_leaves_play_with_its_player() -> None:
    room = night()
    c = room.number("C")
    room.do(e.BagWithdrawn(c))
    check(room.now)
    assert (room.entry("C").state, room.entry("C").bag) == (EntryState.OUT, None)
    assert room.now.busts[-1].disqualified
    assert room.refusal(e.BagWithdrawn(c)) == "entry-out"
    room.undo()
    assert room.entry("C").bag == ChipBag((300,))
    waits = Room("1: AB")
    assert waits.refusal(e.BagWithdrawn(waits.number("A"))) == "no-bag"
    assert e.BagWithdrawn(c).chairs_left() == {}
    assert e.BagWithdrawn(c, chair=chair(2, 1)).chairs_left() == {c: chair(2, 1)}


def test_what_is_taken_back_by_its_number() -> None:
    room = night()
    before = room.now
    room.do(begin(room, A=(1, 1), B=(1, 3), C=(1, 2)))
    drawn = len(room.log.facts)
    room.do(e.FormatSet(Format("freezeout", keep=3)))
    room.undo(drawn)
    assert room.now.entries == before.entries
    room.undo(drawn + 1)
    assert room.now.format is None


def test_a_count_is_not_taken_back_under_the_next_of_that_bag() -> None:
    room = Room("1: AB")
    bagged(room, A=100)
    first = len(room.log.facts)
    bagged(room, A=100)
    with pytest.raises(Refused):
        room.undo(first)


def test_a_draw_is_not_taken_back_under_a_bust() -> None:
    room = night()
    room.do(begin(room, A=(1, 1), B=(1, 3), C=(1, 2)))
    drawn = len(room.log.facts)
    room.do(e.BustPlayers(((room.number("C"), None),)))
    with pytest.raises(Refused):
        room.undo(drawn)
