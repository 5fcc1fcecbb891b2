"""Blank break cards: what is typed for each player becomes the call, and nothing is recorded before Enter there."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from floorman.desk.files.opening import Opening, new_desk
from floorman.desk.front.room import Room
from floorman.desk.front.views import TableState
from floorman.ui.drawn.pane import DrawnCardsPane, breaking_call, chair_of
from floorman.ui.papers.pane import PapersPane
from floorman.ui.theme.look import Look
from floorman.ui.window.room_page import RoomPage
from floorman.ui.window.window import Window


@pytest.mark.parametrize(
    ("typed", "chair"),
    [("17-2", (17, 2)), (" 17 2 ", (17, 2)), ("17.2", (17, 2)), ("17", None), ("a", None), ("1-2-3", None)],
)
def test_a_card_is_read_however_it_is_parted(typed: str, chair: tuple[int, int] | None) -> None:
    assert chair_of(typed) == chair


def test_the_call_is_in_seat_order_and_leaves_out_who_has_no_card() -> None:
    assert breaking_call(3, {9: "1-8", 2: "2 7", 5: ""}) == "break 3 2:2-7 9:1-8"


@pytest.fixture
def window(qtbot: QtBot, look: Look, settings: QSettings, tmp_path: Path) -> Iterator[Window]:
    desk = new_desk(tmp_path / "evening.floor", Opening("Evening", "1", "1", "tda-2024", 9, (1, 2, 3)), lang="en")
    for nth, seat in enumerate(("1-1", "1-2", "2-1", "2-2", "3-2", "3-9")):
        assert desk.call(f"new Player{'ABCDEF'[nth]} {seat}").ok
    made = Window(look, settings)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.open_room(Room(desk), None)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    QApplication.processEvents()
    yield made
    made.close()


@pytest.fixture
def page(window: Window) -> RoomPage:
    assert window.page is not None
    return window.page


def shown(page: RoomPage) -> DrawnCardsPane:
    pane = page.panes.made[page.panes.shown]
    assert isinstance(pane, DrawnCardsPane)
    return pane


def test_from_the_breaks_echo_to_the_broken_table(window: Window, page: RoomPage) -> None:
    page.bar.type("break 3")
    assert page.bar.hints["drawn"].isVisible()
    QTest.keyClick(page.bar.field, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    pane = shown(page)
    assert (pane.table, list(pane.fields)) == (3, [2, 9])
    assert pane.fields[2].hasFocus()
    assert page.bar.calls.text == ""
    QTest.keyClicks(pane.fields[2], "1 5")
    QTest.keyClick(pane.fields[2], Qt.Key.Key_Return)
    assert pane.fields[9].hasFocus()
    QTest.keyClicks(pane.fields[9], "2-5")
    QTest.keyClick(pane.fields[9], Qt.Key.Key_Return)
    assert page.bar.calls.text == "break 3 2:1-5 9:2-5"
    assert page.bar.echo.echo.status == "cautioned", "registration is still open"
    assert page.room.tile(3).state is TableState.OPEN
    assert page.bar.field.hasFocus()
    QTest.keyClick(page.bar.field, Qt.Key.Key_Return)
    assert page.room.tile(3).state is TableState.BROKEN
    assert page.room.tile(1).seats[4].name == "PlayerE"
    assert page.panes.shown == ""
    assert window.isVisible()


def test_what_is_wrong_with_a_card_stands_beside_it(window: Window, page: RoomPage) -> None:
    page.panes.open_drawn(3)
    pane = shown(page)
    for typed, said in (
        ("1-1", "Taken: PlayerA"),
        ("3-4", "No such card"),
        ("7-1", "No such card"),
        ("1-12", "No such card"),
        ("x", "A card reads 17-2"),
    ):
        pane.fields[2].setText("")
        QTest.keyClicks(pane.fields[2], typed)
        assert pane.remarks[2].text() == said
        assert not pane.put_it.isEnabled()
    pane.fields[2].clear()
    QTest.keyClicks(pane.fields[2], "1-5")
    QTest.keyClicks(pane.fields[9], "1 5")
    assert pane.remarks[9].text() == pane.remarks[2].text() == "Typed twice"
    assert window.isVisible()


def test_from_the_papers_with_their_table(window: Window, page: RoomPage) -> None:
    page.panes.open_papers("break-cards", "3")
    papers = page.panes.made["papers"]
    assert isinstance(papers, PapersPane)
    assert papers.drawn_it.isVisible()
    papers.show_kind("seat-cards")
    assert not papers.drawn_it.isVisible()
    papers.show_kind("break-cards")
    QTest.mouseClick(papers.drawn_it, Qt.MouseButton.LeftButton)
    assert shown(page).table == 3
    QTest.keyClick(shown(page).fields[2], Qt.Key.Key_Escape)
    assert page.panes.shown == "papers"
    assert window.isVisible()


def test_a_bust_meanwhile_takes_the_players_line_away_and_keeps_the_rest(window: Window, page: RoomPage) -> None:
    page.panes.open_drawn(3)
    QTest.keyClicks(shown(page).fields[9], "1-5")
    page.room.run("3-2 x")
    assert list(shown(page).fields) == [9]
    assert shown(page).fields[9].text() == "1-5"
    assert shown(page).put_it.isEnabled()
    assert window.isVisible()


def test_the_lines_name_the_player_to_a_screen_reader(page: RoomPage) -> None:
    page.panes.open_drawn(3)
    assert shown(page).fields[2].accessibleName() == "Card of seat 2, PlayerE, entry 5"
