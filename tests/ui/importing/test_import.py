"""A list is looked at, corrected, and taken over only on Enter."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from floorman.desk.front.room import Room
from floorman.exchange.headers import ColumnKind
from floorman.exchange.seating import Severity
from floorman.store.refused import NotRecorded
from floorman.ui.importing.page import ImportPage
from floorman.ui.importing.problems import Problems
from floorman.ui.importing.reading import ListReading
from floorman.ui.importing.table import ListModel
from floorman.ui.parts.controls import RadioRow, ToggleOption
from floorman.ui.theme.look import Look
from floorman.ui.window.window import Window
from tests.ui.conftest import Press
from tests.ui.evening import empty, recorded

POLISH = (
    "Lp.;Stół;Miejsce;Nazwisko;Imię;Żetony\n"
    "1;1;1;Śliwczyńska;Grażyna;25 500\n"
    "2;1;2;Żółtarz;Wiesława;158 500\n"
    "3;1;3;Łabędzicki;Zbyłut;29 500\n"
    "4;2;1;Ćwiąkoń;Świętobor;17 500\n"
    "5;2;2;Brzęczkowiak;Bożydar;123 500\n"
    "6;2;3;Podgórzec;Nawojka;61 500\n"
    "7;2;4;Gżegżułka;Wiesław;147 500\n"
    "8;2;5;Trzciński;Bolko;41 000\n"
)
"""Miejsce is a seat or a place."""
FAULTY = (
    "No,Table,Seat,Name,Bag,Chips\n"
    "1,1,1,Hugh Ashdowne,7,25500\n"
    "2,1,2,Rowan Penhallick,8,158500\n"
    "3,1,3,Étienne Vauquerin,9,29500\n"
    "4,2,1,Dora Harrow,7,17500\n"
    "5,2,2,Owen Pellwyn,8,123500\n"
    "6,2,3,Cy Kadrinov,9,61500\n"
    "7,2,1,Ada Tranchemer,9,147500\n"
    "8,2,12,Bo Oakhanger,9,41000\n"
)
"""Two people on 2-1, and a seat that no table of nine has."""
OPENED = ["Harbour Cup 300 opened, house tda-2024"]


@pytest.fixture
def polish(tmp_path: Path) -> Path:
    path = tmp_path / "stoly_dzien_2.csv"
    path.write_bytes(POLISH.encode("windows-1250"))
    return path


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    path = tmp_path / "day_2.csv"
    path.write_bytes(FAULTY.encode())
    return path


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    """A tournament that a list is to come into."""
    made = empty(tmp_path)
    yield made
    made.close()


@pytest.fixture
def page(window: Window, faulty: Path) -> ImportPage:
    assert window.page is not None
    shown = window.start_pages.show_list(window.page, faulty)
    QApplication.processEvents()
    return shown


@pytest.fixture
def polish_page(window: Window, polish: Path) -> ImportPage:
    assert window.page is not None
    return window.start_pages.show_list(window.page, polish)


def test_the_list_is_understood(room: Room, polish: Path) -> None:
    found = ListReading(polish, room.preview_list)
    assert found.source is not None
    assert found.source.encoding == "cp1250"
    assert found.columns.kinds[1:6] == (
        ColumnKind.TABLE,
        ColumnKind.SEAT,
        ColumnKind.LAST,
        ColumnKind.FIRST,
        ColumnKind.CHIPS,
    )
    assert found.preview.rows[0].name == "Grażyna Śliwczyńska"
    assert found.altered == ()


def test_choices_change_the_reading(room: Room, polish: Path) -> None:
    found = ListReading(polish, room.preview_list)
    found.choose_column(5, ColumnKind.UNUSED)
    assert found.preview.chips == 0
    found.choose_encoding("cp1252")
    assert "Œliwczyñska" in found.preview.rows[0].name
    found.choose_seats(keep=False)
    assert found.preview.seated == 0
    assert found.draw
    found.choose_header(0)
    assert found.source is not None
    assert found.source.header_line == 0
    found.choose_delimiter(",")
    assert found.asked_columns == {}


def test_rows_that_lose_something_can_be_left_out(room: Room, faulty: Path) -> None:
    found = ListReading(faulty, room.preview_list)
    assert len(found.found().rows) == 8
    assert [row.line for row in found.found(sound=True).rows] == [2, 3, 4, 5, 6, 7]


def test_what_is_no_list_is_said_in_a_sentence(room: Room, tmp_path: Path) -> None:
    found = ListReading(tmp_path / "gone.csv", room.preview_list)
    assert found.refused.endswith("gone.csv.")
    assert found.found().rows == ()


def test_models_are_sound(look: Look, room: Room, faulty: Path) -> None:
    found = ListReading(faulty, room.preview_list)
    rows, problems = ListModel(look), Problems()
    mode = QAbstractItemModelTester.FailureReportingMode.Warning
    QAbstractItemModelTester(rows, mode)
    QAbstractItemModelTester(problems, mode)
    rows.take(found)
    problems.take(found.questions)
    assert rows.rowCount() == 8
    assert rows.wrong(6) is Severity.ALTERED
    rows.take(found, only_questions=True)
    assert [rows.line(row) for row in range(rows.rowCount())] == [8, 9]
    assert rows.row_of(9) == 1
    assert rows.row_of(2) is None
    assert "2-1" in problems.words(0)


def test_nothing_is_taken_over_before_enter(window: Window, room: Room, page: ImportPage, press: Press) -> None:
    assert recorded(room) == OPENED
    assert page.take_all.text() == "Take over entries: 8"
    focus = window.focusWidget()
    assert focus is not None
    press(focus, Qt.Key.Key_Return)
    assert room.top().entries == 8
    assert window.pages.currentWidget() is window.page
    assert window.page is not None
    assert window.page.bar.echo.echo.title == recorded(room)[-1] == "List in: entries 8, seated 6"


def test_sound_rows_alone_are_taken_over(room: Room, page: ImportPage, press: Press) -> None:
    assert page.take_sound.text() == "Without the 2"
    press(page, Qt.Key.Key_W, "w", Qt.KeyboardModifier.AltModifier)
    assert room.top().entries == 6


def test_escape_leaves_and_nothing_came_in(window: Window, room: Room, page: ImportPage, press: Press) -> None:
    press(page, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.page
    assert recorded(room) == OPENED


def test_what_was_refused_is_said_and_the_list_stays(
    room: Room, page: ImportPage, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_row: object, **_more: object) -> int:
        raise NotRecorded("store.disk-full")

    monkeypatch.setattr(room.desk.file, "append", full)
    page.give(False)
    assert page.notice.words == "The disk is full. Nothing was recorded; free some space and press Enter again."
    assert room.top().entries == 0
    assert window.pages.currentWidget() is page


def test_without_the_lists_seats_everybody_is_drawn_one(room: Room, page: ImportPage) -> None:
    page.reading.choose_seats(keep=False)
    page.show_reading()
    page.give(False)
    assert room.top().entries == 8
    assert [row.state for row in room.players("all")] == ["seated"] * 8


def test_only_rows_with_a_question(page: ImportPage, press: Press) -> None:
    press(page, Qt.Key.Key_Q, "q", Qt.KeyboardModifier.AltModifier)
    assert page.table.rows.rowCount() == 2
    press(page, Qt.Key.Key_Q, "q", Qt.KeyboardModifier.AltModifier)
    assert page.table.rows.rowCount() == 8


def test_a_question_goes_to_its_row(page: ImportPage) -> None:
    page.list.clicked.emit(page.list.problems.index(1, 0))
    assert page.table.view.currentIndex().row() == 7


def test_encodings_and_delimiters_can_be_pressed(polish_page: ImportPage) -> None:
    page = polish_page
    rows = page.choices.findChildren(RadioRow)
    assert [row.text() for row in rows if row.isChecked()] == ["Windows-1250"]
    other = next(row for row in rows if row.text() == "Windows-1252")
    other.click()
    assert page.reading.encoding == "cp1252"
    options = [option.text() for option in page.choices.findChildren(ToggleOption) if option.isChecked()]
    assert "; semicolon" in options
    assert "Take the list’s seats" in options


def test_a_column_can_be_said(page: ImportPage) -> None:
    page.table.kind_chosen.emit(5, ColumnKind.UNUSED)
    assert page.reading.columns.kinds[5] is ColumnKind.UNUSED
    assert page.table.boxes[5].currentData() is ColumnKind.UNUSED


def test_seat_or_place_is_asked_and_turned(polish_page: ImportPage, press: Press) -> None:
    page = polish_page
    assert page.reading.columns.questions
    press(page, Qt.Key.Key_C, "c", Qt.KeyboardModifier.AltModifier)
    assert page.reading.columns.kinds[2] is ColumnKind.RANK


STATUS = "Table,Seat,Name,Status\n1,1,Ann Zed,a\n1,2,Bob Yew,d\n1,3,Cid Wye,D\n1,4,Dan Vee,out\n1,5,Eve Uhr,alternate\n"


@pytest.fixture
def status_page(window: Window, tmp_path: Path) -> ImportPage:
    path = tmp_path / "status.csv"
    path.write_text(STATUS)
    assert window.page is not None
    shown = window.start_pages.show_list(window.page, path)
    QApplication.processEvents()
    return shown


def names(page: ImportPage) -> list[str]:
    return [row.name for row in page.reading.preview.rows]


def test_who_plays_is_asked_one_word_after_the_other(status_page: ImportPage, press: Press) -> None:
    page, bar = status_page, status_page.question
    assert names(page) == ["Ann Zed"]
    assert (bar.words, bar.first.text(), bar.second.text()) == ("“d”, line 3, 4: do they play?", "comes in", "left out")
    bar.first.click()
    assert names(page) == ["Ann Zed", "Bob Yew", "Cid Wye"]
    assert bar.words == "“alternate”, line 6: do they play?"
    press(page, Qt.Key.Key_K, "k", Qt.KeyboardModifier.AltModifier)
    assert names(page) == ["Ann Zed", "Bob Yew", "Cid Wye"]
    assert bar.isHidden()
    assert page.reading.preview.clean


def test_a_row_is_taken_in_or_left_out_by_mouse_and_by_key(status_page: ImportPage, press: Press) -> None:
    page = status_page
    rows = page.table.rows
    assert [rows.comes(row) for row in range(5)] == [True, False, False, False, False]
    page.table.view.clicked.emit(rows.index(3, 0))
    assert names(page) == ["Ann Zed", "Dan Vee"]
    page.table.view.clicked.emit(rows.index(3, 2))
    page.table.view.doubleClicked.emit(rows.index(0, 3))
    assert names(page) == ["Dan Vee"]
    page.table.view.setCurrentIndex(rows.index(4, 1))
    press(page.table.view, Qt.Key.Key_Space, " ")
    assert names(page) == ["Dan Vee", "Eve Uhr"]
    page.turn.click()
    assert names(page) == ["Dan Vee"]
    assert rows.data(rows.index(0, 0), Qt.ItemDataRole.AccessibleTextRole) == "left out"


def test_a_question_of_a_column_is_settled_either_way(polish_page: ImportPage) -> None:
    page = polish_page
    assert page.question.second.text() == "Seat"
    page.question.second.click()
    assert page.reading.columns.kinds[2] is ColumnKind.SEAT
    assert page.question.isHidden()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_page_is_painted(page: ImportPage, look: Look, theme: str) -> None:
    look.switch(theme)
    assert not page.grab().isNull()
