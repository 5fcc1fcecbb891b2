"""When a tournament will be over, by what its chips are worth in big blinds."""

from msgspec import Struct

from floorman.core.structure import DayEnd, Played, Step
from floorman.rules.citation import Ruling
from floorman.rules.clock import MINUTE
from floorman.rules.house import House

OVER_BY = 20
"""Big blinds that all chips together are worth at the level by which five tournaments of six are over."""


class ExpectedEnd(Struct, frozen=True):
    """Whole minutes from now; None where the day ends before."""

    expected: int | None
    over_by: int | None


def finish(house: House, steps: tuple[Step, ...], step: int, left: int, chips: int) -> Ruling[ExpectedEnd]:
    """When the last player but one is expected to be out: at the end of the first level, from ``step`` on (of which
    ``left`` milliseconds remain), at which all ``chips`` are worth no more than the house's ``finish_bb`` big blinds;
    and by when most tournaments are over. Breaks of the structure count.
    """
    expected = minutes_until_worth(steps, step, left, chips, house.choices.finish_bb)
    answer = ExpectedEnd(expected, minutes_until_worth(steps, step, left, chips, OVER_BY))
    code = "expected-end.day-ends" if expected is None else "expected-end.told"
    over_by = "–" if answer.over_by is None else answer.over_by
    params = {"expected": expected, "over_by": over_by, "big_blinds": house.choices.finish_bb}
    return Ruling(answer, code, (house.cite("finish_bb"),), params)


def minutes_until_worth(steps: tuple[Step, ...], step: int, left: int, chips: int, big_blinds: int) -> int | None:
    """Whole minutes until the end of the first level at which ``chips`` are worth so many big blinds or fewer."""
    passed = 0
    for at, one in enumerate(steps[step:]):
        if isinstance(one, DayEnd):
            return None
        passed += left if at == 0 else one.minutes * MINUTE
        if isinstance(one, Played) and one.big_blind * big_blinds >= chips:
            return (passed + MINUTE // 2) // MINUTE
    return None
