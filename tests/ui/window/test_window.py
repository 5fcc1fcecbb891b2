"""An evening by keyboard alone: keys fill the call line, Enter records, errors keep what was typed."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from floorman.desk.files.opening import open_or_look
from floorman.desk.front.room import Room
from floorman.store.refused import NotRecorded
from floorman.ui.theme.look import Look
from floorman.ui.window.room_page import RoomPage
from floorman.ui.window.window import Window, own_settings
from tests.ui.conftest import Press
from tests.ui.evening import opened, recorded

ALT = Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def page(window: Window) -> RoomPage:
    assert window.page is not None
    return window.page


def type_text(press: Press, widget: object, text: str) -> None:
    for letter in text:
        press(widget, 0, letter)


def test_a_call_is_typed_echoed_and_recorded(page: RoomPage, room: Room, press: Press) -> None:
    type_text(press, page.bar.field, "12-5 x")
    assert page.bar.echo.echo.title == "Table 12 seat 5, A. Kowalska (#95) is out, 186th"
    assert not page.bar.enter.isHidden()
    assert page.bar.enter.text() == "record"
    assert recorded(room) == []
    press(page.bar.field, Qt.Key.Key_Return)
    assert recorded(room) == ["Table 12 seat 5, A. Kowalska (#95) is out, 186th"]
    assert page.bar.field.text() == ""
    assert page.bar.echo.echo.title == "Table 12 seat 5, A. Kowalska (#95) is out, 186th"


def test_the_echo_points_at_tile_and_plate(page: RoomPage, press: Press) -> None:
    page.choice.choose(3)
    type_text(press, page.bar.field, "12-5 x")
    assert page.choice.table == 12
    assert page.floor.tiles.mood(12).aimed == {5}
    assert page.panel.ring.plates[4].aimed
    press(page.bar.field, Qt.Key.Key_Escape)
    assert page.floor.tiles.mood(12).aimed == frozenset()
    assert not page.panel.ring.plates[4].aimed


def test_a_call_not_understood_changes_nothing_and_stays(page: RoomPage, room: Room, press: Press) -> None:
    type_text(press, page.bar.field, "12-5 y")
    assert page.bar.echo.echo.status == "not-understood"
    assert page.bar.enter.isHidden()
    press(page.bar.field, Qt.Key.Key_Return)
    assert page.bar.field.text() == "12-5 y"
    assert recorded(room) == []


def test_what_the_disk_does_not_take_stays_typed(
    page: RoomPage, room: Room, press: Press, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_row: object, **_more: object) -> int:
        raise NotRecorded("store.disk-full")

    monkeypatch.setattr(room.desk.file, "append", full)
    type_text(press, page.bar.field, "12 next")
    press(page.bar.field, Qt.Key.Key_Return)
    assert page.bar.field.text() == "12 next"
    assert page.bar.echo.echo.title == "The disk is full. Nothing was recorded; free some space and press Enter again."
    assert page.bar.echo.echo.status == "not-possible"
    assert page.strip.journal.shape == "stop"
    monkeypatch.undo()
    press(page.bar.field, Qt.Key.Key_Return)
    assert page.strip.journal.shape == "tick-disc"


@pytest.mark.parametrize(("key", "nth"), [("F5", 0), ("F6", 1), ("F9", 4)])
def test_an_advice_key_only_fills_the_call_line(window: Window, page: RoomPage, room: Room, key: str, nth: int) -> None:
    window.window_actions.act(key)
    assert page.bar.field.text() == room.advice()[nth].offer
    assert page.bar.field.hasFocus()
    assert recorded(room) == []


def test_shift_overrules_with_a_remark(window: Window, page: RoomPage, room: Room) -> None:
    window.window_actions.act("Shift+F6")
    assert page.bar.field.text() == "no table.halt:13 "
    assert recorded(room) == []


def test_a_half_typed_call_is_parked_and_comes_back(window: Window, page: RoomPage, room: Room, press: Press) -> None:
    type_text(press, page.bar.field, "new Ann Kow")
    window.window_actions.act("F5")
    assert page.bar.field.text() == "break 25"
    assert page.bar._last_words().endswith("parked: new Ann Kow")
    press(page.bar.field, Qt.Key.Key_Return)
    assert recorded(room)[0].startswith("Table 25 broken")
    assert page.bar.field.text() == "new Ann Kow"


def test_escape_goes_to_the_call_line_and_then_clears(page: RoomPage, press: Press) -> None:
    type_text(press, page.bar.field, "12-5")
    page.floor.setFocus()
    press(page.floor, Qt.Key.Key_Escape)
    assert page.bar.field.hasFocus()
    assert page.bar.field.text() == "12-5"
    press(page.bar.field, Qt.Key.Key_Escape)
    assert page.bar.field.text() == ""


def test_letters_and_digits_typed_anywhere_go_into_the_call_line(page: RoomPage, press: Press) -> None:
    for part in (page.floor, page.advice.list, page.panel.table_row.buttons[0]):
        part.setFocus()
        press(part, Qt.Key.Key_1, "1")
        assert page.bar.field.hasFocus()
    assert page.bar.field.text() == "111"


def test_polish_and_bulgarian_letters_are_typed(page: RoomPage, press: Press) -> None:
    page.floor.setFocus()
    press(page.floor, 0, "ż", Qt.KeyboardModifier.GroupSwitchModifier)
    press(page.bar.field, 0, "Щ", SHIFT)
    press(page.bar.field, 0, "ł", Qt.KeyboardModifier.ControlModifier | ALT)
    assert page.bar.field.text() == "żЩł"


@pytest.mark.parametrize(
    ("letter", "call"),
    [
        ("X", "12-5 x"),
        ("M", "move 12-5 "),
        ("A", "away 12-5"),
        ("P", "p 12-5 "),
        ("F", "pin #95"),
        ("S", "slip 12-5"),
        ("N", "12 next"),
        ("B", "12 pos "),
        ("E", "err 12"),
        ("L", "lock 12"),
        ("K", "break 12"),
        ("T", "note 12 "),
    ],
)
def test_alt_and_a_letter_begin_the_table_s_calls(
    page: RoomPage, room: Room, press: Press, letter: str, call: str
) -> None:
    page.choice.choose(12, 5)
    press(page.bar.field, ord(letter), letter.lower(), ALT)
    assert page.bar.field.text() == call
    assert recorded(room) == []


@pytest.mark.parametrize(("seat", "letter", "call"), [(9, "A", "back 12-9"), (9, "F", "unpin #99")])
def test_actions_turn_with_the_state(page: RoomPage, press: Press, seat: int, letter: str, call: str) -> None:
    page.choice.choose(12, seat)
    press(page.bar.field, ord(letter), letter.lower(), ALT)
    assert page.bar.field.text() == call


def test_a_locked_table_is_offered_to_be_unlocked(page: RoomPage, press: Press) -> None:
    page.choice.choose(1)
    press(page.bar.field, Qt.Key.Key_L, "l", ALT)
    assert page.bar.field.text() == "unlock 1"


def test_seat_actions_need_a_player(page: RoomPage, press: Press) -> None:
    page.choice.choose(12, 1)
    press(page.bar.field, Qt.Key.Key_X, "x", ALT)
    assert page.bar.field.text() == ""
    assert not page.panel.seat_row.buttons[0].isEnabled()


@pytest.mark.parametrize(("digit", "seat"), [("4", 4), ("9", 9)])
def test_alt_and_a_digit_choose_a_seat(page: RoomPage, press: Press, digit: str, seat: int) -> None:
    page.choice.choose(12)
    press(page.bar.field, ord(digit), digit, ALT)
    assert page.choice.seat == seat
    assert page.panel.ring.plates[seat - 1].isChecked()


def test_undo_redo_and_the_last_slip_are_calls_too(window: Window, page: RoomPage, room: Room, press: Press) -> None:
    for key, call in (("Ctrl+Z", "undo"), ("Ctrl+Y", "redo"), ("F12", "slip last")):
        window.window_actions.act(key)
        assert page.bar.field.text() == call
        press(page.bar.field, Qt.Key.Key_Escape)
    assert recorded(room) == []


def test_up_and_down_go_through_the_calls_run(page: RoomPage, press: Press) -> None:
    for call in ("12 next", "13 next"):
        type_text(press, page.bar.field, call)
        press(page.bar.field, Qt.Key.Key_Return)
    type_text(press, page.bar.field, "14")
    press(page.bar.field, Qt.Key.Key_Up)
    press(page.bar.field, Qt.Key.Key_Up)
    assert page.bar.field.text() == "12 next"
    press(page.bar.field, Qt.Key.Key_Down)
    press(page.bar.field, Qt.Key.Key_Down)
    assert page.bar.field.text() == "14"


def test_tab_goes_from_part_to_part_and_comes_round(window: Window, page: RoomPage, press: Press) -> None:
    page.choice.choose(12, 5)
    page.bar.field.setFocus()
    seen = []
    for _turn in range(12):
        now = window.focusWidget()
        assert now is not None
        seen.append(now)
        press(now, Qt.Key.Key_Tab, "\t")
        if window.focusWidget() is page.bar.field:
            break
    assert page.floor in seen
    assert page.advice.list in seen
    assert page.panel.ring.plates[4] in seen
    assert page.panel.seat_row.buttons[0] in seen
    assert page.strip.square in seen
    assert len(seen) <= 10
    press(page.bar.field, Qt.Key.Key_Backtab, "", SHIFT)
    assert window.focusWidget() is seen[-1]


def test_arrows_go_between_the_buttons_of_a_part(window: Window, page: RoomPage, press: Press) -> None:
    page.choice.choose(12, 5)
    buttons = page.panel.seat_row.buttons
    buttons[0].setFocus()
    press(buttons[0], Qt.Key.Key_Right)
    assert window.focusWidget() is buttons[1]
    press(buttons[1], Qt.Key.Key_Return)
    assert page.bar.field.text() == "move 12-5 "


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_arrows_go_between_plates(window: Window, page: RoomPage, press: Press) -> None:
    page.choice.choose(12, 5)
    plates = page.panel.ring.plates
    plates[4].setFocus()
    press(plates[4], Qt.Key.Key_Right)
    assert window.focusWidget() is plates[5]
    press(plates[5], Qt.Key.Key_Down)
    assert window.focusWidget() is plates[6]
    press(plates[6], Qt.Key.Key_Return)
    assert page.choice.seat == 7
    menu = page.menus.menu
    assert menu is not None, "Enter, or a second press, on the chosen plate opens its menu"
    assert menu.isVisible()
    menu.close()


def test_the_focus_ring_is_around_what_has_the_keys(window: Window, page: RoomPage) -> None:
    window.activateWindow()
    page.bar.field.setFocus()
    window.ring._changed(None, page.bar.field)
    assert window.ring.isVisible()
    assert window.ring.geometry().contains(
        page.bar.field.rect().translated(page.bar.field.mapTo(window, page.rect().topLeft())).center()
    )
    window.ring._changed(page.bar.field, page.floor)
    assert not window.ring.isVisible()


def test_a_query_shows_its_table(page: RoomPage, room: Room, press: Press) -> None:
    type_text(press, page.bar.field, "? #95")
    press(page.bar.field, Qt.Key.Key_Return)
    assert (page.choice.table, page.choice.seat) == (12, 5)
    assert recorded(room) == []


def test_a_window_that_may_only_look_says_who_holds_the_file(window: Window, room: Room) -> None:
    looking = Room(open_or_look(room.desk.file.path, lang="en"))
    page = window.open_room(looking, None)
    holder = looking.top().read_only
    assert holder
    assert page.banner.text() == f"Only to look at: {holder} has this tournament open"
    assert page.places.banner is not None


def test_size_theme_and_last_file_are_remembered(qtbot: QtBot, look: Look, settings: QSettings, evening: Path) -> None:
    window = Window(look, settings)
    qtbot.addWidget(window)
    window.remember()
    room = window.screen().availableGeometry()
    assert window.width() == min(1366, room.width())
    assert window.height() < room.height(), "a title bar has its place"
    window.open_room(opened(evening), str(evening))
    window.resize(800, 600)
    window.flip()
    window.show()
    window.close()
    with open_or_look(evening).file as file:
        assert not file.read_only, "the window gave it back"
    again = Window(look, settings)
    qtbot.addWidget(again)
    again.remember()
    assert (again.width(), again.height()) == (800, 600)
    assert settings.value("theme") == "light"
    assert settings.value("last") == str(evening)


def test_another_language_shows_the_room_anew(window: Window, room: Room) -> None:
    window.speak("pl")
    assert room.desk.floor.lang == "pl"
    assert "Rozbij" in room.advice()[0].title
    assert window.page is not None
    window.speak("en")


def test_the_menu_has_every_deed(window: Window) -> None:
    menu = window.window_actions.menu()
    words = [action.text() for action in menu.actions()]
    for word in ("Lists", "Papers", "Undo", "Redo", "Import a list …", "Dark or light", "Keys", "Leave Floorman"):
        assert word in words


@pytest.mark.parametrize("size", [(1366, 768), (1100, 700), (900, 640), (800, 600), (1920, 1080)])
def test_at_every_size_the_call_line_is_there(window: Window, size: tuple[int, int]) -> None:
    window.resize(*size)
    QApplication.processEvents()
    page = window.page
    assert page is not None
    assert page.bar.field.isVisible()
    assert page.bar.geometry().bottom() == page.height() - 1
    assert page.advice.rail is (size[0] < 1280)


def test_in_a_narrow_window_the_panel_covers_the_floor_and_escape_returns(window: Window, press: Press) -> None:
    window.resize(900, 640)
    QApplication.processEvents()
    page = window.page
    assert page is not None
    assert not page.panel.isVisible()
    page.choice.choose(12)
    page.floor.setFocus()
    press(page.floor, Qt.Key.Key_Return)
    assert page.panel.isVisible()
    press(page.panel.ring.plates[0], Qt.Key.Key_Escape)
    assert not page.panel.isVisible()
    assert page.floor.hasFocus()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems keep settings in a place of their own")
def test_what_the_window_keeps_of_a_user_nobody_else_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings" / "Floorman.conf"
    monkeypatch.setattr(
        "floorman.ui.window.window.QSettings", lambda *_names: QSettings(str(path), QSettings.Format.IniFormat)
    )
    for _start in range(2):
        settings = own_settings()
        settings.setValue("files/recent", ["/rooms/friday.floor"])
        settings.sync()
        assert path.stat().st_mode & 0o777 == 0o600
        path.chmod(0o644)
