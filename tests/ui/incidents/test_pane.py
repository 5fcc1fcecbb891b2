"""The incident list: what stands, narrowed by table and player, to paper and to a file."""

import csv
from pathlib import Path

import pytest

from floorman.ui.incidents.pane import IncidentsPane
from tests.ui.desks import Played


@pytest.fixture
def pane(played: Played) -> IncidentsPane:
    played.fill(1)
    played.play(
        "1 pos 9 1 2", "err 1 dealt 3 4 5 fold call", "p 1-4 warn phone", "note 1 a pot of 4000 is argued about"
    )
    played.play("note 2 a lamp is out")
    played.window.window_actions.act("incidents")
    made = played.page.panes.made["incidents"]
    assert isinstance(made, IncidentsPane)
    return made


def test_the_newest_comes_first(pane: IncidentsPane) -> None:
    assert len(pane.model.rows) == 4
    assert [row.seq for row in pane.model.rows] == sorted((row.seq for row in pane.model.rows), reverse=True)


@pytest.mark.parametrize(
    ("typed", "count"),
    [("1", 3), ("2", 1), ("#4", 1), ("Player 1 4", 0), ("PHONE", 1), ("1 pot", 1), ("nothing of the kind", 0)],
)
def test_it_narrows_by_table_entry_and_words(played: Played, pane: IncidentsPane, typed: str, count: int) -> None:
    played.keys(typed)
    assert len(pane.model.rows) == count


def test_an_undone_ruling_is_gone(played: Played, pane: IncidentsPane) -> None:
    before = len(pane.model.rows)
    played.play("undo")
    assert len(pane.model.rows) == before - 1


def test_a_chosen_ruling_opens_its_rule_and_its_paper(played: Played, pane: IncidentsPane) -> None:
    pane.view.selectRow(3)
    assert pane.rule() == "TDA-2024 34-A"
    pane.chips.chips[0].click()
    assert played.page.panes.shown == "rules"
    played.keys("\x1b")
    assert played.page.panes.shown == "incidents"
    played.window.window_actions.act("Ctrl+P")
    assert played.page.panes.shown == "papers"


def test_all_of_them_go_into_a_file(pane: IncidentsPane, tmp_path: Path) -> None:
    path = tmp_path / "incidents.csv"
    assert pane.save_to(path)
    rows = list(csv.reader(path.read_text(encoding="utf-8-sig").splitlines()))
    assert len(rows) == 5
    assert rows[0][0] == "No."


def test_a_file_that_cannot_be_is_told(played: Played, pane: IncidentsPane, tmp_path: Path) -> None:
    assert not pane.save_to(tmp_path / "none" / "incidents.csv")
    assert not pane.save_to(tmp_path / "incidents.doc")
    assert played.page.bar.echo.echo.status == "not-possible"


def test_nothing_yet_is_said_and_has_no_dead_buttons(played: Played) -> None:
    played.window.window_actions.act("incidents")
    made = played.page.panes.made["incidents"]
    assert isinstance(made, IncidentsPane)
    assert not made.view.isVisible()
    assert not made.print_it.isEnabled()
    assert not made.keep_it.isEnabled()
