"""How penalties, absences and rulings change the room."""

import pytest

from floorman.core import facts as e
from floorman.core.facts import MakeEntry
from floorman.core.model import Away, EntryNo, EntryState, HandBusts, Penalty, TableNo
from tests.core.rooms import Room, chair, positions

ONE = TableNo(1)


@pytest.mark.rule("TDA-2024 71")
def test_a_penalty_is_in_the_players_book() -> None:
    room = Room("1: AB")
    room.do(e.PenaltyGiven(room.number("A"), "time", minutes=10))
    assert room.entry("A").penalties == (Penalty(room.seq, "time", minutes=10, given_at=room.clock),)


@pytest.mark.rule("TDA-2024 71")
def test_disqualified_he_is_out_and_nobody_won_his_stack() -> None:
    room = Room("1: AB.\n2: C")
    room.move("C", 1, 3)
    for letter, seat in (("A", 1), ("C", 3)):
        room.do(e.PenaltyGiven(room.number(letter), "disqualification"))
        assert room.entry(letter).state is EntryState.OUT
        assert room.now.busts[-1] == HandBusts(
            room.seq, ((room.number(letter), None),), (chair(1, seat),), disqualified=True
        )
    assert room.drawing() == "1: .B.\n2: .."
    assert room.now.slips[1].void == "out"


@pytest.mark.parametrize("given", [{"owed": 3}, {"minutes": 10}])
def test_who_has_hands_or_minutes_to_miss_is_away(given: dict[str, int]) -> None:
    room = Room("1: AB")
    room.do(e.AwayMarked(room.number("B"), True))
    since = room.entry("B").away
    for letter in "AB":
        room.do(e.PenaltyGiven(room.number(letter), "missed-hands", **given))
    assert room.entry("A").away == Away(room.clock - 60_000)
    assert room.entry("B").away == since


def test_who_waits_can_be_penalised_too() -> None:
    room = Room("1: AB")
    room.do(MakeEntry())
    room.do(e.PenaltyGiven(EntryNo(3), "missed-hands", owed=3))
    assert room.now.entries[3].away is None
    room.do(e.PenaltyServed(EntryNo(3), 1))
    room.do(e.BlindDodged(EntryNo(3)))
    room.do(e.PenaltyGiven(EntryNo(3), "disqualification"))
    assert room.now.entries[3].state is EntryState.OUT
    assert room.now.entries[3].dodges == (room.clock - 60_000,)
    assert room.now.waiting == ()


def test_away_tells_since_when_and_whether_his_blind_was_next() -> None:
    room = Room("1: AB")
    room.do(e.AwayMarked(room.number("A"), True, excused=True, before_big_blind=True))
    assert room.entry("A").away == Away(room.clock, True, before_big_blind=True)


def test_the_positions_that_a_ruling_leaves_are_the_tables() -> None:
    room = Room("1: ABC")
    room.do(e.RulingRecorded(ONE, "button", "moved-two", ("TDA-2024 1",), positions(2, 3, 1)))
    sighting = room.table(1).sighting
    assert sighting is not None
    assert sighting.positions == positions(2, 3, 1)


def test_an_overruled_advice_is_kept_with_its_time() -> None:
    room = Room("1: ABC")
    room.do(e.AdviceOverruled("balance.move", ONE))
    room.do(e.AdviceOverruled("break.table"))
    assert room.now.overruled == {"balance.move 1 ": room.clock - 60_000, "break.table None ": room.clock}
