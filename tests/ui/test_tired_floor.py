"""Faults found by using the window in haste, each held by a test."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from floorman.desk.front.room import Room
from floorman.desk.front.views import TableState
from floorman.ui.callline import bar
from floorman.ui.lists.pane import ListsPane
from floorman.ui.table.plate import Plate, whole
from floorman.ui.window.room_page import RoomPage
from floorman.ui.window.window import Window
from tests.ui.conftest import Press
from tests.ui.evening import recorded
from tests.ui.window.test_window import type_text

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


@pytest.fixture
def page(window: Window) -> RoomPage:
    assert window.page is not None
    return window.page


def lists(page: RoomPage) -> ListsPane:
    pane = page.panes.made["lists"]
    assert isinstance(pane, ListsPane)
    return pane


# Esc ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["F1", "F2"])
def test_esc_in_the_empty_call_line_takes_the_pane_away(window: Window, page: RoomPage, press: Press, key: str) -> None:
    window.window_actions.act(key)
    page.bar.field.setFocus()
    press(page.bar.field, Qt.Key.Key_Escape)
    assert page.panes.shown == ""
    assert page.floor.isVisible()


def test_esc_clears_the_call_first_and_the_pane_next(window: Window, page: RoomPage, press: Press) -> None:
    window.window_actions.act("F1")
    type_text(press, page.bar.field, "12-5 x")
    press(page.bar.field, Qt.Key.Key_Escape)
    assert (page.bar.calls.text, page.panes.shown) == ("", "keys")
    press(page.bar.field, Qt.Key.Key_Escape)
    assert page.panes.shown == ""


def test_the_esc_button_clears_at_the_first_click(page: RoomPage, press: Press) -> None:
    type_text(press, page.bar.field, "12-5 x")
    page.floor.setFocus()
    QTest.mouseClick(page.bar.esc, Qt.MouseButton.LeftButton)
    assert page.bar.calls.text == ""
    assert page.bar.field.hasFocus()


# Enter on a call that cannot be --------------------------------------------------------------------------------------


def test_enter_on_a_call_not_understood_leaves_the_echo_as_it_is(page: RoomPage, press: Press) -> None:
    type_text(press, page.bar.field, "12-5 y")
    before = page.bar.echo.echo
    press(page.bar.field, Qt.Key.Key_Return)
    assert page.bar.echo.echo == before


# lists ----------------------------------------------------------------------------------------------------------------


def test_the_lists_show_where_the_keys_go(window: Window, page: RoomPage) -> None:
    window.window_actions.act("F2")
    QApplication.processEvents()
    assert lists(page).view.hasFocus()
    assert lists(page).view.currentIndex().isValid()
    assert window.ring.isVisible()


def test_left_and_right_turn_the_lists_also_past_an_empty_one(
    window: Window, page: RoomPage, room: Room, press: Press
) -> None:
    assert room.run("in all").ok
    assert room.run("12-5 x").ok
    window.window_actions.act("F2")
    press(lists(page).view, Qt.Key.Key_Right)
    assert lists(page).which == "transit"
    assert lists(page).tabs["transit"].hasFocus()
    press(lists(page).tabs["transit"], Qt.Key.Key_Right)
    assert lists(page).which == "waiting"
    press(lists(page).tabs["waiting"], Qt.Key.Key_Left)
    press(lists(page).tabs["transit"], Qt.Key.Key_Left)
    assert lists(page).which == "all"
    assert lists(page).view.hasFocus()


# haste ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "call"), [(Qt.Key.Key_Z, "undo"), (Qt.Key.Key_Y, "redo")])
def test_undo_and_redo_are_the_rooms_in_the_call_line_too(page: RoomPage, key: Qt.Key, call: str) -> None:
    page.bar.field.setFocus()
    QTest.keyClicks(page.bar.field, "12")
    QTest.keyClick(page.bar.field, key, Qt.KeyboardModifier.ControlModifier)
    assert page.bar.calls.text == call
    assert page.bar.calls.parked == ["12"]


def test_a_held_enter_records_once(page: RoomPage, room: Room, press: Press) -> None:
    type_text(press, page.bar.field, "12-5 x")
    for repeated in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", repeated)
        QApplication.sendEvent(page.bar.field, event)
        page.bar.type("12-5 x") if not page.bar.calls.text else None
    assert recorded(room) == ["Table 12 seat 5, A. Kowalska (#95) is out, 186th"]


def test_enter_twice_does_not_record_the_parked_call(
    page: RoomPage, room: Room, press: Press, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bar, "HASTE", 1_000_000)
    type_text(press, page.bar.field, "12-5 x")
    page.bar.put("halt 20")
    press(page.bar.field, Qt.Key.Key_Return)
    press(page.bar.field, Qt.Key.Key_Return)
    assert recorded(room) == ["Table 20 stopped"]
    assert page.bar.calls.text == "12-5 x"
    monkeypatch.setattr(bar, "HASTE", 1)
    qtbot.wait(20)
    press(page.bar.field, Qt.Key.Key_Return)
    assert recorded(room)[1:] == ["Table 12 seat 5, A. Kowalska (#95) is out, 186th"]


def test_esc_with_nothing_typed_takes_the_strip_of_a_fault_away(window: Window, page: RoomPage, press: Press) -> None:
    window.trouble.show_trouble("a report")
    press(page.bar.field, Qt.Key.Key_Escape)
    assert not window.trouble.isVisible()


def test_a_broken_table_has_no_next_hand(page: RoomPage) -> None:
    page.choice.choose(22)
    assert page.room.tile(22).state is TableState.BROKEN
    assert page.panel.hand.isHidden()
    page.choice.choose(12)
    assert not page.panel.hand.isHidden()


def test_chips_on_a_plate_are_told_whole_or_not_at_all() -> None:
    assert [whole(chips) for chips in ("20.9k", "20.4k", "5k", "900", "")] == ["21k", "20k", "5k", "900", ""]


# one focus ring, always -----------------------------------------------------------------------------------------------


def has_one_ring(window: Window) -> bool:
    """The ring is shown, or the list that has the keys marks a row of its own."""
    QApplication.processEvents()
    now = window.focusWidget()
    assert now is not None
    assert now.isVisible(), f"{type(now).__name__} has the keys and is hidden"
    return window.ring.isVisible() != bool(now.property("ownFocus"))


@pytest.mark.parametrize(
    "keys",
    [
        "F1 F1", "F2 F2", "F3 F3", "F2 F1 F1", "Ctrl+P Ctrl+B Ctrl+B", "F4 F4", "F3 narrow", "F2 narrow wide F2",
        "plate narrow", "plate narrow wide", "floor F2 F2", "floor narrow F2 F2", "theme F2 theme", "plate theme",
        "plate other", "plate broken", "Ctrl+Z", "F5 F6 F2", "pl", "F2 pl", "plate pl", "filter none",
    ],
)  # fmt: skip
def test_there_is_always_exactly_one_focus_ring(window: Window, keys: str) -> None:
    def page() -> RoomPage:
        assert window.page is not None
        return window.page

    page().choice.choose(12, 5)
    steps: dict[str, Callable[[], object]] = {
        "narrow": lambda: window.resize(800, 600),
        "wide": lambda: window.resize(1366, 768),
        "plate": lambda: page().enter_table(),
        "floor": lambda: page().floor.setFocus(),
        "other": lambda: page().choice.choose(3),
        "broken": lambda: page().choice.choose(22),
        "pl": lambda: window.speak("pl"),
        "filter": lambda: page().filters.buttons["all"].setFocus(),
        "none": lambda: page().choice.choose(None),
    }
    for key in keys.split():
        steps.get(key, lambda key=key: window.window_actions.act(key))()
        assert has_one_ring(window), key


def test_home_and_end_go_to_the_first_and_the_last_row(window: Window, page: RoomPage, press: Press) -> None:
    window.window_actions.act("F2")
    view = lists(page).view
    press(view, Qt.Key.Key_End)
    assert view.currentIndex().row() == view.model().rowCount() - 1 > 0
    press(view, Qt.Key.Key_Home)
    assert view.currentIndex().row() == 0


def test_what_is_cut_in_a_list_is_told_whole(window: Window, page: RoomPage) -> None:
    window.window_actions.act("F2")
    cell = lists(page).view.model().index(0, 1)
    assert cell.data(Qt.ItemDataRole.ToolTipRole) == cell.data()
    assert cell.data()


def test_pasted_lines_become_calls_and_record_nothing(page: RoomPage, room: Room) -> None:
    QApplication.clipboard().setText(" 12-5 x \r\n\n3 next\n")
    page.bar.field.setFocus()
    QTest.keyClick(page.bar.field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert page.bar.calls.text == page.bar.field.text() == "12-5 x; 3 next"
    assert recorded(room) == []


# the focus wanders ----------------------------------------------------------------------------------------------------


def test_a_half_typed_call_goes_on_wherever_a_click_has_taken_the_focus(
    window: Window, page: RoomPage, room: Room, press: Press
) -> None:
    type_text(press, page.bar.field, "12")
    step = page.floor.step
    page.floor.setFocus()
    for letter in "-5 x":
        press(window.focusWidget() or window, 0, letter)
        page.floor.setFocus()
    assert page.bar.calls.text == "12-5 x"
    assert page.floor.step == step
    press(page.floor, Qt.Key.Key_Return)
    assert recorded(room) == []


def test_plus_and_minus_zoom_while_nothing_is_typed(page: RoomPage, press: Press) -> None:
    page.floor.setFocus()
    press(page.floor, Qt.Key.Key_Plus, "+")
    assert page.floor.step is not None
    assert page.bar.calls.text == ""


def test_arrows_choose_the_seat_that_the_letters_act_on(page: RoomPage, press: Press) -> None:
    page.choice.choose(12, 5)
    page.enter_table()
    press(page.panel.ring.plates[4], Qt.Key.Key_Left)
    plate = page.window().focusWidget()
    assert isinstance(plate, Plate)
    assert plate.seat.seat == page.choice.seat != 5
    assert plate.isChecked()


def test_enter_is_white_only_while_it_gives_the_call_out(page: RoomPage, press: Press) -> None:
    type_text(press, page.bar.field, "12-5 x")
    assert page.bar.field.hasFocus()
    assert page.bar.enter.white
    page.floor.setFocus()
    assert not page.bar.enter.white
    press(page.floor, 0, "4")
    assert page.bar.enter.white
