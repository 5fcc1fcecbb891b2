"""Facts about the TD's word: rulings, notes, advice that he overruled."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec import field

from floorman.core.builder import TournamentBuilder
from floorman.core.checks import entry_of, fair_positions, table_of
from floorman.core.facts.event import Event
from floorman.core.facts.hands import see
from floorman.core.model import EntryNo, Positions, TableNo, Tournament
from floorman.core.undo_keys import UndoKey, entry_keys, positions_keys, table_keys


class RulingRecorded(Event, frozen=True):
    """A ruling at a table: what it was about, its case, and the positions that it leaves."""

    KIND: ClassVar[str] = "ruling-recorded"
    table: TableNo
    subject: str
    code: str
    cites: tuple[str, ...] = ()
    positions: Positions | None = None
    params: Mapping[str, object] = field(default_factory=dict)

    def check(self, now: Tournament) -> None:
        """At a table that stands; positions on chairs that it has."""
        table = table_of(now, self.table)
        if self.positions is not None:
            fair_positions(table, self.positions)

    def apply(self, room: TournamentBuilder) -> None:
        """The positions that it leaves are the table's seen positions."""
        if self.positions is not None:
            see(room, self.table, self.positions)

    def touches(self) -> Iterable[UndoKey]:
        yield from table_keys(self.table) if self.positions is None else positions_keys(self.table)
        entry = self.params.get("entry")
        if isinstance(entry, int):
            yield from entry_keys(entry)


class NoteMade(Event, frozen=True):
    """An incident note about a table or an entry; its words are kept beside the journal."""

    KIND: ClassVar[str] = "note-made"
    table: TableNo | None = None
    entry: EntryNo | None = None

    def check(self, now: Tournament) -> None:
        """About a table or an entry that there is."""
        if self.table is not None:
            table_of(now, self.table)
        if self.entry is not None:
            entry_of(now, self.entry)

    def touches(self) -> Iterable[UndoKey]:
        return *table_keys(self.table), *entry_keys(self.entry)


class AdviceOverruled(Event, frozen=True):
    """The TD decided otherwise, at any time: his word is final. The remark is kept beside the journal."""

    KIND: ClassVar[str] = "advice-overruled"
    code: str
    table: TableNo | None = None
    cites: tuple[str, ...] = ()
    offer: str = ""
    title: str = ""
    """Code of what was advised, in words; "" in rows of older programs."""
    params: Mapping[str, object] = field(default_factory=dict)
    """What fills those words: tables, chairs, entry numbers and counts."""
    keys: tuple[str, ...] = ()
    """What each thing that it stood for is known by, where it stood for several."""

    def apply(self, room: TournamentBuilder) -> None:
        """What is advised is asked anew each time."""
        keys = self.keys or (f"{self.code} {self.table} {self.offer}",)
        room.rest["overruled"] = {**room.value("overruled"), **dict.fromkeys(keys, room.at)}
