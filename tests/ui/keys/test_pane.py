"""What F1 shows: every call, fewer as one types, each to be picked by a press."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from floorman.desk.calls.listing import rows
from floorman.ui.keys.call_list import CallRows
from floorman.ui.keys.pane import KeysPane
from floorman.ui.window.window import Window


def keys_pane(window: Window) -> KeysPane:
    assert window.page is not None
    pane = window.page.panes.show("keys")
    assert isinstance(pane, KeysPane)
    return pane


def test_every_call_is_there(window: Window) -> None:
    shown = keys_pane(window).list.calls
    assert shown.rowCount() == len(rows())
    assert {row.words for row in shown.rows} == {row.words for row in rows()}


def test_the_calls_grow_fewer_as_one_types(window: Window) -> None:
    pane = keys_pane(window)
    assert window.page is not None
    field = window.page.bar.field
    QTest.keyClicks(field, "mov")
    assert {row.words[0] for row in pane.list.calls.rows} >= {"move"}
    assert len(pane.list.calls.rows) < len(rows())
    field.setText("12-5 aw")
    assert {row.words[0] for row in pane.list.calls.rows} == {"away"}
    field.setText("12-5")
    assert len(pane.list.calls.rows) == len(rows())


def test_help_opens_the_list_at_what_is_asked(window: Window) -> None:
    assert window.page is not None
    window.page.bar.type("help pos")
    QTest.keyClick(window.page.bar.field, Qt.Key.Key_Return)
    pane = window.page.panes.pane
    assert isinstance(pane, KeysPane)
    assert pane.list.calls.rows[0].words == ("pos",)


def test_a_press_puts_the_word_into_the_call_line_and_records_nothing(window: Window) -> None:
    pane = keys_pane(window)
    assert window.page is not None
    before = len(window.page.room.desk.log.facts)
    pane.list.narrow("swap")
    index = pane.list.calls.index(0, 0)
    QTest.mouseClick(pane.list.viewport(), Qt.MouseButton.LeftButton, pos=pane.list.visualRect(index).center())
    assert window.page.bar.calls.text == "swap "
    assert len(window.page.room.desk.log.facts) == before


def test_the_model_behaves(qtmodeltester: ModelTester, qtbot: QtBot) -> None:
    assert qtbot is not None
    model = CallRows("pl")
    qtmodeltester.check(model)
    model.narrow("sto")
    assert model.data(model.index(0, 0)) != ""
