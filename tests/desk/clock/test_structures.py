"""Structures by name, and the words in which one is wished for."""

import pytest

from floorman.desk.clock.structures import load_structure, shipped_structures, wishes_from
from floorman.exchange.refused import ListRefused
from floorman.rules.citation import Unanswerable
from floorman.rules.colour_up import when_chips_go
from floorman.rules.structure_doubts import doubts
from floorman.rules.structure_maker import Wishes
from floorman.text.say import say


def test_six_come_with_the_program() -> None:
    assert sorted(shipped_structures()) == ["deep", "hyper", "rebuy", "standard", "turbo", "two-day"]


@pytest.mark.parametrize("name", shipped_structures())
def test_nothing_is_doubtful_about_them(name: str) -> None:
    structure = load_structure(name).structure
    assert not doubts(structure)
    assert not any(one.too_early for one in when_chips_go(structure.steps, structure.chips).values())
    assert any(getattr(step, "late", False) for step in structure.steps)


def test_no_such_structure() -> None:
    with pytest.raises(ListRefused):
        load_structure("no-such-structure")


def test_words_of_a_wish() -> None:
    few = "players 40 stack 20000 chips 500 25 100 25 minutes 240 level 20"
    assert wishes_from(few.split()) == Wishes(40, 20_000, (25, 100, 500), 240, 20)
    said = (
        "players 40 stack 20000 chips 25 100 500 minutes 240 level 20 first 50 rebuys 30 addons 7 breaks 15 at 4 ANTE 3"
    )
    assert wishes_from(said.split()) == Wishes(40, 20_000, (25, 100, 500), 240, 20, 50, 30, 7, 15, 4, 3)


PLAIN = "players 40 stack 20000 chips 25 minutes 240 level 20"


@pytest.mark.parametrize(
    ("said", "named"),
    [
        ("", "players"),
        (PLAIN.replace("minutes 240", ""), "minutes"),
        (PLAIN.replace("chips 25", "chips"), "chips"),
        (f"{PLAIN} breaks 15", "breaks 15 at 4"),
        (f"{PLAIN} at 4", "breaks 15 at 4"),
        (f"{PLAIN} first fifty", "first fifty"),
        (f"{PLAIN} first -5", "first -5"),
        (f"{PLAIN} level 601", "level 601"),
        (f"{PLAIN} rebuys 1 2", "rebuys 1 2"),
        (f"{PLAIN} rebuys", "rebuys"),
        (f"forty {PLAIN}", "forty"),
        (PLAIN.replace("40", "1"), "players 1"),
    ],
)
def test_what_is_wrong_or_lacks_is_named(said: str, named: str) -> None:
    with pytest.raises(Unanswerable) as fault:
        wishes_from(said.split())
    assert fault.value.params["word"] == named
    assert named in say(fault.value.says, fault.value.params)
