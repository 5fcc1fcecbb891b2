"""What the journal costs above bare SQLite, side by side in one run: ``python tests/bench/bench_store.py [FOLDER]``.

The disk of FOLDER (by default the system's temporary one) decides the absolute figures; the ratios are what counts.
"""

import json
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

from floorman.store.check import check
from floorman.store.file import Asked, NewRow, Text, TournamentFile, create, open_file

AT = "2026-11-29T20:15:03+01:00"
BODY = {"cites": ["TDA-2024 11"], "entry": 17, "from": [12, 4], "to": [17, 2], "serial": 1187, "stack": 61500}
SINGLE = 600
EVENTS = 60_000
ENTRIES = 10_000
BARE_TABLE = (
    "CREATE TABLE journal (seq INTEGER PRIMARY KEY, at TEXT, kind TEXT, version INTEGER, body TEXT, hash BLOB) STRICT"
)
BARE_INSERT = "INSERT INTO journal (seq, at, kind, version, body, hash) VALUES (?, ?, ?, ?, ?, ?)"


def bare(path: Path) -> sqlite3.Connection:
    """A table of the same width, under the same promises to the disk."""
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "fullfsync = ON"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute(BARE_TABLE)
    return connection


def bare_insert(connection: sqlite3.Connection, seq: int) -> None:
    """One durable row and nothing else."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(BARE_INSERT, (seq, AT, "player-moved", 1, json.dumps(BODY), b"x" * 32))
    connection.execute("COMMIT")


def timed(call: Callable[[], object]) -> float:
    """Seconds that ``call`` takes."""
    begun = perf_counter()
    call()
    return perf_counter() - begun


def put(file: TournamentFile, kind: str, texts: Sequence[Text] = (), call: str | None = None) -> None:
    """One event by our journal."""
    file.append(Asked(kind, 1, BODY, AT, texts, call, expected=file.head))


def durable_append(folder: Path) -> None:
    """One event on the disk, in turns with the bare insert; the median of each."""
    connection = bare(folder / "bare.db")
    limits, ours, named = [], [], []
    with create(folder / "append.floor", tournament={}) as file:
        file.get_ready()
        for seq in range(1, SINGLE + 1):
            limits.append(timed(lambda: bare_insert(connection, seq)))  # noqa: B023
            ours.append(timed(lambda: put(file, "player-moved", call=f"c{seq}")))  # noqa: B023
            text = Text("entry", seq, "name", "Ann Kowalska")
            named.append(timed(lambda: put(file, "entry-taken", [text])))  # noqa: B023
    connection.close()
    told("durable append / bare insert", median(ours), median(limits), 1.3)
    told("the same with a name beside it", median(named), median(limits), None)


def long_evening(path: Path) -> None:
    """A file of ten thousand entries and sixty thousand events."""
    with create(path, tournament={}) as file:
        file.append_many(
            NewRow("player-moved", 1, BODY | {"entry": seq}, AT, texts_of(seq), f"c{seq}")
            for seq in range(1, EVENTS + 1)
        )


def texts_of(seq: int) -> list[Text]:
    """A name for each entry."""
    return [Text("entry", seq, "name", f"Player {seq} Kowalska")] if seq <= ENTRIES else []


def reading(path: Path) -> None:
    """All rows, against a bare SELECT and json.loads; with and without the chain of hashes."""
    with opened(path) as file:
        rounds = [
            (
                timed(lambda: bare_read(path)),
                timed(lambda: list(file.rows())),
                timed(lambda: list(file.rows(verify=False))),
            )
            for _ in range(5)
        ]
        limit, verified, plain = (min(column) for column in zip(*rounds, strict=True))
        told(f"reading {EVENTS:,} rows, verified / bare", verified, limit, 1.6)
        told("the same, not verified", plain, limit, 1.3)
        told(f"reading {ENTRIES:,} names", timed(file.texts), limit, None)


def bare_read(path: Path) -> list[object]:
    """What sqlite3 and json.loads need for the same rows."""
    connection = sqlite3.connect(path)
    stored = connection.execute("SELECT seq, at, kind, version, body, hash FROM journal ORDER BY seq").fetchall()
    rows = [(seq, at, kind, version, json.loads(body), link) for seq, at, kind, version, body, link in stored]
    connection.close()
    return list(rows)


@contextmanager
def opened(path: Path) -> Iterator[TournamentFile]:
    """The file, open to look."""
    with open_file(path, read_only=True) as file:
        yield file


def whole_file(path: Path, folder: Path) -> None:
    """What takes the whole file: opening, a check, a backup, forgetting a player."""
    limit = timed(lambda: bare_read(path))
    told("opening to write", timed(lambda: open_file(path).close()), limit, None)
    told("check", timed(lambda: check(path)), limit, None)
    with open_file(path) as file:
        file.get_ready()
        told("backup", timed(lambda: file.backup(folder / "copy.floor")), limit, None)
        told("forgetting a player", timed(lambda: file.forget(17)), limit, None)


def told(what: str, ours: float, limit: float, goal: float | None) -> None:
    """One line of the report."""
    aim = "" if goal is None else f"   goal {goal:.1f}"
    print(f"{what:45} {ours * 1000:9.3f} ms   limit {limit * 1000:9.3f} ms   ratio {ours / limit:5.2f}{aim}")


def main() -> None:
    """Runs everything in a folder of its own."""
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as name:
        folder = Path(name)
        durable_append(folder)
        long_evening(folder / "evening.floor")
        reading(folder / "evening.floor")
        whole_file(folder / "evening.floor", folder)


if __name__ == "__main__":
    main()
