"""Advice: titles and keys are never lost, and a key keeps its meaning for a moment."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from floorman.desk.front.room import Room
from floorman.desk.front.views import AdviceCard
from floorman.ui.advice.delegate import BARE, GAP, full_height, plan
from floorman.ui.advice.model import AdviceModel, KeyMeanings
from floorman.ui.window.window import Window
from tests.patience import MILLISECONDS
from tests.ui.conftest import Press
from tests.ui.evening import empty, recorded


@pytest.fixture
def advice(room: Room) -> tuple[AdviceCard, ...]:
    """Five things to do."""
    return room.advice()[:5]


def test_all_reasons_show_where_there_is_room() -> None:
    full = [139, 107, 107]
    assert plan(full, 600) == full


def test_reasons_go_from_the_bottom_up() -> None:
    full = [139, 107, 107, 107, 107]
    assert plan(full, 580) == [139, 107, 107, 107, BARE]
    assert plan(full, 400) == [139, 107, BARE, BARE, BARE][:1] + plan(full, 400)[1:]
    assert plan(full, 10) == [139, BARE, BARE, BARE, BARE]
    assert sum(plan(full, 400)) + GAP * 5 <= 400


def test_a_list_that_scrolls_anyway_shows_the_first_reasons() -> None:
    full = [139] + [107] * 40
    shown = plan(full, 600)
    assert shown[:5] == [139, 107, 107, 107, 107]
    assert set(shown[5:]) == {BARE}
    assert sum(shown[:5]) + GAP * 5 <= 600


def test_a_card_with_chips_is_higher() -> None:
    assert full_height(False, 2, True) > full_height(False, 2, False) > full_height(False, 1, False) > BARE


def test_the_model_is_sound_and_says_only_differences(advice: tuple[AdviceCard, ...]) -> None:
    model = AdviceModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    assert model.take(advice)
    assert not model.take(advice)
    said = model.data(model.index(2, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert said == f"Stop table 19. F7. {advice[2].reason}. TDA-2024 11-D"


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_key_keeps_its_meaning_for_a_moment(advice: tuple[AdviceCard, ...]) -> None:
    watch = Watch()
    keys = KeyMeanings(watch)
    keys.take(advice)
    watch.now += 5
    keys.take(advice[1:])
    assert keys.card(0) == (advice[0], -1)
    assert keys.card(1) == (advice[1], 0)
    watch.now += 0.7
    assert keys.card(0) == (advice[1], 0)
    assert keys.card(4) == (None, -1)


def test_a_card_that_reads_otherwise_is_still_the_same(advice: tuple[AdviceCard, ...]) -> None:
    watch = Watch()
    keys, model = KeyMeanings(watch), AdviceModel()
    changed: list[int] = []
    model.take(advice)
    model.dataChanged.connect(lambda first, _last: changed.append(first.row()))
    model.modelReset.connect(lambda: changed.append(-1))
    reworded = (advice[0], replace(advice[1], reason="Since 12 minutes."), *advice[2:])
    keys.take(advice)
    watch.now += 5
    keys.take(reworded)
    assert keys.card(1) == (advice[1], 1), "it is in the list yet"
    assert model.take(reworded)
    assert changed == [1]


def test_changes_in_quick_succession_keep_what_was_read(advice: tuple[AdviceCard, ...]) -> None:
    watch = Watch()
    keys = KeyMeanings(watch)
    keys.take(advice)
    watch.now += 5
    keys.take(advice[1:])
    watch.now += 0.1
    keys.take(advice[2:])
    assert keys.card(0)[0] == advice[0]


def test_every_card_has_its_place_at_the_least_screen(window: Window) -> None:
    column = window.page.advice if window.page else None
    assert column is not None
    assert len(column.list.drawn.heights) == 6
    assert sum(column.list.drawn.heights) + GAP * 6 <= column.list.height()
    assert min(column.list.drawn.heights) >= 44


def test_a_press_takes_the_offer_and_a_hold_overrules(window: Window, room: Room, qtbot: QtBot) -> None:
    page = window.page
    assert page is not None
    view = page.advice.list
    spot = view.visualRect(page.advice.cards.index(1, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert page.bar.field.text() == "halt 13"
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    qtbot.waitUntil(lambda: page.bar.field.text() == "no table.halt:13 ", timeout=MILLISECONDS)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert page.bar.field.text() == "no table.halt:13 "
    assert recorded(room) == []


@pytest.mark.parametrize(
    ("modifiers", "call"),
    [(Qt.KeyboardModifier.NoModifier, "break 25"), (Qt.KeyboardModifier.ShiftModifier, "no table.break:25 ")],
)
def test_enter_on_a_card(window: Window, press: Press, modifiers: Qt.KeyboardModifier, call: str) -> None:
    page = window.page
    assert page is not None
    page.advice.list.setFocus()
    press(page.advice.list, Qt.Key.Key_Return, "", modifiers)
    assert page.bar.field.text() == call


def test_a_card_that_is_looked_at_says_its_reason(window: Window, press: Press) -> None:
    page = window.page
    assert page is not None
    page.advice.list.setFocus()
    press(page.advice.list, Qt.Key.Key_Down)
    assert page.bar.echo.echo.detail == page.room.advice()[1].reason


def test_without_advice_the_column_says_so(window: Window, tmp_path: Path) -> None:
    page = window.open_room(empty(tmp_path, (1, 2)), None)
    assert [card.title for card in page.advice.cards.cards] == ["Bring players in"]
    page.run("new Ann Lee 1-1")
    assert page.advice.empty[0] == "Nothing to do"
    assert page.advice.list.isHidden()
    page.advice.grab()


def test_what_only_tells_has_no_key(window: Window, advice: tuple[AdviceCard, ...]) -> None:
    page = window.page
    assert page is not None
    page.advice.take((replace(advice[0], offer="", key="told"),), ("", ""))
    window.window_actions.act("F5")
    assert page.bar.field.text() == ""
