"""A desk on a floor of its own, without a disk: a clock that goes when told, calls in, sentences out."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

from floorman.core.facts import NewTable, TablesOpened, TournamentOpened
from floorman.core.model import Chair, Entry, SeatNo, TableNo
from floorman.desk.advice.card import Advice
from floorman.desk.advice.room import advise
from floorman.desk.desk import Desk
from floorman.desk.house.houses import load_house
from floorman.desk.request import Outcome
from floorman.rules.house import House, house_from, house_written
from floorman.store.file import Asked, Head, JournalRow, Text, TournamentFile

MINUTE = 60_000


class Paperless:
    """A journal that is kept in memory."""

    def __init__(self) -> None:
        self.texts_kept: list[Text] = []
        self.head = Head(0, b"")
        self.read_only = False
        self.may = "write"
        self.keeps_clock = True

    def rows(self) -> Iterator[Any]:
        """Nothing was written before."""
        return iter(())

    def append(self, asked: Asked) -> JournalRow:
        """The new row; nobody else writes."""
        assert asked.at
        assert asked.expected == self.head
        self.head = Head(self.head.seq + 1, b"")
        self.texts_kept.extend(asked.texts)
        return JournalRow(self.head.seq, asked.at, asked.kind, asked.version, dict(asked.body), b"")

    def author(self, _row: Any) -> str:
        """Nobody else writes."""
        return ""

    def mine(self, _row: Any) -> bool:
        """Nobody else writes."""
        return True

    def texts(self, *_about: Any) -> list[Text]:
        """Nothing was written before."""
        return []

    def forget(self, *_entries: int, events: Iterable[int], instead: Iterable[Text]) -> None:
        """Nothing is kept."""

    def preference(self, _key: str) -> None:
        """Nothing was chosen."""

    def close(self) -> None:
        """Nothing to close."""


class Evening:
    """One tournament. ``tables``: how many players sit at each, from seat 1 on."""

    def __init__(
        self, tables: Mapping[int, int] | None = None, house: str | House = "tda-2024", lang: str = "en", seats: int = 9
    ) -> None:
        self.now = 1_800_000_000_000
        file = cast("TournamentFile", Paperless())
        self.desk = Desk(file, lang=lang, clock=lambda: self.now, chance=lambda: "seed")
        written = house_written(load_house(house) if isinstance(house, str) else house)
        self.desk.record(TournamentOpened("Friday", house=written, seats=seats))
        for number, players in (tables or {}).items():
            self.desk.record(TablesOpened((NewTable(TableNo(number), seats),)))
            for seat in range(1, players + 1):
                self.call(f"new Player {number}{seat} {number}-{seat}")

    def call(self, text: str, minutes: float = 0) -> str:
        """What a call says that must be understood and recorded or shown; then time passes."""
        for told in self.desk.line(text):
            assert told.ok, f"{text}: {told.says}"
        self.later(minutes)
        return told.says

    def fails(self, text: str) -> Outcome:
        """A call that must not go through; nothing is recorded."""
        before = len(self.desk.log.facts)
        told = self.desk.call(text)
        assert not told.ok
        assert len(self.desk.log.facts) == before
        return told

    def later(self, minutes: float) -> None:
        """Time passes."""
        self.now += int(minutes * MINUTE)

    def at(self, table: int, seat: int) -> Entry:
        """Who sits on a chair."""
        entry = self.desk.floor.at(Chair(TableNo(table), SeatNo(seat)))
        assert entry is not None
        return entry

    def entry(self, number: int) -> Entry:
        """An entry by its number."""
        return self.desk.floor.now.entries[number]

    def advice(self, code: str) -> list[Advice]:
        """What is advised under one code."""
        return [one for one in advise(self.desk.floor) if one.code == code]

    def said(self, one: Advice) -> str:
        """Title and reason of an advice."""
        say = self.desk.teller.say
        return f"{say(one.title, **one.params)}. {say(one.says, **one.params)}"


def house(**choices: Any) -> House:
    """A club's house: like tda-2024 but for ``choices``; ``regulator`` takes its own."""
    known = {name: load_house(name) for name in ("tda-2024", "longform-06", "pokerstars")}
    regulator = choices.pop("regulator", {})
    written: dict[str, Any] = {"name": "Club Rounders", "like": choices.pop("like", "tda-2024"), "choices": choices}
    written["cites"] = dict.fromkeys(choices, "house 4")
    if regulator:
        written["regulator"] = regulator
    return house_from(written, known)
