"""The desk as the window sees it, and its changes as one Qt signal."""

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from floorman.desk.front.views import (
    AdviceCard,
    Echo,
    JournalRow,
    Legend,
    NotPrinted,
    Outcome,
    PlayerRow,
    TableView,
    TileView,
    TopBar,
)

if TYPE_CHECKING:
    from floorman.desk.printing.printing import Printing
    from floorman.exchange.columns import Columns
    from floorman.exchange.preview import ListPreview
    from floorman.exchange.source import Source
    from floorman.ui.rulings.ruler import Ruler


class Room(Protocol):
    """One open tournament. Everything that the window shows or does goes through these."""

    def top(self) -> TopBar:
        """The figures of the top bar."""
        ...

    def legend(self) -> Legend:
        """How many tables each filter of the floor shows."""
        ...

    def tables(self) -> tuple[int, ...]:
        """Every table's number, in the order that they are shown in."""
        ...

    def tile(self, table: int) -> TileView:
        """A table as a tile; cheap, the same object until it changes."""
        ...

    def tiles_of(self, tables: Collection[int]) -> list[TileView]:
        """Many tables' tiles at once; as cheap as a thousand of them must be after every call."""
        ...

    def table(self, table: int) -> TableView:
        """A table as the panel shows it."""
        ...

    def advice(self) -> tuple[AdviceCard, ...]:
        """What needs doing, most urgent first."""
        ...

    def echo(self, text: str) -> Echo:
        """What a half-typed call means; cheap, changes nothing."""
        ...

    def run(self, text: str) -> Outcome:
        """Records a call, or several parted by ``;``."""
        ...

    def undo(self) -> Outcome:
        """Takes back the newest event that stands."""
        ...

    def redo(self) -> Outcome:
        """Takes back the newest undo."""
        ...

    def find(self, fragment: str, limit: int = 50) -> tuple[PlayerRow, ...]:
        """Players with ``fragment`` in a name, whatever the accents."""
        ...

    def players(self, which: str) -> tuple[PlayerRow, ...]:
        """The rows of a list: "all", "transit", "waiting" or "out"."""
        ...

    def journal(self, limit: int, before: int | None = None) -> tuple[JournalRow, ...]:
        """Up to ``limit`` journal rows older than ``before``, newest first."""
        ...

    def get_ready(self) -> bool:
        """Prepares a piece of what the first call or search needs; True when nothing is left to prepare."""
        ...

    def tick(self) -> frozenset[int]:
        """Time has passed: the tables whose tile looks different now."""
        ...

    def slip_pdf(self, kind: str, paper: str, only: str = "", lang: str = "") -> bytes:
        """A paper as PDF, to look at; it issues no serials. b"" if there is nothing to print. Raises NotPrinted."""
        ...

    def issue_pdf(self, kind: str, paper: str, only: str = "", lang: str = "") -> bytes:
        """The same paper to be printed or saved: serials are issued and recorded. Raises NotPrinted."""
        ...

    def preview_list(self, source: "Source", columns: "Columns", keep_seats: bool) -> "ListPreview":
        """What would come in from a list, against the chairs that are taken. Raises ListRefused."""
        ...

    def take_list(self, found: "ListPreview", draw: bool) -> Outcome:
        """Takes a list over as one event; with ``draw`` everybody without a seat is then drawn one."""
        ...

    def ruler(self) -> "Ruler | None":
        """The desk as the panes on rulings ask it; None for a room that has none."""
        ...

    def printing(self, wake: Callable[[], None]) -> "Printing | None":
        """The print queue, which calls ``wake`` on any thread; None for a room that cannot print."""
        ...

    def speak(self, lang: str) -> None:
        """Says its sentences in another language from now on."""
        ...

    def close(self) -> None:
        """Gives the file back."""
        ...

    def wait_for_disk(self, tell: Callable[[float], None]) -> None:
        """``tell`` hears how many seconds a call has waited for the disk, twice a second; 0 when that is over."""
        ...

    def watch(self, callback: Callable[[Outcome], None]) -> None:
        """Calls ``callback`` after every change."""
        ...

    def unwatch(self, callback: Callable[[Outcome], None]) -> None:
        """Calls ``callback``, which watched, no more."""
        ...


class Bridge(QObject):
    """Turns the desk's change callbacks into one signal; the only tie between desk and widgets."""

    changed = Signal(object)
    """An ``Outcome``: something was recorded, here or by another front."""
    aged = Signal(object)
    """A frozenset of tables whose tiles look different because time passed."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self.room = room
        self._hears = self.changed.emit
        room.watch(self._hears)

    def leave(self) -> None:
        """Hears nothing more of the room: the page that it served goes, while the room goes on."""
        self.room.unwatch(self._hears)

    def tick(self) -> None:
        """Asks the desk what has aged; called by a slow timer."""
        aged = self.room.tick()
        if aged:
            self.aged.emit(aged)


__all__ = ["Bridge", "NotPrinted", "Room"]
