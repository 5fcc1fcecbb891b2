"""No text runs over its width, however long it is and in whatever script."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorman.slips import fonts
from floorman.slips.fitting import LEAST, fit, flow
from floorman.slips.script import NO_BREAK

from .made import NAMES

FACE = fonts.SANS_SEMI
TEXT = st.text(max_size=120)


@given(TEXT, st.integers(1, 3), st.floats(12, 100))
@settings(max_examples=1000)
def test_no_name_is_wider_than_its_place(text: str, lines: int, width: float) -> None:
    held = fit(text, FACE, 6.4, LEAST, width, lines)
    assert held.width <= width + 0.001
    assert len(held.lines) <= lines


@given(TEXT, st.floats(12, 100))
def test_no_sentence_is_wider_than_its_place(text: str, width: float) -> None:
    held = flow(text, FACE, 3.4, width, 4)
    assert held.width <= width + 0.001
    assert len(held.lines) <= 4


def test_a_name_that_fits_stays_as_large_as_it_may_be() -> None:
    held = fit("Anna Kowalska", FACE, 6.4, LEAST, 70, 2)
    assert [row.text for row in held.lines] == ["Anna Kowalska"]
    assert held.size == 6.4


def test_a_longer_name_shrinks_before_it_breaks() -> None:
    held = fit("Wiesława Żółtarz-Łęcka", FACE, 6.4, LEAST, 60, 2)
    assert len(held.lines) == 1
    assert 4.8 <= held.size < 6.4


def test_a_long_name_breaks_between_words() -> None:
    held = fit("Maximilian Alexander von Wolfenstein", FACE, 6.4, LEAST, 50, 2)
    assert [row.text for row in held.lines] == ["Maximilian", "Alexander von Wolfenstein"] or len(held.lines) == 2
    assert " ".join(row.text for row in held.lines) == "Maximilian Alexander von Wolfenstein"


def test_what_does_not_fit_at_all_is_cut_with_an_ellipsis() -> None:
    held = fit("W" * 200, FACE, 6.4, LEAST, 50, 2)
    assert held.size == LEAST
    assert held.lines[-1].text.endswith("…")
    assert not held.lines[0].text.endswith("…")


@pytest.mark.parametrize("name", NAMES)
def test_nothing_of_a_usual_name_is_lost_on_a_card(name: str) -> None:
    held = fit(name, FACE, 5.2, LEAST, 93, 2)
    assert not held.lines[-1].text.endswith("…")


def test_nothing_has_no_lines() -> None:
    assert fit("\x00 ", FACE, 5, LEAST, 50).lines == ()
    assert flow("", FACE, 3, 50).lines == ()


@pytest.mark.parametrize("width", [float(width) for width in range(28, 60, 2)])
def test_a_no_break_space_ends_no_line(width: float) -> None:
    text = f"Le temps écoulé, la main est morte{NO_BREAK}; sinon c’est parole (TDA-2024{NO_BREAK}34-A)"
    rows = [row.text for row in flow(text, FACE, 3.0, width).lines]
    assert " ".join(rows) == text.replace(NO_BREAK, " ")
    assert not any(row.startswith((";", "34-A")) for row in rows)
