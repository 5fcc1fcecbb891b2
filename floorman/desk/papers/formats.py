"""Papers of a festival's formats: bags, bracket, rounds, winners of seats, the dealers' plan."""

from collections.abc import Iterator

from floorman.core.bracket import MatchKey, MatchTree
from floorman.core.format import Format
from floorman.core.model import Entry, EntryNo, Table
from floorman.desk.desk import Desk
from floorman.desk.floor.bags import BagTally, bag_tally
from floorman.desk.floor.dealers import dealers_at
from floorman.desk.floor.floor import MINUTE
from floorman.desk.floor.stage import seats_open
from floorman.desk.papers.selection import Selection
from floorman.desk.papers.work import Paperwork, Wanted
from floorman.desk.seats.rounds import alive, playing
from floorman.desk.steady import wall_clock
from floorman.rules.citation import Unanswerable
from floorman.rules.shootout import shootout
from floorman.slips import values as v

PUSHES = 6
"""Pushes that the dealers' plan shows."""
_BRACKET_HIGH, _HIGH = 6.4, 7.0


def bags(desk: Desk, _only: Selection) -> Iterator[Wanted]:
    """The bags, if any was counted."""
    if desk.floor.now.bagging or desk.floor.now.day_over:
        yield Wanted(about=bag_tally(desk.floor))


def bag_list(work: Paperwork, one: Wanted, _issue: v.Issue) -> v.FormatSheet:
    """The bags by table: what was counted, twice where the house wants it, and who signs; what is missing stands in the
    note.
    """
    tally: BagTally = one.about
    entries = sorted(alive(work.floor), key=lambda entry: entry.chair or (0, entry.number))
    tables = dict.fromkeys(0 if entry.chair is None else entry.chair.table for entry in entries)
    parts = tuple(_bags_at(work, table, entries) for table in tables)
    columns = (
        v.SheetColumn(work.say("paper.column.seat"), 9, "number"),
        v.SheetColumn(work.say("paper.column.player"), 46, "name"),
        v.SheetColumn(work.say("paper.column.entry"), 12, "number", wide=True),
        v.SheetColumn(work.say("paper.column.bag"), 12),
        v.SheetColumn(work.say("paper.column.count-one"), 22),
        v.SheetColumn(work.say("paper.column.count-two"), 22, wide=True),
        v.SheetColumn(work.say("paper.signature"), 34, "box", wide=True),
    )
    in_play = "?" if tally.in_play is None else _number(tally.in_play)
    params = {"bags": tally.bags, "players": tally.players, "chips": _number(tally.chips), "in_play": in_play}
    return _sheet(work, "bag-list", columns, parts, work.say("look.bags", **params))


def _bags_at(work: Paperwork, table: int, entries: list[Entry]) -> v.SheetPart:
    rows = []
    for entry in entries:
        chair, bag = entry.chair, entry.bag
        if (0 if chair is None else chair.table) != table:
            continue
        counts = [] if bag is None else [_number(count) for count in bag.counts]
        first, second = (*counts, "", "")[:2]
        number = str(bag.number) if bag is not None and bag.number else ""
        seat = "" if chair is None else str(chair.seat)
        rows.append((seat, work.player(entry).name, str(entry.number), number, first or "–", second, ""))
    return v.SheetPart(work.say("paper.title.table", table=table) if table else "–", tuple(rows))


def _number(chips: int) -> str:
    return f"{chips:,}".replace(",", "\u202f")


def tree(desk: Desk, _only: Selection) -> Iterator[Wanted]:
    """The bracket, once it is drawn."""
    if desk.floor.now.bracket is not None:
        yield Wanted(about=desk.floor.now.bracket)


def bracket(work: Paperwork, one: Wanted, _issue: v.Issue) -> v.FormatSheet:
    """Every match by round: its table, its two players, who won; an open end is a line to write on."""
    told: MatchTree = one.about
    parts = [_round(work, told, number) for number in range(1, told.rounds + 1)]
    byes = ", ".join(_name(work, number) for number in told.byes)
    note = work.say("paper.byes", players=byes) if told.byes else ""
    columns = (
        v.SheetColumn(work.say("paper.column.match"), 10, "number"),
        v.SheetColumn(work.say("paper.column.table"), 12, "number"),
        v.SheetColumn(work.say("paper.column.player"), 40, "name"),
        v.SheetColumn(work.say("paper.column.player"), 40, "name"),
        v.SheetColumn(work.say("paper.column.winner"), 36, "box"),
    )
    return _sheet(work, "bracket", columns, tuple(parts), " ".join(filter(None, (_drawn(work), note))), _BRACKET_HIGH)


def _round(work: Paperwork, told: MatchTree, number: int) -> v.SheetPart:
    keys: list[MatchKey] = [(number, place) for place in range(told.matches(number))]
    rows = tuple(
        (
            str(place + 1),
            str(told.tables.get((number, place), "")),
            *(_name(work, player) for player in told.pair((number, place))),
            _name(work, told.winners.get((number, place))),
        )
        for _, place in keys
    )
    return v.SheetPart(work.say("paper.title.round", round=number), rows)


def _name(work: Paperwork, number: EntryNo | None) -> str:
    return "" if number is None else f"{work.floor.names.name(number) or ''} #{number}".strip()


def _drawn(work: Paperwork) -> str:
    """The seed of the last round that was drawn."""
    draw = next((draw for draw in reversed(work.floor.now.draws) if draw.what == "round"), None)
    if draw is None:
        return ""
    seed = work.floor.seed(draw.seed, draw.seq)
    code = "slip.draw.by-hand" if draw.by_hand else "slip.draw"
    return work.say(code, seq=draw.seq, seed=seed, time=wall_clock(work.floor.log.facts[draw.seq - 1].at))


def shootouts(desk: Desk, _only: Selection) -> Iterator[Wanted]:
    """The rounds of a shootout."""
    told = desk.floor.now.format
    if told is not None and told.kind == "shootout" and alive(desk.floor):
        yield Wanted(about=told)


def rounds(work: Paperwork, one: Wanted, _issue: v.Issue) -> v.FormatSheet:
    """The rounds to come with their tables, and who is left at each table of this one."""
    told: Format = one.about
    floor = work.floor
    try:
        plan = shootout(floor.house, len(alive(floor)), told.table, told.advance, told.final or None).answer
    except Unanswerable:
        plan = ()
    first = floor.now.round_number
    coming = tuple(
        (str(first + at), str(each.players), str(each.tables), " ".join(map(str, each.sizes)), "")
        for at, each in enumerate(plan)
    )
    here = tuple(
        (str(table.number), str(table.held), "", ", ".join(_name(work, number) for number in _held(table)), "")
        for table in playing(floor)
    )
    columns = (
        v.SheetColumn("", 10, "number"),
        v.SheetColumn(work.say("paper.column.players"), 14, "number"),
        v.SheetColumn(work.say("paper.column.tables"), 12, "number"),
        v.SheetColumn(work.say("paper.column.player"), 70, "name"),
        v.SheetColumn(work.say("paper.column.goes-on"), 36, "box", wide=True),
    )
    parts = (
        v.SheetPart(work.say("paper.title.rounds"), coming),
        v.SheetPart(work.say("paper.title.round", round=first), here),
    )
    return _sheet(work, "rounds", columns, parts, _drawn(work))


def _held(table: Table) -> Iterator[EntryNo]:
    """Who sits at a table, or is expected there."""
    return (number for number in (*table.chairs, *table.expected) if number is not None)


def winners(desk: Desk, _only: Selection) -> Iterator[Wanted]:
    """Who won a seat of a satellite; once it is over, all who are left too."""
    now = desk.floor.now
    if now.format is not None and now.format.kind == "satellite" and now.seats_won:
        yield Wanted(about=now.format)


def seat_winners(work: Paperwork, one: Wanted, _issue: v.Issue) -> v.FormatSheet:
    """The winners with a box to sign, and for which tournament."""
    told: Format = one.about
    now = work.floor.now
    rows = tuple(
        (str(place), work.player(now.entries[number]).name, str(number), "")
        for place, number in enumerate(now.seats_won, 1)
    )
    columns = (
        v.SheetColumn("", 10, "number"),
        v.SheetColumn(work.say("paper.column.player"), 60, "name"),
        v.SheetColumn(work.say("paper.column.entry"), 16, "number"),
        v.SheetColumn(work.say("paper.signature"), 60, "box"),
    )
    open_yet = seats_open(work.floor)
    note = (
        told.target
        if not open_yet
        else " ".join(filter(None, (told.target, work.say("paper.seats-open", seats=open_yet))))
    )
    return _sheet(work, "seat-winners", columns, (v.SheetPart("", rows),), note)


def crews(desk: Desk, _only: Selection) -> Iterator[Wanted]:
    """The dealers, if a crew is kept."""
    if desk.floor.now.dealers is not None:
        yield Wanted(about=desk.floor.now.dealers)


def dealer_plan(work: Paperwork, one: Wanted, _issue: v.Issue) -> v.FormatSheet:
    """Who deals where now and after each push to come, with the time at which it is due."""
    floor = work.floor
    every = floor.house.choices.push_minutes * MINUTE
    times = [floor.time_of_day(one.about.at + push * every) for push in range(PUSHES + 1)]
    plans = [dealers_at(floor, push) for push in range(PUSHES + 1)]
    tables = [table.number for table in floor.now.standing_tables()]
    rows = tuple((str(table), *(plan.get(table, "–") for plan in plans)) for table in tables)
    columns = (
        v.SheetColumn(work.say("paper.column.table"), 14, "number"),
        *(v.SheetColumn(time, 14, "number") for time in times),
    )
    return _sheet(work, "dealer-plan", columns, (v.SheetPart("", rows),), "")


def _sheet(
    work: Paperwork,
    kind: str,
    columns: tuple[v.SheetColumn, ...],
    parts: tuple[v.SheetPart, ...],
    note: str,
    high: float = _HIGH,
) -> v.FormatSheet:
    title = work.say(f"paper.title.{kind}")
    return v.FormatSheet(work.event, title, columns, parts, work.now(), note, 1, high)
