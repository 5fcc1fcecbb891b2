"""Rooms to measure in: a hall of so many entries just seated, and a long evening of ten thousand."""

from pathlib import Path

from floorman.core.facts import ImportEntries, ListedEntry, NewTable, TablesOpened
from floorman.core.model import TableNo
from floorman.desk.desk import Desk
from floorman.desk.files.opening import Opening, new_desk
from floorman.desk.house.houses import load_house
from floorman.desk.simulation import PlayedTournament
from floorman.desk.simulation.made_up_people import entrants

ENTRIES, EVENTS = 10_000, 60_000


def hall(path: Path, entries: int, *, seated: bool = True) -> Desk:
    """A room of ``entries``, nine at a table and one table to spare; seated, with the first button, or waiting."""
    desk = new_desk(path, Opening("Harbour Cup", "7", "1", "tda-2024", 9))
    tables = tuple(NewTable(TableNo(at + 1), 9) for at in range(-(-entries // 9) + 1))
    desk.record(TablesOpened(tables))
    people = entrants(entries)
    rows = tuple(ListedEntry(None, person.chips) for person in people)
    desk.record(ImportEntries(rows), names=[(person.name, person.second_name) for person in people])
    if seated:
        for call in ("draw", "start all 3", "reg close", f"order {' '.join(str(new.table) for new in tables[::-1])}"):
            told = desk.call(call)
            assert told.ok, told.says
    return desk


def long_evening(path: Path) -> None:
    """A played evening of ten thousand players and sixty thousand events."""
    tournament = PlayedTournament(ENTRIES, load_house("tda-2024"), 1, str(path))
    tournament.open_doors()
    while tournament.stage.events < EVENTS:
        tournament.round()
    tournament.close()
