"""A half-typed call survives the next one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.ui.callline.calls import Calls, broken_table


def test_an_offer_parks_what_was_typed_by_hand() -> None:
    calls = Calls()
    calls.typed("new Ann")
    calls.put("halt 18")
    assert (calls.text, calls.parked) == ("halt 18", ["new Ann"])
    calls.done()
    assert (calls.text, calls.parked) == ("new Ann", [])


def test_an_offer_over_an_offer_parks_nothing() -> None:
    calls = Calls()
    calls.put("halt 18")
    calls.put("break 25")
    assert (calls.text, calls.parked) == ("break 25", [])


def test_an_offer_gone_on_by_hand_is_parked() -> None:
    calls = Calls()
    calls.put("move 12-5 ")
    calls.typed("move 12-5 17")
    calls.put("halt 18")
    assert calls.parked == ["move 12-5 17"]


def test_escape_drops_the_offer_and_brings_the_parked_call_back() -> None:
    calls = Calls()
    calls.typed("new Ann")
    calls.put("halt 18")
    calls.clear()
    assert calls.text == "new Ann"
    calls.clear()
    assert calls.text == ""


def test_history_keeps_each_call_once_in_a_row() -> None:
    calls = Calls()
    for call in ("12 next", "12 next", "13 next"):
        calls.typed(call)
        calls.done()
    assert calls.history == ["12 next", "13 next"]
    calls.newer()
    assert calls.text == ""
    for _step in range(5):
        calls.older()
    assert calls.text == "12 next"


@given(
    st.lists(st.tuples(st.sampled_from(["typed", "put"]), st.text("ab 1-", min_size=1).filter(str.strip)), max_size=12)
)
def test_nothing_typed_by_hand_is_lost_until_it_is_run_or_cleared(steps: list[tuple[str, str]]) -> None:
    calls = Calls()
    typed = ""
    for how, text in steps:
        if how == "typed":
            calls.typed(text)
            typed = text
        else:
            calls.put(text)
        if typed:
            kept = [each.strip() for each in (calls.text, *calls.parked)]
            assert typed.strip() in kept


@pytest.mark.parametrize(
    ("call", "table"), [("break 41", 41), ("41 break", 41), (" BREAK 3 1:2-2", 3), ("12-5 x", None), ("break", None)]
)
def test_a_breaking_call_names_its_table(call: str, table: int | None) -> None:
    assert broken_table(call) == table
