"""The rulings desk: what it asks, what it knows already, the ruling, and what recording leaves."""

import pytest
from msgspec.structs import replace

from floorman.core.facts import RulingRecorded
from floorman.core.model import Chair, EntryState, Positions, SeatNo, TableNo
from floorman.desk import rulings
from floorman.desk.request import Outcome
from floorman.desk.rulings import Answer, Case
from floorman.desk.rulings.deal import FAULTS, SIGNALS
from floorman.text.say import sentences
from tests.desk.floors import Evening, house


def where(*seats: int | None) -> Positions:
    return Positions(*(None if seat is None else SeatNo(seat) for seat in seats))


def case(evening: Evening, subject: str, table: int = 12, **given: object) -> Case:
    return rulings.begin(evening.desk.floor, subject, table, given)


def ruled(evening: Evening, subject: str, table: int = 12, **given: object) -> Answer:
    return rulings.answer(evening.desk.floor, case(evening, subject, table, **given))


def recorded(evening: Evening, found: Case, remark: str = "") -> Outcome:
    asked = rulings.ask(evening.desk.floor, found)
    return evening.desk.carry_out(replace(asked, remark=remark or asked.remark))


def seen(evening: Evening, table: int = 12) -> Positions:
    sighting = evening.desk.floor.now.tables[table].sighting
    assert sighting is not None
    return sighting.positions


@pytest.fixture
def evening() -> Evening:
    """Table 12 with nine players; the hand before had button 9, small blind 1, big blind 3, and seat 1 went out."""
    made = Evening({12: 9, 17: 6})
    made.call("12 pos 9 1 3")
    made.call("12-1 x")
    return made


# -- the desk as a whole


def test_every_subject_has_words_and_a_letter_of_its_own(evening: Evening) -> None:
    told = rulings.subjects(evening.desk.floor)
    assert len(told) == 10
    assert len({one.letter for one in told}) == 10
    assert all(one.label for one in told)


@pytest.mark.parametrize("subject", list(rulings.TOPICS))
def test_a_fresh_case_asks_and_never_fails(evening: Evening, subject: str) -> None:
    found = case(evening, subject)
    assert found.questions
    answer = rulings.answer(evening.desk.floor, found)
    assert answer.title
    if not answer.ready:
        assert answer.sentence
        assert not answer.call


def test_an_answer_taken_back_is_the_rooms_again(evening: Evening) -> None:
    floor = evening.desk.floor
    found = rulings.put(floor, case(evening, "button-error"), "last", where(1, 2, 3))
    assert found.value("last") == where(1, 2, 3)
    assert rulings.put(floor, found, "last", None).value("last") == where(9, 1, 3)


# -- button and blinds


@pytest.mark.rule("TDA-2024 34-A")
def test_the_button_was_moved_too_far_and_there_was_action(evening: Evening) -> None:
    told = ruled(evening, "button-error", dealt=where(3, 4, 5), actions=("fold", "call"))
    assert told.title == "The hand plays on"
    assert told.should is not None
    assert told.next is not None
    assert (told.should.line, told.next.line) == ("Button 1, dead · SB 3 · BB 4", "Button 4 · SB 5 · BB 6")
    assert told.cites == ("TDA-2024 34-A", "TDA-2024 36")
    assert told.counter is not None
    assert [(way.progress, way.reached) for way in told.counter.ways] == [("2 of 2, chips in", True), ("2 of 3", False)]
    assert told.counter.at == 2


def test_the_desk_knows_where_the_hand_before_was_and_who_went_out_since(evening: Evening) -> None:
    last, dealt, _ = case(evening, "button-error", dealt=3).questions
    assert last.value == where(9, 1, 3)
    assert last.sure
    assert "seat 1" in last.hint
    assert dealt.value == where(3, 4, 5), "a button alone: the blinds are the next players from it"
    assert "dead button was passed over" in dealt.hint


def test_after_a_reported_hand_the_hand_before_is_the_one_before_it(evening: Evening) -> None:
    evening.call("12 next")
    assert seen(evening) == where(1, 3, 4)
    assert case(evening, "button-error").value("last") == where(9, 1, 3)
    evening.call("12 next 2")
    assert case(evening, "button-error").value("last") is None


def test_old_positions_are_only_a_guess(evening: Evening) -> None:
    evening.later(20)
    (last, *_) = case(evening, "button-error").questions
    assert last.value == where(9, 1, 3)
    assert not last.sure


@pytest.mark.parametrize(
    ("dealt", "hint"),
    [
        ((9, 1, 3), "not moved"),
        ((8, 9, 2), "not far enough"),
        ((1, 3, 4), "where they belong"),
        ((1, 4, 5), "the blinds are not"),
    ],
)
def test_the_hint_says_what_is_wrong(evening: Evening, dealt: tuple[int, int, int], hint: str) -> None:
    assert hint in case(evening, "button-error", dealt=where(*dealt)).questions[1].hint


@pytest.mark.parametrize(
    ("actions", "left", "title"),
    [((), (1, 3, 4), "Put it right"), (("fold", "call"), (3, 4, 5), "The hand plays on")],
)
def test_recording_makes_what_is_left_the_tables_positions(
    evening: Evening, actions: tuple[str, ...], left: tuple[int, int, int], title: str
) -> None:
    found = case(evening, "button-error", dealt=where(3, 4, 5), actions=actions)
    told = rulings.answer(evening.desk.floor, found)
    assert told.title == title
    assert told.next is not None
    outcome = recorded(evening, found, "the dealer says so")
    assert seen(evening) == where(*left)
    assert evening.desk.remark(outcome.seq) == "the dealer says so"
    hand = evening.desk.floor.next_hand(evening.desk.floor.now.tables[12])
    assert hand is not None
    answer = hand.answer
    assert (answer.button, answer.small_blind, answer.big_blind) == (
        told.next.positions.button,
        told.next.positions.small_blind,
        told.next.positions.big_blind,
    )
    evening.call("undo")
    assert seen(evening) == where(9, 1, 3)


def test_a_house_that_moves_twice_goes_on_from_where_it_should_have_been() -> None:
    evening = Evening({12: 9}, house=house(button_error_next="double-move"))
    evening.call("12 pos 1 2 3")
    found = case(evening, "button-error", dealt=where(1, 2, 3), actions=("call", "raise"))
    assert rulings.answer(evening.desk.floor, found).code == "button-error.double-move"
    recorded(evening, found)
    assert seen(evening) == where(2, 3, 4)


def test_heads_up_the_positions_left_are_whole() -> None:
    evening = Evening({12: 2})
    evening.call("12 pos 1 2")
    evening.call("err 12 dealt 1 2 call raise")
    assert seen(evening) == where(1, 1, 2)
    evening.call("12 next")
    assert seen(evening) == where(2, 2, 1)


def test_what_cannot_have_been_dealt_is_told_and_not_recorded(evening: Evening) -> None:
    told = ruled(evening, "button-error", dealt=where(9, 1, 1))
    assert not told.ready
    assert told.title == "That cannot have been"


@pytest.mark.parametrize("threshold", ["tda-36", "rrop-two-acted", "two-folds-or-chips"])
@pytest.mark.parametrize(
    "actions", [(), ("fold",), ("fold", "fold"), ("call",), ("check", "check", "check"), ("fold", "raise", "fold")]
)
def test_the_counter_agrees_with_the_rule(threshold: str, actions: tuple[str, ...]) -> None:
    evening = Evening({12: 9}, house=house(substantial_action=threshold))
    told = ruled(evening, "misdeal", fault="two-boxed-cards", actions=actions)
    assert told.counter is not None
    assert told.counter.substantial == any(way.reached for way in told.counter.ways)


def test_seat_by_seat_a_button_brings_its_blinds_until_they_are_taken_away(evening: Evening) -> None:
    floor, found = evening.desk.floor, case(evening, "button-error")
    for typed, shown in (
        (where(4, None, None), where(4, 5, 6)),
        (where(3, None, None), where(3, 4, 5)),
        (where(3, None, 5), where(3, None, 5)),
        (where(3, None, None), where(3, None, None)),
        (where(4, None, None), where(4, 5, 6)),
    ):
        found = rulings.put(floor, found, "dealt", typed)
        assert found.value("dealt") == shown


def test_blinds_that_were_not_posted_are_told_as_such(evening: Evening) -> None:
    found = case(evening, "button-error", dealt=where(3, None, None), actions=("call", "raise"))
    assert found.value("dealt") == where(3, None, None)
    recorded(evening, found)
    assert seen(evening) == where(3, 4, 5)


def test_where_nobody_knows_the_hand_before_it_is_told_for_every_seat() -> None:
    evening = Evening({12: 6})
    told = ruled(evening, "button-error", dealt=3)
    assert not told.ready
    assert told.notes[2] == "Seat 3 was: now big blind seat 4, small blind seat 3."
    assert len(told.notes) == 6


@pytest.mark.rule("TDA-2024 34-A")
def test_after_substantial_action_the_hand_before_does_not_matter() -> None:
    evening = Evening({12: 6})
    evening.call("err 12 dealt 3 4 5 fold call")
    assert seen(evening) == where(3, 4, 5)
    told = ruled(Evening({12: 6}), "button-error", dealt=3, actions=("fold", "call"))
    assert told.ready
    assert told.should is None
    assert told.next is not None
    assert told.next.line == "Button 4 · SB 5 · BB 6"


def test_what_the_hand_before_cannot_have_been_is_told_too() -> None:
    told = ruled(Evening({12: 6}), "button-error", dealt=where(3, 4, 4), actions=("fold", "call"))
    assert told.title == "That cannot have been"


# -- the deal and the level


@pytest.mark.parametrize("fault", [fault for fault, _ in FAULTS])
@pytest.mark.parametrize("actions", [(), ("call", "raise")])
@pytest.mark.rule("TDA-2024 35-A")
def test_every_fault_of_the_deal_has_its_ruling(evening: Evening, fault: str, actions: tuple[str, ...]) -> None:
    found = case(evening, "misdeal", fault=fault, actions=actions)
    told = rulings.answer(evening.desk.floor, found)
    assert told.ready
    assert told.cites
    before = seen(evening)
    recorded(evening, found)
    assert seen(evening) == before, "a misdeal moves no button"


def test_a_misdeal_shows_the_hand_again_and_who_plays_it(evening: Evening) -> None:
    evening.call("12 next")
    told = ruled(evening, "misdeal", fault="first-card-wrong-seat")
    assert told.next is not None
    assert told.next.title == "The hand again"
    assert told.next.positions == where(1, 3, 4)
    assert any("one hand" in note for note in told.notes)


def test_action_changes_nothing_for_a_fouled_deck_so_it_is_not_asked(evening: Evening) -> None:
    assert [one.key for one in case(evening, "misdeal", fault="fouled-deck").questions] == ["fault"]
    assert [one.key for one in case(evening, "misdeal", fault="two-boxed-cards").questions] == ["fault", "actions"]


@pytest.mark.parametrize("signal", [signal for signal, _ in SIGNALS])
@pytest.mark.rule("TDA-2024 23")
def test_every_signal_of_a_level_has_its_ruling(evening: Evening, signal: str) -> None:
    told = ruled(evening, "level", signal=signal)
    assert told.ready
    assert told.title in ("Old level", "New level")


# -- wrong seats


@pytest.mark.rule("TDA-2024 7")
def test_who_belongs_where_is_told_and_he_goes_there_after_the_hand(evening: Evening) -> None:
    entry = evening.at(12, 5)
    sits = Chair(TableNo(12), SeatNo(6))
    found = case(evening, "wrong-seat", player=entry.number, sits=sits, actions=("call", "raise"))
    told = rulings.answer(evening.desk.floor, found)
    assert told.title == "Play on, then the right seat"
    assert any("12-6" in note for note in told.notes)
    recorded(evening, found)
    (advice,) = evening.advice("wrong-seat.move")
    assert advice.offer == "here 12-5"
    evening.call("here 12-5")
    assert not evening.advice("wrong-seat.move")


def test_the_td_may_leave_them_where_they_sit_in_one_event(evening: Evening) -> None:
    entry, other = evening.at(12, 5), evening.at(12, 6)
    before = len(evening.desk.log.facts)
    evening.call(f"err #{entry.number} sits 12-6 between stay")
    assert len(evening.desk.log.facts) == before + 1
    assert (evening.at(12, 6).number, evening.at(12, 5).number) == (entry.number, other.number)


def test_left_on_a_seat_that_is_nobodys_he_is_there_at_once(evening: Evening) -> None:
    entry = evening.at(12, 5)
    evening.call("err 12-5 sits 17-8 between stay")
    assert evening.at(17, 8).number == entry.number
    assert evening.entry(entry.number).state is EntryState.SEATED
    assert evening.entry(entry.number).verified
    evening.call("undo")
    assert evening.at(12, 5).number == entry.number


def test_on_his_own_seat_there_is_nothing_to_rule(evening: Evening) -> None:
    told = ruled(evening, "wrong-seat", player=evening.at(12, 5).number, sits=Chair(TableNo(12), SeatNo(5)))
    assert not told.ready


# -- people


@pytest.mark.rule("TDA-2024 30")
def test_away_at_the_deal_the_hand_is_dead_and_the_cost_is_told(evening: Evening) -> None:
    evening.call("12 pos 1 3 4")
    evening.call("away 12-5", 2)
    evening.call("12 next", 2)
    evening.call("12 next")
    told = ruled(evening, "absent", player=evening.at(12, 5).number, away_when="last-card")
    assert told.title == "The hand is dead"
    assert "Big blinds posted meanwhile: 1, small blinds: 1" in told.notes[0]
    assert "minutes: 4, hands reported: 2" in told.notes[0]
    assert any("Absent in the money" in note for note in told.notes)


@pytest.mark.rule("RROP 16")
def test_a_stack_whose_player_never_came_is_the_tds_to_decide(evening: Evening) -> None:
    evening.call("noshow 12-5", 29)
    assert not evening.advice("noshow.stack")
    evening.later(1)
    (advice,) = evening.advice("noshow.stack")
    assert "TD decides" in evening.said(advice)
    told = ruled(evening, "absent", player=evening.at(12, 5).number, away_when="last-card")
    assert any("RROP 16" in note for note in told.notes)
    evening.call("here 12-5")
    assert not evening.advice("noshow.stack")


def test_a_dodge_asks_for_chips_only_where_the_house_takes_some(evening: Evening) -> None:
    assert [one.key for one in case(evening, "dodge").questions] == ["player", "meant"]
    club = Evening({12: 9}, house=house(dodging="dead-money"))
    found = case(club, "dodge", player=1, small_blind=500, big_blind=1000)
    assert [one.key for one in found.questions] == ["player", "meant", "small_blind", "big_blind"]
    assert "1500" in rulings.answer(club.desk.floor, found).sentence


def test_a_dodge_is_recorded_and_its_penalty_is_the_next_call(evening: Evening) -> None:
    found = case(evening, "dodge", player=evening.at(12, 5).number)
    told = rulings.answer(evening.desk.floor, found)
    assert (told.call, told.then) == ("dodge 12-5", "p 12-5 warn")
    recorded(evening, found)
    assert len(evening.at(12, 5).dodges) == 1
    assert evening.at(12, 5).penalties == ()


@pytest.mark.rule("TDA-2024 33")
def test_an_absence_that_was_not_meant_is_noted_without_penalty(evening: Evening) -> None:
    found = case(evening, "dodge", player=evening.at(12, 5).number, meant="no")
    assert rulings.answer(evening.desk.floor, found).title == "No penalty"
    recorded(evening, found)
    assert evening.at(12, 5).dodges == ()


def test_an_excused_absence_cannot_be_a_dodge(evening: Evening) -> None:
    evening.call("away 12-5 excused")
    assert not ruled(evening, "dodge", player=evening.at(12, 5).number).ready


@pytest.mark.rule("TDA-2024 71-A")
def test_a_penalty_shows_what_was_given_before(evening: Evening) -> None:
    evening.call("p 12-5 warn")
    found = case(evening, "penalty", player=evening.at(12, 5).number, penalty="missed-rounds", amount=2)
    told = rulings.answer(evening.desk.floor, found)
    assert "warning" in " ".join(told.notes)
    assert told.call == "p 12-5 round 2"
    recorded(evening, found, "loud")
    assert evening.at(12, 5).hands_owed == 16


# -- the room


@pytest.mark.rule("pokerstars 2.2")
def test_out_on_one_hand_the_larger_stack_ranks_higher(evening: Evening) -> None:
    first, second = evening.at(12, 5).number, evening.at(12, 6).number
    found = case(evening, "same-hand", players=(first, second), stacks=(4000, 9000))
    told = rulings.answer(evening.desk.floor, found)
    assert told.title == "Ranked by their stacks"
    assert told.call == "12-5 12-6 x 4000 9000"
    recorded(evening, found)
    assert evening.desk.floor.now.counts.out == 3


def test_hand_for_hand_begins_with_the_paid_places_and_ends(evening: Evening) -> None:
    found = case(evening, "hand-for-hand", paid=10)
    assert rulings.answer(evening.desk.floor, found).call == "h4h on 10"
    recorded(evening, found)
    h4h = evening.desk.floor.now.hand_for_hand
    assert h4h is not None
    assert h4h.paid == 10
    assert rulings.answer(evening.desk.floor, case(evening, "hand-for-hand")).call == "h4h off"


def test_whatever_else_happened_is_a_note_on_table_and_player(evening: Evening) -> None:
    found = case(evening, "other", text="the whole table is on a break", player=evening.at(12, 5).number)
    outcome = recorded(evening, found)
    assert evening.desk.remark(outcome.seq) == "the whole table is on a break"


# -- the law, the TD, calls


@pytest.mark.rule("house")
def test_the_law_above_the_house_is_named() -> None:
    law = house(regulator={"name": "Gaming Board", "substantial_action": "rrop-two-acted"})
    evening = Evening({12: 9}, house=law)
    evening.call("12 pos 1 2 3")
    told = ruled(evening, "button-error", dealt=where(3, 4, 5), actions=("fold", "fold"))
    assert told.title == "The hand plays on"
    assert "regulator Gaming Board" in told.cites
    assert "Gaming Board" in told.notes[0]


def test_the_td_may_rule_otherwise_and_the_remark_is_kept(evening: Evening) -> None:
    found = case(evening, "button-error", dealt=where(3, 4, 5))
    asked = rulings.otherwise(evening.desk.floor, found, where(2, 3, 4), "everybody agreed")
    outcome = evening.desk.carry_out(asked)
    assert evening.desk.remark(outcome.seq) == "everybody agreed"
    assert seen(evening) == where(2, 3, 4)
    event = outcome.facts[0].event
    assert isinstance(event, RulingRecorded)
    assert event.params["proposed"] == "button-error.correct"
    assert "otherwise" in evening.desk.teller.fact(outcome.facts[0])


READY: tuple[tuple[str, dict[str, object]], ...] = (
    ("button-error", {"dealt": where(3, 4, 5), "actions": ("fold", "call")}),
    ("misdeal", {"fault": "two-boxed-cards", "actions": ("fold",)}),
    ("wrong-seat", {"player": 5, "sits": Chair(TableNo(12), SeatNo(6)), "actions": ("fold",), "leave": "without"}),
    ("wrong-seat", {"player": 5, "sits": Chair(TableNo(17), SeatNo(8)), "hand": "between", "settle": "stay"}),
    ("absent", {"player": 5, "away_when": "first-card"}),
    ("level", {"signal": "hand-dealt-at-old-level", "actions": ("call", "call")}),
    ("dodge", {"player": 5}),
    ("same-hand", {"players": (5, 6), "stacks": (4000, 9000)}),
    ("penalty", {"player": 5, "penalty": "missed-hands", "amount": 3, "remark": "phone at the table"}),
    ("hand-for-hand", {"paid": 9}),
    ("other", {"text": "chips on the floor"}),
)


@pytest.mark.parametrize(("subject", "given"), READY)
def test_the_call_records_the_same_as_the_desk(evening: Evening, subject: str, given: dict[str, object]) -> None:
    found = case(evening, subject, **given)
    told = rulings.answer(evening.desk.floor, found)
    assert told.ready
    by_desk = recorded(evening, found).facts[0].event
    evening.call("undo")
    evening.call(told.call)
    by_call = evening.desk.log.facts[-1].event
    assert type(by_call) is type(by_desk)
    fields = {name for name in by_desk.__slots__ if name != "moves"}  # a slip's serial is never used again
    assert {name: getattr(by_call, name) for name in fields} == {name: getattr(by_desk, name) for name in fields}


def test_every_ruling_that_can_be_given_has_words_to_say() -> None:
    known = sentences()
    for code in known:
        subject, _, rest = code.partition(".")
        if subject in ("button-error", "level") and rest != "empty-chair-posted":
            assert f"say.{code}" in known
