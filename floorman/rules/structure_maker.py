"""A structure made for an evening: so many levels as fit, rising as evenly as round values can."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import log

from msgspec import Struct

from floorman.core.structure import MAX_STEPS, Break, Level, Step, Structure
from floorman.rules.chip_payments import payable
from floorman.rules.citation import Unanswerable
from floorman.rules.clock import MINUTE
from floorman.rules.colour_up import chips_leaving
from floorman.rules.expected_end import OVER_BY, minutes_until_worth
from floorman.rules.house import House

ROUND = (10, 12, 15, 20, 25, 30, 40, 50, 60, 80)
"""Big blinds are these, times any power of ten, over ten."""
STEEP = 1.7
"""Rises above this are warned of."""
LEAST_START = 50
"""Big blinds of a starting stack below which is warned."""
SPARE = 10
"""Levels go on until all chips are worth so few big blinds."""
USUAL_START = 100
"""Big blinds of a starting stack where no first big blind is wished."""


class Wishes(Struct, frozen=True):
    """What an evening is to be. Minutes; values in chips."""

    players: int
    stack: int
    chips: tuple[int, ...]
    """Values, ascending."""
    minutes: int
    level: int
    """Minutes of a level."""
    first: int | None = None
    """The first big blind."""
    rebuys: int = 0
    """Stacks that are expected to be bought on top."""
    extra: int = 0
    """Chips of expected add-ons."""
    break_minutes: int = 0
    break_every: int = 0
    """Levels between two breaks; 0 for no breaks."""
    ante_from: int = 0
    """The first level with a big blind ante; 0 for none."""

    @property
    def in_play(self) -> int:
        """All chips that are expected to be in play."""
        return (self.players + self.rebuys) * self.stack + self.extra


class Made(Struct, frozen=True):
    """A structure, when it is expected to end, and what is to be known about it."""

    structure: Structure
    expected: int | None
    """Minutes until the expected end."""
    over_by: int | None
    """Minutes by which most such evenings are over."""
    warnings: tuple[tuple[str, Mapping[str, object]], ...]
    """Codes of sentences and what they name."""


def make_structure(house: House, wishes: Wishes) -> Made:
    """The structure nearest to an even rise from the first big blind to the one at which all chips are worth the
    house's ``finish_bb``, and spare levels after it.

    Unanswerable ("impossible") where the chips can pay no such values.
    """
    finish_bb = house.choices.finish_bb
    values = _values(wishes.chips, wishes.in_play)
    first = _first(wishes, values)
    rising = [value for value in values if value > first]
    last = next((at for at, value in enumerate(rising) if value * finish_bb >= wishes.in_play), None)
    if last is None:
        raise Unanswerable("impossible", "chips", "structure.maker-chips", chips=_listed(wishes.chips))
    fits = _levels_that_fit(wishes)
    over_at_once = first * finish_bb >= wishes.in_play
    row = [first] if over_at_once else _evenest([first, *rising[: last + 1]], fits)
    played = len(row)
    row = _with_spare(row, rising, wishes)
    steps = _steps(wishes, row)
    structure = Structure(chips_leaving(steps, wishes.chips), wishes.chips)
    whole = wishes.level * MINUTE
    ends = [minutes_until_worth(steps, 0, whole, wishes.in_play, worth) for worth in (finish_bb, OVER_BY)]
    return Made(structure, ends[0], ends[1], tuple(_warnings(wishes, row, played, fits)))


def small_blind(big_blind: int, chips: Sequence[int]) -> int:
    """Half of the big blind, rounded up to the greatest chip that goes into it at least twice; where none does, the
    smallest chip.
    """
    fitting = [chip for chip in chips if big_blind % chip == 0 and 2 * chip <= big_blind]
    chip = max(fitting, default=min(chips))
    return -(-big_blind // (2 * chip)) * chip


def _values(chips: Sequence[int], in_play: int) -> list[int]:
    """Round big blinds that the chips pay, ascending, to beyond all that is needed."""
    digits = range(len(str(in_play)) + 1)
    tenths = (number * 10**power for power in digits for number in ROUND)
    whole = (value // 10 for value in tenths if value % 10 == 0)
    return [value for value in whole if value >= min(chips) and payable(value, chips)]


def _first(wishes: Wishes, values: Sequence[int]) -> int:
    if wishes.first is not None:
        if not payable(wishes.first, wishes.chips):
            raise Unanswerable("impossible", "first", "structure.maker-chips", chips=_listed(wishes.chips))
        return wishes.first
    fitting = [value for value in values if value * USUAL_START <= wishes.stack]
    return max(fitting, default=min(values, default=min(wishes.chips)))


def _levels_that_fit(wishes: Wishes) -> int:
    """Levels in the minutes wished, their breaks counted; one at least."""
    count = 1
    while _minutes_of(wishes, count + 1) <= wishes.minutes:
        count += 1
    return count


def _minutes_of(wishes: Wishes, levels: int) -> int:
    breaks = (levels - 1) // wishes.break_every if wishes.break_every else 0
    return levels * wishes.level + breaks * wishes.break_minutes


def _evenest(values: Sequence[int], fits: int) -> list[int]:
    """The strictly rising row from the first to the last value, of as many levels as fit, nearest to the geometric one:
    least squares of logarithms.
    """
    count = max(2, min(fits, len(values)))
    logs = [log(value) for value in values]
    rise = (logs[-1] - logs[0]) / (count - 1)
    # best[at]: the nearest row that ends on value ``at``, and how far it is off
    best: list[tuple[float, list[int]] | None] = [(0.0, [0]), *[None] * (len(values) - 1)]
    for nth in range(1, count):
        wished = logs[0] + nth * rise
        longer: list[tuple[float, list[int]] | None] = [None] * len(values)
        nearest: tuple[float, list[int]] | None = None
        for at in range(1, len(values)):
            before = best[at - 1]
            if before is not None and (nearest is None or before[0] < nearest[0]):
                nearest = before
            if nearest is not None:
                longer[at] = (nearest[0] + (logs[at] - wished) ** 2, [*nearest[1], at])
        best = longer
    found = best[-1]
    assert found is not None
    return [values[at] for at in found[1]]


def _with_spare(row: list[int], rising: Sequence[int], wishes: Wishes) -> list[int]:
    """The row going on at its own pace until all chips are worth ``SPARE`` big blinds."""
    rise = log(row[-1] / row[0]) / (len(row) - 1) if len(row) > 1 else log(1.5)
    most = MAX_STEPS // 2
    row, wished = list(row), log(row[-1])
    while row[-1] * SPARE < wishes.in_play and len(row) < most:
        wished += rise
        above = [value for value in rising if value > row[-1]]
        row.append(min(above, key=lambda value: abs(log(value) - wished)))
    return row


def _steps(wishes: Wishes, row: Sequence[int]) -> tuple[Step, ...]:
    steps: list[Step] = []
    for number, big in enumerate(row, 1):
        ante = big if wishes.ante_from and number >= wishes.ante_from else 0
        steps.append(Level(small_blind(big, wishes.chips), big, wishes.level, ante))
        if wishes.break_every and number % wishes.break_every == 0 and number < len(row):
            steps.append(Break(wishes.break_minutes))
    return tuple(steps[:MAX_STEPS])


def _warnings(wishes: Wishes, row: Sequence[int], played: int, fits: int) -> list[tuple[str, Mapping[str, object]]]:
    told: list[tuple[str, Mapping[str, object]]] = []
    for level, (before, big) in enumerate(pairwise(row), 2):
        if big > STEEP * before:
            told.append(("structure.maker-steep", {"level": level, "before": before, "big": big}))
    if wishes.stack < LEAST_START * row[0]:
        told.append(("structure.maker-short", {"big_blinds": wishes.stack // row[0]}))
    if played < fits:
        told.append(("structure.maker-few", {"levels": played, "fits": fits}))
    return told


def _listed(chips: Sequence[int]) -> str:
    return ", ".join(map(str, chips))
