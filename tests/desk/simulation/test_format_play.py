"""Formats played to their winners, with nothing broken on the way."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorman.desk.house.houses import load_house
from floorman.desk.simulation.format_play import PLAYED_FORMATS, FormatPlay, FormatReport, PlayedFormat


def played(kind: PlayedFormat, players: int, house: str = "tda-2024", seed: int = 1) -> FormatReport:
    return FormatPlay(kind, players, load_house(house), seed).play()


@settings(max_examples=10)
@given(
    kind=st.sampled_from(PLAYED_FORMATS),
    players=st.integers(2, 60),
    seed=st.integers(0, 10**6),
    house=st.sampled_from(["tda-2024", "longform-06", "pokerstars"]),
)
def test_any_format_comes_to_its_winners(kind: PlayedFormat, players: int, seed: int, house: str) -> None:
    report = played(kind, players, house, seed)
    assert report.entries == players
    assert len(report.winners) == (max(1, players // 10) if kind == "satellite" else 1)
    assert len(set(report.winners)) == len(report.winners)


@pytest.mark.parametrize(("kind", "players", "rounds"), [("shootout", 81, 3), ("shootout", 27, 2), ("heads-up", 33, 1)])
def test_how_many_rounds_are_drawn(kind: PlayedFormat, players: int, rounds: int) -> None:
    assert played(kind, players).rounds == rounds


def test_the_same_seed_plays_the_same_format() -> None:
    assert played("days", 30, seed=7) == played("days", 30, seed=7)
