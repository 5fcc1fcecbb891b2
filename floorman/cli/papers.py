"""Commands on paper: slips and sheets into a PDF, or to a printer."""

import argparse
import sys
from io import BytesIO
from pathlib import Path

from floorman.desk.mistake import language, opened
from floorman.desk.user_mistake import UserMistake
from floorman.text.say import LANGUAGES, say


def _add_order(parser: argparse.ArgumentParser, default_paper: str | None) -> None:
    from floorman.desk.papers.makers import MAKERS

    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--kind", required=True, choices=sorted(MAKERS))
    parser.add_argument(
        "--paper",
        required=default_paper is None,
        default=default_paper,
        choices=("a4", "letter", "roll-80", "card-4x3"),
    )
    parser.add_argument("--lang", choices=LANGUAGES, default=language(), help="language of the paper")
    parser.add_argument("--order", choices=("name", "table", "entry"), default="table")
    parser.add_argument("--only", default="", help="seats, entries and tables, such as 12-4,#17,41")
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
    out = Path(args.out)
    if out.is_dir() or not out.parent.is_dir():
        raise UserMistake(f"{args.out} cannot be written")
    content, count = _made(args)
    try:
        beside = out.with_name(f".{out.name}.part")
        beside.write_bytes(content)
        beside.replace(out)
    except OSError as fault:
        raise UserMistake(f"{args.out} cannot be written: {fault.strerror}") from fault
    print(say("papers.written", {"count": count, "file": args.out}, language()))
    return 0


def _made(args: argparse.Namespace) -> tuple[bytes, int]:
    from floorman.desk.papers.printing import Order, printed

    order = Order(
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
    out = BytesIO()
    with opened(args.file) as desk:
        count = printed(desk, order, out, _progress if sys.stderr.isatty() else None)
    return out.getvalue(), count


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
    parser.add_argument("--buzzer", action="store_true")


def run_print(args: argparse.Namespace) -> int:
    """Sends the papers to a printer; if it cannot be reached, the slips keep their serials and can be printed again."""
    from floorman.desk.printers import PrinterFault, send_to_roll, send_to_system

    content, count = _made(args)
    where = args.printer or args.escpos
    try:
        if args.printer:
            send_to_system(content, args.printer)
        else:
            send_to_roll(content, args.escpos, args.dots, args.buzzer)
    except PrinterFault as fault:
        raise UserMistake(say(fault.code, fault.params, language())) from fault
    print(say("papers.printed", {"count": count, "printer": where}, language()))
    return 0
