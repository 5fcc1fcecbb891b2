"""Journals with every fact of the formats, as they were first written, must replay to the same rooms for ever."""

import json

import pytest

from floorman.core import record
from floorman.core.facts import Fact
from floorman.core.log import Log
from tests.core.whole import check
from tests.golden.test_format_1 import HERE, told

JOURNALS: dict[str, list[dict[str, object]]] = {}
for _line in (HERE / "formats.jsonl").read_text("utf-8").splitlines():
    _row = json.loads(_line)
    JOURNALS.setdefault(_row.pop("journal"), []).append(_row)
ROOMS = json.loads((HERE / "formats.room.json").read_text("utf-8"))


def facts(name: str) -> list[Fact]:
    return [
        Fact(
            int(str(row["seq"])),
            int(str(row["at"])),
            record.event(str(row["kind"]), int(str(row["version"])), row["body"]),
        )  # type: ignore[arg-type]
        for row in JOURNALS[name]
    ]


@pytest.mark.parametrize("name", JOURNALS)
def test_it_comes_to_the_same_room(name: str) -> None:
    log = Log(facts(name))
    check(log.now)
    assert told(log.now) == ROOMS[name]


@pytest.mark.parametrize("name", JOURNALS)
def test_its_facts_are_still_written_as_they_were(name: str) -> None:
    for row, fact in zip(JOURNALS[name], facts(name), strict=True):
        assert json.loads(json.dumps(record.plain(fact.event))) == row["body"]


def test_they_hold_every_fact_of_the_formats() -> None:
    kinds = {row["kind"] for rows in JOURNALS.values() for row in rows}
    assert kinds >= {
        "format-set",
        "bags-counted",
        "day-ended",
        "day-begun",
        "flights-merged",
        "bag-withdrawn",
        "area-set",
    }
    assert kinds >= {"round-drawn", "match-decided", "seat-won", "games-set", "tables-resized", "dealers-pushed"}
