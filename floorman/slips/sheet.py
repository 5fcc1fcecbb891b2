"""Lists on sheets: a head on every page, then rows in one or more columns; on a roll one page as long as the list."""

from collections.abc import Iterator, Sequence
from typing import BinaryIO

from msgspec import Struct
from msgspec.structs import replace

from floorman.slips import rows
from floorman.slips.fitting import LEAST, fit, flow
from floorman.slips.fonts import CAP, COND, COND_BOLD, COND_MEDIUM, COND_SEMI, SANS_BOLD
from floorman.slips.heading import heading
from floorman.slips.impose import Progress
from floorman.slips.paper import ROLL_MARGIN, Paper, Stock
from floorman.slips.pen import SlipCanvas
from floorman.slips.press import Press
from floorman.slips.rows import Column
from floorman.slips.scale import CARD, Scale
from floorman.slips.values import EventHeading
from floorman.slips.words import Words

WALL = 1.8
"""How much larger a list for a wall is."""


class SheetGroup(Struct, frozen=True):
    """Rows that stay together, under a heading of their own ("" for none)."""

    title: str
    rows: tuple[tuple[str, ...], ...]


class Listing(Struct, frozen=True):
    """A whole list: what heads it, its columns, its rows."""

    event: EventHeading
    title: str
    columns: tuple[Column, ...]
    groups: tuple[SheetGroup, ...]
    across: int = 1
    """Columns of rows on a sheet."""
    size: float = 3.5
    """Type size of a row, mm."""
    row: float = 5.0
    """Height of a row, mm."""
    printed: str = ""
    note: str = ""
    foot: str = ""
    title_size: float = 6.5


class _Area(Struct, frozen=True):
    """Where rows may stand on a page, mm; ``lower`` 0 is without end."""

    left: float
    top: float
    width: float
    lower: float
    across: int


_Piece = tuple[str, tuple[str, ...]]
"""A line of the list: what it is ("title", "head", "row") and its cells."""


def print_listings(
    listings: Sequence[Listing], paper: Paper, words: Words, title: str, out: BinaryIO, progress: Progress | None
) -> None:
    """Write each of ``listings`` from a page of its own as a PDF into ``out``."""
    press = Press(out, title, words.lang)
    pen = SlipCanvas(press, bulgarian=words.lang == "bg")
    for done, listing in enumerate(listings, 1):
        _print(pen, listing, paper, words)
        if progress is not None:
            progress(done, len(listings))
    press.close()


def _print(pen: SlipCanvas, listing: Listing, paper: Paper, words: Words) -> None:
    by = WALL if paper.wall and not paper.roll else 1.2 if paper.large else 1.0
    area = _area(pen, listing, paper, words, by)
    pages = list(_pages(listing, area, by))
    for number, columns in enumerate(pages, 1):
        pen.strokes = []
        _head(pen, listing, paper, words, by)
        lower = area.top
        for place, column in enumerate(columns):
            gap = 6.0 * by
            each = (area.width - gap * (area.across - 1)) / area.across
            lower = max(lower, _column(pen, listing, column, area.left + place * (each + gap), area.top, each, by))
        height = paper.height or lower + 10.0
        _foot(
            pen, listing, paper, words, height, words("page", page=number, pages=len(pages)) if len(pages) > 1 else ""
        )
        pen.press.page(paper.width, height, pen.strokes)
    pen.strokes = []


def margin(paper: Paper) -> float:
    """Free edge left and right, mm."""
    return ROLL_MARGIN if paper.roll else 5.0 if paper.stock is Stock.CARD_4X3 else 12.0


def _area(pen: SlipCanvas, listing: Listing, paper: Paper, words: Words, by: float) -> _Area:
    edge = margin(paper)
    kept, pen.strokes = pen.strokes, []
    top = _head(pen, listing, paper, words, by)
    pen.strokes = kept
    narrow = paper.width < 150 or by > 1.5
    across = 1 if paper.width < 150 or (narrow and listing.across < 2) else listing.across
    return _Area(edge, top, paper.width - 2 * edge, paper.height - 10.0 if paper.height else 0.0, across)


def _head(pen: SlipCanvas, listing: Listing, paper: Paper, words: Words, by: float) -> float:
    """Heading, title and note; where rows begin."""
    edge, top = margin(paper), 4.0 if paper.width < 150 else 10.0
    room = paper.width - 2 * edge
    y = sheet_heading(pen, listing.event, words, paper, top) + 2.5
    size = min(listing.title_size * by, room / 11)
    held = fit(listing.title, pen.face(SANS_BOLD), size, LEAST, room)
    pen.fitted(edge, y + size * CAP, held)
    y += size * CAP + max(2.0, size * 0.24)
    if listing.note:
        small = 3.0 * (by if paper.width > 150 else 1.0)
        note = flow(listing.note, pen.face(COND), small, room, 6)
        pen.fitted(edge, y + small, note, 1.2)
        y += (len(note.lines) * 1.2 + 0.5) * small
    return y


def sheet_heading(pen: SlipCanvas, event: EventHeading, words: Words, paper: Paper, top: float) -> float:
    """The event over a sheet, small on narrow papers; its lower edge in mm."""
    edge, narrow = margin(paper), paper.width < 150
    scale: Scale = CARD if narrow else replace(CARD, head=7.0, sub=3.6)
    return heading(pen, event, words, edge, top, paper.width - 2 * edge, scale, 7.0 if narrow else 12.0)


def _foot(pen: SlipCanvas, listing: Listing, paper: Paper, words: Words, height: float, page: str) -> None:
    edge, y = margin(paper), height - 5.0
    printed = words("sheet.printed", time=listing.printed) if listing.printed else ""
    right = paper.width - edge
    taken = pen.text(right, y, page, COND_MEDIUM, 3.0, 20.0, "r")
    room_line = listing.event.line if paper.width > 150 else ""
    parts = " · ".join(part for part in (listing.foot, printed, room_line) if part)
    pen.text(edge, y, parts, COND, 3.0, right - edge - taken - 3)


def _pages(listing: Listing, area: _Area, by: float) -> Iterator[list[list[_Piece]]]:
    """The list cut into pages of columns of lines; a group goes on in the next column only if it is taller than one."""
    room = area.lower - area.top if area.lower else float("inf")
    columns: list[list[_Piece]] = []
    head: _Piece = ("head", tuple(column.title for column in listing.columns))
    current: list[_Piece] = [head]
    used = _tall(head, listing, by)
    for group in listing.groups:
        pieces: list[_Piece] = [("title", (group.title,))] if group.title else []
        pieces += [("row", row) for row in group.rows]
        together = sum(_tall(piece, listing, by) for piece in pieces)
        fresh = room - _tall(head, listing, by)
        for place, piece in enumerate(pieces):
            tall = _tall(piece, listing, by)
            moves = group.title and place == 0 and together <= fresh and used + together > room
            if (moves or used + tall > room) and len(current) > 1:
                columns.append(current)
                current, used = [head], _tall(head, listing, by)
            current.append(piece)
            used += tall
    columns.append(current)
    for start in range(0, len(columns), area.across):
        yield columns[start : start + area.across]


def _tall(piece: _Piece, listing: Listing, by: float) -> float:
    kind = piece[0]
    return {"head": rows.HEAD, "title": listing.size * 1.9, "row": listing.row}[kind] * by


def _column(
    pen: SlipCanvas, listing: Listing, pieces: Sequence[_Piece], x: float, y: float, width: float, by: float
) -> float:
    """Draw the lines of one column downwards; its lower edge."""
    for kind, cells in pieces:
        tall = _tall((kind, cells), listing, by)
        if kind == "title":
            size = listing.size * 1.3 * by
            pen.text(x, y + tall - size * 0.3, cells[0], SANS_BOLD, size, width)
            pen.rule(x, y + tall, x + width, y + tall, 0.3 * by)
        elif kind == "head":
            rows.head(pen, listing.columns, x, y, width, by)
        else:
            rows.row(pen, listing.columns, cells, x, y, width, tall, listing.size * by, by)
        y += tall
    return y


NUMBER = COND_BOLD
"""Face of table and seat numbers in lists."""
NAME = COND_SEMI
"""Face of names in lists."""
