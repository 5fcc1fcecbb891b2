"""Rows of the journal by what they say: any words of them, in the language that is spoken, without accents and case."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from floorman.core.model import EntryNo
from floorman.desk.front.views import JournalLine
from floorman.exchange.names import fold

if TYPE_CHECKING:
    from floorman.desk.front.room import Room

_PAGE = 400
_ENTRY = re.compile(r"#([0-9]+)")


def journal_found(room: "Room", typed: str, limit: int) -> tuple[JournalLine, ...]:
    """Rows that hold every word typed, newest first: in their sentence, number, time of day or rules.

    Players are found by their whole names, though the sentences have short ones.
    """
    words = fold(typed).split()
    return tuple(islice((line for line in _newest(room) if _holds(room, line, words)), limit))


def _newest(room: "Room") -> Iterator[JournalLine]:
    before: int | None = None
    while page := room.journal(_PAGE, before):
        yield from page
        before = page[-1].seq


def _holds(room: "Room", line: JournalLine, words: list[str]) -> bool:
    told = fold(" ".join((str(line.seq), line.at, line.says, *line.cites)))
    left = [word for word in words if word not in told]
    if not left:
        return True
    names = room.desk.floor.names
    entries = [EntryNo(int(found)) for found in _ENTRY.findall(line.says)]
    whole = fold(" ".join(part for entry in entries for part in (names.name(entry), names.second(entry))))
    return all(word in whole for word in left)
