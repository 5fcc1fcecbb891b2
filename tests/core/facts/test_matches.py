"""Rounds, matches and seats won: what can happen, and what comes of it."""

import pytest

from floorman.core import facts as e
from floorman.core.bracket import MatchTree
from floorman.core.facts import DecideMatch, RoundDrawn, SeatGiven
from floorman.core.format import Format
from floorman.core.level_clock import Clock
from floorman.core.model import EntryNo, EntryState, TableNo
from floorman.core.refused import Refused
from floorman.core.structure import Level, Structure
from tests.core.rooms import Room, chair
from tests.core.whole import check

ONE, TWO, THREE = TableNo(1), TableNo(2), TableNo(3)


def bracket(room: Room, byes: str, *pairs: str) -> RoundDrawn:
    """A bracket of these letters, each match at a table of its own."""
    number = room.number
    seats = [
        SeatGiven(number(letter), chair(at, seat))
        for at, pair in enumerate(pairs, 1)
        for seat, letter in enumerate(pair, 1)
    ]
    matches = tuple((number(pair[0]), number(pair[1])) for pair in pairs)
    return RoundDrawn(1, tuple(seats), "seed", pairs=matches, byes=tuple(map(number, byes)))


def five() -> Room:
    """Three byes, one match of the first round at table 2, the byes' own at table 1."""
    room = Room("1: ABC\n2: DE")
    number = room.number
    at_once = [
        SeatGiven(number(letter), chair(*where))
        for letter, where in zip("DEAB", [(2, 1), (2, 2), (1, 1), (1, 2)], strict=True)
    ]
    room.do(RoundDrawn(1, tuple(at_once), "seed", pairs=((number("D"), number("E")),), byes=tuple(map(number, "ABC"))))
    return room


def test_a_bracket_seats_its_matches_and_byes_wait() -> None:
    room = five()
    check(room.now)
    assert room.drawing() == "1: AB.\n2: DE"
    assert room.entry("C").state is EntryState.WAITING
    tree = room.now.bracket
    assert tree is not None
    assert tree.tables == {(1, 0): TWO, (2, 0): ONE}
    assert room.now.draws[-1].what == "round"


def test_a_decided_match_seats_the_next_one() -> None:
    room = five()
    event = room.do(DecideMatch(room.number("D")))
    assert isinstance(event, e.MatchDecided)
    check(room.now)
    assert (event.winner, event.round, event.place) == (room.number("E"), 1, 0)
    assert room.drawing() == "1: AB.\n2: CE"
    assert room.now.busts[-1].share == (5, 5)
    room.do(DecideMatch(room.number("E")))
    assert room.drawing() == "1: AB.\n2: C."
    room.do(DecideMatch(room.number("A")))
    check(room.now)
    assert room.drawing() == "1: BC.\n2: .."
    assert [bust.share for bust in room.now.busts] == [(5, 5), (3, 4), (3, 4)]
    room.do(DecideMatch(room.number("B")))
    check(room.now)
    assert room.now.counts.alive == 1
    for _ in range(4):
        room.undo()
    assert room.drawing() == "1: AB.\n2: DE"
    assert isinstance(room.now.bracket, MatchTree)
    assert room.now.bracket.winners == {}


def test_a_match_that_cannot_be_decided() -> None:
    room = Room("1: AB")
    assert room.refusal(DecideMatch(room.number("A"))) == "no-bracket"
    room = five()
    assert room.refusal(DecideMatch(room.number("C"))) == "no-opponent"
    room.do(DecideMatch(room.number("A")))
    assert room.refusal(DecideMatch(room.number("A"))) == "entry-out"
    assert room.refusal(DecideMatch(room.number("B"))) == "no-opponent"


def test_an_older_match_is_taken_back_only_while_nothing_followed_there() -> None:
    room = five()
    room.do(DecideMatch(room.number("D")))
    decided = len(room.log.facts)
    room.do(DecideMatch(room.number("E")))
    with pytest.raises(Refused):
        room.undo(decided)
    assert e.MatchDecided(EntryNo(1), EntryNo(2), 1, 0).chairs_left() == {}
    assert e.MatchDecided(EntryNo(1), EntryNo(2), 1, 0, chair(1, 1)).chairs_left() == {1: chair(1, 1)}


def test_a_round_of_a_shootout_seats_the_survivors_anew() -> None:
    room = Room("1: AB\n2: CD")
    room.do(e.StructureSet(Structure((Level(25, 50, 20),))))
    room.do(e.PinMarked(room.number("A"), True))
    for letter in "BC":
        room.do(e.BustPlayers(((room.number(letter), None),)))
    seats = (SeatGiven(room.number("A"), chair(3, 2)), SeatGiven(room.number("D"), chair(3, 1)))
    clock = Clock(left=1_200_000)
    room.do(
        RoundDrawn(2, seats, "seed", False, (e.NewTable(THREE, 9),), (ONE, TWO), chips=5000, clock=clock, shared=(3, 4))
    )
    check(room.now)
    assert room.drawing() == "3: DA......."
    assert [room.entry(letter).chips for letter in "AD"] == [5000, 5000]
    assert [bust.share for bust in room.now.busts] == [(3, 4), (3, 4)]
    assert (room.now.round_number, room.now.round_row) == (2, len(room.log.facts))
    assert room.entry("A").pinned
    room.do(e.NoteMade())
    room.undo(room.now.round_row)
    assert room.drawing() == "1: A.\n2: .D"


def test_places_that_are_shared_already_stay() -> None:
    room = Room("1: AB\n2: CD")
    room.do(e.BustPlayers(((room.number("B"), None),)))
    seats = tuple(SeatGiven(room.number(letter), chair(1, seat)) for seat, letter in enumerate("AC", 1))
    room.do(RoundDrawn(2, seats, shared=(4, 4)))
    room.do(e.BustPlayers(((room.number("C"), None),)))
    room.do(RoundDrawn(3, seats[:1], shared=(2, 3)))
    assert [bust.share for bust in room.now.busts] == [(4, 4), (2, 3)]


def test_a_seat_is_won_and_its_player_leaves() -> None:
    room = Room("1: ABC")
    a = room.number("A")
    assert room.refusal(e.SeatWon((a,))) == "no-satellite"
    room.do(e.FormatSet(Format("satellite", seat=100, guaranteed_seats=2)))
    assert room.refusal(e.SeatWon((a, a))) == "entry-twice"
    room.do(e.SeatWon((a,)))
    check(room.now)
    assert room.drawing() == "1: .BC"
    assert (room.now.seats_won, room.now.busts[-1].won) == ((a,), True)
    assert room.refusal(e.SeatWon((a,))) == "entry-out"
    assert e.SeatWon((a, room.number("B")), (chair(1, 1), None)).chairs_left() == {a: chair(1, 1)}
    room.undo()
    assert room.drawing() == "1: ABC"
    assert room.now.seats_won == ()
