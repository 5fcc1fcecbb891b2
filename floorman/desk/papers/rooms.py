"""Sheets of whole tables and of the whole room."""

from collections.abc import Iterator

from floorman.core import facts as e
from floorman.core.model import Table
from floorman.desk.desk import Desk
from floorman.desk.papers.selection import Selection
from floorman.desk.papers.work import Paperwork, Wanted
from floorman.desk.steady import wall_clock
from floorman.slips import values as v

LATEST = 4
"""Draws of broken tables that a sheet names."""


def tables(desk: Desk, only: Selection) -> Iterator[Wanted]:
    """Each table that stands."""
    for table in desk.floor.now.standing_tables():
        if only.has_table(table.number):
            yield Wanted(about=table)


def room(desk: Desk, only: Selection) -> Iterator[Wanted]:
    """The whole room, or the tables selected."""
    tables = [table for table in desk.floor.now.standing_tables() if only.has_table(table.number)]
    if any(table.held for table in tables):
        yield Wanted(about=tables)


def _rows(work: Paperwork, table: Table, *, empty: bool) -> Iterator[v.SeatRow]:
    for at, number in enumerate(table.chairs):
        coming = table.expected[at]
        holder = number if number is not None else coming
        if holder is not None:
            entry = work.floor.now.entries[holder]
            picked = entry.hand_picked and not entry.moves
            yield v.SeatRow(table.number, at + 1, work.player(entry), entry.chips, picked)
        elif empty:
            yield v.SeatRow(table.number, at + 1)


def table_sheet(work: Paperwork, one: Wanted, _issue: v.Issue) -> v.TableSheet:
    """A table sheet."""
    return v.TableSheet(work.event, one.about.number, tuple(_rows(work, one.about, empty=True)), work.now())


def seating(work: Paperwork, one: Wanted, _issue: v.Issue) -> v.Seating:
    """A seating list."""
    rows = tuple(row for table in one.about for row in _rows(work, table, empty=False))
    marked = work.say("slip.picked") if any(row.picked for row in rows) else ""
    return v.Seating(work.event, rows, work.now(), " ".join(filter(None, (draws_note(work), marked))))


def draws_note(work: Paperwork) -> str:
    """The draws that stand, and those undone before them, each with its seed; a seed given by hand is marked.

    Of the tables broken only the latest: a long night must not push the draw of the room off its own sheet.
    """
    told: list[tuple[bool, str]] = []
    for fact in work.desk.log.facts:
        event = fact.event
        drawn = isinstance(event, e.SeatsDrawn) or (
            isinstance(event, e.PlayersMoved) and event.why in ("break", "redraw", "final")
        )
        if not drawn:
            continue
        seed, by_hand = work.floor.seed(getattr(event, "seed", ""), fact.seq), getattr(event, "by_hand", False)
        code = "slip.draw.by-hand" if by_hand else "slip.draw"
        if not work.desk.log.stands(fact.seq):
            code += "-undone"
        said = work.say(code, seq=fact.seq, seed=seed, time=wall_clock(fact.at))
        told.append((isinstance(event, e.SeatsDrawn), said))
    tables = [index for index, (of_the_room, _) in enumerate(told) if not of_the_room]
    dropped = frozenset(tables[:-LATEST])
    return " ".join(said for index, (_, said) in enumerate(told) if index not in dropped)


def break_order(work: Paperwork, one: Wanted, _issue: v.Issue) -> v.BreakOrder:
    """The break order."""
    numbers: list[int] = one.about
    tables = tuple((number, work.floor.now.tables[number].held) for number in numbers)
    left = [table.number for table in work.floor.now.standing_tables() if table.number not in numbers]
    note = work.say("slip.not-in-order", tables=", ".join(map(str, left))) if left else ""
    return v.BreakOrder(work.event, tables, work.now(), note)


def order(desk: Desk, _only: Selection) -> Iterator[Wanted]:
    """The break order, if there is one."""
    now = desk.floor.now
    order = [number for number in now.break_order if not now.tables[number].broken]
    if order:
        yield Wanted(about=order)


def walk(work: Paperwork, one: Wanted, _issue: v.Issue) -> v.ButtonWalk:
    """A sheet for walking the buttons."""
    tables: list[Table] = one.about
    return v.ButtonWalk(work.event, tuple(table.number for table in tables), work.now())


def sign_in(work: Paperwork, one: Wanted, _issue: v.Issue) -> v.SignIn:
    """A sign-in sheet."""
    players = [work.player(entry) for entry in one.about]
    names = work.floor.names
    return v.SignIn(work.event, tuple(sorted(players, key=lambda who: names.sort_key(who.entry))), work.now())


def everybody(desk: Desk, only: Selection) -> Iterator[Wanted]:
    """Everybody who is alive."""
    alive = [entry for entry in desk.floor.now.entries.values() if entry.alive and only.has(entry)]
    if alive:
        yield Wanted(about=alive)
