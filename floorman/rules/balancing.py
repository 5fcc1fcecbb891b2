"""Which table gives a player to which, which one breaks, and which one stops, from the head counts of a room."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from floorman.rules.citation import Citation, Ruling
from floorman.rules.evening import Counts, Preference, evened
from floorman.rules.final_table import size_of_final_table
from floorman.rules.house import House


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


class Transfer(NamedTuple):
    """One player from a table to another."""

    giving: int
    receiving: int


class Balance(NamedTuple):
    """What the counts of a room call for."""

    moves: tuple[Transfer, ...]
    breaks: int | None
    """The table to break; there are no moves then."""
    halt: tuple[int, ...]
    """Tables that stop dealing until they are filled up, lowest number first."""
    final_table: bool


def balance(
    house: House,
    tables: Sequence[TableCount],
    closed: Collection[int] = (),
    break_order: Sequence[int] = (),
    *,
    registering: bool = False,
    equals_by_order: bool = False,
) -> Ruling[Balance]:
    """What to do about the counts of all tables (TDA-2024 11-C, 11-D, 10-B, RP-9; pokerstars 2.6).

    ``closed``: tables that receive nobody. ``break_order``: the order announced, the next to break first; tables in it
    that are gone are passed over. ``registering``: registration is open, so that nothing is moved or broken unless the
    house does so. ``equals_by_order``: of equally full tables the first in the break order gives, not the lowest
    number. A table without players is not in play: it neither gives nor receives.
    """
    playing = [table for table in tables if table.players]
    players = sum(table.players for table in playing)
    halt = _stopped(house, playing)
    if players <= size_of_final_table(house, max((table.max_seats for table in tables), default=0)):
        answer = Balance((), None, halt, True)
        return _ruling(house, answer, "balance.final-table", ("final_table",), {"players": players})
    if registering and not house.choices.break_while_registering:
        answer = Balance((), None, halt, False)
        return _ruling(house, answer, "balance.registering", ("break_while_registering",), {})
    broken = _to_break(playing, frozenset(closed), break_order)
    if broken is not None:
        answer = Balance((), broken.table, halt, False)
        return _ruling(
            house, answer, "balance.break", ("breaking",), {"table": broken.table, "players": broken.players}
        )
    return _moved(house, playing, frozenset(closed), break_order, halt, equals_by_order)


def gap_key(house: House, tables: int) -> str:
    """The choice that says by how many players so many tables in play may differ."""
    return "gap_few" if tables <= house.choices.few_tables else "gap"


def _moved(
    house: House,
    playing: list[TableCount],
    closed: frozenset[int],
    break_order: Sequence[int],
    halt: tuple[int, ...],
    equals_by_order: bool,
) -> Ruling[Balance]:
    """The fewest moves that bring the tables within the gap."""
    key = gap_key(house, len(playing))
    gap: int = getattr(house.choices, key)
    counts = Counts(
        {table.table: table.players for table in playing},
        {table.table: table.players + (0 if table.table in closed else table.room) for table in playing},
        _places(break_order) if equals_by_order else {},
    )
    pairs = evened(counts, gap, _preference(house, playing, break_order))
    moves = tuple(Transfer(*pair) for pair in pairs)
    answer = Balance(moves, None, halt, False)
    if not moves:
        even = max(counts.players.values()) - min(counts.players.values()) <= gap
        return _ruling(house, answer, "balance.even" if even else "balance.stuck", (key,), {"gap": gap})
    giving, receiving = moves[0]
    params: dict[str, object] = {
        "from": giving,
        "to": receiving,
        "most": counts.players[giving],
        "least": counts.players[receiving],
        "moves": len(moves),
    }
    return _ruling(house, answer, "balance.move", ("giving_table", key), params)


def _preference(house: House, playing: list[TableCount], break_order: Sequence[int]) -> Preference | None:
    """Which table gives rather, where it is not simply the fullest (TDA-2024 11-C)."""
    if house.choices.giving_table == "break-order":
        places = _places(break_order)
        return lambda giving, _: places.get(giving, len(places))
    if house.choices.giving_table == "same-section":
        sections = {table.table: table.section for table in playing}
        return lambda giving, receiving: sections[giving] != sections[receiving]
    return None


def _places(break_order: Sequence[int]) -> dict[int, int]:
    return {table: place for place, table in enumerate(break_order)}


def _stopped(house: House, playing: list[TableCount]) -> tuple[int, ...]:
    """Tables so many players short of the fullest that they stop (TDA-2024 11-D)."""
    short = house.choices.halt_at
    most = max((table.players for table in playing), default=0)
    return tuple(sorted(table.table for table in playing if short and most - table.players >= short))


def _to_break(playing: list[TableCount], closed: frozenset[int], break_order: Sequence[int]) -> TableCount | None:
    """The first table in the break order whose players all find a chair elsewhere, else the highest such number.

    The last two tables are not broken: they become the final table.
    """
    room = sum(table.room for table in playing if table.table not in closed)
    able = {
        table.table: table for table in playing if table.players <= room - (0 if table.table in closed else table.room)
    }
    if len(playing) < 3 or not able:
        return None
    return able[next((number for number in break_order if number in able), max(able))]


def _ruling(
    house: House, answer: Balance, code: str, keys: tuple[str, ...], params: dict[str, object]
) -> Ruling[Balance]:
    """The answer with its rules; where tables stop, the sentence names them too."""
    cites: list[Citation] = [house.cite(key) for key in keys]
    if answer.halt:
        code += "-halt"
        cites.append(house.cite("halt_at"))
        params["halt"] = ", ".join(map(str, answer.halt))
    return Ruling(answer, code, tuple(dict.fromkeys(cites)), params)
