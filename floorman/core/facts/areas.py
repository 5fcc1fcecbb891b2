"""Facts about the parts of a room."""

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from floorman.core.builder import TournamentBuilder
from floorman.core.facts.event import Event
from floorman.core.format import RoomArea
from floorman.core.model import MAX_TABLE, TableNo, Tournament
from floorman.core.refused import Refused
from floorman.core.undo_keys import AtTable, RoomWide, UndoKey


class AreaSet(Event, frozen=True):
    """These tables, and no others, are the area of that colour; also tables that are yet to be opened. Without tables
    the area is no more.
    """

    KIND: ClassVar[str] = "area-set"
    area: RoomArea

    def check(self, now: Tournament) -> None:
        """Tables that there can be. An area that there is not cannot be taken away."""
        for number in self.area.tables:
            if not 1 <= number <= MAX_TABLE:
                raise Refused("bad-table", table=number)
        if not self.area.tables and all(area.colour != self.area.colour for area in now.areas):
            raise Refused("no-area", colour=self.area.colour)

    def apply(self, room: TournamentBuilder) -> None:
        """A table is in one area: it leaves the one that it was in."""
        mine = frozenset(self.area.tables)
        others = (
            replace(area, tables=tuple(number for number in area.tables if number not in mine))
            for area in room.value("areas")
            if area.colour != self.area.colour
        )
        room.rest["areas"] = tuple(area for area in (*others, self.area) if area.tables)
        for table in list(room.tables()):
            if table.number in mine:
                room.change_table(table.number, section=self.area.colour)
            elif table.section == self.area.colour:
                room.change_table(table.number, section="")

    def touches(self) -> Iterable[UndoKey]:
        return RoomWide("areas"), *map(AtTable, self.area.tables)


def tables_of(numbers: Iterable[int]) -> tuple[TableNo, ...]:
    """Numbers of tables, each once, lowest first."""
    return tuple(TableNo(number) for number in sorted(set(numbers)))
