"""Small rooms drawn as text: each row is a table, each letter an entry, "." a chair, "x" a locked chair."""

import pytest

from floorman.core.facts import (
    BustPlayers,
    ChairMarked,
    Command,
    Event,
    Fact,
    MakeEntry,
    MovePlayers,
    NewTable,
    SeePositions,
    SendPlayer,
    TablesOpened,
    TournamentOpened,
)
from floorman.core.log import Log
from floorman.core.model import MIN_SEATS, Chair, Entry, EntryNo, Positions, SeatNo, Table, TableNo, Tournament
from floorman.core.refused import Refused

MINUTE = 60_000


def chair(table: int, seat: int) -> Chair:
    """Seat ``seat`` at table ``table``."""
    return Chair(TableNo(table), SeatNo(seat))


def positions(button: int | None, small: int | None, big: int | None) -> Positions:
    """Button, small blind and big blind as they were seen."""
    return Positions(*(None if seat is None else SeatNo(seat) for seat in (button, small, big)))


class Room:
    """A log with a clock that goes a minute forward with each fact, and letters for entries."""

    def __init__(self, drawing: str = "") -> None:
        self.log = Log()
        self.clock = 0
        self.letters: dict[str, EntryNo] = {}
        self.do(TournamentOpened("Friday 100"))
        for row in drawing.splitlines():
            if row.strip():
                self._draw(*row.split())

    def _draw(self, number: str, seats: str) -> None:
        table = TableNo(int(number.rstrip(":")))
        seats = seats.ljust(MIN_SEATS, ".")
        self.do(TablesOpened((NewTable(table, len(seats)),)))
        for at, letter in enumerate(seats):
            if letter == "x":
                self.do(ChairMarked(chair(table, at + 1), True))
            elif letter != ".":
                self.letters[letter] = self.log.now.next_entry
                self.do(MakeEntry(chair(table, at + 1)))

    def do(self, asked: Command) -> Event:
        """Ask, and add what comes of it."""
        return self.add(self.log.ask(asked))

    def add(self, event: Event) -> Event:
        """Add an event as it is."""
        self.clock += MINUTE
        self.log.add(Fact(len(self.log.facts) + 1, self.clock, event))
        return event

    def refusal(self, asked: Command) -> str:
        """Why it is refused, without ``refused.``; nothing has changed by asking."""
        before = self.now
        with pytest.raises(Refused) as refused:
            self.log.ask(asked)
        assert self.now is before
        return refused.value.code.removeprefix("refused.")

    def undo(self, seq: int | None = None) -> Event:
        """Take back event ``seq``, or the newest."""
        return self.add(self.log.ask_undo(seq))

    def redo(self) -> Event:
        """Bring back what was undone last."""
        return self.add(self.log.ask_redo())

    def bust(self, letters: str, *, before: str | None = None) -> int:
        """Players out on one hand; the journal number."""
        out = tuple((self.number(letter), None) for letter in letters)
        self.do(BustPlayers(out, None if before is None else self.number(before)))
        return self.seq

    def move(self, letter: str, table: int, seat: int, why: str = "move", *, single: bool = False) -> int:
        """A player sent to another chair; the journal number."""
        self.do(MovePlayers((SendPlayer(self.number(letter), chair(table, seat), single),), why))
        return self.seq

    def see(self, table: int, button: int | None, small: int | None, big: int | None) -> int:
        """Positions seen; the journal number."""
        self.do(SeePositions(((TableNo(table), positions(button, small, big)),)))
        return self.seq

    @property
    def now(self) -> Tournament:
        """The room as it stands."""
        return self.log.now

    @property
    def seq(self) -> int:
        """Journal number of the last fact."""
        return len(self.log.facts)

    def number(self, letter: str) -> EntryNo:
        """Entry number of a letter."""
        return self.letters[letter]

    def entry(self, letter: str) -> Entry:
        """The entry of a letter."""
        return self.now.entries[self.letters[letter]]

    def table(self, number: int) -> Table:
        """A table by its number."""
        return self.now.tables[number]

    def drawing(self) -> str:
        """The room as text: sitting players in capitals, expected ones small, tables that are broken left out."""
        names = {number: letter for letter, number in self.letters.items()}
        rows = []
        for table in self.now.standing_tables():
            seats = ""
            for at in range(table.max_seats):
                sits, comes = table.chairs[at], table.expected[at]
                empty = "x" if at + 1 in table.locked_chairs else "."
                seats += names[sits] if sits else names[comes].lower() if comes else empty
            rows.append(f"{table.number}: {seats}")
        return "\n".join(rows)
