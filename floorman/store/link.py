"""The connection to a hall's server: each question has a deadline, and a server that falls silent is noticed.

A blocked read never ends by itself: the connection lives on a thread of its own, and its socket is shut from outside.
"""

import socket
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import uniform
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from psycopg import Connection

PATIENCE = 3.0
"""Seconds that an answer may take."""
BEAT = 2.0
"""Seconds between two signs of life."""
_SOONEST, _LATEST = 0.1, 3.0
"""Seconds until the next try: doubled each time, and half as much more or less by chance."""

Row = tuple[object, ...]


class Address(Struct, frozen=True):
    """Where a hall's server is, and as whom it is spoken to."""

    host: str
    port: int
    role: str
    password: str
    certificate: Path | None = None
    """The hall's own certificate, which the server has to show; None: no TLS, for a trial on one machine."""
    database: str = "floor"
    shows: str = ""
    """The name in the certificate where that is not the host: a hall's laptop has another address each evening."""

    def parameters(self) -> dict[str, str | int]:
        """What libpq is given."""
        secured: dict[str, str | int] = (
            {"sslmode": "disable"}
            if self.certificate is None
            else {"sslmode": "verify-full", "sslrootcert": str(self.certificate)}
        )
        if self.shows:
            secured |= {"host": self.shows, "hostaddr": resolved(self.host)}
        return {
            "host": self.host,
            "port": self.port,
            "user": self.role,
            "password": self.password,
            "dbname": self.database,
            "connect_timeout": 3,
            "tcp_user_timeout": 3000,
            "keepalives_idle": 2,
            "keepalives_interval": 1,
            "keepalives_count": 3,
            "application_name": "floorman",
            **secured,
        }


def resolved(host: str) -> str:
    """The address of a host; the host itself where it has none, so that the connection says what is wrong."""
    try:
        return str(socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][4][0])
    except OSError:
        return host


class CutOff(Exception):
    """The server does not answer. ``asked``: the question had been sent, and may have been carried out.

    ``silent``: nothing came back in time; else the connection had ended, or there was none to be had.
    """

    def __init__(self, asked: bool, why: str = "", silent: bool = False) -> None:
        super().__init__(why)
        self.asked, self.silent = asked, silent
        self.why = why


class Link:
    """One connection. Used by one thread at a time, like the file that it stands for."""

    def __init__(self, address: Address, patience: float = PATIENCE) -> None:
        self.address, self._patience = address, patience
        self._connection: Connection | None = None
        self._thread = _thread()
        self._pause, self._not_before = _SOONEST, 0.0
        self._closed = False
        self._lock, self._turn = Lock(), 0
        self.cut_off_since: float | None = None
        """``time.time`` when it stopped answering; None while it answers."""

    def ask(self, statement: str, values: Sequence[object] = (), *, patience: float | None = None) -> list[Row]:
        """The rows that come back. Raises CutOff, or psycopg.Error for what the server refuses.

        A connection that has ended meanwhile is made anew and asked again: what is asked here may come twice.
        """
        stood = self._connection is not None
        try:
            return self._ask(statement, values, patience)
        except CutOff as cut:
            if not stood or cut.silent:
                raise
            self.try_now()
            try:
                return self._ask(statement, values, patience)
            except CutOff as again:
                raise CutOff(cut.asked or again.asked, again.why, again.silent) from cut

    def _ask(self, statement: str, values: Sequence[object], patience: float | None) -> list[Row]:
        import psycopg

        sent = Event()
        if self._closed or (self._connection is None and time.monotonic() < self._not_before):
            raise CutOff(asked=False)
        answer: Future[list[Row]] = self._thread.submit(self._answered, statement, values, sent, self._turn)
        try:
            rows = answer.result(self._patience if patience is None else patience)
        except TimeoutError as error:
            self.cut()
            raise CutOff(sent.is_set(), silent=True) from error
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            self.cut()
            raise CutOff(sent.is_set(), str(error)) from error
        self.cut_off_since, self._pause = None, _SOONEST
        return rows

    def _answered(self, statement: str, values: Sequence[object], sent: Event, turn: int) -> list[Row]:
        connection = self._connection
        if connection is None or connection.closed:
            connection = connected(self.address)
            with self._lock:
                wanted = turn == self._turn
                if wanted:
                    self._connection = connection
            if not wanted:  # whoever asked has gone on meanwhile
                connection.close()
                return []
        sent.set()
        cursor = connection.execute(statement, values)
        return cursor.fetchall() if cursor.description else []

    def _let_go(self) -> "Connection | None":
        """The connection, which is nobody's from now on; one that is being made just now is closed by who makes it."""
        with self._lock:
            self._turn += 1
            connection, self._connection = self._connection, None
        return connection

    def cut(self) -> None:
        """Lets the connection go, whatever it is waiting for; the next question makes another, after a pause."""
        connection = self._let_go()
        if connection is not None:
            shut(connection)
        self._thread.shutdown(wait=False)
        self._thread = _thread()
        if self.cut_off_since is None:
            self.cut_off_since = time.time()
        self._not_before = time.monotonic() + self._pause * uniform(0.5, 1.5)
        self._pause = min(self._pause * 2, _LATEST)

    def try_now(self) -> None:
        """It is known that the server answers: the next question need not wait."""
        self._not_before, self._pause = 0.0, _SOONEST

    def close(self) -> None:
        """Ends the connection: nothing is answered any more. Safe to call twice."""
        self._closed = True
        connection = self._let_go()
        if connection is not None:
            with suppress(OSError):
                connection.close()
        self._thread.shutdown(wait=False)


class Listener:
    """Wakes somebody whenever the server says that a tournament has changed, and when it falls silent or is back.

    It gives the signs of life, each two seconds, on a thread and connections of its own: nobody else waits for a server
    that does not answer.
    """

    def __init__(
        self, address: Address, tournament: str, sign_of_life: Callable[[Link], object], wake: Callable[[], None]
    ) -> None:
        self._address, self._tournament, self._sign, self.wake = address, tournament, sign_of_life, wake
        self._ended = Event()
        self._link = Link(address)
        self.silent_since: float | None = None
        """``time.time`` when the server stopped answering; None while it answers."""
        self._thread = Thread(target=self._listen, name="hall", daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        import psycopg

        while not self._ended.is_set():
            connection = None
            try:
                connection = connected(self._address)
                connection.execute("LISTEN floor")
                self.wake()
                while not self._ended.is_set() and self._answers():
                    for notice in connection.notifies(timeout=BEAT, stop_after=1):
                        # what came in it is a hint only: anybody may send one
                        if notice.payload == self._tournament:
                            self.wake()
            except (psycopg.Error, OSError):
                self._is_silent()
            finally:
                if connection is not None:
                    shut(connection)
            self._ended.wait(uniform(0.5, 1.5))

    def _answers(self) -> bool:
        import psycopg

        try:
            self._sign(self._link)
        except (CutOff, psycopg.Error):
            self._is_silent()
            return False
        if self.silent_since is not None:
            self.silent_since = None
            self.wake()
        return True

    def _is_silent(self) -> None:
        if self.silent_since is None and not self._ended.is_set():
            self.silent_since = time.time()
            self.wake()

    def close(self) -> None:
        """Stops listening."""
        self._ended.set()
        self._link.close()
        self._thread.join(2 * BEAT)


def connected(address: Address, **more: str) -> "Connection":
    """A connection in which each statement stands for itself. psycopg.Error if there is none to be had."""
    import psycopg

    return psycopg.connect(**{**address.parameters(), **more}, autocommit=True)  # type: ignore[arg-type]


def shut(connection: "Connection") -> None:
    """Ends a connection from another thread than the one that waits for it."""
    from psycopg import Error

    with suppress(OSError, Error), socket.fromfd(connection.fileno(), socket.AF_INET, socket.SOCK_STREAM) as its:
        its.shutdown(socket.SHUT_RDWR)
    with suppress(OSError, Error):
        connection.close()


def _thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, thread_name_prefix="hall")
