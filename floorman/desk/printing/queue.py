"""The print queue: jobs wait, print, fail, are held, tried again. Printing is on other threads, all else on the desk's.

Nothing is lost: a job leaves the queue when its papers are out, or when somebody cancels it. A printer that fails is
left alone until it is tried again; what goes to other printers goes on.
"""

from collections.abc import Callable, Iterable
from queue import Empty, SimpleQueue

from floorman.desk.papers.printing import Order
from floorman.desk.printing.fault import PrinterFault, Stopped
from floorman.desk.printing.jobs import Job, JobState
from floorman.desk.printing.lane import Deliver, Lane, PageReport, Parcel, deliver
from floorman.desk.printing.target import PrinterKind, Target

KEPT = 20
"""Jobs that are done stay in sight, so many."""
SAID_AT = 10
"""So many slips that came out go to the journal as one row."""

Prepare = Callable[[Job], bool]
"""Makes a job's pages as they are true now; False if nothing of it is left to print."""


class PrintQueue:
    """Jobs in their order, and a lane for each printer. All of it belongs to the thread that made it."""

    def __init__(
        self,
        prepare: Prepare = lambda _job: True,
        came_out: Callable[[Job, tuple[int, ...]], None] = lambda _job, _serials: None,
        *,
        printer: Deliver = deliver,
        wake: Callable[[], None] = lambda: None,
    ) -> None:
        self.jobs: list[Job] = []
        self.paused = False
        self._prepare, self._came_out = prepare, came_out
        self._printer, self._wake = printer, wake
        self._reports: SimpleQueue[PageReport] = SimpleQueue()
        self._lanes: dict[tuple[PrinterKind, str], Lane] = {}
        self._last = 0
        self.closed = False
        """Nothing is sent any more."""

    # -- jobs in

    def put(self, order: Order, target: Target | None, state: JobState = JobState.WAITING) -> Job:
        """A new job at the end. ``go`` sends it on its way once it is filled in."""
        self._last += 1
        job = Job(self._last, order, target, state)
        if target is None:
            self._unaddressed(job)
        self.jobs.append(job)
        return job

    def _unaddressed(self, job: Job) -> None:
        job.state, job.why = JobState.HELD, PrinterFault("printer.none-chosen")

    def job(self, number: int) -> Job | None:
        """The job of that number, None once it is gone."""
        return next((job for job in self.jobs if job.number == number), None)

    def open_jobs(self) -> tuple[Job, ...]:
        """Jobs with papers still to come."""
        return tuple(job for job in self.jobs if job.open)

    # -- what the room asks

    def hold(self, job: Job) -> None:
        """Keeps it back; one that prints stops after the paper in hand."""
        self._interrupt(job)
        if job.open:
            job.state = JobState.HELD

    def retry(self, job: Job) -> None:
        """Sends what is left of a held, failed or waiting job, also to a printer that failed."""
        if job.target is None:
            self._unaddressed(job)
        elif job.state in (JobState.HELD, JobState.FAILED, JobState.WAITING):
            job.state, job.why, job.asks = JobState.WAITING, None, False
            self._lane(job.target).shut = False
            self.go()

    def cancel(self, job: Job) -> None:
        """Takes it from the queue; its slips stay unprinted, and can be printed when they are wanted."""
        self._interrupt(job)
        if job.state is JobState.PRINTING:
            job.dropped = True
        elif job in self.jobs:
            self.jobs.remove(job)

    def pause(self, paused: bool) -> None:
        """Holds everything back, or lets it go on."""
        self.paused = paused
        self.go()

    def redirect(self, job: Job, target: Target | None) -> None:
        """Another printer for a job that is not being printed."""
        if job.state is JobState.PRINTING or not job.open or job.target == target:
            return
        waits = job.state is JobState.FAILED or (job.target is None and not job.asks)
        job.target = target
        if target is None:
            self._unaddressed(job)
        elif waits:
            job.state, job.why = JobState.WAITING, None

    def retry_shut(self) -> None:
        """Tries every printer again that failed and cannot have a paper in doubt: a timer may call it."""
        for job in self.jobs:
            if job.state is JobState.FAILED and job.why is not None and not job.why.doubt:
                self.retry(job)

    # -- on the way

    def go(self) -> None:
        """Gives every idle printer its next job."""
        if self.paused or self.closed:
            return
        for job in list(self.jobs):
            # what is started may take the slips of others that wait, and these out of the queue
            if job.state is not JobState.WAITING or job.target is None or job not in self.jobs:
                continue
            lane = self._lane(job.target)
            if lane.parcel is None and not lane.shut:
                self._start(job, job.target, lane)

    def _start(self, job: Job, target: Target, lane: Lane) -> None:
        if not self._prepare(job):
            if job.state is JobState.WAITING:
                self.jobs.remove(job)
            return
        job.state = JobState.PRINTING
        lane.send(Parcel(job.number, job.pdf, target, job.skip))

    def _lane(self, target: Target) -> Lane:
        if target.lane not in self._lanes:
            self._lanes[target.lane] = Lane(self._printer, self._report)
        return self._lanes[target.lane]

    def _interrupt(self, job: Job) -> None:
        for lane in self._lanes.values():
            if lane.parcel is not None and lane.parcel.job == job.number:
                lane.parcel.stop.set()

    def _report(self, report: PageReport) -> None:
        """On a printer's thread."""
        self._reports.put(report)
        self._wake()

    # -- what came of it

    def collect(self, seconds: float = 0) -> bool:
        """Takes what the printers have reported, waiting for the first at most ``seconds``; True if there was any."""
        came = list(self._waited(seconds))
        ends = []
        for report in came:
            job = self.job(report.parcel.job)
            if report.page and job is not None:
                self._page_out(job, report)
            elif not report.page:
                ends.append((job, report))
        for job, report in ends:
            self._end(job, report)
        if ends:
            self.go()
        return bool(came)

    def _waited(self, seconds: float) -> Iterable[PageReport]:
        try:
            yield self._reports.get(timeout=seconds) if seconds else self._reports.get_nowait()
            while True:
                yield self._reports.get_nowait()
        except Empty:
            return

    def _page_out(self, job: Job, report: PageReport) -> None:
        job.skip = report.page
        lane = self._lane(report.parcel.target)
        lane.trouble = None
        if job.each:
            job.unsaid += job.serials[:1]
            job.serials = job.serials[1:]
            if len(job.unsaid) >= SAID_AT:
                self.settle(job)

    def _end(self, job: Job | None, report: PageReport) -> None:
        lane = self._lane(report.parcel.target)
        lane.parcel = None
        fault = report.fault
        if isinstance(fault, PrinterFault):
            lane.trouble, lane.shut = fault, True
        elif fault is None:
            lane.trouble = None
        if job is None:
            return
        if fault is None:
            job.unsaid += job.serials
            # names on pages that nobody needs any more are not kept
            job.serials, job.state, job.why, job.pdf = (), JobState.DONE, None, b""
        elif isinstance(fault, PrinterFault):
            job.why = fault
            job.state = JobState.HELD if job.state is JobState.HELD else JobState.FAILED
        elif job.state is JobState.PRINTING:
            job.state = JobState.WAITING
        self.settle(job)
        if job.dropped:
            self.jobs.remove(job)
        self._forget_done()

    def settle(self, job: Job) -> None:
        """Tells the desk which slips are on paper."""
        if job.unsaid:
            said, job.unsaid = job.unsaid, ()
            self._came_out(job, said)

    def _forget_done(self) -> None:
        done = [job for job in self.jobs if not job.open and not job.unsaid]
        for job in done[: max(0, len(done) - KEPT)]:
            self.jobs.remove(job)

    @property
    def trouble(self) -> PrinterFault | None:
        """Why a printer takes nothing of what waits for it; None while all is well."""
        used = {
            job.target.lane for job in self.open_jobs() if job.target is not None and job.state is not JobState.HELD
        }
        return next((lane.trouble for name, lane in self._lanes.items() if name in used and lane.trouble), None)

    def trouble_at(self, targets: Iterable[Target]) -> PrinterFault | None:
        """Why one of ``targets`` took nothing the last time, though nothing waits for it any more."""
        found = (self._lanes[target.lane].trouble for target in targets if target.lane in self._lanes)
        return next(filter(None, found), None)

    @property
    def busy(self) -> bool:
        """Whether a printer is at work."""
        return any(lane.parcel is not None for lane in self._lanes.values())

    def close(self, seconds: float = 2) -> None:
        """Stops between two papers and takes the last reports; what has not come out is known to the journal."""
        self.closed = True
        for lane in self._lanes.values():
            lane.close(seconds)
        self.collect()


__all__ = ["KEPT", "PrintQueue", "Stopped"]
