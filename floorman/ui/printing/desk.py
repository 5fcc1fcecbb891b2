"""The print queue as the window sees it: one signal for its changes, printers looked up without waiting for them."""

import shutil
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal, SignalInstance

from floorman.core.paper import PaperKind
from floorman.desk.front.views import Echo
from floorman.desk.request import NotPrinted
from floorman.ui.words import LANGUAGES, _, spoken

if TYPE_CHECKING:
    from floorman.desk.front.room import Room
    from floorman.desk.printing.fault import PrinterFault
    from floorman.desk.printing.lane import Parcel
    from floorman.desk.printing.printing import Printing
    from floorman.desk.printing.target import Target

ASK_EVERY = 6
"""Ticks from one time that idle printers are asked to the next."""
LATER = 300
"""Milliseconds after the window came up, until printing is made ready."""


class PrintingDesk(QObject):
    """Ties a room's printing to the window's thread. ``printing`` is None until it has begun."""

    changed = Signal()
    """Lamp or rows may look different."""
    listed = Signal(object)
    """A tuple of names: the printers of this machine."""
    _woken = Signal()
    _asked = Signal(object, object)
    """A ``Target`` that was asked, and why it would take nothing (None if it would)."""
    _loaded = Signal()

    def __init__(self, room: "Room", parent: QObject) -> None:
        super().__init__(parent)
        self.printing: Printing | None = None
        self._room = room
        self._closed = False
        self._woken.connect(self._collect, Qt.ConnectionType.QueuedConnection)
        self._asked.connect(self._reached, Qt.ConnectionType.QueuedConnection)
        self._until_asked = 0
        """Ticks until the printers are asked again."""
        self._loaded.connect(self._begin, Qt.ConnectionType.QueuedConnection)
        # what makes and prints papers takes longer to load than the window does
        self._later = QTimer(self, singleShot=True, interval=LATER)
        self._later.timeout.connect(lambda: Thread(target=self._load, name="floorman-loading", daemon=True).start())
        self._later.start()

    def _load(self) -> None:
        import floorman.desk.printing.printing  # noqa: F401 - so that the window need not wait for it

        self._emit(self._loaded)

    def _begin(self) -> None:
        if not self._closed:
            self.begin()

    def begin(self) -> "Printing":
        """The room's printing, which is made when it is first asked for, or shortly after the window came up."""
        if self.printing is None:
            self._later.stop()
            self.printing = self._room.begin_printing(print_parcel, lambda: self._emit(self._woken))
            self.printing.watch(self.changed.emit)
            self.changed.emit()
        return self.printing

    def _emit(self, signal: SignalInstance, *told: object) -> None:
        """On any thread; a window that is gone is told nothing."""
        with suppress(RuntimeError):
            if not self._closed:
                signal.emit(*told)

    def _collect(self) -> None:
        if self.printing is not None and not self._closed:
            self.printing.collect()

    def tick(self) -> None:
        """Tries printers again that were off; now and then asks those that have nothing to do."""
        if self.printing is None:
            return
        self.printing.tick()
        self._until_asked -= 1
        if self._until_asked < 0 and not self.printing.queue.open_jobs():
            self._until_asked = ASK_EVERY
            self.ask_printers()

    def ask_printers(self) -> None:
        """Asks every printer that was chosen whether it would take something; a slow one holds nothing up."""
        if self.printing is not None and self.printing.choices.targets:
            chosen = tuple(self.printing.choices.targets.values())
            Thread(target=self._ask, args=(chosen,), name="floorman-reach", daemon=True).start()

    def _ask(self, chosen: "tuple[Target, ...]") -> None:
        for target in chosen:
            self._emit(self._asked, target, printer_out_of_reach(target))

    def _reached(self, target: "Target", fault: "PrinterFault | None") -> None:
        if self.printing is not None and not self._closed:
            self.printing.reached(target, fault)

    def print_row(self, kind: PaperKind, seq: int) -> Echo | None:
        """The paper ``kind`` ("rulings", "incidents") of row ``seq`` of the journal, to the printer chosen for such.

        Says what came of it; None where no printer was chosen, and nothing was printed.
        """
        printing = self.begin()
        target = printing.choices.target(kind)
        if target is None:
            return None
        from floorman.desk.papers.printing import Order

        lang = spoken() if spoken() in LANGUAGES else "en"
        try:
            printing.print(Order(kind, target.paper, lang, only=f"!{seq}"))
        except NotPrinted as fault:
            return Echo("not-possible", str(fault))
        return Echo("understood", _("To the printer: {name}").format(name=target.name))

    def look_for_printers(self) -> None:
        """Asks the system for its printers; ``listed`` tells them. A print system that is slow holds nothing up."""
        Thread(target=self._look, name="floorman-printers", daemon=True).start()

    def _look(self) -> None:
        self._emit(self.listed, printers_here())

    def close(self) -> None:
        """Ends printing; what has not come out is known when the tournament is opened again."""
        self._closed = True
        self._later.stop()
        if self.printing is not None:
            self.printing.close()


def printers_here() -> tuple[str, ...]:
    """The printers of this machine, by the system's command or by Qt where there is none."""
    from floorman.desk.printing.system import system_printers

    if shutil.which("lpstat") is not None:
        return system_printers()
    from PySide6.QtPrintSupport import QPrinterInfo

    return tuple(QPrinterInfo.availablePrinterNames())


def printer_out_of_reach(target: "Target") -> "PrinterFault | None":
    """Why a printer would take nothing now; None where it would, or nobody can tell."""
    from floorman.desk.printing.reach import out_of_reach

    return out_of_reach(target)


def print_parcel(parcel: "Parcel", out: Callable[[int], None]) -> None:
    """Prints on a printer's own thread: as the desk does, and by Qt where the system has no print command."""
    from floorman.desk.printing.lane import deliver
    from floorman.desk.printing.target import PrinterKind

    if parcel.target.way is PrinterKind.SYSTEM and shutil.which("lp") is None:
        from floorman.ui.printing.printers import print_to

        print_to(parcel.target.name, parcel.target.paper, parcel.pdf)
    else:
        deliver(parcel, out)
