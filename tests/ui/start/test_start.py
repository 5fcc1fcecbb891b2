"""The ways into a tournament: last file, new form, a list; what cannot be is said and nothing typed is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QDate, QSettings, Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from floorman.desk.files.opening import open_or_look
from floorman.ui.importing.page import ImportPage
from floorman.ui.start.new_form import NewForm, tables_of
from floorman.ui.start.recent import MOST, RecentFile, day_of, recent_files, remember
from floorman.ui.start.start_page import StartPage
from floorman.ui.theme.look import Look
from floorman.ui.window.room_page import RoomPage
from floorman.ui.window.window import Window
from tests.ui.conftest import Press
from tests.ui.evening import copied


@pytest.fixture
def start(
    qtbot: QtBot,
    look: Look,
    settings: QSettings,
    played_evening: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Window]:
    monkeypatch.setattr("floorman.ui.window.start_pages.documents", lambda: tmp_path)
    settings.setValue("last", str(copied(played_evening, tmp_path)))
    made = Window(look, settings)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.start_pages.start()
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.leave_room()


def shown(window: Window) -> object:
    return window.pages.currentWidget()


def test_enter_opens_the_last_tournament(start: Window, press: Press) -> None:
    page = shown(start)
    assert isinstance(page, StartPage)
    assert page.rows["Enter"].text() == "Open evening"
    assert page.rows["Enter"].white
    focus = start.focusWidget()
    assert focus is page.rows["Enter"]
    press(focus, Qt.Key.Key_Return)
    assert isinstance(shown(start), RoomPage)


def test_without_a_last_file_there_are_three_rows(qtbot: QtBot, look: Look, settings: QSettings) -> None:
    window = Window(look, settings)
    qtbot.addWidget(window)
    window.start_pages.start()
    page = shown(window)
    assert isinstance(page, StartPage)
    assert list(page.rows) == ["O", "N", "I", "T", "J", "D", "handbook"]
    assert page.rows["N"].white


def test_a_file_that_is_not_there_is_said(start: Window) -> None:
    start.start_pages.open("/nowhere/gone.floor")
    page = shown(start)
    assert isinstance(page, StartPage)
    assert "gone.floor" in page.notice.words


def form_of(window: Window, press: Press) -> NewForm:
    page = shown(window)
    assert isinstance(page, StartPage)
    press(page, Qt.Key.Key_N, "n")
    form = shown(window)
    assert isinstance(form, NewForm)
    return form


def test_a_new_tournament_is_made(start: Window, press: Press, tmp_path: Path) -> None:
    form = form_of(start, press)
    assert start.focusWidget() is form.name
    for letter in "Puchar Łodzi":
        press(form.name, 0, letter)
    form.event_no.setText("7")
    form.day.setText("1A")
    form.tables.setText("1-3, 8")
    form.seats.setValue(8)
    press(form.name, Qt.Key.Key_Return)
    page = shown(start)
    assert isinstance(page, RoomPage)
    top = page.room.top()
    assert (top.name, top.event, page.room.tables()) == ("Puchar Łodzi", "7", (1, 2, 3, 8))
    assert top.line.startswith("Day 1A")
    assert page.room.house().name == "tda-2024"
    assert {page.room.tile(table).max_seats for table in page.room.tables()} == {8}
    assert start.settings.value("last") == str(tmp_path / "Puchar Łodzi.floor")
    start.leave_room()
    assert [one.name for one in recent_files(start.settings)] == ["Puchar Łodzi", "evening"]


def test_a_form_without_a_name_says_so(start: Window, press: Press, tmp_path: Path) -> None:
    form = form_of(start, press)
    form.submit()
    assert form.notice.words == "The tournament has no name yet."
    form.name.setText("Harbour Cup")
    form.tables.setText("one to three")
    form.submit()
    assert form.notice.words == "Tables are written as 1-12, 20."
    assert [path.name for path in tmp_path.glob("*.floor")] == ["evening.floor"]


def test_what_cannot_be_made_stays_typed(start: Window, press: Press) -> None:
    form = form_of(start, press)
    for letter in "evening":
        press(form.name, 0, letter)
    form.submit()
    assert shown(start) is form
    assert "evening.floor" in form.notice.words
    assert form.name.text() == "evening"
    press(form.name, Qt.Key.Key_Escape)
    assert isinstance(shown(start), StartPage)


def test_a_list_leads_to_the_form_and_then_to_the_import(
    start: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = tmp_path / "players.csv"
    players.write_text("Name,Table,Seat\nAnn Lee,1,4\n", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(players), ""))
    page = shown(start)
    assert isinstance(page, StartPage)
    page.rows["I"].click()
    form = shown(start)
    assert isinstance(form, NewForm)
    assert form.tables.text() == ""
    form.name.setText("Harbour Cup")
    form.submit()
    assert isinstance(shown(start), ImportPage)


@pytest.mark.parametrize(
    ("said", "tables"),
    [
        ("", ()),
        ("1-3", (1, 2, 3)),
        ("1..3, 5", (1, 2, 3, 5)),
        ("7; 7", (7,)),
        ("3-1", None),
        ("0", None),
        ("a", None),
        ("1-9999", None),
    ],
)
def test_tables_as_they_are_written(said: str, tables: tuple[int, ...] | None) -> None:
    assert tables_of(said) == tables


def test_closing_a_tournament_gives_its_file_back(start: Window) -> None:
    start.start_pages.open(str(start.settings.value("last")))
    page = start.page
    assert page is not None
    path = page.room.desk.file.path
    start.leave_room()
    with open_or_look(path).file as file:
        assert not file.read_only, "nobody holds it"
    assert isinstance(shown(start), StartPage)
    assert start.windowTitle() == "Floorman"


def test_a_form_keeps_its_own_keys(start: Window, press: Press) -> None:
    start.start_pages.open(str(start.settings.value("last")))
    start.start_pages.ask_new(None)
    form = shown(start)
    assert isinstance(form, NewForm)
    press(form.name, 0, "x")
    assert form.name.text() == "x"
    assert replace(form._asked(()), path="").name == "x"


def test_a_tournament_is_shown_with_its_figures_and_its_day(start: Window, press: Press) -> None:
    start.start_pages.open(str(start.settings.value("last")))
    assert start.page is not None
    top = start.page.room.top()
    start.leave_room()
    page = shown(start)
    assert isinstance(page, StartPage)
    first = page.rows["Enter"].accessibleName()
    assert first.startswith(f"Open {top.name}, Today, ")
    assert f"{top.alive} of {top.entries}" in first
    press(page, Qt.Key.Key_Return)
    assert start.page is not None


def test_a_made_up_evening_is_no_tournament_to_come_back_to(start: Window, tmp_path: Path) -> None:
    page = shown(start)
    assert isinstance(page, StartPage)
    page.rows["T"].click()
    assert start.page is not None
    assert start.page.room.top().entries >= 58
    folder = start.page.room.desk.file.path.parent
    start.leave_room()
    assert [one.name for one in recent_files(start.settings)] == ["evening"]
    assert folder != tmp_path
    start.start_pages.ask_new(None)
    form = shown(start)
    assert isinstance(form, NewForm)
    assert Path(form.file.text()).parent == tmp_path


def test_the_last_five_are_kept_newest_first_and_only_those_that_are_there(start: Window, tmp_path: Path) -> None:
    start.start_pages.open(str(start.settings.value("last")))
    assert start.page is not None
    for nth in range(7):
        path = tmp_path / f"{nth}.floor"
        path.touch()
        remember(start.settings, start.page.room, str(path))
    assert [Path(one.path).stem for one in recent_files(start.settings)] == ["6", "5", "4", "3", "2"]
    (tmp_path / "5.floor").unlink()
    assert [Path(one.path).stem for one in recent_files(start.settings)] == ["6", "4", "3", "2"]
    assert len(recent_files(start.settings)) < MOST


def test_settings_that_hold_anything_else_are_no_fault(settings: QSettings) -> None:
    settings.setValue("recent", "{")
    assert recent_files(settings) == ()


def test_days_as_they_are_said() -> None:
    today = QDate(2025, 11, 30)
    at = lambda day: day.startOfDay().toMSecsSinceEpoch()  # noqa: E731 - said once
    assert day_of(0, today) == ""
    assert day_of(at(today), today).startswith("Today, ")
    assert "2024" in day_of(at(QDate(2024, 12, 31)), today)


def test_another_language_and_theme_from_the_start_page(start: Window) -> None:
    page = shown(start)
    assert isinstance(page, StartPage)
    page.rows["D"].click()
    assert start.look.theme == "light"
    page = shown(start)
    assert isinstance(page, StartPage)
    next(each for each in page.languages if each.lang == "pl").click()
    page = shown(start)
    assert isinstance(page, StartPage)
    assert page.rows["N"].text() == "Nowy turniej"


def test_figures_open_the_others(start: Window, press: Press, evening: Path) -> None:
    page = StartPage(start.look, (RecentFile("/nowhere", "gone"), RecentFile(str(evening), "evening")))
    opened: list[str] = []
    page.opened.connect(opened.append)
    press(page, Qt.Key.Key_2, "2")
    assert opened == [str(evening)]
