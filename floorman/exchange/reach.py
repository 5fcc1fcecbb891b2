"""How far the cells of a binary workbook reach, told before a reader makes room for every cell between them."""

import struct
from collections.abc import Iterator

from floorman.exchange.refused import MAX_REACH, ListRefused

_FREE = 0xFFFF_FFF0
"""Sector numbers from here on end a chain."""
_STREAMS = ("workbook", "book")
_SMALL = 4096
_BIFF_CELLS = frozenset({0x0001, 0x0002, 0x0003, 0x0004, 0x0005, 0x0006, 0x007E, 0x00BD, 0x00D6, 0x00FD, 0x027E})
_BIFF_CELLS |= {0x0201, 0x0202, 0x0203, 0x0204, 0x0205, 0x0206, 0x0406}
"""Records of a cell in .xls: row and column are their first two numbers."""
_BIFF_MANY = 0x00BD
"""A row of numbers; its last number is the last column."""
_XLSB_ROW, _XLSB_CELLS = 0, frozenset(range(1, 12)) | {62}


def weigh_reach(rows: int, columns: int, sheets: int = 1) -> None:
    """ListRefused where ``rows`` by ``columns`` on each of ``sheets`` are more cells than a list has."""
    if (rows + 1) * (columns + 1) * max(1, sheets) > MAX_REACH:
        raise ListRefused("list.too-many-cells", most=MAX_REACH)


def weigh_xls(raw: bytes) -> None:
    """ListRefused where the cells of an .xls file lie too far apart, or it has no stream of a workbook."""
    rows = columns = sheets = 0
    for number, body in _biff_records(_workbook_stream(raw)):
        sheets += number == 0x0809
        if number in _BIFF_CELLS and len(body) >= 4:
            row, column = struct.unpack_from("<HH", body)
            last = struct.unpack_from("<H", body, len(body) - 2)[0] if number == _BIFF_MANY else 0
            rows, columns = max(rows, row), max(columns, column, last)
    weigh_reach(rows, columns, sheets)


def _biff_records(stream: bytes) -> Iterator[tuple[int, bytes]]:
    at = 0
    while at + 4 <= len(stream):
        number, size = struct.unpack_from("<HH", stream, at)
        yield number, stream[at + 4 : at + 4 + size]
        at += 4 + size


def _workbook_stream(raw: bytes) -> bytes:
    """The stream of the workbook in a compound file. ListRefused if there is none."""
    if len(raw) < 1536:
        raise ListRefused("list.workbook-broken")
    shift = struct.unpack_from("<H", raw, 30)[0]
    if shift not in (9, 12):
        raise ListRefused("list.workbook-broken")
    size = 1 << shift
    fat = _allocation(raw, size)
    folder = _chain(raw, struct.unpack_from("<I", raw, 48)[0], fat, size)
    for at in range(0, len(folder) - 127, 128):
        length = min(64, struct.unpack_from("<H", folder, at + 64)[0])
        name = folder[at : at + max(0, length - 2)].decode("utf-16-le", "replace").lower()
        first, whole = struct.unpack_from("<II", folder, at + 116)
        if name in _STREAMS and whole >= _SMALL:
            return _chain(raw, first, fat, size)[:whole]
        if name in _STREAMS:
            return _small_stream(raw, first, fat, folder, size)[:whole]
    raise ListRefused("list.no-list", what="OLE")


def _small_stream(raw: bytes, first: int, fat: list[int], folder: bytes, size: int) -> bytes:
    """A stream below ``_SMALL`` bytes: it lies in sectors of 64 bytes inside the stream of the root."""
    held = _chain(raw, struct.unpack_from("<I", folder, 116)[0], fat, size)
    page = _chain(raw, struct.unpack_from("<I", raw, 60)[0], fat, size)
    follows = list(struct.unpack(f"<{len(page) // 4}I", page[: len(page) // 4 * 4]))
    return _chain(bytes(64) + held, first, follows, 64)


def _allocation(raw: bytes, size: int) -> list[int]:
    """The table of which sector follows which."""
    numbers = [one for one in struct.unpack_from("<109I", raw, 76) if one < _FREE]
    more = struct.unpack_from("<I", raw, 68)[0]
    seen: set[int] = set()
    while more < _FREE and more not in seen:
        seen.add(more)
        page = _sector(raw, more, size)
        held = struct.unpack(f"<{len(page) // 4}I", page[: len(page) // 4 * 4])
        if len(held) < 2:
            break
        numbers += [one for one in held[:-1] if one < _FREE]
        more = held[-1]
    table: list[int] = []
    for number in numbers[: len(raw) // size + 1]:
        page = _sector(raw, number, size)
        table += struct.unpack(f"<{len(page) // 4}I", page[: len(page) // 4 * 4])
    return table


def _sector(raw: bytes, number: int, size: int) -> bytes:
    start = (number + 1) * size
    return raw[start : start + size]


def _chain(raw: bytes, first: int, fat: list[int], size: int) -> bytes:
    parts: list[bytes] = []
    at = first
    while at < len(fat) and len(parts) * size <= len(raw):
        parts.append(_sector(raw, at, size))
        at = fat[at]
    return b"".join(parts)


def weigh_xlsb(sheet: bytes) -> None:
    """ListRefused where the cells of one sheet of an .xlsb file lie too far apart."""
    rows = columns = 0
    for number, body in _xlsb_records(sheet):
        if number == _XLSB_ROW and len(body) >= 4:
            rows = max(rows, struct.unpack_from("<I", body)[0])
        elif number in _XLSB_CELLS and len(body) >= 4:
            columns = max(columns, struct.unpack_from("<I", body)[0])
    weigh_reach(rows, columns)


def _xlsb_records(sheet: bytes) -> Iterator[tuple[int, bytes]]:
    at = 0
    while at < len(sheet):
        number, at = _packed(sheet, at, 2)
        size, at = _packed(sheet, at, 4)
        yield number, sheet[at : at + size]
        at += size


def _packed(sheet: bytes, at: int, most: int) -> tuple[int, int]:
    """A number of seven bits a byte, and the place after it."""
    value = 0
    for nth in range(most):
        byte = sheet[at] if at < len(sheet) else 0
        at += 1
        value |= (byte & 0x7F) << 7 * nth
        if byte < 0x80:
            break
    return value, at
