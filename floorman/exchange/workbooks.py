"""Workbooks of every kind as rows of text."""

from floorman.exchange.archive import is_zip, kind_of_archive, parts_of
from floorman.exchange.binary_workbook import is_compound, read_xls, read_xlsb
from floorman.exchange.open_document import read_ods
from floorman.exchange.refused import ListRefused
from floorman.exchange.sheets import SheetRows
from floorman.exchange.source_kind import SourceKind
from floorman.exchange.spreadsheet_xml import is_spreadsheet_xml, read_spreadsheet_xml
from floorman.exchange.workbook import read_workbook


def read_any_workbook(raw: bytes, sheet: str | None = None) -> tuple[SourceKind, SheetRows] | None:
    """What kind of workbook the bytes are, and its rows; None if they are none. ListRefused if it cannot be read."""
    if is_compound(raw):
        return SourceKind.XLS, read_xls(raw, sheet)
    if is_spreadsheet_xml(raw):
        return SourceKind.EXCEL_XML, read_spreadsheet_xml(raw, sheet)
    if not is_zip(raw):
        return None
    kind = kind_of_archive(raw)
    if kind is SourceKind.XLSX:
        return kind, read_workbook(raw, sheet)
    parts = parts_of(raw)
    if kind is SourceKind.XLSB:
        return kind, read_xlsb(parts, sheet)
    if "META-INF/manifest.xml" in parts and b"encryption-data" in parts["META-INF/manifest.xml"]:
        raise ListRefused("list.workbook-broken")
    return kind, read_ods(parts["content.xml"], sheet)
