"""Text is wrapped at spaces, and cut only when it must be."""

import pytest

from floorman.ui.paint import text

pytestmark = pytest.mark.usefixtures("look")
LONG = "Table 7 has 9, table 12 has 7. Seat 4 is next big blind"


def test_lines_are_no_wider_than_asked() -> None:
    lines = text.wrapped(LONG, text.BODY, 120)
    assert " ".join(lines) == LONG
    assert len(lines) > 1
    assert all(text.BODY.width(line) <= 120 for line in lines)


def test_a_place_never_breaks_over_a_line() -> None:
    assert "12-4" in text.wrapped("to 12-4", text.BODY, 1)


def test_what_does_not_fit_is_cut_and_told() -> None:
    with text.watch_cuts() as cut:
        lines = text.fitted(LONG, text.BODY, 120, 2)
    assert len(lines) == 2
    assert lines[1].endswith("…")
    assert cut


def test_a_name_may_be_cut_without_being_told() -> None:
    with text.watch_cuts() as cut:
        assert text.elide("Wolfeschlegelsteinhausenbergerdorff", text.PLATE, 60, name=True).endswith("…")
    assert not cut


def test_what_fits_stays_whole() -> None:
    assert text.elide("12-4", text.BODY, 100) == "12-4"
    assert text.fitted("Out", text.BODY, 100, 1) == ("Out",)
