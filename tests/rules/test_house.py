"""Houses: choices, citations, regulator."""

from typing import Any

import pytest
from msgspec.structs import fields, replace

from floorman.desk.house.houses import shipped_houses
from floorman.rules.button import next_hand
from floorman.rules.citation import Citation, Unanswerable
from floorman.rules.house import CHOICE_NAMES, SUBJECTS, Choices, House, house_from, house_restored, house_written
from floorman.text.say import say
from tests.rules.rings import ring
from tests.rules.rooms import POKERSTARS, TDA, cited, club, regulated

OTHER_VALUES: dict[str, tuple[object, ...]] = {
    "button_method": ("forward", "rrop-moving"),
    "newcomer_lock": ("small-blind-too", "button-to-big-blind", "new-entrants-not-blind-or-button"),
    "first_button": ("seat-1", "dealer-right", "same-seat-everywhere"),
    "button_redraw_at": ([3, 2, 1], [9]),
    "substantial_action": ("rrop-two-acted", "two-folds-or-chips"),
    "button_error_before": ("misdeal",),
    "button_error_next": ("double-move",),
    "presence": ("first-card",),
    "dodging": ("ladder", "forfeit-and-round", "dead-money"),
    "ladder": (["warning", "missed-rounds"],),
    "dodge_window_minutes": (30,),
    "mover": ("big-blind-now", "same-position", "random"),
    "single_big_blind": ("never",),
    "giving_table": ("same-section", "break-order"),
    "gap": (1, 3),
    "gap_few": (2,),
    "few_tables": (0, 6),
    "halt_at": (0, 2),
    "break_while_registering": (True,),
    "seat_changes": ("forbidden",),
    "read_out_in": ("pl", "fr"),
    "final_table": (9, 10),
    "hand_for_hand_lead": (2,),
    "clock_per_hand": (3,),
    "ties_across_tables": ("rank",),
    "ante_order": ("ante-first",),
    "ante_reduce_at": (6,),
    "ante_heads_up": (False,),
    "late_stack": ("by-check-in", "deduct"),
    "bounty_split": ("bigger-stack",),
    "bounty_after_rebuy": ("lost", "forfeits-collected"),
    "deals": ("forbidden",),
    "deal_final_table_only": (True,),
    "deal_leave_max": (5, 2.5),
    "deal_leave_min": (10,),
    "absent_in_money": ("after-levels", "when-sure"),
    "cancellation": ("house",),
    "chip_race_from": ("dealer-left",),
    "penalty_unit": ("minutes",),
    "minutes_a_hand": (3,),
    "assumed_arrived_after": (10,),
    "tie_unit": (100,),
    "rest_to": ("first",),
    "min_cash": (0, 2, 1.25),
    "satellite_rest": ("equal", "steps"),
    "seat_tie": ("play-off",),
    "withdrawal": ("prorata",),
    "rebuy_rule": ("below", "broke"),
    "rebuy_double": (True,),
    "bounty_odd": ("head",),
    "bounty_unclaimed": ("winner", "house"),
    "bounty_by": ("tokens",),
    "mystery_winner": ("none",),
    "guarantee_counts": ("prizes-and-bounties",),
    "free_pays": ("nothing",),
    "seat_unpaid": (True,),
    "early_payout": (True,),
    "deal_paid": ("at-end",),
    "two_codes_over": (200_000,),
    "cash_limit": (1_000_000,),
    "id_over": (200_000,),
    "drawer_difference": (500,),
    "flight_reentry": ("busted", "none"),
    "bag_counts": (1,),
    "self_exclusion": ("at-once",),
    "shootout_places": ("tied",),
    "break_waits": (True,),
    "h4h_clock": ("stands", "runs"),
    "late_ends": ("by-itself",),
    "finish_bb": (20, 5),
    "names_on_tv": ("none", "initials", "first"),
    "names_on_web": ("initials", "first", "full"),
    "break_order_public": (False,),
    "push_minutes": (20, 60),
}
WRONG_VALUES: dict[str, tuple[object, ...]] = {
    "button_method": ("backward", 1, None, ["dead"]),
    "button_redraw_at": (3, [0], [True], ["3"]),
    "ladder": ("warning", ["shouting"]),
    "gap": (0, "2", 2.0, True),
    "halt_at": (-1, 12),
    "break_while_registering": (1, "yes"),
    "final_table": ("rp-10", 1, 13, True),
    "hand_for_hand_lead": (3, True, 1.0),
    "bag_counts": (0, "2", True),
    "tie_unit": (0, -100, 0.5, 10**16),
    "id_over": (-1, 10**16),
    "min_cash": (-1, 101, "1.5"),
    "deal_leave_max": (101, -1, "5", True, float("nan")),
    "h4h_clock": ("walks", True),
    "finish_bb": (1, 201, 30.0),
    "names_on_web": ("surname",),
    "push_minutes": (0, 241),
}


def refused(**written: Any) -> Unanswerable:
    with pytest.raises(Unanswerable) as fault:
        house_from({"name": "Club Rounders", **written}, shipped_houses())
    assert (fault.value.code, fault.value.field) == ("unknown-house", "house")
    assert say(fault.value.says, fault.value.params).endswith(".")
    return fault.value


def test_the_shipped_house_is_the_default_and_cites_every_choice() -> None:
    assert TDA.choices == Choices()
    assert set(TDA.cites) >= CHOICE_NAMES
    assert {field.name for field in fields(Choices)} == CHOICE_NAMES == OTHER_VALUES.keys()


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in OTHER_VALUES.items() for value in values])
def test_every_choice_can_be_made_and_needs_a_citation(key: str, value: object) -> None:
    house = club(**{key: value})
    assert getattr(house.choices, key) == (tuple(value) if isinstance(value, list) else value)
    assert house.cite(key) == Citation("house", "4")
    assert refused(choices={key: value}).says == "house.no-citation"
    assert regulated(**{key: value}).cite(key) == Citation("regulator", "ANJ")


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in WRONG_VALUES.items() for value in values])
def test_no_choice_has_any_other_value(key: str, value: object) -> None:
    assert refused(choices={key: value}, cites={key: "house 4"}).says == "house.bad-value"
    assert refused(regulator={key: value}).says == "house.bad-value"


@pytest.mark.rule("pokerstars-bg 17")
def test_whose_breaks_wait_for_the_hands() -> None:
    assert (TDA.choices.break_waits, POKERSTARS.choices.break_waits) == (False, True)
    assert POKERSTARS.cite("break_waits") == Citation("pokerstars-bg", "17")


def test_a_house_is_like_another_where_it_is_silent() -> None:
    house = house_from({"name": "Club", "like": "pokerstars", "choices": {"gap": 1}}, shipped_houses())
    assert house.choices == POKERSTARS.choices
    assert house.cite("button_method") == Citation("pokerstars", "2.4")
    assert house_from({"name": "Club"}, shipped_houses()).choices == TDA.choices


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ({"name": ""}, "house.no-name"),
        ({"name": 5}, "house.no-name"),
        ({"like": "back-room"}, "house.unknown-like"),
        ({"like": ["tda-2024"]}, "house.unknown-like"),
        ({"colour": "red"}, "house.unknown-key"),
        ({"choices": {"colour": "red"}}, "house.unknown-key"),
        ({"cites": {"colour": "house 1"}}, "house.unknown-key"),
        ({"regulator": {"colour": "red"}}, "house.unknown-key"),
        ({"choices": []}, "house.no-section"),
        ({"cites": {"gap": "house"}}, "house.bad-citation"),
        ({"cites": {"gap": 4}}, "house.bad-citation"),
    ],
)
def test_refused_in_one_sentence(written: dict[str, object], says: str) -> None:
    assert refused(**written).says == says


def test_the_first_house_of_all_cites_every_choice() -> None:
    with pytest.raises(Unanswerable) as fault:
        house_from({"name": "first", "cites": {"gap": "house 1"}}, {})
    assert fault.value.says == "house.no-citation"


def test_a_citation_may_be_given_for_what_is_no_choice() -> None:
    house = house_from({"name": "Club", "cites": {"heads_up": "house 7"}}, shipped_houses())
    assert cited(next_hand(house, ring("AB", (None, None, 1)))) == ["house 7"]


def test_the_regulator_stands_above_the_house_and_is_named() -> None:
    house = regulated(button_method="forward")
    ruling = next_hand(house, ring("AB.D", (1, 2, 3)))
    assert (ruling.answer.button, ruling.answer.small_blind) == (2, 4)
    assert cited(ruling) == ["regulator ANJ"]
    unnamed = house_from({"name": "Casino", "regulator": {"deals": "forbidden"}}, shipped_houses())
    assert unnamed.cite("deals") == Citation("regulator", "Casino")
    under = house_from({"name": "Club", "like": "Casino"}, {**shipped_houses(), "Casino": unnamed})
    assert (under.choices.deals, under.cite("deals").book) == ("forbidden", "regulator")


def test_the_authority_on_paper() -> None:
    house = club(gap=1)
    assert house.authority(house.cite("gap")) == "Club Rounders 4"
    assert house.authority(Citation("house", "Club Rounders")) == "Club Rounders"
    assert house.authority(house.cite("button_method")) == "TDA-2024 32"


@pytest.mark.parametrize("house", [TDA, POKERSTARS, club(ladder=["warning"], final_table=8), regulated(gap=1)])
def test_a_house_written_down_comes_back(house: House) -> None:
    back = house_restored(house_written(house))
    assert (back.name, back.choices, back.cites) == (house.name, house.choices, house.cites)
    assert {key: back.cite(key) for key in CHOICE_NAMES} == {key: house.cite(key) for key in CHOICE_NAMES}


def test_an_older_house_written_down_has_defaults_for_the_rest() -> None:
    back = house_restored({"name": "Club", "choices": {"gap": 1}, "regulator": {}})
    assert back.choices == replace(Choices(), gap=1)
    assert {back.cite(key) for key in CHOICE_NAMES} == {Citation("house", "Club")}
    assert back.cite("break_waits") == Citation("house", "Club")
    with pytest.raises(Unanswerable):
        house_restored({"name": "Club", "choices": {"colour": 1}})


@pytest.mark.rule("pokerstars 1.9")
@pytest.mark.rule("pokerstars 1.10")
@pytest.mark.rule("pokerstars 1.11")
@pytest.mark.rule("pokerstars 2.2")
@pytest.mark.rule("pokerstars-bg 23.1")
@pytest.mark.rule("pokerstars-bg 27")
@pytest.mark.parametrize(
    ("key", "value", "rule"),
    [
        ("flight_reentry", "none", "pokerstars 1.9"),  # once a person, unless the tournament says otherwise
        ("withdrawal", "none", "pokerstars 1.10"),
        ("self_exclusion", "finish", "pokerstars 1.11"),
        ("seat_tie", "share", "pokerstars 2.2"),
        ("deal_paid", "at-end", "pokerstars-bg 23.1"),
        ("bounty_unclaimed", "house", "pokerstars-bg 27"),
    ],
)
def test_what_the_online_operator_s_rules_say_of_money_and_days(key: str, value: str, rule: str) -> None:
    assert (getattr(POKERSTARS.choices, key), str(POKERSTARS.cite(key))) == (value, rule)
    assert str(TDA.cite(key)) == "house tda-2024"


@pytest.mark.parametrize("key", sorted(CHOICE_NAMES | SUBJECTS))
def test_what_an_older_house_lacks_has_its_citation_too(key: str) -> None:
    written = house_written(club(gap=1))
    for part in ("choices", "cites"):
        section = written[part]
        assert isinstance(section, dict)
        section.pop(key, None)
    back = house_restored(written, lambda: TDA)
    assert back.cite(key) == TDA.cite(key)
    assert back.cite("halt_at") == TDA.cite("halt_at")


def test_a_complete_house_needs_no_other() -> None:
    def never() -> House:
        raise AssertionError("read for nothing")

    assert house_restored(house_written(TDA), never).cites == TDA.cites
    assert TDA.cites.keys() == CHOICE_NAMES | SUBJECTS
