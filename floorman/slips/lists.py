"""Lists of the room: seating by name and by table, table sheets, break order, sign-in, button walk."""

import unicodedata
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import BinaryIO

from floorman.slips.impose import Progress
from floorman.slips.paper import Paper
from floorman.slips.rows import Column
from floorman.slips.sheet import NAME, NUMBER, Listing, SheetGroup, print_listings
from floorman.slips.values import BreakOrder, ButtonWalk, Seating, SeatRow, SignIn, TableSheet
from floorman.slips.words import Words, chips

_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i"})


def seating_by_name(
    rooms: Iterable[Seating], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None
) -> None:
    """Write every player's seat, in the order of names, two columns on a sheet, as a PDF into ``out``."""
    words = Words(lang)
    print_listings([_by_name(room, paper, words) for room in rooms], paper, words, "seating-by-name", out, progress)


def seating_by_table(
    rooms: Iterable[Seating], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None
) -> None:
    """Write every table with its players, two columns on a sheet, as a PDF into ``out``."""
    words = Words(lang)
    print_listings([_by_table(room, paper, words) for room in rooms], paper, words, "seating-by-table", out, progress)


def table_sheets(
    sheets: Iterable[TableSheet], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None
) -> None:
    """Write a sheet for each table as a PDF into ``out``, with boxes for the count, the bag and a signature."""
    words = Words(lang)
    print_listings([_table(sheet, paper, words) for sheet in sheets], paper, words, "table-sheets", out, progress)


def break_order(
    orders: Iterable[BreakOrder], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None
) -> None:
    """Write the tables in the order they break as a PDF into ``out``."""
    words = Words(lang)
    print_listings([_order(order, words) for order in orders], paper, words, "break-order", out, progress)


def sign_in(sheets: Iterable[SignIn], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None) -> None:
    """Write the players with boxes for paid and signature, forty a page on A4, as a PDF into ``out``."""
    words = Words(lang)
    print_listings([_sign(sheet, paper, words) for sheet in sheets], paper, words, "sign-in", out, progress)


def button_walks(
    walks: Iterable[ButtonWalk], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None
) -> None:
    """Write a sheet to note button and blinds of every table on as a PDF into ``out``."""
    words = Words(lang)
    print_listings([_walk(walk, words) for walk in walks], paper, words, "button-walk", out, progress)


def name_order(name: str) -> str:
    """A key that sorts names without regard to case and accents."""
    folded = unicodedata.normalize("NFKD", name.casefold().translate(_LETTERS))
    return "".join(sign for sign in folded if not unicodedata.combining(sign))


def _named(row: SeatRow) -> str:
    player = row.player
    if player is None:
        return ""
    second = f" ({player.second_name})" if player.second_name else ""
    return f"{player.name}{second}{f' …{player.mark}' if player.mark else ''}"


def _entry(row: SeatRow) -> str:
    return str(row.player.entry) if row.player else ""


def _seat(row: SeatRow) -> str:
    return f"{row.seat}{'*' if row.picked else ''}"


def _chips(row: SeatRow) -> str:
    return "" if row.chips is None else chips(row.chips)


def _seated(rows: Sequence[SeatRow], words: Words) -> str:
    players = sum(row.player is not None for row in rows)
    return words("sheet.counts", players=players, tables=len({row.table for row in rows}))


def _by_name(room: Seating, paper: Paper, words: Words) -> Listing:
    stacks = paper.width > 150 and any(row.chips is not None for row in room.rows)
    columns = (
        Column(words("column.player"), 40, face=NAME),
        Column(words("column.entry"), 9, "r"),
        *((Column(words("column.chips"), 13, "r"),) if stacks else ()),
        Column(words("column.table"), 10, "r", NUMBER),
        Column(words("column.seat"), 9, "r", NUMBER),
    )
    seated = sorted((row for row in room.rows if row.player), key=lambda row: (name_order(_named(row)), row.table))
    rows = tuple(
        (_named(row), _entry(row), *((_chips(row),) if stacks else ()), str(row.table), _seat(row)) for row in seated
    )
    return Listing(
        room.event, words("title.by-name"), columns, (SheetGroup("", rows),), _across(paper), 3.5, 5.0, room.printed,
        room.note, _seated(room.rows, words),
    )  # fmt: skip


def _by_table(room: Seating, paper: Paper, words: Words) -> Listing:
    stacks = paper.width > 150 and any(row.chips is not None for row in room.rows)
    columns = (
        Column(words("column.seat"), 8, face=NUMBER),
        Column(words("column.player"), 44, face=NAME),
        Column(words("column.entry"), 10, "r"),
        *((Column(words("column.chips"), 14, "r"),) if stacks else ()),
    )
    ordered = sorted(room.rows, key=lambda row: (row.table, row.seat))
    groups = tuple(
        SheetGroup(
            words("title.table", table=table),
            tuple((_seat(row), _named(row) or "–", _entry(row), *((_chips(row),) if stacks else ())) for row in rows),
        )
        for table, rows in groupby(ordered, lambda row: row.table)
    )
    return Listing(
        room.event, words("title.by-table"), columns, groups, _across(paper), 3.5, 4.4, room.printed, room.note,
        _seated(room.rows, words),
    )  # fmt: skip


def _across(paper: Paper) -> int:
    return 1 if paper.wall else 2


def _table(sheet: TableSheet, paper: Paper, words: Words) -> Listing:
    narrow = paper.width < 150
    columns = (
        Column(words("column.seat"), 12, "c", NUMBER),
        Column(words("column.player"), 52, face=NAME),
        *(() if narrow else (Column(words("column.entry"), 15, "r"), Column(words("column.chips"), 22, "r"))),
        Column(words("column.count"), 34, box=True),
        *(() if narrow else (Column(words("column.bag"), 16, box=True), Column(words("signature"), 38, box=True))),
    )
    rows = tuple(
        (str(row.seat), _named(row), *(() if narrow else (_entry(row), _chips(row))), "", *(() if narrow else ("", "")))
        for row in sheet.rows
    )
    high = 12.0 if narrow else min(26.0, (paper.height - 62.0) / max(1, len(rows)))
    return Listing(
        sheet.event,
        words("title.table", table=sheet.table),
        columns,
        (SheetGroup("", rows),),
        1,
        4.4,
        high,
        sheet.printed,
        title_size=11.0,
    )


def _order(order: BreakOrder, words: Words) -> Listing:
    columns = (
        Column(words("column.place"), 14, "c"),
        Column(words("column.table"), 22, "c", NUMBER),
        Column(words("column.players"), 20, "c"),
        Column(words("column.broken"), 34, box=True),
    )
    rows = tuple((str(place), str(table), str(players), "") for place, (table, players) in enumerate(order.tables, 1))
    note = " ".join(part for part in (words("order.how"), order.note) if part)
    return Listing(
        order.event, words("title.break-order"), columns, (SheetGroup("", rows),), 2, 5.0, 8.0, order.printed, note
    )


def _sign(sheet: SignIn, paper: Paper, words: Words) -> Listing:
    narrow = paper.width < 150
    columns = (
        Column(words("column.player"), 62, face=NAME),
        Column(words("column.entry"), 16, "c"),
        *(() if narrow else (Column(words("column.paid"), 18, box=True),)),
        Column(words("signature"), 60, box=True),
    )
    ordered = sorted(sheet.players, key=lambda player: name_order(player.name))
    empty = ("",) if narrow else ("", "")
    rows = tuple((player.name, str(player.entry), *empty) for player in ordered)
    high = 8.0 if narrow else (paper.height - 10.0 - 44.0) / 40
    return Listing(sheet.event, words("title.sign-in"), columns, (SheetGroup("", rows),), 1, 3.6, high, sheet.printed)


def _walk(walk: ButtonWalk, words: Words) -> Listing:
    columns = (
        Column(words("column.table"), 16, "c", NUMBER),
        Column(words("column.button"), 20, box=True),
        Column(words("column.small-blind"), 20, box=True),
        Column(words("column.big-blind"), 20, box=True),
        Column(words("time"), 20, box=True),
    )
    rows = tuple((str(table), "", "", "", "") for table in walk.tables)
    return Listing(
        walk.event,
        words("title.button-walk"),
        columns,
        (SheetGroup("", rows),),
        2,
        4.6,
        9.0,
        walk.printed,
        words("walk.how"),
    )
