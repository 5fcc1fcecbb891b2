"""What a column is where no heading tells it: by what stands in it and beside it."""

from collections.abc import Mapping

from msgspec import Struct, field

from floorman.exchange.contents import Contents, starts_again
from floorman.exchange.headers import ColumnKind
from floorman.exchange.source_rows import Source
from floorman.exchange.status import InOrOut, known_status

K = ColumnKind
NAMES = (K.NAME, K.FIRST, K.LAST)
ONCE = frozenset({K.TABLE, K.SEAT, K.TABLE_SEAT, K.NAME, K.FIRST, K.LAST, K.SECOND_NAME, K.CHIPS, K.ENTRY, K.COUNTRY})
ONCE |= {K.SECTION}
"""Kinds that one column at most can be."""


class ColumnQuestion(Struct, frozen=True):
    """A column that can be two things; one was chosen."""

    column: int
    chosen: ColumnKind
    other: ColumnKind
    code: str
    params: Mapping[str, object] = field(default_factory=dict)


Kinds = list[ColumnKind | None]
"""What each column is so far; None where nothing has told it."""


def by_contents(kinds: Kinds, seen: list[Contents], heads: list[str], source: Source) -> list[ColumnQuestion]:
    """Settles columns that no heading explains, by what stands in them; what a human should be asked of them."""
    free = [column for column, kind in enumerate(kinds) if kind is None and seen[column].filled]
    if K.BLINDS in kinds and not any(kind in kinds for kind in NAMES):
        return []
    if not any(kind in kinds for kind in NAMES):
        _find_names(kinds, seen, free)
    free = [column for column in free if kinds[column] is None]
    if not any(kind in kinds for kind in (K.TABLE, K.SEAT, K.TABLE_SEAT)):
        _find_seats(kinds, seen, free, source)
    for column in free:
        if kinds[column] is None and K.CHIPS not in kinds and not heads[column] and seen[column].chips >= 0.8:
            kinds[column] = K.CHIPS
    _find_status(kinds, free, heads, source)
    return _find_pair(kinds, seen, free, heads)


def _find_status(kinds: Kinds, free: list[int], heads: list[str], source: Source) -> None:
    """A column of known words that tell who plays, under whatever heading: some of them say that somebody does not."""
    for column in free:
        cells = [row.cells[column] for row in source.rows[:3_000] if column < len(row.cells) and row.cells[column]]
        told = [one for one in map(known_status, cells) if one is not None]
        if kinds[column] is None and len(told) * 5 >= len(cells) * 3 and any(one is not InOrOut.IN for one in told):
            kinds[column] = K.STATUS if heads[column] or len(set(cells)) > 1 else None


def _find_pair(kinds: Kinds, seen: list[Contents], free: list[int], heads: list[str]) -> list[ColumnQuestion]:
    """The other half of a name of one word, in the column beside it, under a heading that nobody knows."""
    parts = [column for column, kind in enumerate(kinds) if kind in NAMES]
    if len(parts) != 1 or seen[parts[0]].spaced >= 0.5:
        return []
    for column in (parts[0] + 1, parts[0] - 1):
        if column in free and kinds[column] is None and heads[column] and _is_half(seen[column]):
            known = kinds[parts[0]]
            kinds[column] = K.FIRST if known is K.LAST or (known is K.NAME and column < parts[0]) else K.LAST
            kinds[parts[0]] = K.LAST if kinds[column] is K.FIRST else K.FIRST
            params = {"heading": heads[column][:40], "name": heads[parts[0]][:40]}
            return [ColumnQuestion(column, kinds[column] or K.LAST, K.UNUSED, "list.pair", params)]
    return []


def _is_half(seen: Contents) -> bool:
    return seen.names >= 0.8 and seen.spaced < 0.5 and seen.distinct >= 0.3 and seen.filled > 1


def _find_names(kinds: Kinds, seen: list[Contents], free: list[int]) -> None:
    wordy = [column for column in free if seen[column].names >= 0.7 and seen[column].distinct >= 0.3]
    wordy = wordy or [column for column in free if seen[column].filled == 1 and seen[column].names == 1]
    spaced = [column for column in wordy if seen[column].spaced >= 0.5]
    if spaced:
        kinds[max(spaced, key=lambda one: (seen[one].native, seen[one].distinct, -one))] = K.NAME
    elif len(wordy) >= 2:
        kinds[wordy[0]], kinds[wordy[1]] = K.FIRST, K.LAST
    elif wordy:
        kinds[wordy[0]] = K.NAME
    latin = [one for one in spaced if kinds[one] is None and seen[one].native < 0.5]
    if K.NAME in kinds and seen[kinds.index(K.NAME)].native > 0.5 and latin:
        kinds[latin[0]] = K.SECOND_NAME


def _find_seats(kinds: Kinds, seen: list[Contents], free: list[int], source: Source) -> None:
    both = [column for column in free if seen[column].table_seats >= 0.8 and seen[column].distinct > 0.8]
    if both:
        kinds[both[0]] = K.TABLE_SEAT
        return
    numbers = [one for one in free if seen[one].tables >= 0.8 and not seen[one].running and seen[one].chips < 0.9]
    for table in numbers:
        for seat in numbers:
            fits = seat != table and seen[seat].seats >= 0.8 and seen[table].distinct < 0.7
            if fits and starts_again(source.rows, table, seat)[0]:
                kinds[table], kinds[seat] = K.TABLE, K.SEAT
                return
