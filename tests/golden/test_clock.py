"""A journal with every fact of the tournament clock, as it was first written, must replay to the same room for ever."""

import json

import pytest

from floorman.core import record
from floorman.core.facts import Fact
from floorman.core.log import Log
from tests.core.whole import check
from tests.golden.test_format_1 import HERE, told

ROWS = [json.loads(line) for line in (HERE / "clock.jsonl").read_text("utf-8").splitlines()]


def facts() -> list[Fact]:
    return [Fact(row["seq"], row["at"], record.event(row["kind"], row["version"], row["body"])) for row in ROWS]


def test_it_comes_to_the_same_room() -> None:
    log = Log(facts())
    check(log.now)
    assert told(log.now) == json.loads((HERE / "clock.room.json").read_text("utf-8"))


def test_fact_by_fact_it_comes_to_the_same() -> None:
    log = Log()
    for fact in facts():
        log.add(fact)
    assert log.now == Log(facts()).now


@pytest.mark.parametrize(("row", "fact"), [*zip(ROWS, facts(), strict=True)])
def test_its_facts_are_still_written_as_they_were(row: dict[str, object], fact: Fact) -> None:
    assert json.loads(json.dumps(record.plain(fact.event))) == row["body"]


def test_it_holds_every_fact_of_the_clock() -> None:
    kinds = {row["kind"] for row in ROWS}
    assert kinds >= {"structure-set", "clock-set", "level-begun", "last-hands-set", "announcement-made"}
