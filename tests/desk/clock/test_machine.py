"""Anything done to the clock in any order and at any time: an answer, a room that replays, undo that is the inverse."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from floorman.core.log import Log
from floorman.core.model import Tournament
from floorman.desk.files.opening import open_desk
from floorman.desk.front.clock_view import clock_told, clock_view
from floorman.desk.front.echo import echo
from tests.desk.rooms import TestDesk

LEVELS = "25/50 2\n50/100 3 late\nbreak 4 -25\n100/200 5\nend\n200/400 1\n300/600 2\nbreak 1\nbreak 2\n400/800 9\n"
CALLS = st.one_of(
    st.sampled_from(
        [
            *(
                "lv go",
                "lv stop",
                "lv next",
                "lv back",
                "lv break",
                "lv play",
                "lv catch",
                "lv hands 3",
                "lv hands draw",
            ),
            *("lv break 2", "lv go at 20:07", "lv break 3 at 20:09", "lv sync 5 1", "lv hourly 2", "lv sync off"),
            *("h4h on", "h4h off", "h4h deal", "done 1", "done 2", "undo", "redo", "reg close", "reg open"),
            *("house pokerstars", "house tda-2024", "levels turbo", "levels standard", "level 2 ok", "say 1m soon"),
        ]
    ),
    st.builds("lv {}{}".format, st.sampled_from("+-"), st.integers(1, 12)),
    st.builds("lv {} {}:30".format, st.integers(1, 9), st.integers(0, 5)),
    st.builds("level {} {}".format, st.integers(1, 9), st.sampled_from(["-", "5/10 3", "+ 7/14 2", "+ 9/18 1 late"])),
    st.builds("break after {} {}".format, st.integers(1, 9), st.sampled_from(["-", "2", "3 -25 tea"])),
    st.builds("undo {}".format, st.integers(8, 40)),
)
STEPS = st.lists(st.tuples(CALLS, st.integers(0, 400)), min_size=1, max_size=25)


@pytest.fixture(name="folder", scope="module")
def _folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("clocks")


def begun(folder: Path, house: str) -> TestDesk:
    place = folder / str(len(list(folder.iterdir())))
    place.mkdir()
    hall = TestDesk(place, tables=2, house=house)
    hall.fill({1: 2, 2: 2})
    (place / "levels.txt").write_text(LEVELS)
    hall.play(f"levels {place / 'levels.txt'}")
    return hall


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(STEPS, st.sampled_from(["tda-2024", "pokerstars"]))
def test_whatever_is_called_has_an_answer(folder: Path, steps: list[tuple[str, int]], house: str) -> None:
    hall = begun(folder, house)
    desk = hall.desk
    for call, seconds in steps:
        hall.clock.now += seconds * 1000
        desk.keep()
        before, rows = desk.floor.now, len(desk.log.facts)
        assert echo(desk, call).status
        assert (desk.floor.now, len(desk.log.facts)) == (before, rows)
        told = desk.call(call)
        assert told.says
        assert told.ok or desk.floor.now == before
        if told.seq is not None and call != "redo" and not call.startswith("undo"):
            undone_and_done_again(hall, before)
        hall.show()
        assert (clock_told(desk.floor) is None) == (desk.floor.now.structure is None)
    assert Log(desk.log.facts).now == desk.floor.now
    view = clock_view(desk.floor)
    desk.close()
    again = open_desk(hall.path, clock=hall.clock)
    assert (again.floor.now, clock_view(again.floor)) == (desk.floor.now, view)
    again.close()


def undone_and_done_again(hall: TestDesk, before: Tournament) -> None:
    """What was just recorded can be taken back and brought back, and the clock with it."""
    after, view = hall.desk.floor.now, clock_view(hall.desk.floor)
    if not hall.desk.call("undo").ok:
        return
    undone = hall.desk.floor.now
    assert (undone.clock, undone.structure, undone.started_at) == (before.clock, before.structure, before.started_at)
    hall.play("redo")
    assert (hall.desk.floor.now, clock_view(hall.desk.floor)) == (after, view)
