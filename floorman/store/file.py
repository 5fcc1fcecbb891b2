"""One tournament, one file: events are appended to its journal and are on the disk when the call returns."""

import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Literal, Self

from floorman.store import preferences, rows, texts
from floorman.store.backup import copy_to, to_disk
from floorman.store.chain import canonical, facts_of, first_link
from floorman.store.connection import identity, make_durable, must_be_writable, must_stand, place_of, to_read, to_write
from floorman.store.formats import must_be_known
from floorman.store.lock import FloorLock, Holder, Noted, holder, noted
from floorman.store.pen import Pen
from floorman.store.refused import BrokenAt, FileRefused, NotRecorded, code_of, in_words
from floorman.store.rows import JournalRow, NewRow
from floorman.store.texts import Text

__all__ = [
    "FileRefused",
    "Holder",
    "JournalRow",
    "NewRow",
    "NotRecorded",
    "Text",
    "TournamentFile",
    "create",
    "open_file",
]

_SCRUB = "store.scrub-due"


class TournamentFile:
    """An open tournament file; made by `create` and `open_file`. It belongs to the thread that opened it."""

    def __init__(self, pen: Pen, facts: Mapping[str, object]) -> None:
        self.tournament = facts
        """The plain facts given at creation; they never change."""
        self.missing_rows = 0
        """Rows that the last run recorded and the file does not hold: its write-ahead file was lost. 0 as a rule."""
        self._pen = pen
        self._read_to = 0
        self._seen: int | None = None

    @property
    def path(self) -> Path:
        """Where the file is; links are followed."""
        return self._pen.path

    @property
    def read_only(self) -> bool:
        """Whether it was opened only to look."""
        return self._pen.lock is None

    @property
    def holder(self) -> Holder | None:
        """Who has it open for writing, when this is a window that may only look; None if nobody has."""
        return holder(self.path) if self.read_only else None

    # the journal

    def append(
        self,
        kind: str,
        version: int,
        body: Mapping[str, object],
        *,
        at: str,
        texts: Sequence[Text] = (),
        call_id: str | None = None,
    ) -> int:
        """Records one event and its texts; returns its journal number once it is on the disk. See `append_many`."""
        return self.append_many([NewRow(kind, version, body, at, texts, call_id)])[0]

    def append_many(self, events: Iterable[NewRow]) -> tuple[int, ...]:
        """Records events in one transaction: all of them or none; returns their journal numbers.

        An event whose call id is in the journal already keeps the number it has. NotRecorded if the disk is full, if
        another program has locked the file, or if the path no longer names it: nothing has changed then. FileRefused
        ``store.reopen`` if the file went away in that very moment. ValueError for what is no JSON.
        """
        ready = [(event, canonical(event.body)) for event in events]
        with self._pen.transaction() as db:
            newest, before = rows.head(self._pen.connection)
            numbers = []
            for event, body in ready:
                known = rows.of_call(self._pen.connection, event.call_id)
                if known is None:
                    newest, before = newest + 1, rows.insert(db, newest + 1, before, event, body)
                numbers.append(newest if known is None else known)
        self._note(newest)
        return tuple(numbers)

    def rows(self, after: int = 0, *, verify: bool = True) -> Iterator[JournalRow]:
        """The journal behind row ``after``, oldest first. FileRefused ``store.damaged`` where it is not as written."""
        with in_words(self.path.name):
            for piece in rows.read(self._pen.connection, after, verify=verify):
                yield from piece
                self._read_to = piece[-1].seq

    def refresh(self) -> tuple[JournalRow, ...] | None:
        """Rows that have come since the last one read; None if nothing was written by anybody else since the last call.

        No rows: names or preferences may have changed. FileRefused if the path now names another file or none.
        """
        self._pen.must_be_in_place()
        with in_words(self.path.name):
            (written,) = self._pen.connection.execute("PRAGMA data_version").fetchone()
        if written == self._seen:
            return None
        fresh = tuple(self.rows(self._read_to))
        self._seen = written
        return fresh

    # names and remarks

    def texts(self, about: Literal["entry", "event"] | None = None, number: int | None = None) -> list[Text]:
        """All names and remarks, or those about entries or events, or about one of them."""
        with in_words(self.path.name):
            return texts.read(self._pen.connection, about, number)

    def set_text(self, text: Text) -> None:
        """Puts ``text`` in the place of what was there; empty words take it away. NotRecorded as with `append_many`."""
        with self._pen.transaction() as db:
            if text.text:
                texts.put(db, text, born=rows.head(self._pen.connection)[0])
            else:
                texts.drop(db, text)

    def forget(self, entry: int, events: Iterable[int] = ()) -> bool:
        """Erases every text about ``entry`` and the remarks of ``events``, and leaves no trace of them in the file.

        True once no trace is left; False if another program is just reading: then `close` or the next `open_file`
        finishes it. NotRecorded if nothing was erased. Copies made before keep what they have.
        """
        with self._pen.transaction() as db:
            texts.drop_entry(db, entry, events)
            preferences.put(db, _SCRUB, True)
        return self._scrub()

    def _scrub(self) -> bool:
        if self.preference(_SCRUB) is None:
            return True
        if not texts.leave_no_trace(self._pen.connection):
            return False
        with suppress(NotRecorded), self._pen.transaction() as db:  # left standing, it is only done once more
            preferences.put(db, _SCRUB, None)
        return True

    # preferences

    def preference(self, key: str) -> object:
        """The preference ``key`` as it was set (a JSON value); None if it never was."""
        with in_words(self.path.name):
            return preferences.get(self._pen.connection, key)

    def set_preference(self, key: str, value: object) -> None:
        """Keeps ``value`` (a JSON value; None takes it away) under ``key``. NotRecorded as with `append_many`."""
        with self._pen.transaction() as db:
            preferences.put(db, key, value)

    # the file

    def backup(self, to_path: str | os.PathLike[str]) -> None:
        """Copies the whole file to ``to_path``; an older copy of the same tournament there is replaced, nothing else.

        FileRefused if it cannot be written there; the tournament file itself is not touched.
        """
        copy_to(self._pen.connection, place_of(to_path))

    def restore(self, kept: Iterable[tuple[Text, int]], settings: Mapping[str, object]) -> None:
        """Puts texts (each with the row it came with) and preferences saved from another file into this one."""
        with self._pen.transaction() as db:
            for text, born in kept:
                texts.put(db, text, born=born)
            for key, value in settings.items():
                preferences.put(db, key, value)

    def get_ready(self) -> None:
        """Loads what the first write needs (85 ms), so that a window can do it after its first paint."""
        _ = self._pen.db

    def close(self) -> None:
        """Gives file and lock back; one plain file is left if no other window has it open. Safe to call twice."""
        if not self.read_only:
            with suppress(FileRefused, sqlite3.Error):
                self._scrub()
        self._pen.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _note(self, seq: int) -> None:
        if self._pen.lock is not None:
            self._pen.lock.note(seq)

    def _begin(self, before: Noted | None) -> None:
        """Signs the lock, and finishes what the last run left: says what it lost, and forgets whom it had to forget."""
        here, newest = identity(self.path), rows.head(self._pen.connection)[0]
        if before is not None and before.file == here:
            self.missing_rows = max(0, before.seq - newest)
        if self._pen.lock is not None:
            self._pen.lock.sign(here, newest)
            with suppress(NotRecorded):
                self._scrub()


def create(path: str | os.PathLike[str], *, tournament: Mapping[str, object]) -> TournamentFile:
    """Makes a new tournament file with its plain facts (a JSON object) and opens it for writing.

    FileRefused if something stands at ``path`` already, or its folder is missing, full or cannot be written.
    """
    place = place_of(path)
    facts = canonical(dict(tournament))
    if not place.parent.is_dir():
        raise FileRefused("store.no-folder", file=place.name)
    try:
        place.open("x").close()
    except FileExistsError as error:
        raise FileRefused("store.exists", file=place.name) from error
    except OSError as error:
        raise FileRefused("store.read-only", file=place.name) from error
    try:
        _fill(place, facts)
    except sqlite3.Error as error:
        place.unlink(missing_ok=True)
        raise FileRefused(code_of(error), file=place.name) from error
    return open_file(place)


def _fill(place: Path, facts: str) -> None:
    """Builds the file beside its place and puts it there whole: a crash leaves an empty file, never half a one."""
    from sqlite_utils import Database

    from floorman.store.schema import lay_out

    beside = place.with_name(f".{place.name}.new")
    beside.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(beside, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous = FULL")
            db = Database(connection, execute_plugins=False)
            with db.atomic():
                lay_out(db)
                db.execute("INSERT INTO tournament (id, facts, start) VALUES (1, ?, ?)", (facts, first_link(facts)))
        to_disk(beside)
        beside.replace(place)
        to_disk(place.parent)
    finally:
        beside.unlink(missing_ok=True)


def open_file(path: str | os.PathLike[str], *, read_only: bool = False) -> TournamentFile:
    """Opens the tournament file ``path`` to write, or only to look.

    FileRefused: not there, a folder, empty, foreign, newer, damaged, read-only (then open it to look), held by another
    window (``store.held`` says by whom; then open it to look), or locked by another program.
    """
    place = place_of(path)
    must_stand(place)
    if not read_only:
        must_be_writable(place)
    before = noted(place)
    with ExitStack() as undone, in_words(place.name):
        lock = None if read_only else FloorLock.take(place)
        if lock is not None:
            undone.callback(lock.release)
        connection = to_read(place) if lock is None else to_write(place)
        undone.callback(connection.close)
        must_be_known(connection, place, writing=lock is not None)
        if lock is not None:
            make_durable(connection)
        opened = TournamentFile(Pen(place, connection, lock), _facts(connection))
        opened._begin(before)
        undone.pop_all()
    return opened


def _facts(connection: sqlite3.Connection) -> Mapping[str, object]:
    facts, start = rows.start_of(connection)
    if first_link(facts) != start:
        raise BrokenAt(0)
    return facts_of(facts)
