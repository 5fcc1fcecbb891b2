"""What a festival's formats cost: three flights of three thousand bags merged, a bracket of 1,024 drawn and told."""

from collections.abc import Iterator
from pathlib import Path

from floorman.core.facts import CountBags, EndDay, FormatSet, ImportEntries, ListedEntry
from floorman.core.format import Format
from floorman.core.model import EntryNo
from floorman.desk.files.merging import merged, opening_of, planned, read_flight
from floorman.desk.files.opening import Opening, new_desk, open_desk
from floorman.desk.front.format_view import format_view
from tests.bench.measure import Row, in_turns, ratio_row, time_row

BAGS = 3000
ENTRANTS = 1024


def _flight(folder: Path, name: str) -> Path:
    path = folder / f"{name}.floor"
    desk = new_desk(path, Opening("Bench", day=name))
    desk.record(FormatSet(Format("flight", name=name)))
    people = [(f"{name} Player {number}", "") for number in range(BAGS)]
    desk.record(ImportEntries(tuple(ListedEntry(None, 20_000) for _ in people)), names=people)
    bags = tuple((EntryNo(number), (20_000 + number,) * 2, 0) for number in range(1, BAGS + 1))
    desk.record(CountBags(bags))
    desk.record(EndDay())
    desk.close()
    return path


def _opened(paths: list[Path]) -> None:
    for path in paths:
        open_desk(path, read_only=True).close()


def rows(folder: Path) -> Iterator[Row]:
    """Three flights into one day, beside opening them; and the largest bracket."""
    paths = [_flight(folder, name) for name in ("1A", "1B", "1C")]
    made = 0

    def merge() -> None:
        nonlocal made
        made += 1
        flights = [read_flight(str(path)) for path in paths]
        opening, told = opening_of(flights, None)
        merged(str(folder / f"day2-{made}.floor"), planned(flights, "best", told), opening, told).close()

    ours, bare = in_turns(3, merge, lambda: _opened(paths))
    yield time_row(f"merge of three flights of {BAGS:,} bags", ours, 1.0)
    yield ratio_row("the same", ours, bare, "opening the three files", 6)
    desk = new_desk(folder / "bracket.floor", Opening("Bench"))
    desk.record(FormatSet(Format("heads-up")))
    desk.record(ImportEntries(tuple(ListedEntry() for _ in range(ENTRANTS))))

    def draw() -> None:
        assert desk.call("draw").ok
        format_view(desk.floor)
        assert desk.call("undo").ok

    drawn, _ = in_turns(3, draw, lambda: None)
    yield time_row(f"a bracket of {ENTRANTS:,} drawn, told and taken back", drawn, 0.3)
    desk.close()
