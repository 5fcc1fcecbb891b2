"""Every call of the call line has its button, menu entry or gesture; the menus offer what is possible."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QMenu

from floorman.desk.calls.grammar import BY_WORD, GROUPS
from floorman.ui.input.actions import CALLS
from floorman.ui.input.menus import ROOM_MENU, SEAT_MENU, TABLE_MENU, Entry, MenuCall, all_calls, shown
from floorman.ui.parts.call_menu import typed
from tests.ui.desks import Played

BY_LIST = {"bal", "no"}
"""Their words stand first in the advice's cards, too: F5 and Shift+F5, or a press on the card."""


def named(call: str) -> str:
    """The verb of a call's form: ``{table}-{seat} x`` is ``x``."""
    words = re.sub(r"[{}#]", "", call).split()
    return next(BY_WORD[word].name for word in words if word in BY_WORD)


def test_every_call_has_a_button_a_menu_entry_or_a_gesture() -> None:
    offered = {named(entry.call) for menu in (SEAT_MENU, TABLE_MENU, ROOM_MENU) for entry in all_calls(menu)}
    offered |= {named(call) for call in CALLS.values() if named_or_none(call)}
    every = {verb.name for group in GROUPS for verb in group.verbs}
    assert every - offered == set()


def named_or_none(call: str) -> bool:
    words = re.sub(r"[{}#]", "", call).split()
    return any(word in BY_WORD for word in words)


FILLED = {"table": 1, "seat": 2, "entry": 2, "next": 3, "next_table": 4, "n": 2}


@pytest.mark.parametrize("entry", [each for menu in (SEAT_MENU, TABLE_MENU, ROOM_MENU) for each in all_calls(menu)])
def test_every_entry_types_a_call_that_is_understood_or_waits_for_more(played: Played, entry: MenuCall) -> None:
    played.fill(1, 2, 3, seats=8)
    call = typed(entry, FILLED)
    assert played.room.echo(call).status != "not-understood", call


def words(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def test_a_chairs_menu_offers_what_is_possible_there(played: Played) -> None:
    played.fill(1, 2, seats=3)
    menus = played.page.menus
    assert words(menus.seat_menu(1, 1))[:3] == ["Out", "Move", "Change seats with"]
    assert words(menus.seat_menu(1, 9)) == ["Lock the chair"]
    played.play("away 1-1", "move 1-2 2-5", "lock 1-9", "wait Ann Lee")
    assert "Back" in words(menus.seat_menu(1, 1))
    assert "Away" not in words(menus.seat_menu(1, 1))
    assert words(menus.seat_menu(2, 5))[:3] == ["Arrived", "Has not come", "Call off the move"]
    assert words(menus.seat_menu(1, 9)) == ["Unlock the chair"]
    assert words(menus.seat_menu(1, 8)) == ["The next who waits, here", "Lock the chair"]


def test_a_tables_and_the_rooms_menu_follow_the_room(played: Played) -> None:
    played.fill(1, 2, seats=3)
    menus = played.page.menus
    assert "Hand over" in words(menus.table_menu(1))
    played.play("halt 1", "h4h on")
    table = words(menus.table_menu(1))
    assert "May deal again" in table
    assert "Stop" not in table
    assert "Hand done" in table
    assert words(menus.room_menu()) == [
        "Players",
        "Registration",
        "Tables",
        "Hand-for-hand",
        "Clock",
        "Screens and pages",
        "Days and formats",
        "More",
    ]


def lines(entries: Iterator[Entry]) -> str:
    return "".join("-" if entry is None else "x" for entry in entries)


def test_no_line_stands_first_last_or_twice() -> None:
    call = MenuCall("a", "a")
    gone = MenuCall("b", "b", when="never")
    assert lines(shown((None, call, None, None, gone, None, call, None), ())) == "x-x"


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_press_on_an_entry_types_its_call(played: Played) -> None:
    played.fill(1, seats=3)
    menu = played.page.menus.seat_menu(1, 2)
    menu.actions()[0].trigger()
    assert played.page.bar.calls.text == "1-2 x"


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_kinds_of_penalty_are_a_menu_of_its_button(played: Played) -> None:
    played.fill(1, seats=3)
    page = played.page
    page.choice.choose(1, 2)
    page.panel.seat_row.buttons[3].click()
    menu = page.menus.menu
    assert menu is not None
    assert words(menu) == ["Warning", "Missed hands", "Missed rounds", "Minutes", "Disqualified"]
    hands = menu.actions()[1].menu()
    assert isinstance(hands, QMenu)
    hands.actions()[1].trigger()
    assert page.bar.calls.text == "p 1-2 hands 2"
    menu.close()
    played.alt("P")
    assert page.bar.calls.text == "p 1-2 ", "by keys the call goes on as it did"
