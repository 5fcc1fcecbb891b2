"""Prizes, pay desk, bounties and deal over the floor: opened by calls, their keys only fill the line."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from pytestqt.qtbot import QtBot

from floorman.core.money_settings import BountySettings
from floorman.desk.front.room import Room
from floorman.ui.prizes.panes import SheetPane
from floorman.ui.theme.look import Look
from floorman.ui.window.room_page import RoomPage
from floorman.ui.window.window import Window
from tests.desk.prizes.rooms import MoneyDesk
from tests.ui.conftest import Press


@pytest.fixture
def desk(tmp_path: Path) -> MoneyDesk:
    """Six entries with bounties; 4, 5 and 6 are out, two of them with their winner told."""
    made = MoneyDesk(tmp_path, bounty=2500, heads=BountySettings("knockout"))
    made.sell(6)
    made.play("1-6 x by 1-1\n1-5 x\n1-4 x by 1-2\n1-3 x by 1-1")
    return made


@pytest.fixture
def page(qtbot: QtBot, look: Look, settings: QSettings, desk: MoneyDesk) -> Iterator[RoomPage]:
    """Its window."""
    window = Window(look, settings)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    shown = window.open_room(Room(desk.desk), None)
    window.show()
    qtbot.waitExposed(window)
    yield shown
    window.leave_room()


def opened(page: RoomPage, call: str, name: str) -> SheetPane:
    """The pane that a call opens."""
    page.panes.open_told(page.room.run(call).opens)
    pane = page.panes.made[name]
    assert isinstance(pane, SheetPane)
    assert page.panes.shown == name
    pane.grab()
    return pane


def test_the_list_says_what_it_lacks_and_its_key_is_shut(page: RoomPage, desk: MoneyDesk) -> None:
    pane = opened(page, "prizes", "prizes")
    assert [row.cells[0] for row in pane.shown.rows] == ["Registration is open", "1st", "2nd", "3rd"]
    calls: list[str] = []
    pane.call.connect(calls.append)
    assert pane.alt("f")
    assert (calls, pane.buttons[0].isEnabled(), pane.buttons[0].under) == ([], False, "Registration is open")
    desk.play("reg close")
    pane.reread()
    assert pane.alt("f")
    assert calls == ["prizes final"]
    assert not pane.alt("k")


def test_the_pay_desk_pays_whom_enter_chooses(page: RoomPage, desk: MoneyDesk, press: Press) -> None:
    desk.play("reg close\nprizes final\npay 3\nundo 14")
    pane = opened(page, "due", "pay")
    assert pane.shown.rows[0].call == "reclaim 3"
    calls: list[str] = []
    pane.call.connect(calls.append)
    press(pane, Qt.Key.Key_Down)
    press(pane, Qt.Key.Key_Return)
    press(pane, Qt.Key.Key_Home)
    press(pane, Qt.Key.Key_Return)
    assert calls == [pane.shown.rows[1].call, "reclaim 3"]


def test_bounties_ask_first_who_won(page: RoomPage) -> None:
    pane = opened(page, "env", "bounties")
    assert pane.shown.rows[0].call == "by 5 "
    assert pane.shown.sums[0].value == "150.00"


def test_a_deal_stays_shut_until_all_agree(page: RoomPage, desk: MoneyDesk) -> None:
    desk.play("reg close\nprizes final\ndeal equal\ndeal ok 1")
    pane = opened(page, "deal", "deal")
    why = {key.call: key.why for key in pane.shown.keys}
    assert (why["deal record"], why["deal ok all"]) == ("not all agree", "")
    desk.play("deal ok all")
    pane.reread()
    assert {key.call: key.why for key in pane.shown.keys}["deal record end"] == ""
