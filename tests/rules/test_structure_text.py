"""Structures as text: written and read back the same."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.core.structure import Break, DayEnd, Level, Step, Structure, Stud, level_counts
from floorman.rules.citation import Unanswerable
from floorman.rules.structure_text import step_from, step_text, structure_from, structure_lines
from floorman.text.say import say

WRITTEN: dict[str, Step] = {
    "25/50 20": Level(25, 50, 20),
    "100/200/200 20 late": Level(100, 200, 20, 200, late=True),
    "100/200/25 20 ante all": Level(100, 200, 20, 25, "all"),
    "100/200/25 20 ante button ok": Level(100, 200, 20, 25, "button", ok=True),
    "200/400/400 30 -- a note": Level(200, 400, 30, 400, note="a note"),
    "200/400 30 late game Omaha hi-lo -- half kill": Level(
        200, 400, 30, late=True, game="Omaha hi-lo", note="half kill"
    ),
    "stud 100/200 ante 25 bring 50 20": Stud(100, 200, 20, 25, 50),
    "stud 100/200 20 late game Razz -- slow": Stud(100, 200, 20, late=True, game="Razz", note="slow"),
    "break 15": Break(15),
    "break 15 -25 addon dinner": Break(15, (25,), addon=True, name="dinner"),
    "break 15 -25 -100 late ok": Break(15, (25, 100), late=True, ok=True),
    "break 60 -- late dinner": Break(60, name="late dinner"),
    "break 60 -- the -25 leave": Break(60, name="the -25 leave"),
    "end": DayEnd(),
    "end Day 1": DayEnd("Day 1"),
}


@pytest.mark.parametrize(("text", "step"), WRITTEN.items())
def test_written_and_read_back(text: str, step: Step) -> None:
    assert step_from(text) == step
    assert step_text(step) == text


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("  100/200   20  LATE ", "100/200 20 late"),
        ("BREAK 15 dinner -25", "break 15 -25 dinner"),
        ("Break 15 late dinner", "break 15 late dinner"),
        ("100/200 20 ante big-blind", "100/200 20"),
        ("100/200/0 20 ok late", "100/200 20 late ok"),
        ("200/400 30 --", "200/400 30"),
        ("stud 100/200 ante 25 20", "stud 100/200 ante 25 20"),
        ("STUD 100/200 bring 25 20", "stud 100/200 bring 25 20"),
    ],
)
def test_other_ways_to_write_it(text: str, plain: str) -> None:
    assert step_text(step_from(text)) == plain


@pytest.mark.parametrize(
    "text",
    [
        *("", "100", "100/200", "100/ 200 20", "100/200 -20", "100/200 20 dinner", "100/200 20 ante", "a/b 20"),
        *("100/200/300/400 20", "100/200 20000", "100/200 20 ante nobody", "100/200 20 game", "١٠٠/200 20"),
        *("break", "break dinner", "break -25", "stud 100/200", "stud 100/200/25 20", "stud 100/200 ante 20 late"),
        *("stud", "stud 100/200 bring 20", "100/200 20 20", "1e3/2e3 20", "--", "1000000000000000/2 20"),
    ],
)
def test_what_is_no_step_is_refused_by_its_words(text: str) -> None:
    with pytest.raises(Unanswerable) as fault:
        step_from(text)
    assert fault.value.code == "bad-value"
    assert text[:10] in say(fault.value.says, fault.value.params)


def test_lines_of_a_file() -> None:
    lines = ["# Friday", "chips 500 25 100 25", "", "25/50 20", "  break 5", "#end", "end Sunday"]
    structure = structure_from(lines)
    assert structure == Structure((Level(25, 50, 20), Break(5), DayEnd("Sunday")), (25, 100, 500))
    assert structure_lines(structure) == ["chips 25 100 500", "25/50 20", "break 5", "end Sunday"]
    assert structure_lines(structure_from(["25/50 20"])) == ["25/50 20"]


@pytest.mark.parametrize(
    "lines", [[], ["# nothing"], ["25/50 20"] * 201, ["chips 25 x", "25/50 20"], ["chips 0", "end"]]
)
def test_lines_that_are_no_structure(lines: list[str]) -> None:
    with pytest.raises(Unanswerable) as fault:
        structure_from(lines)
    assert say(fault.value.says, fault.value.params).endswith(".")
    assert len(structure_from(["25/50 20"] * 200).steps) == 200


def test_levels_are_counted() -> None:
    steps = structure_from(["25/50 20", "break 5", "stud 100/200 20", "end"]).steps
    assert level_counts(steps) == (1, 1, 2, 2)


def test_what_is_put_in_at_a_level() -> None:
    assert Level(25, 50, 20, 50).values == (25, 50, 50)
    assert Level(25, 50, 20).values == (25, 50)
    assert Stud(100, 200, 20, 25, 50).values == (25, 50, 100, 200)
    assert (Level(25, 50, 20).big_blind, Stud(100, 200, 20).big_blind) == (50, 100)


chips = st.integers(0, 10**12 - 1)
words = st.text(st.sampled_from("aZł -25/addonlateok#"), max_size=12).map(lambda text: " ".join(text.split()))
games = words.filter(lambda text: "--" not in text.split())
marks = {"late": st.booleans(), "ok": st.booleans()}
times = st.integers(0, 9999)
levels = st.builds(
    Level, chips, chips, times, chips, st.sampled_from(["big-blind", "all", "button"]), game=games, note=words, **marks
)
studs = st.builds(Stud, chips, chips, times, chips, chips, game=games, note=words, **marks)
pauses = st.builds(Break, times, st.lists(chips, max_size=3).map(tuple), st.booleans(), name=words, **marks)
steps = levels | studs | pauses | st.builds(DayEnd, words)


@given(steps)
def test_any_step_reads_back_the_same(step: Step) -> None:
    assert step_from(step_text(step)) == step


@given(st.text(max_size=40))
def test_any_text_is_a_step_or_refused(text: str) -> None:
    with suppress(Unanswerable):
        step = step_from(text)
        assert step_from(step_text(step)) == step
