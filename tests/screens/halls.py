"""An evening with levels, for what screens show of it."""

from pathlib import Path

import pytest

from floorman.screens.room_at import RoomAt
from tests.desk.rooms import TestDesk

LEVELS = """100/200/200 20
150/300/300 20 late
break 15 -25
200/400/400 20
stud 500/1000 ante 100 bring 150 20
end Day 1
120000/240000/240000 20
"""


def a_hall(folder: Path, monkeypatch: pytest.MonkeyPatch, levels: str = LEVELS) -> TestDesk:
    """Six tables of eight players in Warsaw at nine in the evening; the clock runs."""
    monkeypatch.setenv("TZ", "Europe/Warsaw")
    hall = TestDesk(folder, tables=6)
    hall.fill(dict.fromkeys(range(1, 7), 8))
    file = folder / "friday.txt"
    file.write_text(levels, encoding="utf-8")
    hall.play(f"levels {file}")
    return hall


def room_of(hall: TestDesk, lang: str = "en") -> RoomAt:
    """The room now."""
    return RoomAt(hall.desk.floor, hall.desk.remark, lang, hall.clock())
