"""One printer's own thread: parcels of bytes in, reports out. It knows no desk and no file."""

from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Thread

from msgspec import Struct, field

from floorman.desk.printing.fault import PrinterFault, Stopped
from floorman.desk.printing.roll import send_to_roll
from floorman.desk.printing.system import send_to_system
from floorman.desk.printing.target import PrinterKind, Target


class Parcel(Struct, frozen=True):
    """What one job hands to its printer."""

    job: int
    pdf: bytes
    target: Target
    skip: int = 0
    """Pages that are out already."""
    stop: Event = field(default_factory=Event)


class PageReport(Struct, frozen=True):
    """What became of a parcel: a page is out, or the end. ``fault`` is None when all of it is out."""

    parcel: Parcel
    page: int = 0
    """From 1; 0 for the end."""
    fault: PrinterFault | Stopped | None = None


Deliver = Callable[[Parcel, Callable[[int], None]], None]
"""Prints a parcel and tells each page that is out; raises PrinterFault or Stopped."""


def deliver(parcel: Parcel, out: Callable[[int], None]) -> None:
    """By the system's own command, or to a roll printer."""
    if parcel.target.way is PrinterKind.ROLL:
        send_to_roll(parcel.pdf, parcel.target, out, skip=parcel.skip, stopped=parcel.stop.is_set)
    else:
        send_to_system(parcel.pdf, parcel.target.name, parcel.target.paper)


class Lane:
    """A printer: one parcel at a time, on a thread that starts with the first."""

    def __init__(self, printer: Deliver, report: Callable[[PageReport], None]) -> None:
        self._deliver, self._report = printer, report
        self._parcels: SimpleQueue[Parcel | None] = SimpleQueue()
        self._thread: Thread | None = None
        self.parcel: Parcel | None = None
        """What is being printed."""
        self.trouble: PrinterFault | None = None
        """Why nothing goes there now; None once a paper has come out again."""
        self.shut = False
        """Nothing is sent until somebody tries again."""

    def send(self, parcel: Parcel) -> None:
        """Prints it on the lane's own thread."""
        self.parcel = parcel
        if self._thread is None:
            self._thread = Thread(target=self._run, name="floorman-printer", daemon=True)
            self._thread.start()
        self._parcels.put(parcel)

    def close(self, seconds: float) -> None:
        """Stops after the paper that is being printed; waits for it at most ``seconds``."""
        if self.parcel is not None:
            self.parcel.stop.set()
        self._parcels.put(None)
        if self._thread is not None:
            self._thread.join(seconds)

    def _run(self) -> None:
        while (parcel := self._parcels.get()) is not None:
            self._report(PageReport(parcel, fault=self._fate(parcel)))

    def _fate(self, parcel: Parcel) -> PrinterFault | Stopped | None:
        try:
            self._print(parcel)
        except (PrinterFault, Stopped) as fault:
            return fault
        return None

    def _print(self, parcel: Parcel) -> None:
        """PrinterFault for whatever went wrong: the thread must live on, and what it could not print waits."""
        try:
            self._deliver(parcel, lambda page: self._report(PageReport(parcel, page)))
        except (PrinterFault, Stopped):
            raise
        except Exception as fault:
            why = str(fault) or type(fault).__name__
            raise PrinterFault("printer.refused", printer=parcel.target.name, why=why) from fault
