"""The watch on dodged blinds: what it notices, what it leaves alone, what it proposes."""

import pytest

from floorman.desk.conduct.dodging import offences
from floorman.desk.conduct.penalty_book import page
from floorman.rules.house import House
from tests.desk.floors import Evening, house


def leaves_before(evening: Evening, seat: int = 5, *, seen_again: bool = True) -> None:
    """Button 2, blinds 3 and 4: the next big blind is seat 5, whose player goes, and comes back two hands later."""
    evening.call("12 pos 2 3 4")
    evening.call(f"away 12-{seat}", 3)
    if seen_again:
        evening.call("12 pos 4 5 6")
    else:
        evening.later(3)
    evening.call(f"back 12-{seat}")


def noticed(evening: Evening) -> list[str]:
    return [one.offer for one in evening.advice("dodge.noticed")]


@pytest.mark.rule("TDA-2024 33")
def test_who_leaves_just_before_the_big_blind_and_misses_it_is_noticed() -> None:
    evening = Evening({12: 9})
    leaves_before(evening)
    (advice,) = evening.advice("dodge.noticed")
    assert advice.offer == "dodge 12-5"
    assert "TDA-2024 33" in map(str, advice.cites)
    assert "as next big blind" in evening.said(advice)
    assert evening.said(advice).count("seen ") == 2


def test_nothing_is_recorded_by_itself() -> None:
    evening = Evening({12: 9})
    leaves_before(evening)
    assert evening.at(12, 5).dodges == ()
    assert evening.at(12, 5).penalties == ()


def test_back_in_time_for_the_blind_is_no_sign() -> None:
    evening = Evening({12: 9})
    evening.call("12 pos 2 3 4")
    evening.call("away 12-5", 1)
    evening.call("back 12-5")
    assert noticed(evening) == []


def test_still_away_is_no_sign_yet() -> None:
    evening = Evening({12: 9})
    evening.call("12 pos 2 3 4")
    evening.call("away 12-5", 3)
    evening.call("12 pos 4 5 6")
    assert noticed(evening) == []


def test_on_old_positions_nobody_is_accused_there_is_a_private_note() -> None:
    evening = Evening({12: 9})
    leaves_before(evening, seen_again=False)
    evening.later(1)
    assert noticed(evening) == []
    told = page(evening.desk.teller, evening.at(12, 5).number)
    assert told.dodges == ()
    assert len(told.notes) == 1
    assert "nobody saw" in told.notes[0]


def test_where_the_leaving_was_on_old_positions_there_is_a_private_note() -> None:
    evening = Evening({12: 9})
    evening.call("12 pos 2 3 4", 10)
    evening.call("away 12-5", 2)
    evening.call("12 pos 4 5 6")
    evening.call("back 12-5")
    assert noticed(evening) == []
    assert len(page(evening.desk.teller, evening.at(12, 5).number).notes) == 1


def test_with_positions_old_at_both_ends_there_is_not_even_a_note() -> None:
    evening = Evening({12: 9})
    evening.call("12 pos 2 3 4", 30)
    evening.call("away 12-5", 2)
    evening.call("back 12-5")
    assert noticed(evening) == []
    assert page(evening.desk.teller, evening.at(12, 5).number).notes == ()


def test_an_excused_absence_is_never_one() -> None:
    evening = Evening({12: 9})
    evening.call("12 pos 2 3 4")
    evening.call("away 12-5 excused ill", 3)
    evening.call("12 pos 4 5 6")
    evening.call("back 12-5")
    assert noticed(evening) == []
    assert page(evening.desk.teller, evening.at(12, 5).number).notes == ()


def test_back_right_after_the_blind_is_noticed_though_it_was_not_next_at_leaving() -> None:
    evening = Evening({12: 9})
    evening.call("12 pos 1 2 3")
    evening.call("away 12-5", 3)
    evening.call("12 pos 4 5 6")
    evening.call("back 12-5")
    assert noticed(evening) == ["dodge 12-5"]


def test_back_long_after_the_blind_is_nothing() -> None:
    evening = Evening({12: 9})
    evening.call("12 pos 1 2 3")
    evening.call("away 12-5", 3)
    evening.call("12 pos 7 8 9")
    evening.call("back 12-5")
    assert noticed(evening) == []


def test_away_for_an_orbit_has_paid_like_everybody() -> None:
    evening = Evening({12: 4})
    evening.call("12 pos 1 2 3")
    evening.call("away 12-1", 10)
    evening.call("12 pos 4 1 2")
    evening.call("back 12-1")
    assert noticed(evening) == []


def test_so_late_at_the_new_table_that_the_blind_has_passed() -> None:
    evening = Evening({12: 9, 17: 6})
    evening.call("17 pos 4 5 6")
    evening.call("move 12-5 17-7", 6)
    evening.call("17 pos 5 6 1")
    evening.call("in 17-7")
    assert noticed(evening) == ["dodge 17-7"]
    assert "sent" in evening.said(evening.advice("dodge.noticed")[0])


def test_a_prompt_arrival_after_the_blind_is_nothing() -> None:
    evening = Evening({12: 9, 17: 6})
    evening.call("17 pos 4 5 6")
    evening.call("move 12-5 17-7", 2)
    evening.call("17 pos 5 6 1")
    evening.call("in 17-7")
    assert noticed(evening) == []


def test_a_seat_changed_without_leave_as_the_blind_comes() -> None:
    evening = Evening({12: 6})
    evening.call("12 pos 2 3 4")
    evening.call("err 12-5 sits 12-7 without")
    assert noticed(evening) == ["dodge 12-5"]


@pytest.mark.parametrize("call", ["err 12-5 sits 12-7", "err 12-6 sits 12-7 without"])
def test_by_mistake_or_far_from_the_blind_it_is_a_wrong_seat_and_no_more(call: str) -> None:
    evening = Evening({12: 6})
    evening.call("12 pos 2 3 4")
    evening.call(call)
    assert noticed(evening) == []


@pytest.mark.rule("longform-06 06.2")
def test_the_ladder_counts_what_was_seen_within_the_hour() -> None:
    evening = Evening({12: 9}, house="longform-06")
    for _ in range(3):
        leaves_before(evening)
        evening.later(10)
    evening.call("dodge 12-5")
    (advice,) = evening.advice("dodge.penalty")
    assert advice.offer == "p 12-5 time "
    assert "a time penalty, and the blinds are paid on the next hand" in evening.said(advice)


def test_what_is_older_than_the_window_counts_no_more() -> None:
    evening = Evening({12: 9}, house="longform-06")
    leaves_before(evening)
    evening.later(30)
    leaves_before(evening)
    evening.later(40)
    leaves_before(evening)
    assert offences(evening.desk.floor, evening.at(12, 5).number).count == 2
    evening.call("dodge 12-5")
    assert evening.advice("dodge.penalty")[0].offer == "p 12-5 warn"


def test_the_same_dodge_seen_and_recorded_counts_once() -> None:
    evening = Evening({12: 9})
    leaves_before(evening)
    evening.call("dodge 12-5")
    assert offences(evening.desk.floor, evening.at(12, 5).number).count == 1
    evening.call("dodge 12-5")
    assert offences(evening.desk.floor, evening.at(12, 5).number).count == 2


def test_an_overruled_sign_counts_for_nothing_but_the_next_is_noticed() -> None:
    evening = Evening({12: 9}, house="longform-06")
    leaves_before(evening)
    evening.call("no 1 was at the desk with me")
    assert noticed(evening) == []
    assert offences(evening.desk.floor, evening.at(12, 5).number).count == 0
    evening.later(10)
    leaves_before(evening)
    assert noticed(evening) == ["dodge 12-5"]
    assert offences(evening.desk.floor, evening.at(12, 5).number).count == 1


def test_a_penalty_settles_it_and_rests_on_the_rule_for_dodging() -> None:
    evening = Evening({12: 9})
    evening.call("dodge 12-5")
    assert evening.advice("dodge.penalty")
    evening.call("p 12-5 warn")
    assert not evening.advice("dodge.penalty")
    row = evening.desk.log.facts[-1].event
    assert "TDA-2024 33" in row.cites  # type: ignore[attr-defined]


def test_undone_it_is_no_offence() -> None:
    evening = Evening({12: 9})
    evening.call("dodge 12-5")
    evening.call("undo")
    assert not evening.advice("dodge.penalty")
    assert offences(evening.desk.floor, evening.at(12, 5).number).count == 0


@pytest.mark.parametrize(
    ("choices", "says", "offer"),
    [
        ({}, "other rooms take both blinds", "p 12-5 warn"),
        ({"dodging": "forfeit-and-round"}, "the TD decides", "p 12-5 warn"),
        ({"dodging": "dead-money"}, "dead money", "p 12-5 warn"),
    ],
)
@pytest.mark.rule("TDA-2024 71-B")
def test_each_house_has_its_own_way(choices: dict[str, str], says: str, offer: str) -> None:
    own: House = house(**choices)
    evening = Evening({12: 9}, house=own)
    evening.call("dodge 12-5")
    (advice,) = evening.advice("dodge.penalty")
    assert says in evening.said(advice)
    assert advice.offer == offer


@pytest.mark.rule("WSOP 86")
def test_late_from_a_seat_that_he_had_blinds_ante_and_a_round_are_gone() -> None:
    evening = Evening({12: 9, 17: 6}, house=house(dodging="forfeit-and-round"))
    evening.call("17 pos 4 5 6")
    evening.call("move 12-5 17-7", 6)
    evening.call("17 pos 5 6 1")
    evening.call("in 17-7")
    evening.call("dodge 17-7")
    (advice,) = evening.advice("dodge.penalty")
    assert advice.offer == "p 17-7 round 1"
    assert "Both blinds and the ante are forfeited" in evening.said(advice)


def test_the_sign_follows_the_player_to_his_next_table() -> None:
    evening = Evening({12: 9, 17: 6})
    leaves_before(evening)
    evening.call("move 12-5 17-9")
    evening.call("in 17-9")
    assert noticed(evening) == ["dodge 17-9"]


def test_who_is_out_is_watched_no_more() -> None:
    evening = Evening({12: 9})
    leaves_before(evening)
    evening.call("12-5 x")
    assert noticed(evening) == []


def test_no_list_for_players_tells_of_it() -> None:
    from floorman.desk.front import json_view as show
    from floorman.desk.front.exporting import listed

    evening = Evening({12: 9})
    leaves_before(evening)
    evening.call("dodge 12-5")
    for kind in ("seats", "players", "results"):
        assert not any("dodge" in str(row) for row in listed(evening.desk, kind)[1])
    assert "dodge" not in str(show.room(evening.desk)["tables"])


@pytest.mark.rule("pokerstars-bg 18.4")
def test_where_absence_is_a_choice_nobody_is_noticed_and_a_recorded_dodge_asks_for_no_penalty() -> None:
    evening = Evening({12: 9}, house="pokerstars")
    leaves_before(evening)
    assert noticed(evening) == []
    evening.call("dodge 12-5")
    assert evening.advice("dodge.penalty") == []
