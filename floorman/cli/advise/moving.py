"""Questions on moving a player, balancing, and the final table."""

from typing import Any

from floorman.cli.advise.checks import flag, inside, list_of, or_null, record, refuse, text, whole
from floorman.cli.advise.question import AdviseQuestion
from floorman.cli.advise.seating import plain
from floorman.cli.advise.tables import MOST_TABLES, giving, seats_of, table, table_number, table_size, tables_of
from floorman.core.model import MAX_SEATS
from floorman.rules.balancing import Balance, TableCount, balance
from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.final_table import FinalTable, final_table, size_of_final_table
from floorman.rules.house import House
from floorman.rules.move import Move, MoveCase, move
from floorman.rules.seats import TableSeats


def ask_move(house: House, seed: str | None, **tables: Any) -> Ruling[Move]:
    """``move``: from one table, whose pinned players stay, to another."""
    source, pinned = tables["from"]
    target: TableSeats = tables["to"]
    return move(house, source, target, pinned, seed)


def move_in_json(answer: Move) -> dict[str, object]:
    """The move; where positions are needed, a row for each case."""
    told: dict[str, object] = {
        "mover": answer.mover,
        "seat": answer.seat,
        "needs": answer.needs,
        "single_big_blind": answer.single_big_blind,
    }
    if answer.needs:
        told["by_big_blind"] = [_case_in_json(case) for case in answer.by_big_blind]
    return told


def _case_in_json(case: MoveCase) -> dict[str, int]:
    return {key: value for key, value in case._asdict().items() if value is not None}


def count(value: Any) -> TableCount:
    """A table by its head count."""
    fields = _count(value)
    size = fields["max_seats"]
    players = inside("players", whole(0, size), fields["players"])
    locked = inside("locked", seats_of(size), list(fields["locked"]))
    return TableCount(fields["table"], size, players, len(locked), fields["section"])


def ask_balance(
    house: House,
    tables: tuple[TableCount, ...],
    closed: tuple[int, ...],
    break_order: tuple[int, ...],
    registering: bool,
) -> Ruling[Balance]:
    """``balance``: a closed table is one of the tables; the break order may name tables that are gone."""
    if not any(table.players for table in tables):
        raise Unanswerable("too-few-players", "tables", "final-table.nobody")
    known = {table.table for table in tables}
    for number in closed:
        if number not in known:
            refuse("no-such-table", "closed", table=number)
    return balance(house, tables, closed, break_order, registering=registering)


def balance_in_json(answer: Balance) -> dict[str, object]:
    """The moves, the break, the tables that stop."""
    return {
        "moves": [{"from": one.giving, "to": one.receiving} for one in answer.moves],
        "break": answer.breaks,
        "halt": answer.halt,
        "final_table": answer.final_table,
    }


def ask_final_table(house: House, max_seats: int, players: tuple[int, ...]) -> Ruling[FinalTable]:
    """``final_table``: no table holds more than the final table does."""
    most = max(max_seats, size_of_final_table(house, max_seats))
    for at, players_there in enumerate(players):
        if players_there > most:
            refuse("whole", f"players[{at}]", low=0, high=most)
    return final_table(house, max_seats, players)


_count = record(
    {"table": table_number, "max_seats": table_size, "players": whole(0, MAX_SEATS)},
    {"locked": (list_of(whole(1, MAX_SEATS)), ()), "section": (text(100), "")},
)
_numbers = list_of(table_number, most=MOST_TABLES, unique=True)

QUESTIONS = (
    AdviseQuestion("move", ask_move, move_in_json, {"from": giving, "to": table}, {"seed": (or_null(text()), None)}),
    AdviseQuestion(
        "balance",
        ask_balance,
        balance_in_json,
        {"tables": tables_of(count)},
        {"closed": (_numbers, ()), "break_order": (_numbers, ()), "registering": (flag, False)},
    ),
    AdviseQuestion(
        "final_table",
        ask_final_table,
        plain,
        {"max_seats": table_size, "players": list_of(whole(0, MAX_SEATS), most=MOST_TABLES)},
    ),
)
