"""Late registration: pokerstars 1.9, pokerstars-bg 9, TDA-2024 8-A."""

import pytest
from msgspec.structs import replace

from floorman.rules.registration import RegistrationDesk, late_registration
from tests.rules.rooms import POKERSTARS, TDA, cited, club

NINE = 9 * 3600
DESK = RegistrationDesk(NINE, 90, NINE + 3600, 3, 4, 80, 12, False)
HALF_PAST_TEN = NINE + 90 * 60


@pytest.mark.rule("pokerstars 1.9")
def test_ninety_minutes_from_nine() -> None:
    ruling = late_registration(POKERSTARS, DESK)
    assert (ruling.answer.open, ruling.answer.closes, ruling.answer.because) == (True, HALF_PAST_TEN, None)
    assert cited(ruling) == ["pokerstars 1.9", "TDA-2024 8-A"]


@pytest.mark.rule("pokerstars 1.9")
@pytest.mark.parametrize(
    ("now", "open_"),
    [(NINE - 1, False), (NINE, True), (HALF_PAST_TEN - 1, True), (HALF_PAST_TEN, False), (HALF_PAST_TEN + 60, False)],
)
def test_to_the_second(now: int, open_: bool) -> None:
    ruling = late_registration(POKERSTARS, replace(DESK, now=now))
    assert (ruling.answer.open, ruling.answer.because) == (open_, None if open_ else "time")
    assert (ruling.code == "late-registration.not-yet") == (now < NINE)


@pytest.mark.rule("pokerstars-bg 9")
def test_every_seat_taken() -> None:
    ruling = late_registration(POKERSTARS, replace(DESK, open_seats=0))
    assert (ruling.answer.open, ruling.answer.because, cited(ruling)) == (False, "no-seat", ["pokerstars-bg 9"])


@pytest.mark.rule("pokerstars-bg 9")
@pytest.mark.parametrize(("eliminated", "because"), [(0, None), (1, "first-elimination")])
def test_until_the_first_elimination(eliminated: int, because: str | None) -> None:
    desk = replace(DESK, ends_at_first_elimination=True, eliminated=eliminated)
    assert late_registration(POKERSTARS, desk).answer.because == because


@pytest.mark.rule("pokerstars 1.9")
@pytest.mark.parametrize(("left", "because"), [(13, None), (12, "money"), (11, "money")])
def test_closed_once_the_next_one_out_is_paid(left: int, because: str | None) -> None:
    ruling = late_registration(TDA, replace(DESK, players_left=left))
    assert ruling.answer.because == because
    assert cited(ruling)[0] == "pokerstars 1.9"


@pytest.mark.rule("pokerstars 1.9")
@pytest.mark.rule("pokerstars-bg 9")
def test_the_first_reason_that_holds_is_told() -> None:
    desk = replace(DESK, now=HALF_PAST_TEN, open_seats=0, players_left=1, ends_at_first_elimination=True)
    reasons = []
    for change in ({}, {"now": NINE}, {"open_seats": 1}, {"eliminated": 0}, {"players_left": 80}):
        desk = replace(desk, **change)  # type: ignore[arg-type]
        reasons.append(late_registration(POKERSTARS, desk).answer.because)
    assert reasons == ["time", "no-seat", "first-elimination", "money", None]


@pytest.mark.rule("TDA-2024 8-A")
@pytest.mark.rule("house")
@pytest.mark.parametrize("stack", ["by-check-in", "deduct"])
def test_the_late_player_s_stack_is_the_house_s_choice(stack: str) -> None:
    assert late_registration(TDA, DESK).code == "late-registration.open-full"
    ruling = late_registration(club(late_stack=stack), DESK)
    assert (ruling.code, cited(ruling)) == (f"late-registration.open-{stack}", ["pokerstars 1.9", "house 4"])
