"""Percent tables of prizes by entries, in TOML: ``[[table]] entries = 13``, ``percent = "40 30 20 10"``."""

import re
from fractions import Fraction
from itertools import pairwise
from typing import Any

from floorman.core.money_settings import PrizeColumn
from floorman.core.refused import Refused
from floorman.disk.input import read
from floorman.disk.refused import shown

LARGEST_TABLE = 200_000
"""Bytes of a percent table."""
MOST_PLACES = 10_000
_MOST_COLUMNS = 1000
_PERCENT = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,12})?|\.[0-9]{1,12})(?:\*([0-9]{1,4}))?", re.ASCII)


def percent_table(path: str) -> tuple[PrizeColumn, ...]:
    """The columns of the table in that file; bands as ``1.2*3``.

    Raises Refused for what is none, and what other files refuse.
    """
    import tomllib  # no start reads TOML

    try:
        written = tomllib.loads(read(path, LARGEST_TABLE).decode("utf-8-sig"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as fault:
        raise Refused("event.table-unread", name=shown(path), why=str(fault)) from None
    rows = written.get("table")
    if not isinstance(rows, list) or not 0 < len(rows) <= _MOST_COLUMNS or written.keys() != {"table"}:
        raise _bad("table", rows)
    columns = tuple(_column(f"table[{at}]", row) for at, row in enumerate(rows))
    for before, after in pairwise(columns):
        if after.entries <= before.entries:
            raise _bad("table.entries", after.entries)
    return columns


def _bad(key: str, value: object) -> Refused:
    return Refused("event.bad-value", key=key, value=str(value)[:60])


def _column(key: str, row: Any) -> PrizeColumn:
    """One column; its percentages together are at most 100 each."""
    if not isinstance(row, dict) or row.keys() != {"entries", "percent"}:
        raise _bad(key, row)
    entries, text = row["entries"], row["percent"]
    if type(entries) is not int or not 1 <= entries <= 1_000_000:
        raise _bad(f"{key}.entries", entries)
    if not isinstance(text, str):
        raise _bad(f"{key}.percent", text)
    percent = [each for word in text.split() for each in _band(key, word)]
    if not 0 < len(percent) <= MOST_PLACES:
        raise _bad(f"{key}.percent", text)
    return PrizeColumn(entries, tuple(percent))


def _band(key: str, word: str) -> list[str]:
    """``1.2*3``: three places paid alike."""
    band = _PERCENT.fullmatch(word)
    if band is None or Fraction(band[1]) > 100:
        raise _bad(f"{key}.percent", word)
    return [band[1]] * int(band[2] or 1)
