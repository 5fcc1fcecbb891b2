"""The calls of screens and pages: what they record, and what is not understood."""

import pytest

from tests.desk.rooms import TestDesk


def test_what_is_shown_is_recorded_with_the_names_that_the_house_allows(room: TestDesk) -> None:
    assert room.play("screen 2 clock") == ["Screen 2: clock, names: Full names"]
    assert room.play("screen 2 off") == ["Screen 2 shows nothing"]
    assert room.play("web on 192.168.1.5") == ["The room's pages are open in the network, names: None"]
    assert room.desk.remark(len(room.desk.log.facts)) == "192.168.1.5"
    assert room.play("web new") == ["New addresses for the room's pages, names: None"]
    assert room.play("web off") == ["The room's pages are closed"]
    assert room.play("slides /media/stick/Sponsors 2026") == ["Slides: /media/stick/Sponsors 2026"]
    assert room.play("slides off") == ["No slides any more"]


def test_undo_takes_back_what_came_before_them(room: TestDesk) -> None:
    room.play("new 1-1 A")
    room.play("screen 1 seats")
    room.play("undo")
    assert not room.desk.floor.now.counts.alive


@pytest.mark.parametrize(
    "call",
    [
        "screen",
        "screen 0 clock",
        "screen 2",
        "screen 2 tv",
        "screen 10 clock",
        "slides",
        "web",
        "web maybe",
        "web off now",
        "screen 1 clock please",
    ],
)
def test_what_is_not_understood_names_what_may_stand_there(room: TestDesk, call: str) -> None:
    before = len(room.desk.log.facts)
    told = room.desk.line(call)
    assert [one.status for one in told] == ["not-understood"]
    assert told[0].says
    assert len(room.desk.log.facts) == before
