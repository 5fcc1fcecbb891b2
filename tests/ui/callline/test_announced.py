"""What a screen reader is told by the call line's live region, on a real desk: through one Enter, one sentence."""

from types import SimpleNamespace

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from floorman.store.refused import NotRecorded
from floorman.ui.callline import echo
from tests.ui.desks import Played


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is announced, in its order."""
    told: list[str] = []

    def tell(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append(event.message())

    spoken = SimpleNamespace(Event=QAccessible.Event, updateAccessibility=tell)
    monkeypatch.setattr(echo, "QAccessible", spoken)
    return told


def entered(played: Played, heard: list[str], call: str) -> list[str]:
    """What Enter has announced of a typed call."""
    played.keys(call)
    heard.clear()
    played.keys("\n")
    return heard


def test_enter_tells_what_was_recorded_and_nothing_else(played: Played, heard: list[str]) -> None:
    played.fill(1, 2)
    assert entered(played, heard, "1-5 x") == ["Table 1 seat 5, Player 1 5 (#5) is out, 18th. 21 recorded"]


def test_several_calls_in_one_line_are_told_together(played: Played, heard: list[str]) -> None:
    played.fill(1, 2)
    assert entered(played, heard, "1-5 x; 1-6 x") == [
        "Table 1 seat 5, Player 1 5 (#5) is out, 18th · Table 1 seat 6, Player 1 6 (#6) is out, 17th. 21–22 recorded"
    ]


def test_a_refused_call_is_told_again(played: Played, heard: list[str]) -> None:
    played.fill(1, seats=3)
    refusal = "Not possible: Nobody sits at 1-9. Taken at that table: 1, 2, 3. Nothing is changed"
    assert entered(played, heard, "1-9 x") == [refusal]


def test_what_the_disk_does_not_take_is_told_once(
    played: Played, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played.fill(1)

    def full(*_row: object, **_more: object) -> int:
        raise NotRecorded("store.disk-full", file="evening.floor")

    monkeypatch.setattr(played.room.desk.file, "append", full)
    assert entered(played, heard, "1-5 x") == [
        "The disk is full. Nothing was recorded; free some space and press Enter again."
    ]
    assert played.page.bar.field.text() == "1-5 x"


def test_a_line_that_fails_in_the_middle_tells_why(played: Played, heard: list[str]) -> None:
    played.fill(1)
    told = entered(played, heard, "1-5 x; 1-5 x")
    assert len(told) == 1
    assert told[0].startswith("Not possible: ")


def test_a_parked_call_is_told_after_what_was_recorded(played: Played, heard: list[str]) -> None:
    played.fill(1, 2)
    played.keys("new Ann 3-1")
    played.page.bar.put("1-5 x")
    heard.clear()
    played.keys("\n")
    assert heard[0] == "Table 1 seat 5, Player 1 5 (#5) is out, 18th. 21 recorded"
    assert heard[1].startswith("Ann (#19)")
    assert len(heard) == 2


def test_a_change_from_elsewhere_is_told_of_what_is_typed(played: Played, heard: list[str]) -> None:
    played.fill(1, 2)
    played.keys("1-5 x")
    heard.clear()
    played.play("1-5 x")
    assert heard == [
        "Not possible: Nobody sits at 1-5. Taken at that table: 1, 2, 3, 4, 6, 7, 8, 9. Nothing is changed"
    ]


def test_a_half_typed_call_outlives_what_a_pane_records(played: Played, heard: list[str]) -> None:
    played.fill(1, 2)
    played.play("h4h on 9")
    played.page.bar.type("12")
    heard.clear()
    played.page.run("done 1")
    assert played.page.bar.field.text() == "12"
    assert not [words for words in heard if "done" in words]
