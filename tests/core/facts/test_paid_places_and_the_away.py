"""Paid places and recounts in hand-for-hand, players sent away, seats taken as they are, whom a ruling concerns."""

import pytest

from floorman.core import facts as e
from floorman.core.facts import MovePlayers, SendPlayer
from floorman.core.model import Away, EntryNo, EntryState, TableNo
from floorman.core.undo_keys import OfEntry
from tests.core.rooms import Room, chair

ONE, TWO = TableNo(1), TableNo(2)


@pytest.mark.rule("TDA-2024 RP-8")
def test_the_paid_places_can_be_told_later_and_nothing_begins_anew() -> None:
    room = Room("1: AB\n2: CD")
    room.do(e.HandForHandMarked(True))
    room.do(e.HandForHandDone(ONE, 2))
    room.do(e.HandForHandMarked(True, 3))
    h4h = room.now.hand_for_hand
    assert h4h is not None
    assert (h4h.paid, h4h.done, h4h.stacks) == (3, {1: 1}, {1: 2})
    assert room.refusal(e.HandForHandMarked(True, 3)) == "hand-for-hand-already"
    assert room.refusal(e.HandForHandMarked(True, 0)) == "bad-paid"
    room.do(e.HandForHandMarked(True, 4))
    room.do(e.HandForHandMarked(False))
    assert room.now.hand_for_hand is None


@pytest.mark.rule("TDA-2024 RP-8")
def test_stacks_counted_again_are_no_hand() -> None:
    room = Room("1: AB\n2: CD")
    room.do(e.HandForHandMarked(True, 3))
    assert room.refusal(e.HandForHandDone(ONE, 2, True)) == "no-recount"
    room.do(e.HandForHandDone(ONE, 1))
    assert room.refusal(e.HandForHandDone(ONE, None, True)) == "no-recount"
    room.do(e.HandForHandDone(ONE, 2, True))
    h4h = room.now.hand_for_hand
    assert h4h is not None
    assert (h4h.hand, h4h.paid, h4h.done, h4h.stacks) == (0, 3, {1: 1}, {1: 2})


@pytest.mark.parametrize(
    ("kind", "owed", "minutes", "sent"),
    [("warning", 0, 0, False), ("missed-hands", 2, 0, True), ("time", 0, 10, True)],
)
@pytest.mark.rule("TDA-2024 71-A")
def test_who_has_to_miss_hands_or_minutes_is_away(kind: str, owed: int, minutes: int, sent: bool) -> None:
    room = Room("1: AB")
    room.do(e.PenaltyGiven(room.number("A"), kind, owed=owed, minutes=minutes))
    assert room.entry("A").away == (Away(room.clock) if sent else None)


@pytest.mark.rule("TDA-2024 71-A")
def test_who_is_away_already_stays_away_since_then() -> None:
    room = Room("1: AB")
    room.do(e.AwayMarked(room.number("A"), True, excused=True))
    since = room.clock
    room.do(e.PenaltyGiven(room.number("A"), "missed-hands", owed=2))
    assert room.entry("A").away == Away(since, True)


def test_a_seat_taken_as_it_is_takes_one_event_and_keeps_pin_and_lock() -> None:
    room = Room("1: AB\n2: C..")
    room.do(e.PinMarked(room.number("A"), True))
    room.do(e.TableMarked(TWO, "locked"))
    room.move("A", 2, 3, "sits")
    entry = room.entry("A")
    assert (entry.state, entry.chair, entry.verified, entry.pinned) == (EntryState.SEATED, chair(2, 3), True, True)
    assert room.drawing() == "1: .B\n2: C.A"
    room.undo()
    assert room.drawing() == "1: AB\n2: C.."
    assert room.refusal(MovePlayers((SendPlayer(room.number("A"), chair(2, 1)),), "sits")) == "seat-taken"


def test_a_ruling_and_a_note_concern_the_player_that_they_name() -> None:
    assert OfEntry(7) in e.RulingRecorded(ONE, "absent", "absent.at-last-card", params={"entry": 7}).undo_keys()
    assert not any(isinstance(key, OfEntry) for key in e.RulingRecorded(ONE, "level", "level.stands").undo_keys())
    assert OfEntry(7) in e.NoteMade(ONE, EntryNo(7)).undo_keys()
