#!/usr/bin/env python3
"""Gives the shipped fonts families of their own: ``python3 packaging/font_names.py``; a second run changes nothing.

A font of the system with the same family hides a shipped one on X11, whatever it lacks: rows of empty boxes in place of
names. The outlines stay as they are; the licence of IBM Plex wants a changed font to go by another name, too.
"""

import struct
import sys
from collections.abc import Mapping
from pathlib import Path

FONTS = Path(__file__).resolve().parent.parent / "resources" / "fonts"
RENAMED: Mapping[str, str] = {
    "IBM Plex Sans": "Floorman Sans",
    "IBMPlexSans": "FloormanSans",
    "Droid Sans Fallback": "Floorman Fallback",
    "DroidSansFallback": "FloormanFallback",
}
"""Parts of the names by which a system knows a font."""
_NAMES = frozenset({1, 3, 4, 6, 16, 18, 20, 21, 25})
"""Which names of the table say family, face and identity; the rest (rights, licence, maker) stays."""
_ADJUSTED = 0xB1B0AFBA


def main() -> int:
    """Renames what is not renamed yet; the exit status."""
    for path in sorted(FONTS.glob("*.ttf")):
        before = path.read_bytes()
        after = renamed(before)
        if after != before:
            path.write_bytes(after)
            print(path.name)
    return 0


def renamed(font: bytes) -> bytes:
    """A TrueType file with its families renamed."""
    count = struct.unpack_from(">H", font, 4)[0]
    rows = [struct.unpack_from(">4sIII", font, 12 + 16 * nth) for nth in range(count)]
    tables = {tag: font[start : start + length] for tag, _sum, start, length in rows}
    names = _renamed_names(tables[b"name"])
    if names == tables[b"name"]:
        return font
    tables[b"name"] = names
    tables[b"head"] = tables[b"head"][:8] + bytes(4) + tables[b"head"][12:]
    return _written(font[:12], tables)


def _renamed_names(table: bytes) -> bytes:
    version, count, start = struct.unpack_from(">HHH", table, 0)
    assert version == 0, "only the plain form of the table is known"
    rows, strings = b"", b""
    for nth in range(count):
        platform, encoding, language, name, length, offset = struct.unpack_from(">HHHHHH", table, 6 + 12 * nth)
        text = table[start + offset : start + offset + length]
        if name in _NAMES:
            letters = "utf-16-be" if platform in (0, 3) else "mac-roman"
            said = text.decode(letters)
            for old, new in RENAMED.items():
                said = said.replace(old, new)
            text = said.encode(letters)
        rows += struct.pack(">HHHHHH", platform, encoding, language, name, len(text), len(strings))
        strings += text
    return struct.pack(">HHH", 0, count, 6 + len(rows)) + rows + strings


def _written(head: bytes, tables: Mapping[bytes, bytes]) -> bytes:
    """A font file of these tables, in their order, each from a multiple of four on, its sums right."""
    at = 12 + 16 * len(tables)
    rows, body, head_at = b"", b"", 0
    for tag, table in tables.items():
        if tag == b"head":
            head_at = at + len(body)
        rows += struct.pack(">4sIII", tag, _sum(table), at + len(body), len(table))
        body += table + bytes(-len(table) % 4)
    font = bytearray(head + rows + body)
    struct.pack_into(">I", font, head_at + 8, (_ADJUSTED - _sum(bytes(font))) & 0xFFFFFFFF)
    return bytes(font)


def _sum(table: bytes) -> int:
    padded = table + bytes(-len(table) % 4)
    words: tuple[int, ...] = struct.unpack(f">{len(padded) // 4}I", padded)
    return sum(words) & 0xFFFFFFFF


if __name__ == "__main__":
    sys.exit(main())
