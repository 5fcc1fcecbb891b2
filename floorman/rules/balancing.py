"""Which table gives a player to which, which one breaks, and which one stops, from the head counts of a room."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from floorman.rules.citation import Citation, Ruling
from floorman.rules.evening import Pair, Preference, evened_levels
from floorman.rules.final_table import size_of_final_table
from floorman.rules.head_counts import HeadCounts, TableCount
from floorman.rules.house import House


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
    spare_next: bool = False,
    unbroken: Collection[int] = (),
) -> Ruling[Balance]:
    """What to do about the counts of all tables (TDA-2024 11-C, 11-D, 10-B, RP-9; pokerstars 2.6).

    ``closed``: tables that receive nobody. ``break_order``: the order announced, the next to break first; tables in it
    that are gone are passed over. ``registering``: registration is open, so that nothing is moved or broken unless the
    house does so. ``equals_by_order``: of equally full tables the first in the break order gives, not the lowest
    number. ``spare_next``: the next table of the break order receives only what no other can take. ``unbroken``: tables
    that cannot be broken now. A table without players is not in play: it neither gives nor receives.
    """
    return balance_of(
        house,
        HeadCounts(tables, closed),
        break_order,
        registering=registering,
        equals_by_order=equals_by_order,
        spare_next=spare_next,
        unbroken=unbroken,
    )


def balance_of(
    house: House,
    heads: HeadCounts,
    break_order: Sequence[int] = (),
    *,
    registering: bool = False,
    equals_by_order: bool = False,
    spare_next: bool = False,
    unbroken: Collection[int] = (),
) -> Ruling[Balance]:
    """The same for head counts that are summed up already."""
    halt = _stopped(house, heads)
    if heads.players <= size_of_final_table(house, heads.largest):
        answer = Balance((), None, halt, True)
        return _ruling(house, answer, "balance.final-table", ("final_table",), {"players": heads.players})
    if registering and not house.choices.break_while_registering:
        answer = Balance((), None, halt, False)
        return _ruling(house, answer, "balance.registering", ("break_while_registering",), {})
    broken = _to_break(heads, break_order, unbroken)
    if broken is not None:
        answer = Balance((), broken, halt, False)
        params: dict[str, object] = {"table": broken, "players": heads.tables[broken][0].players}
        return _ruling(house, answer, "balance.break", ("breaking",), params)
    return _moved(house, heads, break_order, halt, equals_by_order, spare_next)


def gap_key(house: House, tables: int) -> str:
    """The choice that says by how many players so many tables in play may differ."""
    return "gap_few" if tables <= house.choices.few_tables else "gap"


def _moved(
    house: House,
    heads: HeadCounts,
    break_order: Sequence[int],
    halt: tuple[int, ...],
    equals_by_order: bool,
    spare_next: bool,
) -> Ruling[Balance]:
    """The fewest moves that bring the tables within the gap."""
    key = gap_key(house, heads.playing)
    gap: int = getattr(house.choices, key)
    levels = heads.levels
    if levels.most - levels.least <= gap:
        return _ruling(house, Balance((), None, halt, False), "balance.even", (key,), {"gap": gap})
    order = _places(break_order) if equals_by_order else {}
    prefer = _preference(house, heads, break_order)
    pairs = evened_levels(levels, gap, order, prefer)
    spared = next((number for number in break_order if heads.in_play(number)), None) if spare_next else None
    if spared is not None and any(receiving == spared for _, receiving in pairs):
        pairs = _sparing(heads, spared, gap, order, prefer)
    moves = tuple(Transfer(*pair) for pair in pairs)
    answer = Balance(moves, None, halt, False)
    if not moves:
        return _ruling(house, answer, "balance.stuck", (key,), {"gap": gap})
    giving, receiving = moves[0]
    params: dict[str, object] = {
        "from": giving,
        "to": receiving,
        "most": heads.tables[giving][0].players,
        "least": heads.tables[receiving][0].players,
        "moves": len(moves),
    }
    return _ruling(house, answer, "balance.move", ("giving_table", key), params)


def _sparing(
    heads: HeadCounts, spared: int, gap: int, order: Mapping[int, int], prefer: Preference | None
) -> list[Pair]:
    """The moves to every other table first; then those without which the table that breaks next is too short."""
    levels = heads.levels.copy()
    count, limit = heads.tables[spared]
    levels.drop(spared, (count.players, limit))
    levels.put(spared, (count.players, count.players))
    pairs = evened_levels(levels, gap, order, prefer)
    levels = heads.levels.copy()
    players = {table: count.players for table, (count, _) in heads.tables.items()}
    for giving, receiving in pairs:
        from_level = (players[giving], heads.tables[giving][1])
        levels.move(giving, from_level, receiving, (players[receiving], heads.tables[receiving][1]))
        players[giving] -= 1
        players[receiving] += 1
    return pairs + evened_levels(levels, gap, order, prefer)


def _preference(house: House, heads: HeadCounts, break_order: Sequence[int]) -> Preference | None:
    """Which table gives rather, where it is not simply the fullest (TDA-2024 11-C)."""
    if house.choices.giving_table == "break-order":
        places = _places(break_order)
        return lambda giving, _: places.get(giving, len(places))
    if house.choices.giving_table == "same-section":
        tables = heads.tables
        return lambda giving, receiving: tables[giving][0].section != tables[receiving][0].section
    return None


def _places(break_order: Sequence[int]) -> dict[int, int]:
    return {table: place for place, table in enumerate(break_order)}


def _stopped(house: House, heads: HeadCounts) -> tuple[int, ...]:
    """Tables so many players short of the fullest that they stop (TDA-2024 11-D)."""
    short = house.choices.halt_at
    return tuple(sorted(heads.short_by(short))) if short else ()


def _to_break(heads: HeadCounts, break_order: Sequence[int], unbroken: Collection[int]) -> int | None:
    """The first table in the break order whose players all find a chair elsewhere, else the highest such number.

    The last two tables are not broken: they become the final table.
    """
    able = max((number for number in heads.breakable() if number not in unbroken), default=None)
    if heads.playing < 3 or able is None:
        return None
    return next((number for number in break_order if heads.can_break(number) and number not in unbroken), able)


def breaks_to_come(house: House, heads: HeadCounts, break_order: Sequence[int] = ()) -> tuple[int, ...]:
    """The tables that break one after another until no more can, the next first; nobody goes out meanwhile.

    Each takes its chairs out of the room's, so that what cannot break now cannot break later.
    """
    if heads.players <= size_of_final_table(house, heads.largest):
        return ()
    room, left, found = heads.room, heads.playing, list[int]()
    others = heads.tables.keys() - set(break_order)
    for number in (*break_order, *sorted(others, reverse=True)):
        if left < 3:
            break
        if heads.in_play(number) is not None and heads.tables[number][1] <= room:
            room -= heads.tables[number][1]
            left -= 1
            found.append(number)
    return tuple(found)


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


__all__ = ["Balance", "TableCount", "Transfer", "balance", "balance_of", "breaks_to_come", "gap_key"]
