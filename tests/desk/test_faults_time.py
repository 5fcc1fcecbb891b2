"""The clock is set back, the zone changes, the laptop sleeps for an hour: ages are never negative, rows keep order."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from floorman.desk.files.opening import open_desk
from floorman.desk.front.room import Room
from floorman.desk.front.views import Freshness
from tests.desk.rooms import TestDesk


@pytest.fixture(name="room")
def _room(tmp_path: Path) -> Iterator[TestDesk]:
    room = TestDesk(tmp_path, tables=3)
    for table, players in ((1, 6), (2, 6), (3, 6)):
        room.sit(table, *range(1, players + 1))
    room.play("start all 1\nreg close")
    yield room
    room.desk.close()


def test_a_clock_set_back(room: TestDesk) -> None:
    front = Room(room.desk)
    room.play("move 1-1 2-8\naway 1-2")
    room.clock.wait(-90)
    front.tick()
    for table in room.desk.floor.now.standing_tables():
        assert room.desk.floor.hands_ago(table) == 0
        assert front.tile(table.number).freshness is Freshness.FRESH
    assert not any(card.code.startswith("transit") for card in front.advice())
    assert all("-" not in str(card.reason).replace("1-", "").replace("2-", "") for card in front.advice())
    room.play("1 next\nin 2-8\nback 1-2\nhalt 3\nresume 3\n2-1 x\nundo\nredo")
    seen = [room.desk.floor.now.tables[table].sighting for table in (1, 2, 3)]
    assert all(sighting is not None and sighting.age(room.clock.now) >= 0 for sighting in seen)
    now, rows = room.desk.floor.now, [fact.at for fact in room.desk.log.facts]
    assert rows != sorted(rows), "the rows tell the clock as it was"
    room.desk.close()
    again = open_desk(room.path)
    assert again.floor.now == now
    again.close()


def test_asleep_for_an_hour(room: TestDesk) -> None:
    front = Room(room.desk)
    room.play("move 1-1 2-8")
    assert {front.tile(table).freshness for table in (1, 2, 3)} == {Freshness.FRESH}
    room.clock.wait(60)
    assert front.tick() >= {1, 2, 3}
    assert {front.tile(table).freshness for table in (1, 2, 3)} == {Freshness.OLD}
    assert front.table(1).hand_title == "Next hand as it was 30 hands ago"
    assert front.legend().old == 3
    assert any(card.code == "transit.late" for card in front.advice())
    room.play("1 pos 2 3 4")
    assert front.tile(1).freshness is Freshness.FRESH


def test_another_time_zone(room: TestDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        shown = []
        for zone in ("UTC", "Asia/Tokyo", "America/New_York"):
            monkeypatch.setenv("TZ", zone)
            time.tzset()
            shown.append(Room(room.desk).journal(1)[0].at)
        assert len(set(shown)) == 3, "shown by this machine's clock"
        rows = list(room.desk.file.rows())
        assert all(row.at.endswith("Z") for row in rows), "kept in UTC"
        assert room.desk.floor.hands_ago(room.desk.floor.now.tables[1]) == 0
    finally:
        monkeypatch.undo()
        time.tzset()


def test_summer_time_ends_in_the_middle_of_a_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        monkeypatch.setenv("TZ", "Europe/Warsaw")
        time.tzset()
        room = TestDesk(tmp_path / ".", tables=1)
        room.clock.now = 1_761_439_800_000  # half past two in the night of 26 October 2025, for the first time
        room.sit(1, 1, 2, 3)
        room.play("start 1 1")
        room.clock.wait(60)
        times = [row.at for row in Room(room.desk).journal(2)]
        room.play("1 next")
        assert Room(room.desk).journal(1)[0].at == times[0] == "02:50"
        assert room.desk.floor.hands_ago(room.desk.floor.now.tables[1]) == 30
        room.desk.close()
    finally:
        monkeypatch.undo()
        time.tzset()
