"""Two windows on one evening: it is shared from one, joined from the other, and both see what either records."""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from floorman.desk.files.opening import Opening, new_desk, open_desk
from floorman.hall.hall import Hall
from floorman.hall.membership import join, made_here
from floorman.ui.hall.join_form import JoinForm
from floorman.ui.hall.pane import HallPane
from floorman.ui.start.start_page import StartPage
from floorman.ui.theme.look import Look
from floorman.ui.window.window import Window
from floorman.ui.words import speak


def until(reached: Callable[[], bool], seconds: float = 30) -> bool:
    """Lets the windows work until it is reached."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        QApplication.processEvents()
        if reached():
            return True
        time.sleep(0.01)
    return False


@pytest.fixture(name="window")
def _window(qtbot: QtBot, own: Path) -> Callable[[str], Window]:
    speak("en")

    def make(name: str) -> Window:
        window = Window(Look("dark"), QSettings(str(own / f"{name}.ini"), QSettings.Format.IniFormat))
        qtbot.addWidget(window)
        window.resize(1366, 768)
        window.show()
        return window

    return make


@pytest.fixture(name="shared")
def _shared(own: Path, window: Callable[[str], Window]) -> Iterator[Window]:
    """A window whose evening has just been shared by the button of its pane."""
    desk = new_desk(own / "friday.floor", Opening("Friday 100", tables=(1, 2)))
    desk.close()
    first = window("first")
    first.start_pages.open(str(own / "friday.floor"))
    pane(first).share_it.click()
    assert until(lambda: first.page is not None and first.page.room.desk.among_others)
    hall = Hall(made_here())
    yield first
    first.close()
    hall.stop()


def pane(window: Window) -> HallPane:
    window.window_actions.act("hall")
    assert window.page is not None
    shown = window.page.panes.made["hall"]
    assert isinstance(shown, HallPane)
    return shown


def test_an_evening_is_shared_joined_and_played_at_two_windows(
    shared: Window, window: Callable[[str], Window], own: Path
) -> None:
    asked = pane(shared)
    assert not asked.share_it.isVisibleTo(asked)
    asked.invite_it.click()
    digits, port = asked.digits.text(), Hall(made_here()).port
    assert len(digits) == 7
    os.environ["XDG_CONFIG_HOME"] = str(own / "laptop-2")
    second = window("second")
    second.start_pages.start()
    start = second.pages.currentWidget()
    assert isinstance(start, StartPage)
    start.rows["J"].click()
    form = second.pages.currentWidget()
    assert isinstance(form, JoinForm)
    form.address.setText(f"127.0.0.1:{port}")
    form.digits.setText("12")
    form.submit()
    assert "does not take these digits" in form.notice.words
    form.digits.setText(digits)
    form.submit()
    assert until(lambda: second.page is not None)
    assert second.page is not None
    assert shared.page is not None
    here, there = shared.page.room, second.page.room
    assert there.run("new Ann Lee").ok
    assert until(lambda: here.desk.floor.names.name(1) == "Ann Lee")
    assert here.journal(1)[0].says.endswith("· desk")
    asked.reread()
    assert "desk · Registration · is there" in asked.here.text()
    second.close()


def test_a_hall_that_falls_silent_is_told_of_and_the_line_keeps_its_call(shared: Window) -> None:
    assert shared.page is not None
    page, hall = shared.page, Hall(made_here())
    hall.stop()
    assert until(lambda: page.banner.text() == "The hall does not answer. You may look; calls wait in the line.")
    page.bar.put("new Ann Lee")
    page.bar.give()
    assert page.room.desk.log.now.counts.entries == 0
    assert page.bar.field.text() == "new Ann Lee"
    hall.start()
    assert until(lambda: not page.banner.text())
    assert page.room.run("new Ann Lee").ok


def test_a_tournament_that_cannot_be_shared_stays_a_file(
    own: Path, window: Callable[[str], Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = new_desk(own / "friday.floor", Opening("Friday 100"))
    desk.close()
    monkeypatch.setattr("floorman.hall.postgres._places", list)
    first = window("first")
    first.start_pages.open(str(own / "friday.floor"))
    pane(first).share_it.click()
    assert until(lambda: isinstance(first.pages.currentWidget(), StartPage))
    start = first.pages.currentWidget()
    assert isinstance(start, StartPage)
    assert "PostgreSQL 15" in start.notice.words
    start.rows["Enter"].click()
    assert first.page is not None
    assert not first.page.room.desk.among_others
    first.close()


def test_what_a_colleague_changes_under_a_half_typed_call_wants_to_be_seen(shared: Window, own: Path) -> None:
    assert shared.page is not None
    page = shared.page
    for call in ("new Ann Lee 1-1", "new Bob Ray 1-2", "new Cyd Poe 2-1"):
        assert page.room.run(call).ok
    named = f"hall:{Hall(made_here()).name}/friday"
    os.environ["XDG_CONFIG_HOME"] = str(own / "laptop-2")
    join(Hall(own / "floorman" / "hall").add("podium-2", ["td"]))
    other = open_desk(named)
    page.bar.put("1-2 x")
    assert other.call("2-1 x").ok  # nothing to do with it: the line means the same
    assert until(lambda: len(page.room.desk.log.facts) == len(other.log.facts))
    assert "podium-2" not in page.bar.echo.echo.detail
    assert other.line("1-2 x; new Eve Fox 1-2")[-1].ok
    assert until(lambda: len(page.room.desk.log.facts) == len(other.log.facts))
    assert "podium-2" in page.bar.echo.echo.detail
    page.bar.give()
    assert page.bar.field.text() == "1-2 x"
    assert len(page.room.desk.log.facts) == len(other.log.facts)
    page.bar.give()
    assert page.room.journal(1)[0].says.startswith("E. Fox") or "Eve Fox" in page.room.journal(1)[0].says
    other.close()


def test_what_a_machine_joined_before_is_offered_at_once(shared: Window, window: Callable[[str], Window]) -> None:
    again = window("again")
    again.start_pages.ask_hall()
    form = again.pages.currentWidget()
    assert isinstance(form, JoinForm)
    assert [row.text().partition("/")[2] for row in form.rows] == ["friday"]
    assert shared.page is not None
    again.close()
