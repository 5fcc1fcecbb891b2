"""A day's name never has the word "day" twice."""

import pytest

from floorman.desk.files.opening import Opening, new_desk
from floorman.desk.front.room import Room
from floorman.desk.words.day_names import bare_day


@pytest.mark.parametrize(
    ("named", "bare"),
    [
        ("1A", "1A"),
        ("Day 1A", "1A"),
        ("DAY 2", "2"),
        ("dzień 1", "1"),
        ("Ден 2", "2"),
        ("Jour 3", "3"),
        ("Day", "Day"),
        ("Turbo", "Turbo"),
        ("Daytime 1", "Daytime 1"),
        ("", ""),
    ],
)
def test_the_word_goes_where_it_would_be_said_again(named: str, bare: str) -> None:
    assert bare_day(named) == bare


def test_the_top_bar_says_it_once(tmp_path) -> None:  # type: ignore[no-untyped-def]
    room = Room(new_desk(tmp_path / "day.floor", Opening("Harbour Cup", "7", "Day 1A", "tda-2024", 9)))
    assert room.top().line.startswith("Day 1A · ")
    room.close()
