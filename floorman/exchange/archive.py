"""Packed workbooks: what kind one is, and its parts, after a look at how large they would become."""

import io
import zipfile
import zlib

from floorman.exchange.refused import MAX_PARTS, MAX_STRINGS, MAX_UNPACKED, ListRefused
from floorman.exchange.source_kind import SourceKind

UNREADABLE = (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, LookupError, RuntimeError)
"""What the zip reader raises on a damaged or locked archive."""
_OPEN_DOCUMENT = b"application/vnd.oasis.opendocument.spreadsheet"


def is_zip(raw: bytes) -> bool:
    """Whether the bytes begin like a zip archive, which the newer workbooks are."""
    return raw[:4] == b"PK\x03\x04"


def kind_of_archive(raw: bytes) -> SourceKind:
    """Which kind of workbook the archive is. ListRefused for another archive, a damaged one, and one too large.

    Declared sizes hold: the zip reader never gives out more of a part than is declared for it.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as archive:
            parts = archive.infolist()
            names = {part.filename for part in parts}
            kind = _kind(archive, names)
    except UNREADABLE as fault:
        raise ListRefused("list.workbook-broken", fault=type(fault).__name__) from None
    strings = sum(part.file_size for part in parts if "sharedstrings" in part.filename.lower())
    if len(parts) > MAX_PARTS or sum(part.file_size for part in parts) > MAX_UNPACKED or strings > MAX_STRINGS:
        raise ListRefused("list.workbook-too-big", most=MAX_UNPACKED // 1024 // 1024)
    return kind


def _kind(archive: zipfile.ZipFile, names: set[str]) -> SourceKind:
    if "xl/workbook.bin" in names:
        return SourceKind.XLSB
    if "[Content_Types].xml" in names and any(name.startswith("xl/") for name in names):
        return SourceKind.XLSX
    small = {"content.xml", "mimetype"} <= names and archive.getinfo("mimetype").file_size < 100
    if small and archive.read("mimetype").startswith(_OPEN_DOCUMENT):
        return SourceKind.ODS
    raise ListRefused("list.no-list", what="zip")


def parts_of(raw: bytes) -> dict[str, bytes]:
    """The parts of a weighed archive by name. ListRefused if one is damaged or locked."""
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as archive:
            return {part.filename: archive.read(part) for part in archive.infolist() if not part.is_dir()}
    except UNREADABLE as fault:
        raise ListRefused("list.workbook-broken", fault=type(fault).__name__) from None
