"""Other flights of a tournament, which are only looked at: who of that name has a bag there, or is alive there."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from floorman.core import record
from floorman.core.facts import Fact
from floorman.core.log import Log
from floorman.desk.floor.floor import Floor
from floorman.desk.steady import as_ms
from floorman.exchange.names import fold
from floorman.store.file import FileRefused, TournamentFile, open_file

LINKS = "flights.linked"
"""The preference that holds the paths of the flights."""
_LOOK_AGAIN = 60_000
"""Milliseconds after which a flight's file is read again, if it has changed."""


class ThereAlready(Struct, frozen=True):
    """An entry of another flight."""

    flight: str
    entry: int
    chips: int | None
    """In its bag; None where it has none."""
    alive: bool


class FlightLink(Struct, frozen=True):
    """One flight as it was read."""

    path: str
    name: str
    code: int
    read_at: int
    changed_at: int
    people: Mapping[str, tuple[ThereAlready, ...]]
    """By their folded names."""

    @property
    def bagged(self) -> int:
        """Bags."""
        return sum(one.chips is not None for each in self.people.values() for one in each)

    @property
    def alive(self) -> int:
        """Alive without a bag."""
        return sum(one.alive and one.chips is None for each in self.people.values() for one in each)


def kept_links(file: TournamentFile) -> tuple[str, ...]:
    """The paths that a tournament's file keeps."""
    kept = file.preference(LINKS)
    return tuple(map(str, kept)) if isinstance(kept, list) else ()


def remember(file: TournamentFile, floor: Floor, key: str, value: object) -> None:
    """Keeps ``value`` under ``key`` beside the journal; the room knows of it at once. NotRecorded as ``append``."""
    file.set_preference(key, value)
    floor.links = kept_links(file)


def read_link(path: str, at: int = 0) -> FlightLink:
    """The flight in the file ``path``. Raises FileRefused as opening it does."""
    file = open_file(path, read_only=True)
    try:
        return _read(file, at)
    finally:
        file.close()


def _read(file: TournamentFile, at: int) -> FlightLink:
    rows = list(file.rows())
    now = Log(Fact(row.seq, as_ms(row.at), record.event(row.kind, row.version, row.body)) for row in rows).now
    name = (now.format.name if now.format is not None else "") or now.day or file.path.stem
    people: dict[str, tuple[ThereAlready, ...]] = {}
    for text in file.texts("entry"):
        entry = now.entry(text.number)
        if text.field == "name" and entry is not None:
            there = ThereAlready(name, text.number, None if entry.bag is None else entry.bag.chips, entry.alive)
            key = fold(text.text)
            people[key] = (*people.get(key, ()), there)
    return FlightLink(str(file.path), name, now.code, at, _changed(file.path), people)


def _changed(path: Path | str) -> int:
    """When a file, or what is written beside it, changed last."""
    times = [0]
    for one in (Path(path), Path(f"{path}-wal")):
        with suppress(OSError):
            times.append(one.stat().st_mtime_ns)
    return max(times)


def linked(floor: Floor) -> Iterator[FlightLink]:
    """The flights that are looked at, each read again once it has changed; one that cannot be read is left out."""
    at = floor.clock()
    for path in floor.links:
        known = floor.flights_read.get(path)
        if known is None or (at - known.read_at > _LOOK_AGAIN and known.changed_at != _changed(path)):
            with suppress(FileRefused, record.UnknownEvent):
                floor.flights_read[path] = read_link(path, at)
        found = floor.flights_read.get(path)
        if found is not None:
            yield found


def there_already(floor: Floor, name: str) -> Iterator[ThereAlready]:
    """Entries of that name in the flights that are looked at; a name proves nothing."""
    if name and floor.links:
        for flight in linked(floor):
            yield from flight.people.get(fold(name), ())
