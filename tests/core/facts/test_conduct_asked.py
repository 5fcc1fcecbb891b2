"""What may be asked about penalties, absences, rulings, hand-for-hand and notes."""

import pytest

from floorman.core import facts as e
from floorman.core.facts import MakeEntry
from floorman.core.model import EntryNo, TableNo
from tests.core.rooms import Room, chair, positions


@pytest.mark.rule("TDA-2024 71")
def test_a_penalty_is_for_who_is_alive() -> None:
    room = Room("1: AB")
    one = room.number("A")
    assert room.refusal(e.PenaltyGiven(one, "missed-hands", owed=-1)) == "bad-hands"
    assert room.refusal(e.PenaltyGiven(one, "time", minutes=-1)) == "bad-hands"
    room.bust("A")
    assert room.refusal(e.PenaltyGiven(one, "warning")) == "entry-out"


def test_who_is_disqualified_leaves_his_chair() -> None:
    room = Room("1: AB")
    one, two = room.number("A"), room.number("B")
    assert room.do(e.PenaltyGiven(one, "disqualification")) == e.PenaltyGiven(
        one, "disqualification", chair=chair(1, 1)
    )
    assert room.do(e.PenaltyGiven(two, "warning")) == e.PenaltyGiven(two, "warning")


def test_hands_are_served_only_where_they_are_owed() -> None:
    room = Room("1: AB")
    one = room.number("A")
    assert room.refusal(e.PenaltyServed(one, 1)) == "no-penalty"
    room.do(e.PenaltyGiven(one, "missed-hands", owed=2))
    assert room.refusal(e.PenaltyServed(one, 0)) == "bad-hands"
    assert room.refusal(e.PenaltyServed(one, 3)) == "served-too-many"
    room.do(e.PenaltyServed(one, 2))
    assert room.entry("A").hands_owed == 0


def test_who_sits_is_away_or_back() -> None:
    room = Room("1: AB")
    room.do(MakeEntry())
    one = room.number("A")
    assert room.refusal(e.AwayMarked(one, False)) == "not-away"
    room.do(e.AwayMarked(one, True))
    assert room.refusal(e.AwayMarked(one, True)) == "away-already"
    left = room.entry("A").away
    room.do(e.AwayMarked(one, True, excused=True))
    assert room.refusal(e.AwayMarked(one, True, excused=True)) == "away-already"
    excused = room.entry("A").away
    assert left is not None
    assert excused is not None
    assert (excused.excused, excused.since) == (True, left.since)
    assert room.refusal(e.AwayMarked(EntryNo(3), True)) == "entry-waiting"
    room.do(e.AwayMarked(one, False))
    assert room.entry("A").away is None


def test_a_blind_is_dodged_by_who_is_alive() -> None:
    room = Room("1: AB")
    room.bust("A")
    assert room.refusal(e.BlindDodged(room.number("A"))) == "entry-out"


def test_a_ruling_leaves_positions_on_chairs_that_there_are() -> None:
    room = Room("1: ABC")
    assert room.refusal(e.RulingRecorded(TableNo(1), "button", "back", positions=positions(1, 2, 4))) == "no-seat"
    assert room.refusal(e.RulingRecorded(TableNo(7), "button", "back")) == "no-table"
    room.do(e.RulingRecorded(TableNo(1), "misdeal", "redeal"))


@pytest.mark.rule("TDA-2024 RP-8")
def test_hand_for_hand_begins_and_ends() -> None:
    room = Room("1: AB")
    assert room.refusal(e.HandForHandMarked(False)) == "no-hand-for-hand"
    assert room.refusal(e.HandForHandDone(TableNo(1))) == "no-hand-for-hand"
    room.do(e.HandForHandMarked(True))
    assert room.refusal(e.HandForHandMarked(True)) == "hand-for-hand-already"
    assert room.refusal(e.HandForHandDone(TableNo(1), 3)) == "bad-stacks"
    assert room.refusal(e.HandForHandDone(TableNo(1), -1)) == "bad-stacks"
    room.do(e.HandForHandDone(TableNo(1), 2))
    room.do(e.HandForHandMarked(False))
    assert room.now.hand_for_hand is None


@pytest.mark.rule("TDA-2024 RP-8")
def test_the_paid_places_may_be_told_later() -> None:
    room = Room("1: AB")
    assert room.refusal(e.HandForHandMarked(True, paid=0)) == "bad-paid"
    room.do(e.HandForHandMarked(True))
    room.do(e.HandForHandDone(TableNo(1)))
    room.do(e.HandForHandMarked(True, paid=50))
    assert room.refusal(e.HandForHandMarked(True, paid=50)) == "hand-for-hand-already"
    h4h = room.now.hand_for_hand
    assert h4h is not None
    assert (h4h.hand, h4h.paid) == (1, 50)


def test_only_what_was_finished_is_counted_again() -> None:
    room = Room("1: AB")
    room.do(e.HandForHandMarked(True))
    assert room.refusal(e.HandForHandDone(TableNo(1), 2, recount=True)) == "no-recount"
    room.do(e.HandForHandDone(TableNo(1)))
    assert room.refusal(e.HandForHandDone(TableNo(1), recount=True)) == "no-recount"
    room.do(e.HandForHandDone(TableNo(1), 2, recount=True))


def test_a_note_is_about_something_that_there_is() -> None:
    room = Room("1: AB")
    assert room.refusal(e.NoteMade(TableNo(7))) == "no-table"
    assert room.refusal(e.NoteMade(entry=EntryNo(7))) == "no-entry"
    room.do(e.NoteMade(entry=room.number("A")))
    room.do(e.NoteMade(TableNo(1)))


def test_the_tds_word_is_final() -> None:
    room = Room("1: AB")
    room.do(e.AdviceOverruled("balance.move", TableNo(1), offer="move 1-1 2-1"))
    assert room.now.overruled == {"balance.move 1 move 1-1 2-1": room.clock}


def test_an_overruled_advice_that_stood_for_several_is_each_of_them() -> None:
    room = Room()
    keys = ("table.halt 1 halt 1", "table.halt 2 halt 2")
    room.do(e.AdviceOverruled("table.halt", offer="halt 1 2", title="advice.halt-many", keys=keys))
    assert room.now.overruled == dict.fromkeys(keys, room.clock)
