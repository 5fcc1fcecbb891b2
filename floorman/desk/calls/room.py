"""Calls about tables and the room as a whole: opened, stopped, locked, registration, notes, undo."""

from collections.abc import Callable

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
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.subject import chair_at, entry_at, table_at
from floorman.desk.floor.floor import Floor
from floorman.desk.house.houses import load_house
from floorman.desk.request import Ask, BringBack, Drawn, NotPossible, Request, TakeBack
from floorman.desk.seats.balancing import counted
from floorman.desk.seats.drawing import chairs_for, must_fit
from floorman.rules.house import house_written


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
        raise NotPossible("refused.bad-table", table=numbers[-1])
    ready = not reader.word("wait")
    reader.end("expect.wait")
    tables = tuple(NewTable(TableNo(number), _size(floor, number)) for number in dict.fromkeys(numbers))
    return Ask(TablesOpened(tables, ready))


def _size(floor: Floor, number: int) -> int:
    table = floor.now.table(number)
    return floor.now.seats if table is None else table.max_seats


def _mark(mark: Mark) -> Callable[[Floor, Reader], Request]:
    def call(floor: Floor, reader: Reader) -> Request:
        table = reader.table()
        reader.end()
        advised = mark == "halted" and table in counted(floor).answer.halt
        return Ask(TableMarked(table, mark, (str(floor.house.cite("halt_at")),) if advised else ()))

    return call


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
    """``reg close``, ``reg open``."""
    word = reader.word("close", "open", "closed")
    if not word:
        raise reader.fail("expect.reg")
    reader.end()
    return Ask(RegistrationMarked(word == "open"))


def order(floor: Floor, reader: Reader) -> Request:
    """``order 41 40 39``: the break order, first first."""
    tables: list[TableNo] = []
    while not reader.done:
        tables.append(table_at(floor, reader.table()).number)
    if not tables:
        raise reader.fail("expect.tables")
    return Ask(BreakOrderSet(tuple(tables)))


def house(_floor: Floor, reader: Reader) -> Request:
    """``house club.toml``, ``house longform-06``: from now on the room plays by that house."""
    name = reader.rest()
    if not name:
        raise reader.fail("expect.house")
    return Ask(HouseChanged(house_written(load_house(name))))


def draw(floor: Floor, reader: Reader) -> Request:
    """``draw``, ``draw SEED``: seats for all who have none."""
    given = reader.rest()
    waiting = floor.now.waiting
    if not waiting:
        raise NotPossible("refused.nobody-waiting")
    must_fit(floor, len(waiting))

    def make() -> Ask:
        seed = given or floor.chance()
        return Ask(SeatsDrawn(chairs_for(floor, waiting, seed), seed, by_hand=bool(given)))

    code = "echo.draw-by-hand" if given else "echo.draw"
    return Drawn(make, code, {"count": len(waiting), "tables": len(floor.selling_tables()), "seed": given})


def note(floor: Floor, reader: Reader) -> Request:
    """``note 12 …``, ``note 12-5 …``, ``note #17 …``."""
    number = reader.maybe_entry()
    chair: Chair | None = None
    table: int | None = None
    if number is None:
        first = reader.peek(1)
        chair = reader.maybe_chair() if "-" in reader.peek() or not first.isdigit() else None
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


VERBS: dict[str, Callable[[Floor, Reader], Request]] = {
    "open": open_tables,
    "ready": _mark("ready"),
    "close": _mark("closed"),
    "halt": _mark("halted"),
    "resume": _mark("resumed"),
    "lock": _lock(True),
    "unlock": _lock(False),
    "sell": sell,
    "reg": registration,
    "order": order,
    "house": house,
    "draw": draw,
    "note": note,
    "undo": undo,
    "redo": redo,
}
