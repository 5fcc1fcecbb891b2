"""Lists that are huge, damaged or hostile: refused with one sentence, or read within bounds; never a traceback."""

import os
import random
import sys
import tracemalloc
import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.exchange import refused as limits
from floorman.exchange.columns import understand
from floorman.exchange.export import xlsx_bytes
from floorman.exchange.preview import preview
from floorman.exchange.refused import ListRefused
from floorman.exchange.source import read_source
from floorman.text.say import say
from tests.exchange.lists import SAMPLES, read, sample, workbook


def refusal(list_: bytes | Path) -> str:
    """The code with which a list is refused; its sentence can be said."""
    with pytest.raises(ListRefused) as caught:
        read(list_)
    assert "{" not in say(caught.value.code, caught.value.params)
    return caught.value.code


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"", "list.empty"),
        (b" \n\t\r\n", "list.empty"),
        (b"\xef\xbb\xbf", "list.empty"),
        (b"\xff\xfe", "list.empty"),
        (b"\x00" * 100, "list.empty"),
        (b"Name\nA\x00nna\n", "list.not-text"),
        (bytes(range(256)) * 20, "list.not-text"),
        (random.Random(5).randbytes(20_000), "list.not-text"),
        (b"%PDF-1.7\n...", "list.no-list"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 500, "list.workbook-broken"),
        (b"SQLite format 3\x00" + b"\0" * 500, "list.no-list"),
        (b"PK\x03\x04" + b"junk" * 100, "list.workbook-broken"),
        (b"a" * (limits.MAX_LINE + 1), "list.line-too-long"),
        (b"Name," * (limits.MAX_COLUMNS + 1), "list.too-many-columns"),
        (b"a\n" * (limits.MAX_ROWS * 2 + 1), "list.too-many-rows"),
        (b"x" * (limits.MAX_BYTES + 1), "list.too-big"),
        (b"{ V: 1, T: new Tournament({", "list.tdt-broken"),
    ],
)
def test_bytes_that_are_no_list(raw: bytes, code: str) -> None:
    assert refusal(raw) == code


def test_a_file_that_is_not_there_a_folder_and_one_that_may_not_be_read(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.csv") == "path.missing"
    assert refusal(tmp_path) == "path.folder"
    assert refusal(Path("bad\0name.csv")) == "path.not-text"


def test_a_file_without_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = tmp_path / "secret.csv"
    path.write_text("Name\nAnna\n")
    monkeypatch.setattr(Path, "open", denied)
    assert refusal(path) == "path.no-access"


def test_a_gigabyte_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.csv"
    with path.open("wb") as file:
        file.truncate(1 << 30)
    tracemalloc.start()
    assert refusal(path) == "list.too-big"
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 3 * limits.MAX_BYTES


def test_a_zip_bomb_is_weighed_before_it_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("floorman.exchange.archive.MAX_UNPACKED", 1_000_000)
    monkeypatch.setattr("floorman.exchange.archive.MAX_STRINGS", 100_000)
    assert refusal(workbook(sheet=b" " * 1_000_001)) == "list.workbook-too-big"
    assert refusal(workbook(strings=b" " * 100_001)) == "list.workbook-too-big"
    assert read(workbook()).rows[0].name == "Anna Holt"


def test_rows_and_columns_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("cutting", "workbook"):
        monkeypatch.setattr(f"floorman.exchange.{module}.MAX_ROWS", 50)
        monkeypatch.setattr(f"floorman.exchange.{module}.MAX_COLUMNS", 5)
    assert len(read(b"Name;Chips\n" + b"Anna;1\n" * 49).rows) == 49
    assert refusal(b"Name;Chips\n" + b"Anna;1\n" * 50) == "list.too-many-rows"
    assert refusal(xlsx_bytes(["Name"], [["Anna"]] * 60)) == "list.too-many-rows"
    assert refusal(xlsx_bytes(["Name"] * 6, [])) == "list.too-many-columns"


def test_a_bomb_that_lies_about_its_size_gives_no_more_than_it_declares() -> None:
    raw = bytearray(workbook(sheet=b"<worksheet>" + b" " * 5_000_000))
    declared = (11 + 5_000_000).to_bytes(4, "little")
    assert raw.count(declared) == 2
    assert refusal(bytes(raw.replace(declared, (50).to_bytes(4, "little")))) == "list.workbook-broken"


@pytest.mark.parametrize(
    "dtd",
    [
        b'<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
        b'<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>',
    ],
)
def test_entities_are_refused(dtd: bytes) -> None:
    sheet = (
        b'<?xml version="1.0"?>'
        + dtd
        + b'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
        b'<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&x;</t></is></c></row></sheetData></worksheet>'
    )
    assert refusal(workbook(sheet=sheet)) == "list.workbook-broken"


def test_a_row_number_beyond_the_format_ends_the_sheet() -> None:
    sheet = (
        b'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
        b'<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>'
        b'<row r="2"><c r="A2" t="inlineStr"><is><t>Anna Holt</t></is></c></row>'
        b'<row r="999999999"><c r="A999999999" t="inlineStr"><is><t>Far</t></is></c></row></sheetData></worksheet>'
    )
    assert [row.name for row in read(workbook(sheet=sheet)).rows] == ["Anna Holt"]


def test_another_zip_is_no_list() -> None:
    out = BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("word/document.xml", "<x/>")
    assert refusal(out.getvalue()) == "list.no-list"


def test_an_endless_cell_is_cut() -> None:
    (row,) = read_source(b"Name,Chips\n" + b"W" * 50_000 + b",5\n").rows
    assert len(row.cells[0]) == limits.MAX_CELL


@pytest.mark.parametrize(
    "line", ["1 " * 140 + "x", "a - " * 70, "((" * 140, "Seat 1 a" + ",1" * 140, "€1 1 " + "a 1 ((" * 40]
)
def test_no_line_makes_the_reader_search_for_ever(line: str) -> None:
    source = read_source(f"Seat 1: Anna\nSeat 2: Bo\nSeat 3: {line}\n".encode() * 60)
    assert [row.cells[2] for row in source.rows if row.cells[1] == "1"] == ["Anna"] * 60


def test_a_festival_of_twenty_thousand_comes_in() -> None:
    seats = [b"%d,%d,Player %d,30000\n" % (n // 9 + 1, n % 9 + 1, n) for n in range(10_800)]
    raw = b"Table,Seat,Name,Chips\n" + b"".join(seats) + b"".join(b",,Waiting %d,\n" % n for n in range(9_200))
    found = read(raw)
    assert (len(found.rows), found.seated, len(found.tables)) == (20_000, 10_800, 1_200)


def attempt(raw: bytes) -> None:
    try:
        source = read_source(raw)
        found = preview(source, understand(source))
    except ListRefused as caught:
        say(caught.code, caught.params)
        return
    seats = [(row.table, row.seat) for row in found.rows if row.table is not None]
    assert len(set(seats)) == len(seats)
    for row in found.rows:
        assert row.name
        assert (row.table is None) == (row.seat is None)
        row.name.encode()
    for problem in found.problems:
        assert say(problem.code, problem.params)


@given(st.binary(max_size=300))
def test_any_bytes(raw: bytes) -> None:
    attempt(raw)


@given(st.text(alphabet="Table Seat Name,;\t|\n\"12T-4/.6Łé🂡:€k()*='", max_size=200))
def test_any_text(text: str) -> None:
    attempt(text.encode())


@given(st.sampled_from(sorted(SAMPLES.iterdir())), st.data())
def test_any_sample_with_bytes_changed(path: Path, data: st.DataObject) -> None:
    raw = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 5))):
        at = data.draw(st.integers(0, len(raw) - 1))
        raw[at : at + data.draw(st.integers(0, 20))] = data.draw(st.binary(max_size=10))
    attempt(bytes(raw))


def test_any_workbook_cut_off() -> None:
    raw = sample("15").read_bytes()
    for length in range(0, len(raw), 499):
        attempt(raw[:length])


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('<?xml version="1.0"?>\n<T>\n<Player name="Anna Kowalska" table="1"/>\n</T>\n', "XML"),
        ("\ufeff<?xml version='1.0'?><a>Anna Kowalska</a>", "XML"),
        ("<Tournament>\n<Player><Name>Anna Kowalska</Name></Player>\n<Player/>\n</Tournament>", "XML"),
        ("<!-- saved -->\n<Players>\nAnna\n</Players>", "XML"),
        ("<html><body><table><tr><td>Anna Kowalska</td></tr></table></body></html>\n", "HTML"),
        ("<!DOCTYPE html>\n<table>\n<tr><td>Anna</td></tr>\n</table>", "HTML"),
        ('{"tables": [{"table": 1, "seats": {"1": {"name": "Anna Kowalska"}}}]}', "JSON"),
        ('{"seated": [{"name": "Anna Kowalska"}], "waiting": [{"name": "Bob Lee"}]}', "JSON"),
        ('["Anna Kowalska", "Bob Lee"]', "JSON"),
        ('{"name": "Anna Kowalska", }', "JSON"),
        ("[" * 100_000 + "]", "JSON"),
        ("BEGIN:VCARD\nFN:Anna Kowalska\nEND:VCARD\n", "vCard"),
        ("-- players\nINSERT INTO players VALUES ('Anna Kowalska');\n", "SQL"),
        ("MIME-Version: 1.0\nContent-Type: multipart/related\n\nAnna Kowalska\n", "MIME"),
    ],
)
def test_a_file_of_tags_or_of_json_is_no_list_whatever_its_name(tmp_path: Path, text: str, what: str) -> None:
    for name in ("save.tdt", "list.csv", "list.txt"):
        (tmp_path / name).write_text(text, encoding="utf-8")
        with pytest.raises(ListRefused) as fault:
            read_source(tmp_path / name)
        assert (fault.value.code, fault.value.params) == ("list.no-list", {"what": what})


def test_angles_around_names_are_no_tags() -> None:
    assert len(read_source(b"<Anna> Kowalska\nBob Lee\n").rows) == 2


def test_201_columns() -> None:
    assert len(read_source(b"\n".join([b"Anna Holt" + b",x" * 199] * 3)).rows) == 3
    assert refusal(b"\n".join([b"Anna Holt" + b",x" * 200] * 3)) == "list.too-many-columns"


@pytest.mark.parametrize("other", ["cp1250", "cp1252", "cp1251"])
@pytest.mark.parametrize("ending", [b"\n", b"\r\n"])
def test_lines_in_two_encodings(other: str, ending: bytes) -> None:
    names = {"cp1250": "Zażółć Gęślą", "cp1252": "Zoë Åström", "cp1251": "Ёлка Юрьева"}
    lines = [b"Name;Table", "Renée;1".encode(), b"Bob;2", f"{names[other]};3".encode(other), b"Ann;4"]
    with pytest.raises(ListRefused) as fault:
        read_source(ending.join(lines))
    assert (fault.value.code, fault.value.params) == ("list.mixed-encodings", {"line": 4})
    whole = ending.join([lines[0], *lines[2:]])
    assert [row.cells[0] for row in read_source(whole, other).rows] == ["Bob", names[other], "Ann"]
    assert read_source(ending.join(lines), other).rows, "whoever names the encoding is believed"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices")
def test_what_never_ends_or_never_begins(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "list.csv")
    assert refusal(tmp_path / "list.csv") == "path.special"
    assert refusal(Path("/dev/zero")) == "path.special"
