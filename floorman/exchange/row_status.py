"""What a row of a list tells of whether its player still plays, wherever it stands: column, cell or heading above."""

from collections.abc import Mapping

from msgspec import Struct

from floorman.exchange.amounts import chips_of
from floorman.exchange.columns import Columns
from floorman.exchange.cutting import SourceRow
from floorman.exchange.headers import ColumnKind
from floorman.exchange.source_rows import Source
from floorman.exchange.status import InOrOut, gone_of, is_of_playing, key_of, known_status, plays_of, status_of

K = ColumnKind
_TELLS_BESIDE = (K.TABLE, K.SEAT, K.TABLE_SEAT, K.CHIPS, K.REMARK)
"""Kinds of columns in which a known word such as "busted" tells it too; in a remark only that he is gone."""


class RowTold(Struct, frozen=True):
    """What a row tells, and in which words."""

    told: InOrOut
    words: str = ""


PLAYS = RowTold(InOrOut.IN)


class StatusReader:
    """Reads it row by row. ``answers`` says of words (by ``key_of``) that nobody knows whether their players play."""

    def __init__(self, source: Source, columns: Columns, answers: Mapping[str, bool]) -> None:
        heads = [*source.headings, *[""] * len(columns.kinds)]
        self._answers = answers
        self._columns = [
            (column, kind, heads[column]) for column, kind in enumerate(columns.kinds) if kind in (K.STATUS, K.GONE)
        ]
        self._beside = [column for column, kind in enumerate(columns.kinds) if kind in _TELLS_BESIDE]
        self._remarks = {column for column, kind in enumerate(columns.kinds) if kind is K.REMARK}
        self._rank, self._chips = columns.at(K.RANK), columns.at(K.CHIPS)
        self._chairs = [at for at in map(columns.at, (K.TABLE, K.SEAT, K.TABLE_SEAT)) if at is not None]
        self._ranks_tell = self._are_some_ranked(source)
        self._counts = any(chips_of(self._cell(row, self._chips)) for row in source.rows[:3_000])

    @staticmethod
    def _cell(row: SourceRow, column: int | None) -> str:
        return row.cells[column] if column is not None and column < len(row.cells) else ""

    def _are_some_ranked(self, source: Source) -> bool:
        """Whether some rows have a place in the results and others, who play on, a seat instead."""
        if self._rank is None or not self._chairs:
            return False
        placed = sum(self._is_placed(row) for row in source.rows)
        return 0 < placed < len(source.rows)

    def _is_placed(self, row: SourceRow) -> bool:
        return bool(self._cell(row, self._rank)) and not any(self._cell(row, column) for column in self._chairs)

    def _lacks_chips(self, row: SourceRow) -> bool:
        """Whether he has no chips and no seat, where others have chips."""
        seated = any(self._cell(row, column) for column in self._chairs)
        return self._counts and not seated and chips_of(self._cell(row, self._chips)) == 0

    def told(self, row: SourceRow, mark: str, above: str) -> RowTold:
        """Of one row: ``mark`` stood beside the name, ``above`` in a heading over the rows."""
        return self._answered(self._first_told(row, mark, above))

    def _answered(self, found: RowTold) -> RowTold:
        plays = self._answers.get(key_of(found.words)) if found.told is not InOrOut.IN else None
        return found if plays is None else RowTold(InOrOut.IN if plays else InOrOut.OUT, found.words)

    def _first_told(self, row: SourceRow, mark: str, above: str) -> RowTold:
        """Whatever tells that he is gone goes before whatever has to be asked."""
        asked = PLAYS
        for told in self._all_told(row, mark, above):
            if told.told is InOrOut.OUT:
                return told
            asked = told if asked is PLAYS and told.told is InOrOut.ASKED else asked
        return asked

    def _all_told(self, row: SourceRow, mark: str, above: str) -> list[RowTold]:
        found = [RowTold(known_status(words) or InOrOut.IN, words) for words in (mark, above) if words]
        for column, kind, head in self._columns:
            cell = self._cell(row, column)
            if kind is K.GONE:
                told = gone_of(cell)
                found.append(RowTold(told, head if told is InOrOut.OUT else ""))
            else:
                found.append(RowTold((plays_of if is_of_playing(head) else status_of)(cell), cell))
        for column in self._beside:
            cell = self._cell(row, column)
            known = known_status(cell) if cell else None
            if known is InOrOut.OUT or (known is InOrOut.ASKED and column not in self._remarks):
                found.append(RowTold(known, cell))
        if self._ranks_tell and self._is_placed(row):
            found.append(RowTold(InOrOut.OUT, self._cell(row, self._rank)))
        if not self._columns and self._lacks_chips(row):
            found.append(RowTold(InOrOut.ASKED, self._cell(row, self._chips)))
        return found
