"""Lists out: whole or not at all, harmless in a spreadsheet, and the same when they come back."""

import os
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import load_workbook

from floorman.disk.refused import PathRefused
from floorman.exchange.export import csv_bytes, write_list, xlsx_bytes
from floorman.exchange.names import tidy_name
from floorman.exchange.refused import ListRefused
from floorman.exchange.rows import is_open_chair
from tests.exchange.lists import read, short

HEADINGS = ("Entry", "Table", "Seat", "Name", "Chips")
DANGEROUS = ["=1+1 Corby", "@Sable", "-Plover", "+48 Holt", "\tTab", "\rReturn", "＝HYPERLINK", "'=x", "''=x"]


@pytest.mark.parametrize("name", DANGEROUS)
def test_no_cell_of_a_csv_is_a_formula(name: str) -> None:
    line = csv_bytes(["Name"], [[name]]).decode("utf-8-sig").split("\r\n", 1)[1]
    assert line.lstrip('"').startswith("'")


def test_numbers_stay_numbers() -> None:
    assert csv_bytes(["Change"], [[-5], [None], [1.5]]) == b'\xef\xbb\xbfChange\r\n-5\r\n""\r\n1.5\r\n'


@pytest.mark.parametrize("name", DANGEROUS)
def test_texts_of_a_workbook_are_texts(name: str) -> None:
    sheet = load_workbook(BytesIO(xlsx_bytes(["=Name"], [[name]])))["List"]
    assert [sheet["A1"].data_type, sheet["A2"].data_type] == ["s", "s"]


def test_what_no_workbook_can_hold_is_left_out() -> None:
    raw = xlsx_bytes(["Name\x00"], [["Bo\x07\ud800 " + "W" * 40_000]], title="[Day] 2/3: a very long title of a sheet")
    book = load_workbook(BytesIO(raw))
    assert len(book.sheetnames[0]) <= 31
    assert book.worksheets[0]["A2"].value.startswith("Bo WWW")


names = (
    st.text(min_size=1, max_size=30) | st.sampled_from(["=1+1 Corby", "-Plover", "@Sable", "'=x", 'A "B" C', "A,B;C"])
).map(tidy_name)
players = st.lists(
    names.filter(lambda name: any(letter.isalpha() for letter in name) and not is_open_chair(name)),
    min_size=1,
    max_size=8,
)


@pytest.mark.parametrize("write", [csv_bytes, xlsx_bytes])
def test_a_list_comes_back_as_it_went_out(write: object) -> None:
    @settings(max_examples=25)
    @given(players)
    def back(written: list[str]) -> None:
        rows = [(n, n // 9 + 1, n % 9 + 1, name, 1_000 * n) for n, name in enumerate(written)]
        found = read(write(HEADINGS, rows))  # type: ignore[operator]
        assert short(found) == [(n + 2, name, f"{n // 9 + 1}-{n % 9 + 1}", 1_000 * n) for n, name in enumerate(written)]
        assert [row.ident for row in found.rows] == [str(n) for n in range(len(written))]

    back()


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "seats.csv"
    path.write_text("old")
    assert write_list(path, HEADINGS, [(1, 2, 3, "Anna Holt", None)]) == 1
    assert path.read_bytes() == b"\xef\xbb\xbfEntry,Table,Seat,Name,Chips\r\n1,2,3,Anna Holt,\r\n"
    assert [one.name for one in tmp_path.iterdir()] == ["seats.csv"]


def test_an_older_file_outlives_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "seats.xlsx"
    path.write_text("old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(PathRefused, match=r"path\.disk-full"):
        write_list(path, HEADINGS, [])
    assert path.read_text() == "old"
    assert [one.name for one in tmp_path.iterdir()] == ["seats.xlsx"]


def test_only_known_endings(tmp_path: Path) -> None:
    with pytest.raises(ListRefused) as refused:
        write_list(tmp_path / "seats.pdf", HEADINGS, [])
    assert refused.value.code == "list.ending-unknown"
    with pytest.raises(PathRefused, match=r"path\.no-folder"):
        write_list(tmp_path / "none" / "seats.csv", HEADINGS, [])
