"""A screen reader reaches everything: names, roles, and what the echo says."""

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from floorman.desk.front.views import Freshness, TableState, TileView
from floorman.ui.callline.echo import EchoPlace
from floorman.ui.floor.model import told
from floorman.ui.window.room_page import RoomPage
from floorman.ui.window.window import Window


@pytest.fixture
def page(window: Window) -> RoomPage:
    assert window.page is not None
    return window.page


def spoken(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def name(widget: QWidget) -> str:
    return spoken(widget).text(QAccessible.Text.Name)


def test_every_table_is_a_child_of_the_floor(page: RoomPage) -> None:
    floor = spoken(page.floor)
    assert floor.text(QAccessible.Text.Name) == "Floor"
    assert floor.role() == QAccessible.Role.List
    assert floor.childCount() == 25
    assert floor.child(11).text(QAccessible.Text.Name).startswith("Table 12, open, 8 of 9")


def test_every_advice_is_a_child_with_its_key(page: RoomPage) -> None:
    advice = spoken(page.advice.list)
    assert advice.childCount() == len(page.room.advice()) == 6
    assert advice.child(0).text(QAccessible.Text.Name).startswith("Break table 25. F5.")


def test_plates_say_who_sits_there(page: RoomPage) -> None:
    page.choice.choose(12, 5)
    plate = page.panel.ring.plates[4]
    assert name(plate) == "Seat 5, A. Kowalska (#95)"
    assert spoken(plate).role() in (QAccessible.Role.CheckBox, QAccessible.Role.Button)
    assert spoken(plate).state().checked


def test_every_button_has_a_name(window: Window, page: RoomPage) -> None:
    page.choice.choose(12, 5)
    for pane in ("lists", "papers", "keys"):
        page.panes.show(pane)
    nameless = [
        button for button in window.findChildren(QAbstractButton) if not name(button).strip() and button.isVisible()
    ]
    assert nameless == []


def test_every_part_that_takes_keys_has_a_name(page: RoomPage) -> None:
    parts = (page.bar.field, page.advice.list, page.floor, page.panel, page.bar.echo)
    assert [name(part) for part in parts[:4]] == ["Call line", "Do now", "Floor", "Table"]


def test_actions_name_their_keys(page: RoomPage) -> None:
    assert [name(button) for button in page.panel.seat_row.buttons][:2] == ["Out, Alt+X", "Move, Alt+M"]


def test_the_echo_is_told_at_every_change(page: RoomPage, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(
        "floorman.ui.callline.echo.QAccessible.updateAccessibility",
        lambda event: told.append(type(event).__name__),
        raising=False,
    )
    page.bar.type("12-5 x")
    assert isinstance(page.bar.echo, EchoPlace)
    assert (
        name(page.bar.echo)
        == "Table 12 seat 5, A. Kowalska (#95) is out, 186th. Table 12 is then 7/9. Next hand does not change."
    )
    assert "QAccessibleAnnouncementEvent" in told


def test_lamps_and_figures_say_what_they_show(page: RoomPage) -> None:
    assert name(page.strip.printer) == "Printer: no slip waits"
    assert name(page.strip.figures[1]) == "24 tables"
    assert name(page.panel.title).startswith("Table 1, ")
    page.choice.choose(12)
    assert name(page.panel.hand).startswith("Next hand Button seat 1, dead")


def controls(spot: QAccessibleInterface) -> list[QAccessibleInterface]:
    """All that can take the keys in and under ``spot``, as a screen reader finds it."""
    found = [spot] if spot.state().focusable and not spot.state().invisible else []
    for nth in range(min(spot.childCount(), 40)):
        child = spot.child(nth)
        if child is not None and child.isValid() and not child.state().invisible:
            found.extend(controls(child))
    return found


def nameless(window: Window) -> list[str]:
    QApplication.processEvents()
    return [
        f"{each.role().name} {each.rect()}"
        for each in controls(spoken(window))
        if not each.text(QAccessible.Text.Name).strip() or each.role() in (QAccessible.Role.NoRole,)
    ]


@pytest.mark.parametrize("pane", ["", "lists", "papers", "keys", "drawn"])
def test_all_that_takes_keys_has_a_name(window: Window, page: RoomPage, pane: str) -> None:
    page.choice.choose(12, 5)
    if pane == "drawn":
        page.panes.open_drawn(12)
    elif pane:
        page.panes.show(pane)
    assert len(controls(spoken(window))) > 8
    assert nameless(window) == []


def test_the_pages_that_lead_to_a_tournament_have_names(window: Window) -> None:
    window.start_pages.start()
    assert nameless(window) == []
    window.start_pages.ask_new(None)
    assert nameless(window) == []


def test_a_tables_name_tells_what_its_tile_shows() -> None:
    tile = TileView(
        18,
        9,
        TableState.OPEN,
        6,
        (),
        transit=1,
        off_balance=-2,
        outside_gap=True,
        break_place=3,
        spoken="Table 18, 6 of 9",
    )
    assert told(replace(tile, freshness=Freshness.OLD)) == (
        "Table 18, 6 of 9, off balance -2, in transit to it: 1, place in the break order: 3, old positions"
    )
    assert told(replace(tile, state=TableState.BROKEN)) == "Table 18, 6 of 9"
