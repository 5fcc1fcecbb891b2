"""Events as plain values and back."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.core import events as e
from floorman.core import record
from floorman.core.model import EntryNo, TableNo
from tests.core.rooms import chair, positions

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**40), 2**40) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)
st.register_type_strategy(object, PLAIN)  # type: ignore[arg-type]
EVENTS = st.one_of([st.from_type(kind) for kind in e.KINDS.values()])


@given(EVENTS)
def test_every_event_comes_back_from_json_as_it_was(event: e.Event) -> None:
    plain = json.loads(json.dumps(record.plain(event)))
    assert record.event(event.KIND, event.VERSION, plain) == event


def test_only_what_differs_from_the_default_is_written() -> None:
    event = e.EntryMade(EntryNo(17), chair(12, 4))
    assert record.plain(event) == {"entry": 17, "chair": [12, 4]}


def test_values_inside_values_are_plain_too() -> None:
    event = e.PositionsSeen((e.Seen(TableNo(12), positions(3, None, 5), (EntryNo(17),)),))
    assert record.plain(event) == {"seen": [{"table": 12, "positions": {"button": 3, "big_blind": 5}, "arrived": [17]}]}


@pytest.mark.parametrize(
    ("kind", "version", "body"),
    [
        ("entry-eaten", 1, {}),
        ("entry-made", 2, {"entry": 17}),
        ("entry-made", 1, {"entry": 17, "colour": "red"}),
        ("entry-made", 1, {}),
        ("entry-made", 1, {"entry": 17, "chair": 4}),
        ("entry-made", 1, {"entry": 17, "chair": [4]}),
        ("stacks-counted", 1, {"chips": [[17]]}),
        ("entries-seated", 1, {"seats": [None]}),
    ],
)
def test_what_this_program_does_not_know_is_refused(kind: str, version: int, body: dict[str, Any]) -> None:
    with pytest.raises(record.UnknownEvent, match=kind):
        record.event(kind, version, body)


def test_every_kind_has_a_name_of_its_own() -> None:
    assert len(e.KINDS) == len({kind.__name__ for kind in e.KINDS.values()})
    assert all(name == name.lower() and kind.VERSION == 1 for name, kind in e.KINDS.items())
