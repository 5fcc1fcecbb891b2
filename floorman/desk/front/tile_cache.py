"""The floor's tiles, kept until what they show has changed, and the figures that every tile rests on."""

from collections.abc import Collection

from floorman.desk.desk import Desk
from floorman.desk.front.tiles import Spread, freshness, rebalanced, spread_of, tile
from floorman.desk.front.views import Legend, TileView

_PLACES_SHOWN = 3
"""So many tables of the break order carry their place on the tile."""
_NO_PLACE = 99


class TileCache:
    """Tiles of a desk's tables. Its owner says what has changed."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._tiles: dict[int, TileView] = {}
        self._spread = Spread()
        self._places: dict[int, int] = {}
        self._ordered: tuple[object, int] | None = None
        self._survey()

    def changed(self, tables: Collection[int]) -> None:
        """These tables have changed, and perhaps the room's balance."""
        for table in tables:
            self._tiles.pop(table, None)
        self._survey()

    def clear(self) -> None:
        """No tile holds any more."""
        self._tiles.clear()
        self._survey()

    def _survey(self) -> None:
        """The room's spread and break order; whatever they change on tiles is drawn anew."""
        floor = self._desk.floor
        spread = spread_of(floor)
        if spread != self._spread:
            self._spread = spread
            self._tiles = {
                number: rebalanced(view, table, spread)
                for number, view in self._tiles.items()
                if (table := floor.now.table(number)) is not None
            }
        rests_on = (floor.now.break_order, floor.heads.standing)
        if rests_on != self._ordered:
            self._ordered = rests_on
            self._take_places(self._break_places())

    def _take_places(self, places: dict[int, int]) -> None:
        for table in {*places, *self._places}:
            was, now = self._places.get(table, _NO_PLACE), places.get(table, _NO_PLACE)
            if was != now and min(was, now) <= _PLACES_SHOWN:
                self._tiles.pop(table, None)
        self._places = places

    def _break_places(self) -> dict[int, int]:
        now = self._desk.floor.now
        standing = [number for number in now.break_order if not now.tables[number].broken]
        return {table: place for place, table in enumerate(standing, 1)}

    def aged(self) -> frozenset[int]:
        """Tables whose tile looks different now because time has passed."""
        floor = self._desk.floor
        stale = set()
        for number, view in self._tiles.items():
            table = floor.now.tables[number]
            ago = floor.hands_ago(table)
            if freshness(floor, table) is not view.freshness or (view.age and str(ago) != view.age):
                stale.add(number)
        for number in stale:
            del self._tiles[number]
        return frozenset(stale)

    def tile(self, table: int) -> TileView:
        """A table's tile; the same object until it changes. KeyError if there is no such table."""
        view = self._tiles.get(table)
        if view is None:
            place = self._places.get(table, _NO_PLACE)
            shown = place if place <= _PLACES_SHOWN else None
            view = tile(self._desk.teller, self._desk.floor.now.tables[table], self._spread, shown)
            self._tiles[table] = view
        return view

    def tiles_of(self, tables: Collection[int]) -> list[TileView]:
        """Many tables' tiles at once; only those that have changed are made. KeyError if there is no such table."""
        kept = map(self._tiles.get, tables)
        return [view if view is not None else self.tile(table) for table, view in zip(tables, kept, strict=True)]

    def break_place(self, table: int) -> int | None:
        """A table's place in the break order, 1 for the next to break; None if it is not in it."""
        return self._places.get(table)

    def legend(self) -> Legend:
        """How many tables each filter of the floor shows, and which."""
        floor, spread = self._desk.floor, self._spread
        heads = floor.heads
        groups = {
            "off_balance": heads.off_balance(spread.share, spread.most_off) if spread.outside else frozenset(),
            "stopped": frozenset(heads.halted),
            "transit": frozenset(heads.arriving),
            "old": heads.old(floor.clock()),
            "locked": frozenset(heads.locked),
        }
        sizes = {key: len(tables) for key, tables in groups.items()}
        return Legend(all=heads.standing, tables=groups, **sizes)
