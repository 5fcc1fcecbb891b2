"""The incident report: a form with what is known filled in and room to write the rest."""

from collections.abc import Iterable
from typing import BinaryIO

from floorman.slips.fitting import LEAST, flow
from floorman.slips.fonts import CAP, COND, COND_MEDIUM, SANS_BOLD
from floorman.slips.impose import Progress
from floorman.slips.paper import Paper
from floorman.slips.pen import SlipCanvas
from floorman.slips.press import Press
from floorman.slips.sheet import margin, sheet_heading
from floorman.slips.values import Incident
from floorman.slips.words import Words

_Field = tuple[str, str, float]
"""Label, what is known, height in mm on a sheet."""


def incidents(
    reports: Iterable[Incident], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None
) -> None:
    """Write each report, from a page of its own, as a PDF into ``out``."""
    words = Words(lang)
    press = Press(out, "incidents", lang)
    pen = SlipCanvas(press, bulgarian=lang == "bg")
    for done, report in enumerate(reports, 1):
        _report(pen, report, paper, words)
        if progress is not None:
            progress(done, 0)
    press.close()


def _fields(report: Incident, words: Words) -> list[tuple[_Field, ...]]:
    """The form row by row."""

    def field(code: str, known: str, tall: float) -> _Field:
        return words(f"incident.{code}"), known, tall

    return [
        (field("where", report.where, 12), field("level", report.level, 12), field("dealer", report.dealer, 12)),
        (field("players", report.players, 12), (words("time"), report.issue.time, 12)),
        (field("happened", report.happened, 62),),
        (field("board", report.board, 26),),
        (field("said", report.said, 40),),
        (field("ruling", report.ruling, 36),),
        (field("penalty", report.penalty, 16),),
        (field("floor", report.issue.initials, 14), field("director", "", 14), (words("date"), report.event.date, 14)),
    ]


def _report(pen: SlipCanvas, report: Incident, paper: Paper, words: Words) -> None:
    edge = margin(paper)
    room = paper.width - 2 * edge
    narrow = paper.width < 150
    rows = _fields(report, words)
    if narrow:
        rows = [(field,) for row in rows for field in row]
    lower = paper.height - 8.0
    y = start = _head(pen, report, paper, words, edge, room, narrow)
    stretch = 0.6 if narrow else (lower - y) / sum(max(field[2] for field in row) for row in rows)
    for row in rows:
        tall = max(9.0, max(field[2] for field in row) * stretch)
        if paper.height and y + tall > lower + 0.1 and y > start:
            pen.press.page(paper.width, paper.height, pen.strokes)
            pen.strokes = []
            y = _head(pen, report, paper, words, edge, room, narrow)
        for place, field in enumerate(row):
            _box(pen, field, edge + place * room / len(row), y, room / len(row), tall)
        y += tall
    pen.press.page(paper.width, paper.height or y + 4.0, pen.strokes)
    pen.strokes = []


def _head(
    pen: SlipCanvas, report: Incident, paper: Paper, words: Words, edge: float, room: float, narrow: bool
) -> float:
    y = sheet_heading(pen, report.event, words, paper, 4.0 if narrow else 10.0) + 2.5
    size = 5.0 if narrow else 6.5
    serial = words("serial", serial=report.issue.serial) if report.issue.serial else ""
    taken = pen.text(paper.width - edge, y + size * CAP, serial, COND_MEDIUM, 3.4, room * 0.4, "r")
    pen.text(edge, y + size * CAP, words("title.incident"), SANS_BOLD, size, room - taken - 3)
    return y + size * CAP + 2.5


def _box(pen: SlipCanvas, field: _Field, x: float, y: float, width: float, tall: float) -> None:
    label, known, _ = field
    pen.box(x, y, width, tall, 0.3)
    pen.text(x + 1.2, y + LEAST + 0.3, label, COND_MEDIUM, LEAST, width - 2.4)
    room = tall - LEAST - 2.0
    largest = min(3.6, room / 1.2)
    for size in (largest, largest * 0.88, LEAST):
        held = flow(known, pen.face(COND), size, width - 3.0, max(1, int(room / (size * 1.2))))
        if not held.lines or not held.lines[-1].text.endswith("…"):
            break
    pen.fitted(x + 1.5, y + LEAST + 1.0 + held.size, held, 1.2)
