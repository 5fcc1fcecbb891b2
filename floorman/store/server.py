"""The journal of one tournament in a hall's server (PostgreSQL), as one station sees it."""

import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from msgspec import Struct

from floorman.store.chain import canonical, facts_of, first_link, link
from floorman.store.journal import Asked, Behind, May, Unknown
from floorman.store.link import Address, CutOff, Link, Listener
from floorman.store.refused import FileRefused, NotRecorded
from floorman.store.rows import Head, JournalRow, StoredRow, as_read
from floorman.store.texts import Text

_AT_ONCE = 4096
_BEAT = "SELECT * FROM floor.beat(%s, %s)"
_WRITES = frozenset({"td", "floor", "registration", "cashier"})


class Beat(Struct, frozen=True):
    """What the server says of a tournament in one answer."""

    now: int
    """Its clock, in milliseconds since 1970 (UTC)."""
    head: Head
    changed: int
    """Counts what no row tells of: names put right, texts erased, settings of the room."""
    keeper: str
    """The station that keeps the tournament's clock; "" if none is there that may."""
    fenced: bool
    """Whether the hall goes on elsewhere, so that nothing is recorded here any more."""


class News(Struct, frozen=True):
    """What came since somebody looked last."""

    changed: int
    """Counts what no row tells of: names put right, texts erased, settings of the room."""
    newest: int
    """Number of the newest row there is."""
    rows: list[StoredRow]
    """Those behind the one that was known, 4,096 at most."""
    texts: list[tuple[Text, int]]
    """The names and remarks that came with them, and with which."""


class Station(Struct, frozen=True):
    """A member of the hall, and whether he is there."""

    name: str
    ranks: tuple[str, ...]
    joined: int | None
    seen: int | None
    here: bool


class ServerJournal:
    """One tournament of a hall. Every row goes through the server's own ``append``, which stamps and links it."""

    def __init__(self, address: Address, name: str, *, patience: float | None = None) -> None:
        """Raises FileRefused: the server does not answer, knows neither this member nor the tournament, is too old."""
        self.name = name
        self._link = Link(address) if patience is None else Link(address, patience)
        self._listener: Listener | None = None
        self._joined: int | None = None
        self._beat: Beat | None = None
        self._offset = 0
        self.changed = 0
        """What the server counted beside the rows when it was asked last."""
        try:
            found = self._ask("SELECT * FROM floor.opened(%s)", name)
            if not found:
                raise FileRefused("hall.no-tournament", name=name)
            facts, start, term, self.station, ranks = found[0]
            if first_link(facts) != bytes(start):
                raise FileRefused("store.damaged", file=name)
            self._facts, self.term, self.ranks = facts_of(facts), int(term), frozenset(ranks)
            self._head = Head(0, bytes(start))
            self._measure()
            self._joined = self.beat().now
        except BaseException:
            self._link.close()
            raise

    @property
    def address(self) -> Address:
        """Where the server is, and as whom it is spoken to."""
        return self._link.address

    @property
    def tournament(self) -> Mapping[str, object]:
        """The plain facts given when it was made."""
        return self._facts

    @property
    def head(self) -> Head:
        """The newest row that was read or written here."""
        return self._head

    @property
    def may(self) -> May:
        """Cut off while the server is silent; a viewer may only look."""
        if self.silent_since is not None:
            return "cut-off"
        return "write" if self.ranks & _WRITES else "look"

    @property
    def silent_since(self) -> int | None:
        """When the server stopped answering, by this machine's clock in milliseconds; None while it answers."""
        since = self._link.cut_off_since
        if since is None and self._listener is not None:
            since = self._listener.silent_since
        return None if since is None else int(since * 1000)

    @property
    def rows_start(self) -> Head:
        """What the first row is linked to."""
        return Head(0, first_link(canonical(dict(self._facts))))

    def now_ms(self) -> int:
        """The server's time, by this machine's clock and the offset measured last."""
        return time.time_ns() // 1_000_000 + self._offset

    def mine(self, row: JournalRow, /) -> bool:
        """Whether this station recorded it; rows from before the hall are everybody's."""
        return row.call is None or self.author(row) == self.station

    def author(self, row: JournalRow, /) -> str:
        """The station that recorded it; "" for what was recorded before there was a hall, or by the clock."""
        station, dot, _ = (row.call or "").partition(".")
        return station if dot and station != "level" else ""

    # recording

    def append(self, asked: Asked) -> JournalRow:
        """Records one row. Besides what `Journal.append` raises: Unknown if the server fell silent meanwhile."""
        texts = canonical([[text.about, text.number, text.field, text.text] for text in asked.texts if text.text])
        body = canonical(asked.body)
        self._must_answer()
        values = (self.name, asked.expected.seq, asked.expected.link, asked.kind, asked.version, body)
        try:
            (answer,) = self._link.ask(
                "SELECT * FROM floor.append(%s, %s, %s, %s, %s, %s, %s, %s, %s::jsonb)",
                (*values, asked.call, asked.at, texts),
            )
        except CutOff as cut:
            if cut.asked and asked.call is not None:
                raise Unknown(asked.call, hall=self._link.address.host) from cut
            raise self._cut_off(cut) from cut
        outcome, seq, at, found = answer
        if outcome == "behind":
            raise Behind(self.name, self._since(asked.expected))
        if outcome not in ("recorded", "known"):
            raise NotRecorded(f"hall.{outcome}", name=self.name, ranks=", ".join(sorted(self.ranks)))
        row = JournalRow(_int(seq), str(at), asked.kind, asked.version, dict(asked.body), _bytes(found), asked.call)
        if outcome == "known":
            (row,) = as_read(self._page(row.seq - 1, 1))
        self._head = max(self._head, row.head)
        return row

    def _since(self, expected: Head) -> tuple[JournalRow, ...]:
        """What came behind ``expected``; none if the journal does not go on from it."""
        try:
            return tuple(self.rows_behind(expected))
        except FileRefused as refused:
            if refused.code == "hall.forked":
                return ()
            raise

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Nobody else records while it lasts, or until this connection ends."""
        self._ask("SELECT floor.take_turn(%s)", self.name)
        try:
            yield
        finally:
            with suppress(FileRefused):  # a connection that ended has given it back
                self._ask("SELECT floor.end_turn(%s)", self.name)

    # reading

    def rows(self, after: int = 0) -> Iterator[JournalRow]:
        """The rows behind number ``after``, oldest first, each held against its hash."""
        if after:
            (row,) = self._page(after - 1, 1)
            before = as_read([row])[0].head
        else:
            before = self.rows_start
        yield from self.rows_behind(before)

    def rows_behind(self, before: Head) -> Iterator[JournalRow]:
        """The rows behind ``before``. FileRefused ``hall.forked`` if the server's journal does not go on from it."""
        for page in self.stored_behind(before.seq):
            for row, stored in zip(as_read(page), page, strict=True):
                seq, at, kind, version, call, body, found = stored
                if seq != before.seq + 1 or link(before.link, seq, at, kind, version, call, body) != found:
                    raise FileRefused("hall.forked", file=self.name, row=seq)
                yield row
                before = row.head
        self._head = max(self._head, before)

    def stored_behind(self, seq: int) -> Iterator[list[StoredRow]]:
        """The rows behind number ``seq`` as the server keeps them, in pieces; nobody has looked at their hashes."""
        while page := self._page(seq, _AT_ONCE):
            yield page
            if len(page) < _AT_ONCE:
                return
            seq = page[-1][0]

    def _page(self, after: int, most: int) -> list[StoredRow]:
        return self._ask("SELECT * FROM floor.rows(%s, %s, %s)", self.name, after, most, patience=30)

    def refresh(self) -> tuple[JournalRow, ...] | None:
        """Rows that came since the newest one read; None if nothing did."""
        changed, before = self.changed, self._head
        news = self.news(before.seq)
        if not news.rows and news.changed == changed:
            return None
        return tuple(self.rows_behind(before))

    def news(self, seq: int) -> News:
        """What came behind number ``seq``, with its texts, and what changed beside the rows: one question."""
        found = self._ask("SELECT * FROM floor.news(%s, %s, %s)", self.name, seq, _AT_ONCE)
        if not found:
            raise NotRecorded("hall.no-tournament", name=self.name)
        rows = [line[2:9] for line in found if line[2] is not None]
        texts = [(Text(*text), line[2]) for line in found for text in line[9] or ()]
        self.changed = found[0][0]
        return News(self.changed, found[0][1], rows, texts)

    def beat(self) -> Beat:
        """A sign of life, and what the server says of the tournament."""
        beat = _beat(self._ask(_BEAT, self.name, self._joined))
        self.changed = beat.changed
        self._beat = beat
        return beat

    @property
    def newest(self) -> Head:
        """The server's newest row when it was asked last."""
        return self._head if self._beat is None else self._beat.head

    @property
    def keeps_clock(self) -> bool:
        """Whether this station keeps the tournament's clock: of those there that may, it joined first."""
        return self._beat is not None and self._beat.keeper == self.station

    def _measure(self) -> None:
        """The server's clock against this one: by the quickest of five answers."""
        best = 1 << 60
        for _ in range(5):
            before = time.time_ns()
            now = self.beat().now
            took = time.time_ns() - before
            if took < best:
                best, self._offset = took, now - (before + took // 2) // 1_000_000

    def texts(self, *, born_after: int = 0) -> list[Text]:
        """The names and remarks that came with rows behind ``born_after``; none for who may not read them."""
        return [text for text, _ in self.texts_with_birth(born_after)]

    def texts_with_birth(self, born_after: int = -1) -> list[tuple[Text, int]]:
        """Names and remarks, each with the number of the row it came with."""
        found = self._ask("SELECT * FROM floor.texts(%s, %s)", self.name, born_after, patience=30)
        return [(Text(about, number, field, words), born) for about, number, field, words, born in found]

    # beside the journal

    def set_text(self, text: Text) -> None:
        """Puts ``text`` in the place of what was there; empty words take it away."""
        self._write("SELECT floor.set_text(%s, %s, %s, %s, %s)", text.about, text.number, text.field, text.text)

    def forget(self, *entries: int, events: Iterable[int] = (), instead: Iterable[Text] = ()) -> bool:
        """Erases texts, on the server's disk too: the table is written anew, and what was logged of it is let go."""
        put = canonical([list(text) for text in instead])
        self._write("SELECT floor.forget(%s, %s, %s, %s::jsonb)", list(entries), list(events), put)
        try:
            for statement in ("SELECT pg_switch_wal()", "CHECKPOINT", "SELECT pg_switch_wal()", "CHECKPOINT"):
                self._link.ask(statement, patience=30)
        except (CutOff, _errors()):
            return False
        return True

    def preference(self, key: str) -> object:
        """The room's setting ``key``; None if there is none."""
        return self.preferences().get(key)

    def preferences(self) -> dict[str, object]:
        """All settings of the room."""
        found = self._ask("SELECT * FROM floor.preferences(%s)", self.name)
        return {key: json.loads(value) for key, value in found}

    def fence(self) -> None:
        """From now on nothing is recorded here: the tournament goes on in a file or another hall."""
        self._write("SELECT floor.fence(%s)")

    def set_preference(self, key: str, value: object) -> None:
        """Keeps a JSON value under ``key`` for the whole room; None takes it away."""
        self._write("SELECT floor.set_preference(%s, %s, %s)", key, None if value is None else canonical(value))

    # the hall

    def stations(self) -> list[Station]:
        """Who belongs to the hall, and who is there."""
        found = self._ask("SELECT * FROM floor.stations(%s)", self.name)
        return [
            Station(name, tuple(ranks), joined, seen, seen is not None and seen > now - 6000)
            for name, ranks, joined, seen, now in found
        ]

    def follow(self, wake: Callable[[], None]) -> None:
        """``wake`` is called on another thread when the server says that something came."""
        if self._listener is not None:
            self._listener.wake = wake
        else:
            self._listener = Listener(self._link.address, self.name, self._sign_of_life, wake)

    def _sign_of_life(self, link: Link) -> object:
        self._beat = _beat(link.ask(_BEAT, (self.name, self._joined)))
        return self._beat

    def close(self) -> None:
        """Leaves the hall. Safe to call twice."""
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.close()
        if self._joined is not None:
            self._joined = None
            with suppress(FileRefused):  # a server that does not answer sees it by the missing signs of life
                self._ask("SELECT floor.leave(%s)", self.name)
        self._link.close()

    # asking

    def _write(self, statement: str, *values: object) -> None:
        self._ask(statement, self.name, *values)

    def _ask(self, statement: str, *values: object, patience: float | None = None) -> list[Any]:
        self._must_answer()
        try:
            return self._link.ask(statement, values, patience=patience)
        except CutOff as cut:
            raise self._cut_off(cut) from cut
        except _errors() as error:
            raise refused(error, self.name) from error

    def _must_answer(self) -> None:
        """Nobody waits for a server of which it is known that it is silent."""
        if self._listener is None:
            return
        if self._listener.silent_since is not None:
            raise self._cut_off(CutOff(asked=False))
        self._link.try_now()

    def _cut_off(self, cut: CutOff) -> NotRecorded:
        return cut_off(self._link.address, cut)


def cut_off(address: Address, cut: CutOff) -> NotRecorded:
    """Why a hall cannot be spoken to."""
    words = cut.why.casefold()
    if "password authentication failed" in words or "does not exist" in words:
        return NotRecorded("hall.wrong-password", hall=address.host)
    if "certificate" in words or "ssl" in words:
        return NotRecorded("hall.not-the-hall", hall=address.host)
    return NotRecorded("hall.silent", hall=address.host)


def refused(error: Any, name: str) -> NotRecorded:
    """What the server does not do, in words."""
    code = "hall.forbidden" if error.sqlstate == "42501" else "hall.refused"
    return NotRecorded(code, name=name, ranks="", why=_first_line(error))


def _beat(answer: Sequence[Any]) -> Beat:
    ((now, seq, hash_, changed, keeper, fenced),) = answer
    return Beat(now, Head(seq, bytes(hash_)), changed, keeper or "", fenced)


def _errors() -> Any:
    from psycopg import Error

    return Error


def _first_line(error: BaseException) -> str:
    return str(error).partition("\n")[0]


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _bytes(value: object) -> bytes:
    assert isinstance(value, bytes)
    return value


def bring_in(
    address: Address,
    name: str,
    facts: Mapping[str, object],
    rows: Iterable[JournalRow],
    texts: Iterable[tuple[Text, int]],
    preferences: Mapping[str, object],
    *,
    term: int = 1,
) -> None:
    """Brings a whole tournament into the hall, row for row, in one step.

    FileRefused ``hall.name-taken`` if another one, or one that goes on there, has that name.
    """
    written = canonical(dict(facts))
    taken = [[row.seq, row.at, row.kind, row.version, row.call, canonical(row.body), row.hash.hex()] for row in rows]
    kept = [[*text, born] for text, born in texts]
    values = (name, written, first_link(written), term, canonical(taken), canonical(kept), canonical(dict(preferences)))
    link = Link(address)
    try:
        ((answer,),) = link.ask(
            "SELECT floor.bring_in(%s, %s, %s, %s, %s::jsonb, %s::jsonb, %s::jsonb)", values, patience=120
        )
    except CutOff as cut:
        raise cut_off(address, cut) from cut
    except _errors() as error:
        raise refused(error, name) from error
    finally:
        link.close()
    if answer != "brought-in":
        raise FileRefused("hall.name-taken", name=name)


def tournaments(address: Address) -> list[tuple[str, int, bool]]:
    """Name and number of rows of each tournament of a hall, and whether it was moved out. NotRecorded if silent."""
    link = Link(address)
    try:
        return [(str(name), _int(rows), bool(out)) for name, rows, out in link.ask("SELECT * FROM floor.tournaments()")]
    except CutOff as cut:
        raise cut_off(address, cut) from cut
    except _errors() as error:
        raise refused(error, "") from error
    finally:
        link.close()
