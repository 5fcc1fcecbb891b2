"""The program's own faults: one sentence, a report without names, and the window goes on."""

import sys
from pathlib import Path

import pytest

from floorman.desk.front.room import Room
from floorman.ui.window.trouble import Trouble, keep
from floorman.ui.window.window import Window
from tests.ui.conftest import Press
from tests.ui.evening import recorded


def fails(name: str) -> None:
    raise ValueError(f"no seat for {name}")


def caught(name: str) -> tuple[type[BaseException], BaseException]:
    try:
        fails(name)
    except ValueError as fault:
        return type(fault), fault
    raise AssertionError


def test_what_is_told_names_places_but_no_players() -> None:
    told: list[str] = []
    trouble = Trouble()
    trouble.happened.connect(told.append)
    kind, fault = caught("Łucja Ząbek")
    trouble.take(kind, fault, fault.__traceback__)
    assert "ValueError" in told[0]
    assert "fails" in told[0]
    assert "Łucja" not in told[0]


def test_the_hook_tells_and_the_window_lives_on(
    window: Window, room: Room, press: Press, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    trouble = Trouble()
    trouble.happened.connect(window.trouble.show_trouble)
    trouble.install()
    kind, fault = caught("Ann")
    sys.excepthook(kind, fault, fault.__traceback__)
    assert window.trouble.isVisible()
    assert "is on the disk" in window.trouble.words
    assert window.page is not None
    window.page.bar.type("12-5 x")
    press(window.page.bar.field, 0x01000004)
    assert recorded(room) == ["Table 12 seat 5, A. Kowalska (#95) is out, 186th"]
    window.trouble.close_it.click()
    assert not window.trouble.isVisible()


def test_ctrl_c_still_ends_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[object] = []
    monkeypatch.setattr(sys, "__excepthook__", lambda *args: passed.append(args[0]))
    told: list[str] = []
    trouble = Trouble()
    trouble.happened.connect(told.append)
    trouble.take(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert passed == [KeyboardInterrupt]
    assert told == []


def test_a_report_is_kept_or_not(tmp_path: Path) -> None:
    assert keep("x", tmp_path / "deep" / "report.txt")
    assert (tmp_path / "deep" / "report.txt").read_text() == "x"
    (tmp_path / "file").write_text("")
    assert not keep("x", tmp_path / "file" / "report.txt")


def test_the_strip_says_where_the_report_is(window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("floorman.ui.window.trouble_strip.report_path", lambda: tmp_path / "report.txt")
    window.trouble.show_trouble("what went wrong")
    window.trouble.save.click()
    assert (tmp_path / "report.txt").read_text() == "what went wrong"
    assert str(tmp_path / "report.txt") in window.trouble.words
