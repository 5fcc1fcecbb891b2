"""Questions on antes and chip races, as they are asked in JSON."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.advise.asking import answer, ask, fault, house_file

RACE = {"seats": {"1": 3, "4": 2}, "from": 25, "to": 100, "draw": {"1": ["As", "7d", "2c"], "4": ["Kh", "3c"]}}
SHORT = {"stack": 1100, "big_blind": 1000, "ante": 1000}


def test_big_blind_ante(tmp_path: Path) -> None:
    assert answer("big_blind_ante", **SHORT, players=6) == {"blind": 1000, "ante": 100}
    ante_first = house_file(tmp_path, ante_order="ante-first")
    assert answer("big_blind_ante", ante_first, **SHORT, players=6) == {"blind": 100, "ante": 1000}
    reduced = house_file(tmp_path, ante_reduce_at=6)
    full = {**SHORT, "stack": 9000}
    assert answer("big_blind_ante", reduced, **full, players=6) == {"blind": 1000, "ante": 500}
    assert answer("big_blind_ante", reduced, **full, players=7) == {"blind": 1000, "ante": 1000}
    none = house_file(tmp_path, ante_heads_up=False)
    assert answer("big_blind_ante", none, **full, players=2) == {"blind": 1000, "ante": 0}
    assert fault("big_blind_ante", **{**SHORT, "stack": -5}, players=6) == ("bad-value", "stack")


def test_chip_race(tmp_path: Path) -> None:
    assert answer("chip_race", **RACE) == {"gets": {"1": 1, "4": 0}, "removed": 125, "paid": 100}
    left = ask("chip_race", house_file(tmp_path, chip_race_from="dealer-left"), **RACE)
    assert "dealer's left" in left["says"]
    assert "house 4" in left["cites"]


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"seats": {"13": 1}}, ("bad-value", "seats.13")),
        ({"seats": {}}, ("bad-value", "seats")),
        ({"from": 100}, ("impossible", "to")),
        ({"from": 0}, ("bad-value", "from")),
        ({"draw": {"1": ["As", "7d", "1c"], "4": ["Kh", "3c"]}}, ("bad-value", "draw.1[2]")),
        ({"draw": {"1": ["As", "7d", "3c"], "4": ["Kh", "3c"]}}, ("impossible", "draw")),
        ({"draw": {"1": ["As", "7d"], "4": ["Kh", "3c"]}}, ("impossible", "draw")),
        ({"seats": {"1": 4, "4": 2}}, ("impossible", "seats")),
    ],
)
def test_chip_race_misasked(change: dict[str, Any], wanted: tuple[str, str]) -> None:
    assert fault("chip_race", **{**RACE, **change}) == wanted
