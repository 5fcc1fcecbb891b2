"""Lists in the other files of an office: .xls, .xlsb, .ods, the XML of Excel 2003, pages under the name .xls, JSON."""

import json
import random
from collections.abc import Callable

import pytest

from floorman.exchange import refused as limits
from floorman.exchange.refused import ListRefused
from floorman.exchange.source import read_source
from floorman.exchange.source_kind import SourceKind
from floorman.exchange.structure_files import read_structure
from floorman.text.say import say
from tests.exchange.lists import codes, read, short
from tests.exchange.old_workbooks import cells_of, compound, ods, ods_rows, xls, xlsb

ROWS = [
    ["Spring Series", "", "", ""],
    ["Table", "Seat", "Player", "Chips"],
    [1, 1, "Łukasz Żed", 30_000],
    [1, "2", "Bob Yew", "25 000"],
    ["", "", "", ""],
    [2, 1, "Щерю Къдринов", 12_500],
]
FOUND = [(3, "Łukasz Żed", "1-1", 30_000), (4, "Bob Yew", "1-2", 25_000), (6, "Щерю Къдринов", "2-1", 12_500)]
OTHER = [["Name", "Seat"], ["Zed Holt", "4-6"]]


def excel_xml(sheets: dict[str, str], hidden: str = "") -> bytes:
    """An XML workbook of Excel 2003; a sheet is the markup of its rows."""
    off = "<WorksheetOptions xmlns='urn:schemas-microsoft-com:office:excel'><Visible>SheetHidden</Visible>"
    pages = "".join(
        f'<Worksheet ss:Name="{name}"><Table>{rows}</Table>{off + "</WorksheetOptions>" if name == hidden else ""}'
        "</Worksheet>"
        for name, rows in sheets.items()
    )
    space = "urn:schemas-microsoft-com:office:spreadsheet"
    return (
        '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n'
        f'<Workbook xmlns="{space}" xmlns:ss="{space}">{pages}</Workbook>'
    ).encode()


def xml_rows(rows: list[list[str | int]]) -> str:
    def cell(value: str | int) -> str:
        kind = "String" if isinstance(value, str) else "Number"
        return f'<Cell><Data ss:Type="{kind}">{value}</Data></Cell>' if value != "" else "<Cell/>"

    return "".join(f"<Row>{''.join(map(cell, row))}</Row>" for row in rows)


WRITERS: dict[SourceKind, Callable[..., bytes]] = {
    SourceKind.XLS: lambda sheets, hidden=(): xls({name: cells_of(rows) for name, rows in sheets.items()}, hidden),
    SourceKind.XLSB: lambda sheets, hidden=(): xlsb({name: cells_of(rows) for name, rows in sheets.items()}, hidden),
    SourceKind.ODS: lambda sheets, hidden=(): ods({name: ods_rows(rows) for name, rows in sheets.items()}, hidden),
    SourceKind.EXCEL_XML: lambda sheets, hidden=(): excel_xml(
        {name: xml_rows(rows) for name, rows in sheets.items()}, *hidden
    ),
}


@pytest.mark.parametrize("kind", WRITERS)
def test_an_office_file_is_read_like_any_workbook(kind: SourceKind) -> None:
    raw = WRITERS[kind]({"Cover": [["Welcome"]], "Seats": ROWS, "Old": OTHER}, ["Old"])
    source = read_source(raw)
    assert (source.kind, source.sheet, source.header_line) == (kind, "Seats", 2)
    assert [(sheet.name, sheet.hidden) for sheet in source.sheets] == [
        ("Cover", False),
        ("Seats", False),
        ("Old", True),
    ]
    assert short(read(raw)) == FOUND
    assert read_source(raw, sheet="Old").rows[0].cells == ("Zed Holt", "4-6")
    with pytest.raises(ListRefused) as refused:
        read_source(raw, sheet="None such")
    assert refused.value.code == "list.no-sheet"


@pytest.mark.parametrize("kind", WRITERS)
def test_a_structure_comes_from_an_office_file(kind: SourceKind) -> None:
    raw = WRITERS[kind]({"Levels": [["Level", "Small blind", "Big blind", "Minutes"], [1, 100, 200, 20]]})
    found = read_structure(raw)
    assert (found.kind, len(found.structure.steps)) == (kind, 1)


@pytest.mark.parametrize("kind", WRITERS)
def test_an_office_file_with_nothing_on_it(kind: SourceKind) -> None:
    with pytest.raises(ListRefused) as refused:
        read_source(WRITERS[kind]({"Seats": [[""]]}))
    assert refused.value.code == "list.empty"


@pytest.mark.parametrize("kind", WRITERS)
def test_any_office_file_cut_off_or_changed(kind: SourceKind) -> None:
    raw = WRITERS[kind]({"Seats": ROWS, "Old": OTHER}, ["Old"])
    chance = random.Random(7)
    for length in range(0, len(raw), max(1, len(raw) // 40)):
        attempt(raw[:length])
    for _ in range(60):
        bad = bytearray(raw)
        for _ in range(chance.randint(1, 6)):
            at = chance.randrange(len(bad))
            bad[at : at + chance.randint(0, 4)] = chance.randbytes(chance.randint(0, 4))
        attempt(bytes(bad))


def attempt(raw: bytes) -> None:
    try:
        read(raw)
    except ListRefused as caught:
        assert "{" not in say(caught.code, caught.params)  # noqa: PT017


@pytest.mark.parametrize(
    "raw",
    [
        xls({"A": {(0, 0): "Name", (65_535, 255): "far"}}),
        xls({"A": {(0, 0): "Name", (60_000, 60_000): "farther than the format has"}}),
        xlsb({"A": {(0, 0): "Name", (1_048_575, 16_383): "far"}}),
        xlsb({"A": {(0, 0): "Name", (4_000_000_000, 3): "farther than the format has"}}),
    ],
)
def test_cells_far_apart_are_weighed_before_room_is_made_for_them(raw: bytes) -> None:
    with pytest.raises(ListRefused) as refused:
        read(raw)
    assert refused.value.code == "list.too-many-cells"


def test_an_old_workbook_below_four_kilobytes_is_weighed_too() -> None:
    assert short(read(xls({"A": cells_of([["Name"], ["Anna Holt"]])}))) == [(2, "Anna Holt", "", None)]


def test_a_compound_file_of_another_program_is_no_list() -> None:
    for raw, code in (
        (compound(b"x" * 5_000, "WordDocument"), "list.no-list"),
        (compound(b"x" * 5_000, "EncryptedPackage"), "list.no-list"),
        (compound(b"x" * 5_000), "list.workbook-broken"),
    ):
        with pytest.raises(ListRefused) as refused:
            read(raw)
        assert refused.value.code == code


def test_repeated_rows_and_cells_of_an_open_document() -> None:
    cell = '<table:table-cell office:value-type="string"{}><text:p>{}</text:p></table:table-cell>'
    rows = (
        f"<table:table-row>{cell.format('', 'Name')}{cell.format('', 'Club')}</table:table-row>"
        '<table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="16384"/>'
        "</table:table-row>"
        f"<table:table-row>{cell.format('', 'Anna<text:s/>Holt')}{cell.format('', 'Alpha')}</table:table-row>"
        f'<table:table-row table:number-rows-repeated="2">{cell.format("", "Bo")}</table:table-row>'
        '<table:table-row table:number-rows-repeated="1048570"><table:table-cell/></table:table-row>'
    )
    assert short(read(ods({"A": rows}))) == [(5, "Anna Holt", "", None), (6, "Bo", "", None), (7, "Bo", "", None)]
    many = ' table:number-columns-repeated="16384"'
    wide = f"<table:table-row>{cell.format(many, 'x')}</table:table-row>"
    with pytest.raises(ListRefused) as refused:
        read(ods({"A": wide}))
    assert refused.value.code == "list.too-many-columns"
    long = f'<table:table-row table:number-rows-repeated="1048576">{cell.format("", "x")}</table:table-row>' * 40
    with pytest.raises(ListRefused) as refused:
        read(ods({"A": long}))
    assert refused.value.code == "list.too-many-rows"


def test_entities_are_refused() -> None:
    raw = excel_xml({"A": xml_rows(OTHER)})
    bad = raw.replace(b"?>\n<?mso", b'?><!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<?mso')
    with pytest.raises(ListRefused) as refused:
        read(bad.replace(b"Zed Holt", b"&x;"))
    assert refused.value.code == "list.workbook-broken"


def test_gaps_and_merged_cells_of_excel_xml() -> None:
    rows = (
        '<Row><Cell ss:MergeAcross="2"><Data ss:Type="String">Day 2</Data></Cell></Row>'
        "<Row ss:Index='4'><Cell><Data ss:Type='String'>Table</Data></Cell><Cell ss:Index='3'>"
        "<Data ss:Type='String'>Seat</Data></Cell><Cell><Data ss:Type='String'>Name</Data></Cell></Row>"
        "<Row><Cell><Data ss:Type='Number'>4.0</Data></Cell><Cell ss:Index='3'><Data ss:Type='Number'>6</Data></Cell>"
        "<Cell><Data ss:Type='String'>Anna <B>Holt</B></Data></Cell></Row>"
    )
    assert short(read(excel_xml({"A": rows}))) == [(5, "Anna Holt", "4-6", None)]


PAGE = """<!DOCTYPE html><html><head><title>Name Table Seat</title><script>"<table><tr><td>Name"</script></head>
<body><table><tr><td>Home</td><td>News</td></tr></table>
<h2>Table 3</h2>
<table><thead><tr><th>Seat<th>Player<th>Chips</thead>
<tr><td>1<td>Anna&nbsp;Holt &amp; Co<td align=right>30,000
<tr><td>2<td><a href="x">Bo</a> <b>Wexley</b><td>25,000
</table>
<table><caption>Table 4</caption><tr><th>Seat</th><th>Player</th><th>Chips</th></tr>
<tr><td>7</td><td>Cy<br>Pellow</td><td></td></tr></table>
<table><tr><th>Place</th><th>Prize</th></tr><tr><td>1</td><td>500</td></tr></table>
</body></html>"""


def test_a_web_page_with_a_table_for_every_table() -> None:
    found = read(PAGE)
    assert [(name, place, chips) for _, name, place, chips in short(found)] == [
        ("Anna Holt & Co", "3-1", 30_000),
        ("Bo Wexley", "3-2", 25_000),
        ("Cy Pellow", "4-7", None),
    ]


@pytest.mark.parametrize("encoding", ["windows-1250", "utf-8", "utf-16"])
def test_a_page_saved_as_xls(encoding: str) -> None:
    page = (
        f"<html xmlns:x='urn:schemas-microsoft-com:office:excel'><meta charset={encoding}><table><tr><td rowspan=2>1"
        "<td>Łukasz Żed<tr><td>Ćwiąkoń Świętobor</table>"
    )
    with pytest.raises(ListRefused):
        read(page.encode(encoding))
    headed = page.replace("<table>", "<table><tr><th>Stół<th>Gracz")
    assert [row.name for row in read(headed.encode(encoding)).rows] == ["Łukasz Żed", "Ćwiąkoń Świętobor"]


@pytest.mark.parametrize(
    "page",
    [
        "<html>" + "<table><tr><td>" * 3_000,
        "<html>" + "<a " * 30_000 + ">",
        "<html>" + "<!--" * 30_000,
        "<html><table>" + "<tr><td colspan=99999 rowspan=99999>x" * 300,
        "<html>" + "<![" * 30_000,
        "<html>" + "&" * 30_000,
    ],
)
def test_no_page_keeps_the_reader_for_ever(page: str) -> None:
    attempt(page.encode())


@pytest.mark.parametrize(
    "found",
    [
        [{"table": 1, "seat": 1, "name": "Anna Holt", "chips": 30_000}, {"name": "Bo Wexley", "table": 1, "seat": 2}],
        {"event": "Friday", "players": [{"name": "Anna Holt", "table": "1", "seat": 1.0, "chips": "30,000"}] * 1},
    ],
)
def test_json_of_flat_players(found: object) -> None:
    rows = short(read(json.dumps(found)))
    assert [row[1:] for row in rows][:1] == [("Anna Holt", "1-1", 30_000)]


def test_a_json_object_a_line() -> None:
    found = read('{"name": "Anna Holt", "chips": 5}\n{"name": "Bo Wexley", "chips": null}\n')
    assert [(row.name, row.chips) for row in found.rows] == [("Anna Holt", 5), ("Bo Wexley", None)]
    assert codes(found) == []


def test_a_column_more_than_there_may_be() -> None:
    with pytest.raises(ListRefused) as refused:
        read(xls({"A": cells_of([["Name"] * (limits.MAX_COLUMNS + 1)])}))
    assert refused.value.code == "list.too-many-columns"
