"""The made-up evening: a room of any size comes to a sound present, and its journal goes forward in time."""

from pathlib import Path

import pytest

from floorman.desk.simulation.demo import demo_evening


@pytest.mark.parametrize("players", [30, 200, 1500])
def test_the_evening_goes_forward_and_ends_now(tmp_path: Path, players: int) -> None:
    desk = demo_evening(tmp_path / "evening.floor", players=players)
    now = desk.floor.now
    assert now.counts.entries == players
    assert now.counts.out > 0
    times = [fact.at for fact in desk.log.facts]
    assert times == sorted(times)
    assert times[-1] <= desk.floor.clock()
    desk.close()
