"""Saves what stands before the damage into a new, whole file."""

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from msgspec import Struct, field

from floorman.store.chain import checksum
from floorman.store.connection import companions, must_be_readable, place_of
from floorman.store.file import create
from floorman.store.image import image, in_memory
from floorman.store.making import must_be_free
from floorman.store.refused import FileRefused
from floorman.store.rows import NewRow
from floorman.store.schema import lay_out
from floorman.store.texts import Text, as_written
from floorman.store.walk import Walk

_PAGE = 4096


class _Saved(Struct):
    """What could be read of one copy of the file."""

    facts: dict[str, object] | None = None
    rows: list[NewRow] = field(default_factory=list)
    texts: list[tuple[Text, int]] = field(default_factory=list)
    """Each with the journal row that it came with."""
    preferences: dict[str, object] = field(default_factory=dict)

    def worth(self) -> tuple[int, int, bool]:
        return len(self.rows), len(self.texts), self.facts is not None


def salvage(path: str | os.PathLike[str], to_path: str | os.PathLike[str]) -> int:
    """Writes every journal row before the first damage, with its names and remarks, to a new file; returns how many.

    Where the file is gone, what it has left beside it is read. FileRefused if there is nothing to read, if something
    stands at ``to_path``, or if nothing can be saved: then no file is made. Not for a file that this program has open
    itself. The damaged file is left as it is.
    """
    place, goal = place_of(path), place_of(to_path)
    gone = not place.exists() and bool(companions(place))
    if not gone:
        must_be_readable(place)
    must_be_free(goal)
    try:
        best = max((_read(content) for content in _contents(place, gone=gone)), key=_Saved.worth)
        if not best.rows and not gone:
            best = max([best, *(_read(content) for content in _mended(place))], key=_Saved.worth)
    except (OSError, MemoryError) as error:
        raise FileRefused("store.unreadable", file=place.name) from error
    if best.facts is None and not best.rows:
        raise FileRefused("store.nothing-safe", file=place.name)
    create(goal, tournament=best.facts or {}, first=best.rows, kept=best.texts, settings=best.preferences).close()
    return len(best.rows)


def _contents(place: Path, *, gone: bool) -> Iterator[bytes]:
    """The file with what was left beside it, and without; where it is gone, what was left with a new file's pages."""
    if gone:
        for base in _first_pages():
            yield image(place, base=base)
        return
    yield image(place)
    if companions(place):
        yield image(place, joined=False)


def _mended(place: Path) -> Iterator[bytes]:
    """The same, each with a new file's first page in the place of its own."""
    for content in _contents(place, gone=False):
        for page in _first_pages():
            length = (len(content) // _PAGE).to_bytes(4, "big")
            yield page[:28] + length + bytes(8) + page[40:_PAGE] + content[_PAGE:]  # no list of free pages


def _first_pages() -> tuple[bytes, bytes]:
    """A new file, its layout; once it was rebuilt, by its first event or by `forget`, its tables begin elsewhere."""
    return _laid_out(rebuilt=True), _laid_out(rebuilt=False)


def _laid_out(*, rebuilt: bool) -> bytes:
    from sqlite_utils import Database

    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        lay_out(Database(connection, execute_plugins=False))
        if rebuilt:
            connection.execute("VACUUM")
        return connection.serialize()


def _read(content: bytes) -> _Saved:
    saved = _Saved()
    with suppress(sqlite3.Error, ValueError), closing(in_memory(content)) as connection:
        with suppress(sqlite3.Error, TypeError, ValueError):
            saved.facts = json.loads(connection.execute("SELECT facts FROM tournament").fetchone()[0])
        saved.rows = [
            NewRow(
                str(kind), int(str(version)), json.loads(str(body)), str(at), (), call if call is None else str(call)
            )
            for _, at, kind, version, call, body, _ in Walk.along(connection, keep=True).rows
        ]
        saved.texts = _texts(connection, len(saved.rows))
        with suppress(sqlite3.Error, ValueError):
            for key, value, crc in connection.execute("SELECT key, value, crc FROM preference"):
                if checksum(key, value) == crc:
                    saved.preferences[key] = json.loads(value)
    return saved


def _texts(connection: sqlite3.Connection, safe: int) -> list[tuple[Text, int]]:
    """Texts that came with a safe row; read from both ends, so that a damaged page in between costs only itself."""
    found: dict[tuple[str, int, str], tuple[Text, int]] = {}
    for order in ("", "DESC"):
        sorting = f"about {order}, number {order}, field {order}"
        question = f"SELECT about, number, field, text, born, crc FROM text ORDER BY {sorting}"
        with suppress(sqlite3.Error, ValueError):
            for *fields, born, crc in connection.execute(question):
                if as_written(tuple(fields), born, crc) and born <= safe:
                    found[(fields[0], fields[1], fields[2])] = Text._make(fields), born
    return [found[key] for key in sorted(found)]
