"""Events as plain values and back."""

import json
from typing import Any, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import fields

from floorman.core import facts as e
from floorman.core import record
from floorman.core.model import EntryNo, TableNo
from tests.core.rooms import chair, positions

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**40), 2**40) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)
st.register_type_strategy(object, PLAIN)  # type: ignore[arg-type]


def built(kind: type[e.Event]) -> st.SearchStrategy[e.Event]:
    """Any event of that kind, every field given."""
    hints = get_type_hints(kind)
    return st.builds(kind, **{field.name: st.from_type(hints[field.name]) for field in fields(kind)})


EVENTS = st.one_of([built(kind) for kind in e.KINDS.values()])


def through_json(event: e.Event) -> dict[str, Any]:
    """What a row holds of it."""
    body: dict[str, Any] = json.loads(json.dumps(record.plain(event)))
    return body


@given(EVENTS)
def test_every_event_comes_back_from_json_as_it_was(event: e.Event) -> None:
    assert record.event(event.KIND, event.VERSION, through_json(event)) == event


def test_only_what_differs_from_the_default_is_written() -> None:
    event = e.EntryMade(EntryNo(17), chair(12, 4))
    assert through_json(event) == {"entry": 17, "chair": [12, 4]}


def test_values_inside_values_are_plain_too() -> None:
    event = e.PositionsSeen((e.Seen(TableNo(12), positions(3, None, 5), (EntryNo(17),)),))
    assert through_json(event) == {"seen": [{"table": 12, "positions": {"button": 3, "big_blind": 5}, "arrived": [17]}]}


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
