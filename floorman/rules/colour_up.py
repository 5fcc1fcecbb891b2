"""When chips may leave play: at a break behind the last level that needs them (TDA-2024 24 races the odd ones off)."""

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from floorman.core.structure import Break, Played, Step, level_counts
from floorman.rules.citation import Ruling, cite
from floorman.rules.house import House

_RACE = cite("TDA-2024 24#A-seat-1")


class ColourUp(Struct, frozen=True):
    """When one chip goes, by numbers of levels."""

    needed_to: int
    """The last level with a value that is no multiple of the next chip; 0 if there is none."""
    goes_after: int | None
    """The level before the first break at which it may go; None if no break comes."""
    says_after: int | None
    """The level before the first break that sends it off by the structure; None if none does."""
    too_early: bool
    """The structure sends it off while a later level needs it."""


def colour_up(_: House, steps: tuple[Step, ...], chips: Sequence[int]) -> Ruling[dict[int, ColourUp]]:
    """For each of the ``chips`` (ascending values) but the largest, when it may go and when the structure says so."""
    found = when_chips_go(steps, chips)
    early = [chip for chip, one in found.items() if one.too_early]
    params = {"chips": ", ".join(map(str, early or found))}
    return Ruling(found, f"colour-up.{'too-early' if early else 'told'}", (_RACE,), params)


def chips_leaving(steps: tuple[Step, ...], chips: Sequence[int]) -> tuple[Step, ...]:
    """The steps, each chip sent off at the first break at which it may go."""
    goes = [(one.goes_after, chip) for chip, one in when_chips_go(steps, chips).items()]
    left: list[Step] = []
    after: int | None
    for after, step in zip(level_counts(steps), steps, strict=True):
        going = tuple(chip for level, chip in goes if level == after) if isinstance(step, Break) else ()
        goes = [(level, chip) for level, chip in goes if chip not in going]
        left.append(replace(step, chips=going) if isinstance(step, Break) else step)
    return tuple(left)


def when_chips_go(steps: tuple[Step, ...], chips: Sequence[int]) -> dict[int, ColourUp]:
    """For each of the ``chips`` but the largest, when it may go and when the structure says so."""
    levels = level_counts(steps)
    pauses = [(level, step) for level, step in zip(levels, steps, strict=True) if isinstance(step, Break)]
    found = {}
    for chip, larger in pairwise(chips):
        needed = [
            level
            for level, step in zip(levels, steps, strict=True)
            if isinstance(step, Played) and any(value % larger for value in step.values)
        ]
        needed_to = max(needed, default=0)
        goes = next((level for level, _ in pauses if level >= needed_to), None)
        says = next((level for level, pause in pauses if chip in pause.chips), None)
        found[chip] = ColourUp(needed_to, goes, says, says is not None and says < needed_to)
    return found
