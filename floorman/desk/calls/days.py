"""Calls of a festival's days: bags counted, a day's end, the next day, the format, the areas of the room."""

from collections.abc import Iterator
from typing import get_args

from msgspec.structs import replace

from floorman.core.digits import is_number
from floorman.core.facts import AreaSet, BagWithdrawn, CountBags, EndDay, FormatSet, NoteMade
from floorman.core.facts.areas import tables_of
from floorman.core.facts.days import next_day
from floorman.core.format import AreaColour, Format, RoomArea
from floorman.core.level_clock import Clock
from floorman.core.model import EntryNo, Table
from floorman.core.refused import Refused
from floorman.desk.calls.formats import format_told
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.subject import aim, entry_at, player, table_at
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.bags import bag_tally
from floorman.desk.floor.flight_links import LINKS, linked, read_link
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Against, Ask, AskDrawn, Query, Remember, Request
from floorman.desk.seats.new_day import bagged, day_drawn, day_tables
from floorman.rules.clock_calls import stop
from floorman.text.phrases.mark import N_

NOTHING = ("-", "–", "—")
"""Stands for a player of a table without a bag."""


def bag(floor: Floor, reader: Reader) -> Request:
    """``bag 12-4 43000``, ``bag 12: 43000 18500 -``, ``bag 12-4 43000 no 117``, ``bag #17 out``; alone: how many."""
    if reader.done:
        return Query("look.bags", _told(floor))
    if reader.peek().endswith(":"):
        return _table_bagged(floor, reader)
    entry = player(floor, reader)
    if reader.word("out"):
        reader.end()
        excluded = floor.house.choices.self_exclusion == "at-once"
        cites = (str(floor.house.cite("self_exclusion")),) if excluded else ()
        return Ask(BagWithdrawn(entry.number, cites=cites), aim=aim(entry))
    counts = [reader.number("expect.bag", 0)]
    while not reader.done and reader.peek().lower() != "no" and len(counts) < 2:
        counts.append(reader.number("expect.bag", 0))
    number = reader.number("expect.bag-number", 1) if reader.word("no") else 0
    reader.end("expect.bag-number")
    return Ask(CountBags(((entry.number, tuple(counts), number),)), aim=aim(entry))


def exclude(floor: Floor, reader: Reader) -> Request:
    """``exclude #17``: the player asked to be excluded; no reason is kept. ``exclude #17 off``: not any more."""
    entry = player(floor, reader)
    off = reader.word("off")
    reader.end("expect.off")
    when = "off" if off else "after" if floor.now.day_over or entry.bag is not None else "flight"
    return Ask(NoteMade(entry=entry.number), aim=aim(entry), mark=when)


def link(floor: Floor, reader: Reader) -> Request:
    """``link 1A.floor``: an earlier or other flight, which is only looked at; alone: which are."""
    path = reader.rest()
    if not path:
        return Query("look.links", {"flights": ", ".join(one.name for one in linked(floor)) or "–"})
    found = read_link(path)
    if found.code == floor.now.code:
        raise Refused("refused.link-itself", flight=found.name)
    paths = [*(one for one in floor.links if one != found.path), found.path]
    params = {"flight": found.name, "bagged": found.bagged, "alive": found.alive}
    return Remember("look.linked", params, key=LINKS, value=paths)


def _told(floor: Floor) -> dict[str, object]:
    tally = bag_tally(floor)
    return {"bags": tally.bags, "players": tally.players, "chips": tally.chips, "in_play": _known(tally.in_play)}


def _known(chips: int | None) -> int | str:
    return "?" if chips is None else chips


def _table_bagged(floor: Floor, reader: Reader) -> Request:
    """A table's counts, of its players in the order of their seats."""
    number = Reader(reader.take().rstrip(":")).table()
    table = table_at(floor, number)
    counts: list[int | None] = []
    while not reader.done:
        counts.append(None if reader.word(*NOTHING) else reader.number("expect.bags", 0))
    if not counts:
        raise reader.fail("expect.bags")
    players = _sitting(table)
    if len(counts) != len(players):
        raise Refused("refused.bags-differ", table=table.number, players=len(players), bags=len(counts))
    told = tuple((entry, (chips,), 0) for entry, chips in zip(players, counts, strict=True) if chips is not None)
    if not told:
        raise reader.fail("expect.bags")
    return Ask(CountBags(told))


def _sitting(table: Table) -> list[EntryNo]:
    return [entry for entry in table.chairs if entry is not None]


def day(floor: Floor, reader: Reader) -> Request:
    """``day end``, ``day end without #17 #31``, ``day 2``, ``day 2 at 5``, ``day 2 SEED``."""
    if reader.word("end"):
        return _day_end(floor, reader)
    number = reader.number("expect.day", 2, 99)
    wanted = reader.number("expect.tables", 1, 9_999) if reader.word("at") else None
    return day_begins(floor, number, reader.rest(), wanted)


def day_begins(floor: Floor, number: int, given: str = "", wanted: int | None = None) -> Request:
    """Seats for all bags, drawn when it is recorded, by the ``given`` seed if there is one."""
    next_day(floor.now, number)
    players = bagged(floor)
    if not players:
        raise Refused("refused.no-bags")
    tables = day_tables(floor, wanted)

    def make() -> Ask:
        seed, at = given or floor.chance(), floor.clock()
        begun = day_drawn(floor, number, tables, seed, by_hand=bool(given))
        return Ask(begun, seed=given, at=at)

    params = {"day": number, "count": len(players), "tables": len(tables)}
    return AskDrawn(make, "echo.day-by-hand" if given else "echo.day", {**params, "seed": given})


def _day_end(floor: Floor, reader: Reader) -> Request:
    without: list[EntryNo] = []
    if reader.word("without"):
        while not reader.done:
            number = reader.maybe_entry()
            if number is None:
                raise reader.fail("expect.entry")
            without.append(entry_at(floor, number).number)
        if not without:
            raise reader.fail("expect.entry")
    reader.end("expect.without")
    now = floor.clock()
    return Ask(EndDay(tuple(dict.fromkeys(without)), bag_tally(floor).difference, _stopped(floor, now)), at=now)


def _stopped(floor: Floor, now: int) -> Clock | None:
    """The clock, stopped if it runs; None where it stands, or there is none."""
    clock, plan = floor.level_clock(now), floor.clock_plan(now)
    if floor.now.clock is None or clock is None or plan is None or not clock.runs:
        return None
    return replace(stop(clock, now, plan), at=0)


def keep(floor: Floor, reader: Reader) -> Request:
    """``keep 31``: so many chairs stay free for late entries when the next day is drawn."""
    chairs = reader.number("expect.keep", 0, 9_999)
    reader.end()
    return Ask(FormatSet(replace(floor.now.format or Format(), keep=chairs)))


def format_call(floor: Floor, reader: Reader) -> Request:
    """``format shootout 10 advance 1``, ``format heads-up``, ``format satellite seat 1100``, ``format flight 1A``."""
    keep_free = 0 if floor.now.format is None else floor.now.format.keep
    return Ask(FormatSet(replace(format_told(floor, reader), keep=keep_free)))


def area(floor: Floor, reader: Reader) -> Request:
    """``area blue 1-12 by the window``, ``area blue off``."""
    colour = _colour(reader)
    if reader.word("off"):
        reader.end()
        return Ask(AreaSet(RoomArea(colour, ())))
    tables: list[int] = []
    while (span := reader.span()) is not None or is_number(reader.peek(), 5):
        tables.extend(span if span is not None else [reader.table()])
    if not tables:
        raise reader.fail("expect.tables")
    known = next((one.name for one in floor.now.areas if one.colour == colour), "")
    return Ask(AreaSet(RoomArea(colour, tables_of(tables), reader.rest() or known)))


def _colour(reader: Reader) -> AreaColour:
    colours: tuple[AreaColour, ...] = get_args(AreaColour)
    word = reader.word(*colours)
    for colour in colours:
        if colour == word:
            return colour
    raise reader.fail("expect.colour", colours=", ".join(colours))


# -- what is spoken against


def counts_differ(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """A second count that is not the first; bags with more chips than are in play."""
    asked = request.asked if isinstance(request, Ask) else None
    if not isinstance(asked, CountBags):
        return
    event = asked.decide(floor.now)
    for one in event.bags:
        if len(set(one.counts)) > 1:
            yield Against(
                "against.counts-differ", {"entry": one.entry, "first": one.counts[0], "chips": one.counts[-1]}
            )
    tally = bag_tally(floor)
    old = sum(entry.bag.chips for one in event.bags if (entry := floor.now.entries[one.entry]).bag is not None)
    chips = tally.chips - old + sum(one.counts[-1] for one in event.bags)
    if tally.in_play is not None and chips > tally.in_play:
        yield Against("against.more-bagged", {"chips": chips, "in_play": tally.in_play})


def bags_not_signed(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """A day's end with bags that were not counted as the house wants, or whose chips are not those in play."""
    asked = request.asked if isinstance(request, Ask) else None
    if not isinstance(asked, EndDay):
        return
    tally = bag_tally(floor)
    unsigned = [entry.number for entry in tally.unsigned if entry.number not in asked.without]
    if unsigned:
        named = " ".join(f"#{number}" for number in unsigned[:12]) + (" …" if len(unsigned) > 12 else "")
        cites = (str(floor.house.cite("bag_counts")),)
        yield Against("against.bags-unsigned", {"bags": named, "count": len(unsigned)}, cites)
    if tally.difference:
        params = {"difference": tally.difference, "chips": tally.chips, "in_play": _known(tally.in_play)}
        yield Against("against.bags-off", params)


def day_not_over(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """Bags counted while the levels run."""
    reading = floor.clock_reading()
    asked = request.asked if isinstance(request, Ask) else None
    if isinstance(asked, CountBags) and reading is not None and reading.runs and not asked.decide(floor.now).late:
        yield Against("against.bags-play")


VERBS = VerbGroup(
    N_("Days and formats"),
    (
        Verb(
            ("bag",),
            bag,
            (
                Form("bag 12-4 43000", N_("chips in that player's bag; said again, the second count")),
                Form("bag 12: 43000 18500 -", N_("a table's bags in the order of seats, - for none")),
                Form("bag 12-4 43000 no 117", N_("with the number on the bag")),
                Form("bag", N_("how many bags, chips in them and in play")),
                Form("bag #17 out", N_("a bag leaves play, and its player with it")),
            ),
            after="player",
            cautions=(counts_differ, day_not_over),
        ),
        Verb(
            ("day",),
            day,
            (
                Form("day end", N_("the day is over: everybody alive has a bag")),
                Form("day end without #17", N_("the day is over, though #17 has no bag")),
                Form("day 2", N_("day 2: stacks carried, seats drawn")),
                Form("day 2 at 5", N_("at five tables")),
                Form("day 2 SEED", N_("drawn by a seed rolled in public")),
            ),
            cautions=(bags_not_signed,),
        ),
        Verb(
            ("link",),
            link,
            (
                Form("link 1A.floor", N_("an earlier flight, only looked at: new says who bagged there")),
                Form("link", N_("which flights are looked at")),
            ),
        ),
        Verb(
            ("exclude",),
            exclude,
            (
                Form("exclude #17", N_("the player asked to be excluded; no reason is kept")),
                Form("exclude #17 off", N_("not any more")),
            ),
            after="player",
        ),
        Verb(("keep",), keep, (Form("keep 31", N_("the next day's draw leaves 31 chairs free for late entries")),)),
        Verb(
            ("format",),
            format_call,
            (
                Form("format satellite seat 1100", N_("a satellite, a seat worth 1100")),
                Form("format shootout 10 advance 1", N_("a shootout of tables of ten, one goes on from each")),
                Form("format heads-up", N_("a knock-out of matches of two")),
                Form("format flight 1A", N_("a flight, which a later day follows")),
                Form("format day 2", N_("the day that flights lead to")),
                Form("format freezeout", N_("one tournament of tables")),
            ),
        ),
        Verb(
            ("area",),
            area,
            (
                Form("area blue 1-12 by the window", N_("these tables are the blue area")),
                Form("area blue off", N_("there is no blue area any more")),
            ),
        ),
    ),
)
