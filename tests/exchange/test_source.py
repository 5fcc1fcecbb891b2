"""From a file to rows of text: delimiters, headings, titles, quotes, sheets."""

from io import BytesIO
from pathlib import Path

import pytest
from openpyxl import Workbook, load_workbook

from floorman.exchange.export import xlsx_bytes
from floorman.exchange.refused import ListRefused
from floorman.exchange.source import read_source
from floorman.exchange.source_kind import SourceKind
from tests.exchange.lists import codes, read, short, workbook


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_any_delimiter_and_line_end(delimiter: str, ending: str) -> None:
    lines = ["Table,Seat,Name,Chips", "1,1,Anna Holt,30000", "1,2,Bo Wexley,25000", ""]
    source = read_source(ending.join(lines).replace(",", delimiter).encode())
    assert (source.kind, source.delimiter) == (SourceKind.CSV, delimiter)
    assert [row.cells for row in source.rows] == [("1", "1", "Anna Holt", "30000"), ("1", "2", "Bo Wexley", "25000")]
    assert [row.line for row in source.rows] == [2, 3]


def test_a_delimiter_can_be_forced() -> None:
    source = read_source(b"Name;Seat\nAnna;1\n", delimiter=",")
    assert source.rows[-1].cells == ("Anna;1",)


def test_headings_can_stand_below_titles_or_be_denied() -> None:
    raw = b"Spring Series,,\nDay 2,,\n\nTable,Seat,Name\n1,1,Anna\n"
    assert read_source(raw).header_line == 4
    assert read_source(raw, header_line=0).headings == ()
    assert read_source(raw, header_line=2).headings == ("Day 2", "", "")
    assert [row.line for row in read_source(raw).rows] == [5]


def test_repeated_headings_are_no_players() -> None:
    found = read("Table,Seat,Name\n1,1,Anna Holt\nTable,Seat,Name\n2,1,Bo Wexley\n")
    assert short(found) == [(2, "Anna Holt", "1-1", None), (4, "Bo Wexley", "2-1", None)]


def test_a_comma_that_nobody_quoted_shifts_nothing_before_it() -> None:
    found = read("Table,Seat,Name,Email,Registered At\n1,1,Anna Holt,a@b.c,Jan 3, 2024 10:00\n")
    assert short(found) == [(2, "Anna Holt", "1-1", None)]
    assert found.not_kept == ("Email", "Registered At")


def test_a_quote_that_is_never_closed_swallows_nobody() -> None:
    found = read('Table,Seat,Name\n1,1,"Anna Holt\n1,2,Bo Wexley\n1,3,Cy Pellow\n')
    assert short(found) == [(2, "Anna Holt", "1-1", None), (3, "Bo Wexley", "1-2", None), (4, "Cy Pellow", "1-3", None)]
    assert codes(found) == [((2,), "quote-open")]


def test_a_cell_of_two_lines_keeps_the_lines_counted() -> None:
    assert [row.line for row in read_source(b'Name,Note\nAnna,"a\nb"\nBo,x\n').rows] == [2, 4]


def test_a_list_without_headings() -> None:
    found = read("1,1,Anna Holt,30000\n1,2,Bo Wexley,25000\n2,1,Cy Pellow,12000\n2,2,Di Brindle,500\n")
    assert [place for _, _, place, _ in short(found)] == ["1-1", "1-2", "2-1", "2-2"]
    assert [chips for *_, chips in short(found)] == [30_000, 25_000, 12_000, 500]


def test_one_name_a_line() -> None:
    assert short(read("Anna Holt\nBo Wexley\n")) == [(1, "Anna Holt", "", None), (2, "Bo Wexley", "", None)]
    assert short(read("Name\n=1+1 Corby\n- Plover (2)\n")) == [
        (2, "=1+1 Corby", "", None),
        (3, "- Plover (2)", "", None),
    ]
    assert [row.name for row in read("Holt, Anna\nWexley, Bo\n").rows] == ["Holt, Anna", "Wexley, Bo"]


def test_a_sheet_is_found_or_chosen() -> None:
    book = Workbook()
    book["Sheet"].append(["Cover"])
    book.create_sheet("Seats").append(["Table", "Seat", "Name"])
    book["Seats"].append([1, 1.0, "Anna Holt"])
    hidden = book.create_sheet("Old")
    hidden.sheet_state = "hidden"
    hidden.append(["Name", "Seat"])
    hidden.append(["Zed Holt", "4-6"])
    out = BytesIO()
    book.save(out)
    source = read_source(out.getvalue())
    assert (source.sheet, source.rows[0].cells) == ("Seats", ("1", "1", "Anna Holt"))
    assert read_source(out.getvalue(), sheet="Old").rows[0].cells == ("Zed Holt", "4-6")
    with pytest.raises(ListRefused) as refused:
        read_source(out.getvalue(), sheet="None such")
    assert refused.value.code == "list.no-sheet"


def test_a_formula_counts_by_the_value_that_it_was_saved_with() -> None:
    sheet = (
        b'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">'
        b'<c r="A1" t="inlineStr"><is><t>Name</t></is></c><c r="B1" t="inlineStr"><is><t>Chips</t></is></c></row>'
        b'<row r="2"><c r="A2" t="str"><f>C2&amp;" "&amp;D2</f><v>Anna Holt</v></c>'
        b'<c r="B2"><f>100*5</f><v>500</v></c></row>'
        b"</sheetData></worksheet>"
    )
    found = read(workbook(sheet=sheet))
    assert (short(found), codes(found)) == ([(2, "Anna Holt", "", 500)], [])


def test_formulas_without_a_value_are_named() -> None:
    rows = [("Anna Holt", 1, 1), ("=A2", 1, 2), ("Bo", 1, 3)]
    raw = xlsx_bytes(["Name", "Table", "Seat"], rows)
    book = load_workbook(BytesIO(raw))
    book["List"]["A3"] = "=A2"
    book["List"]["A5"] = "Cy Pellow"
    book["List"]["D1"] = "Chips"
    book["List"]["D4"] = "=100*2"
    out = BytesIO()
    book.save(out)
    found = read(out.getvalue())
    assert [row.name for row in found.rows] == ["Anna Holt", "Bo", "Cy Pellow"]
    assert codes(found) == [((3,), "formula-name"), ((4,), "formula-chips"), ((5,), "no-seat")]


def test_a_cell_whose_formula_went_wrong_is_empty() -> None:
    found = read(xlsx_bytes(["Name", "Chips"], [("#REF!", 5), ("Anna Holt", "#N/A")]))
    assert short(found) == [(3, "Anna Holt", "", None)]
    assert codes(found) == [((2,), "no-name")]


def test_a_path_gives_its_name(tmp_path: Path) -> None:
    path = tmp_path / "stoły.csv"
    path.write_text("Name\nAnna\n")
    source = read_source(path)
    assert (source.name, source.size) == ("stoły.csv", 10)
    assert read_source(str(path)).rows == source.rows
