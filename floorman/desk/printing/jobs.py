"""Jobs of the print queue, and how they are shown."""

from enum import Enum

from msgspec import Struct

from floorman.core.paper import PaperKind
from floorman.desk.papers.printing import Order
from floorman.desk.printing.fault import PrinterFault
from floorman.desk.printing.target import Target


class JobState(Enum):
    """Where a job is."""

    WAITING = "waiting"
    PRINTING = "printing"
    DONE = "done"
    FAILED = "failed"
    HELD = "held"


class Job(Struct, eq=False):
    """Papers of one kind on their way to one printer. Only the desk's thread touches it."""

    number: int
    order: Order
    target: Target | None
    state: JobState = JobState.WAITING
    serials: tuple[int, ...] = ()
    """Slips that are not on paper yet, in their order; () for sheets."""
    entries: tuple[int, ...] = ()
    """For whom slips are still to be issued, when the room says so."""
    asks: bool = False
    """It waits for a yes, not for a printer."""
    pdf: bytes = b""
    papers: int = 0
    """Pages or slips when it began."""
    skip: int = 0
    """Pages of ``pdf`` that are out."""
    each: bool = False
    """One slip a page: a slip is out as soon as its page is."""
    dropped: bool = False
    """Cancelled while it printed: it goes with the paper in hand."""
    why: PrinterFault | None = None
    made_at: int = -1
    """Journal number at which ``pdf`` was true."""
    unsaid: tuple[int, ...] = ()
    """Serials that are on paper, and not yet in the journal."""

    @property
    def open(self) -> bool:
        """Whether papers of it are still to come."""
        return self.state is not JobState.DONE

    @property
    def left(self) -> int:
        """Papers still to come."""
        if self.entries:
            return len(self.entries)
        return len(self.serials) or max(0, self.papers - self.skip)


class JobRow(Struct, frozen=True):
    """A job as the queue's pane shows it."""

    number: int
    kind: PaperKind
    count: int
    """Papers still to come; all of them once it is done."""
    first: str
    last: str
    """Serials, "" for sheets and for what has none yet."""
    printer: str
    state: JobState
    asks: bool
    why: str
    """One sentence, "" where all is well."""


class Lamp(Struct, frozen=True):
    """The printer's lamp: its small words and its shape ("tick-disc", "triangle" or "stop")."""

    says: str
    shape: str
