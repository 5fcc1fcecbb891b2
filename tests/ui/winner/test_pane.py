"""The winner's sheet comes when one is left: places with their times, papers, and what closes the evening."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from floorman.ui.paint.text import watch_cuts
from floorman.ui.winner.pane import WinnerPane
from floorman.ui.words import speak
from tests.ui.desks import Played


def won(played: Played) -> WinnerPane:
    """Three at table 1, the first of whom wins an hour later."""
    played.play("break 2", "break 3")
    played.fill(1, seats=3)
    played.play("reg close", "start 1 1")
    played.test.clock.wait(60)
    played.play("1-2 x")
    played.test.clock.wait(5)
    played.play("1-3 x")
    pane = played.page.panes.pane
    assert isinstance(pane, WinnerPane)
    return pane


def test_it_names_the_winner_and_every_place(played: Played) -> None:
    pane = won(played)
    assert pane.end is not None
    assert [(row.place, row.entry, row.name) for row in pane.end.places] == [
        ("1st", 1, "Player 1 1"),
        ("2nd", 3, "Player 1 3"),
        ("3rd", 2, "Player 1 2"),
    ]
    assert (pane.end.entries, pane.end.minutes) == (3, 65)
    assert pane.end.places[0].out_at == ""
    assert pane.end.places[1].out_at == pane.end.ended
    assert played.page.bar.lent is not None
    assert played.page.bar.lent.title == "Player 1 1 has won"
    pane.grab()


def test_enter_in_the_empty_line_shows_the_payouts_and_esc_comes_back(played: Played) -> None:
    won(played)
    seq = played.seq
    played.keys("\n")
    assert played.page.panes.shown == "papers"
    played.page.panes.leave()
    assert (played.page.panes.shown, played.seq) == ("winner", seq)


def test_undo_brings_the_final_table_back(played: Played) -> None:
    pane = won(played)
    QTest.mouseClick(pane.undo_it, Qt.MouseButton.LeftButton)
    assert played.page.bar.field.text() == "undo"
    played.keys("\n")
    assert played.page.panes.shown == "final-table"


def test_the_advice_never_says_that_there_is_nothing_to_do(played: Played) -> None:
    won(played)
    played.play("no 1 all paid")
    assert played.page.advice.empty[0] != "Nothing to do"


def test_the_places_are_saved_as_a_list(played: Played, tmp_path: Path) -> None:
    pane = won(played)
    assert pane.save_to(tmp_path / "results.csv")
    assert "Player 1 3" in (tmp_path / "results.csv").read_text(encoding="utf-8-sig")
    assert not pane.save_to(tmp_path / "results.doc")
    assert "Not saved" in played.page.bar.echo.echo.title


def test_the_tournament_is_closed_from_it(played: Played) -> None:
    pane = won(played)
    QTest.mouseClick(pane.close_it, Qt.MouseButton.LeftButton)
    assert played.window.open_page is None


@pytest.mark.parametrize("lang", ["en", "pl", "bg", "fr"])
@pytest.mark.parametrize("size", [(1366, 768), (900, 640)])
def test_nothing_is_cut(played: Played, lang: str, size: tuple[int, int]) -> None:
    speak(lang)
    played.window.speak(lang)
    played.page = played.window.open_page  # type: ignore[assignment]
    played.window.resize(*size)
    pane = won(played)
    with watch_cuts() as cut:
        pane.grab()
    assert cut == []
