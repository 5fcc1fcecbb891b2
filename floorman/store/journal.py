"""What the desk asks of a journal, whoever keeps it: rows that are only added to, and texts that may be erased."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from typing import Literal, Protocol

from floorman.store.refused import NotRecorded
from floorman.store.rows import Head, JournalRow, NewRow
from floorman.store.texts import Text

May = Literal["write", "look", "cut-off"]
"""What may be done with a journal now; cut off: look, until whoever keeps it answers again."""


class Asked(NewRow, frozen=True, kw_only=True):
    """A row that a desk wants to record, decided on what it had read until then."""

    expected: Head
    """The newest row that the desk has read; the row is recorded only if it still is the newest."""


class Behind(NotRecorded):
    """Somebody else has recorded since this desk last read: what it decided may no longer be so."""

    def __init__(self, file: str, rows: tuple[JournalRow, ...]) -> None:
        super().__init__("store.behind", file=file)
        self.rows = rows
        """What came since, oldest first; none if the journal is not the one that was read."""


class Unknown(NotRecorded):
    """Whoever keeps the journal fell silent when asked: whether ``call`` was recorded is seen once it answers."""

    def __init__(self, call: str, **params: object) -> None:
        super().__init__("hall.unknown", **params)
        self.call = call


class Journal(Protocol):
    """Rows in one sequence, each linked to the one before. Nobody may assume to be the only one who writes."""

    @property
    def tournament(self) -> Mapping[str, object]:
        """The plain facts given when it was made; they never change."""
        ...

    @property
    def head(self) -> Head:
        """The newest row that was read or written here."""
        ...

    @property
    def may(self) -> May:
        """What may be done with it here and now."""
        ...

    @property
    def keeps_clock(self) -> bool:
        """Whether what begins by the tournament clock is written down from here; one of those who write does it."""
        ...

    def now_ms(self) -> int:
        """Now by the clock that rows are told by, in milliseconds since 1970 (UTC)."""
        ...

    def mine(self, row: JournalRow, /) -> bool:
        """Whether the row was recorded from here; alone every row is."""
        ...

    def author(self, row: JournalRow, /) -> str:
        """The station that recorded a row; "" alone, and for what the clock does by itself."""
        ...

    def turn(self) -> AbstractContextManager[None]:
        """While it lasts nobody else records. Raises as ``append``."""
        ...

    def follow(self, wake: Callable[[], None]) -> None:
        """``wake`` is called, on any thread, when somebody else may have recorded; never where nobody can."""
        ...

    def append(self, asked: Asked) -> JournalRow:
        """Records one row with its texts; returns it, with the time it got, once it is on the disk.

        A call that is in the journal already gives the row that it made then. Raises Behind if others have recorded
        since ``asked.expected``, NotRecorded if it could not be written: nothing has changed then.
        """
        ...

    def rows(self, after: int = 0) -> Iterator[JournalRow]:
        """The rows behind number ``after``, oldest first. FileRefused where they are not as written."""
        ...

    def refresh(self) -> tuple[JournalRow, ...] | None:
        """Rows that have come since the newest one read; None if nothing was written by anybody else since last time.

        No rows: texts or preferences may have changed. FileRefused if the journal cannot be reached.
        """
        ...

    def texts(self, *, born_after: int = 0) -> list[Text]:
        """The names and remarks that came with rows behind ``born_after``."""
        ...

    def set_text(self, text: Text) -> None:
        """Puts ``text`` in the place of what was there; empty words take it away. Raises as ``append``."""
        ...

    def forget(self, *entries: int, events: Iterable[int] = (), instead: Iterable[Text] = ()) -> bool:
        """Erases the texts about ``entries`` and the remarks of ``events``, and puts texts in the place of others.

        False if traces are left for later. Raises as ``append``.
        """
        ...

    def preference(self, key: str) -> object:
        """The JSON value kept under ``key``; None if there is none."""
        ...

    def set_preference(self, key: str, value: object) -> None:
        """Keeps a JSON value under ``key``; None takes it away. Raises as ``append``."""
        ...

    def close(self) -> None:
        """Gives it back. Safe to call twice."""
        ...
