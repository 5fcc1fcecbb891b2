"""Any name becomes runs that can be drawn: cleaned, in the order in which it stands, in fonts that have its signs."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.slips import fonts
from floorman.slips.script import BOX, clean, line

from .made import NAMES

FACE = fonts.SANS_SEMI


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("  Anna \t Kowalska\n", "Anna Kowalska"),
        ("E\u0301tienne", "Étienne"),
        ("Anna\x1b@\x1dV\x00Kowalska", "Anna@VKowalska"),
        ("right\u202eleft", "rightleft"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("👍🏽", "👍"),
        ("❤\ufe0f", "❤"),
        ("61\u202f500", "61\u202f500"),
        ("no\u00a0break", "no break"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("A\u200dB", "AB"),
        ("\ud800", ""),
    ],
)
def test_what_is_printed_of_what_was_typed(typed: str, printed: str) -> None:
    assert clean(typed) == printed


@given(st.text())
def test_nothing_that_steers_a_printer_or_a_reader_is_left(text: str) -> None:
    kept = clean(text)
    assert not any(unicodedata.category(sign) in {"Cc", "Cs", "Cn"} for sign in kept)
    assert clean(kept) == kept


@pytest.mark.parametrize(
    ("name", "faces"),
    [
        ("Wiesława Żółtarz", {FACE}),
        ("Đặng Thị Ngọc Trâm", {FACE}),
        ("Γιώργος", {FACE}),
        ("Златомир Бързаков", {FACE}),
        ("王小明", {"DroidSansFallback"}),
        ("김철수 Kim", {"DroidSansFallback", FACE}),
        ("محمد علي", {"IBMPlexSansArabic-SemiBold"}),
        ("דוד כהן", {"IBMPlexSansHebrew-SemiBold"}),
    ],
)
def test_every_script_has_a_font(name: str, faces: set[str]) -> None:
    runs = line(name, FACE).runs
    assert {run.face for run in runs} == faces
    assert not any(run.missing for run in runs)


def test_a_sign_without_a_font_is_a_box() -> None:
    runs = line("Emoji 😀 Fan", FACE).runs
    assert [(run.text, run.missing) for run in runs] == [("Emoji ", False), ("😀", True), (" Fan", False)]
    assert runs[1].width == BOX


@pytest.mark.parametrize(
    ("name", "left_to_right"),
    [
        ("דוד כהן", ["דוד כהן"]),
        ("Dave דוד Levi", ["Dave ", "דוד ", "Levi"]),
        ("דוד Dave", ["Dave", "דוד "]),
        ("דוד (Dave) 12", ["12", " (", "Dave", ")", "דוד"]),
    ],
)
def test_right_to_left_names_stand_in_their_order(name: str, left_to_right: list[str]) -> None:
    runs = line(name, FACE).runs
    assert "".join(run.text for run in runs).replace(" ", "") == "".join(left_to_right).replace(" ", "")


def test_arabic_letters_join() -> None:
    alone, joined = line("ب ب ب", FACE), line("ببب", FACE)
    assert joined.runs[0].shaped is not None
    assert joined.width < alone.width - 2 * line(" ", fonts.OTHER_SCRIPTS[0]).width


def test_a_mark_that_has_no_letter_of_its_own_stands_on_its_letter() -> None:
    letter, marked = line("x", FACE), line("x\u0301", FACE)
    assert marked.runs[0].shaped is not None
    assert marked.width == pytest.approx(letter.width, abs=0.01)


def test_chinese_names_are_as_bold_as_the_others() -> None:
    assert line("王", FACE).runs[0].heavy
    assert not line("王", fonts.SANS).runs[0].heavy


def test_bulgarian_papers_take_bulgarian_letters() -> None:
    russian, bulgarian = fonts.face(fonts.SANS), fonts.face(fonts.SANS + fonts.BULGARIAN)
    assert bulgarian.face.charToGlyph[ord("в")] != russian.face.charToGlyph[ord("в")]
    assert bulgarian.face.charToGlyph[ord("а")] == russian.face.charToGlyph[ord("а")]


@pytest.mark.parametrize("name", NAMES)
def test_a_line_tells_its_text_and_is_as_wide_as_its_runs(name: str) -> None:
    held = line(name, FACE)
    assert held.text == clean(name)
    assert held.width == pytest.approx(sum(run.width for run in held.runs))
