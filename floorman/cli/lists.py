"""Commands on lists: players in, seats and results out."""

import argparse
import sys

from floorman.core.refused import Refused
from floorman.desk.front.exporting import KINDS
from floorman.desk.mistake import language, opened
from floorman.desk.user_mistake import UserMistake
from floorman.disk.refused import shown
from floorman.text.say import say, why_not


def add_import(parser: argparse.ArgumentParser) -> None:
    """``floorman import FILE LIST``"""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("list", metavar="LIST", help="CSV, text, .xlsx, .xls, .xlsb, .ods, a web page, JSON or .tdt")
    parser.add_argument("--columns", default="", help="columns from 1, such as name=3,table=1,seat=2")
    parser.add_argument("--encoding", help="such as windows-1250; found out if not given")
    parser.add_argument("--sheet", help="sheet of a workbook")
    parser.add_argument(
        "--seats", choices=("keep", "drop"), default="keep", help="take the list's seats, or leave them"
    )
    parser.add_argument("--status", default="", help="who plays, of words nobody knows: d=out,waiting list=in")
    parser.add_argument(
        "--kind", choices=("players", "tickets"), default="players", help="what the list holds (players if not given)"
    )
    parser.add_argument("--dry-run", action="store_true", help="only say what would come in")


def run_import(args: argparse.Namespace) -> int:
    """Good rows come in as one event; rows that cannot are named by line, and then the exit is 1."""
    from floorman.desk.files.importing import previewed, tables_to_draw_over, take_over
    from floorman.exchange.columns import asked_columns, understand
    from floorman.exchange.refused import ListRefused
    from floorman.exchange.repeats import summed_up
    from floorman.exchange.source import read_source
    from floorman.exchange.status import answered

    lang = language()
    if args.kind == "tickets":
        return _tickets_in(args, lang)
    with opened(args.file, read_only=args.dry_run) as desk:
        try:
            source = read_source(args.list, args.encoding, sheet=args.sheet)
            columns = understand(source, asked_columns(args.columns, source.width) if args.columns else None)
            answers = answered(args.status) if args.status else {}
            found = previewed(desk, source, columns, keep_seats=args.seats == "keep", answers=answers)
            tables = () if args.seats == "keep" else tables_to_draw_over(desk, source, columns)
        except ListRefused as fault:
            raise UserMistake(why_not(fault, lang)) from fault
        for question in columns.questions:
            print(say(question.code, question.params, lang), file=sys.stderr)
        for one in summed_up(found.problems):
            print(say(one.code, one.params, lang), file=sys.stderr)
        if found.asked:
            print(say("import.asked", {"words": next(iter(found.asked))}, lang), file=sys.stderr)
        failed = not found.clean or any(question.code == "list.more-names" for question in columns.questions)
        if args.dry_run:
            counts = {"count": len(found.rows), "seated": found.seated, "refused": found.refused}
            print(say("import.would", counts, lang))
            return 1 if failed else 0
        if not found.rows:
            raise UserMistake(say("import.nothing", {}, lang))
        told = take_over(desk, found, tables)
        print(f"{told.seq}\t{told.says}")
    return 1 if failed else 0


def _tickets_in(args: argparse.Namespace, lang: str) -> int:
    """Tickets that their issuer has listed come in as one event; those that are here already are passed over."""
    from floorman.desk.files.ticket_lists import issued, listed_in

    with opened(args.file, read_only=args.dry_run) as desk:
        try:
            found = listed_in(desk, args.list)
        except Refused as fault:
            raise UserMistake(why_not(fault, lang)) from fault
        for line in found.refused:
            print(say("tickets.bad-row", {"line": line}, lang), file=sys.stderr)
        if args.dry_run:
            print(say("tickets.would", {"count": found.count}, lang))
            return 1 if found.refused else 0
        if not found.count:
            raise UserMistake(say("tickets.nothing", {}, lang))
        for event in issued(found):
            told = desk.record(event)
            print(f"{told.seq}\t{told.says}")
    return 1 if found.refused else 0


def add_export(parser: argparse.ArgumentParser) -> None:
    """``floorman export FILE --kind K -o OUT``"""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--kind", choices=KINDS, required=True)
    parser.add_argument("-o", "--out", required=True, metavar="OUT", help="a .csv or .xlsx file")
    parser.add_argument("--names", action="store_true", help="lists about money tell whom, too")


def run_export(args: argparse.Namespace) -> int:
    """Writes the list."""
    from floorman.core.refused import Refused
    from floorman.desk.front.exporting import listed
    from floorman.exchange.export import write_list

    with opened(args.file, read_only=True) as desk:
        try:
            headings, rows = listed(desk, args.kind, args.names)
            count = write_list(args.out, headings, rows, args.kind)
        except Refused as fault:
            raise UserMistake(why_not(fault, language())) from fault
    print(say("export.written", {"count": count, "file": shown(args.out)}, language()))
    return 0
