"""What is doubtful about a structure. Doubts are told, never guessed away."""

from collections.abc import Iterator, Mapping

from msgspec import Struct, field

from floorman.core.structure import Break, DayEnd, Played, Structure, Stud, level_counts
from floorman.rules.chip_payments import payable

LONGEST_STEP = 600
STEEPEST = 4
"""Big blinds that grow by more are doubted."""
USUAL_CHIPS = (1, 5, 25, 100, 500, *(value * 1000**power for power in (1, 2, 3) for value in (1, 5, 25, 100, 500)))
"""Values of a tournament's chips, where nobody has said which there are."""


class Doubt(Struct, frozen=True):
    """One doubt: the step from 0, the level that it is or follows, the code of the sentence and what it names."""

    step: int
    level: int
    code: str
    params: Mapping[str, object] = field(default_factory=dict)


def doubts(structure: Structure) -> tuple[Doubt, ...]:
    """The doubts in the order of the steps, also of those that a human has looked at (``ok``)."""
    levels = level_counts(structure.steps)
    return tuple(
        Doubt(at, level, f"structure.{code}", {"level": level, **params})
        for at, level in enumerate(levels)
        for code, params in _of_step(structure, at)
    )


def doubtful_steps(structure: Structure) -> frozenset[int]:
    """The steps (from 0) that stay off the screens: doubted, and nobody has said that they are right."""
    return frozenset(one.step for one in doubts(structure) if not getattr(structure.steps[one.step], "ok", False))


Said = tuple[str, dict[str, object]]


def _of_step(structure: Structure, at: int) -> Iterator[Said]:
    step = structure.steps[at]
    if isinstance(step, DayEnd):
        return
    if not 1 <= step.minutes <= LONGEST_STEP:
        yield "doubt-minutes", {"minutes": step.minutes}
    if isinstance(step, Break):
        return
    yield from _of_values(step)
    yield from _of_growth(step, _level_before(structure, at))
    yield from _of_chips(structure, at, step)


def _of_values(level: Played) -> Iterator[Said]:
    small, big = (level.small_bet, level.big_bet) if isinstance(level, Stud) else (level.small_blind, level.big_blind)
    if small > big or not big:
        yield "doubt-small", {"small": small, "big": big}
    put_in = max(level.ante, level.bring_in) if isinstance(level, Stud) else level.ante
    if put_in > level.big_blind:
        yield "doubt-ante", {"ante": put_in, "big": level.big_blind}


def _level_before(structure: Structure, at: int) -> Played | None:
    """The last level of the same kind and game before ``at``."""
    level = structure.steps[at]
    for step in reversed(structure.steps[:at]):
        if isinstance(step, Played) and type(step) is type(level) and step.game == getattr(level, "game", ""):
            return step
    return None


def _of_growth(level: Played, before: Played | None) -> Iterator[Said]:
    if before is None:
        return
    growth: dict[str, object] = {"big": level.big_blind, "before": before.big_blind}
    if level.big_blind < before.big_blind:
        yield "doubt-lower", growth
    elif level.big_blind > STEEPEST * before.big_blind:
        yield "doubt-steep", growth


def _of_chips(structure: Structure, at: int, level: Played) -> Iterator[Said]:
    """Values that cannot be paid: for want of a chip that has left play, or with no chip of the set."""
    gone = {chip for step in structure.steps[:at] if isinstance(step, Break) for chip in step.chips}
    if not structure.chips and not gone:
        return
    left = {*structure.chips} - gone or {chip for chip in USUAL_CHIPS if chip > max(gone)}
    for value in sorted(set(level.values)):
        if payable(value, left):
            continue
        lacks = [chip for chip in sorted(gone) if payable(value, left | {chip})]
        if lacks:
            yield "doubt-chip-gone", {"value": value, "chip": lacks[-1]}
        else:
            yield "doubt-chips", {"value": value}
