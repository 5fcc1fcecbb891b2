"""What each column of a list is: by its heading, by what stands in it, and what a human should be asked."""

import re
from collections.abc import Mapping

from msgspec import Struct

from floorman.core.digits import is_number
from floorman.exchange.contents import Contents, contents_of, starts_again
from floorman.exchange.guesses import NAMES, ONCE, ColumnQuestion, Kinds, by_contents
from floorman.exchange.headers import ColumnKind, heading_key, is_prize, is_seat_or_place, is_start, kind_of_heading
from floorman.exchange.refused import MAX_COLUMNS, ListRefused
from floorman.exchange.source_rows import Source

K = ColumnKind


class Columns(Struct, frozen=True):
    """What each column is, and the questions that are open."""

    kinds: tuple[ColumnKind, ...]
    questions: tuple[ColumnQuestion, ...] = ()
    looks_like: str = ""
    """Code of what the list is instead of players, where no column has names."""

    def at(self, kind: ColumnKind) -> int | None:
        """The column (from 0) of ``kind``, or None."""
        return self.kinds.index(kind) if kind in self.kinds else None

    def with_kind(self, column: int, kind: ColumnKind) -> "Columns":
        """The same with ``column`` (from 0) as ``kind``; another column of that kind is no longer used."""
        kinds = list(self.kinds)
        if kind in ONCE and kind in kinds:
            kinds[kinds.index(kind)] = K.UNUSED
        kinds[column] = kind
        questions = tuple(one for one in self.questions if one.column != column)
        return Columns(tuple(kinds), questions, "" if kind in NAMES else self.looks_like)


def asked_columns(text: str, width: int = MAX_COLUMNS) -> dict[int, ColumnKind]:
    """``name=3,table=1,seat=2`` as column (from 0) to kind, of a list with ``width`` columns.

    ListRefused names the part that is not understood, or whose column the list does not have.
    """
    asked: dict[int, ColumnKind] = {}
    for part in text.split(","):
        word, _, number = part.partition("=")
        kind = next((one for one in K if one.value == word.strip().lower()), None)
        column = int(number) if is_number(number.strip(), 5) else 0
        if kind is None or not 1 <= column <= width:
            raise ListRefused("list.columns-not-understood", part=part.strip()[:40])
        asked[column - 1] = kind
    return asked


def understand(source: Source, columns: Mapping[int, ColumnKind] | None = None) -> Columns:
    """What each column of ``source`` is. ``columns`` (from 0) says it for some of them. Never fails on a list."""
    width = source.width
    seen = [contents_of(source.rows, column, width) for column in range(width)]
    heads = [*source.headings, *[""] * (len(seen) - len(source.headings))]
    kinds = [kind_of_heading(head) if head else None for head in heads]
    undecided = [column for column, head in enumerate(heads) if is_seat_or_place(head)]
    asked = {column: kind for column, kind in (columns or {}).items() if column < len(seen)}
    _combined(kinds, seen)
    _one_table(kinds, seen, heads)
    _numbered(kinds, seen)
    counts = _one_count(kinds, seen, heads)
    _named(kinds, seen)
    for column, kind in asked.items():
        kinds = [None if kind in ONCE and one is kind else one for one in kinds]
        kinds[column] = kind
    questions = _seat_or_place(source, kinds, heads, [column for column in undecided if column not in asked])
    questions += by_contents(kinds, seen, heads, source)
    settled = _once(kinds, asked)
    questions += [one for one in counts if one.column not in asked]
    questions += [] if asked else _left_out(settled, kinds, seen, heads)
    named = any(kind in settled for kind in NAMES)
    looks_like = _besides_names(settled, seen, heads) if named else source.looks_like or _instead(settled)
    return Columns(settled, tuple(questions), looks_like)


def _combined(kinds: Kinds, seen: list[Contents]) -> None:
    """Table and seat in one cell under the heading of either; and headings such as "Seated" that tell only a state."""
    for column, kind in enumerate(kinds):
        alone = kind in (K.TABLE, K.SEAT) and {K.TABLE, K.SEAT} - {kind} - set(kinds)
        if seen[column].table_seats < 0.5:
            kinds[column] = K.REMARK if kind is K.TABLE_SEAT else kind
        elif alone and seen[column].tables < 0.5:
            kinds[column] = K.TABLE_SEAT


def _one_table(kinds: Kinds, seen: list[Contents], heads: list[str]) -> None:
    """Of several columns for the table the one with numbers in it; the others name a part of the room."""
    tables = [column for column, kind in enumerate(kinds) if kind is K.TABLE]
    if len(tables) < 2:
        return
    best = max(tables, key=lambda one: (round(seen[one].tables, 1), heading_key(heads[one]) != "tablename", -one))
    labels = [column for column in tables if column != best and seen[column].tables <= 0.5]
    for column, kind in enumerate(kinds):
        if (kind is K.SECTION and labels) or (kind is K.TABLE and column != best):
            kinds[column] = K.SECTION if column in labels else K.UNUSED


def _numbered(kinds: Kinds, seen: list[Contents]) -> None:
    """A heading that means a person or his number, by what stands below it: "Entrant", "Player" beside "Name"."""
    wordy = [column for column, kind in enumerate(kinds) if kind in NAMES and seen[column].letters >= 0.2]
    for column, kind in enumerate(kinds):
        if kind is K.NAME and wordy and seen[column].filled and seen[column].letters < 0.2:
            kinds[column] = K.UNUSED if K.ENTRY in kinds else K.ENTRY
    people = [column for column, kind in enumerate(kinds) if kind in (K.ENTRY, K.ORDINAL) and seen[column].names >= 0.7]
    if people and not any(kind in NAMES for kind in kinds):
        kinds[people[0]] = K.NAME


def _one_count(kinds: Kinds, seen: list[Contents], heads: list[str]) -> list[ColumnQuestion]:
    """Of several columns for chips the one with counts in it, asked about where two have them.

    A stack that says it is an earlier one gives way; of stacks of numbered days the last counts.
    """
    counts = [column for column, kind in enumerate(kinds) if kind is K.CHIPS]
    if len(counts) < 2:
        return []
    days = len({re.sub(r"\d+", "", heads[column]) for column in counts}) == 1
    best = max(counts, key=lambda one: (round(seen[one].counts, 1), not is_start(heads[one]), one if days else -one))
    for column in counts:
        kinds[column] = K.CHIPS if column == best else K.UNUSED
    told = {"heading": heads[best][:40]}
    return [
        ColumnQuestion(column, K.UNUSED, K.CHIPS, "list.two-counts", {**told, "other": heads[column][:40]})
        for column in counts
        if column != best and seen[column].counts >= 0.8 and not is_start(heads[column])
    ]


def _named(kinds: Kinds, seen: list[Contents]) -> None:
    """Which columns make the name: "Name" beside "First name" is the last name, beside "Last name" the first.

    A name of several words beside either is whole. Two names are one person in two scripts, or nobody knows.
    """
    whole, first, last = (kinds.index(kind) if kind in kinds else None for kind in NAMES)
    if whole is not None and first is not None and last is not None:
        kinds[whole] = K.NAME if _differ(seen[whole], seen[last]) else K.UNUSED
    elif whole is not None and (part := first if last is None else last) is not None:
        if seen[whole].spaced >= 0.8 and seen[part].spaced < 0.3:
            kinds[part] = K.UNUSED
        else:
            kinds[whole] = K.LAST if last is None else K.FIRST
    elif whole is None and first is None and last is None and K.SECOND_NAME in kinds:
        kinds[kinds.index(K.SECOND_NAME)] = K.NAME
    elif whole is not None and K.SECOND_NAME not in kinds and kinds.count(K.NAME) > 1:
        other = kinds.index(K.NAME, whole + 1)
        kinds[other] = K.SECOND_NAME if _differ(seen[whole], seen[other]) else None


def _differ(one: Contents, other: Contents) -> bool:
    """Whether two columns are written in different scripts."""
    return abs(one.native - other.native) > 0.5


def _seat_or_place(source: Source, kinds: Kinds, heads: list[str], undecided: list[int]) -> list[ColumnQuestion]:
    """Headings that mean seat or place in the results are settled by their numbers, and asked about."""
    questions = []
    table = kinds.index(K.TABLE) if K.TABLE in kinds else None
    for column in undecided:
        again, most = starts_again(source.rows, table, column) if table is not None else (False, 0)
        chosen, other = (K.SEAT, K.RANK) if again and K.SEAT not in kinds else (K.RANK, K.SEAT)
        kinds[column] = chosen
        code = "list.seat-or-place" if chosen is K.SEAT else "list.place-or-seat"
        if table is not None or heading_key(heads[column]) not in ("place", "places"):
            params = {"heading": heads[column][:40], "most": most}
            questions.append(ColumnQuestion(column, chosen, other, code, params))
    return questions


def _once(kinds: Kinds, asked: Mapping[int, ColumnKind]) -> tuple[ColumnKind, ...]:
    """Each kind once: the column that was asked for, else the first."""
    taken = {kind for kind in asked.values() if kind in ONCE}
    settled = []
    for column, kind in enumerate(kinds):
        if column in asked:
            settled.append(asked[column])
        elif kind is None or (kind in ONCE and kind in taken):
            settled.append(K.UNUSED)
        else:
            taken.add(kind)
            settled.append(kind)
    return tuple(settled)


def _left_out(
    settled: tuple[ColumnKind, ...], kinds: Kinds, seen: list[Contents], heads: list[str]
) -> list[ColumnQuestion]:
    """Columns that are not used though they hold names of people: nobody is left out without a word."""
    if not any(kind in settled for kind in NAMES):
        return []
    return [
        ColumnQuestion(
            column, K.UNUSED, K.SECOND_NAME, "list.more-names", {"heading": heads[column][:40] or column + 1}
        )
        for column, kind in enumerate(kinds)
        if kind is None and seen[column].names >= 0.8 and seen[column].spaced >= 0.6 and seen[column].distinct >= 0.6
    ]


def _besides_names(kinds: tuple[ColumnKind, ...], seen: list[Contents], heads: list[str]) -> str:
    """Code of what a list with names is instead of players; "" if people in it play."""
    if kinds.count(K.EVENT) >= 2:
        return "list.is-journal"
    tells = (K.TABLE, K.SEAT, K.TABLE_SEAT, K.CHIPS, K.STATUS, K.GONE)
    paid = any(kind is K.MONEY and is_prize(head) for kind, head in zip(kinds, heads, strict=False))
    ranked = any(kind is K.RANK and column.distinct > 0.7 for kind, column in zip(kinds, seen, strict=True))
    if (ranked or paid) and not any(kind in kinds for kind in tells):
        return "list.is-named-results"
    return ""


def _instead(kinds: tuple[ColumnKind, ...]) -> str:
    """Code of what a list without names seems to be."""
    if kinds.count(K.BLINDS) >= 2:
        return "list.is-levels"
    if K.MONEY in kinds and (K.RANK in kinds or K.REMARK in kinds):
        return "list.is-results"
    return "list.no-names"
