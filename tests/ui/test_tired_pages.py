"""Pages, dialogs and window sizes: faults found by using them in haste, each held by a test."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from floorman.desk.files.opening import Opening, new_desk, open_or_look
from floorman.desk.front.room import Room
from floorman.desk.request import Outcome
from floorman.ui.bridge import Bridge
from floorman.ui.papers.pane import PapersPane
from floorman.ui.parts.file_dialogs import ask_file, ask_folder, ask_new_file
from floorman.ui.start.new_form import NewForm
from floorman.ui.start.opener import NewTournament
from floorman.ui.theme.look import Look
from floorman.ui.window.room_page import RoomPage
from floorman.ui.window.window import Window
from floorman.ui.words import PSEUDO, speak
from tests.ui.conftest import Press

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


@pytest.fixture
def page(window: Window) -> RoomPage:
    assert window.page is not None
    return window.page


class Woken(QWidget):
    """Counts how often it is made the active window."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def activateWindow(self) -> None:
        self.times += 1


def test_after_a_file_dialog_the_window_has_the_keys(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    assert qapp is not None
    window = Woken()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_asked: ("a.csv", ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_asked: ("", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_asked: "folder")
    assert ask_file(window, "", "", "") == "a.csv"
    assert ask_new_file(window, "", "", "") == ""
    assert ask_folder(window, "", "") == "folder"
    assert window.times == 3


def test_a_key_that_reaches_a_sleeping_window_wakes_it(
    window: Window, page: RoomPage, press: Press, monkeypatch: pytest.MonkeyPatch
) -> None:
    woken: list[bool] = []
    monkeypatch.setattr(window, "isActiveWindow", lambda: False)
    monkeypatch.setattr(window, "activateWindow", lambda: woken.append(True))
    press(page.bar.field, Qt.Key.Key_1, "1")
    assert woken


def test_a_reproach_goes_once_the_field_is_mended(look: Look, press: Press, qapp: QApplication) -> None:
    assert qapp is not None
    form = NewForm(look, (("tda-2024", "TDA"),), Path())
    form.submit()
    assert form.notice.words
    press(form.name, 0, "A")
    assert form.notice.words == ""


def test_a_narrow_windows_table_is_left_by_esc_and_by_mouse(window: Window, page: RoomPage, press: Press) -> None:
    window.resize(800, 600)
    QApplication.processEvents()
    page.enter_table()
    assert page.panel.isVisible()
    press(page.bar.field, Qt.Key.Key_Escape)
    assert not page.panel.isVisible()
    page.enter_table()
    assert page.bar.esc.isVisible()
    assert page.bar.esc.text() == "floor"
    QTest.mouseClick(page.bar.esc, Qt.MouseButton.LeftButton)
    assert not page.panel.isVisible()
    assert not page.bar.esc.isVisible()


@pytest.mark.parametrize("size", [(800, 600), (1024, 640), (1366, 768)])
@pytest.mark.parametrize(
    "words", ["", "The disk is full. Nothing was recorded; free some space, and then press Enter."]
)
def test_papers_parts_never_lie_over_each_other(
    window: Window, page: RoomPage, size: tuple[int, int], words: str
) -> None:
    window.resize(*size)
    window.window_actions.act("Ctrl+P")
    QApplication.processEvents()
    pane = page.panes.made["papers"]
    assert isinstance(pane, PapersPane)
    pane._say(words)
    QApplication.processEvents()
    parts = [each for each in pane.side.findChildren(QWidget, options=DIRECT) if each.isVisible() and each.height()]
    for nth, part in enumerate(parts):
        assert part.height() >= part.minimumSizeHint().height() or part.minimumSizeHint().height() <= 0
        for other in parts[nth + 1 :]:
            assert not part.geometry().intersects(other.geometry()), (part, other)


def test_who_may_only_look_sees_what_is_recorded_since(tmp_path: Path) -> None:
    path = tmp_path / "evening.floor"
    holder = new_desk(path, Opening("Evening", "1", "1", "tda-2024", 9, (1,)), lang="en")
    looker = Room(open_or_look(path, lang="en"))
    told: list[Outcome] = []
    looker.watch(told.append)
    looker.tick()
    assert told == []
    holder.call("new Ann Lee 1-4")
    looker.tick()
    assert [outcome.tables for outcome in told] == [{1}]
    assert looker.tile(1).players == 1
    assert looker.players("all")[0].name == "Ann Lee"
    holder.close()
    path.unlink()
    assert looker.tick() == frozenset()
    looker.close()


def test_without_advice_the_next_step_of_a_new_evening_is_told(qtbot: QtBot, look: Look, tmp_path: Path) -> None:
    desk = new_desk(tmp_path / "evening.floor", Opening("Evening", "1", "1", "tda-2024", 9, ()), lang="en")
    page = RoomPage(look, Bridge(Room(desk)))
    qtbot.addWidget(page)
    told = []
    for call in ("", "open 1", "new Ann Lee 1-1; new Bo Lee 1-2", "start all 1"):
        assert not call or all(page.room.run(one).ok for one in call.split("; "))
        cards = page.advice.cards.cards
        told.append(cards[0].title if cards else page.advice.empty[0])
    assert told == ["Open tables", "Bring players in", "Start play", "Nothing to do"]
    page.close_room()


@pytest.mark.parametrize("size", [(800, 600), (1024, 640), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("lang", ["en", "pl", "bg", PSEUDO])
def test_the_keys_above_the_call_line_never_lie_over_each_other(
    window: Window, room: Room, size: tuple[int, int], lang: str
) -> None:
    speak(lang)
    page = window.open_room(room, None)
    window.resize(*size)
    page.bar.type("break 12")
    QApplication.processEvents()
    shown = [hint.geometry() for hint in page.bar.hints.values() if hint.isVisible()]
    for nth, hint in enumerate(shown):
        assert page.bar.rect().contains(hint)
        assert not any(hint.intersects(other) for other in shown[nth + 1 :])
    assert page.bar._last.width() >= 0


def test_a_file_without_a_name_is_asked_for_and_one_without_a_folder_goes_into_the_forms(
    look: Look, press: Press, tmp_path: Path, qtbot: QtBot
) -> None:
    form = NewForm(look, (("tda-2024", "TDA"),), tmp_path)
    qtbot.addWidget(form)
    made: list[NewTournament] = []
    form.made.connect(made.append)
    form.name.setText("Evening")
    form.file.clear()
    press(form.file, Qt.Key.Key_Return)
    assert form.notice.words == "The file has no name yet."
    form.file.setText("cup.floor")
    form.submit()
    assert [asked.path for asked in made] == [str(tmp_path / "cup.floor")]


@pytest.mark.parametrize("size", [(800, 600), (1024, 640), (1366, 768)])
def test_the_import_pages_parts_never_lie_over_each_other(
    window: Window, page: RoomPage, tmp_path: Path, size: tuple[int, int]
) -> None:
    listed = tmp_path / "list.csv"
    listed.write_text("Table,Seat,Name\n1,1,Ann Lee\n1,1,Bo Lee\n", encoding="utf-8")
    window.resize(*size)
    shown = window.start_pages.show_list(page, listed)
    shown.take_sound.show()
    shown._place()
    QApplication.processEvents()
    parts = (shown.choices, shown.table, shown.list, shown.take_all, shown.take_sound, shown.leave, shown.some_rows)
    for nth, part in enumerate(parts):
        assert shown.rect().contains(part.geometry())
        for other in parts[nth + 1 :]:
            assert not part.geometry().intersects(other.geometry()), (part, other)


def test_another_language_keeps_the_call_and_the_chosen_seat(window: Window, page: RoomPage, press: Press) -> None:
    page.choice.choose(12, 5)
    page.bar.type("12-5 x")
    page.bar.put("12 next")
    window.speak("pl")
    after = window.page
    assert after is not None
    assert after is not page
    assert (after.choice.table, after.choice.seat) == (12, 5)
    assert after.bar.field.text() == "12 next"
    press(after.bar.field, Qt.Key.Key_Escape)
    assert after.bar.field.text() == "12-5 x"
