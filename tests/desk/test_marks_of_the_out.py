"""A player who is out has no marks of a seat, and no chips."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from floorman.desk.files.opening import Opening, new_desk
from floorman.desk.front.room import Room


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    desk = new_desk(tmp_path / "evening.floor", Opening("Evening", "1", "1", "tda-2024", 9, (1,)), lang="en")
    yield Room(desk)
    desk.close()


def test_only_who_sits_can_be_not_yet_seen(room: Room) -> None:
    for call in ("new Ann Lee 1-1", "new Bo Lee 1-2", "wait Cy Lee", "1-2 x 9000"):
        assert room.run(call).ok
    rows = {row.name: row for row in room.players("all")}
    assert rows["Ann Lee"].flags == ("unverified",)
    assert rows["Bo Lee"].flags == rows["Cy Lee"].flags == ()
    assert rows["Bo Lee"].chips is None
