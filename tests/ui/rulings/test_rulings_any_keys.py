"""Whatever is pressed on the rulings desk, it answers and records nothing before Enter."""

import random

import pytest

from floorman.ui.rulings.pane import RulingsPane
from tests.ui.desks import Played

KEYS = "bmwaldophtfkcbra0123456789 <>^_\b-x#"


@pytest.mark.parametrize("seed", range(3))
def test_any_keys_leave_the_desk_whole(played: Played, seed: int) -> None:
    played.fill(1)
    played.fill(2, seats=2)
    played.play("1 pos 9 1 2")
    lots = random.Random(seed)
    seq = played.seq
    for table in (1, 2, 3):
        played.page.panes.rule_at(table)
        pane = played.page.panes.made["rulings"]
        assert isinstance(pane, RulingsPane)
        for _press in range(70):
            played.keys(lots.choice(KEYS))
            assert pane.answer.title
            if lots.random() < 0.05:
                played.alt("O")
        played.page.panes.leave()
    assert played.seq == seq
