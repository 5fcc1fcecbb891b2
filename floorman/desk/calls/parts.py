"""A line of the call line cut into its calls. Apart from the grammar, which a window loads only when it needs it."""

import re
from collections.abc import Iterator

_TABLES = re.compile(r"([0-9]{1,4})\.\.([0-9]{1,4})\s+(\S.*)")
MOST_TABLES = 200
"""So many tables at most are meant by ``12..14 n``; a longer span is left as it was typed."""


def calls(text: str) -> tuple[str, ...]:
    """The calls that a line holds, parted by semicolons; empty ones are dropped. ``12..14 n`` is three of them."""
    return tuple(call for part in text.split(";") if part.strip() for call in _of_each_table(part.strip()))


def _of_each_table(call: str) -> Iterator[str]:
    span = _TABLES.fullmatch(call)
    if span is None or not 0 <= int(span[2]) - int(span[1]) < MOST_TABLES:
        yield call
        return
    for table in range(int(span[1]), int(span[2]) + 1):
        yield f"{table} {span[3]}"
