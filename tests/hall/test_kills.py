"""Servers and stations that are killed: what was acknowledged is there, once, and every mirror is the server's."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from floorman.core.refused import Refused
from floorman.hall.hall import Hall, make_hall
from floorman.hall.membership import join
from floorman.store.check import check
from floorman.store.link import Address
from floorman.store.mirror import Mirror, mirror_at
from floorman.store.server import ServerJournal, bring_in
from tests.hall import recording

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is not there")
NAME = "friday"


@pytest.fixture(name="own_hall")
def _own_hall(own: Path) -> Iterator[Hall]:
    """A hall that may be killed, with a tournament."""
    hall = make_hall(own / "hall", name="killed", listen="127.0.0.1")
    bring_in(address_of(hall, "founder"), NAME, {"code": 12345678}, (), (), {})
    yield hall
    hall.stop()


def address_of(hall: Hall, station: str) -> Address:
    return join(hall.add(station, ["td"]))


def station(hall: Hall, name: str, mirror: Path, times: int) -> subprocess.Popen[str]:
    """A station at work in a process of its own."""
    address = address_of(hall, name)
    return subprocess.Popen(
        [
            *(sys.executable, recording.__file__, str(address.port), address.role, address.password),
            *(str(hall.certificate), NAME, str(mirror), str(times)),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )


def first_words(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def kill_server(hall: Hall) -> None:
    """All of it, at once, as when the power goes."""
    leader = int((hall.data / "postmaster.pid").read_text().splitlines()[0])
    children = [
        int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit() and _parent(entry) == leader
    ]
    for one in (leader, *children):
        with suppress(ProcessLookupError):
            os.kill(one, signal.SIGKILL)
    assert _until(lambda: not Path(f"/proc/{leader}").exists() or _parent(Path(f"/proc/{leader}")) is None)


def _parent(process: Path) -> int | None:
    try:
        return int((process / "stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, ValueError):
        return None


def _until(reached: Callable[[], bool], seconds: float = 30) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if reached():
            return True
        time.sleep(0.02)
    return False


def looked_at(hall: Hall, mirror: Path) -> Mirror:
    return mirror_at(str(mirror), ServerJournal(address_of(hall, f"look-{mirror.stem}"), NAME))


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks at /proc")
def test_a_server_killed_amid_the_work_loses_nothing_that_was_acknowledged(own_hall: Hall, own: Path) -> None:
    at_work = [station(own_hall, f"podium-{number}", own / f"m{number}.floor", 30) for number in range(3)]
    told = [first_words(one) for one in at_work]  # each is at work
    for _ in range(2):
        for _ in range(8):
            told[0] += first_words(at_work[0])
        kill_server(own_hall)
        own_hall.start()
    for number, one in enumerate(at_work):
        told[number] += one.communicate(timeout=120)[0]
    assert [one.returncode for one in at_work] == [0, 0, 0]
    mirror = looked_at(own_hall, own / "late.floor")
    rows = {row.call: row.seq for row in mirror.rows()}
    assert len(rows) == len(list(mirror.rows())) == 90  # each once
    acknowledged = [line.split() for words in told for line in words.splitlines()]
    assert all(rows[call] == int(seq) for seq, call in acknowledged)
    mirror.close()
    for number in range(3):
        again = looked_at(own_hall, own / f"m{number}.floor")
        assert {row.call: row.seq for row in again.rows()} == rows
        again.close()
        assert check(own / f"m{number}.floor").ok


def test_a_station_killed_amid_the_work_goes_on_where_it_was(own_hall: Hall, own: Path) -> None:
    said = 0
    for _ in range(6):
        process = station(own_hall, "podium-1", own / "m.floor", 1000)
        assert process.stdout is not None
        for _ in range(5):
            assert process.stdout.readline()
            said += 1
        process.kill()
        said += len(process.stdout.read().splitlines())
        process.wait()
        process.stdout.close()
    mirror = looked_at(own_hall, own / "m.floor")
    rows = list(mirror.rows())
    assert said <= len(rows) <= said + 6
    assert rows == list(mirror.server.rows(0))
    assert len({row.call for row in rows}) == len(rows)
    mirror.close()


def test_a_hall_that_is_stopped_and_started_goes_on(own_hall: Hall, own: Path) -> None:
    mirror = looked_at(own_hall, own / "m.floor")
    own_hall.stop()
    with pytest.raises(Refused):
        mirror.refresh()
    assert mirror.may == "cut-off"
    own_hall.start()
    assert _until(lambda: _answers(mirror))
    assert mirror.may == "write"
    mirror.close()


def _answers(mirror: Mirror) -> bool:
    try:
        mirror.refresh()
    except Refused:
        return False
    return True
