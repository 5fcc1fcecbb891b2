"""Power loss as far as a machine can show it: whatever part of the last sectors reached the disk, the room opens."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import NoReturn

import pytest
from msgspec import Struct

from floorman.core.facts import ImportEntries, ListedEntry
from floorman.core.model import Tournament
from floorman.desk.files.opening import open_desk
from floorman.desk.floor.invariants import whole
from floorman.store.check import check
from floorman.store.connection import log_of
from floorman.store.rows import NewRow, head, insert
from tests.desk.rooms import TestDesk

SECTOR = 512
CALLS = ("draw", "break 4", "in all", "2-1 x", "undo", "2-1 away", "note 1 loud")


class Evening(Struct):
    """A room at work, and what lay on the disk after each call."""

    desk: TestDesk
    rooms: dict[int, Tournament]
    """By number of recorded events."""
    on_disk: dict[int, int]
    """Bytes of the write-ahead file at that moment."""

    @property
    def file(self) -> bytes:
        """The file as it lies there now."""
        return self.desk.path.read_bytes()

    @property
    def log(self) -> bytes:
        """Its write-ahead file."""
        return log_of(self.desk.path).read_bytes()

    def told(self) -> None:
        """Notes what is acknowledged now."""
        recorded = len(self.desk.desk.log.facts)
        self.rooms[recorded] = self.desk.desk.floor.now
        self.on_disk[recorded] = log_of(self.desk.path).stat().st_size


@pytest.fixture(name="evening")
def _evening(tmp_path: Path) -> Evening:
    """A list comes in, seats are drawn, a table breaks: big events whose sectors can be torn apart."""
    room = TestDesk(tmp_path, tables=4)
    evening = Evening(room, {}, {})
    evening.told()
    room.desk.record(ImportEntries((ListedEntry(),) * 24), names=[(f"Player {number}", "") for number in range(24)])
    evening.told()
    for call in CALLS:
        room.play(call)
        evening.told()
    return evening


def opened(evening: Evening, folder: Path, file: bytes, log: bytes) -> int:
    """Opens what is left of file and write-ahead file: a room that was there, whole; how many events it holds."""
    folder.mkdir(exist_ok=True)
    path = folder / "evening.floor"
    path.write_bytes(file)
    log_of(path).write_bytes(log)
    told = {problem.code for problem in check(path).problems}
    assert told <= {"store.health.log-tail"}
    desk = open_desk(path)
    recorded = len(desk.log.facts)
    assert desk.floor.now == evening.rooms[recorded]
    whole(desk.floor.now)
    assert all(desk.floor.names.name(entry) for entry in desk.floor.now.entries)
    assert desk.call("wait Ann").ok
    desk.close()
    assert check(path).ok
    assert not log_of(path).exists()
    return recorded


def at_least(on_disk: Mapping[int, int], length: int) -> int:
    """How many events are wholly within so many bytes of the write-ahead file."""
    return max(recorded for recorded, size in on_disk.items() if size <= length)


def test_the_write_ahead_file_cut_at_every_sector(evening: Evening, tmp_path: Path) -> None:
    file, log = evening.file, evening.log
    first = min(evening.on_disk.values())
    found = set()
    for length in range(first, len(log) + SECTOR, SECTOR):
        recorded = opened(evening, tmp_path / "cut", file, log[:length])
        assert recorded == at_least(evening.on_disk, min(length, len(log)))
        found.add(recorded)
    assert found == set(evening.rooms)
    evening.desk.desk.close()


@pytest.mark.parametrize("filling", [b"\0", b"\xff", b"\x37"])
def test_sectors_of_the_last_call_that_never_came(evening: Evening, tmp_path: Path, filling: bytes) -> None:
    """A disk writes sectors in its own order: any of them may be missing while later ones are there."""
    chance = random.Random(filling)
    file, log = evening.file, evening.log
    *_, before, _ = sorted(evening.on_disk.values())
    sectors = range(before - before % SECTOR + SECTOR, len(log), SECTOR)
    for _ in range(12):
        torn = bytearray(log)
        for sector in chance.sample(sectors, chance.randint(1, len(sectors))):
            torn[sector : sector + SECTOR] = filling * len(torn[sector : sector + SECTOR])
        recorded = opened(evening, tmp_path / "torn", file, bytes(torn))
        assert recorded == max(evening.rooms) - (torn != log)
    evening.desk.desk.close()


def test_while_the_write_ahead_file_goes_into_the_file(evening: Evening, tmp_path: Path) -> None:
    """Cut off between: any sectors of the file are old, the others new, and the write-ahead file has them all."""
    chance = random.Random(7)
    old, log = evening.file, evening.log
    connection = evening.desk.desk.file._pen.connection
    assert connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[0] == 0
    new = evening.file
    assert new != old
    length = max(len(old), len(new))
    for _ in range(20):
        mixed = bytearray(old.ljust(length, b"\0"))
        for sector in range(0, length, SECTOR):
            if chance.random() < 0.5:
                mixed[sector : sector + SECTOR] = new[sector : sector + SECTOR]
        assert opened(evening, tmp_path / "mixed", bytes(mixed), log) == max(evening.rooms)
    for length in range(len(old), len(new), SECTOR):
        assert opened(evening, tmp_path / "grown", new[:length], log) == max(evening.rooms)
    evening.desk.desk.close()


class PowerGone(Exception):
    """What ends a recording in its middle."""


def half_recorded(evening: Evening, folder: Path) -> NoReturn:
    """Writes, opens what lies there meanwhile, and ends by PowerGone with the sizes that the write-ahead file had."""
    sizes = set()
    pen = evening.desk.desk.file._pen
    with pen.transaction() as db:
        newest = head(pen.connection)
        for number in range(1, 60):
            row = NewRow("entry-taken", 1, {"filling": "x" * 900}, "2026-11-29T20:15:03Z")
            newest = insert(db, newest, row).head
            if number % 6 == 0:
                sizes.add(len(evening.log))
                assert opened(evening, folder, evening.file, evening.log) == max(evening.rooms)
        raise PowerGone(sizes)


def test_in_the_middle_of_a_recording(evening: Evening, tmp_path: Path) -> None:
    """What is written, but not acknowledged, is not there; nor is it there in halves."""
    desk = evening.desk.desk
    desk.file._pen.connection.execute("PRAGMA cache_size = 1")
    with pytest.raises(PowerGone) as gone:
        half_recorded(evening, tmp_path / "middle")
    assert len(gone.value.args[0]) > 3, "pages must have gone to the write-ahead file before the end"
    evening.desk.play("wait Bo")
    desk.close()
    again = open_desk(evening.desk.path)
    assert len(again.log.facts) == max(evening.rooms) + 1
    again.close()
