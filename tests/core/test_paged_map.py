"""A mapping that shares what did not change."""

from hypothesis import given
from hypothesis import strategies as st

from floorman.core.paged_map import PagedMap

NUMBERS = st.integers(0, 300)


@given(st.lists(st.dictionaries(NUMBERS, st.text(max_size=2)), max_size=6))
def test_a_roll_is_what_a_dict_would_be(changes: list[dict[int, str]]) -> None:
    roll: PagedMap[str] = PagedMap()
    held: dict[int, str] = {}
    for change in changes:
        before = dict(roll)
        later = roll.with_changes(change)
        assert dict(roll) == before, "the old one is as it was"
        roll = later
        held.update(change)
    assert roll == held
    assert len(roll) == len(held)
    assert list(roll) == sorted(held)
    assert list(roll.values()) == [held[number] for number in sorted(held)]
    assert all((number in roll) == (number in held) for number in range(301))
    assert roll.get(301) is None


def test_nothing_changed_is_the_same_roll() -> None:
    roll = PagedMap[str]().with_changes({7: "a"})
    assert roll.with_changes({}) is roll
    assert "7" not in roll


@given(st.dictionaries(NUMBERS, st.text(max_size=2)), st.dictionaries(NUMBERS, st.text(max_size=2), max_size=4))
def test_what_is_unlike_is_what_was_put_in(first: dict[int, str], change: dict[int, str]) -> None:
    roll = PagedMap[object]().with_changes({number: [text] for number, text in first.items()})
    later = roll.with_changes({number: [text] for number, text in change.items()})
    assert set(later.unlike(roll)) == set(roll.unlike(later)) == set(change)
    assert list(roll.unlike(roll)) == []
