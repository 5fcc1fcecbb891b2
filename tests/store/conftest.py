"""A tournament file to play with."""

import os
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from floorman.store.file import Asked, FileRefused, NewRow, NotRecorded, Text, TournamentFile, create

MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
AT = "2026-11-29T20:15:03+01:00"


def busts(file: TournamentFile, count: int) -> None:
    """Records ``count`` entries with a name and a remark each, in one transaction."""
    file.append_many(
        NewRow(
            "entry-taken",
            1,
            {"entry": number, "seat": number % 9 + 1, "table": number // 9 + 1},
            AT,
            [Text("entry", number, "name", f"Player {number} Żółć"), Text("event", 0, "remark", f"note {number}")],
            f"call-{number}" if number % 3 == 0 else None,
        )
        for number in range(1, count + 1)
    )


def put(
    file: TournamentFile,
    kind: str,
    version: int,
    body: Mapping[str, object],
    *,
    at: str = AT,
    texts: Sequence[Text] = (),
    call: str | None = None,
) -> int:
    """Records one event behind the newest row that ``file`` knows; its number."""
    return file.append(Asked(kind, version, body, at, texts, call, expected=file.head)).seq


def refused(code: str) -> pytest.RaisesExc[FileRefused]:
    """Expects a refusal with that code."""
    return pytest.raises(FileRefused, check=lambda error: error.code == code)


def not_recorded(code: str) -> pytest.RaisesExc[NotRecorded]:
    """Expects that a write fails with that code and has changed nothing."""
    return pytest.raises(NotRecorded, check=lambda error: error.code == code)


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """A folder in memory where there is one: what is tested here is who wrote what, not how fast a disk is."""
    with tempfile.TemporaryDirectory(dir=MEMORY, prefix="floorman-") as folder:
        yield Path(folder).resolve()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "friday.floor"


@pytest.fixture
def file(path: Path) -> Iterator[TournamentFile]:
    with create(path, tournament={"event": "7"}) as opened:
        yield opened


@pytest.fixture
def evening(path: Path) -> Callable[[int], Path]:
    """Makes a file of so many events, closed and at rest."""

    def make(count: int) -> Path:
        with create(path, tournament={"event": "7"}) as opened:
            busts(opened, count)
        return path

    return make
