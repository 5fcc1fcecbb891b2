"""Commands on paper: slips and sheets into a PDF, or to a printer."""

import argparse
import sys
from typing import TYPE_CHECKING

from floorman.desk.mistake import language, opened
from floorman.desk.request import NotPrinted
from floorman.desk.user_mistake import UserMistake
from floorman.disk.refused import shown
from floorman.text.say import LANGUAGES, say

if TYPE_CHECKING:
    from floorman.desk.papers.printing import Order
    from floorman.desk.printing.jobs import Job
    from floorman.desk.printing.printing import Printing


def _add_order(parser: argparse.ArgumentParser, default_paper: str | None) -> None:
    from floorman.desk.papers.makers import MAKERS
    from floorman.desk.printing.target import PAPERS

    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--kind", required=True, choices=sorted(MAKERS))
    parser.add_argument(
        "--paper",
        required=default_paper is None,
        default=default_paper,
        choices=PAPERS,
    )
    parser.add_argument("--lang", choices=LANGUAGES, default=language(), help="language of the paper")
    parser.add_argument("--order", choices=("name", "table", "entry"), default="table")
    parser.add_argument(
        "--only", default="", help="seats, entries and tables, such as 12-4,#17,41; a rule as §TDA-2024 34-A"
    )
    parser.add_argument("--large", action="store_true", help="large print")
    parser.add_argument("--wall", action="store_true", help="lists for a wall, 1.8 times as large")
    parser.add_argument("--logo", default="", help="the room's logo, PNG or JPEG")
    parser.add_argument("--line", default="", help="the room's own line of text")
    parser.add_argument("--initials", default="", help="who prints")
    parser.add_argument("--reasons", action="store_true", help="say on move slips why the player moves")


def add_slips(parser: argparse.ArgumentParser) -> None:
    """``floorman slips FILE --kind K --paper P -o OUT.pdf``"""
    _add_order(parser, None)
    parser.add_argument("-o", "--out", required=True, metavar="OUT.pdf")


def run_slips(args: argparse.Namespace) -> int:
    """Writes the papers; slips get serials, a second run is a reprint."""
    from floorman.desk.papers.printing import saved

    order = _order(args)
    with opened(args.file) as desk:
        count = saved(desk, order, args.out, _progress if sys.stderr.isatty() else None)
    print(say("papers.written", {"count": count, "file": shown(args.out)}, language()))
    return 0


def _order(args: argparse.Namespace) -> "Order":
    from floorman.desk.papers.printing import Order
    from floorman.slips.logo import readable

    if args.logo and not readable(args.logo):
        raise UserMistake(say("papers.no-picture", {"file": shown(args.logo)}, language()))
    return Order(
        args.kind,
        args.paper,
        args.lang,
        args.order,
        args.only,
        args.large,
        args.wall,
        args.logo,
        args.line,
        args.initials,
        args.reasons,
    )


def _progress(done: int, total: int) -> None:
    if done == total or done % 100 == 0:
        bar = "#" * (30 * done // max(1, total))
        print(f"\r[{bar:<30}] {done}/{total}", end="\n" if done == total else "", file=sys.stderr, flush=True)


def add_print(parser: argparse.ArgumentParser) -> None:
    """``floorman print FILE --kind K --printer NAME | --escpos HOST[:9100] | --escpos FILE``"""
    _add_order(parser, "roll-80")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--printer", help="a printer of the system")
    where.add_argument("--escpos", metavar="HOST[:9100]|FILE", help="a roll printer by network, or its device file")
    parser.add_argument("--dots", type=int, choices=(384, 512, 576), default=576, help="dots across the roll")
    parser.add_argument("--buzzer", action="store_true", help="sound the printer's buzzer first")
    parser.add_argument("--no-cut", action="store_true", help="for a printer without a blade")
    parser.add_argument("--waiting", action="store_true", help="only the slips that have never come out of a printer")


def run_print(args: argparse.Namespace) -> int:
    """Sends papers to a printer. What does not come out keeps its serials: ``--waiting`` prints it, as no reprint."""
    from floorman.desk.printing.jobs import JobState
    from floorman.desk.printing.printing import Printing

    with opened(args.file) as desk:
        printing = Printing(desk, restore=False)
        try:
            job = _sent(printing, args)
            if job is None:
                print(say("print.none-waits", {}, language()))
                return 0
            while job.state in (JobState.WAITING, JobState.PRINTING):
                if printing.collect(0.5) and sys.stderr.isatty():
                    _progress(job.papers - job.left, job.papers)
        finally:
            printing.close()
        return _end(job)


def _sent(printing: "Printing", args: argparse.Namespace) -> "Job | None":
    from floorman.desk.printing.target import PrinterKind, Target

    way, name = (PrinterKind.ROLL, args.escpos) if args.printer is None else (PrinterKind.SYSTEM, args.printer)
    if not name.strip():
        raise UserMistake(say("printer.none-chosen", {}, language()))
    target = Target(way, name, args.paper, args.dots, not args.no_cut, args.buzzer)
    try:
        order = _order(args)
        return printing.print_waiting(args.kind, target, order) if args.waiting else printing.print(order, target)
    except NotPrinted as fault:
        raise UserMistake(str(fault)) from fault


def _end(job: "Job") -> int:
    from floorman.desk.printing.showing import sentence

    assert job.target is not None
    if job.why is not None:
        said, out = sentence(job.why, language()), job.papers - job.left
        if job.serials:
            said = f"{said} {say('print.partly', {'out': out, 'count': job.papers}, language())}"
        raise UserMistake(said)
    print(say("papers.printed", {"count": job.papers, "printer": shown(job.target.name)}, language()))
    return 0
