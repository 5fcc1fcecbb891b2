"""Anything typed into the call line: an answer, never an exception, and nothing changes unless it was recorded."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from floorman.desk.calls.grammar import BY_WORD
from floorman.desk.files.opening import open_desk
from floorman.desk.floor.invariants import whole
from floorman.desk.front.room import Room
from tests.desk.rooms import TestDesk

WORDS = st.one_of(
    st.sampled_from(sorted(BY_WORD)),
    st.sampled_from(
        ["x", "bust", "all", "next", "pos", "bb", "hands", "round", "time", "warn", "dq", "before", "wait"]
    ),
    st.sampled_from(["-", ";", "?", "#", "..", "to", "excused", "on", "off", "open", "close", "last", "no"]),
    st.builds("{}-{}".format, st.integers(0, 6), st.integers(0, 11)),
    st.builds("#{}".format, st.integers(0, 22)),
    st.builds("{}:{}".format, st.integers(0, 6), st.integers(0, 11)),
    st.builds("{}..{}".format, st.integers(0, 6), st.integers(0, 14)),
    st.integers(-3, 10**12).map(str),
    st.text(max_size=12),
)
LINES = st.lists(WORDS, max_size=7).map(" ".join)
ANYTHING = st.one_of(LINES, LINES, st.text(max_size=60), st.text(alphabet="0123456789-#; x?.:", max_size=20))


@pytest.fixture(name="folder", scope="module")
def _folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz")


def furnished(folder: Path) -> TestDesk:
    place = folder / str(len(list(folder.iterdir())))
    place.mkdir()
    room = TestDesk(place, tables=4)
    for table in (1, 2, 3):
        room.sit(table, 1, 2, 4, 5, 7)
    room.play("start all 1\nwait Bo\n1-2 x\nmove 2-1 3-9\np 3-1 hands 2")
    return room


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(ANYTHING, min_size=1, max_size=12))
def test_any_call_has_an_answer(folder: Path, lines: list[str]) -> None:
    room = furnished(folder)
    front = Room(room.desk)
    for line in lines:
        before, rows = room.desk.floor.now, len(room.desk.log.facts)
        echo = front.echo(line)
        assert room.desk.floor.now is before
        assert echo.status
        told = room.desk.line(line)
        recorded = sum(one.seq is not None for one in told)
        assert len(room.desk.log.facts) == rows + recorded
        for one in told:
            assert one.says.strip(), line
            assert one.ok or one.seq is None
        if not recorded:
            assert room.desk.floor.now is before
        whole(room.desk.floor.now)
        front.advice()
        front.legend()
        front.top()
        for table in front.tables()[:6]:
            front.table(table)
    now = room.desk.floor.now
    room.desk.close()
    again = open_desk(room.path)
    assert again.floor.now == now
    again.close()
