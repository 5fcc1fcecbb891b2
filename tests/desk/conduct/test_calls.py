"""Calls about conduct: penalties, absences, errors with their ruling, hand-for-hand."""

import pytest

from floorman.core.model import Positions, SeatNo
from tests.desk.floors import Evening, house


@pytest.fixture
def evening() -> Evening:
    made = Evening({12: 9, 17: 6})
    made.call("12 pos 1 2 3")
    return made


def seen(evening: Evening) -> Positions:
    sighting = evening.desk.floor.now.tables[12].sighting
    assert sighting is not None
    return sighting.positions


@pytest.mark.parametrize(
    ("call", "left"),
    [
        ("err 12 dealt 3 4 5", (2, 3, 4)),
        ("12 err dealt 3 4 5 fold call", (3, 4, 5)),
        ("ERR 12 DEALT 3 4 5 F C", (3, 4, 5)),
        ("err 12 last 3 4 5 dealt 3 4 5", (4, 5, 6)),
        ("err 12 dealt 3 - 5 raise allin", (3, 4, 5)),
    ],
)
@pytest.mark.rule("TDA-2024 34-A")
def test_a_button_error_in_one_call(evening: Evening, call: str, left: tuple[int, int, int]) -> None:
    evening.call(call)
    assert seen(evening) == Positions(*map(SeatNo, left))


@pytest.mark.parametrize(
    ("call", "opens"),
    [("err 12", "rulings 12"), ("err 12 misdeal", "rulings 12 misdeal"), ("err 12 level", "rulings 12 level")],
)
def test_without_more_the_desk_opens_and_nothing_is_recorded(evening: Evening, call: str, opens: str) -> None:
    before = len(evening.desk.log.facts)
    (told,) = evening.desk.line(call)
    assert told.opens == opens
    assert len(evening.desk.log.facts) == before


@pytest.mark.parametrize(
    ("call", "status"),
    [
        ("err 12 last 1 2 3", "not-understood"),
        ("err 12 dealt 3 4 5 sings", "not-understood"),
        ("err 12 misdeal nothing", "not-understood"),
        ("err 12 level tomorrow", "not-understood"),
        ("err 12-5", "not-understood"),
        ("err 12-5 absent never", "not-understood"),
        ("err 12-5 sits", "not-understood"),
        ("err 12-5 sits 12-5", "not-possible"),
        ("err 12 dealt 3 5 5", "not-possible"),
        ("err 99 dealt 3 4 5", "not-possible"),
        ("err 17 dealt 3 4 5", "not-possible"),
        ("p 12-5 time", "not-understood"),
        ("p 12-5 jail", "not-understood"),
        ("p 12-5 hands 0", "not-understood"),
        ("p 12-5 round 99999", "not-understood"),
        ("served 12-5", "not-possible"),
        ("back 12-5", "not-possible"),
        ("h4h 12", "not-understood"),
        ("h4h on many", "not-understood"),
        ("done 12", "not-possible"),
        ("h4h off", "not-possible"),
    ],
)
def test_a_wrong_call_says_why_and_changes_nothing(evening: Evening, call: str, status: str) -> None:
    told = evening.fails(call)
    assert told.status == status
    assert told.says


def test_without_positions_the_ruling_says_what_it_needs(evening: Evening) -> None:
    assert "The hand before" in evening.fails("err 17 dealt 3 4 5").says


def test_a_ruling_on_a_player_names_him(evening: Evening) -> None:
    assert "Player 125 (#5)" in evening.call("err 12-5 absent last-card")


# -- penalties


@pytest.mark.parametrize(
    ("call", "owed", "minutes"),
    [
        ("p 12-5 warn", 0, 0),
        ("p 12-5 hands 2", 2, 0),
        ("p 12-5 hand", 1, 0),
        ("p 12-5 round 2 loud", 18, 0),
        ("penalty 12-5 time 10", 0, 10),
    ],
)
@pytest.mark.rule("TDA-2024 71-A")
def test_a_penalty_is_counted_in_hands_by_the_head_count(evening: Evening, call: str, owed: int, minutes: int) -> None:
    evening.call(call)
    (given,) = evening.at(12, 5).penalties
    assert (given.owed, given.minutes) == (owed, minutes)


@pytest.mark.rule("TDA-2024 71-A")
def test_a_player_in_transit_counts_where_he_goes(evening: Evening) -> None:
    evening.call("move 12-5 17-7")
    evening.call("p 17-7 round 1")
    assert evening.entry(5).hands_owed == 7


@pytest.mark.rule("house")
def test_a_house_that_counts_minutes_sends_him_away_for_minutes() -> None:
    evening = Evening({12: 9}, house=house(penalty_unit="minutes"))
    evening.call("p 12-5 round 1")
    (given,) = evening.at(12, 5).penalties
    assert (given.owed, given.minutes) == (0, 18)


@pytest.mark.rule("TDA-2024 71-A")
def test_on_penalty_he_is_away_and_dealt_in(evening: Evening) -> None:
    evening.call("p 12-5 hands 2")
    assert evening.at(12, 5).away is not None
    hand = evening.desk.floor.next_hand(evening.desk.floor.now.tables[12])
    assert hand is not None
    assert 5 in hand.answer.dealt_in


def test_a_warning_sends_nobody_away(evening: Evening) -> None:
    evening.call("p 12-5 warn 3 times told")
    assert evening.desk.remark(len(evening.desk.log.facts)) == "3 times told"
    assert evening.at(12, 5).away is None


@pytest.mark.rule("TDA-2024 71-A")
def test_served_he_may_return_until_somebody_says_that_he_is_back(evening: Evening) -> None:
    evening.call("p 12-5 hands 2")
    evening.call("12 next")
    assert not evening.advice("penalty.served")
    evening.call("served 12-5 1")
    (advice,) = evening.advice("penalty.served")
    assert advice.offer == "back 12-5"
    evening.call(advice.offer)
    assert not evening.advice("penalty.served")
    evening.call("12 next")
    assert not evening.advice("penalty.served")


def test_minutes_are_over_when_they_are_over(evening: Evening) -> None:
    evening.call("p 12-5 time 10", 9)
    assert not evening.advice("penalty.served")
    evening.later(1)
    assert "minutes: 10" in evening.said(evening.advice("penalty.served")[0])


@pytest.mark.rule("TDA-2024 35-C")
def test_a_misdeal_and_its_redeal_serve_one_hand(evening: Evening) -> None:
    evening.call("p 12-5 hands 3")
    evening.call("err 12 misdeal first-card-wrong-seat")
    evening.call("12 next")
    assert evening.at(12, 5).hands_owed == 2


@pytest.mark.rule("TDA-2024 71-A")
def test_it_follows_him_through_a_move_and_a_break(evening: Evening) -> None:
    evening.call("p 12-5 hands 5")
    evening.call("12 next")
    evening.call("move 12-5 17-7")
    evening.call("12 next")
    assert evening.entry(5).hands_owed == 4, "between tables no hand is dealt past him"
    evening.call("in #5")
    evening.call("17 pos 1 2 3")
    evening.call("17 next")
    evening.call("open 3")
    evening.call("break 17 seed")
    evening.call("in all")
    assert evening.entry(5).hands_owed == 3
    assert evening.entry(5).away is not None


@pytest.mark.rule("TDA-2024 71")
def test_disqualified_he_is_out_at_his_place_and_it_is_no_bust_of_the_hand(evening: Evening) -> None:
    told = evening.call("p 12-5 dq cheating")
    assert "disqualified" in told
    bust = evening.desk.floor.now.busts[-1]
    assert bust.disqualified
    from floorman.rules.places import place_of

    assert place_of(evening.desk.floor.now, evening.desk.floor.house, evening.entry(5).number) == (15, 15)


# -- absences in the money


@pytest.mark.parametrize(
    ("choice", "says"), [("blind-out", "posts until it is gone"), ("when-sure", "once it is sure")]
)
@pytest.mark.rule("house")
def test_in_the_money_the_houses_rule_for_absent_stacks_is_told(choice: str, says: str) -> None:
    evening = Evening({12: 4}, house=house(absent_in_money=choice))
    evening.call("away 12-2", 5)
    assert not evening.advice("absent.in-money")
    evening.call("h4h on 4")
    (advice,) = evening.advice("absent.in-money")
    assert says in evening.said(advice)
    assert "minutes: 5" in evening.said(advice)
    assert advice.cites
