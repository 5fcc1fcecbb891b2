"""Lists of a festival's formats: bags, bracket, rounds, winners of seats, the dealers' plan."""

from collections.abc import Iterable
from typing import BinaryIO

from floorman.slips.fonts import COND
from floorman.slips.impose import Progress
from floorman.slips.paper import Paper
from floorman.slips.rows import Column
from floorman.slips.sheet import NAME, NUMBER, Listing, SheetGroup, print_listings
from floorman.slips.values import FormatSheet, SheetColumn
from floorman.slips.words import Words


def format_sheets(
    sheets: Iterable[FormatSheet], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None
) -> None:
    """Write the lists as a PDF into ``out``; a narrow paper leaves out the columns that only a wide one has."""
    words = Words(lang)
    print_listings([_listing(sheet, paper) for sheet in sheets], paper, words, "formats", out, progress)


def _listing(sheet: FormatSheet, paper: Paper) -> Listing:
    narrow = paper.width < 150
    kept = [at for at, column in enumerate(sheet.columns) if not (narrow and column.wide)]
    columns = tuple(_column(sheet.columns[at]) for at in kept)
    groups = tuple(
        SheetGroup(part.title, tuple(tuple(row[at] for at in kept) for row in part.rows)) for part in sheet.parts
    )
    across = 1 if narrow else sheet.across
    return Listing(sheet.event, sheet.title, columns, groups, across, 3.8, sheet.high, sheet.printed, sheet.note)


def _column(column: SheetColumn) -> Column:
    face = {"name": NAME, "number": NUMBER}.get(column.kind, COND)
    return Column(column.title, column.share, "c" if column.kind == "number" else "l", face, column.kind == "box")
