"""The tables of a room by their head counts, summed up: what a balance asks of them, however many there are."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from floorman.rules.evening import Levels


class TableCount(NamedTuple):
    """A table by its head count."""

    table: int
    max_seats: int
    players: int
    """Players seated, and those on their way to it."""
    locked: int = 0
    """Free chairs that are not to be used."""
    section: str = ""

    @property
    def room(self) -> int:
        """Players that it can still take."""
        return max(0, self.max_seats - self.locked - self.players)


class HeadCounts:
    """Head counts that are changed a table at a time. A table without players is not in play."""

    def __init__(self, tables: Iterable[TableCount] = (), closed: Collection[int] = ()) -> None:
        self._tables: dict[int, tuple[TableCount, int]] = {}
        self._sizes: Counter[int] = Counter()
        self.levels = Levels()
        """The tables in play."""
        self.players = 0
        """Players at all tables."""
        self.room = 0
        """Players that the tables in play can still take; a closed one takes nobody."""
        self.playing = 0
        """Tables in play."""
        for table in tables:
            self.put(table, closed=table.table in closed)

    @property
    def tables(self) -> Mapping[int, tuple[TableCount, int]]:
        """Each table with the most that it may hold; one that receives nobody may hold what it has."""
        return MappingProxyType(self._tables)

    @property
    def largest(self) -> int:
        """Seats of the largest table; 0 if there is none."""
        return max(self._sizes, default=0)

    def put(self, table: TableCount, *, closed: bool = False) -> None:
        """A table comes in, or changes. ``closed``: it receives nobody."""
        self.drop(table.table)
        limit = table.players + (0 if closed else table.room)
        self._tables[table.table] = (table, limit)
        self._sizes[table.max_seats] += 1
        if table.players:
            self._count(table, limit, 1)
            self.levels.put(table.table, (table.players, limit))

    def drop(self, number: int) -> None:
        """A table goes; nothing happens if there is none of that number."""
        known = self._tables.pop(number, None)
        if known is None:
            return
        table, limit = known
        self._sizes[table.max_seats] -= 1
        if not self._sizes[table.max_seats]:
            del self._sizes[table.max_seats]
        if table.players:
            self._count(table, limit, -1)
            self.levels.drop(number, (table.players, limit))

    def _count(self, table: TableCount, limit: int, by: int) -> None:
        self.playing += by
        self.players += by * table.players
        self.room += by * (limit - table.players)

    def in_play(self, number: int) -> TableCount | None:
        """The table of that number if it has players."""
        known = self._tables.get(number)
        return known[0] if known is not None and known[0].players else None

    def short_by(self, players: int) -> Iterator[int]:
        """Tables in play that have so many players less than the fullest, or fewer."""
        most = self.levels.most
        for level, _ in self.levels.sizes():
            if most - level[0] >= players:
                yield from self.levels.at(level)

    def breakable(self) -> Iterator[int]:
        """Tables whose players all find a chair at the others."""
        for level, _ in self.levels.sizes():
            if level[1] <= self.room:
                yield from self.levels.at(level)

    def can_break(self, number: int) -> bool:
        """Whether the table's players all find a chair at the others."""
        known = self._tables.get(number)
        return known is not None and known[0].players > 0 and known[1] <= self.room
