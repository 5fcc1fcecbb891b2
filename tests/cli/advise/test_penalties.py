"""Questions on dodging and penalties, as they are asked in JSON."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.advise.asking import answer, ask, fault, house_file

DODGE = {
    "intentional": True,
    "offence": 3,
    "within_minutes": 60,
    "from_existing_seat": False,
    "small_blind": 500,
    "big_blind": 1000,
    "ante": 1000,
    "players": 9,
}


def test_the_third_time_in_an_hour() -> None:
    reply = ask("dodge", "longform-06", **DODGE)
    assert reply["answer"] == {
        "penalty": "time",
        "hands": 0,
        "posts_blinds_next_hand": True,
        "forfeits": 0,
        "td_decides": False,
    }
    assert reply["cites"][0] == "longform-06 06.2"


@pytest.mark.parametrize(
    ("dodging", "from_seat", "penalty", "forfeits", "td"),
    [
        ("ladder", False, "time", 0, False),
        ("forfeit-and-round", True, "missed-rounds", 2500, False),
        ("forfeit-and-round", False, "missed-rounds", 0, True),
        ("dead-money", False, "warning", 1500, False),
    ],
)
def test_every_way_of_dealing_with_dodges(
    tmp_path: Path, dodging: str, from_seat: bool, penalty: str, forfeits: int, td: bool
) -> None:
    reply = ask("dodge", house_file(tmp_path, dodging=dodging), **{**DODGE, "from_existing_seat": from_seat})
    given = reply["answer"]
    assert (given["penalty"], given["forfeits"], given["td_decides"]) == (penalty, forfeits, td)
    assert reply["cites"][0] == "house 4"


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"offence": 0}, ("bad-value", "offence")),
        ({"intentional": 1}, ("bad-value", "intentional")),
        ({"ante": -1}, ("bad-value", "ante")),
        ({"players": 1}, ("too-few-players", "players")),
    ],
)
def test_dodge_misasked(change: dict[str, Any], wanted: tuple[str, str]) -> None:
    assert fault("dodge", **{**DODGE, **change}) == wanted


def test_penalty(tmp_path: Path) -> None:
    assert answer("penalty", rounds=2, players=9, dealt=4, misdeals=1) == {"owed": 18, "served": 4, "left": 14}
    assert answer("penalty", rounds=1, players=9, hands=1, dealt=40) == {"owed": 10, "served": 10, "left": 0}
    minutes = house_file(tmp_path, penalty_unit="minutes")
    assert answer("penalty", minutes, rounds=1, players=9, dealt=4) == {"owed": 18, "served": 8, "left": 10}
    assert fault("penalty", rounds=1, players=9) == ("missing-field", "dealt")
    assert fault("penalty", rounds=-1, players=9, dealt=0) == ("bad-value", "rounds")
