"""Lists that stand side by side on one sheet, read one after the other: blocks under the same headings, blocks under
tables, and grids with a column a table or a column a seat.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from floorman.core.digits import has_digit, is_number
from floorman.exchange.contents import contents_of, is_native
from floorman.exchange.cutting import SourceRow
from floorman.exchange.headers import ColumnKind, heading_key, is_heading, is_seat_or_place, kind_of_heading
from floorman.exchange.lines import SourceNote, table_heading
from floorman.exchange.places import MAX_SEAT, SEAT_WORDS, TABLE_WORDS, seat_of

K = ColumnKind
NAMES = (K.NAME, K.FIRST, K.LAST)
_ALIKE = frozenset({*NAMES, K.TABLE, K.SEAT, K.TABLE_SEAT, K.CHIPS, K.ENTRY})
"""Kinds that a list has once, so that another heading of the same kind begins another list."""
_SHORT_TABLE = re.compile(r"(?:t|tbl|tab)[\s.#]*0*(\d{1,4})", re.I)
_LABELLED_TABLE = re.compile(rf"(?:{TABLE_WORDS.replace('|tab|t|', '|')})\s+[^\W\d][^\d]{{1,30}}", re.I)
_WORDED_SEAT = re.compile(rf"(?:{SEAT_WORDS})\.?[\s#№]+0*(\d{{1,2}})", re.I)
_COUNTED = re.compile(r"[\s._-]*\(?\d{1,2}\)?$")
_LOOKED_AT = 30


class Unfolded(Struct, frozen=True):
    """Rows of lists side by side, one list after the other, under one row of headings."""

    headings: tuple[str, ...]
    header_line: int
    rows: tuple[SourceRow, ...]
    notes: tuple[SourceNote, ...]


class _Block(Struct, frozen=True):
    """Columns of one of the lists."""

    start: int
    end: int
    table: str = ""
    """Of the rows that follow; "" where nothing tells it."""


def unfolded(rows: Sequence[SourceRow], header: int | None) -> Unfolded | None:
    """The lists of ``rows`` under each other, or None where they do not stand side by side.

    ``header`` is the row (from 0) of known headings, if there is one.
    """
    for at, row in enumerate(rows[:_LOOKED_AT]):
        tables = _tables_in(row.cells)
        if len(tables) >= 2 and _heads_names(rows, at):
            return _under_tables(rows, at, tables)
        if (seats := _seats_in(row.cells)) and _are_names(rows[at + 1 :], list(seats)):
            return _seats_across(rows, at, seats)
        if (numbers := _numbers_in(row.cells)) and _are_names(rows[at + 1 :], list(numbers)):
            return _under_tables(rows, at, numbers)
    if header is None:
        header = next((at for at, row in enumerate(rows[:_LOOKED_AT]) if _is_counted(row.cells)), None)
    if header is None:
        return _parted(rows)
    blocks = _repeated(rows, header)
    return _read(rows, header, rows[header].cells, blocks) if blocks else None


# what a row of headings is -------------------------------------------------------------------------------------------


def table_in(cell: str) -> str:
    """The table that a cell names in words, "Table 3" or "T3"; else ""."""
    found = _SHORT_TABLE.fullmatch(cell.strip())
    return found.group(1) if found else table_heading(cell)


def _tables_in(cells: Sequence[str]) -> dict[int, str]:
    """Columns that a row puts under tables, if it names tables, headings and nothing else."""
    tables = {column: table for column, cell in enumerate(cells) if cell and (table := table_in(cell))}
    labelled = [column for column, cell in enumerate(cells) if _LABELLED_TABLE.fullmatch(cell) and not is_heading(cell)]
    tables = tables or {column: cells[column] for column in labelled}
    first = min(tables, default=0)
    others = [(column, cell) for column, cell in enumerate(cells) if cell and column not in tables]
    fair = all(column < first or is_heading(cell) for column, cell in others) and first <= 3
    return tables if fair and len(set(tables.values())) == len(tables) else {}


def _numbers_in(cells: Sequence[str]) -> dict[int, str]:
    """The same where the tables are bare numbers after a heading for the seat: "Seat, 1, 2, 3"."""
    written = [(column, cell) for column, cell in enumerate(cells) if cell]
    if len(written) < 3 or not _is_seat_heading(written[0][1]):
        return {}
    numbers = {column: cell for column, cell in written[1:] if is_number(cell, 4)}
    fair = len(numbers) == len(written) - 1 and len(set(numbers.values())) == len(numbers)
    return numbers if fair else {}


def _seats_in(cells: Sequence[str]) -> dict[int, str]:
    """Columns that a row puts under seats: "Table, Seat 1, Seat 2", "Table, 1, 2, 3"."""
    written = [(column, cell) for column, cell in enumerate(cells) if cell]
    headed = bool(written) and _is_table_heading(written[0][1])
    seats = written[1:] if headed else written
    worded = {column: found.group(1) for column, cell in seats if (found := _WORDED_SEAT.fullmatch(cell.strip()))}
    if len(worded) == len(seats) >= 2:
        return worded if len(set(worded.values())) == len(worded) else {}
    bare = {column: cell for column, cell in seats if (seat_of(cell) or 99) <= MAX_SEAT}
    return bare if headed and len(bare) == len(seats) >= 2 and len(set(bare.values())) == len(bare) else {}


def _is_seat_heading(cell: str) -> bool:
    first = re.split(r"[/\\]", cell)[0]
    return kind_of_heading(first) is K.SEAT or is_seat_or_place(first)


def _is_table_heading(cell: str) -> bool:
    return kind_of_heading(re.split(r"[/\\]", cell)[0]) is K.TABLE


def _heads_names(rows: Sequence[SourceRow], at: int) -> bool:
    """Whether names stand below the row: it is no row of a list of moves."""
    below = [row for row in rows[at + 1 : at + 60] if not _tables_in(row.cells)]
    columns = range(max((len(row.cells) for row in below), default=0))
    return any(contents_of(below, column).names >= 0.5 for column in columns)


def _are_names(rows: Sequence[SourceRow], columns: Sequence[int]) -> bool:
    """Whether what stands in the columns are names rather than counts, most of them of more than one letter."""
    cells = [row.cells[column] for row in rows[:60] for column in columns if column < len(row.cells)]
    filled = [cell for cell in cells if cell]
    named = sum(len(cell) > 1 and not has_digit(cell) and any(map(str.isalpha, cell)) for cell in filled)
    return named * 5 >= len(filled) * 3 and named > 0


def _is_counted(cells: Sequence[str]) -> bool:
    """Whether a row repeats known headings with a number behind each: "Seat 1, Name 1, Seat 2, Name 2"."""
    plain = [_COUNTED.sub("", cell) for cell in cells if cell]
    return len(plain) > len(set(plain)) and any(map(str.isalpha, "".join(plain))) and all(map(is_heading, plain))


# which columns belong together ---------------------------------------------------------------------------------------


def _token(heading: str) -> str:
    """What tells that two headings are the same: their kind, or their words without a number at the end."""
    plain = _COUNTED.sub("", heading)
    kind = kind_of_heading(heading) or kind_of_heading(plain)
    return kind.value if kind is not None and kind in _ALIKE else heading_key(plain or heading)


def _repeated(rows: Sequence[SourceRow], header: int) -> list[_Block]:
    """Blocks that a row of headings repeats: each has a name, and none has a heading that the first has not."""
    heads = rows[header].cells
    tokens = [_token(head) if head else "" for head in heads]
    first = next((at for at, one in enumerate(tokens) if one and one in tokens[at + 1 :]), None)
    if first is None:
        return []
    starts = list(_starts(tokens, first))
    blocks = [_Block(start, end) for start, end in zip(starts, [*starts[1:], len(heads)], strict=True)]
    below = rows[header + 1 :]
    if not all(_names_in(below, tokens, block) for block in blocks):
        return []
    known = set(tokens[first : blocks[0].end])
    alike = all(known >= set(tokens[block.start : block.end]) for block in blocks)
    return blocks if alike and not _two_scripts(below, heads, blocks) else []


def _starts(tokens: Sequence[str], first: int) -> Iterator[int]:
    """Where a heading comes that the block so far has already."""
    seen: set[str] = set()
    for at in range(first, len(tokens)):
        if not seen or tokens[at] in seen:
            seen = set()
            yield at
        seen |= {tokens[at]} - {""}


def _names_in(rows: Sequence[SourceRow], tokens: Sequence[str], block: _Block) -> bool:
    kinds = [kind.value for kind in NAMES]
    return any(
        tokens[column] in kinds or (tokens[column] and contents_of(rows, column).names >= 0.7)
        for column in range(block.start, block.end)
    )


def _two_scripts(rows: Sequence[SourceRow], heads: Sequence[str], blocks: list[_Block]) -> bool:
    """Whether two columns are one name in two scripts, or under two headings: then they are one list."""
    if len(blocks) != 2 or any(sum(map(bool, heads[one.start : one.end])) > 1 for one in blocks):
        return False
    first, second = (one.start for one in blocks)
    if heading_key(_COUNTED.sub("", heads[first])) != heading_key(_COUNTED.sub("", heads[second])):
        return True
    cells = [row.cells for row in rows if len(row.cells) > second and row.cells[first] and row.cells[second]]
    differ = sum(is_native(one[first]) is not is_native(one[second]) for one in cells)
    return bool(cells) and differ * 2 > len(cells)


def _parted(rows: Sequence[SourceRow]) -> Unfolded | None:
    """Lists without headings, parted by empty columns, that hold the same from column to column."""
    width = max((len(row.cells) for row in rows), default=0)
    shapes = [_shape(rows, column, width) for column in range(width)]
    blocks: list[_Block] = []
    for column, shape in enumerate([*shapes, ""]):
        if shape == "":
            start = blocks[-1].end + 1 if blocks else 0
            blocks.append(_Block(start, column))
    blocks = [block for block in blocks if block.end > block.start]
    first = shapes[blocks[0].start : blocks[0].end] if blocks else []
    same = all(shapes[block.start : block.end] == first for block in blocks)
    if len(blocks) < 2 or not same or "name" not in first or "number" not in first:
        return None
    return _read(rows, None, (), blocks)


def _shape(rows: Sequence[SourceRow], column: int, width: int) -> str:
    seen = contents_of(rows, column, width)
    if not seen.filled:
        return ""
    return "name" if seen.names >= 0.7 else "number" if max(seen.tables, seen.chips, seen.seats) >= 0.7 else "other"


def _under_tables(rows: Sequence[SourceRow], at: int, tables: dict[int, str]) -> Unfolded:
    """Blocks under the tables that row ``at`` names; the row below it can head their columns."""
    below = rows[at + 1].cells if at + 1 < len(rows) else ()
    headed = sum(map(is_heading, below)) >= 2
    blocks = _repeated(rows, at + 1) if headed else []
    if blocks:
        found = [
            _Block(one.start, one.end, next((tables[c] for c in range(one.start, one.end) if c in tables), ""))
            for one in blocks
        ]
        if len(found) == len(tables):
            ordered = [tables[column] for column in sorted(tables)]
            found = [_Block(one.start, one.end, table) for one, table in zip(found, ordered, strict=True)]
        return _read(rows, at + 1, below, found)
    heads = below if headed else tuple("" if column in tables else cell for column, cell in enumerate(rows[at].cells))
    return _read(rows, at + 1 if headed else at, heads, _spread(rows[at + 1 :], tables))


def _spread(rows: Sequence[SourceRow], tables: dict[int, str]) -> list[_Block]:
    """Blocks that begin under their table, or left of it where the table stands over a later column of each."""
    starts = sorted(tables)
    width = max((len(row.cells) for row in rows), default=0)
    step = min((after - before for before, after in pairwise(starts)), default=1)
    left = step - (width - starts[-1])
    left = left if 0 < left <= starts[0] and left < step else 0
    ends = [start - left for start in starts[1:]] + [max(width, starts[-1] + 1)]
    return [_Block(start - left, end, tables[start]) for start, end in zip(starts, ends, strict=True)]


# the lists under each other ------------------------------------------------------------------------------------------


def _read(rows: Sequence[SourceRow], header: int | None, heads: Sequence[str], blocks: list[_Block]) -> Unfolded:
    """Every block's rows under the headings of the first, with what stands left of all blocks."""
    below = rows if header is None else rows[header + 1 :]
    before = range(blocks[0].start)
    tables = any(block.table for block in blocks) or any(_tables_at(row, blocks) for row in below)
    headings = (
        *(_heading(heads, below, column) for column in before),
        *(["Table"] if tables else []),
        *_headings_of(heads, below, blocks),
    )
    alone = all(block.end - block.start == 1 for block in blocks)
    places = {block.start: _places(heads, blocks[0], block) for block in blocks}
    found = [
        SourceRow(
            row.line,
            (
                *(_cell(row, column) for column in before),
                *([block.table] if tables else []),
                *(_cell(row, column) for column in places[block.start]),
            ),
        )
        for block, row in _by_block(below, heads, blocks)
    ]
    note = SourceNote(rows[max(0, header or 0)].line, "list.side-by-side", {"count": len(blocks)})
    headings, found = _without_empty(headings, found)
    kept = tuple(row for row in found if not alone or _is_worded(row.cells[-1]))
    left = [SourceNote(row.line, "list.line-skipped", {"text": row.cells[-1][:40]}) for row in found if row not in kept]
    return Unfolded(headings, 0 if header is None else rows[header].line, kept, (note, *left))


def _without_empty(headings: tuple[str, ...], rows: list[SourceRow]) -> tuple[tuple[str, ...], list[SourceRow]]:
    """Without the columns that only parted the lists."""
    held = [at for at, head in enumerate(headings) if head or any(row.cells[at] for row in rows)]
    cut = [SourceRow(row.line, tuple(row.cells[at] for at in held)) for row in rows]
    return tuple(headings[at] for at in held), cut


def _is_worded(cell: str) -> bool:
    """Whether a cell of a grid can be a name, or say that the chair is empty: a count below a name is neither."""
    return not has_digit(cell) or any(map(str.isalpha, cell))


def _cell(row: SourceRow, column: int) -> str:
    return row.cells[column] if 0 <= column < len(row.cells) else ""


def _headings_of(heads: Sequence[str], rows: Sequence[SourceRow], blocks: list[_Block]) -> Iterator[str]:
    """The headings of the first block; where there are none, of what is a name alone and of what can be seats."""
    alone = all(block.end - block.start == 1 for block in blocks)
    for column in range(blocks[0].start, blocks[0].end):
        head = heads[column] if column < len(heads) else ""
        if not head and alone:
            head = "Name"
        elif not head and blocks[0].table and not any(heads) and contents_of(rows, column).seats >= 0.8:
            head = "Seat"
        yield head


def _places(heads: Sequence[str], first: _Block, block: _Block) -> tuple[int, ...]:
    """The columns of ``block`` in the order of the first block's; -1 where it lacks one."""
    wanted, tokens = ([_token(head) if head else "" for head in heads[one.start : one.end]] for one in (first, block))
    inside = range(first.end - first.start)
    if all(wanted[at : at + 1] == tokens[at : at + 1] for at in inside if at < len(tokens)):
        return tuple(block.start + at if block.start + at < block.end else -1 for at in inside)
    return tuple(
        block.start + tokens.index(wanted[at]) if at < len(wanted) and wanted[at] and wanted[at] in tokens else -1
        for at in inside
    )


def _heading(heads: Sequence[str], rows: Sequence[SourceRow], column: int) -> str:
    head = heads[column] if column < len(heads) else ""
    seats = contents_of(rows, column).seats >= 0.8
    return "Seat" if seats and (not head or _is_seat_heading(head) or is_number(head)) else head


def _tables_at(row: SourceRow, blocks: list[_Block]) -> dict[int, str]:
    """The tables that a row names over blocks (from 0), where it names nothing else."""
    tables = {column: table for column, cell in enumerate(row.cells) if cell and (table := table_in(cell))}
    if not tables or any(cell and at not in tables and not is_heading(cell) for at, cell in enumerate(row.cells)):
        return {}
    inside = {column: nth for nth, block in enumerate(blocks) for column in range(block.start, block.end)}
    return {inside[column]: table for column, table in tables.items() if column in inside}


def _by_block(
    rows: Sequence[SourceRow], heads: Sequence[str], blocks: list[_Block]
) -> Iterator[tuple[_Block, SourceRow]]:
    """Each block with its rows, block after block, band after band.

    A row that names tables ends a band: the rows below it belong to those.
    """
    now = list(blocks)
    band: list[list[SourceRow]] = [[] for _ in blocks]
    for row in rows:
        if named := _tables_at(row, blocks):
            yield from _placed(now, band)
            band = [[] for _ in blocks]
            now = [_Block(one.start, one.end, named.get(nth, "")) for nth, one in enumerate(blocks)]
        elif not _repeats(row, heads):
            for nth, block in enumerate(now):
                if any(row.cells[block.start : block.end]):
                    band[nth].append(row)
    yield from _placed(now, band)


def _placed(blocks: list[_Block], band: list[list[SourceRow]]) -> Iterator[tuple[_Block, SourceRow]]:
    for block, rows in zip(blocks, band, strict=True):
        for row in rows:
            yield block, row


def _repeats(row: SourceRow, heads: Sequence[str]) -> bool:
    written = [cell for cell in row.cells if cell]
    return bool(any(heads)) and all(cell in heads for cell in written) and len(written) > 1


def _seats_across(rows: Sequence[SourceRow], at: int, seats: dict[int, str]) -> Unfolded:
    """A row a table and a column a seat."""
    first = min(seats)
    headings = (*(rows[at].cells[column] or "Table" for column in range(first)), "Seat", "Name")
    found = []
    for row in rows[at + 1 :]:
        if row.cells == rows[at].cells:
            continue
        cells = row.cells[:first]
        for column, seat in seats.items():
            if column < len(row.cells) and row.cells[column]:
                found.append(SourceRow(row.line, (*cells, seat, row.cells[column])))
    note = SourceNote(rows[at].line, "list.side-by-side", {"count": len(seats)})
    return Unfolded(headings, rows[at].line, tuple(found), (note,))
