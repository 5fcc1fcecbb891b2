"""The screens that list people and tables: seats, moves, tables to break, the waiting list, announcements."""

from collections.abc import Iterator
from itertools import accumulate

from msgspec import Struct

from floorman.core.model import Chair, Entry, EntryState
from floorman.desk.words.numbers import serial
from floorman.screens.clock_screen import Countdown, ScreenHeading, countdown, heading
from floorman.screens.figures import name_shown
from floorman.screens.room_at import RoomAt

PAGE = 20_000
"""Milliseconds that a page stands."""
SEATS_A_PAGE, ROWS_A_PAGE = 36, 12


class ScreenRow(Struct, frozen=True):
    """A line about a player."""

    entry: str
    name: str = ""
    origin: str = ""
    chair: str = ""


class RowsScreen(Struct, frozen=True):
    """A page of lines about players."""

    heading: ScreenHeading
    clock: Countdown
    title: str
    page: str
    rows: tuple[ScreenRow, ...]
    empty: str = ""
    """What is said where there are no lines."""


class BreakingTable(Struct, frozen=True):
    """A table that is to be broken."""

    table: int
    at_players: str
    area: str


class BreakingScreen(Struct, frozen=True):
    """The next three tables to break, and who is on the way."""

    heading: ScreenHeading
    clock: Countdown
    title: str
    left: str
    tables: tuple[BreakingTable, ...]
    moving: str
    count: int
    moves: tuple[ScreenRow, ...]


class WordsScreen(Struct, frozen=True):
    """What has been announced, large."""

    heading: ScreenHeading
    clock: Countdown
    title: str
    words: tuple[str, ...]


def name_of(room: RoomAt, entry: int) -> str:
    """A player's name as the house lets screens show it."""
    return name_shown(room.floor.names.name(entry), room.floor.house.choices.names_on_tv)


def seats_screen(room: RoomAt, *, by_entry: bool) -> RowsScreen:
    """Everybody's seat, by name or by entry number; another page every twenty seconds."""
    seated = [one for one in room.floor.now.entries.values() if one.state is EntryState.SEATED and one.chair]
    if not by_entry and room.floor.house.choices.names_on_tv == "full":
        seated.sort(key=lambda one: room.floor.names.sort_key(one.number))
    rows = [ScreenRow(str(one.number), name_of(room, one.number), "", str(one.chair)) for one in seated]
    return _paged(room, "seats", rows, SEATS_A_PAGE)


def moves_screen(room: RoomAt) -> RowsScreen:
    """Who is on the way from table to table."""
    return _paged(room, "moves", list(moves(room)), ROWS_A_PAGE)


def waiting_screen(room: RoomAt) -> RowsScreen:
    """Who waits for a seat, the first first."""
    rows = [ScreenRow(str(number), name_of(room, number)) for number in room.floor.now.waiting]
    return _paged(room, "waiting", rows, SEATS_A_PAGE)


def _paged(room: RoomAt, code: str, rows: list[ScreenRow], size: int) -> RowsScreen:
    pages = max(1, -(-len(rows) // size))
    page = room.at // PAGE % pages
    told = f"{page + 1}/{pages}" if pages > 1 else ""
    shown = tuple(rows[page * size : (page + 1) * size])
    return RowsScreen(heading(room), countdown(room), room.say(code), told, shown, room.say(f"{code}-none"))


def moves(room: RoomAt) -> Iterator[ScreenRow]:
    """Moves whose slips are on paper, the oldest first."""
    for number in room.floor.now.transit:
        entry = room.floor.now.entries[number]
        if entry.chair is not None and slip_of(room, entry):
            yield ScreenRow(str(number), name_of(room, number), str(entry.came_from or ""), str(entry.chair))


def slip_of(room: RoomAt, entry: Entry) -> str:
    """The serial of the printed slip that sends a player; "" while there is none."""
    slip = room.floor.now.slips.get(entry.slip) if entry.slip is not None else None
    return serial(slip.serial) if slip is not None and slip.printed and not slip.void else ""


def breaking_screen(room: RoomAt) -> BreakingScreen:
    """The next three tables to break, where the house says them; and the moves."""
    rows = tuple(moves(room))
    left = room.say("left", count=room.floor.now.counts.alive)
    public = room.floor.house.choices.break_order_public
    tables = tuple(_breaking(room)) if public else ()
    title = room.say("breaking") if public else room.say("moves")
    return BreakingScreen(heading(room), countdown(room), title, left, tables, room.say("moving"), len(rows), rows[:5])


def _breaking(room: RoomAt) -> Iterator[BreakingTable]:
    """Each with the number of players that the other tables have seats for."""
    now = room.floor.now
    order = [now.tables[number] for number in now.break_order if not now.tables[number].broken]
    seats = sum(table.max_seats for table in now.standing_tables())
    gone = accumulate(table.max_seats for table in order)
    for table, fewer in list(zip(order, gone, strict=True))[:3]:
        area = table.section
        yield BreakingTable(table.number, room.say("at-players", count=max(0, seats - fewer)), area)


def break_place(room: RoomAt, chair: Chair | None) -> int:
    """Which in the break order a player's table is, among the next three; 0 where it is none or nobody may know."""
    if chair is None or not room.floor.house.choices.break_order_public:
        return 0
    order = [number for number in room.floor.now.break_order if not room.floor.now.tables[number].broken][:3]
    return order.index(chair.table) + 1 if chair.table in order else 0


def announcements_screen(room: RoomAt) -> WordsScreen:
    """What has been announced, the newest first."""
    words = tuple(words for _number, words in reversed(room.announcements) if words)
    return WordsScreen(heading(room), countdown(room), room.say("announcements"), words)
