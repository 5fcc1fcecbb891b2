"""Desks for tests: a clock that stands still until told, seeds that come in order, names that are nobody's."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

from floorman.desk.desk import Desk
from floorman.desk.files.opening import Opening, new_desk
from floorman.desk.front import json_view as show

START = 1_764_446_400_000
"""The tests' evening begins: 2025-11-29 20:00 UTC."""
MINUTE = 60_000


class Clock:
    """A clock that stands still."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now

    def wait(self, minutes: float) -> None:
        self.now += int(minutes * MINUTE)


def seeds() -> Iterator[str]:
    """Seeds in order."""
    return (f"seed {number}" for number in count(1))


class TestDesk:
    """A desk on a file in ``folder`` with its own clock; it is closed when its test is over."""

    __test__ = False
    left_open: ClassVar[list[Desk]] = []
    """Closed by ``tests/conftest.py``."""

    def __init__(self, folder: Path, *, house: str = "tda-2024", tables: int = 0, seats: int = 9) -> None:
        self.clock = Clock()
        chance = seeds()
        self.path = folder / "evening.floor"
        opening = Opening("Friday 100", "7", "1A", house, seats, tuple(range(1, tables + 1)))
        self.desk: Desk = new_desk(self.path, opening, clock=self.clock, chance=lambda: next(chance))
        self.left_open.append(self.desk)

    def play(self, script: str) -> list[str]:
        """Carries out a script of calls, one a line; each must succeed. What they say."""
        said = []
        for line in script.strip().splitlines():
            for told in self.desk.line(line):
                assert told.ok, f"{line.strip()}: {told.says}"
                said.append(told.says)
        return said

    def refused(self, call: str) -> str:
        """A call that must not be possible: why."""
        seq = len(self.desk.log.facts)
        told = self.desk.call(call)
        assert not told.ok, f"{call}: {told.says}"
        assert len(self.desk.log.facts) == seq
        return told.says

    def sit(self, table: int, *seats: int) -> None:
        """Players on these seats."""
        for seat in seats:
            self.play(f"new Player {table} {seat} {table}-{seat}")

    def show(self) -> dict[str, Any]:
        """The room as ``show --json`` gives it."""
        return show.room(self.desk)

    def table(self, number: int) -> dict[str, Any]:
        """One table of ``show``."""
        return next(table for table in self.show()["tables"] if table["table"] == number)

    def seats(self, number: int) -> dict[str, int]:
        """Who sits where at a table: seat to entry."""
        return {seat: held["entry"] for seat, held in self.table(number)["seats"].items()}

    def advice(self, code: str = "") -> list[dict[str, Any]]:
        """What is advised, or what of it has that code."""
        return [one for one in self.show()["advice"] if one["code"].startswith(code)]

    def fill(self, players: dict[int, int]) -> None:
        """So many players at each table, from seat 1 on."""
        for table, held in players.items():
            self.sit(table, *range(1, held + 1))

    def journal(self) -> list[str]:
        """What the journal says, row by row."""
        return [row["says"] for row in show.journal(self.desk)]
