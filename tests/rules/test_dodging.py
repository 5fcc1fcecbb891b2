"""Dodged blinds: TDA-2024 33, 71-B; longform-06 06.2; WSOP 86."""

import pytest
from msgspec.structs import replace

from floorman.rules.dodging import BlindMissed, DodgeRuling, dodge
from floorman.text.say import say
from tests.rules.rooms import LONGFORM, POKERSTARS, TDA, cited, club

DODGE = BlindMissed(True, 1, 60, False, 500, 1000, 1000, 9)


@pytest.mark.rule("TDA-2024 30")
@pytest.mark.rule("TDA-2024 33")
@pytest.mark.parametrize("house", [TDA, LONGFORM, club(dodging="dead-money"), club(dodging="forfeit-and-round")])
def test_an_absence_that_was_not_meant_costs_the_blinds_only(house) -> None:  # type: ignore[no-untyped-def]
    ruling = dodge(house, replace(DODGE, intentional=False, offence=7, from_existing_seat=True))
    assert ruling.answer == DodgeRuling("none", 0, posts_blinds_next_hand=True, forfeits=0, td_decides=False)
    assert cited(ruling) == ["TDA-2024 33", "TDA-2024 30"]


@pytest.mark.rule("longform-06 06.2")
@pytest.mark.parametrize(
    ("offence", "penalty", "hands", "td"),
    [
        (1, "warning", 0, False),
        (2, "warning", 0, False),
        (3, "time", 0, False),
        (4, "missed-hands", 1, False),
        (5, "disqualification", 0, True),
        (9, "disqualification", 0, True),
    ],
)
def test_the_ladder(offence: int, penalty: str, hands: int, td: bool) -> None:
    ruling = dodge(LONGFORM, replace(DODGE, offence=offence))
    assert ruling.answer == DodgeRuling(penalty, hands, True, 0, td)  # type: ignore[arg-type]
    assert cited(ruling) == ["longform-06 06.2", "TDA-2024 33", "TDA-2024 71-B"]


@pytest.mark.rule("longform-06 06.2")
@pytest.mark.parametrize(
    ("offence", "minutes", "penalty"),
    [
        *((1, 61, "warning"), (3, 61, "warning"), (4, 61, "time"), (5, 61, "missed-hands")),
        *((5, 400, "warning"), (5, 121, "warning"), (5, 120, "time"), (9, 400, "warning"), (25, 400, "missed-hands")),
    ],
)
def test_of_dodges_spread_over_more_than_the_hour_few_count(offence: int, minutes: int, penalty: str) -> None:
    assert dodge(LONGFORM, replace(DODGE, offence=offence, within_minutes=minutes)).answer.penalty == penalty


@pytest.mark.rule("longform-06 06.2")
def test_nothing_is_said_of_the_hour_that_is_not_known() -> None:
    ruling = dodge(LONGFORM, replace(DODGE, offence=5, within_minutes=400))
    assert ruling.code == "dodge.spread-warning"
    assert say(ruling.code, ruling.params).startswith(
        "5 dodges in 400 minutes; were they equally far apart, 1 would fall within 60 minutes: a warning"
    )
    assert say("dodge.spread-time", dodge(LONGFORM, replace(DODGE, offence=5, within_minutes=120)).params)


@pytest.mark.rule("pokerstars-bg 18.4")
@pytest.mark.parametrize("meant", [True, False])
def test_where_players_may_choose_to_be_absent_it_is_no_offence(meant: bool) -> None:
    ruling = dodge(POKERSTARS, replace(DODGE, offence=4, intentional=meant))
    assert ruling.answer == DodgeRuling("none", 0, posts_blinds_next_hand=True, forfeits=0, td_decides=False)
    assert (ruling.code, cited(ruling)) == ("dodge.no-offence", ["pokerstars-bg 18.4"])


@pytest.mark.rule("house")
def test_a_ladder_and_a_window_of_the_house_s_own() -> None:
    house = club("longform-06", ladder=["missed-rounds", "missed-hands", "missed-rounds"], dodge_window_minutes=20)
    assert [dodge(house, replace(DODGE, offence=n, within_minutes=20)).answer.hands for n in (1, 2, 3)] == [9, 1, 18]
    late = dodge(house, replace(DODGE, offence=2, within_minutes=21))
    assert (late.answer.penalty, late.answer.hands) == ("missed-rounds", 9)
    assert cited(late) == ["longform-06 06.2", "house 4", "TDA-2024 33", "TDA-2024 71-B"]


@pytest.mark.rule("TDA-2024 71-B")
def test_a_ladder_without_rungs_leaves_it_to_the_td() -> None:
    assert dodge(club(dodging="ladder", ladder=[]), DODGE).answer.td_decides


@pytest.mark.rule("TDA-2024 71-B")
@pytest.mark.parametrize(
    ("offence", "penalty", "hands"),
    [
        (1, "warning", 0),
        (2, "missed-hands", 1),
        (3, "missed-rounds", 9),
        (4, "disqualification", 0),
        (6, "disqualification", 0),
    ],
)
def test_a_penalty_is_compulsory_and_the_td_decides_which(offence: int, penalty: str, hands: int) -> None:
    ruling = dodge(TDA, replace(DODGE, offence=offence))
    assert ruling.answer == DodgeRuling(penalty, hands, td_decides=True)  # type: ignore[arg-type]
    assert cited(ruling) == ["TDA-2024 33", "TDA-2024 71-B"]


@pytest.mark.rule("WSOP 86")
def test_moved_from_a_seat_the_blinds_are_forfeited_and_a_round_missed() -> None:
    house = club(dodging="forfeit-and-round")
    ruling = dodge(house, replace(DODGE, from_existing_seat=True))
    assert ruling.answer == DodgeRuling("missed-rounds", 9, posts_blinds_next_hand=False, forfeits=2500)
    assert cited(ruling) == ["house 4", "WSOP 86", "TDA-2024 33", "TDA-2024 71-B"]
    stayed = dodge(house, DODGE)
    assert (stayed.answer.td_decides, stayed.answer.forfeits) == (True, 0)


@pytest.mark.rule("house")
def test_dead_money() -> None:
    ruling = dodge(club(dodging="dead-money"), DODGE)
    assert ruling.answer == DodgeRuling("warning", 0, posts_blinds_next_hand=True, forfeits=1500)
    assert cited(ruling)[0] == "house 4"
