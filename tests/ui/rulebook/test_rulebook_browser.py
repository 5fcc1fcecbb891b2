"""The rule browser: every rule is found, from any citation and by any words."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from floorman.desk.house.rulebook import rulebook
from floorman.ui.rulebook.pane import RulesModel, RulesPane
from floorman.ui.rulebook.shelf import found, rule_of
from tests.ui.desks import Played


def test_every_rule_is_found_by_its_citation_and_its_title() -> None:
    for rule in rulebook():
        assert rule_of(str(rule.citation)) == rule
        assert rule in found(str(rule.citation)), rule.citation
        assert rule in found(rule.title.upper()), rule.citation


def test_what_is_no_rule_of_a_book_is_on_no_shelf() -> None:
    assert rule_of("house tda-2024") is None
    assert rule_of("nonsense") is None


def test_rows_are_a_sound_model(qtbot: QtBot) -> None:  # noqa: ARG001 - it needs the application
    model = RulesModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.take(found("button"))
    model.take(())
    model.take(found(""))


@pytest.fixture
def pane(played: Played) -> RulesPane:
    played.page.panes.open_rule("TDA-2024 34-A")
    made = played.page.panes.made["rules"]
    assert isinstance(made, RulesPane)
    return made


def test_it_opens_on_the_rule_that_was_asked_for(pane: RulesPane) -> None:
    assert pane.sheet.cite == "TDA-2024 34-A"
    assert "substantial action" in pane.sheet.accessibleName()


def test_what_the_house_rests_on_it_is_told(pane: RulesPane) -> None:
    assert any("It is put right" in said for said in pane.sheet.choices)


def test_letters_narrow_and_arrows_go(played: Played, pane: RulesPane) -> None:
    played.keys("dead button")
    assert pane.field.text() == "dead button"
    assert 0 < len(pane.model.entries) < 24
    first = pane.sheet.cite
    played.keys("_")
    assert pane.sheet.cite != first
    played.keys("\x1b")
    assert played.page.floor.isVisible()


@pytest.mark.usefixtures("played")
def test_a_house_s_own_citation_lists_its_choices(pane: RulesPane) -> None:
    pane.open("house tda-2024")
    assert pane.sheet.title == "The house's own choice"
    assert pane.sheet.choices
    pane.open("regulator The state")
    assert pane.sheet.title == "The regulator's word"


def test_nothing_found_is_said(played: Played, pane: RulesPane) -> None:
    pane.open("")
    played.keys("qqqq")
    assert pane.model.rowCount() == 0
    assert pane.sheet.title == "No rule has that in it"


def test_ctrl_r_opens_the_rule_of_the_first_advice(played: Played) -> None:
    played.fill(1)
    played.fill(2, seats=4)
    played.play("reg close")
    cards = played.page.advice.cards.cards
    assert cards
    played.window.window_actions.act("Ctrl+R")
    pane = played.page.panes.made["rules"]
    assert isinstance(pane, RulesPane)
    assert pane.sheet.cite == cards[0].cites[0]


def test_a_press_on_a_card_s_citation_opens_it_and_takes_no_offer(played: Played, qtbot: QtBot) -> None:
    played.fill(1)
    played.fill(2, seats=4)
    played.play("reg close")
    played.window.grab()
    listed = played.page.advice.list
    rect, cite = listed.drawn.chips[0][0]
    qtbot.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(rect.center()))
    assert played.page.panes.shown == "rules"
    assert played.page.bar.calls.text == ""
    pane = played.page.panes.made["rules"]
    assert isinstance(pane, RulesPane)
    assert pane.sheet.cite == cite


def test_the_journal_s_rows_open_their_rule(played: Played) -> None:
    played.fill(1)
    played.play("1 pos 9 1 2", "err 1 dealt 3 4 5 fold call")
    played.page.panes.open_lamp("journal")
    played.page.panes.made["lists"].view.selectRow(0)  # type: ignore[attr-defined]
    played.window.window_actions.act("Ctrl+R")
    pane = played.page.panes.made["rules"]
    assert isinstance(pane, RulesPane)
    assert pane.sheet.cite == "TDA-2024 34-A"
    played.page.panes.leave()
    assert played.page.panes.shown == "lists"
