"""The papers of the floor, made from the room as it stands; printing gives them serials, a preview does not."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from io import BytesIO
from typing import Any, BinaryIO

from msgspec import Struct
from msgspec.structs import replace

from floorman.core.facts import PrintSlips, SlipOrder
from floorman.core.model import EntryState, IssuedSlip
from floorman.core.paper import OF_A_MOVE, SEATING, PaperKind, same_paper
from floorman.core.refused import Refused
from floorman.desk.desk import Desk
from floorman.desk.papers.makers import MAKERS
from floorman.desk.papers.selection import Selection
from floorman.desk.papers.work import Paperwork, Wanted
from floorman.desk.steady import wall_clock
from floorman.desk.words.journal_sentences import serial
from floorman.disk.output import output
from floorman.disk.refused import Given
from floorman.slips.fonts import has_letters
from floorman.slips.paper import paper
from floorman.slips.registry import KINDS, print_papers
from floorman.slips.values import EventHeading, Issue
from floorman.text.say import say

LINE, LOGO = "paper.line", "paper.logo"
"""Preferences of the file: the room's own line of text, and the path of its logo."""

Progress = Callable[[int, int], None]
"""Told how many papers are made, of how many."""


class Order(Struct, frozen=True):
    """What to print."""

    kind: PaperKind
    paper: str = "a4"
    lang: str = "en"
    order: str = "table"
    """``name``, ``table`` or ``entry``."""
    only: str = ""
    """Seats, entries and tables, such as "12-4,#17,41"; "" for all."""
    large: bool = False
    wall: bool = False
    logo: str = ""
    line: str = ""
    """The room's own line of text."""
    initials: str = ""
    reasons: bool = False
    """Why a player moves stands on his slip."""


class Printout(Struct, frozen=True):
    """Pages to print, and the serials on them in their order; () for sheets."""

    pdf: bytes
    papers: int
    serials: tuple[int, ...] = ()


def saved(desk: Desk, order: Order, path: Given, progress: Progress | None = None) -> int:
    """Writes the papers as a PDF to ``path``; the number of papers. Slips count as printed once the file stands.

    Raises PathRefused, or as ``issued`` does; what stood at ``path`` is as it was then.
    """
    with output(path) as file:
        made = issued(desk, order, progress)
        file.write(made.pdf)
    came_out(desk, made.serials)
    return made.papers


def printed(desk: Desk, order: Order, out: BinaryIO) -> int:
    """Writes the papers as a PDF, as on paper from then on; the number of papers. Raises as ``issued`` does."""
    made = issued(desk, order)
    out.write(made.pdf)
    came_out(desk, made.serials)
    return made.papers


def issued(desk: Desk, order: Order, progress: Progress | None = None) -> Printout:
    """The papers with their serials, but nothing is on paper until ``came_out`` says so.

    Raises Refused (nothing of the kind, an unknown seat), Refused or NotRecorded: nothing is recorded then.

    Slips that have not come out before keep the serials that they have, and are no reprints.
    """
    wanted = _wanted(desk, order)
    serials = _given(desk, order, wanted)
    out = BytesIO()
    _press(desk, order, wanted, _issues(desk, order, wanted, serials), out, progress)
    return Printout(out.getvalue(), len(wanted), tuple(serials))


def again(desk: Desk, order: Order, serials: Sequence[int]) -> Printout | None:
    """Slips with the serials that they have, as they are true now; None if nobody needs them any more.

    Blank cards name nobody, and cannot be made again. Raises Refused without our fonts.
    """
    slips = [desk.floor.now.slips[number] for number in serials]
    _must_have_letters()
    pairs = list(_carriers(desk, slips)) or _named(desk, order, slips)
    if not pairs:
        return None
    wanted, kept = [one for one, _ in pairs], [number for _, number in pairs]
    out = BytesIO()
    _press(desk, order, wanted, _issues(desk, order, wanted, kept), out, None)
    return Printout(out.getvalue(), len(wanted), tuple(kept))


def _carriers(desk: Desk, slips: list[IssuedSlip]) -> Iterator[tuple[Wanted, int]]:
    """Who still needs a slip that players carry: move slips only while he is on his way."""
    for slip in slips:
        entry = None if slip.entry is None else desk.floor.now.entry(slip.entry)
        if entry is None or slip.kind not in SEATING or entry.chair != slip.chair:
            continue
        if slip.kind not in OF_A_MOVE or entry.state is EntryState.TRANSIT:
            yield Wanted(entry, entry.chair), slip.serial


def _named(desk: Desk, order: Order, slips: list[IssuedSlip]) -> list[tuple[Wanted, int]]:
    """Other slips by whom they name, the newest of each."""
    owners = ",".join(f"#{slip.entry}" for slip in slips if slip.entry is not None)
    if not owners or order.kind in SEATING:
        return []
    left: dict[int, list[Wanted]] = {}
    for one in MAKERS[order.kind].find(desk, Selection.read(owners)):
        if one.entry is not None:
            left.setdefault(one.entry.number, []).append(one)
    return [(left[slip.entry].pop(), slip.serial) for slip in slips if slip.entry is not None and left.get(slip.entry)]


def came_out(desk: Desk, serials: Iterable[int]) -> None:
    """Slips are on paper. Those that hold no more are passed over. Raises NotRecorded."""
    slips = [slip for number in serials if (slip := desk.floor.now.slips.get(number)) is not None]
    for kind in dict.fromkeys(slip.kind for slip in slips):
        orders = tuple(
            SlipOrder(slip.entry, slip.chair, slip.serial)
            for slip in slips
            if slip.kind == kind and not slip.printed and _holds(desk, slip)
        )
        if orders:
            desk.record(PrintSlips(kind, orders))


def _holds(desk: Desk, slip: IssuedSlip) -> bool:
    entry = None if slip.entry is None else desk.floor.now.entry(slip.entry)
    return not slip.void and (slip.kind not in SEATING or entry is None or entry.chair == slip.chair)


def previewed(desk: Desk, order: Order) -> bytes:
    """The same papers as a PDF with the serials that hold now, or none; nothing is recorded."""
    wanted = _wanted(desk, order)
    held = [_held_serial(desk, order.kind, one) for one in wanted]
    out = BytesIO()
    _press(desk, order, wanted, _issues(desk, order, wanted, held), out, None)
    return out.getvalue()


def _press(
    desk: Desk,
    order: Order,
    wanted: list[Wanted],
    issues: list[Issue],
    out: BinaryIO,
    progress: Progress | None,
) -> None:
    work = Paperwork(desk, event_of(desk, order), order.lang, order.reasons)
    make = MAKERS[order.kind].make
    values: Iterator[Any] = (make(work, one, issue) for one, issue in zip(wanted, issues, strict=True))
    print_papers(
        order.kind, _Sized(values, len(wanted)), paper(order.paper, order.large, order.wall), order.lang, out, progress
    )


class _Sized:
    """Papers made one by one, whose number is known."""

    def __init__(self, values: Iterator[Any], count: int) -> None:
        self._values = values
        self._count = count

    def __iter__(self) -> Iterator[Any]:
        return self._values

    def __len__(self) -> int:
        return self._count


def event_of(desk: Desk, order: Order) -> EventHeading:
    """The tournament as it heads every paper, with the room's line and logo: the order's, or those kept in the file."""
    now = desk.floor.now
    date = datetime.fromtimestamp(desk.floor.clock() / 1000).astimezone().strftime("%d.%m.%Y")
    day = say("top.day", {"day": now.day}, order.lang) if now.day else ""
    line, logo = (str(desk.journal.preference(key) or "") for key in (LINE, LOGO))
    name = f"{say('rehearsal.mark', lang=order.lang)} · {now.name}" if now.rehearsal else now.name
    return EventHeading(name, now.number, day, date, order.line or line, order.logo or logo)


def _must_have_letters() -> None:
    """Refused before a serial is given, if the program's own fonts are gone."""
    if not has_letters():
        raise Refused("papers.no-font")


def _wanted(desk: Desk, order: Order) -> list[Wanted]:
    _must_have_letters()
    maker = MAKERS[order.kind]
    floor = desk.floor
    wanted = list(maker.find(desk, Selection.read(order.only)))
    if not wanted:
        raise Refused("papers.none")
    if order.order == "name":
        wanted.sort(key=lambda one: floor.names.sort_key(one.entry.number) if one.entry else ("", 0))
    elif order.order == "entry":
        wanted.sort(key=lambda one: one.entry.number if one.entry else 0)
    return wanted


def _held_serial(desk: Desk, kind: PaperKind, one: Wanted) -> int | None:
    """The serial of the slip of that kind that a player carries, while it holds."""
    if one.entry is None or one.entry.slip is None or kind not in SEATING:
        return None
    slip = desk.floor.now.slips.get(one.entry.slip)
    same = slip is not None and same_paper(slip.kind, kind)
    return slip.serial if slip is not None and not slip.void and same else None


def _given(desk: Desk, order: Order, wanted: list[Wanted]) -> list[int]:
    """Serials for slips, recorded as not yet on paper; sheets have none."""
    if KINDS[order.kind].sheet:
        return []
    orders = tuple(
        SlipOrder(None if one.entry is None else one.entry.number, one.chair, _held_serial(desk, order.kind, one))
        for one in wanted
    )
    recorded = desk.record(PrintSlips(order.kind, orders, on_paper=False))
    return list(recorded.slips)


def _issues(desk: Desk, order: Order, wanted: list[Wanted], serials: Sequence[int | None]) -> list[Issue]:
    plain = Issue(time=wall_clock(desk.floor.clock()), initials=order.initials)
    numbers = serials or [None] * len(wanted)
    return [plain if number is None else _numbered(desk, plain, number) for number in numbers]


def _numbered(desk: Desk, issue: Issue, number: int) -> Issue:
    slip = desk.floor.now.slips[number]
    voids = "" if slip.replaces is None else serial(slip.replaces)
    return replace(issue, serial=serial(number), code=code(desk, number), reprint=slip.reprint, voids=voids)


def code(desk: Desk, number: int) -> str:
    """What a scanner reads: eight digits of the tournament, six of the serial."""
    return f"{desk.floor.now.code:08}{number:06}"
