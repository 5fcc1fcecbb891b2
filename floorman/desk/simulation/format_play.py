"""Formats played to their winners by the calls that a floor types, with every invariant checked on the way."""

from collections.abc import Callable
from random import Random
from typing import Literal, get_args

from msgspec import Struct

from floorman.core.facts import ImportEntries, ListedEntry, NewTable, TablesOpened, TournamentOpened
from floorman.core.model import TableNo
from floorman.desk.advice.room import advise
from floorman.desk.floor.invariants import must
from floorman.desk.floor.stage import satellite_over, seats_open
from floorman.desk.seats.rounds import still_too_many
from floorman.desk.simulation.made_up_people import entrants
from floorman.desk.simulation.stage import Stage
from floorman.rules.house import House, house_written

PlayedFormat = Literal["satellite", "shootout", "heads-up", "days"]
PLAYED_FORMATS: tuple[PlayedFormat, ...] = get_args(PlayedFormat)
MOST_IN_A_BRACKET = 1024
_START = 1_764_446_400_000
_SEATS = 9
_STACK = 20_000
_TIMES = 100_000
"""Calls after which a format is taken to have no end."""


class FormatReport(Struct, frozen=True):
    """What a played format came to."""

    format: PlayedFormat
    entries: int
    winners: tuple[int, ...]
    """Entries: one, or all who won a seat."""
    rounds: int
    """Rounds drawn, or days."""
    events: int


class FormatPlay:
    """One tournament of a format: players come, go out at random, and what is due is done as it is advised."""

    def __init__(self, kind: PlayedFormat, players: int, house: House, seed: int) -> None:
        self.kind, self.players = kind, players
        self._chance = Random(seed)
        self._now = _START
        self.stage = Stage(house, self._clock, lambda: f"{self._chance.getrandbits(64):016x}")
        self.stage.record(TournamentOpened(f"Simulated {seed}", "", "", house_written(house), _SEATS, 12345678))

    def _clock(self) -> int:
        self._now += 1000
        return self._now

    def play(self) -> FormatReport:
        """Plays it to its end. Raises Broken."""
        self._open()
        plays: dict[PlayedFormat, Callable[[], None]] = {
            "satellite": self._satellite,
            "shootout": self._shootout,
            "heads-up": self._heads_up,
            "days": self._days,
        }
        plays[self.kind]()
        self.stage.finish()
        now = self.stage.floor.now
        alive = tuple(entry.number for entry in now.entries.values() if entry.alive)
        drawn = sum(draw.what in ("round", "day") for draw in now.draws)
        return FormatReport(self.kind, now.counts.entries, now.seats_won or alive, drawn, self.stage.events)

    def _open(self) -> None:
        people = [(person.name, person.second_name) for person in entrants(self.players)]
        tables = range(1, -(-self.players // _SEATS) + 1)
        self.stage.record(TablesOpened(tuple(NewTable(TableNo(number), _SEATS) for number in tables)))
        self.stage.record(ImportEntries(tuple(ListedEntry(None, _STACK) for _ in people)), names=people)

    def _call(self, text: str) -> None:
        must(self.stage.call(text), f"{text}: {self.stage.refused}")
        must(self.stage.events < _TIMES, "the format does not come to an end")

    def _alive(self) -> list[int]:
        return [entry.number for entry in self.stage.floor.now.entries.values() if entry.alive]

    def _bust(self, among: list[int]) -> None:
        self._call(f"#{self._chance.choice(among)} x")

    def _settle(self) -> None:
        """Breaks and moves as they are advised, everybody arriving at once."""
        codes = ("final-table", "table.break", "balance.move", "positions.needed")
        while True:
            due = next((one for one in advise(self.stage.floor) if one.code in codes), None)
            if due is None:
                return
            if due.code != "positions.needed":
                self._call(due.offer)
                self._call("in all")
                continue
            for number in due.tables:
                seats = self.stage.floor.now.tables[number].seated()
                self._call(f"{number} bb {self._chance.choice(seats)}")

    # -- each format

    def _satellite(self) -> None:
        """One seat for each ten players; some are won on the way."""
        seats = max(1, self.players // 10)
        for call in (f"format satellite seat 1100 seats {seats}", "draw", "reg close"):
            self._call(call)
        floor = self.stage.floor
        while not satellite_over(floor):
            if self._chance.randrange(20) == 0 and (seats_open(floor) or 0) > 1:
                self._call(f"won #{self._chance.choice(self._alive())}")
            else:
                self._bust(self._alive())
            self._settle()
        if self._alive():
            self._call("won all")

    def _shootout(self) -> None:
        """Tables of nine, two go on from each of a large field, one from each of a small one."""
        self._call(f"format shootout {_SEATS} advance {2 if self.players > 40 else 1}")
        floor = self.stage.floor
        told = floor.now.format
        assert told is not None
        while len(self._alive()) > 1:
            self._call("draw")
            last = sum(table.held > 0 for table in floor.now.standing_tables()) == 1
            while len(self._alive()) > 1 and (last or still_too_many(floor, told)):
                number = self._chance.choice(still_too_many(floor, told) if not last else self._last_table())
                self._bust([entry for entry in floor.now.tables[number].chairs if entry is not None])

    def _last_table(self) -> list[int]:
        return [table.number for table in self.stage.floor.now.standing_tables() if table.held]

    def _heads_up(self) -> None:
        """The bracket, drawn once, its matches in any order."""
        self._call("format heads-up")
        self._call("draw")
        floor = self.stage.floor
        while len(self._alive()) > 1:
            tree = floor.now.bracket
            assert tree is not None
            ready = [key for key in tree.tables if key not in tree.winners]
            pair = tree.pair(self._chance.choice(ready))
            self._bust([entry for entry in pair if entry is not None])

    def _days(self) -> None:
        """Three days: a third goes out, bags, the next day drawn; then to the winner."""
        for call in ("draw", "reg close"):
            self._call(call)
        for day in (2, 3):
            for _ in range(len(self._alive()) // 3):
                self._bust(self._alive())
                self._settle()
            self._bags()
            self._call("day end")
            self._call(f"day {day}")
        while len(self._alive()) > 1:
            self._bust(self._alive())
            self._settle()

    def _bags(self) -> None:
        """Every table's bags; what the players have is made up, and adds up."""
        floor = self.stage.floor
        total = _STACK * self.players
        alive = self._alive()
        each, over = divmod(total, len(alive))
        for table in floor.now.standing_tables():
            held = [entry for entry in table.chairs if entry is not None]
            counts = " ".join(str(each + (over if entry == alive[0] else 0)) for entry in held)
            if held:
                self._call(f"bag {table.number}: {counts}")
                self._call(f"bag {table.number}: {counts}")
