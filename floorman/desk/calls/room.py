"""Calls about tables and the room as a whole: opened, stopped, locked, registration, notes, undo."""

from collections.abc import Callable

from msgspec.structs import replace

from floorman.core.digits import is_number
from floorman.core.facts import (
    BreakOrderSet,
    ChairMarked,
    HouseChanged,
    Mark,
    NewTable,
    NoteMade,
    RegistrationMarked,
    SeatsDrawn,
    SellCapSet,
    TableMarked,
    TablesOpened,
)
from floorman.core.model import MAX_TABLE, Chair, TableNo
from floorman.core.refused import Refused
from floorman.desk.calls.days import day_begins
from floorman.desk.calls.matches import round_drawn
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.subject import chair_at, entry_at, table_at
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.floor import Floor
from floorman.desk.house.houses import load_house
from floorman.desk.office.line import seatable
from floorman.desk.request import Ask, AskDrawn, BringBack, Query, Request, TakeBack
from floorman.desk.seats.balancing import counted
from floorman.desk.seats.drawing import chairs_for, must_fit, sealed
from floorman.rules.house import House, house_written
from floorman.text.phrases.mark import N_


def open_tables(floor: Floor, reader: Reader) -> Request:
    """``open 5``, ``open 1..12``, ``open 5 7 9``, ``open 12 wait``."""
    numbers: list[int] = []
    while not reader.done:
        span = reader.span()
        if span is not None:
            numbers.extend(span)
            continue
        number = reader.maybe_number(1, MAX_TABLE)
        if number is None:
            break
        numbers.append(number)
    if not numbers:
        raise reader.fail("expect.tables")
    if numbers[-1] > MAX_TABLE:
        raise Refused("refused.bad-table", table=numbers[-1])
    ready = not reader.word("wait")
    reader.end("expect.wait")
    tables = tuple(NewTable(TableNo(number), _size(floor, number)) for number in dict.fromkeys(numbers))
    return Ask(TablesOpened(tables, ready))


def _size(floor: Floor, number: int) -> int:
    table = floor.now.table(number)
    return floor.now.seats if table is None else table.max_seats


def _mark(mark: Mark) -> Callable[[Floor, Reader], Request]:
    def call(_floor: Floor, reader: Reader) -> Request:
        table = reader.table()
        reader.end()
        return Ask(TableMarked(table, mark))

    return call


def halt(floor: Floor, reader: Reader) -> Request:
    """``halt 12``, ``halt 1..4 9``: told to stop dealing; on the rule where it says so of all of them."""
    tables = _tables(reader)
    advised = set(tables) <= set(counted(floor).answer.halt)
    cites = (str(floor.house.cite("halt_at")),) if advised else ()
    return Ask(TableMarked(tables[0], "halted", cites, tables[1:]))


def resume(_floor: Floor, reader: Reader) -> Request:
    """``resume 12``, ``resume 1..4 9``: may deal again."""
    tables = _tables(reader)
    return Ask(TableMarked(tables[0], "resumed", (), tables[1:]))


def _tables(reader: Reader) -> tuple[TableNo, ...]:
    """The tables that are left to be read, by number or span, each once. NotUnderstood for anything else."""
    found: list[int] = []
    while not reader.done or not found:
        span = reader.span()
        found.extend(span if span is not None else [reader.table()])
    return tuple(map(TableNo, dict.fromkeys(found)))


def _lock(locked: bool) -> Callable[[Floor, Reader], Request]:
    def call(floor: Floor, reader: Reader) -> Request:
        chair = reader.maybe_chair()
        if chair is not None:
            reader.end()
            chair_at(floor, chair)
            return Ask(ChairMarked(chair, locked), aim=(chair,))
        table = reader.table()
        reader.end()
        return Ask(TableMarked(table, "locked" if locked else "unlocked"))

    return call


def sell(_floor: Floor, reader: Reader) -> Request:
    """``sell 8``: at most eight players are sold to a table."""
    players = reader.number("expect.players", 0, 99)
    reader.end()
    return Ask(SellCapSet(players))


def registration(_floor: Floor, reader: Reader) -> Request:
    """``reg close``, ``reg close line 14``, ``reg open``."""
    word = reader.word("close", "open", "closed")
    if not word:
        raise reader.fail("expect.reg")
    line = reader.number("expect.line", 0, 9999) if word != "open" and reader.word("line") else 0
    reader.end()
    return Ask(RegistrationMarked(word == "open", line))


def order(floor: Floor, reader: Reader) -> Request:
    """``order 41 40 39``: the break order, first first."""
    tables: list[TableNo] = []
    while not reader.done:
        tables.append(table_at(floor, reader.table()).number)
    if not tables:
        raise reader.fail("expect.tables")
    return Ask(BreakOrderSet(tuple(tables)))


def house(floor: Floor, reader: Reader) -> Request:
    """``house club.toml``, ``house longform-06``: from now on the room plays by that house."""
    name = reader.rest()
    if not name:
        raise reader.fail("expect.house")
    return house_changed(floor, load_house(name))


def house_changed(floor: Floor, house: House) -> Ask:
    """The room plays by ``house`` from now on; a clock that has been set goes on as it stands."""
    now = floor.clock()
    clock = None if floor.now.clock is None else floor.level_clock(now)
    goes_on = None if clock is None else replace(clock, at=0)
    return Ask(HouseChanged(house_written(house), goes_on), at=now)


def draw(floor: Floor, reader: Reader) -> Request:
    """``draw``, ``draw SEED``: seats for all who have none."""
    given = reader.rest()
    if floor.now.day_over:
        return day_begins(floor, floor.now.day_number + 1, given)
    told = floor.now.format
    if told is not None and told.kind in ("shootout", "heads-up"):
        return round_drawn(floor, given)
    waiting = seatable(floor)
    if not waiting:
        raise Refused("refused.nobody-waiting")
    must_fit(floor, len(waiting))

    def make() -> Ask:
        if given:
            return Ask(SeatsDrawn(chairs_for(floor, waiting, given), sealed(given), by_hand=True), seed=given)
        seed = floor.chance()
        return Ask(SeatsDrawn(chairs_for(floor, waiting, seed), seed))

    code = "echo.draw-by-hand" if given else "echo.draw"
    return AskDrawn(make, code, {"count": len(waiting), "tables": len(floor.selling_tables()), "seed": given})


def note(floor: Floor, reader: Reader) -> Request:
    """``note 12 …``, ``note 12-5 …``, ``note #17 …``."""
    number = reader.maybe_entry()
    chair: Chair | None = None
    table: int | None = None
    if number is None:
        first = reader.peek(1)
        chair = reader.maybe_chair() if "-" in reader.peek() or not is_number(first) else None
        table = chair.table if chair is not None else reader.maybe_number(1, MAX_TABLE)
    words = reader.rest()
    if not words:
        raise reader.fail("expect.note")
    if table is not None:
        table_at(floor, table)
    entry = floor.at(chair) or floor.expected_at(chair) if chair is not None else None
    if number is not None:
        entry = entry_at(floor, number)
    about = None if entry is None else entry.number
    return Ask(NoteMade(None if table is None else TableNo(table), about), remark=words)


def undo(_floor: Floor, reader: Reader) -> Request:
    """``undo``, ``undo 118``."""
    seq = reader.maybe_number(1)
    reader.end("expect.undo")
    return TakeBack(seq)


def redo(_floor: Floor, reader: Reader) -> Request:
    """``redo``."""
    reader.end()
    return BringBack()


def asked_help(_floor: Floor, reader: Reader) -> Request:
    """``help``, ``help move``: the calls, or those that begin so."""
    asked = reader.rest()
    return Query("look.calls", {"begins": asked}, opens=f"keys {asked}".rstrip())


VERBS = VerbGroup(
    N_("Tables and room"),
    (
        Verb(
            ("open",),
            open_tables,
            (
                Form("open 1..12", N_("open tables")),
                Form("open 12 wait", N_("open, to be sold once a dealer sits there")),
            ),
            after="table",
        ),
        Verb(("ready",), _mark("ready"), (Form("ready 12", N_("a dealer sits there: seats are sold")),), after="table"),
        Verb(("close",), _mark("closed"), (Form("close 12", N_("sells and receives nothing")),), after="table"),
        Verb(
            ("halt",),
            halt,
            (Form("halt 12", N_("told to stop dealing")), Form("halt 1..4 9", N_("several tables told to stop"))),
            after="table",
        ),
        Verb(
            ("resume",),
            resume,
            (Form("resume 12", N_("may deal again")), Form("resume 1..4 9", N_("several tables may deal again"))),
            after="table",
        ),
        Verb(
            ("lock",),
            _lock(True),
            (Form("lock 12-4", N_("chair not sold nor used")), Form("lock 12", N_("nobody in or out, never broken"))),
            after="either",
        ),
        Verb(("unlock",), _lock(False), (Form("unlock 12-4", N_("chair or table free again")),), after="either"),
        Verb(("sell",), sell, (Form("sell 8", N_("at most eight are sold at a table")),)),
        Verb(
            ("reg",),
            registration,
            (Form("reg close", N_("late registration is over")), Form("reg open", N_("late registration is open"))),
        ),
        Verb(("order",), order, (Form("order 41 40 39", N_("break order, first first")),)),
        Verb(("house",), house, (Form("house club.toml", N_("play by another house from now on")),)),
        Verb(
            ("draw",),
            draw,
            (
                Form("draw", N_("seat all who wait")),
                Form("draw SEED", N_("seat all who wait, by a seed rolled in public")),
            ),
        ),
        Verb(("note",), note, (Form("note 12 …", N_("incident note")),), after="either"),
        Verb(
            ("undo", "u"),
            undo,
            (Form("undo", N_("take the newest call back")), Form("undo 118", N_("journal entry 118 alone"))),
        ),
        Verb(("redo",), redo, (Form("redo", N_("bring the newest undone call back")),)),
        Verb(("help",), asked_help, (Form("help move", N_("the calls that begin so")),)),
    ),
)
