"""Lists side by side and grids: everybody comes in, once, at the printed seat."""

from io import BytesIO

import pytest
from openpyxl import Workbook

from floorman.exchange.export import xlsx_bytes
from floorman.exchange.preview import ListPreview
from floorman.exchange.source import read_source
from floorman.exchange.source_kind import SourceKind
from tests.exchange.lists import codes, read
from tests.exchange.old_workbooks import ods, ods_rows

AT = {"Ann Zed": "1-1", "Cid Wye": "1-2", "Eve Uhr": "1-3", "Bob Yew": "2-1", "Dan Vee": "2-2", "Fay Tee": "2-3"}
"""Who sits where in the lists of this file."""

SIDE_BY_SIDE = {
    "with an empty column between": """\
Table;Seat;Player;;Table;Seat;Player
1;1;Ann Zed;;2;1;Bob Yew
1;2;Cid Wye;;2;2;Dan Vee
1;3;Eve Uhr;;2;3;Fay Tee
""",
    "without one": """\
Table,Seat,Player,Table,Seat,Player
1,1,Ann Zed,2,1,Bob Yew
1,2,Cid Wye,2,2,Dan Vee
1,3,Eve Uhr,2,3,Fay Tee
""",
    "the name first": """\
Player,Table,Seat,,,Player,Table,Seat
Ann Zed,1,1,,,Bob Yew,2,1
Cid Wye,1,2,,,Dan Vee,2,2
Eve Uhr,1,3,,,Fay Tee,2,3
""",
    "the headings in other words": """\
Table;Seat;Player;Tbl;Seat no.;Name
1;1;Ann Zed;2;1;Bob Yew
1;2;Cid Wye;2;2;Dan Vee
1;3;Eve Uhr;2;3;Fay Tee
""",
    "columns in another order in the second": """\
Table;Seat;Player;;Player;Table;Seat
1;1;Ann Zed;;Bob Yew;2;1
1;2;Cid Wye;;Dan Vee;2;2
1;3;Eve Uhr;;Fay Tee;2;3
""",
    "numbered headings": """\
Table 1,Seat 1,Name 1,Table 2,Seat 2,Name 2
1,1,Ann Zed,2,1,Bob Yew
1,2,Cid Wye,2,2,Dan Vee
1,3,Eve Uhr,2,3,Fay Tee
""",
    "headings numbered by a program": """\
Table,Seat,Name,Table.1,Seat.1,Name.1
1,1,Ann Zed,2,1,Bob Yew
1,2,Cid Wye,2,2,Dan Vee
1,3,Eve Uhr,2,3,Fay Tee
""",
    "a column of numbers before all": """\
No;Table;Seat;Player;Table;Seat;Player
1;1;1;Ann Zed;2;1;Bob Yew
2;1;2;Cid Wye;2;2;Dan Vee
3;1;3;Eve Uhr;2;3;Fay Tee
""",
    "under a title, Polish": """\
Losowanie;;;;;;
Stół;Miejsce;Zawodnik;;Stół;Miejsce;Zawodnik
1;1;Ann Zed;;2;1;Bob Yew
1;2;Cid Wye;;2;2;Dan Vee
1;3;Eve Uhr;;2;3;Fay Tee
""",
    "first and last names, French": """\
Table;Siège;Nom;Prénom;;Table;Siège;Nom;Prénom
1;1;Zed;Ann;;2;1;Yew;Bob
1;2;Wye;Cid;;2;2;Vee;Dan
1;3;Uhr;Eve;;2;3;Tee;Fay
""",
    "Bulgarian, of unlike length": """\
Маса;Място;Играч;;Маса;Място;Играч
1;1;Ann Zed;;2;1;Bob Yew
1;2;Cid Wye;;2;2;Dan Vee
;;;;2;3;Fay Tee
1;3;Eve Uhr;;;;
""",
    "table and seat in one cell": """\
Player,Seat,Player,Seat
Ann Zed,1-1,Bob Yew,2-1
Cid Wye,1-2,Dan Vee,2-2
Eve Uhr,1-3,Fay Tee,2-3
""",
    "without headings": """\
1;1;Ann Zed;;2;1;Bob Yew
1;2;Cid Wye;;2;2;Dan Vee
1;3;Eve Uhr;;2;3;Fay Tee
""",
    "under tables": """\
Table 1,,,Table 2,
Seat,Player,,Seat,Player
1,Ann Zed,,1,Bob Yew
2,Cid Wye,,2,Dan Vee
3,Eve Uhr,,3,Fay Tee
""",
    "under tables, without more headings": """\
Table 1,,Table 2,
1,Ann Zed,1,Bob Yew
2,Cid Wye,2,Dan Vee
3,Eve Uhr,3,Fay Tee
""",
    "under tables that stand over the name": """\
,Table 1,,Table 2
1,Ann Zed,1,Bob Yew
2,Cid Wye,2,Dan Vee
3,Eve Uhr,3,Fay Tee
""",
    "under tables, one below the other": """\
Stół 1;;Stół 3;
Miejsce;Gracz;Miejsce;Gracz
1;Ann Zed;1;Gus Ess
2;Cid Wye;;
3;Eve Uhr;;
;;;
Stół 2;;;
Miejsce;Gracz;Miejsce;Gracz
1;Bob Yew;;
2;Dan Vee;;
3;Fay Tee;;
""",
    "the seat once, Bulgarian": """\
;Маса 1;Маса 2
Място;Име;Име
1;Ann Zed;Bob Yew
2;Cid Wye;Dan Vee
3;Eve Uhr;Fay Tee
""",
}
GRIDS = {
    "a column a table": "Seat,Table 1,Table 2\n1,Ann Zed,Bob Yew\n2,Cid Wye,Dan Vee\n3,Eve Uhr,Fay Tee\n",
    "in short": "Seat;T1;T2\n1;Ann Zed;Bob Yew\n2;Cid Wye;Dan Vee\n3;Eve Uhr;Fay Tee\n",
    "with bare numbers": "Seat,1,2\n1,Ann Zed,Bob Yew\n2,Cid Wye,Dan Vee\n3,Eve Uhr,Fay Tee\n",
    "two words in the corner": "Seat / Table,1,2\n1,Ann Zed,Bob Yew\n2,Cid Wye,Dan Vee\n3,Eve Uhr,Fay Tee\n",
    "nothing in the corner": ",Table 1,Table 2\n1,Ann Zed,Bob Yew\n2,Cid Wye,Dan Vee\n3,Eve Uhr,Fay Tee\n",
    "worded seats": ",Table 1,Table 2\nSeat 1,Ann Zed,Bob Yew\nSeat 2,Cid Wye,Dan Vee\nSeat 3,Eve Uhr,Fay Tee\n",
    "under a title": "Redraw,,\n\nSeat,Table 1,Table 2\n1,Ann Zed,Bob Yew\n2,Cid Wye,Dan Vee\n3,Eve Uhr,Fay Tee\n",
    "Polish": "Miejsce;Stół 1;Stół 2\n1;Ann Zed;Bob Yew\n2;Cid Wye;Dan Vee\n3;Eve Uhr;Fay Tee\n",
    "French": "Siège;Table 1;Table 2\n1;Ann Zed;Bob Yew\n2;Cid Wye;Dan Vee\n3;Eve Uhr;Fay Tee\n",
    "Bulgarian": "Място;Маса 1;Маса 2\n1;Ann Zed;Bob Yew\n2;Cid Wye;Dan Vee\n3;Eve Uhr;Fay Tee\n",
    "a column a seat": "Table,Seat 1,Seat 2,Seat 3\n1,Ann Zed,Cid Wye,Eve Uhr\n2,Bob Yew,Dan Vee,Fay Tee\n",
    "a column a seat, bare": "Stół;1;2;3\n1;Ann Zed;Cid Wye;Eve Uhr\n2;Bob Yew;Dan Vee;Fay Tee\n",
    "a column a seat, nothing in the corner": (
        ",Seat 1,Seat 2,Seat 3\nTable 1,Ann Zed,Cid Wye,Eve Uhr\nTable 2,Bob Yew,Dan Vee,Fay Tee\n"
    ),
    "a column a seat, Bulgarian": (
        "Маса;Място 1;Място 2;Място 3\nМаса 1;Ann Zed;Cid Wye;Eve Uhr\n2;Bob Yew;Dan Vee;Fay Tee\n"
    ),
}


def seated(found: ListPreview) -> dict[str, str]:
    return {row.name: f"{row.table}-{row.seat}" for row in found.rows if row.name != "Gus Ess"}


def as_workbook(text: str) -> bytes:
    delimiter = ";" if ";" in text else ","
    rows = [line.split(delimiter) for line in text.splitlines() if line]
    return xlsx_bytes(rows[0], [[int(cell) if cell.isdecimal() else cell or None for cell in row] for row in rows[1:]])


@pytest.mark.parametrize("text", [*SIDE_BY_SIDE.values(), *GRIDS.values()], ids=[*SIDE_BY_SIDE, *GRIDS])
def test_everybody_comes_in_at_his_seat(text: str) -> None:
    for raw in (text.encode(), as_workbook(text)):
        found = read(raw)
        assert seated(found) == AT
        assert len(found.rows) == (7 if "Gus" in text else 6)
        assert not any(row.second_name for row in found.rows)
        assert found.clean
        assert [code for _, code in codes(found)] in (["side-by-side"], ["side-by-side", "no-seat"])


def test_an_open_document_with_lists_side_by_side() -> None:
    rows = [line.split(";") for line in SIDE_BY_SIDE["with an empty column between"].splitlines()]
    source = read_source(ods({"A": ods_rows(rows)}))
    assert source.kind is SourceKind.ODS
    assert seated(read(ods({"A": ods_rows(rows)}))) == AT


def test_merged_headings_over_a_sheet() -> None:
    book = Workbook()
    sheet = book["Sheet"]
    for row in (["Table 1", None, None, "Table 2"], ["Seat", "Player", "Chips"] * 2):
        sheet.append(row)
    sheet.append([1, "Ann Zed", 100, 1, "Bob Yew", 200])
    sheet.append([2, "Cid Wye", 300, 2, "Dan Vee", 400])
    sheet.merge_cells("A1:C1")
    sheet.merge_cells("D1:F1")
    out = BytesIO()
    book.save(out)
    found = read(out.getvalue())
    assert [(row.name, row.table, row.seat, row.chips) for row in found.rows] == [
        ("Ann Zed", 1, 1, 100),
        ("Cid Wye", 1, 2, 300),
        ("Bob Yew", 2, 1, 200),
        ("Dan Vee", 2, 2, 400),
    ]


@pytest.mark.parametrize(
    "headings", ["Name,Name", "Player;Player", "Name|Name.1", "Zawodnik;Zawodnik", "Играч;Играч", "Joueur;Joueur"]
)
def test_names_beside_names(headings: str) -> None:
    delimiter = next(sign for sign in ";|," if sign in headings)
    found = read(f"{headings}\n" + "Ann Zed,Bob Yew\nCid Wye,Dan Vee\nEve Uhr,\n".replace(",", delimiter))
    assert [row.name for row in found.rows] == ["Ann Zed", "Cid Wye", "Eve Uhr", "Bob Yew", "Dan Vee"]
    assert not any(row.second_name for row in found.rows)


def test_three_lists_with_chips() -> None:
    found = read("Name;Chips;;Name;Chips;;Name;Chips\nAnn;1;;Bob;2;;Cid;3\nDan;4;;Eve;5;;;\n")
    assert [(row.name, row.chips) for row in found.rows] == [("Ann", 1), ("Dan", 4), ("Bob", 2), ("Eve", 5), ("Cid", 3)]


def test_a_list_that_lacks_a_column_of_the_first() -> None:
    found = read("Table;Seat;Player;Chips;;Table;Player\n1;1;Ann Zed;500;;2;Bob Yew\n1;2;Cid Wye;700;;2;Dan Vee\n")
    assert [(row.name, row.said.table, row.said.seat, row.chips) for row in found.rows] == [
        ("Ann Zed", 1, 1, 500),
        ("Cid Wye", 1, 2, 700),
        ("Bob Yew", 2, None, None),
        ("Dan Vee", 2, None, None),
    ]


@pytest.mark.parametrize(
    ("text", "name", "second"),
    [
        ("Name,Name\n김예시,Kim Yesi\n範例雲,Fan Liyun\n", "김예시", "Kim Yesi"),
        ("Name;Name\nAnna Holt;Анна Холт\nBo Wexley;Бо Уексли\n", "Анна Холт", "Anna Holt"),
        ("Όνομα;Name\nΆννα Χολτ;Anna Holt\nΜπο Γουέξλι;Bo Wexley\n", "Άννα Χολτ", "Anna Holt"),
        ("Играч;Player\nАнна Холт;Anna Holt\nБо Уексли;Bo Wexley\n", "Анна Холт", "Anna Holt"),
    ],
)
def test_two_scripts_of_one_person_are_one_person(text: str, name: str, second: str) -> None:
    found = read(text)
    assert (found.rows[0].name, found.rows[0].second_name) == (name, second)
    assert len(found.rows) == 2


def test_a_list_of_moves_is_no_grid() -> None:
    source = read_source(b"Player,From,To\nAnn Zed,Table 1,Table 2\nBob Yew,Table 3,Table 4\n")
    assert [row.cells[0] for row in source.rows] == ["Ann Zed", "Bob Yew"]
    source = read_source(b"Table,Seat,Player,Table,Seat\n1,1,Ann Zed,2,2\n1,2,Bob Yew,3,3\n")
    assert len(source.rows) == 2


def test_a_human_can_have_the_rows_as_they_stand() -> None:
    source = read_source(GRIDS["a column a table"].encode(), header_line=0)
    assert [row.cells for row in source.rows][:2] == [("Seat", "Table 1", "Table 2"), ("1", "Ann Zed", "Bob Yew")]


def test_chips_below_the_names_of_a_grid_are_nobody() -> None:
    found = read('Seat,Table 1,Table 2\n1,Ann Zed,Bob Yew\n,"30,000","25,000"\n2,Cid Wye,Dan Vee\n,5000,7000\n')
    assert [row.name for row in found.rows] == ["Ann Zed", "Cid Wye", "Bob Yew", "Dan Vee"]


def test_an_empty_chair_of_a_block_and_its_sums_are_nobody() -> None:
    found = read("Table;Seat;Player;Table;Seat;Player\n1;1;Ann Zed;2;1;\n;2;Bob Yew;;2;Cid Wye\nTotal;2;;Total;1;\n")
    assert [row.name for row in found.rows] == ["Ann Zed", "Bob Yew", "Cid Wye"]
    assert found.clean


def test_tables_with_names_instead_of_numbers() -> None:
    found = read("Table Red,Table Blue\nAnn Zed,Bob Yew\nCid Wye,Dan Vee\n")
    assert [row.name for row in found.rows] == ["Ann Zed", "Cid Wye", "Bob Yew", "Dan Vee"]


def test_columns_that_only_spaces_part() -> None:
    found = read("Table 1              Table 2\n1 Ann Zed            1 Bob Yew\n2 Cid Wye            2. Dan Vee\n")
    assert seated(found) == {name: AT[name] for name in ("Ann Zed", "Cid Wye", "Bob Yew", "Dan Vee")}


@pytest.mark.parametrize("sign", [",", ";", " |", " /"])
def test_a_table_and_its_players_in_one_line(sign: str) -> None:
    found = read(f"Table 1: Ann Zed{sign} Bob Yew{sign} Cid Wye\nTable 2: Dan Vee{sign} Eve Uhr{sign} Fay Tee\n")
    assert [(row.name, row.said.table) for row in found.rows] == [
        ("Ann Zed", 1),
        ("Bob Yew", 1),
        ("Cid Wye", 1),
        ("Dan Vee", 2),
        ("Eve Uhr", 2),
        ("Fay Tee", 2),
    ]


def test_one_table_under_its_title() -> None:
    found = read("Table 12,,\nSeat,Player,Chips\n1,Ann Zed,500\n2,Bob Yew,700\n")
    assert seated(found) == {"Ann Zed": "12-1", "Bob Yew": "12-2"}
    assert read_source(b"Table 12,,\nSeat,Player,Chips\n1,Ann,5\n").headings == ("Seat", "Player", "Chips")
