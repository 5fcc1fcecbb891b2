"""Workbooks of the other office formats, written by hand: .xls (BIFF8), .xlsb and .ods."""

import struct
import zipfile
from collections.abc import Mapping, Sequence
from io import BytesIO

Cells = Mapping[tuple[int, int], str | float]
"""What stands in a row and column, both from 0."""


def cells_of(rows: Sequence[Sequence[str | float]]) -> Cells:
    """Rows as cells; an empty text is no cell."""
    return {(row, column): cell for row, cells in enumerate(rows) for column, cell in enumerate(cells) if cell != ""}


def _record(number: int, body: bytes) -> bytes:
    return struct.pack("<HH", number, len(body)) + body


def _unicode(text: str, lengths: str) -> bytes:
    return struct.pack(lengths, len(text.encode("utf-16-le")) // 2) + b"\x01" + text.encode("utf-16-le")


def _biff_cell(at: tuple[int, int], cell: str | float) -> bytes:
    place = struct.pack("<HHH", *at, 0)
    if isinstance(cell, str):
        return _record(0x204, place + _unicode(cell, "<H"))
    return _record(0x203, place + struct.pack("<d", cell))


def xls(sheets: Mapping[str, Cells], hidden: Sequence[str] = ()) -> bytes:
    """A workbook as Excel 97 to 2003 wrote it."""
    start = _record(0x809, struct.pack("<HHHHII", 0x600, 0x005, 0, 1996, 0, 6))
    pages = {
        name: _record(0x809, struct.pack("<HHHHII", 0x600, 0x010, 0, 1996, 0, 6))
        + b"".join(_biff_cell(at, cell) for at, cell in sorted(cells.items()))
        + _record(0x0A, b"")
        for name, cells in sheets.items()
    }

    def bound(offsets: Mapping[str, int]) -> bytes:
        return b"".join(
            _record(0x85, struct.pack("<IBB", offsets[name], name in hidden, 0) + _unicode(name, "<B"))
            for name in sheets
        )

    end = _record(0x0A, b"")
    at = len(start) + len(bound(dict.fromkeys(sheets, 0))) + len(end)
    offsets = {}
    for name, page in pages.items():
        offsets[name] = at
        at += len(page)
    return compound(start + bound(offsets) + end + b"".join(pages.values()))


def compound(stream: bytes, name: str = "Workbook") -> bytes:
    """One stream in an OLE compound file."""
    stream = stream.ljust(max(4096, -(-len(stream) // 512) * 512), b"\0")
    sectors = len(stream) // 512
    fats = 1
    while fats * 128 < sectors + 1 + fats:
        fats += 1
    fat = [0xFFFFFFFD] * fats + [0xFFFFFFFE]
    first = fats + 1
    fat += [*range(first + 1, first + sectors), 0xFFFFFFFE]
    fat += [0xFFFFFFFF] * (fats * 128 - len(fat))
    header = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 16
    header += struct.pack(
        "<HHHHH6xIIIIIIIII", 0x3E, 3, 0xFFFE, 9, 6, 0, fats, fats, 0, 4096, 0xFFFFFFFE, 0, 0xFFFFFFFE, 0
    )
    header += struct.pack("<109I", *range(fats), *[0xFFFFFFFF] * (109 - fats))

    def entry(title: str, kind: int, child: int, start: int, size: int) -> bytes:
        text = title.encode("utf-16-le") + b"\0\0" if title else b""
        body = text.ljust(64, b"\0") + struct.pack("<HBBIII", len(text), kind, 1, *[0xFFFFFFFF] * 2, child)
        return body + b"\0" * 36 + struct.pack("<IQ", start, size)

    folder = entry("Root Entry", 5, 1, 0xFFFFFFFE, 0) + entry(name, 2, 0xFFFFFFFF, first, len(stream))
    folder += entry("", 0, 0xFFFFFFFF, 0, 0) * 2
    return header + struct.pack(f"<{len(fat)}I", *fat) + folder + stream


def _part(number: int, body: bytes = b"") -> bytes:
    code = bytes([number]) if number < 128 else bytes([number & 0x7F | 0x80, number >> 7])
    size = len(body)
    length = b""
    while size > 127:
        length += bytes([size & 0x7F | 0x80])
        size >>= 7
    return code + length + bytes([size]) + body


def _wide(text: str) -> bytes:
    return struct.pack("<I", len(text.encode("utf-16-le")) // 2) + text.encode("utf-16-le")


def xlsb(sheets: Mapping[str, Cells], hidden: Sequence[str] = ()) -> bytes:
    """A binary workbook."""
    out = BytesIO()
    kinds = "application/vnd.ms-excel"
    relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(
            "[Content_Types].xml",
            '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
            f'<Default Extension="bin" ContentType="{kinds}.sheet.binary.macroEnabled.main"/></Types>',
        )
        links = "".join(
            f'<Relationship Id="rId{nth}" Type="{relations}/worksheet" Target="worksheets/sheet{nth}.bin"/>'
            for nth in range(1, len(sheets) + 1)
        )
        archive.writestr(
            "xl/_rels/workbook.bin.rels",
            f'<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">{links}</Relationships>',
        )
        bundle = b"".join(
            _part(156, struct.pack("<II", name in hidden, nth) + _wide(f"rId{nth}") + _wide(name))
            for nth, name in enumerate(sheets, 1)
        )
        archive.writestr("xl/workbook.bin", _part(131) + _part(143) + bundle + _part(144) + _part(132))
        for nth, cells in enumerate(sheets.values(), 1):
            archive.writestr(f"xl/worksheets/sheet{nth}.bin", _xlsb_sheet(cells))
    return out.getvalue()


def _xlsb_sheet(cells: Cells) -> bytes:
    rows = sorted({row for row, _ in cells})
    most = max([column for _, column in cells], default=0)
    body = _part(129) + _part(148, struct.pack("<IIII", rows[0] if rows else 0, rows[-1] if rows else 0, 0, most))
    body += _part(145)
    for row in rows:
        body += _part(0, struct.pack("<IIHBBBI", row, 0, 300, 0, 0, 0, 0))
        for (at, column), cell in sorted(cells.items()):
            if at == row:
                place = struct.pack("<II", column, 0)
                body += (
                    _part(6, place + _wide(cell))
                    if isinstance(cell, str)
                    else _part(5, place + struct.pack("<d", cell))
                )
    return body + _part(146) + _part(130)


_SPACES = "".join(
    f' xmlns:{short}="urn:oasis:names:tc:opendocument:xmlns:{short}:1.0"'
    for short in ("office", "table", "text", "style")
)


def ods(sheets: Mapping[str, str], hidden: Sequence[str] = ()) -> bytes:
    """An OpenDocument workbook; a sheet is the markup of its rows."""
    out = BytesIO()
    kind = "application/vnd.oasis.opendocument.spreadsheet"
    pages = "".join(
        f'<table:table table:name="{name}" table:style-name="{"off" if name in hidden else "on"}">{rows}</table:table>'
        for name, rows in sheets.items()
    )
    styles = "".join(
        f'<style:style style:name="{name}" style:family="table"><style:table-properties table:display="{shown}"/>'
        "</style:style>"
        for name, shown in (("on", "true"), ("off", "false"))
    )
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mimetype", kind)
        archive.writestr(
            "content.xml",
            f"<?xml version='1.0'?><office:document-content{_SPACES}><office:automatic-styles>{styles}"
            "</office:automatic-styles><office:body><office:spreadsheet>"
            f"{pages}</office:spreadsheet></office:body></office:document-content>",
        )
        archive.writestr(
            "META-INF/manifest.xml",
            '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">'
            f'<manifest:file-entry manifest:full-path="/" manifest:media-type="{kind}"/></manifest:manifest>',
        )
    return out.getvalue()


def ods_rows(rows: Sequence[Sequence[str | float]]) -> str:
    """Rows as the markup of a sheet."""
    return "".join(f"<table:table-row>{''.join(map(_ods_cell, row))}</table:table-row>" for row in rows)


def _ods_cell(cell: str | float) -> str:
    if cell == "":
        return "<table:table-cell/>"
    if isinstance(cell, str):
        return f'<table:table-cell office:value-type="string"><text:p>{cell}</text:p></table:table-cell>'
    shown = f"<text:p>{cell:,}</text:p>"
    return f'<table:table-cell office:value-type="float" office:value="{cell}">{shown}</table:table-cell>'
