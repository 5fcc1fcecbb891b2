"""A stream of bytes as batches of lines, within bounded memory and without waiting for more than has come."""

from collections.abc import Iterator
from typing import Protocol

CHUNK = 1 << 16
LONGEST_LINE = 8_000_000
"""Bytes. The largest room there is, drawn in one question, takes a tenth of it."""


class Readable(Protocol):
    """A stream that gives what has come."""

    def read1(self, size: int, /) -> bytes:
        """At most ``size`` bytes, without waiting for more than the first; none at the end."""
        ...


MARK = b"\xef\xbb\xbf"


def batches(stream: Readable, longest: int = LONGEST_LINE) -> Iterator[list[bytes | None]]:
    """The lines of each piece that has come, without line ends; None stands for a line that is too long to be read.

    A leading byte-order mark is taken off.
    """
    begun, too_long, first = bytearray(), False, True
    while chunk := stream.read1(CHUNK):
        *ended, rest = chunk.split(b"\n")
        lines: list[bytes | None] = []
        for piece in ended:
            begun += piece
            lines.append(None if too_long or len(begun) > longest else bytes(begun))
            begun, too_long = bytearray(), False
        begun += rest
        if len(begun) > longest:
            begun, too_long = bytearray(), True
        if first and lines:
            lines[0], first = _without_mark(lines[0]), False
        yield lines
    if too_long:
        yield [None]
    elif begun:
        yield [_without_mark(bytes(begun)) if first else bytes(begun)]


def _without_mark(line: bytes | None) -> bytes | None:
    return None if line is None else line.removeprefix(MARK)
