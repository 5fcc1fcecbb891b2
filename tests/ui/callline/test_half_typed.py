"""A half-typed call survives the window, and the board of a hand-for-hand comes back with its file."""

from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from floorman.desk.files.opening import open_desk, open_or_look
from floorman.desk.front.room import Room
from floorman.ui.callline.calls import Calls, half_typed, keep_half_typed
from floorman.ui.window.room_page import RoomPage
from floorman.ui.window.window import Window
from tests.desk.rooms import TestDesk
from tests.patience import MILLISECONDS
from tests.ui.desks import Played


def opened_again(window: Window, path: Path, qtbot: QtBot) -> RoomPage:
    page = window.open_room(Room(open_desk(path)), None)
    qtbot.waitUntil(lambda: page._to_prepare is not None and page._to_prepare.isActive(), timeout=MILLISECONDS)
    return page


def test_what_was_half_typed_is_there_when_the_file_is_opened_again(played: Played, qtbot: QtBot) -> None:
    path = played.test.path
    played.keys("new Ann Kow")
    played.page.bar.put("break 3")
    played.page.close_room()
    page = opened_again(played.window, path, qtbot)
    assert page.bar.field.text() == "break 3"
    assert page.bar.calls.parked == ["new Ann Kow"]
    assert page.panes.shown == ""


def test_it_comes_back_once(played: Played, qtbot: QtBot) -> None:
    path = played.test.path
    played.keys("12-5 ")
    played.page.close_room()
    page = opened_again(played.window, path, qtbot)
    page.bar.clear()
    page.close_room()
    assert opened_again(played.window, path, qtbot).bar.field.text() == ""


def test_hand_for_hand_goes_on_at_its_board(played: Played, qtbot: QtBot) -> None:
    path = played.test.path
    played.fill(1, 2, 3, seats=3)
    played.play("h4h on")
    played.page.close_room()
    page = opened_again(played.window, path, qtbot)
    assert page.panes.shown == "board"
    played.window._escape()
    assert page.panes.shown == ""


def test_who_only_looks_keeps_nothing_and_takes_nothing(tmp_path: Path) -> None:
    test = TestDesk(tmp_path)
    calls = Calls()
    calls.typed("12-5 x")
    keep_half_typed(test.desk.file, calls)
    looker = open_or_look(test.path)
    keep_half_typed(looker.file, Calls())
    assert half_typed(looker.file) is None
    looker.close()
    back = half_typed(test.desk.file)
    assert back is not None
    assert (back.text, back.parked) == ("12-5 x", [])
    test.desk.close()


def test_a_forgotten_player_s_name_stays_in_no_call_that_is_remembered(played: Played, qtbot: QtBot) -> None:
    path = played.test.path
    played.play("new Zdzislaw Brzeczymost 1-1")
    played.keys("note 1 Brzeczymost saw it")
    played.keys("\n")
    played.keys("p 1-1 warn swore at Brzeczymosta")
    played.page.bar.put("forget #1")
    played.keys("\n")
    calls = played.page.bar.calls
    assert not any("czymost" in call for call in (calls.text, *calls.parked, *calls.history))
    assert calls.text == "p 1-1 warn swore at #1"
    played.page.close_room()
    assert b"czymost" not in path.read_bytes()
    assert opened_again(played.window, path, qtbot).bar.field.text() == "p 1-1 warn swore at #1"


def test_a_page_that_is_closed_before_it_was_ready_asks_nothing_of_its_file(played: Played) -> None:
    played.keys("12-5 ")
    played.window.speak("pl")
    played.window.grab()
    played.window.leave_room()
    QApplication.processEvents()
    assert played.window.page is None
