"""Which seats, entries and tables papers are wanted for."""

from msgspec import Struct

from floorman.core.digits import is_number
from floorman.core.model import Chair, Entry
from floorman.core.refused import Refused
from floorman.desk.calls.reader import Reader


class Selection(Struct, frozen=True):
    """Which seats, entries and tables; everything where it is empty."""

    chairs: frozenset[Chair] = frozenset()
    entries: frozenset[int] = frozenset()
    tables: frozenset[int] = frozenset()
    rows: frozenset[int] = frozenset()
    """Rows of the journal: single rulings and notes."""
    rules: tuple[str, ...] = ()
    """Rules of the books, as they are cited."""

    @classmethod
    def read(cls, text: str) -> "Selection":
        """``12-4,#17,41,!118,§TDA-2024 32`` (``!``: a row of the journal, ``§``: a rule). Refused for anything else."""
        chairs: set[Chair] = set()
        entries: set[int] = set()
        tables: set[int] = set()
        rows: set[int] = set()
        rules: list[str] = []
        for part in filter(None, (one.strip() for one in text.split(","))):
            if part[0] == "!" and is_number(part[1:], 7):
                rows.add(int(part[1:]))
                continue
            if part[0] == "§":
                rules.append(part[1:].strip())
                continue
            reader = Reader(part)
            number, chair = reader.maybe_entry(), reader.maybe_chair()
            table = reader.maybe_number(1, 9999) if number is None and chair is None else None
            if not reader.done or (number is None and chair is None and table is None):
                raise Refused("papers.only", text=part)
            if chair is not None:
                chairs.add(chair)
            elif number is not None:
                entries.add(number)
            elif table is not None:
                tables.add(table)
        return cls(frozenset(chairs), frozenset(entries), frozenset(tables), frozenset(rows), tuple(rules))

    @property
    def all(self) -> bool:
        """Whether nothing was selected, so everything is meant."""
        return not (self.chairs or self.entries or self.tables or self.rows or self.rules)

    def has(self, entry: Entry) -> bool:
        """Whether an entry is meant: by number, by its chair, the chair it left, or one of their tables."""
        places = [chair for chair in (entry.chair, entry.came_from) if chair is not None]
        return (
            self.all
            or entry.number in self.entries
            or any(chair in self.chairs or chair.table in self.tables for chair in places)
        )

    def has_row(self, seq: int) -> bool:
        """Whether a row of the journal is meant by its number."""
        return seq in self.rows

    def has_table(self, number: int) -> bool:
        """Whether a table is meant."""
        return self.all or number in self.tables or any(chair.table == number for chair in self.chairs)
