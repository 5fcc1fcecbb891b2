"""Printing for one open tournament: what is recorded goes to the queue, what comes out goes to the journal.

A slip is *printed* once its paper is known, or nearly sure, to be out. Until then it keeps its serial; however often
a printer fails, its first paper is no reprint. Slips that a printer, a fault or the end of the program kept back are
found again in the journal when the tournament is opened, and are held until the room asks for them.
"""

from collections.abc import Callable
from itertools import chain
from pathlib import Path

from msgspec.structs import replace

from floorman.core.facts import Event, Fact, PlayersMoved, Redone, SlipsPrinted
from floorman.core.paper import OF_A_MOVE, PaperKind
from floorman.desk.desk import Desk
from floorman.desk.papers.printing import LINE, LOGO, Order
from floorman.desk.printing.choices import Auto, PrintChoices, group, read_choices, write_choices
from floorman.desk.printing.fault import PrinterFault
from floorman.desk.printing.jobs import Job, JobRow, JobState, Lamp
from floorman.desk.printing.lane import Deliver, deliver
from floorman.desk.printing.making import Making
from floorman.desk.printing.occasions import Occasion, never_printed, occasions, wanted_still
from floorman.desk.printing.queue import PrintQueue
from floorman.desk.printing.showing import lamp, rows
from floorman.desk.printing.target import PrinterKind, Target
from floorman.desk.request import NotPrinted, Outcome
from floorman.disk.refused import PathRefused
from floorman.slips.logo import readable
from floorman.store.file import NotRecorded
from floorman.text.say import say


class Printing:
    """A desk's papers on printers. All of it belongs to the desk's thread; ``wake`` alone is called from others."""

    def __init__(
        self,
        desk: Desk,
        choices: Path | None = None,
        *,
        printer: Deliver = deliver,
        wake: Callable[[], None] = lambda: None,
        restore: bool = True,
    ) -> None:
        self.desk, self._path = desk, choices
        self.choices = PrintChoices() if choices is None else read_choices(choices)
        self._making = Making(desk)
        self.queue = PrintQueue(self._prepare, self._came_out, printer=printer, wake=wake)
        self.not_kept = ""
        """Why choices or prints could not be written down, in one sentence."""
        self.last: int | None = None
        """The newest serial on paper."""
        self._out_of_reach: dict[tuple[PrinterKind, str], PrinterFault] = {}
        self._wake = wake
        self._due: list[Fact] = []
        self._watchers: list[Callable[[], None]] = []
        if not desk.looks_only:
            desk.watch(self._recorded)
            for one in never_printed(desk.floor.now) if restore else ():
                if one.kind not in OF_A_MOVE or self.choices.automatic(one.kind) is not Auto.OFF:
                    self._put(one, JobState.HELD, asks=True)

    # -- what the window asks

    def watch(self, watcher: Callable[[], None]) -> None:
        """``watcher`` is told when lamp or rows may look different."""
        self._watchers.append(watcher)

    def print(self, order: Order, target: Target | None = None) -> Job:
        """Papers to ``target``, or to the printer that was chosen for them. Raises NotPrinted: nothing is recorded.

        A printer that is off is no reason to raise: the job waits.
        """
        target = target or self.target(order)
        if target is None:
            raise NotPrinted(self._say("printer.none-chosen"))
        job = self.queue.put(order, target, JobState.HELD)
        self._issued(job)
        self.queue.retry(job)
        self._tell()
        return job

    def issue(self, order: Order) -> Job:
        """Papers for a way of printing that is not the queue's; they are held there until ``came_out``. NotPrinted."""
        job = self.queue.put(order, self.target(order), JobState.HELD)
        job.asks, job.why = True, None
        self._issued(job)
        return job

    def came_out(self, job: Job) -> None:
        """All of a held job is on paper."""
        job.unsaid, job.serials, job.state = job.serials, (), JobState.DONE
        self.queue.settle(job)
        self._tell()

    def print_waiting(self, kind: PaperKind, target: Target | None = None, look: Order | None = None) -> Job | None:
        """What was never printed of one kind; None if all of it is on paper. A table break's are move slips, too.

        ``look``: its language, print, logo and line; None for those of automatic slips.
        """
        self.settle()
        busy = {serial for job in self.queue.open_jobs() for serial in job.serials}
        meant = OF_A_MOVE if kind == "move-slips" else {kind}
        waiting = (one.serials for one in never_printed(self.desk.floor.now) if one.kind in meant)
        serials = tuple(serial for serial in sorted(chain.from_iterable(waiting)) if serial not in busy)
        if not serials:
            return None
        job = self._put(Occasion(kind, serials), JobState.HELD)
        job.order = job.order if look is None else replace(look, only="")
        self.queue.redirect(job, target or job.target)
        self.queue.retry(job)
        self._tell()
        return job

    def target(self, order: Order) -> Target | None:
        """The printer for papers of that kind on that paper; None if none was chosen."""
        own = self.choices.target(order.kind)
        if own is not None and own.paper == order.paper:
            return own
        return next((one for one in self.choices.targets.values() if one.paper == order.paper), None)

    def on_the_way(self) -> frozenset[int]:
        """Serials of slips that will come out by themselves: nobody need ask for them."""
        ahead = (JobState.WAITING, JobState.PRINTING)
        found = {serial for job in self.queue.open_jobs() if job.state in ahead for serial in job.serials}
        for fact in self._due:
            for one in occasions(fact.event, self.desk.floor.now):
                if self.choices.automatic(one.kind) is Auto.ON:
                    found.update(one.serials)
        return frozenset(found)

    def retry(self, number: int) -> None:
        """Sends a held or failed job, or says yes to one that asks."""
        job = self.queue.job(number)
        if job is not None:
            self.queue.retry(job)
            self._tell()

    def hold(self, number: int) -> None:
        """Keeps a job back."""
        job = self.queue.job(number)
        if job is not None:
            self.queue.hold(job)
            self._tell()

    def cancel(self, number: int) -> None:
        """Takes a job from the queue; its slips stay unprinted."""
        job = self.queue.job(number)
        if job is not None:
            self.queue.cancel(job)
            self._tell()

    def pause(self, paused: bool) -> None:
        """Holds all printing, or lets it go on."""
        self.queue.pause(paused)
        self._tell()

    def choose(self, which: str, target: Target | None) -> None:
        """A printer for "slips", "sheets" or one kind; what waits for that printer goes to the new one."""
        self._choose(self.choices.with_target(which, target))
        for job in self.queue.jobs:
            if which in (job.order.kind, group(job.order.kind)):
                self.queue.redirect(job, self.choices.target(job.order.kind))
        self.queue.go()
        self._tell()

    def automatic(self, kind: PaperKind, auto: Auto) -> None:
        """Whether a kind prints by itself from now on."""
        self._choose(self.choices.with_auto(kind, auto))
        self._tell()

    def slips_in(self, lang: str, large: bool) -> None:
        """Language of slips that print by themselves ("" is the window's), and whether they are in large print."""
        self._choose(replace(self.choices, lang=lang, large=large))
        self._tell()

    def room_says(self) -> tuple[str, str]:
        """The line of text and the logo's path that stand on all papers of this tournament; "" for none."""
        line, logo = (str(self.desk.journal.preference(key) or "") for key in (LINE, LOGO))
        return line, logo

    def room_to_say(self, line: str, logo: str) -> bool:
        """Keeps both with the tournament; False if the logo is no picture, or the disk does not take it."""
        if logo and not readable(logo):
            return False
        try:
            for key, words, kept in zip((LINE, LOGO), (line, logo), self.room_says(), strict=True):
                if words != kept:
                    self.desk.journal.set_preference(key, words or None)
        except NotRecorded:
            return False
        return True

    def _choose(self, choices: PrintChoices) -> None:
        self.choices, self.not_kept = choices, ""
        if self._path is None:
            return
        try:
            write_choices(choices, self._path)
        except PathRefused as fault:
            self.not_kept = self._say("print.not-kept", why=self._say(fault.code, **fault.params).rstrip("."))

    # -- what is shown

    def lamp(self) -> Lamp:
        """The printer's lamp."""
        return lamp(self.queue, self.choices, self.last, self.off(), self.desk.floor.lang)

    def off(self) -> PrinterFault | None:
        """Why a printer that was chosen takes nothing now, as far as that is known; None while all is well."""
        chosen = self.choices.targets.values()
        asked = (self._out_of_reach.get(target.lane) for target in chosen)
        return self.queue.trouble_at(chosen) or next(filter(None, asked), None)

    def reached(self, target: Target, fault: PrinterFault | None) -> None:
        """A printer was asked, without a paper, whether it would take something: why not, None if it would."""
        if fault is None:
            self._out_of_reach.pop(target.lane, None)
        else:
            self._out_of_reach[target.lane] = fault
        self._tell()

    def rows(self) -> tuple[JobRow, ...]:
        """The queue, newest last."""
        return rows(self.queue, self.desk.floor.lang)

    # -- what happens

    def collect(self, seconds: float = 0) -> bool:
        """Takes what printers reported and what was recorded; to be called after ``wake``, on the desk's thread."""
        changed = self.queue.collect(seconds)
        for job in self.queue.jobs:
            if job.state is not JobState.PRINTING:
                self.queue.settle(job)
        due, self._due = self._due, []
        for fact in due:
            self._occasions(fact.event)
        if due:
            self._prune()
            self.queue.go()
        if changed or due:
            self._tell()
        return changed or bool(due)

    def settle(self) -> None:
        """Writes down what is on paper, so that what is asked for next finds it so."""
        self.queue.collect()
        for job in self.queue.jobs:
            self.queue.settle(job)

    def tick(self) -> None:
        """Tries printers again that were off; for a slow timer."""
        self.queue.retry_shut()
        self._tell()

    def close(self, seconds: float = 2) -> None:
        """Ends printing after the paper in hand; slips that have not come out stay known."""
        if not self.queue.closed:
            self.queue.close(seconds)
            self.settle()

    def _recorded(self, outcome: Outcome) -> None:
        if outcome.mine and not self._making.own:
            self._due.extend(outcome.facts)
            self._wake()

    def _occasions(self, event: Event) -> None:
        now = self.desk.floor.now
        if isinstance(event, Redone):
            event = self.desk.log.facts[event.seq - 1].event
            if not isinstance(event, PlayersMoved):
                return
        if isinstance(event, SlipsPrinted):
            if not event.on_paper:
                self._asked_again(event.kind, tuple(one.serial for one in event.slips))
            return
        for one in occasions(event, now):
            auto = self.choices.automatic(one.kind)
            if auto is Auto.ON:
                self._put(one, JobState.WAITING)
            elif auto is Auto.ASK:
                self._ask(one)

    def _asked_again(self, kind: PaperKind, serials: tuple[int, ...]) -> None:
        """A call asked for slips: what has failed or waits already is tried again, what is held comes out of there."""
        left = [serial for serial in serials if wanted_still(self.desk.floor.now, serial)]
        for job in self.queue.open_jobs():
            mine = [serial for serial in left if serial in job.serials]
            if not mine:
                continue
            if job.state is JobState.HELD:
                job.serials = tuple(serial for serial in job.serials if serial not in mine)
                if not job.serials and not job.entries:
                    self.queue.cancel(job)
                continue
            left = [serial for serial in left if serial not in mine]
            if job.state is not JobState.PRINTING:
                self.queue.retry(job)
        if left:
            self._put(Occasion(kind, tuple(left)), JobState.WAITING)

    def _ask(self, one: Occasion) -> None:
        for job in self.queue.open_jobs():
            if job.asks and job.order.kind == one.kind and bool(job.serials) == bool(one.serials):
                job.serials += one.serials
                job.entries += one.entries
                return
        self._put(one, JobState.HELD, asks=True)

    def _put(self, one: Occasion, state: JobState, asks: bool = False) -> Job:
        target = self.choices.target(one.kind)
        lang = self.choices.lang or self.desk.floor.lang
        paper = "roll-80" if target is None else target.paper
        job = self.queue.put(Order(one.kind, paper, lang, large=self.choices.large), target, state)
        job.serials, job.entries, job.asks = one.serials, one.entries, asks
        if asks:
            job.why = None
        return job

    def _prune(self) -> None:
        """Slips that hold no more are not printed."""
        now = self.desk.floor.now
        for job in self.queue.open_jobs():
            if job.serials and job.state is not JobState.PRINTING:
                job.serials = tuple(serial for serial in job.serials if wanted_still(now, serial))
                if not job.serials and not job.entries:
                    self.queue.cancel(job)

    def _prepare(self, job: Job) -> bool:
        ready = self._making.prepare(job)
        self._take_over(job)
        return ready

    def _issued(self, job: Job) -> None:
        try:
            self._making.issue(job)
        except NotPrinted:
            self.queue.cancel(job)
            raise
        self._take_over(job)

    def _take_over(self, job: Job) -> None:
        """What this job prints now, no other that waits shall print again."""
        for other in self.queue.open_jobs():
            if other is not job and other.serials and other.state is not JobState.PRINTING:
                other.serials = tuple(serial for serial in other.serials if serial not in job.serials)
                if not other.serials and not other.entries:
                    self.queue.cancel(other)

    def _came_out(self, job: Job, serials: tuple[int, ...]) -> None:
        try:
            self._making.came_out(serials)
            self.not_kept = ""
            self.last = serials[-1]
        except NotPrinted as fault:
            job.unsaid = serials + job.unsaid
            self.not_kept = str(fault)

    def _say(self, code: str, **params: object) -> str:
        return say(code, params, self.desk.floor.lang)

    def _tell(self) -> None:
        for watcher in self._watchers:
            watcher()
