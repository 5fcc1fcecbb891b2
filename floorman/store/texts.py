"""Names and remarks: the one table that may be erased: a player can be forgotten and the journal stays whole."""

import sqlite3
from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, NamedTuple

from floorman.store.chain import checksum

if TYPE_CHECKING:
    from sqlite_utils import Database


class Text(NamedTuple):
    """A text about a person: whose it is, what it is, and the words."""

    about: Literal["entry", "event"]
    number: int
    """The entry's number, or the event's journal number; with an event's own texts any number may stand here."""
    field: str
    """"name" and "second_name" of an entry; "remark", "against" and "seed" of an event."""
    text: str


_PUT = "INSERT OR REPLACE INTO text (about, number, field, text, born, crc) VALUES (?, ?, ?, ?, ?, ?)"
_BORN = "SELECT born FROM text WHERE about = ? AND number = ? AND field = ?"


def put(db: "Database", text: Text, *, born: int) -> None:
    """Writes or replaces one text in the caller's transaction; ``born`` is the journal number it first came with."""
    about, number, field, words = text
    older = db.execute(_BORN, (about, number, field)).fetchone()
    first = born if older is None else older[0]
    db.execute(_PUT, (about, number, field, words, first, checksum(first, *text)))


def as_written(text: tuple[object, ...], born: object, crc: object) -> bool:
    """Whether a stored row is what was written: its sum takes in ``born``; the first files' sums left it out."""
    return crc in (checksum(born, *text), checksum(*text))


def own(texts: Iterable[Text], seq: int) -> list[Text]:
    """``texts`` of event ``seq``: those about the event get its number."""
    return [text._replace(number=seq) if text.about == "event" else text for text in texts]


def drop(db: "Database", text: Text) -> None:
    """Takes one text away within the caller's transaction."""
    db.execute("DELETE FROM text WHERE about = ? AND number = ? AND field = ?", text[:3])


def drop_entries(db: "Database", entries: Iterable[int], events: Iterable[int]) -> None:
    """Takes away every text about ``entries`` and the remarks of ``events`` within the caller's transaction."""
    for entry in entries:
        db.execute("DELETE FROM text WHERE about = 'entry' AND number = ?", (entry,))
    for seq in events:
        db.execute("DELETE FROM text WHERE about = 'event' AND number = ? AND field = 'remark'", (seq,))


def read(connection: sqlite3.Connection, about: str | None, number: int | None, born_after: int = 0) -> list[Text]:
    """All texts, or those about entries or events only, about one, or with rows behind a number; by kind and number."""
    asked = [(f"{column} = ?", value) for column, value in (("about", about), ("number", number)) if value is not None]
    if born_after > 0:
        asked.append(("born > ?", born_after))
    where = " AND ".join(test for test, _ in asked) or "1"
    rows = connection.execute(
        f"SELECT about, number, field, text FROM text WHERE {where} ORDER BY about, number, field",
        [value for _, value in asked],
    )
    return [Text._make(row) for row in rows.fetchall()]


def with_birth(connection: sqlite3.Connection) -> list[tuple[Text, int]]:
    """All texts, each with the number of the row it came with."""
    rows = connection.execute("SELECT about, number, field, text, born FROM text ORDER BY about, number, field")
    return [(Text(about, number, field, words), born) for about, number, field, words, born in rows]


def leave_no_trace(connection: sqlite3.Connection) -> bool:
    """Rebuilds the file from what it still holds and empties its write-ahead file; False if a program was in the way.

    Deleting is not enough: a page that was split may keep a copy of a row that ``secure_delete`` never sees.
    """
    try:
        connection.execute("VACUUM")
        (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.OperationalError:
        return False
    return not busy
