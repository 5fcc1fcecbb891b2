"""Whole tournaments: repeatable, ended by one winner, with nothing broken on the way."""

from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from floorman.core.model import EntryNo, EntryState
from floorman.desk.files.opening import open_desk
from floorman.desk.front.room import Room
from floorman.desk.house.houses import load_house
from floorman.desk.simulation import PlayedTournament, Report, simulate
from floorman.store.check import check


def without_times(report: Report) -> Report:
    return replace(report, time={})


@settings(max_examples=12)
@example(players=50, seed=50, house="tda-2024")
@given(
    players=st.integers(2, 60),
    seed=st.integers(0, 10**6),
    house=st.sampled_from(["tda-2024", "longform-06", "pokerstars"]),
)
def test_any_tournament_comes_to_one_winner(players: int, seed: int, house: str) -> None:
    report = simulate(players, house, seed)
    assert report.entries == players + report.re_entries
    assert report.hands >= report.rounds > 0


@pytest.mark.rule("TDA-2024 32-A")
def test_under_the_dead_button_nobody_pays_two_big_blinds_in_a_row() -> None:
    report = simulate(150, seed=4)
    assert report.double_big_blinds == 0
    assert report.hands_without_big_blind == 0
    assert report.breaks > 10
    assert report.redraws == 2
    assert 0.5 < report.big_blinds["lowest"] <= report.big_blinds["mean"] <= report.big_blinds["highest"] < 1.6
    assert report.big_blinds["mean"] == pytest.approx(1, abs=0.05)


def test_the_same_seed_plays_the_same_tournament() -> None:
    one, same, other = (simulate(40, seed=seed) for seed in (7, 7, 8))
    assert without_times(one) == without_times(same)
    assert one.journal != other.journal


def test_its_file_opens_as_any_other(tmp_path: Path) -> None:
    path = tmp_path / "played.floor"
    heard: list[tuple[int, int]] = []
    tournament = PlayedTournament(40, load_house("tda-2024"), 3, str(path))
    report = tournament.play(lambda out, entries: heard.append((out, entries)))
    assert check(path).ok
    assert heard[-1] == (report.entries - 1, report.entries)
    desk = open_desk(path)
    assert desk.floor.now == tournament.stage.floor.now
    assert desk.floor.names.name(1) == tournament.stage.floor.names.name(1) != ""
    assert len(desk.log.facts) == report.events
    assert Room(desk).top().alive == 1
    winner = desk.floor.now.entries[EntryNo(report.winner)]
    assert winner.state is EntryState.SEATED
    desk.close()
