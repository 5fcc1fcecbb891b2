"""Sums over all tables, kept up from the tables that changed: what they cost does not grow with the room."""

from collections.abc import Iterable, Iterator
from math import inf

from floorman.core.model import Table, TableState, Tournament
from floorman.core.paged_map import PagedMap
from floorman.rules.balancing import Balance, balance_of
from floorman.rules.citation import Ruling
from floorman.rules.head_counts import HeadCounts, TableCount
from floorman.rules.house import House

_MINUTE = 60_000


class Heads:
    """The room's head counts. Read it through ``Floor.heads``, which brings it up to date."""

    def __init__(self) -> None:
        self._tables: PagedMap[Table] = PagedMap()
        self._cap: int | None = None
        self._hand = 0
        self._ruling: tuple[tuple[object, ...], Ruling[Balance]] | None = None
        self._clear()

    def _clear(self) -> None:
        self.counts = HeadCounts()
        """Tables that stand and are not locked: balance counts these."""
        self.every = HeadCounts()
        """All tables that stand."""
        self.standing = 0
        """How many tables stand."""
        self.halted: set[int] = set()
        self.arriving: set[int] = set()
        """Tables with players on their way to them."""
        self.locked: set[int] = set()
        """Tables whose state is locked."""
        self.open_seats = 0
        """Free chairs at the tables that sell."""
        self.sellable = 0
        """Players that can be sold to them: chairs under the cap."""
        self.free: dict[int, int] = {}
        """Free chairs of each table that may receive somebody: with a dealer, neither closed nor locked nor full."""
        self._selling: dict[int, tuple[int, int, int]] = {}
        self._by_players: dict[int, set[int]] = {}
        self._old_from: dict[int, float] = {}

    def catch_up(self, now: Tournament, house: House) -> "Heads":
        """Takes in what has changed since the last time."""
        hand = house.choices.minutes_a_hand * _MINUTE
        if (now.sell, hand) != (self._cap, self._hand):
            self._cap, self._hand, self._tables = now.sell, hand, PagedMap()
            self._clear()
        if now.tables is not self._tables:
            for number in now.tables.unlike(self._tables):
                self._drop(number)
                table = now.tables.get(number)
                if table is not None and not table.broken:
                    self._put(table)
            self._tables = now.tables
        return self

    # -- reading

    def balance(self, now: Tournament, house: House, unbroken: frozenset[int] = frozenset()) -> Ruling[Balance]:
        """What the house does about the counts; asked again while nothing has changed, the same object."""
        rests_on = (now.tables, now.break_order, now.registration_open, house, unbroken)
        if self._ruling is None or any(one is not other for one, other in zip(rests_on, self._ruling[0], strict=True)):
            ruling = balance_of(
                house,
                self.counts,
                tuple(now.break_order),
                registering=now.registration_open,
                equals_by_order=True,
                spare_next=True,
                unbroken=unbroken,
            )
            self._ruling = (rests_on, ruling)
        return self._ruling[1]

    @property
    def seen(self) -> bool:
        """Whether the positions of any table that stands were seen."""
        return bool(self._old_from)

    def selling(self) -> Iterable[int]:
        """Tables at which seats may be sold or drawn, lowest number first."""
        return sorted(self._selling)

    def selling_by_players(self) -> Iterator[list[int]]:
        """The same, those with the fewest players first."""
        for players in sorted(self._by_players):
            yield sorted(self._by_players[players])

    def old(self, now: int) -> frozenset[int]:
        """Tables whose positions were seen more than a hand ago, at the instant ``now``."""
        return frozenset(number for number, since in self._old_from.items() if since <= now)

    def off_balance(self, share: int, by: int) -> frozenset[int]:
        """Tables in play whose players differ from ``share`` by at least ``by``."""
        levels = self.every.levels
        return frozenset().union(*(levels.at(level) for level, _ in levels.sizes() if abs(level[0] - share) >= by))

    # -- one table

    def _drop(self, number: int) -> None:
        if number not in self.every.tables:
            return
        self.every.drop(number)
        self.counts.drop(number)
        self.standing -= 1
        for group in (self.halted, self.arriving, self.locked):
            group.discard(number)
        self._old_from.pop(number, None)
        self.free.pop(number, None)
        sold = self._selling.pop(number, None)
        if sold is not None:
            players, free, sellable = sold
            self.open_seats -= free
            self.sellable -= sellable
            self._by_players[players].remove(number)
            if not self._by_players[players]:
                del self._by_players[players]

    def _put(self, table: Table) -> None:
        count = _count(table)
        self.standing += 1
        self.every.put(count)
        if not table.locked:
            self.counts.put(count, closed=table.closed or not table.ready)
        for group, true in (
            (self.halted, table.halted),
            (self.arriving, table.arriving > 0),
            (self.locked, table.state is TableState.LOCKED),
        ):
            if true:
                group.add(table.number)
        if table.sighting is not None:
            self._old_from[table.number] = self._when_old(table)
        if table.ready and not (table.closed or table.locked):
            self._sell(table)

    def _sell(self, table: Table) -> None:
        free = len(table.free())
        if free:
            self.free[table.number] = free
        if not free or (self._cap is not None and table.held >= self._cap):
            return
        sellable = free if self._cap is None else min(free, self._cap - table.held)
        self._selling[table.number] = (table.held, free, sellable)
        self._by_players.setdefault(table.held, set()).add(table.number)
        self.open_seats += free
        self.sellable += sellable

    def _when_old(self, table: Table) -> float:
        """The instant from which its positions are older than one hand."""
        seen = table.sighting
        assert seen is not None
        left = 2 * self._hand - seen.ageing.elapsed
        if left <= 0:
            return -inf
        return inf if seen.ageing.since is None else seen.ageing.since + left


def _count(table: Table) -> TableCount:
    size = table.cut or table.max_seats
    locked = [seat for seat in table.locked_chairs if seat <= size]
    unused = sum(1 for seat in locked if table.at(seat) is None and table.expected_at(seat) is None) if locked else 0
    return TableCount(table.number, size, table.held, unused, table.section)
