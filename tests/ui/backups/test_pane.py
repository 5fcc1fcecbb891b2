"""Copies of the file in the window: chosen, made, told, and late."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from floorman.desk.files.opening import open_or_look
from floorman.desk.front.room import Room
from floorman.store.check import check
from floorman.ui.backups.pane import BackupsPane
from floorman.ui.paint.text import watch_cuts
from floorman.ui.words import speak
from tests.ui.conftest import Press
from tests.ui.desks import Played


@pytest.fixture
def pane(played: Played) -> BackupsPane:
    played.window.window_actions.act("backups")
    shown = played.page.panes.made["backups"]
    assert isinstance(shown, BackupsPane)
    return shown


def test_without_a_folder_nothing_is_copied_and_this_is_said(pane: BackupsPane) -> None:
    assert pane.told.text() == "No folder is chosen: no copies are made."
    assert not pane.now_it.isEnabled()
    assert pane.folder.hasFocus()


def test_a_folder_is_kept_with_the_tournament_and_enter_copies(
    played: Played, pane: BackupsPane, press: Press, tmp_path: Path
) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    pane.folder.setText(str(stick))
    press(pane, Qt.Key.Key_Return)
    assert [copy.name for copy in stick.iterdir()] == ["evening-copy-1.floor"]
    assert pane.told.text().startswith("Copy of ")
    assert played.room.top().backup in played.page.strip.journal.toolTip()
    pane.minutes.setCurrentIndex(pane.minutes.findData(5))
    pane.minutes.activated.emit(0)
    assert (played.room.backups.folder, played.room.backups.minutes) == (stick, 5)


def test_a_folder_that_is_not_there_is_told(pane: BackupsPane, tmp_path: Path) -> None:
    pane.folder.setText(str(tmp_path / "gone"))
    pane.copy()
    assert pane.notice.words
    pane.stop()
    assert not pane.notice.words
    assert pane.backups.folder is None


def test_a_late_copy_is_on_the_journals_lamp(played: Played) -> None:
    late = replace(played.room.top(), backup="No copy yet", backup_late=True)
    played.page.strip.show_top(late)
    lamp = played.page.strip.journal
    assert (lamp.under, lamp.shape) == ("copy is late", "triangle")
    played.page.strip.show_top(replace(late, backup_late=False))
    assert lamp.shape == "tick-disc"


def test_rows_that_a_file_has_lost_are_told_over_the_floor(played: Played) -> None:
    played.page._show_banner(replace(played.room.top(), lost="The file ends at row 3."))
    QApplication.processEvents()
    assert played.page.banner.text() == "The file ends at row 3."
    assert played.page.banner.isVisible()


def test_a_file_that_is_taken_away_is_told_at_the_next_tick_with_where_all_of_it_is(played: Played) -> None:
    rows = len(played.room.desk.log.facts)
    elsewhere = played.test.path.rename(played.test.path.with_name("elsewhere"))
    played.page.show_top()
    rescue = played.test.path.with_name("evening-rescued.floor")
    assert played.page.banner.text().startswith("evening.floor has been moved or deleted")
    assert rescue.name in played.page.banner.text()
    assert check(rescue).total == rows
    elsewhere.rename(played.test.path)
    played.page.show_top()
    assert played.page.banner.text() == ""


def test_who_only_looks_chooses_nothing(played: Played) -> None:
    page = played.window.open_room(Room(open_or_look(played.test.path)), None)
    pane = page.panes.show("backups")
    assert isinstance(pane, BackupsPane)
    assert not pane.folder.isEnabled()
    assert not pane.now_it.isEnabled()
    assert page.bar.hints["undo"].isHidden(), "there is nothing that it could undo"
    played.room.close()


def test_who_has_the_file_open_is_told_in_the_windows_language(played: Played) -> None:
    looker = Room(open_or_look(played.test.path, lang="pl"))
    assert " on " not in looker.top().read_only
    looker.close()


@pytest.mark.parametrize("lang", ["en", "pl", "bg", "fr"])
@pytest.mark.parametrize("size", [(1366, 768), (800, 600)])
def test_words_find_room(played: Played, lang: str, size: tuple[int, int]) -> None:
    played.window.resize(*size)
    speak(lang)
    with watch_cuts() as cuts:
        played.window.window_actions.act("backups")
        played.page.panes.made["backups"].grab()
    assert cuts == []
