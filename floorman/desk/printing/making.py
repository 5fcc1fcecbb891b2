"""The pages of a job, made as late as can be from the room as it stands, and what of it is written down."""

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec.structs import replace

from floorman.core.refused import Refused
from floorman.desk.desk import Desk
from floorman.desk.papers.printing import again, came_out, issued, previewed
from floorman.desk.printing.fault import PrinterFault
from floorman.desk.printing.jobs import Job, JobState
from floorman.desk.printing.occasions import wanted_still
from floorman.desk.request import NotPrinted
from floorman.slips.preview import page_count
from floorman.slips.registry import KINDS


class Making:
    """Makes pages and gives serials; ``own`` is true while what is recorded comes from here."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.own = False

    def prepare(self, job: Job) -> bool:
        """Pages of what is left of a job, for the printer that it goes to now; False if nothing of it is left.

        What cannot be made for another reason fails, and says why.
        """
        if job.target is not None and job.order.paper != job.target.paper:
            job.order = replace(job.order, paper=job.target.paper)
            job.made_at = -1
        try:
            return self._made(job)
        except NotPrinted as fault:
            job.state, job.why = JobState.FAILED, PrinterFault("printer.not-made", why=str(fault))
            return False

    def _made(self, job: Job) -> bool:
        if job.entries:
            return self._first_made(job)
        if KINDS[job.order.kind].sheet:
            if job.made_at < 0:
                with self._sentences():
                    job.pdf, job.skip, job.papers = previewed(self.desk, job.order), 0, 0
                self._finish(job)
            return True
        if job.made_at != self._seq() or job.skip:
            return self._as_they_are(job)
        return True

    def _first_made(self, job: Job) -> bool:
        """Slips that somebody is to be given; False if he needs none any more."""
        owners = ",".join(f"#{number}" for number in job.entries)
        job.order = replace(job.order, only=owners)
        try:
            self.issue(job)
        except NotPrinted as fault:
            gone = getattr(fault.__cause__, "code", "") == "papers.none"
            if gone:
                return False
            raise
        job.entries = ()
        return True

    def _as_they_are(self, job: Job) -> bool:
        left = tuple(serial for serial in job.serials if wanted_still(self.desk.floor.now, serial))
        with self._sentences():
            made = again(self.desk, job.order, left) if left else None
        if made is None:
            # blank cards name nobody: their pages are kept as they were made
            return bool(left) and left == job.serials and bool(job.pdf)
        job.pdf, job.serials, job.skip = made.pdf, made.serials, 0
        self._finish(job)
        return True

    def issue(self, job: Job) -> None:
        """Gives a job its serials and pages. Raises NotPrinted: nothing is recorded then."""
        with self._sentences():
            made = issued(self.desk, job.order)
        job.pdf, job.serials = made.pdf, made.serials
        self._finish(job)

    def came_out(self, serials: tuple[int, ...]) -> None:
        """Records that slips are on paper. Raises NotPrinted, if the disk does not take it."""
        with self._sentences():
            came_out(self.desk, serials)

    def _finish(self, job: Job) -> None:
        pages = page_count(job.pdf)
        job.each = pages == len(job.serials)
        job.papers = max(job.papers, len(job.serials) or pages)
        job.made_at = self._seq()

    def _seq(self) -> int:
        return len(self.desk.log.facts)

    @contextmanager
    def _sentences(self) -> Iterator[None]:
        self.own = True
        try:
            yield
        except Refused as fault:
            raise NotPrinted(self.desk.why_not(fault)) from fault
        finally:
            self.own = False
