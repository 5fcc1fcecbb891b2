"""The question on late registration, as it is asked in JSON: moments with their offsets."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.advise.asking import answer, ask, fault, house_file

DESK = {
    "opens": "2026-11-29T18:00:00+01:00",
    "minutes": 90,
    "now": "2026-11-29T19:00:00+01:00",
    "open_seats": 3,
    "eliminated": 0,
    "players_left": 80,
    "paid": 12,
    "ends_at_first_elimination": False,
}


@pytest.mark.parametrize(
    ("opens", "now", "open_", "closes"),
    [
        ("2026-11-29T18:00:00+01:00", "2026-11-29T19:29:59+01:00", True, "2026-11-29T19:30:00+01:00"),
        ("2026-11-29T18:00:00+01:00", "2026-11-29T19:30:00+01:00", False, "2026-11-29T19:30:00+01:00"),
        ("2026-11-29T18:00:00+01:00", "2026-11-29T18:29:59Z", True, "2026-11-29T19:30:00+01:00"),
        ("2026-11-29T18:00:00+01:00", "2026-11-29T18:30:00Z", False, "2026-11-29T19:30:00+01:00"),
        ("2026-11-29T23:30:00-05:30", "2026-11-30T05:30:00Z", True, "2026-11-30T01:00:00-05:30"),
        ("2026-11-29T17:00:00Z", "2026-11-29T19:00:00+01:00", True, "2026-11-29T18:30:00Z"),
        ("2026-02-28T23:00:00+00:00", "2026-02-28T23:30:00+00:00", True, "2026-03-01T00:30:00+00:00"),
        ("2026-11-29T18:00:00+01:00", "2026-11-29T17:59:59+01:00", False, "2026-11-29T19:30:00+01:00"),
    ],
)
def test_wall_clock_time_across_offsets(opens: str, now: str, open_: bool, closes: str) -> None:
    given = answer("late_registration", **{**DESK, "opens": opens, "now": now})
    assert given == {"open": open_, "closes": closes, "because": None if open_ else "time"}


def test_the_late_stack_is_heard(tmp_path: Path) -> None:
    deduct = ask("late_registration", house_file(tmp_path, late_stack="deduct"), **DESK)
    assert deduct["code"] == "late-registration.open-deduct"
    assert "house 4" in deduct["cites"]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"opens": "2026-11-29T18:00:00"}, "opens"),
        ({"now": "yesterday"}, "now"),
        ({"now": 1764442800}, "now"),
        ({"minutes": -1}, "minutes"),
        ({"opens": "9999-12-31T23:00:00Z"}, "minutes"),
        ({"open_seats": -1}, "open_seats"),
    ],
)
def test_misasked(change: dict[str, Any], field: str) -> None:
    assert fault("late_registration", **{**DESK, **change}) == ("bad-value", field)
