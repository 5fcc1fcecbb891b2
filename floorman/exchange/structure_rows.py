"""A structure from rows under headings, as spreadsheets and other programs write it."""

from collections.abc import Sequence

from floorman.core.digits import is_number
from floorman.core.structure import Break, DayEnd, Level, Step, Structure, Stud
from floorman.exchange.cutting import SourceRow
from floorman.exchange.refused import ListRefused
from floorman.exchange.rows import GUARDED
from floorman.exchange.structure_cells import break_told, minutes_of, value_of, values_of
from floorman.exchange.structure_words import (
    BREAK,
    CHIP_SET,
    DAY,
    END,
    END_OF_DAY,
    LEVEL,
    NO,
    STUD,
    StructureColumn,
    column_of,
    type_of,
)

C = StructureColumn
Columns = dict[StructureColumn, int]
_ANTES = {"all": "all", "button": "button"}


def headings_in(rows: Sequence[SourceRow]) -> tuple[int, Columns] | None:
    """The row of the first thirty that heads a structure, and its columns; None if there is none."""
    for index, row in enumerate(rows[:30]):
        columns: Columns = {}
        for at, cell in enumerate(row.cells):
            column = column_of(cell)
            if column is not None:
                columns.setdefault(column, at)
        if C.BLINDS in columns or {C.SMALL, C.BIG} <= columns.keys():
            return index, columns
    return None


def read_rows(rows: Sequence[SourceRow]) -> Structure | None:
    """The structure in the rows; None if they have no headings of one. ListRefused names a row that is no step."""
    head = headings_in(rows)
    if head is None:
        return None
    index, columns = head
    steps: list[Step] = []
    chips: tuple[int, ...] = ()
    for row in rows[index + 1 :]:
        reader = _Row(row, columns)
        if reader.kind == CHIP_SET:
            chips = reader.chip_set()
        elif not reader.is_heading(rows[index]):
            steps.append(reader.step())
    return Structure(tuple(steps), chips)


class _Row:
    """One row, read by its columns."""

    def __init__(self, row: SourceRow, columns: Columns) -> None:
        self._row = row
        self._columns = columns
        self.kind = type_of(self._cell(C.TYPE))

    def is_heading(self, head: SourceRow) -> bool:
        """Whether the headings stand here once more, as on a second page."""
        return self._row.cells == head.cells

    def step(self) -> Step:
        """The step that the row is."""
        label = self._label()
        ends = END_OF_DAY.fullmatch(label)
        if self.kind == END or (self.kind not in (LEVEL, STUD) and ends and DAY.search(label)):
            return DayEnd(ends.group(1).strip() if ends and self.kind != END else label)
        values = self._values()
        if self.kind == BREAK or (self.kind not in (LEVEL, STUD) and not values[0] and not values[1]):
            return self._break(label)
        return self._stud(values) if self.kind == STUD else self._level(values)

    def chip_set(self) -> tuple[int, ...]:
        """The values of a row that names the chips."""
        return tuple(sorted(set(self._chips(self._cell(C.CHIPS) or self._cell(C.NOTE)))))

    def _break(self, label: str) -> Break:
        minutes = self._minutes()
        if C.CHIPS in self._columns:
            chips, name = self._chips(self._cell(C.CHIPS)), label
        else:
            name, chips, told = break_told(label)
            minutes = told if minutes is None else minutes
        marks = {"addon": self._is_set(C.ADDON), "late": self._is_set(C.LATE), "ok": self._is_set(C.OK)}
        return Break(minutes or 0, chips, name=name, **marks)

    def _level(self, values: tuple[int, int, int]) -> Level:
        small, big, ante = values
        ante_of = _ANTES.get(self._cell(C.ANTE_OF).lower(), "big-blind")
        marks = {"late": self._is_set(C.LATE), "ok": self._is_set(C.OK)}
        words = {"game": self._cell(C.GAME), "note": self._cell(C.NOTE)}
        return Level(small, big, self._minutes() or 0, ante, ante_of, **marks, **words)  # type: ignore[arg-type]

    def _stud(self, values: tuple[int, int, int]) -> Stud:
        small, big, ante = values
        bring_in = self._value(C.BRING_IN)
        marks = {"late": self._is_set(C.LATE), "ok": self._is_set(C.OK)}
        words = {"game": self._cell(C.GAME), "note": self._cell(C.NOTE)}
        return Stud(small, big, self._minutes() or 0, ante, bring_in, **marks, **words)  # type: ignore[arg-type]

    def _label(self) -> str:
        """The words of a row that is no level: its name, or what stands where a level's number would."""
        numbered = self._cell(C.LEVEL)
        words = [] if is_number(numbered.replace(".", "")) or type_of(numbered) else [numbered]
        return " ".join([*words, self._cell(C.NOTE)]).strip()

    def _values(self) -> tuple[int, int, int]:
        ante = self._value(C.ANTE)
        together = self._cell(C.BLINDS)
        if together and not self._cell(C.SMALL):
            found = values_of(together)
            if found is not None:
                return found[0], found[1], found[2] if len(found) == 3 else ante
            if value_of(together) is None and self.kind == LEVEL:
                raise self._refused(together)
            return 0, 0, 0
        return self._value(C.SMALL), self._value(C.BIG), ante

    def _value(self, column: StructureColumn) -> int:
        value = value_of(self._cell(column))
        if value is None:
            raise self._refused(self._cell(column))
        return value

    def _minutes(self) -> int | None:
        text = self._cell(C.MINUTES)
        minutes = minutes_of(text)
        if minutes is None and text:
            raise self._refused(text)
        return minutes

    def _chips(self, text: str) -> tuple[int, ...]:
        values = [value_of(word) for word in text.replace(",", " ").split()]
        if None in values:
            raise self._refused(text)
        return tuple(value for value in values if value)

    def _is_set(self, column: StructureColumn) -> bool:
        return self._cell(column).lower() not in NO

    def _cell(self, column: StructureColumn) -> str:
        at = self._columns.get(column)
        if at is None or at >= len(self._row.cells):
            return ""
        text = " ".join(self._row.cells[at].split())
        return text[1:] if GUARDED.match(text) else text

    def _refused(self, text: str) -> ListRefused:
        return ListRefused("structure.bad-row", line=self._row.line, cell=text[:60])
