"""Lists written as text, a line a player."""

import pytest

from floorman.exchange.lines import read_lines, table_heading
from tests.exchange.lists import codes, read, short


def one(line: str) -> tuple[str, ...]:
    """Table, seat, name and chips of the one player in a text."""
    (row,), _ = read_lines([line, "Seat 12: Zed Stanebeck"])[0][:1], None
    return row.cells


@pytest.mark.parametrize(
    ("line", "cells"),
    [
        ("Seat 1: Ferris Wexley (Mossgate, United Kingdom) - 1,134,000", ("", "1", "Ferris Wexley", "1,134,000")),
        ("Seat 2 – Øyvard Skjørdal (Norway), 260,000", ("", "2", "Øyvard Skjørdal", "260,000")),
        ("seat #3 Timble Pellow – 6,170,000 (61 bb)", ("", "3", "Timble Pellow", "6,170,000")),
        ("Miejsce 9 | Grażyna Śliwczyńska | 243.500", ("", "9", "Grażyna Śliwczyńska", "243.500")),
        ("Siège 4 : Anaïs Le Goffrec 98'500", ("", "4", "Anaïs Le Goffrec", "98'500")),
        ("Място 5: Щерю Къдринов - 25 хил.", ("", "5", "Щерю Къдринов", "25 хил.")),
        ("T4 S6 Anna Holt 45,500", ("4", "6", "Anna Holt", "45,500")),
        ("4-6 Anna Holt", ("4", "6", "Anna Holt", "")),
        ("Table 12 Seat 1: Corby Holt (UK) 33k", ("12", "1", "Corby Holt", "33k")),
        ("Stół 4, miejsce 5 – Grażyna Holt", ("4", "5", "Grażyna Holt", "")),
        ("Anna Holt – T4 S6", ("4", "6", "Anna Holt", "")),
        ("Holt, Anna (4-6)", ("4", "6", "Holt, Anna", "")),
        ("2038000 – Nessa Crakeford", ("", "", "Nessa Crakeford", "2038000")),
        ("Sølvi Åkerstrøm 787 K", ("", "", "Sølvi Åkerstrøm", "787 K")),
        ("• 7. Wiesław Wąsożak – 20.055.000", ("", "7", "Wiesław Wąsożak", "20.055.000")),
        ("Seat 3: Odell O'Brindle", ("", "3", "Odell O'Brindle", "")),
        ("Seat 4:", ("", "4", "-", "")),
        ("8) SANDREYEV Kirvan 5 494 967", ("", "8", "SANDREYEV Kirvan", "5 494 967")),
    ],
)
def test_forms_of_a_line(line: str, cells: tuple[str, ...]) -> None:
    assert one(line) == cells


@pytest.mark.parametrize(
    ("text", "table"),
    [
        ("Table 46:", "46"),
        ("TABLE 46", "46"),
        ("Stół 3 (VIP)", "3"),
        ("— Tisch 7 —", "7"),
        ("Маса 12:", "12"),
        ("Table 46: Anna", ""),
        ("Seat 4", ""),
        ("Table", ""),
    ],
)
def test_headings_of_tables(text: str, table: str) -> None:
    assert table_heading(text) == table


def test_running_numbers_are_seats_only_under_a_table() -> None:
    under = read("TABLE 3\n1 Anna Holt\n2 Bo Wexley\n3 -\n4 Cy Pellow\n\nTABLE 4\n1 Di Brindle\n")
    assert [(name, place) for _, name, place, _ in short(under)] == [
        ("Anna Holt", "3-1"),
        ("Bo Wexley", "3-2"),
        ("Cy Pellow", "3-4"),
        ("Di Brindle", "4-1"),
    ]
    assert codes(under) == [((4,), "open-chairs")]
    ranked = read("1. Anna Holt – 900,000\n2. Bo Wexley – 800,000\n")
    assert short(ranked) == [(1, "Anna Holt", "", 900_000), (2, "Bo Wexley", "", 800_000)]
    assert codes(ranked) == []


def test_a_number_can_be_part_of_a_name() -> None:
    assert short(read("Player 1234\nPlayer 1235\n")) == [(1, "Player 1234", "", None), (2, "Player 1235", "", None)]


def test_a_title_is_no_player() -> None:
    found = read("Friday Deep\n\nAnna Holt\nBo Wexley\n")
    assert [row.name for row in found.rows] == ["Anna Holt", "Bo Wexley"]
    assert codes(found) == [((1,), "line-skipped")]


def test_prose_is_no_player() -> None:
    found = read("Anna Holt\n" + "word " * 100 + "\nBo Wexley\n")
    assert [row.line for row in found.rows] == [1, 3]
    assert codes(found) == [((2,), "line-skipped")]
