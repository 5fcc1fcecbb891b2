"""Words of every language find room: nothing is cut, nothing lies over anything, every target is large enough."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSettings
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from floorman.desk.front.room import Room
from floorman.ui.input.actions import ACTIONS
from floorman.ui.paint.parts import KeyHint
from floorman.ui.paint.text import watch_cuts
from floorman.ui.theme.look import Look
from floorman.ui.window.window import Window
from floorman.ui.words import PSEUDO, speak

TONGUES = ("en", "pl", "bg", "fr", PSEUDO)


@pytest.fixture
def opened(qtbot: QtBot, look: Look, settings: QSettings) -> Iterator[Window]:
    window = Window(look, settings)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    yield window
    window.leave_room()


def settled(window: Window) -> None:
    window.show()
    for _round in range(3):
        QApplication.processEvents()


@pytest.mark.parametrize("lang", TONGUES)
def test_no_label_is_cut_at_the_least_screen(opened: Window, room: Room, lang: str) -> None:
    speak(lang)
    page = opened.open_room(room, None)
    page.choice.choose(12, 5)
    page.bar.type("12-5 x")
    with watch_cuts() as cut:
        settled(opened)
        for pane in ("", "lists", "papers", "keys", "drawn"):
            page.panes.show(pane) if pane else page.panes.hide()
            if pane == "drawn":
                page.panes.open_drawn(12)
            opened.grab()
    assert cut == []


@pytest.mark.parametrize("lang", ["en", "pl", "bg", "fr"])
@pytest.mark.parametrize("size", [(1366, 768), (900, 640), (1280, 680), (960, 500)])
def test_no_pane_cuts_a_label(opened: Window, room: Room, lang: str, size: tuple[int, int]) -> None:
    speak(lang)
    room.speak(lang)
    opened.resize(*size)
    page = opened.open_room(room, None)
    page.choice.choose(12, 5)
    settled(opened)
    cut: dict[str, list[str]] = {}
    for action in (each for each in ACTIONS if each.pane):
        page.panes.show(action.name)
        QApplication.processEvents()
        with watch_cuts() as seen:
            opened.grab()
        if seen:
            cut[action.name] = seen
    assert cut == {}


@pytest.mark.parametrize("lang", ["en", PSEUDO])
@pytest.mark.parametrize("size", [(1366, 768), (1100, 700), (1920, 1080)])
def test_no_part_lies_over_another(opened: Window, room: Room, lang: str, size: tuple[int, int]) -> None:
    speak(lang)
    opened.resize(*size)
    page = opened.open_room(room, None)
    page.choice.choose(12, 5)
    page.bar.type("12-5 x")
    settled(opened)
    groups: list[list[QWidget]] = [
        [page.strip, page.advice, page.filters, page.floor, page.panel, page.bar],
        [each for each in page.strip.children() if isinstance(each, QWidget)],
        [each for each in page.filters.children() if isinstance(each, QWidget)],
        [each for each in page.bar.children() if isinstance(each, QWidget)],
        [
            page.panel.title,
            page.panel.ring,
            page.panel.hand,
            page.panel.standing,
            page.panel.seat_row,
            page.panel.table_row,
        ],
        list(page.panel.ring.plates),
    ]
    for group in groups:
        shown = [each for each in group if each.isVisible() and not each.size().isEmpty()]
        for one, other in combinations(shown, 2):
            over = one.geometry().intersected(other.geometry())
            assert over.width() <= 3 or over.height() <= 3, (one, other)
        for each in shown:
            parent = each.parentWidget()
            assert parent is not None
            assert parent.rect().adjusted(-1, -1, 1, 1).contains(each.geometry()), each


def test_every_target_is_44_pixels(opened: Window, room: Room) -> None:
    page = opened.open_room(room, None)
    page.choice.choose(12, 5)
    page.bar.type("12-5 x")
    settled(opened)
    for pane in ("", "lists", "papers"):
        page.panes.show(pane) if pane else page.panes.hide()
        QApplication.processEvents()
        for button in opened.findChildren(QAbstractButton):
            small_hint = isinstance(button, KeyHint) and button.tall < 44
            if button.isVisible() and not small_hint and not button.inherits("QScrollBar"):
                assert min(button.width(), button.height()) >= 44, button.accessibleName()


def test_on_a_touch_screen_the_small_hints_grow(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch, settings: QSettings, room: Room
) -> None:
    monkeypatch.setattr("floorman.ui.window.window._touch_screen", lambda: True)
    window = Window(look, settings)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    page = window.open_room(room, None)
    settled(window)
    assert page.bar.journal_high == 44
    for hint in page.bar.hints.values():
        assert hint.height() >= 44


def test_the_focus_ring_and_the_strip_follow_the_window(opened: Window, room: Room) -> None:
    page = opened.open_room(room, None)
    opened.ring._changed(None, page.bar.field)
    opened.trouble.show_trouble("x")
    settled(opened)
    opened.resize(1100, 700)
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    strip = opened.trouble.geometry()
    assert strip == QRect(0, 0, 1100, strip.height())
    assert strip.height() >= 44
    corner = page.bar.field.mapTo(opened, QPoint(0, 0))
    assert opened.ring.geometry().topLeft() == corner - QPoint(4, 4)
