"""Replay: the floor steps through the journal and nothing of it can be changed."""

import pytest

from floorman.ui.replay.pane import ReplayPane
from tests.ui.desks import Played


@pytest.fixture
def pane(played: Played) -> ReplayPane:
    played.fill(1, seats=3)
    played.play("1-2 x")
    played.window.window_actions.act("replay")
    made = played.page.panes.made["replay"]
    assert isinstance(made, ReplayPane)
    return made


def players(pane: ReplayPane) -> int:
    return pane.past.tile(1).players


def test_it_begins_at_the_present(played: Played, pane: ReplayPane) -> None:
    assert pane.seq == played.seq
    assert players(pane) == 2
    assert not pane.steps[3].isEnabled()


def test_a_step_back_shows_the_room_before(played: Played, pane: ReplayPane) -> None:
    played.keys("<")
    assert players(pane) == 3
    assert pane.row is not None
    assert pane.row.seq == played.seq - 1
    played.keys(">")
    assert players(pane) == 2


def test_the_beginning_has_no_tables(pane: ReplayPane) -> None:
    pane.steps[0].click()
    assert pane.seq == 0
    assert pane.tables.rowCount() == 0
    assert not pane.steps[0].isEnabled()


def test_the_present_goes_on_behind_it(played: Played, pane: ReplayPane) -> None:
    seq = pane.seq
    played.play("1-3 x")
    assert pane.seq == seq
    assert pane.slider.maximum() == played.seq
    assert pane.steps[3].isEnabled()
    assert players(pane) == 2


def test_nothing_can_be_asked_of_the_past(played: Played, pane: ReplayPane) -> None:
    assert not pane.panel.seat_row.isVisible()
    assert not pane.panel.table_row.isVisible()
    pane.panel.ask("X")
    assert played.page.bar.calls.text == ""
    assert not pane.past.run("1-1 x").ok


@pytest.mark.usefixtures("pane")
def test_esc_comes_back(played: Played) -> None:
    played.keys("\x1b")
    assert played.page.floor.isVisible()


def test_every_button_has_a_name(pane: ReplayPane) -> None:
    for step in pane.steps:
        assert step.accessibleName()
        assert min(step.width(), step.height()) >= 44
