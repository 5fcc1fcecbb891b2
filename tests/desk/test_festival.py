"""A festival: three flights with re-entries across them, a bag missing overnight, one who asked to be excluded.

The best bag of each goes on, and day 2 is played to its final table.
"""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from floorman.core.model import EntryState
from floorman.desk.advice.room import advise
from floorman.desk.desk import Desk
from floorman.desk.files.event_file import read_event_file
from floorman.desk.files.merging import merged, opening_of, planned, read_flight
from floorman.desk.files.opening import new_desk, open_desk
from floorman.desk.floor.invariants import Watch, whole
from floorman.store.check import check

PLAYERS, BAGGED, STACK = 24, 9, 20_000
LEVELS = '["25/50 20", "50/100 20", "end Day 1", "100/200 20", "200/400 20"]'


class Hall:
    """A desk that must understand, looked at after every call."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.watch = desk, Watch()

    def play(self, *calls: str) -> str:
        told = ""
        for text in calls:
            outcome = self.desk.call(text)
            assert outcome.ok, f"{text}: {outcome.says}"
            self.watch.look(self.desk.floor.now)
            told = outcome.says
        return told

    def alive(self) -> list[int]:
        return [entry.number for entry in self.desk.floor.now.entries.values() if entry.alive]

    def settle(self) -> None:
        """Breaks and moves as advised, everybody arriving at once."""
        for _ in range(50):
            due = next((one for one in advise(self.desk.floor) if one.code in ("table.break", "balance.move")), None)
            asked = next((one for one in advise(self.desk.floor) if one.code == "positions.needed"), None)
            if due is not None:
                self.play(due.offer, "in all")
            elif asked is not None and asked.table is not None:
                table = self.desk.floor.now.tables[asked.table]
                self.play(f"{asked.table} bb {table.seated()[0]}")
            else:
                return

    def close(self) -> None:
        whole(self.desk.floor.now)
        self.desk.close()
        assert check(self.desk.file.path).ok


@pytest.fixture(name="clock")
def _clock() -> Callable[[], int]:
    ticks = count(1_800_000_000_000, 1000)
    return lambda: next(ticks)


def flight(folder: Path, name: str, people: list[str], clock: Callable[[], int], linked: list[Path]) -> Path:
    """A flight played down to nine bags; its people come by name."""
    event = folder / f"{name}.toml"
    event.write_text(
        f'name = "Main"\ntables = "1-3"\nstructure = {LEVELS}\nareas = [["blue", "1-2"]]\n'
        f'[format]\nkind = "flight"\nname = "{name}"\nreentry = "busted"\n'
    )
    path = folder / f"{name}.floor"
    hall = Hall(new_desk(path, read_event_file(str(event)), clock=clock, chance=seeds(name)))
    hall.play(*(f"link {other}" for other in linked))
    hall.play(*(f"wait {who}" for who in people), "draw", "start all 3", "lv go", "reg close")
    while len(hall.alive()) > BAGGED:
        hall.play(f"#{hall.alive()[len(hall.alive()) // 2]} x")
        hall.settle()
    if name == "1A":
        hall.play(f"exclude #{hall.alive()[0]}")
    hall.play("lv hands 3")
    lost = hall.alive()[-1] if name == "1B" else None
    for table in hall.desk.floor.now.standing_tables():
        if table.players:
            held = [number for number in table.chairs if number is not None]
            counts = " ".join("-" if number == lost else str(chips(name, number)) for number in held)
            hall.play(f"bag {table.number}: {counts}", f"bag {table.number}: {counts}")
    hall.play("day end" if lost is None else f"day end without #{lost}")
    hall.close()
    return path


def chips(flight_name: str, number: int) -> int:
    """A made-up count, another for each bag."""
    return STACK * PLAYERS // BAGGED + 100 * number + ord(flight_name[-1])


def seeds(name: str) -> Callable[[], str]:
    drawn: Iterator[str] = (f"{name} {number}" for number in count(1))
    return lambda: next(drawn)


def test_three_flights_become_one_day_that_is_played_to_its_final_table(
    tmp_path: Path, clock: Callable[[], int]
) -> None:
    faithful = [f"Faithful {number}" for number in range(8)]
    paths: list[Path] = []
    for name in ("1A", "1B", "1C"):
        people = [*faithful, *(f"{name} Guest {number}" for number in range(PLAYERS - len(faithful)))]
        paths.append(flight(tmp_path, name, people, clock, list(paths)))

    flights = [read_flight(str(path)) for path in paths]
    opening, told = opening_of(flights, None)
    asked = planned(flights, "best", told).unanswered
    assert asked
    same = [f"{pair.first.key}={pair.other.key}" for pair in asked]
    plan = planned(flights, "best", told, same)
    bags = [owner.chips for one in flights for owner in one.owners if owner.chips is not None]
    assert len(bags) == 3 * BAGGED - 1
    assert plan.leaving == len(bags) - sum(one.chips is not None for one in plan.asked.players)
    gone = sum(bag.chips for one in plan.asked.players for bag in one.leaves)
    assert plan.chips == sum(bags) - gone
    assert list(plan.excluded.values()) == ["flight"]

    path = tmp_path / "day2.floor"
    merged(str(path), plan, opening, told).close()
    hall = Hall(open_desk(path, clock=clock, chance=seeds("day 2")))
    excluded = next(iter(plan.excluded))
    assert [one.offer for one in advise(hall.desk.floor) if one.code == "bag.excluded"] == [f"bag #{excluded} out"]
    hall.play("open 1..4", "keep 5", f"bag #{excluded} out", "day 2")
    floor = hall.desk.floor
    late = [number for number in floor.now.waiting if floor.now.entries[number].bag_missing]
    seated = {number: entry.chair for number, entry in floor.now.entries.items() if entry.state is EntryState.SEATED}
    assert len(late) == 1
    hall.play(f"bag #{late[0]} 4321", f"seat #{late[0]}")
    assert {number: floor.now.entries[number].chair for number in seated} == seated
    assert floor.now.entries[late[0]].chips == 4321
    hall.play("lv go", "reg close", "start all 3")
    while not any(one.code == "final-table" for one in advise(floor)):
        hall.play(f"#{hall.alive()[0]} x")
        hall.settle()
    hall.play("final", "in all")
    tables = [table for table in floor.now.standing_tables() if table.players]
    assert len(tables) == 1
    assert tables[0].players <= 9
    while len(hall.alive()) > 1:
        hall.play(f"#{hall.alive()[0]} x")
    assert floor.now.counts.alive == 1
    hall.close()
