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

    A byte-order mark is taken off: files that were put together have one in the middle too.
    """
    begun, too_long = bytearray(), False
    while chunk := stream.read1(CHUNK):
        *ended, rest = chunk.split(b"\n")
        lines: list[bytes | None] = []
        for piece in ended:
            begun += piece
            lines.append(None if too_long or len(begun) > longest else bytes(begun).removeprefix(MARK))
            begun, too_long = bytearray(), False
        begun += rest
        if len(begun) > longest:
            begun, too_long = bytearray(), True
        yield lines
    if too_long:
        yield [None]
    elif begun:
        yield [bytes(begun).removeprefix(MARK)]
