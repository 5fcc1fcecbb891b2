"""Players in rows: found by a fragment of a name, or listed by where they are."""

from collections.abc import Iterable, Mapping
from contextlib import nullcontext

from floorman.core.digits import is_number
from floorman.core.model import Entry, EntryState
from floorman.desk.desk import Desk
from floorman.desk.floor.stage import winner
from floorman.desk.front.marks import flags
from floorman.desk.front.views import PlayerRow
from floorman.desk.words.sentences import ordinal

FEW = 20
"""So many places cost less one by one than all of them at once."""


def found(desk: Desk, fragment: str, limit: int) -> tuple[PlayerRow, ...]:
    """Players by a fragment of a name, or by an entry number; accents and case do not count."""
    floor = desk.floor
    digits = fragment.strip().removeprefix("#")
    numbers: list[int] = []
    if is_number(digits) and floor.now.entry(int(digits)) is not None:
        numbers.append(int(digits))
    if fragment.strip():
        for number in floor.names.find(fragment, floor.now.entries):
            numbers.append(number)
            if len(numbers) >= limit:
                break
    return rows(desk, dict.fromkeys(numbers))


def listed(desk: Desk, which: str) -> tuple[PlayerRow, ...]:
    """The list ``which``: all, transit, waiting, out, penalties."""
    now = desk.floor.now
    if which == "transit":
        return rows(desk, now.transit)
    if which == "waiting":
        return rows(desk, now.waiting)
    if which == "out":
        return rows(desk, _placed(desk))
    if which == "penalties":
        return rows(desk, (entry.number for entry in desk.floor.penalised()))
    return rows(desk, now.entries)


def _placed(desk: Desk) -> Iterable[int]:
    """The winner, if there is one, then whoever is out, the last out first."""
    won = winner(desk.floor)
    if won is not None:
        yield won.number
    for bust in reversed(desk.floor.now.busts):
        for entry, _ in bust.out:
            yield entry


def rows(desk: Desk, numbers: Iterable[int]) -> tuple[PlayerRow, ...]:
    """A row for each entry, in that order; where they are many, places are counted once for all of them."""
    now, wanted = desk.floor.now, list(numbers)
    line: dict[int, int] = {number: place for place, number in enumerate(now.waiting, 1)}
    with desk.teller.ranked() if len(wanted) > FEW else nullcontext():
        return tuple(_row(desk, now.entries[number], line) for number in wanted)


def _row(desk: Desk, entry: Entry, line: Mapping[int, int]) -> PlayerRow:
    names = desk.floor.names
    chair = entry.chair
    return PlayerRow(
        entry.number,
        names.name(entry.number) or f"#{entry.number}",
        names.second(entry.number),
        entry.state.value,
        _place(desk, entry, line),
        None if chair is None else chair.table,
        None if chair is None else chair.seat,
        _chips(entry),
        tuple(flags(entry)),
    )


def _chips(entry: Entry) -> int | None:
    """What is known of his chips: in the bag, where he has one."""
    if entry.state in (EntryState.OUT, EntryState.VOID):
        return None
    return entry.chips if entry.bag is None else entry.bag.chips


def _place(desk: Desk, entry: Entry, line: Mapping[int, int]) -> str:
    if entry.state is EntryState.TRANSIT:
        return f"{entry.came_from} → {entry.chair}"
    if entry is winner(desk.floor):
        return ordinal(1, desk.floor.lang)
    if entry.state is EntryState.SEATED:
        return str(entry.chair)
    if entry.state is EntryState.WAITING:
        return desk.teller.say("row.waiting", position=ordinal(line[entry.number], desk.floor.lang))
    return desk.teller.where(entry.number)
