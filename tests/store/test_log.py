"""The write-ahead file: damage in it must show, a torn end of an unfinished write must not."""

import random
import shutil
from pathlib import Path

import pytest

from floorman.store.check import check
from floorman.store.connection import log_of
from floorman.store.file import TournamentFile
from floorman.store.log import LogState, look_at
from tests.store.conftest import AT, put

FRAME = 24 + 4096


@pytest.fixture
def log(file: TournamentFile, tmp_path: Path) -> Path:
    """The write-ahead file of a copy, as a crash leaves it: thirty recordings."""
    for number in range(30):
        put(file, "entry-taken", 1, {"entry": number}, at=AT)
    copy = tmp_path / "crashed" / "friday.floor"
    copy.parent.mkdir()
    shutil.copy(file.path, copy)
    shutil.copy(log_of(file.path), log_of(copy))
    return log_of(copy)


def turned(log: Path, place: int) -> None:
    """Turns one bit over."""
    content = bytearray(log.read_bytes())
    content[place] ^= 0x10
    log.write_bytes(content)


def test_a_log_that_ends_as_it_should_is_whole(log: Path) -> None:
    assert look_at(log) is LogState.WHOLE
    assert look_at(log.with_name("none")) is LogState.WHOLE
    assert check(log.with_name("friday.floor")).total == 30


def test_every_flipped_bit_before_the_last_recording_shows(log: Path) -> None:
    chance = random.Random(4)
    whole = log.read_bytes()
    for _ in range(40):
        turned(log, chance.randrange(len(whole) - 2 * FRAME))
        assert look_at(log) is LogState.DAMAGED
        log.write_bytes(whole)


def test_a_flipped_bit_in_the_last_recording_is_called_torn(log: Path) -> None:
    turned(log, log.stat().st_size - 9)
    assert look_at(log) is LogState.TORN
    health = check(log.with_name("friday.floor"))
    assert [problem.code for problem in health.problems] == ["store.health.log-tail"]
    assert (health.safe_rows, health.total) == (29, 29)


@pytest.mark.parametrize("cut", [1, 3000, FRAME - 1, FRAME])
def test_a_write_that_a_crash_cut_short_is_no_damage(log: Path, cut: int) -> None:
    log.write_bytes(log.read_bytes()[:-cut])
    assert look_at(log) is LogState.WHOLE
    assert check(log.with_name("friday.floor")).ok


def test_what_an_earlier_run_of_the_log_left_behind_is_no_damage(file: TournamentFile, tmp_path: Path) -> None:
    for number in range(20):
        put(file, "entry-taken", 1, {"entry": number}, at=AT)
    file._pen.connection.execute("PRAGMA wal_checkpoint(RESTART)")
    put(file, "entry-taken", 1, {"entry": 20}, at=AT)
    copy = tmp_path / "log"
    shutil.copy(log_of(file.path), copy)
    assert copy.stat().st_size > 10 * FRAME
    assert look_at(copy) is LogState.WHOLE


def test_a_torn_end_is_nothing_wrong_while_all_that_was_told_is_there(file: TournamentFile) -> None:
    """A program that is killed while it writes leaves its last, untold recording unfinished."""
    for number in range(3):
        put(file, "entry-taken", 1, {"entry": number}, at=AT)
    log = log_of(file.path)
    log.write_bytes(log.read_bytes() + log.read_bytes()[-FRAME:])
    assert look_at(log) is LogState.TORN
    assert check(file.path).ok
    file.path.with_name(f"{file.path.name}.lock").unlink()
    assert [problem.code for problem in check(file.path).problems] == ["store.health.log-tail"]
