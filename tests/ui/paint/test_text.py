"""Text is wrapped at spaces, and cut only when it must be."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter

from floorman.ui.paint import text
from floorman.ui.theme.look import Look

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


def test_a_name_written_to_the_left_is_set_apart_from_its_entry_number() -> None:
    assert text.isolated("שלום עולם (#202) is new") == "\u2068שלום עולם\u2069 (#202) is new"
    assert text.isolated("A. Kowalska, Й. Яворов") == "A. Kowalska, Й. Яворов"
    assert text.isolated("Ann Lee") == "Ann Lee"


def test_the_entry_number_is_painted_behind_the_name(look: Look) -> None:
    def ink(said: str) -> list[int]:
        picture = QImage(300, 30, QImage.Format.Format_RGB32)
        picture.fill(0)
        painter = QPainter(picture)
        text.line(painter, QRect(0, 0, 300, 30), said, text.BODY, look("hi"))
        painter.end()
        return [x for x in range(300) if any(picture.pixel(x, y) & 0xFFFFFF for y in range(30))]

    alone, whole = ink("שלום"), ink("שלום (#202) x")
    assert whole[: len(alone)] == alone
