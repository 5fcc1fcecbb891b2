"""A list as it is understood so far, and the choices that change it. Nothing is written; it knows no widgets."""

from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec.structs import replace

from floorman.exchange.columns import Columns, understand
from floorman.exchange.guesses import ColumnQuestion
from floorman.exchange.headers import ColumnKind
from floorman.exchange.preview import ListPreview
from floorman.exchange.refused import ListRefused
from floorman.exchange.repeats import summed_up
from floorman.exchange.seating import ListProblem, Severity
from floorman.exchange.source import read_source
from floorman.exchange.source_rows import Source
from floorman.exchange.status import key_of
from floorman.text.say import LANGUAGES, say
from floorman.ui.words import _, spoken

LookAt = Callable[[Source, Columns, bool, Mapping[str, bool], Mapping[int, bool]], ListPreview]
"""The room's look at a list: source, columns, whether its seats are kept, who plays by word and by row.

Raises ListRefused.
"""
NOTHING = ListPreview((), (), 9)


class ListReading:
    """One file, read anew after every choice. ``refused`` says why it cannot be a list, or is ""."""

    def __init__(self, path: Path, look_at: LookAt) -> None:
        self.path, self._look_at = path, look_at
        self.encoding: str | None = None
        self.delimiter: str | None = None
        self.sheet: str | None = None
        self.header_line: int | None = None
        self.asked_columns: dict[int, ColumnKind] = {}
        self.answers: dict[str, bool] = {}
        """Whether the players of a word play that leaves it open."""
        self.by_row: dict[int, bool] = {}
        """Whether a row (from 0) comes in, whatever the list says."""
        self.keep_seats = True
        self.draw = False
        self.refused = ""
        self.source: Source | None = None
        self.columns = Columns(())
        self.preview = NOTHING
        self.read()

    def read(self) -> None:
        """Reads the file with the choices made; the columns are understood anew, and what was said of rows goes."""
        self.by_row.clear()
        try:
            self.source = read_source(
                self.path,
                self.encoding,
                delimiter=self.delimiter,
                sheet=self.sheet,
                header_line=self.header_line,
            )
            self.refused = ""
        except ListRefused as fault:
            self._refuse(fault)
            return
        self.understand()

    def understand(self) -> None:
        """Understands the columns with the choices made, and looks at every row."""
        if self.source is None:
            return
        self.columns = understand(self.source, self.asked_columns)
        try:
            self.preview = self._look_at(self.source, self.columns, self.keep_seats, self.answers, self.by_row)
            self.refused = ""
        except ListRefused as fault:
            self._refuse(fault)

    def _refuse(self, fault: ListRefused) -> None:
        self.refused = said(fault.code, fault.params)
        self.preview = NOTHING

    # choices ----------------------------------------------------------------------------------------------------------

    def choose_encoding(self, encoding: str) -> None:
        """Reads the letters otherwise."""
        self.encoding = encoding
        self.read()

    def choose_delimiter(self, delimiter: str) -> None:
        """Cuts the rows otherwise; columns chosen before are forgotten."""
        self.delimiter = delimiter
        self.asked_columns.clear()
        self.read()

    def choose_sheet(self, sheet: str) -> None:
        """Another sheet of the workbook."""
        self.sheet, self.header_line = sheet, None
        self.asked_columns.clear()
        self.read()

    def choose_header(self, line: int | None) -> None:
        """The line of the headings; 0 is none, None lets the program find it."""
        self.header_line = line
        self.read()

    def choose_column(self, column: int, kind: ColumnKind) -> None:
        """Says what a column is."""
        self.asked_columns[column] = kind
        self.understand()

    def choose_seats(self, keep: bool) -> None:
        """Takes the list's seats, or draws new ones."""
        self.keep_seats, self.draw = keep, not keep
        self.understand()

    def choose_status(self, words: str, plays: bool) -> None:
        """Says of a word that leaves it open whether its players play."""
        self.answers[key_of(words)] = plays
        self.understand()

    def turn_row(self, row: int) -> None:
        """Takes a row (from 0) in that was left out, or leaves it out."""
        self.by_row[row] = row not in self.coming
        self.understand()

    # what came of it --------------------------------------------------------------------------------------------------

    @property
    def questions(self) -> tuple[ListProblem, ...]:
        """What a human should look at, summed up where it is the same of many rows."""
        return summed_up(self.preview.problems)

    @property
    def coming(self) -> frozenset[int]:
        """Rows of the source (from 0) that come in."""
        return frozenset(row.nth for row in self.preview.rows)

    @property
    def column_question(self) -> ColumnQuestion | None:
        """The first column of which a human has not yet said what it is; None if there is none."""
        return next((one for one in self.columns.questions if one.column not in self.asked_columns), None)

    @property
    def asked(self) -> tuple[str, tuple[int, ...]] | None:
        """The first word that leaves open whether its players play, and their lines; None if none does."""
        return next(iter(self.preview.asked.items()), None)

    def found(self, sound: bool = False) -> ListPreview:
        """What would come in; ``sound`` leaves out the rows that lose their seat or their chips on the way."""
        if not sound:
            return self.preview
        lost = {line for each in self.altered for line in each.lines[-1:]}
        return replace(self.preview, rows=tuple(row for row in self.preview.rows if row.line not in lost))

    @property
    def altered(self) -> tuple[ListProblem, ...]:
        """Problems of rows that come in without their seat or chips."""
        return tuple(each for each in self.preview.problems if each.severity is Severity.ALTERED)


def said(code: str, params: Mapping[str, object]) -> str:
    """A sentence of ``floorman.text`` in the window's language (English for a made-up one)."""
    lang = spoken()
    return say(code, params, lang if lang in LANGUAGES else "en")


def kind_words() -> dict[ColumnKind, str]:
    """What a column can be, in words, in the order of the choice."""
    kind = ColumnKind
    return {
        kind.UNUSED: _("not used"),
        kind.NAME: _("Name"),
        kind.FIRST: _("First name"),
        kind.LAST: _("Last name"),
        kind.SECOND_NAME: _("Second name"),
        kind.TABLE: _("Table"),
        kind.SEAT: _("Seat"),
        kind.TABLE_SEAT: _("Table-seat"),
        kind.CHIPS: _("Chips"),
        kind.ENTRY: _("Number"),
        kind.COUNTRY: _("Country"),
        kind.SECTION: _("Section"),
        kind.RANK: _("place"),
        kind.ORDINAL: "–",
        kind.MONEY: _("money"),
        kind.STATUS: _("status"),
        kind.GONE: _("gone since"),
        kind.REMARK: _("remark"),
        kind.PRIVATE: _("private"),
        kind.BLINDS: _("blinds"),
        kind.EVENT: _("journal"),
    }


KEPT = frozenset(
    {
        ColumnKind.NAME,
        ColumnKind.FIRST,
        ColumnKind.LAST,
        ColumnKind.SECOND_NAME,
        ColumnKind.TABLE,
        ColumnKind.SEAT,
        ColumnKind.TABLE_SEAT,
        ColumnKind.CHIPS,
        ColumnKind.ENTRY,
        ColumnKind.COUNTRY,
        ColumnKind.SECTION,
        ColumnKind.STATUS,
        ColumnKind.GONE,
    }
)
"""Kinds of columns that are taken over, or tell who comes in."""
