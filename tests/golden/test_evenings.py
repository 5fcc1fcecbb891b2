"""Evenings of all three houses, recorded when the journal had its first form: they open, show the same, and go on."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from floorman.desk.desk import Desk
from floorman.desk.files.opening import open_desk
from floorman.desk.front import json_view as show
from tests.desk.rooms import MINUTE, Clock, seeds

EVENINGS = Path(__file__).parent / "evenings"
HOUSES = ("tda-2024", "longform-06", "pokerstars")
FORGOTTEN = {"tda-2024": 4, "longform-06": 5, "pokerstars": 6}
"""Who was forgotten in the evening of each house."""


def kept(house: str) -> dict[str, Any]:
    """What the evening showed when it was recorded, and what came of the calls that followed it."""
    shown: dict[str, Any] = json.loads((EVENINGS / f"{house}.json").read_text("utf-8"))
    return shown


def opened(name: str, folder: Path, at: int) -> Desk:
    """A copy of the evening ``name``, opened at the instant at which it was shown."""
    path = folder / "evening.floor"
    shutil.copy(EVENINGS / f"{name}.floor", path)
    clock, chance = Clock(), seeds()
    clock.now = at
    return open_desk(path, clock=clock, chance=lambda: next(chance))


def as_json(value: object) -> Any:
    """A value as another program reads it."""
    return json.loads(json.dumps(value))


def known_then(now: Any, was: Any) -> Any:
    """``now`` without the keys that came later: who reads the JSON passes over what he does not know."""
    if isinstance(now, dict) and isinstance(was, dict):
        return {key: known_then(value, was[key]) for key, value in now.items() if key in was}
    if isinstance(now, list) and isinstance(was, list) and len(now) == len(was):
        return [known_then(one, other) for one, other in zip(now, was, strict=True)]
    return now


def without_advice(room: dict[str, Any]) -> dict[str, Any]:
    """The room as it stands; what is advised about it is today's word, not the recorded evening's."""
    return {key: value for key, value in room.items() if key != "advice"}


def told(desk: Desk) -> dict[str, Any]:
    """What the room and its journal show."""
    return {"room": without_advice(as_json(show.room(desk))), "journal": as_json(show.journal(desk))}


@pytest.mark.parametrize("house", HOUSES)
def test_it_shows_the_same_room_and_the_same_journal(house: str, tmp_path: Path) -> None:
    was = kept(house)
    desk = opened(house, tmp_path, was["at"])
    shown = {"room": without_advice(was["room"]), "journal": was["journal"]}
    assert known_then(told(desk), shown) == shown
    desk.close()


@pytest.mark.parametrize("house", HOUSES)
def test_it_can_be_played_on(house: str, tmp_path: Path) -> None:
    was = kept(house)
    desk = opened(house, tmp_path, was["at"])
    clock = desk.floor.clock
    assert isinstance(clock, Clock)
    for one in was["calls"]:
        clock.now = was["at"] + one["minute"] * MINUTE
        assert desk.call(one["call"]).says == one["says"]
    clock.now = was["at"] + was["minutes"] * MINUTE
    after = without_advice(was["after"])
    assert known_then(as_json(show.room(desk)), after) == after
    desk.close()


@pytest.mark.parametrize("house", HOUSES)
def test_the_evenings_hold_what_is_hard_to_keep(house: str, tmp_path: Path) -> None:
    was = kept(house)
    kinds = {row["kind"] for row in was["journal"]}
    assert kinds >= {"undone", "redone", "penalty-given", "hand-for-hand-done", "players-moved", "player-forgotten"}
    assert was["room"]["transit"]
    desk = opened(house, tmp_path, was["at"])
    assert desk.floor.names.name(FORGOTTEN[house]) == ""
    desk.close()


def test_a_choice_that_its_opening_lacks_is_the_usual_one_and_says_on_whose_word(tmp_path: Path) -> None:
    was = kept("tda-2024")
    desk = opened("choices-left-out", tmp_path, was["at"])
    shown = {"room": without_advice(was["room"]), "journal": was["journal"]}
    assert known_then(told(desk), shown) == shown
    desk.close()
