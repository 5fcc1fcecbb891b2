"""When chips may leave play."""

import pytest

from floorman.rules.colour_up import ColourUp, colour_up
from floorman.rules.structure_text import structure_from
from tests.rules.rooms import TDA, cited

EVENING = (
    *("25/50 20", "50/100 20", "75/150 20", "100/200 20", "break 10", "200/300 20", "300/500 20", "400/800 20"),
    *("1000/1500 20", "break 10", "1500/2500 20"),
)


def found(steps: tuple[str, ...], *chips: int) -> dict[int, ColourUp]:
    return colour_up(TDA, structure_from(steps).steps, chips).answer


@pytest.mark.rule("TDA-2024 24")
def test_at_the_first_break_behind_the_last_level_that_needs_it() -> None:
    told = found(EVENING, 25, 100, 500)
    assert told == {25: ColourUp(3, 4, None, False), 100: ColourUp(7, 8, None, False)}
    assert cited(colour_up(TDA, structure_from(EVENING).steps, (25, 100))) == ["TDA-2024 24"]


@pytest.mark.rule("TDA-2024 24")
@pytest.mark.parametrize(
    ("steps", "told"),
    [
        (("100/200 20", "break 5"), ColourUp(0, 1, None, False)),
        (("break 5", "100/200 20"), ColourUp(0, 0, None, False)),
        (("25/50 20", "100/200 20"), ColourUp(1, None, None, False)),
        (("25/50 20", "end", "100/200 20", "break 5 -25"), ColourUp(1, 2, 2, False)),
        (("25/50 20", "break 5 -25", "100/200 20", "break 5 -25"), ColourUp(1, 1, 1, False)),
        (("100/200 20", "break 5 -25", "100/200/25 20", "break 5"), ColourUp(2, 2, 1, True)),
        (("100/200 20", "break 5 -25", "stud 100/200 ante 25 bring 100 20"), ColourUp(2, None, 1, True)),
    ],
)
def test_what_the_structure_says(steps: tuple[str, ...], told: ColourUp) -> None:
    assert found(steps, 25, 100) == {25: told}
    early = colour_up(TDA, structure_from(steps).steps, (25, 100)).code == "colour-up.too-early"
    assert early == told.too_early


def test_the_largest_chip_stays() -> None:
    assert found(EVENING, 500) == {}
