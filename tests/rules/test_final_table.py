"""When tables are combined: TDA-2024 RP-9."""

import pytest

from floorman.rules.citation import Unanswerable
from floorman.rules.final_table import final_table
from tests.rules.rooms import POKERSTARS, TDA, cited, club


@pytest.mark.rule("TDA-2024 RP-9")
@pytest.mark.parametrize(
    ("max_seats", "players", "combine", "at"),
    [
        (9, (5, 5), False, 9),
        (9, (5, 4), True, 9),
        (8, (5, 4), True, 9),
        (8, (5, 5), False, 9),
        (7, (4, 4), False, 7),
        (7, (4, 3), True, 7),
        (6, (4, 4), False, 7),
        (6, (4, 3), True, 7),
        (6, (3, 3), True, 7),
        (10, (5, 5), True, 10),
        (10, (6, 5), False, 10),
        (5, (3, 3), False, 5),
        (9, (3, 3, 3), True, 9),
        (9, (9,), False, 9),
        (9, (9, 0), False, 9),
    ],
)
def test_final_table(max_seats: int, players: tuple[int, ...], combine: bool, at: int) -> None:
    ruling = final_table(TDA, max_seats, players)
    assert ruling.answer == (combine, at)
    assert cited(ruling) == ["TDA-2024 RP-9"]


def test_a_house_has_its_own_number() -> None:
    ruling = final_table(club(final_table=8), 9, (4, 4))
    assert (ruling.answer, cited(ruling)) == ((True, 8), ["house 4"])
    assert final_table(club(final_table=8), 9, (5, 4)).answer == (False, 8)


def test_nobody_left() -> None:
    with pytest.raises(Unanswerable) as refused:
        final_table(TDA, 9, ())
    assert refused.value.code == "too-few-players"


@pytest.mark.rule("pokerstars 2.6")
def test_the_pokerstars_house_gathers_all_by_its_own_rule_and_counts_by_the_tda_s() -> None:
    assert cited(final_table(POKERSTARS, 9, (5, 4))) == ["pokerstars 2.6", "TDA-2024 RP-9"]
