"""Old Excel files (.xls) and binary ones (.xlsb) read as rows of text, after a look at how far their cells reach."""

import io
import zipfile
from datetime import date, datetime, time, timedelta

from floorman.exchange.cutting import SourceRow
from floorman.exchange.reach import weigh_xls, weigh_xlsb
from floorman.exchange.refused import ListRefused
from floorman.exchange.sheets import Sheet, SheetRows, bounded, cell_text, chosen_sheet

_Value = str | int | float | bool | date | datetime | time | timedelta


def is_compound(raw: bytes) -> bool:
    """Whether the bytes begin like a compound file, which an .xls file is."""
    return raw[:4] == b"\xd0\xcf\x11\xe0"


def read_xls(raw: bytes, sheet: str | None = None) -> SheetRows:
    """The rows of ``sheet``, or of the first sheet in sight with headings. ListRefused for what is no .xls file."""
    weigh_xls(raw)
    return _read(raw, sheet)


def read_xlsb(parts: dict[str, bytes], sheet: str | None = None) -> SheetRows:
    """The same of an .xlsb file, given as its parts by name: they are as large as the archive says, and no larger."""
    for name, part in parts.items():
        if name.startswith("xl/worksheets/") and name.endswith(".bin"):
            weigh_xlsb(part)
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as archive:
        for name, part in parts.items():
            archive.writestr(name, part)
    return _read(whole.getvalue(), sheet)


def _read(raw: bytes, sheet: str | None) -> SheetRows:
    from python_calamine import CalamineError, SheetTypeEnum, SheetVisibleEnum, load_workbook

    try:
        with load_workbook(io.BytesIO(raw)) as book:
            pages = [one for one in book.sheets_metadata if one.typ is SheetTypeEnum.WorkSheet]
            sheets = tuple(Sheet(one.name, one.visible is not SheetVisibleEnum.Visible) for one in pages)

            def rows(name: str) -> tuple[SourceRow, ...]:
                page = book.get_sheet_by_name(name)
                return bounded(
                    (number, [cell_text(cell) for cell in cells])
                    for number, cells in enumerate(page.to_python(skip_empty_area=False), 1)
                )

            return chosen_sheet(sheets, rows, sheet)
    except (CalamineError, ValueError, OverflowError) as fault:
        raise ListRefused("list.workbook-broken", fault=type(fault).__name__) from None
