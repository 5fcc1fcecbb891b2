"""The room as lists for other programs: seats, players, results, journal, incidents, structure.

Of a person: entry number and name.
"""

from collections.abc import Iterator, Sequence
from typing import NoReturn

from floorman.core.facts.tickets import there_is_money
from floorman.core.refused import Refused
from floorman.desk.conduct.incident_list import incident_table
from floorman.desk.desk import Desk
from floorman.desk.floor.stage import alone
from floorman.desk.front import json_view as show
from floorman.desk.front import money_lists
from floorman.desk.front.prize_lists import payouts, results
from floorman.rules.places import places

Cell = str | int | float | None
KINDS = ("seats", "players", "results", "journal", "incidents", "payouts", "structure", "sales", "cash", "tickets")


def listed(desk: Desk, kind: str, names: bool = False) -> tuple[Sequence[str], Iterator[Sequence[Cell]]]:
    """Headings and rows of the list ``kind``, one of ``KINDS``; lists about money hold names only with ``names``.
    KeyError for another kind, Refused for a list about money where there is none.
    """
    if kind == "payouts":
        return payouts(desk, names) if desk.floor.now.money is not None else _no_money()
    if kind == "results" and desk.floor.now.money is not None:
        return results(desk, names)
    if kind in _OF_MONEY:
        there_is_money(desk.floor.now)
        return _OF_MONEY[kind][0], _OF_MONEY[kind][1](desk, names)
    if kind == "incidents":
        return incident_table(desk.teller)
    if kind == "structure":
        return _structure(desk)
    return _KINDS[kind][0], _KINDS[kind][1](desk)


def _no_money() -> NoReturn:
    raise Refused("no-prices")


def _structure(desk: Desk) -> tuple[Sequence[str], Iterator[Sequence[Cell]]]:
    """Levels and breaks as a structure file holds them; no rows without levels."""
    from floorman.exchange.structure_files import COLUMNS, structure_rows

    structure = desk.floor.now.structure
    headings = [desk.teller.say(f"structure-column.{column.value}") for column in COLUMNS]
    return headings, iter(() if structure is None else structure_rows(structure))


def _seats(desk: Desk) -> Iterator[Sequence[Cell]]:
    floor = desk.floor
    for table in floor.now.standing_tables():
        for seat in table.seated():
            number = table.at(seat)
            assert number is not None
            entry = floor.now.entries[number]
            yield table.number, seat, number, floor.names.name(number), floor.names.second(number), entry.chips


def _players(desk: Desk) -> Iterator[Sequence[Cell]]:
    floor = desk.floor
    for entry in floor.now.entries.values():
        chair = entry.chair
        yield (
            entry.number,
            floor.names.name(entry.number),
            floor.names.second(entry.number),
            entry.state.value,
            None if chair is None else chair.table,
            None if chair is None else chair.seat,
            entry.chips,
        )


def _results(desk: Desk) -> Iterator[Sequence[Cell]]:
    floor = desk.floor
    won = alone(floor)
    if won is not None:
        yield 1, 1, won.number, floor.names.name(won.number)
    found = places(floor.now, floor.house)
    for entry, (best, worst) in sorted(found.items(), key=lambda one: one[1]):
        yield best, worst, entry, floor.names.name(entry)


def _journal(desk: Desk) -> Iterator[Sequence[Cell]]:
    for row in show.journal(desk):
        yield (
            row["seq"],
            row["at"],
            row["kind"],
            row["says"],
            "undone" if row["undone"] else "",
            ", ".join(row["cites"]),
        )


_KINDS = {
    "seats": (("Table", "Seat", "Entry", "Name", "Second name", "Chips"), _seats),
    "players": (("Entry", "Name", "Second name", "State", "Table", "Seat", "Chips"), _players),
    "results": (("Place", "To", "Entry", "Name"), _results),
    "journal": (("No.", "At", "Kind", "What happened", "Undone", "Rules"), _journal),
}
_OF_MONEY = {
    "sales": (money_lists.SALES, money_lists.sales),
    "cash": (money_lists.CASH, money_lists.cash),
    "tickets": (money_lists.TICKETS, money_lists.tickets),
}
