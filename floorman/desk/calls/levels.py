"""The calls that set and change the levels: ``levels friday.txt``, ``level 9 500/1000 20``, ``break after 9 15``."""

import re
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from floorman.core.facts import StructureSet
from floorman.core.level_clock import Clock
from floorman.core.refused import Refused
from floorman.core.structure import Structure
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.clock import edits
from floorman.desk.clock.edits import Edited
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Against, Ask, Query, Request
from floorman.rules.clock import ClockPlan
from floorman.rules.structure_doubts import Doubt, doubts
from floorman.text.phrases.mark import N_

MOST_DOUBTS = 4
"""So many doubts are told before Enter; the advice tells the rest."""
_RANGE = re.compile(r"(\d{1,3})\.\.(\d{1,3})", re.ASCII)
Edit = Callable[[Structure, Clock | None], Edited]


def levels(floor: Floor, reader: Reader) -> Request:
    """``levels``, ``levels standard``, ``levels friday.txt``, ``levels make players 40 stack 20000 …``."""
    if reader.done:
        if floor.now.structure is None:
            raise Refused("refused.no-structure")
        return Query("look.levels", opens="clock")
    if reader.word("make"):
        return _made(floor, reader.rest().split())
    return _loaded(floor, reader.rest())


def _loaded(floor: Floor, name: str) -> Request:
    # lists are read by libraries that no other call needs
    from floorman.desk.clock.structures import load_structure

    found = load_structure(name)
    stands = None
    if found.clock is not None:
        step, left = found.clock
        stands = Clock(left=left, step=step, why="stop")
    structure = replace(found.structure, source=found.structure.source or name)
    return _exchanged(floor, structure, (), stands)


def _made(floor: Floor, words: Sequence[str]) -> Request:
    from floorman.desk.clock.structures import wishes_from
    from floorman.rules.structure_maker import make_structure

    made = make_structure(floor.house, wishes_from(words))
    warnings = tuple(Against(code, params) for code, params in made.warnings)
    return _exchanged(floor, replace(made.structure, source=f"make {' '.join(words)}"[:200]), warnings)


def _exchanged(
    floor: Floor, structure: Structure, against: tuple[Against, ...], stands: Clock | None = None
) -> Request:
    """Other levels. Where the clock has not been set yet, one that came with them is taken over, standing."""
    asked = _edited(floor, lambda _, clock: edits.exchanged(floor.now.structure, clock, structure), "")
    event = asked.asked
    assert isinstance(event, StructureSet)
    if event.clock is None and stands is not None:
        asked = replace(asked, asked=replace(event, clock=stands))
    told = tuple(_doubted(one) for one in doubts(event.structure)[:MOST_DOUBTS])
    return replace(asked, against=(*against, *told))


def _doubted(doubt: Doubt) -> Against:
    """The doubt with its numbers as texts: none of them is an entry's."""
    return Against(doubt.code, {name: str(value) for name, value in doubt.params.items()})


def level(floor: Floor, reader: Reader) -> Request:
    """``level 9``, ``level 9 500/1000 20``, ``level 9 + …``, ``level 9 -``, ``level 9 ok``, ``level 12..16 20``."""
    said = " ".join(reader.words)
    span = _RANGE.fullmatch(reader.peek())
    if span is not None:
        reader.take()
        minutes = reader.number("expect.minutes", 1, 600)
        reader.end()
        numbers = range(int(span[1]), int(span[2]) + 1)
        return _changed(floor, lambda old, clock: edits.with_minutes(old, clock, numbers, minutes), said)
    number = reader.number("expect.level", 1, 200)
    if reader.done:
        return _shown(floor, number)
    if reader.word("-", "–"):
        reader.end()
        return _changed(floor, lambda old, clock: edits.removed(old, clock, number), said)
    if reader.word("ok"):
        reader.end()
        return _changed(floor, lambda old, clock: edits.looked_at(old, clock, number), said)
    if reader.word("+"):
        text = reader.rest()
        return _changed(floor, lambda old, clock: edits.inserted(old, clock, number, text), said)
    text = reader.rest()
    return _changed(floor, lambda old, clock: edits.with_level(old, clock, number, text), said)


def _shown(floor: Floor, number: int) -> Request:
    structure = floor.now.structure
    if structure is None:
        raise Refused("refused.no-structure")
    if structure.step_of(number) is None:
        raise Refused("lv.no-such-level", level=number)
    return Query("look.level", {"level": number})


def break_after(floor: Floor, reader: Reader) -> Request:
    """``break after 9 15 dinner``, ``break after 9 -``: what stands behind ``break``, from ``after`` on."""
    said = f"break after {' '.join(reader.words[reader.at :])}"
    number = reader.number("expect.level", 1, 200)
    if reader.word("-", "–"):
        reader.end()
        return _changed(floor, lambda old, clock: edits.without_break(old, clock, number), said)
    if reader.done:
        raise reader.fail("expect.minutes")
    text = reader.rest()
    return _changed(floor, lambda old, clock: edits.with_break(old, clock, number, text), said)


def _changed(floor: Floor, edit: Edit, change: str) -> Request:
    if floor.now.structure is None:
        raise Refused("refused.no-structure")
    return _edited(floor, edit, change)


def _edited(floor: Floor, edit: Edit, change: str) -> Ask:
    """The levels after ``edit``; a clock that has been set goes on as it stands, and how its end moves is told."""
    now = floor.clock()
    clock = None if floor.now.clock is None else floor.level_clock(now)
    edited = edit(floor.now.structure or Structure(), clock)
    ends: tuple[int | None, int | None] = (None, None)
    if floor.now.structure is not None and change:
        ends = _end(floor.now.structure, clock, now), _end(edited.structure, edited.clock, now)
    if ends[0] == ends[1]:
        ends = (None, None)
    goes_on = None if edited.clock is None else replace(edited.clock, at=0)
    return Ask(StructureSet(edited.structure, goes_on, change, *ends), at=now)


def _end(structure: Structure, clock: Clock | None, now: int) -> int | None:
    """When the day's levels end by a clock that runs, without breaks that are still to be announced."""
    if clock is None or not clock.runs:
        return None
    plan = ClockPlan(structure.steps)
    end, step = now + (clock.break_left or 0) + clock.left, clock.step + 1
    while step < len(plan.steps) and not plan.is_end(step):
        end += plan.lengths[step]
        step += 1
    return end


VERBS = VerbGroup(
    N_("Levels"),
    (
        Verb(
            ("levels",),
            levels,
            (
                Form("levels", N_("the levels and breaks")),
                Form("levels standard", N_("levels that come with the program")),
                Form("levels friday.txt", N_("levels from a file: text, CSV, XLSX, .tdt")),
                Form(
                    "levels make players 40 stack 20000 chips 25 100 500 minutes 240 level 20",
                    N_("levels made for the evening"),
                ),
            ),
        ),
        Verb(
            ("level",),
            level,
            (
                Form("level 9", N_("what level 9 is")),
                Form("level 9 500/1000/1000 20", N_("level 9: blinds, ante, minutes")),
                Form("level 9 + 600/1200/1200 20", N_("a new level behind level 9")),
                Form("level 9 -", N_("without level 9")),
                Form("level 9 ok", N_("level 9 is right, though it looks odd")),
                Form("level 12..16 20", N_("minutes of several levels")),
            ),
        ),
    ),
)
