"""Saves what stands before the damage into a new, whole file."""

import json
import os
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path

from msgspec import Struct, field

from floorman.store.chain import checksum
from floorman.store.connection import copy_all, log_of, must_stand, place_of
from floorman.store.file import create
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

    FileRefused if there is no file, if something stands at ``to_path``, or if nothing can be saved. Not for a file that
    this program has open itself. The damaged file is left as it is.
    """
    place, goal = place_of(path), place_of(to_path)
    must_stand(place)
    if goal.exists():
        raise FileRefused("store.exists", file=goal.name)
    with tempfile.TemporaryDirectory() as folder:
        best = max((_read(copy) for copy in _copies(place, Path(folder), (None,))), key=_Saved.worth)
        if not best.rows:
            pages = (_first_page(rebuilt=False), _first_page(rebuilt=True))
            best = max([best, *(_read(copy) for copy in _copies(place, Path(folder), pages))], key=_Saved.worth)
    if best.facts is None and not best.rows:
        raise FileRefused("store.nothing-safe", file=place.name)
    with create(goal, tournament=best.facts or {}) as whole:
        whole.append_many(best.rows)
        whole.restore(best.texts, best.preferences)
    return len(best.rows)


def _copies(place: Path, folder: Path, pages: Iterable[bytes | None]) -> Iterator[Path]:
    """Copies to try, with and without the write-ahead file, each with its own first page (None) or with another one."""
    for with_log in (True, False) if log_of(place).exists() else (False,):
        for page in pages:
            copy = folder / f"{len(list(folder.iterdir()))}.floor"
            copy_all(place, copy)
            if not with_log:
                log_of(copy).unlink(missing_ok=True)
            if page is not None:
                _mend(copy, page, with_log=with_log)
            yield copy


def _first_page(*, rebuilt: bool) -> bytes:
    """The first page of a new file, its layout; once `forget` has rebuilt a file its tables begin elsewhere."""
    from sqlite_utils import Database

    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        lay_out(Database(connection, execute_plugins=False))
        if rebuilt:
            connection.execute("VACUUM")
        return connection.serialize()[:_PAGE]


def _mend(copy: Path, page: bytes, *, with_log: bool) -> None:
    """Puts ``page`` first, with the file's own length, no list of free pages, and a write-ahead file or none."""
    length = (copy.stat().st_size // _PAGE).to_bytes(4, "big")
    journalled = b"\2\2" if with_log else b"\1\1"
    with copy.open("r+b") as pages:
        pages.write(page[:18] + journalled + page[20:28] + length + bytes(8) + page[40:])


def _read(copy: Path) -> _Saved:
    saved = _Saved()
    with suppress(sqlite3.Error, ValueError), closing(sqlite3.connect(copy, isolation_level=None)) as connection:
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
