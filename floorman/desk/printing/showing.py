"""The queue and the printer's lamp in words."""

from floorman.desk.printing.choices import PrintChoices
from floorman.desk.printing.fault import PrinterFault
from floorman.desk.printing.jobs import Job, JobRow, Lamp
from floorman.desk.printing.queue import PrintQueue
from floorman.desk.words.journal_sentences import serial
from floorman.text.say import say


def rows(queue: PrintQueue, lang: str) -> tuple[JobRow, ...]:
    """The jobs in their order."""
    return tuple(_row(job, lang) for job in queue.jobs)


def _row(job: Job, lang: str) -> JobRow:
    return JobRow(
        job.number,
        job.order.kind,
        job.left if job.open else job.papers,
        serial(job.serials[0]) if job.serials else "",
        serial(job.serials[-1]) if job.serials else "",
        "" if job.target is None else job.target.name,
        job.state,
        job.asks,
        "" if job.why is None else sentence(job.why, lang),
    )


def sentence(fault: PrinterFault, lang: str) -> str:
    """Why a printer did not print, in one sentence; a second one where papers are in doubt."""
    said = say(fault.code, fault.params, lang)
    return f"{said} {say('printer.doubt', {'count': fault.doubt}, lang)}" if fault.doubt else said


def lamp(queue: PrintQueue, choices: PrintChoices, last: int | None, off: PrinterFault | None, lang: str) -> Lamp:
    """What the lamp says: what prints, what waits and why, or that all is well; ``off``: a printer takes nothing."""
    left = sum(job.left for job in queue.open_jobs())
    if left and queue.trouble is not None:
        return Lamp(say("print.lamp.off", {"count": left}, lang), "stop")
    if left and queue.paused:
        return Lamp(say("print.lamp.paused", {"count": left}, lang), "triangle")
    if queue.busy:
        return Lamp(say("print.lamp.printing", {"count": left}, lang), "tick-disc")
    if left:
        return Lamp(say("print.lamp.wait", {"count": left}, lang), "triangle")
    if not choices.targets:
        return Lamp(say("print.lamp.none", {}, lang), "triangle")
    if off is not None:
        return Lamp(say("print.lamp.off-idle", {}, lang), "stop")
    if last is None:
        return Lamp(say("print.lamp.ready", {}, lang), "tick-disc")
    return Lamp(say("print.lamp.ready-last", {"serial": serial(last)}, lang), "tick-disc")
