"""Changes of the levels while they are played: what is over stays as it was, what runs keeps its time."""

from msgspec import Struct
from msgspec.structs import replace

from floorman.core.level_clock import Clock
from floorman.core.structure import Break, Played, Step, Structure, level_counts
from floorman.rules.clock import MINUTE
from floorman.rules.clock_calls import ClockRefused
from floorman.rules.structure_text import step_from


class Edited(Struct, frozen=True):
    """The levels after a change, and the clock from then on; None where none has been set yet."""

    structure: Structure
    clock: Clock | None


def exchanged(old: Structure | None, clock: Clock | None, new: Structure) -> Edited:
    """Other levels: once play has begun the clock goes on in the same step, if that is equal. Else ClockRefused, which
    names a level from which on it is, if there is one.
    """
    if old is not None:
        late = new.late_end or (None if _late(new) else old.late_end)
        new = replace(new, by_clock=new.by_clock or old.by_clock, late_end=late)
    if clock is None or old is None:
        return Edited(new, clock)
    if not clock.runs and clock.why is None:
        left = _length(new.steps[0])
        return Edited(new, replace(clock, step=0, left=left))
    if not _equal(old, new, clock.step):
        raise _unequal(old, new, clock.step)
    return Edited(new, clock)


def _late(structure: Structure) -> bool:
    return any(getattr(step, "late", False) for step in structure.steps)


def _length(step: Step) -> int:
    return getattr(step, "minutes", 0) * MINUTE


def _equal(old: Structure, new: Structure, at: int) -> bool:
    return at < min(len(old.steps), len(new.steps)) and old.steps[at] == new.steps[at]


def _unequal(old: Structure, new: Structure, at: int) -> ClockRefused:
    levels = level_counts(new.steps)
    same = (
        levels[later]
        for later in range(at + 1, len(new.steps))
        if isinstance(new.steps[later], Played) and _equal(old, new, later)
    )
    level = next(same, None)
    return ClockRefused("other-levels") if level is None else ClockRefused("other-step", level=level)


def with_level(structure: Structure, clock: Clock | None, level: int, text: str) -> Edited:
    """Level ``level`` as ``text`` writes it; that late registration ends with it stays. ClockRefused if it is over or
    there is none, Unanswerable if the text is no level.
    """
    at, step = _own(structure, clock, level), step_from(text)
    if not isinstance(step, Played):
        raise ClockRefused("no-level", step=text[:60])
    was = structure.steps[at]
    return _put(structure, clock, at, replace(step, late=step.late or getattr(was, "late", False)))


def looked_at(structure: Structure, clock: Clock | None, level: int) -> Edited:
    """Level ``level``, and what follows it before the next one, with a human's word that it is right."""
    at = _at(structure, level)
    levels = level_counts(structure.steps)
    steps = tuple(
        replace(step, ok=True) if levels[nth] == level and nth >= at and hasattr(step, "ok") else step
        for nth, step in enumerate(structure.steps)
    )
    return Edited(replace(structure, steps=steps), clock)


def with_minutes(structure: Structure, clock: Clock | None, levels: range, minutes: int) -> Edited:
    """These levels, each of so many minutes."""
    for level in levels:
        at = _own(structure, clock, level)
        edited = _put(structure, clock, at, replace(structure.steps[at], minutes=minutes))
        structure, clock = edited.structure, edited.clock
    return Edited(structure, clock)


def inserted(structure: Structure, clock: Clock | None, level: int, text: str) -> Edited:
    """A new level behind level ``level``, before its break."""
    at, step = _own(structure, clock, level), step_from(text)
    if not isinstance(step, Played):
        raise ClockRefused("no-level", step=text[:60])
    return _insert(structure, clock, level, at + 1, step)


def removed(structure: Structure, clock: Clock | None, level: int) -> Edited:
    """Without level ``level``, which has not begun."""
    at = _own(structure, clock, level)
    if clock is not None and at == clock.step and (clock.runs or clock.why is not None):
        raise ClockRefused("level-runs", level=level)
    return _remove(structure, clock, at)


def with_break(structure: Structure, clock: Clock | None, level: int, text: str) -> Edited:
    """A break behind level ``level``, in place of one that is there, whose chips it keeps."""
    step, at = step_from(f"break {text}"), _behind(structure, clock, level)
    if not isinstance(step, Break):
        raise ClockRefused("no-level", step=text[:60])
    was = structure.steps[at] if at < len(structure.steps) else None
    if not isinstance(was, Break):
        return _insert(structure, clock, level, at, step)
    kept = replace(step, chips=step.chips or was.chips, late=step.late or was.late, addon=step.addon or was.addon)
    return _put(structure, clock, at, kept)


def without_break(structure: Structure, clock: Clock | None, level: int) -> Edited:
    """Without the break behind level ``level``, which has not begun."""
    at = _behind(structure, clock, level)
    if at >= len(structure.steps) or not isinstance(structure.steps[at], Break):
        raise ClockRefused("no-break-after", level=level)
    if clock is not None and at == clock.step:
        raise ClockRefused("on-break")
    return _remove(structure, clock, at)


def _at(structure: Structure, level: int) -> int:
    at = structure.step_of(level)
    if at is None:
        raise ClockRefused("no-such-level", level=level)
    return at


def _own(structure: Structure, clock: Clock | None, level: int) -> int:
    """The step of a level that is not over."""
    at = _at(structure, level)
    if clock is not None and at < clock.step:
        raise ClockRefused("level-over", level=level)
    return at


def _behind(structure: Structure, clock: Clock | None, level: int) -> int:
    """The step behind a level, which is not over."""
    at = _at(structure, level) + 1
    if clock is not None and at < clock.step:
        raise ClockRefused("level-over", level=level)
    return at


def _put(structure: Structure, clock: Clock | None, at: int, step: Step) -> Edited:
    """Another step in its place; if it runs, its time grows or shrinks by as much as it does."""
    was = structure.steps[at]
    if clock is not None and at == clock.step:
        left = clock.left + _length(step) - _length(was)
        if left <= 0 < clock.left:
            raise ClockRefused("only-left")
        clock = replace(clock, left=max(left, 0))
    steps = structure.steps
    return Edited(replace(structure, steps=(*steps[:at], step, *steps[at + 1 :])), clock)


def _insert(structure: Structure, clock: Clock | None, level: int, at: int, step: Step) -> Edited:
    if clock is not None and at <= clock.step:
        raise ClockRefused("level-over", level=level)
    steps = structure.steps
    return Edited(replace(structure, steps=(*steps[:at], step, *steps[at:])), clock)


def _remove(structure: Structure, clock: Clock | None, at: int) -> Edited:
    steps = structure.steps
    return Edited(replace(structure, steps=(*steps[:at], *steps[at + 1 :])), clock)
