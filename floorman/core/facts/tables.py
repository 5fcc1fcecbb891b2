"""Facts about tables and single chairs: opened, stopped, closed, locked, in which order they are broken."""

from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar, Literal

from msgspec.structs import replace

from floorman.core.builder import TournamentBuilder
from floorman.core.checks import chair_at, table_of
from floorman.core.facts.event import Event
from floorman.core.facts.hand_for_hand import go_on
from floorman.core.format import RoomArea
from floorman.core.model import MAX_SEATS, MAX_TABLE, MIN_SEATS, Chair, Table, TableNo, Tournament
from floorman.core.recorded import Recorded
from floorman.core.refused import Refused
from floorman.core.undo_keys import AtTable, RoomWide, TableMade, TableMark, UndoKey, chair_keys

Mark = Literal["ready", "closed", "halted", "resumed", "locked", "unlocked"]
"""What a table can be marked as."""
_ALREADY: dict[Mark, Callable[[Table], bool]] = {
    "ready": lambda table: table.ready,
    "closed": lambda table: table.closed,
    "halted": lambda table: table.halted,
    "resumed": lambda table: not table.halted,
    "locked": lambda table: table.locked,
    "unlocked": lambda table: not table.locked,
}


class NewTable(Recorded, frozen=True):
    """A table as it is opened."""

    table: TableNo
    max_seats: int
    section: str = ""


def fair_size(new: NewTable) -> None:
    """Refused unless the table has a number and seats that there can be."""
    if not 1 <= new.table <= MAX_TABLE:
        raise Refused("bad-table", table=new.table)
    if not MIN_SEATS <= new.max_seats <= MAX_SEATS:
        raise Refused("bad-seats", seats=new.max_seats, min=MIN_SEATS, max=MAX_SEATS)


def make_table(room: TournamentBuilder, new: NewTable, *, ready: bool = True) -> None:
    """A table made, or one that was broken made anew; one that stands is enlarged if the new size is larger."""
    old = room.table(new.table) if room.has_table(new.table) else None
    if old is None or old.broken:
        none = (None,) * new.max_seats
        section = new.section or area_of(room, new.table) or ("" if old is None else old.section)
        room.put_table(Table(new.table, new.max_seats, none, none, ready=ready, section=section))
        return
    more = (None,) * max(0, new.max_seats - old.max_seats)
    room.change_table(
        new.table,
        max_seats=old.max_seats + len(more),
        chairs=old.chairs + more,
        expected=old.expected + more,
    )


def area_of(room: TournamentBuilder, number: TableNo) -> str:
    """The colour of the area in which a table stands, or stood; "" for none."""
    areas: tuple[RoomArea, ...] = room.value("areas")
    return next((area.colour for area in areas if number in area.tables), "")


def made_keys(tables: Iterable[NewTable]) -> Iterator[UndoKey]:
    """Keys of tables that are made or enlarged."""
    for new in tables:
        yield TableMade(new.table)
        yield AtTable(new.table)


class TablesOpened(Event, frozen=True):
    """Tables made, or opened again. Tables that are open already stay as they are."""

    KIND: ClassVar[str] = "tables-opened"
    tables: tuple[NewTable, ...]
    ready: bool = True

    def check(self, now: Tournament) -> None:
        """Tables 1 to 9999 of 2 to 12 seats; one that is open already is named."""
        if not self.tables:
            raise Refused("no-tables")
        for new in self.tables:
            fair_size(new)
        if all(_stands_open(now, new.table) for new in self.tables):
            raise Refused("table-open-already", table=self.tables[0].table)

    def apply(self, room: TournamentBuilder) -> None:
        for new in self.tables:
            table = room.table(new.table) if room.has_table(new.table) else None
            if table is None or table.broken:
                make_table(room, new, ready=self.ready)
            elif table.closed:
                room.change_table(new.table, closed=False, ready=table.ready and self.ready)

    def touches(self) -> Iterable[UndoKey]:
        return made_keys(self.tables)


def _stands_open(now: Tournament, number: int) -> bool:
    table = now.table(number)
    return table is not None and not table.broken and not table.closed


class TableMarked(Event, frozen=True):
    """A table's state changed."""

    KIND: ClassVar[str] = "table-marked"
    table: TableNo
    mark: Mark
    cites: tuple[str, ...] = ()
    others: tuple[TableNo, ...] = ()
    """More tables that are marked alike, each once."""

    @property
    def tables(self) -> tuple[TableNo, ...]:
        """All tables that it marks."""
        return self.table, *self.others

    def check(self, now: Tournament) -> None:
        """Tables that stand and are not so already."""
        for number in self.tables:
            if _ALREADY[self.mark](table_of(now, number)):
                raise Refused(f"already-{self.mark}", table=number)

    def apply(self, room: TournamentBuilder) -> None:
        for number in self.tables:
            self._mark(room, number)

    def _mark(self, room: TournamentBuilder, number: TableNo) -> None:
        if self.mark == "ready":
            room.change_table(number, ready=True)
        elif self.mark == "closed":
            room.change_table(number, closed=True)
        elif self.mark in ("locked", "unlocked"):
            room.change_table(number, locked=self.mark == "locked")
        else:
            _halt(room, number, self.mark == "halted")

    def touches(self) -> Iterable[UndoKey]:
        for number in self.tables:
            yield TableMark(number)
            yield AtTable(number)


def _halt(room: TournamentBuilder, number: TableNo, halted: bool) -> None:
    """Positions age only while the table deals."""
    sighting = room.table(number).sighting
    if sighting is not None:
        ageing = sighting.ageing
        sighting = replace(sighting, ageing=ageing.stopped(room.at) if halted else ageing.started(room.at))
    room.change_table(number, halted=halted, halted_at=room.at if halted else 0, sighting=sighting)
    go_on(room)


class ChairMarked(Event, frozen=True):
    """A chair is locked (not sold nor used) or unlocked."""

    KIND: ClassVar[str] = "chair-marked"
    chair: Chair
    locked: bool

    def check(self, now: Tournament) -> None:
        """A chair that nobody sits on or is sent to, if it is to be locked."""
        table = chair_at(now, self.chair)
        locked = self.chair.seat in table.locked_chairs
        if locked == self.locked:
            raise Refused("chair-locked-already" if locked else "chair-not-locked", chair=self.chair)
        holder = table.at(self.chair.seat) or table.expected_at(self.chair.seat)
        if self.locked and holder is not None:
            raise Refused("lock-taken", chair=self.chair, entry=holder)

    def apply(self, room: TournamentBuilder) -> None:
        locked = room.table(self.chair.table).locked_chairs
        seat = frozenset({self.chair.seat})
        room.change_table(self.chair.table, locked_chairs=locked | seat if self.locked else locked - seat)

    def touches(self) -> Iterable[UndoKey]:
        return chair_keys(self.chair)


class BreakOrderSet(Event, frozen=True):
    """The order in which tables are broken, first first."""

    KIND: ClassVar[str] = "break-order-set"
    order: tuple[TableNo, ...]

    def check(self, now: Tournament) -> None:
        """Tables that stand, each once."""
        for number in self.order:
            table_of(now, number)
        if len(set(self.order)) < len(self.order):
            raise Refused("order-twice", table=next(t for t in self.order if self.order.count(t) > 1))

    def apply(self, room: TournamentBuilder) -> None:
        room.rest["break_order"] = self.order

    def touches(self) -> Iterable[UndoKey]:
        return RoomWide("break-order"), *(AtTable(table) for table in self.order)
