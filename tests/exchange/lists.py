"""What the tests of lists share: a sample read all the way, and its rows and problems in short."""

import zipfile
from io import BytesIO
from pathlib import Path

from floorman.exchange.columns import understand
from floorman.exchange.export import xlsx_bytes
from floorman.exchange.preview import ListPreview, preview
from floorman.exchange.source import read_source

SAMPLES = Path(__file__).parent / "samples"

Short = list[tuple[int, str, str, int | None]]


def sample(start: str) -> Path:
    """The sample whose name begins so."""
    (path,) = SAMPLES.glob(f"{start}_*")
    return path


def read(list_: str | bytes | Path, max_seats: int = 9) -> ListPreview:
    """A list as the program reads it when nobody corrects anything; text is UTF-8."""
    source = read_source(list_.encode() if isinstance(list_, str) else list_)
    return preview(source, understand(source), max_seats)


def short(found: ListPreview) -> Short:
    """Line, name, "table-seat" or "", chips."""
    return [(row.line, row.name, f"{row.table}-{row.seat}" if row.table else "", row.chips) for row in found.rows]


def codes(found: ListPreview) -> list[tuple[tuple[int, ...], str]]:
    """Lines and code of each problem."""
    return [(one.lines, one.code.removeprefix("list.")) for one in found.problems]


def workbook(**parts: bytes) -> bytes:
    """A workbook whose parts are replaced: ``sheet`` and ``strings``."""
    whole = zipfile.ZipFile(BytesIO(xlsx_bytes(["Name"], [["Anna Holt"]])))
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in whole.namelist():
            short = "sheet" if "worksheets/sheet1.xml" in name else name
            archive.writestr(name, parts.get(short, whole.read(name)))
        if "strings" in parts:
            archive.writestr("xl/sharedStrings.xml", parts["strings"])
    return out.getvalue()
