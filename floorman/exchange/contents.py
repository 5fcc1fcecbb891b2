"""What a column is by what stands in it."""

import re
from collections import defaultdict
from collections.abc import Sequence

from msgspec import Struct

from floorman.core.digits import has_digit
from floorman.exchange.amounts import chips_of
from floorman.exchange.cutting import SourceRow
from floorman.exchange.places import MAX_SEAT, seat_of, table_of, table_seat_of

_SEEN = 3_000
_CELLS = 60_000
_USUAL_SEATS = 10
_LETTERS = re.compile(r"[^\W\d_]{2,}")


class Contents(Struct, frozen=True):
    """Shares (0 to 1) of the filled cells of one column."""

    filled: int
    names: float
    """Words without digits."""
    spaced: float
    """Of more than one word."""
    distinct: float
    tables: float
    seats: float
    """Numbers from 1 to 12."""
    table_seats: float
    chips: float
    """Numbers of three digits and more, or with a unit."""
    counts: float
    """Numbers of chips, however small."""
    letters: float
    """With a letter in them."""
    native: float
    """In a script other than Latin."""
    running: bool
    """1, 2, 3 … down the list."""


def contents_of(rows: Sequence[SourceRow], column: int, width: int = 1) -> Contents:
    """What stands in ``column`` (from 0) of ``width``, by the first rows: fewer of them in a wide list."""
    seen = max(100, min(_SEEN, _CELLS // width))
    cells = [row.cells[column] for row in rows[:seen] if column < len(row.cells) and row.cells[column]]
    most = len(cells) or 1
    return Contents(
        filled=len(cells),
        names=sum(_is_name(cell) for cell in cells) / most,
        spaced=sum(" " in cell.strip() for cell in cells) / most,
        distinct=len(set(cells)) / most,
        tables=sum(table_of(cell) is not None for cell in cells) / most,
        seats=sum((seat_of(cell) or 99) <= MAX_SEAT for cell in cells) / most,
        table_seats=sum(_is_table_seat(cell) for cell in cells) / most,
        chips=sum(_is_chips(cell) for cell in cells) / most,
        counts=sum(chips_of(cell) is not None for cell in cells) / most,
        letters=sum(any(map(str.isalpha, cell)) for cell in cells) / most,
        native=sum(is_native(cell) for cell in cells) / most,
        running=len(cells) > 1 and [cell.rstrip(".)") for cell in cells] == [str(i + 1) for i in range(len(cells))],
    )


def _is_name(cell: str) -> bool:
    return bool(_LETTERS.search(cell)) and not has_digit(cell) and "@" not in cell[1:]


def _is_table_seat(cell: str) -> bool:
    place = table_seat_of(cell)
    return place is not None and place[1] <= MAX_SEAT


def _is_chips(cell: str) -> bool:
    chips = chips_of(cell)
    return chips is not None and chips >= 100


def is_native(text: str) -> bool:
    """Whether ``text`` is written mostly in a script other than Latin."""
    letters = [letter for letter in text if letter.isalpha()]
    return sum(letter > "\u024f" and not "\u1e00" <= letter <= "\u1eff" for letter in letters) * 2 > len(letters)


def starts_again(rows: Sequence[SourceRow], table: int, seat: int) -> tuple[bool, int]:
    """Whether column ``seat`` can be seats: 1 to 12, none twice at a table but by a slip; and its highest number.

    Numbers that never come again are seats as long as a table has so many: a place in the results is soon higher.
    """
    seen: defaultdict[str, list[int]] = defaultdict(list)
    for row in rows[:_SEEN]:
        if max(table, seat) < len(row.cells) and row.cells[seat]:
            seen[row.cells[table]].append(seat_of(row.cells[seat]) or 99)
    numbers = [number for there in seen.values() for number in there]
    if not numbers:
        return False, 0
    twice = sum(len(there) - len(set(there)) for there in seen.values())
    most = max(numbers)
    again = len(seen) == 1 or len(set(numbers)) < len(numbers) or most <= _USUAL_SEATS
    return (sum(number > MAX_SEAT for number in numbers) + twice) * 10 <= len(numbers) and again, most
