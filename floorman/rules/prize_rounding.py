"""Prizes brought to amounts that can be paid."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate, groupby, pairwise, takewhile
from typing import Literal, NamedTuple

from floorman.rules.citation import Unanswerable
from floorman.rules.prize_curve import Run

RestTo = Literal["even", "first"]


class Step(NamedTuple):
    """From ``start`` minor units on, prizes are whole multiples of ``unit``."""

    start: int
    unit: int


class RoundedPrizes(NamedTuple):
    """Prizes, first prize first, and the ``rest`` that no run could take: it is in first prize already."""

    prizes: list[int]
    rest: int


def refuse_steps(steps: Sequence[Step]) -> None:
    """Unanswerable ("bad-value") unless the steps begin at 0, rise, and each start is a multiple of both its units."""
    if steps[0].start != 0:
        raise Unanswerable("bad-value", "round", "prizes.first-step")
    for before, step in pairwise(steps):
        if step.start <= before.start or step.start % before.unit or step.start % step.unit:
            raise Unanswerable("bad-value", "round", "prizes.step", start=step.start)


def unit_of(amount: Fraction | int, steps: Sequence[Step]) -> int:
    """The unit of an amount of minor units."""
    return next(step.unit for step in reversed(steps) if step.start <= amount)


def rounded_prizes(money: int, runs: Sequence[Run], steps: Sequence[Step], rest_to: RestTo) -> RoundedPrizes:
    """The prizes of ``runs`` (which add up to ``money`` and do not rise), each down to its unit.

    What is lost goes to first place; or (``even``) back one unit to each place of a run of equal prizes, the largest
    lost part of a unit first, of equals the better place, until a run cannot be paid whole, and the remainder to first.
    """
    merged = [(prize, sum(size for _, size in same)) for prize, same in groupby(runs, key=lambda run: run[0])]
    units = [unit_of(prize, steps) for prize, _ in merged]
    floors = [int(prize // unit) * unit for (prize, _), unit in zip(merged, units, strict=True)]
    if rest_to == "even":
        lost = [(prize - floor) / unit for (prize, _), floor, unit in zip(merged, floors, units, strict=True)]
        order = [at for at in sorted(range(len(merged)), key=lambda at: -lost[at]) if lost[at]]
        spent = accumulate(units[at] * merged[at][1] for at in order)
        whole = money - _sum(floors, merged)
        for at, _ in takewhile(lambda run: run[1] <= whole, zip(order, spent, strict=True)):
            floors[at] += units[at]
    rest = money - _sum(floors, merged)
    prizes = [floor for floor, (_, size) in zip(floors, merged, strict=True) for _ in range(size)]
    prizes[0] += rest
    return RoundedPrizes(prizes, rest)


def _sum(prizes: Sequence[int], runs: Sequence[Run]) -> int:
    return sum(prize * size for prize, (_, size) in zip(prizes, runs, strict=True))
