"""Journals of format 1 must replay to the same room for ever: every fact that there was at first stands in this one."""

import json
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from floorman.core import record
from floorman.core.facts import Fact
from floorman.core.log import Log
from tests.core.whole import check

HERE = Path(__file__).parent


def told(value: Any) -> Any:
    """A state as JSON, without what is as it is by default: a new field with a default changes nothing here."""
    if isinstance(value, Struct):
        return {
            one.name: told(getattr(value, one.name))
            for one in fields(value)
            if getattr(value, one.name) != (one.default if one.default_factory is NODEFAULT else one.default_factory())
        }
    if isinstance(value, Mapping):
        return {str(key): told(one) for key, one in value.items()}
    if isinstance(value, frozenset):
        return sorted(told(one) for one in value)
    if isinstance(value, tuple):
        return [told(one) for one in value]
    return value.value if isinstance(value, Enum) else value


def journal() -> list[Fact]:
    """The journal as it was written."""
    rows = [json.loads(line) for line in (HERE / "format-1.jsonl").read_text("utf-8").splitlines()]
    return [Fact(row["seq"], row["at"], record.event(row["kind"], row["version"], row["body"])) for row in rows]


def test_the_journal_holds_every_fact_that_there_was_at_first() -> None:
    assert len({fact.event.KIND for fact in journal()}) == 39


def test_the_journal_still_comes_to_the_same_room() -> None:
    log = Log(journal())
    check(log.now)
    assert told(log.now) == json.loads((HERE / "format-1.room.json").read_text("utf-8"))


def test_events_are_still_written_as_they_were() -> None:
    rows = [json.loads(line) for line in (HERE / "format-1.jsonl").read_text("utf-8").splitlines()]
    for row, fact in zip(rows, journal(), strict=True):
        assert (fact.event.KIND, fact.event.VERSION, json.loads(json.dumps(record.plain(fact.event)))) == (
            row["kind"],
            row["version"],
            row["body"],
        )


def test_fact_by_fact_it_comes_to_the_same() -> None:
    facts = journal()
    log = Log()
    for fact in facts:
        log.add(fact)
        check(log.now)
    assert log.now == Log(facts).now
