"""Payout slips with their amounts, and prizes as lists for other programs."""

from pathlib import Path

import pytest

from floorman.core.refused import Refused
from floorman.desk.front.exporting import listed
from tests.desk.prizes.rooms import MoneyDesk
from tests.desk.rooms import TestDesk


@pytest.fixture
def room(tmp_path: Path) -> MoneyDesk:
    room = MoneyDesk(tmp_path)
    room.sell(5)
    room.play("1-5 x\n1-4 1-3 x 500 500\nreg close\n1-2 x")
    return room


def test_results_are_told_as_results_pages_take_them(room: MoneyDesk) -> None:
    headings, rows = listed(room.desk, "results")
    assert headings == ("Event", "Date", "Place", "Prize", "Entries", "Buy-In")
    assert list(rows) == [
        ("Friday 100", "2025-11-29", "1st", "250.00", 5, "110.00"),
        ("Friday 100", "2025-11-29", "2nd", "150.00", 5, "110.00"),
        ("Friday 100", "2025-11-29", "=3rd", "50.00", 5, "110.00"),
        ("Friday 100", "2025-11-29", "=3rd", "50.00", 5, "110.00"),
        ("Friday 100", "2025-11-29", "5th", "", 5, "110.00"),
    ]
    headings, rows = listed(room.desk, "results", names=True)
    assert (headings[-1], next(iter(rows))[-1]) == ("Player", "Player 1")


def test_every_payment_is_a_row(room: MoneyDesk) -> None:
    room.play("prizes final\npay 2 id\npay 3 = transfer & C7\nundo\npay 3\nreclaim 3 10")
    headings, rows = listed(room.desk, "payouts", names=True)
    told = [dict(zip(headings, row, strict=True)) for row in rows]
    assert [(one["Entry"], one["Place"], one["Prize"], one["Reclaimed"]) for one in told] == [
        (2, "2nd", "150.00", ""),
        (3, "=3rd", "50.00", ""),
        (3, "=3rd", "", "10.00"),
    ]
    assert (told[0]["ID"], told[0]["Kind"], told[0]["Drawer"], told[0]["Player"]) == ("yes", "cash", "C3", "Player 2")


def test_without_money_there_are_no_payouts(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=1)
    with pytest.raises(Refused, match="no-prices"):
        listed(room.desk, "payouts")
    assert listed(room.desk, "results", names=True)[0] == ("Place", "To", "Entry", "Name")
