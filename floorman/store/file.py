"""One tournament, one file: events are appended to its journal and are on the disk when the call returns."""

import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Self

from floorman.disk.tournaments import is_companion
from floorman.store import preferences, rows, texts
from floorman.store.backup import copy_to
from floorman.store.chain import canonical, facts_of, first_link
from floorman.store.connection import identity, make_durable, must_be_writable, must_stand, place_of, to_read, to_write
from floorman.store.formats import must_be_known
from floorman.store.joining import must_belong
from floorman.store.journal import Asked, Behind, May
from floorman.store.lock import FULL, FloorLock, Holder, Noted, holder, noted
from floorman.store.making import clear_left_overs, made_whole
from floorman.store.pen import Pen
from floorman.store.refused import BrokenAt, FileRefused, NotRecorded, code_of, in_words
from floorman.store.rows import Head, JournalRow, NewRow, StoredRow
from floorman.store.texts import Text

if TYPE_CHECKING:
    from sqlite_utils import Database

__all__ = [
    "Asked",
    "Behind",
    "FileRefused",
    "Head",
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
_SMALL = 1 << 20
"""Bytes of some thousand events; the log is emptied into the file once it has four times as many."""


class TournamentFile:
    """A journal in an open file; made by `create` and `open_file`. It belongs to the thread that opened it."""

    def __init__(self, pen: Pen, facts: Mapping[str, object]) -> None:
        self._facts = facts
        self.missing_rows = 0
        """Rows that the last run recorded and the file does not hold: its write-ahead file was lost. 0 as a rule."""
        self.last_beat: int | None = None
        """When the run before this one last said that it was at work; None if it closed the file, or never did."""
        self._pen = pen
        self._head = rows.head(pen.connection)
        self._seen: int | None = None
        self._ready = False

    @property
    def tournament(self) -> Mapping[str, object]:
        """The plain facts given at creation; they never change."""
        return self._facts

    @property
    def path(self) -> Path:
        """Where the file is; links are followed."""
        return self._pen.path

    @property
    def may(self) -> May:
        """Whether it was opened to write, or only to look."""
        return "look" if self.read_only else "write"

    @property
    def read_only(self) -> bool:
        """Whether it was opened only to look."""
        return self._pen.lock is None

    @property
    def holder(self) -> Holder | None:
        """Who has it open for writing, when this is a window that may only look; None if nobody has."""
        return holder(self.path) if self.read_only else None

    @property
    def rescue(self) -> Path | None:
        """Where all of it was copied to, since the path no longer names it; None as a rule."""
        return self._pen.rescue

    @property
    def keeps_clock(self) -> bool:
        """Whoever holds the file keeps the clock."""
        return not self.read_only

    def now_ms(self) -> int:
        """Now by this machine's clock, in milliseconds since 1970 (UTC)."""
        return time.time_ns() // 1_000_000

    # the journal

    @property
    def head(self) -> Head:
        """The newest row that was read or written here."""
        return self._head

    def append(self, asked: Asked) -> JournalRow:
        """Records one event and its texts; returns its row once it is on the disk.

        A call that is in the journal already gives the row that it made then. Behind if somebody else has recorded
        since ``asked.expected``, whatever the lock said; NotRecorded if the disk is full, if another program has locked
        the file, or if the path no longer names it: nothing has changed then. FileRefused ``store.reopen`` if the file
        went away in that very moment. ValueError for what is no JSON.
        """
        self.get_ready()
        with self._pen.transaction() as db:
            row = rows.of_call(self._pen.connection, asked.call)
            if row is None:
                row = rows.insert(db, self._newest(asked.expected), asked)
        self._took(row.head)
        return row

    def mine(self, _row: JournalRow, /) -> bool:
        """Every row: a file has one writer."""
        return True

    def author(self, _row: JournalRow, /) -> str:
        """Nobody: a file has one writer."""
        return ""

    def turn(self) -> AbstractContextManager[None]:
        """Nothing to wait for: the lock keeps others out."""
        return nullcontext()

    def follow(self, wake: Callable[[], None]) -> None:
        """Nobody wakes the holder of a file; who only looks asks again with ``refresh``."""

    def take(self, taken: Sequence[StoredRow], kept: Iterable[tuple[Text, int]] = ()) -> None:
        """Writes rows of another journal that goes on from this one, as they are, with texts and whence they came.

        FileRefused ``hall.forked``, and nothing is changed, if they do not link to what is here. Raises as `append`.
        """
        self.get_ready()
        with self._pen.transaction() as db:
            rows.insert_as_they_are(self._pen.connection, self._newest(self._head), taken, self.path.name)
            for text, born in kept:
                texts.put(db, text, born=born)
        if taken:
            self._took(Head(taken[-1][0], taken[-1][6]))

    def mirrors(self) -> None:
        """Rows that come from now on are kept elsewhere as well: they need not wait for this machine's disk."""
        with suppress(sqlite3.Error):
            self._pen.connection.execute("PRAGMA synchronous = NORMAL")

    def put_texts_anew(self, kept: Iterable[tuple[Text, int]]) -> None:
        """All names and remarks are those of ``kept`` from now on, with the numbers they came with. As `forget`."""
        with self._writing() as db:
            db.execute("DELETE FROM text")
            for text, born in kept:
                texts.put(db, text, born=born)
            preferences.put(db, _SCRUB, True)
        self._scrub()

    def append_many(self, events: Iterable[NewRow]) -> tuple[int, ...]:
        """Records events in one transaction, all of them or none; returns their numbers. Raises as `append`."""
        with self._pen.transaction() as db:
            numbers, newest = [], self._newest(self._head)
            row = None
            for event in events:
                row = rows.insert(db, newest, event)
                newest = row.head
                numbers.append(row.seq)
        if row is not None:
            self._took(row.head)
        return tuple(numbers)

    def _newest(self, expected: Head) -> Head:
        """The journal's head, in a transaction. Behind if it is another one than ``expected``."""
        found = rows.head(self._pen.connection)
        if found != expected:
            raise Behind(self.path.name, rows.since(self._pen.connection, expected))
        return found

    def _took(self, head: Head) -> None:
        self._head = max(self._head, head)
        if self._pen.lock is not None:
            self._pen.lock.note(self._head.seq)

    @contextmanager
    def _writing(self) -> "Iterator[Database]":
        """A transaction beside the journal, in which nobody else has recorded what was not read here."""
        with self._pen.transaction() as db:
            self._newest(self._head)
            yield db

    def rows(self, after: int = 0, *, verify: bool = True) -> Iterator[JournalRow]:
        """The journal behind row ``after``, oldest first. FileRefused ``store.damaged`` where it is not as written."""
        with in_words(self.path.name):
            for piece in rows.read(self._pen.connection, after, verify=verify):
                yield from piece
                self._head = max(self._head, piece[-1].head)

    def refresh(self) -> tuple[JournalRow, ...] | None:
        """Rows that have come since the last one read; None if nothing was written by anybody else since the last call.

        No rows: names or preferences may have changed. FileRefused if the path now names another file or none.
        """
        self._pen.must_be_in_place()
        with in_words(self.path.name):
            (written,) = self._pen.connection.execute("PRAGMA data_version").fetchone()
        if written == self._seen:
            return None
        fresh = tuple(self.rows(self._head.seq))
        self._seen = written
        return fresh

    # names and remarks

    def texts(
        self, about: Literal["entry", "event"] | None = None, number: int | None = None, *, born_after: int = 0
    ) -> list[Text]:
        """All names and remarks, or those about entries or events, about one of them, or with rows behind a number."""
        with in_words(self.path.name):
            return texts.read(self._pen.connection, about, number, born_after)

    def texts_with_birth(self) -> list[tuple[Text, int]]:
        """All names and remarks, each with the number of the row it came with."""
        with in_words(self.path.name):
            return texts.with_birth(self._pen.connection)

    def set_text(self, text: Text) -> None:
        """Puts ``text`` in the place of what was there; empty words take it away. NotRecorded as with `append`."""
        with self._writing() as db:
            if text.text:
                texts.put(db, text, born=self._head.seq)
            else:
                texts.drop(db, text)

    def forget(self, *entries: int, events: Iterable[int] = (), instead: Iterable[Text] = ()) -> bool:
        """Erases every text about ``entries`` and the remarks of ``events``, and leaves no trace of them in the file.

        ``instead``: texts that are put in the place of what was there. All of it in one transaction. True once no trace
        is left; False if another program is just reading: then `close` or the next `open_file` finishes it. NotRecorded
        if nothing was erased. Copies made before keep what they have.
        """
        with self._writing() as db:
            texts.drop_entries(db, entries, events)
            for text in instead:
                texts.put(db, text, born=self._head.seq)
            preferences.put(db, _SCRUB, True)
        return self._scrub()

    def _scrub(self) -> bool:
        if self.preference(_SCRUB) is None:
            return True
        if not texts.leave_no_trace(self._pen.connection):
            return False
        with suppress(NotRecorded), self._writing() as db:  # left standing, it is only done once more
            preferences.put(db, _SCRUB, None)
        return True

    # preferences

    def preference(self, key: str) -> object:
        """The preference ``key`` as it was set (a JSON value); None if it never was."""
        with in_words(self.path.name):
            return preferences.get(self._pen.connection, key)

    def set_preference(self, key: str, value: object) -> None:
        """Keeps ``value`` (a JSON value; None takes it away) under ``key``. NotRecorded as with `append`."""
        with self._writing() as db:
            preferences.put(db, key, value)

    # the file

    def out_of_place(self) -> FileRefused | None:
        """Why nothing can be recorded, if the path no longer names this file; all of it is then copied beside it."""
        try:
            self._pen.must_be_in_place()
        except FileRefused as refusal:
            return refusal
        return None

    def backup(self, to_path: str | os.PathLike[str]) -> None:
        """Copies the whole file to ``to_path``; an older copy of the same tournament there is replaced, nothing else.

        FileRefused if it cannot be written there; the tournament file itself is not touched.
        """
        copy_to(self._pen.connection, self.path, place_of(to_path))

    def beat(self, at: int) -> None:
        """Notes beside the lock that the program is at work at ``at``; on any thread, and never in the journal."""
        if self._pen.lock is not None:
            self._pen.lock.beat(at)

    def get_ready(self) -> None:
        """Prepares what the first event needs (100 ms), so that a window can do it after its first paint."""
        if not self._ready and not self.read_only:
            self._ready = True
            _ = self._pen.db
            self._fill_log()

    def close(self) -> None:
        """Gives file and lock back; one plain file is left if no other window has it open. Safe to call twice.

        If the path no longer names the file, `rescue` then says where all of it was copied to.
        """
        if not self.read_only:
            with suppress(FileRefused, sqlite3.Error):
                self._scrub()
        self._pen.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _begin(self, before: Noted | None) -> None:
        """Signs the lock, and finishes what the last run left: says what it lost, and forgets whom it had to forget."""
        here, newest = identity(self.path), self._head.seq
        if before is not None and before.file == here:
            self.missing_rows = max(0, before.seq - newest)
            self.last_beat = before.beat
        if self._pen.lock is not None:
            self._pen.lock.sign(here, newest)
            with suppress(NotRecorded):
                self._scrub()

    def _fill_log(self) -> None:
        """Writes a small file's pages to its write-ahead file as well, so that the latter can be read alone.

        Somebody may delete the file alone after a crash; `salvage` then finds the evening in what was left beside it.
        """
        with suppress(sqlite3.Error, OSError):
            if self.path.stat().st_size <= _SMALL:
                self._pen.connection.execute("VACUUM")


def create(
    path: str | os.PathLike[str],
    *,
    tournament: Mapping[str, object],
    first: Iterable[NewRow] = (),
    kept: Iterable[tuple[Text, int]] = (),
    settings: Mapping[str, object] | None = None,
) -> TournamentFile:
    """Makes a new tournament file and opens it for writing. It appears whole, or, if anything fails, not at all.

    ``tournament``: its plain facts, a JSON object; ``first``: its first rows; ``kept``: texts, each with the number of
    the row that it came with; ``settings``: its preferences. FileRefused if something stands at ``path`` already or was
    left beside it, if that is the name of what lies beside another file, or if its folder is missing, full or cannot be
    written. ValueError for what is no JSON or no text.
    """
    place = place_of(path)
    if is_companion(place):
        raise FileRefused("path.companion", file=place.name)
    facts = canonical(dict(tournament))
    try:
        with made_whole(place) as filled, closing(sqlite3.connect(filled, isolation_level=None)) as connection:
            _fill(connection, facts, first, kept, settings or {})
    except sqlite3.Error as error:
        code = code_of(error)
        raise FileRefused("store.no-room-new" if code == "store.disk-full" else code, file=place.name) from error
    except OSError as error:
        code = "store.no-room-new" if error.errno in FULL else "store.read-only"
        raise FileRefused(code, file=place.name) from error
    return open_file(place)


def _fill(
    connection: sqlite3.Connection,
    facts: str,
    first: Iterable[NewRow],
    kept: Iterable[tuple[Text, int]],
    settings: Mapping[str, object],
) -> None:
    """Writes everything in one transaction; what is cut short never gets a name, so that nothing need be taken back."""
    from sqlite_utils import Database

    from floorman.store.schema import lay_out

    for pragma in ("journal_mode = MEMORY", "synchronous = OFF", "temp_store = MEMORY"):
        connection.execute(f"PRAGMA {pragma}")
    db = Database(connection, execute_plugins=False)
    with db.atomic():
        lay_out(db)
        db.execute("INSERT INTO tournament (id, facts, start) VALUES (1, ?, ?)", (facts, first_link(facts)))
        newest = Head(0, first_link(facts))
        for row in first:
            newest = rows.insert(db, newest, row).head
        for text, born in kept:
            texts.put(db, text, born=born)
        for key, value in settings.items():
            preferences.put(db, key, value)


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
    with ExitStack() as undone, _opening(place.name):
        lock = None if read_only else FloorLock.take(place)
        if lock is not None:
            undone.callback(lock.release)
            clear_left_overs(place.parent)
        if lock is not None or holder(place) is None:
            must_belong(place)
        connection = to_read(place) if lock is None else to_write(place)
        undone.callback(connection.close)
        must_be_known(connection, place, writing=lock is not None)
        if lock is not None:
            make_durable(connection)
        opened = TournamentFile(Pen(place, connection, lock), _facts(connection))
        opened._begin(before)
        undone.pop_all()
    return opened


@contextmanager
def _opening(file: str) -> Iterator[None]:
    """Turns what SQLite raises within it into FileRefused about the file named ``file``, which is not open yet."""
    try:
        with in_words(file):
            yield
    except FileRefused as refusal:
        if refusal.code == "store.disk-full":
            raise FileRefused("store.no-room", file=file) from refusal
        raise


def _facts(connection: sqlite3.Connection) -> Mapping[str, object]:
    facts, start = rows.start_of(connection)
    if first_link(facts) != start:
        raise BrokenAt(0)
    return facts_of(facts)
