"""Questions on breaking a table, redraws and draws."""

from typing import Any

from floorman.cli.advise.checks import list_of, or_null, record, refuse, refuse_twice, text, whole
from floorman.cli.advise.question import AdviseQuestion
from floorman.cli.advise.tables import seatless, table, table_number, table_or_empty, tables_of
from floorman.core.model import MAX_SEATS
from floorman.rules.citation import Ruling
from floorman.rules.draw import Drawn, Moved, break_table, draw, redraw
from floorman.rules.house import House
from floorman.rules.seats import TableSeats

MOST_PLAYERS = 100_000
player = whole(1, 10**9)


def ask_draw(
    house: House,
    players: tuple[int, ...],
    tables: tuple[TableSeats, ...],
    seed: str,
    fixed: tuple[Drawn, ...],
    apart: tuple[tuple[int, int], ...],
    sell: int | None,
) -> Ruling[tuple[Drawn, ...]]:
    """``draw``: fixed seats and pairs apart are of players who are drawn, at tables that are there."""
    drawn, sizes = set(players), {one.table: one.max_seats for one in tables}
    for at, one in enumerate(fixed):
        _refuse_stranger(drawn, f"fixed[{at}].player", one.player)
        if one.table not in sizes:
            refuse("no-such-table", f"fixed[{at}].table", table=one.table)
        if one.seat > sizes[one.table]:
            refuse("whole", f"fixed[{at}].seat", low=1, high=sizes[one.table])
    for at, pair in enumerate(apart):
        for one_player in pair:
            _refuse_stranger(drawn, f"apart[{at}]", one_player)
    return draw(house, players, tables, seed, fixed, apart, cap=sell)


def _refuse_stranger(drawn: set[int], field: str, one: int) -> None:
    if one not in drawn:
        refuse("not-a-player", field, player=one)


def fixed_seats(value: Any) -> tuple[Drawn, ...]:
    """Seats picked by hand: no player and no chair twice."""
    taken = tuple(Drawn(**one) for one in _fixed(value))
    refuse_twice(tuple(one.player for one in taken))
    refuse_twice(tuple(f"{one.table}-{one.seat}" for one in taken))
    return taken


def drawn_in_json(answer: tuple[Drawn, ...]) -> dict[str, object]:
    """A seat for each player."""
    return {"seats": [one._asdict() for one in answer]}


def broken_in_json(answer: tuple[Moved, ...]) -> dict[str, object]:
    """From seat to table and seat."""
    return {"moves": [{"from_seat": one.from_seat, "table": one.table, "seat": one.seat} for one in answer]}


def redrawn_in_json(answer: tuple[Moved, ...]) -> dict[str, object]:
    """From table and seat to table and seat."""
    return {"moves": [one._asdict() for one in answer]}


_fixed = list_of(record({"player": player, "table": table_number, "seat": whole(1, MAX_SEATS)}))
_players = list_of(player, most=MOST_PLAYERS, unique=True)
_pairs = list_of(list_of(player, least=2, most=2, unique=True))

QUESTIONS = (
    AdviseQuestion(
        "break_table",
        break_table,
        broken_in_json,
        {"table": table_number, "tables": tables_of(table), "seed": text()},
    ),
    AdviseQuestion(
        "redraw",
        redraw,
        redrawn_in_json,
        {"tables": tables_of(table), "to": tables_of(seatless), "seed": text()},
    ),
    AdviseQuestion(
        "draw",
        ask_draw,
        drawn_in_json,
        {"players": _players, "tables": tables_of(table_or_empty), "seed": text()},
        {"fixed": (fixed_seats, ()), "apart": (_pairs, ()), "sell": (or_null(whole(0, 99)), None)},
    ),
)
