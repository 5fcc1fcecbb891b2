"""The event file: everything about a tournament but its players, so that it can be made again every Friday.

Each key of the file is read by one function of ``READERS``, which adds what it says to an ``EventDraft``; whoever
teaches the program another section adds its function there.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from floorman.core.model import MAX_SEATS, MIN_SEATS
from floorman.core.refused import Refused
from floorman.core.structure import BreaksByClock, LateEnd, Played, Structure
from floorman.desk.clock.local_time import machine_zone_name, zone
from floorman.desk.files.event_draft import EventDraft, Reader
from floorman.desk.files.event_formats import areas_in, format_in
from floorman.desk.files.event_money import take_money
from floorman.desk.files.event_values import bad, table_of, tables_named, whole
from floorman.desk.files.opening import Opening
from floorman.desk.house.houses import MOST_BRACKETS, load_house, shipped_houses
from floorman.disk.input import read
from floorman.disk.refused import shown
from floorman.rules.house import CHOICE_NAMES, House, house_from
from floorman.rules.structure_text import structure_from

LARGEST_FILE = 200_000
"""Bytes; an event file has a few thousand."""
_TIME = re.compile(r"([01][0-9]|2[0-3]):[0-5][0-9]")


def read_event_file(path: str, *, house: str = "") -> Opening:
    """The tournament that the file describes; ``house`` is one that is to be played by in place of the file's.

    Raises Refused for an unknown key (by name), a value that cannot be, or what other files refuse.
    """
    draft = EventDraft(Path(path).resolve().parent)
    for key, value in _parsed(path).items():
        reader = READERS.get(key)
        if reader is None:
            raise Refused("event.unknown-key", key=key)
        reader(draft, value)
    opening = draft.opening
    structure = _with_breaks_and_late(draft)
    played_by = _house(draft, house or opening.house)
    return replace(opening, house=played_by.name, played_by=played_by, structure=structure, later=tuple(draft.later))


def _parsed(path: str) -> dict[str, Any]:
    import tomllib  # no start reads TOML

    try:
        text = read(path, LARGEST_FILE).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("event.not-text", name=shown(path)) from None
    if text.count("[") + text.count("{") > 10 * MOST_BRACKETS:
        raise Refused("event.not-toml", name=shown(path), why="[[[")
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as fault:
        raise Refused("event.not-toml", name=shown(path), why=str(fault)) from None


# -- plain keys


def _text(name: str) -> Reader:
    def take(draft: EventDraft, value: Any) -> None:
        if not isinstance(value, str) or len(value) > 200:
            bad(name, value)
        draft.opening = replace(draft.opening, **{_FIELDS.get(name, name): value})

    return take


def _number(name: str, low: int, high: int) -> Reader:
    def take(draft: EventDraft, value: Any) -> None:
        draft.opening = replace(draft.opening, **{name: whole(name, value, low, high)})

    return take


def _tables(draft: EventDraft, value: Any) -> None:
    draft.opening = replace(draft.opening, tables=tables_named("tables", value))


def _house_named(draft: EventDraft, value: Any) -> None:
    if not isinstance(value, str):
        bad("house", value)
    beside = draft.folder / value
    named = value if value in shipped_houses() or not beside.is_file() else str(beside)
    draft.opening = replace(draft.opening, house=named)


# -- levels, breaks, late registration


def _structure(draft: EventDraft, value: Any) -> None:
    # lists are read by libraries that few commands need
    from floorman.desk.clock.structures import load_structure, shipped_structures

    if isinstance(value, str):
        beside = value if value in shipped_structures() else str(draft.folder / value)
        found = replace(load_structure(beside).structure, source=value)
    elif isinstance(value, list) and all(isinstance(line, str) for line in value):
        found = structure_from(value)
    else:
        bad("structure", value)
    draft.opening = replace(draft.opening, structure=found)


def _breaks(draft: EventDraft, value: Any) -> None:
    """``{ kind = "sync", minute = 55, minutes = 5 }`` or ``{ kind = "hourly", minutes = 5 }``."""
    told = table_of("breaks", value, ("kind", "minute", "minutes", "tz", "from_level", "quiet"))
    kind = told.get("kind")
    if kind not in ("sync", "hourly"):
        bad("breaks.kind", kind)
    synchronised = kind == "sync"
    if not synchronised and ("minute" in told or "tz" in told):
        bad("breaks.kind", kind)
    name = _zone(str(told.get("tz", ""))) if synchronised else ""
    draft.breaks = BreaksByClock(
        kind,
        whole("breaks.minutes", told.get("minutes"), 1, 600),
        whole("breaks.minute", told.get("minute"), 0, 59) if synchronised else 0,
        name,
        whole("breaks.from_level", told.get("from_level", 1), 1, 1000),
        whole("breaks.quiet", told.get("quiet", 0), 0, 600),
    )


def _zone(name: str) -> str:
    """A zone's name; this machine's if none is given."""
    if not name:
        found = machine_zone_name()
        if not found:
            raise Refused("lv.no-zone")
        return found
    try:
        zone(name)
    except ValueError:
        bad("tz", name)
    return name


def _late(draft: EventDraft, value: Any) -> None:
    told = table_of("late", value, ("before_level", "minutes", "until"))
    if len(told) != 1:
        bad("late", ", ".join(told) or "{}")
    draft.late = told


def _with_breaks_and_late(draft: EventDraft) -> Structure | None:
    structure = draft.opening.structure
    if structure is None:
        if draft.breaks is not None or draft.late:
            raise Refused("event.no-structure")
        return None
    structure = replace(structure, by_clock=draft.breaks)
    return _with_late(structure, draft.late) if draft.late else structure


def _with_late(structure: Structure, late: Mapping[str, object]) -> Structure:
    """Late registration as the event says; a step that is marked otherwise is refused."""
    marked = [at for at, step in enumerate(structure.steps) if getattr(step, "late", False)]
    if "before_level" in late:
        level = whole("late.before_level", late["before_level"], 2, 1000)
        begins = structure.step_of(level)
        if begins is None:
            bad("late.before_level", level)
        if marked and marked[-1] not in _ends_before(structure, begins):
            raise Refused("event.late-differs", level=level)
        return structure if marked else _marked(structure, begins - 1)
    if marked:
        raise Refused("event.late-differs", level=", ".join(map(str, late.values())))
    if "minutes" in late:
        return replace(structure, late_end=LateEnd(whole("late.minutes", late["minutes"], 1, 10_000)))
    until = late["until"]
    if not isinstance(until, str) or not _TIME.fullmatch(until):
        bad("late.until", until)
    return replace(
        structure, late_end=LateEnd(until=until, tz=_zone(structure.by_clock.tz if structure.by_clock else ""))
    )


def _ends_before(structure: Structure, begins: int) -> range:
    """The steps from the last level before step ``begins`` up to it: whichever is marked, it is the same end."""
    first = next((at for at in reversed(range(begins)) if isinstance(structure.steps[at], Played)), 0)
    return range(first, begins)


def _marked(structure: Structure, at: int) -> Structure:
    steps = structure.steps
    if not hasattr(steps[at], "late"):
        bad("late.before_level", at)
    return replace(structure, steps=(*steps[:at], replace(steps[at], late=True), *steps[at + 1 :]))


# -- formats and areas


def _format(draft: EventDraft, value: Any) -> None:
    draft.later.append(format_in(value))


def _areas(draft: EventDraft, value: Any) -> None:
    draft.later.extend(areas_in(value))


# -- the house


def _section(name: str) -> Reader:
    def take(draft: EventDraft, value: Any) -> None:
        if not isinstance(value, dict):
            bad(name, value)
        setattr(draft, name, value)

    return take


def _house(draft: EventDraft, named: str) -> House:
    """The house with the event's own choices; one that cites nothing rests on the event's own word."""
    house = load_house(named)
    if not draft.choices and not draft.cites:
        return house
    own = f"house {draft.opening.name.strip() or house.name}"
    cites = {**{key: own for key in draft.choices if key in CHOICE_NAMES}, **draft.cites}
    written = {"name": house.name, "like": house.name, "choices": draft.choices, "cites": cites}
    return house_from(written, {**shipped_houses(), house.name: house})


_FIELDS = {"event": "number"}
READERS: Mapping[str, Reader] = {
    "name": _text("name"),
    "event": _text("event"),
    "day": _text("day"),
    "house": _house_named,
    "tables": _tables,
    "seats": _number("seats", MIN_SEATS, MAX_SEATS),
    "sell": _number("sell", 1, MAX_SEATS),
    "structure": _structure,
    "breaks": _breaks,
    "late": _late,
    "format": _format,
    "areas": _areas,
    "choices": _section("choices"),
    "cites": _section("cites"),
    "money": take_money,
}
"""Every key of an event file that is taken."""
