"""A real evening for the window's tests: played once, its file copied for each test; and halls of many tables."""

import shutil
from collections.abc import Collection, Iterable
from itertools import count
from pathlib import Path

from floorman.core.facts import ImportEntries, ListedEntry, NewTable
from floorman.core.model import Chair, SeatNo, TableNo
from floorman.desk.desk import Desk
from floorman.desk.files.opening import Opening, new_desk, open_desk
from floorman.desk.front.room import Room
from tests.desk.rooms import MINUTE, START, Clock

NAMES = (
    "Marc Lefouineau",
    "Piotr Wołek",
    "Cyra Kadrinov",
    "Hugh Ashdowne",
    "Anna Kowalska",
    "Étienne Vauquerin",
    "Rowan Penhallick",
    "Зоя Бързакова",
    "Wiesława Żółtarz",
    "Tytus Zabielski",
    "Живко Ягодов",
    "Świętobor Ćwiąkoń",
    "Kazimiera Gżegżułka",
    "Dora Harrow",
    "Борил Щерев",
    "Owen Pellwyn",
)
"""Nobody's. Those at table 12 sit in this order."""
_SIZES = {20: 10, 21: 6}
"""Seats of the tables that have not nine."""
_FREE = {
    **{table: (table % 9 + 1,) for table in range(1, 26) if table % 3},
    12: (2,),
    14: range(1, 10),
    16: (2,),
    18: (4, 7, 8),
    20: (2, 3, 4, 5),
    21: (),
    22: range(4, 10),
}
_EARLY = ("close 14", "start all 1")
_LATE = (
    "bb " + " ".join(f"{table}:3" for table in range(1, 26) if table not in (9, 14, 15, 22)),
    *("19-1 19-3 19-4 x", "13-1 13-2 13-3 x"),
    *(f"new Owen Pellwyn {chair}" for chair in ("2-3", "4-5", "5-6", "8-9", "23-6", "25-8")),
    *("reg close", "order 25 24 23", "lock 1", "halt 18"),
    *("break 22 1:12-2 2:7-8 3:16-2", "in 12-2", "missing 7-8", "wait Ann Lee"),
    *(f"here 12-{seat}" for seat in range(3, 10)),
    *("12 pos 9 1 3", "12-1 x", "p 12-7 hands 9", "away 12-9", "pin 12-9"),
)
END = START + 47 * MINUTE
"""When the evening has been played; a test's own clock stands a minute later."""


def seat_all(desk: Desk, tables: Collection[NewTable], free: Iterable[tuple[int, int]] = ()) -> None:
    """Tables with a player on every chair but those that are ``free``, as one list that comes in."""
    left = frozenset(free)
    chairs = [
        Chair(new.table, SeatNo(seat))
        for new in tables
        for seat in range(1, new.max_seats + 1)
        if (new.table, seat) not in left
    ]
    names = [(NAMES[((chair.table - 12) // 2 * 13 + chair.seat - 1) % len(NAMES)], "") for chair in chairs]
    entries = tuple(ListedEntry(chair, 500 * (nth % 90 + 10)) for nth, chair in enumerate(chairs))
    desk.record(ImportEntries(entries, tuple(tables)), names=names)


def play(desk: Desk, *calls: str) -> None:
    """Calls that must be recorded."""
    for call in calls:
        for outcome in desk.line(call):
            assert outcome.ok, f"{call}: {outcome.says}"


def play_evening(path: Path) -> None:
    """The evening into the file ``path``: 25 tables, every state among them, five things to do.

    Table 1 is locked, 14 closed, 18 stopped, 22 broken; positions of 9 and 15 are old. At table 12 the button is dead
    at seat 1, seat 2 waits, seat 7 serves a penalty, seat 9 is away and keeps the seat. One player has not come to 7-8,
    one is on the way to 16-2, one waits. Tables 13 and 19 should be stopped, 25 broken.
    """
    clock, numbers = Clock(), count(1)
    opening = Opening("Harbour Cup 300", "7", "1", "tda-2024", 9)
    desk = new_desk(path, opening, clock=clock, chance=lambda: f"seed {next(numbers)}")
    tables = [NewTable(TableNo(table), _SIZES.get(table, 9)) for table in range(1, 26)]
    seat_all(desk, tables, ((table, seat) for table, seats in _FREE.items() for seat in seats))
    play(desk, *_EARLY)
    clock.now = END
    play(desk, *_LATE)
    desk.close()


def opened(path: Path, *, lang: str = "en") -> Room:
    """The room of a played evening, a minute after its end."""
    clock, numbers = Clock(), count(1)
    clock.now = END + MINUTE
    return Room(open_desk(path, lang=lang, clock=clock, chance=lambda: f"later seed {next(numbers)}"))


def copied(played: Path, folder: Path) -> Path:
    """A copy of a played evening's file."""
    return Path(shutil.copy(played, folder / "evening.floor"))


def hall(folder: Path, tables: int, sections: tuple[str, ...] = ("Amber hall", "Blue hall", "Gallery")) -> Room:
    """Many tables in sections, with an empty chair at most of them."""
    desk = new_desk(folder / "hall.floor", Opening("Harbour Cup 300", "7", "1", "tda-2024", 9))
    share = -(-tables // len(sections))
    made = [NewTable(TableNo(at + 1), 9, sections[at // share]) for at in range(tables)]
    seat_all(desk, made, ((table, table % 9 + 1) for table in range(1, tables + 1) if table % 4))
    return Room(desk)


def empty(folder: Path, tables: tuple[int, ...] = ()) -> Room:
    """A new tournament, with these tables."""
    return Room(new_desk(folder / "new.floor", Opening("Harbour Cup 300", "7", "1", "tda-2024", 9, tables)))


def recorded(room: Room) -> list[str]:
    """What a test has recorded since the evening was played, in words."""
    return [room.desk.teller.fact(fact) for fact in room.desk.log.facts if fact.at > END]
