"""Commands on a tournament file: made, drawn, played, shown, checked."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from msgspec.structs import replace

from floorman.core.digits import is_number
from floorman.core.model import MAX_TABLE
from floorman.desk.calls.parts import calls
from floorman.desk.desk import Desk
from floorman.desk.mistake import language, one_sentence, opened
from floorman.desk.request import Outcome
from floorman.desk.user_mistake import UserMistake
from floorman.disk.input import read
from floorman.disk.place import place_of
from floorman.disk.refused import shown
from floorman.text.say import say

if TYPE_CHECKING:
    from floorman.desk.files.opening import Opening

LONGEST_LINE = 1_000_000
"""Bytes of one line of a script; no call is that long."""
TIME_MARK = "@"
"""Begins a line of a rehearsal's script that sets the time."""
LARGEST_SCRIPT = 32 << 20
"""Bytes of a script that is a file."""


def add_new(parser: argparse.ArgumentParser) -> None:
    """``floorman new FILE [--from EVENT.toml] --name N …``"""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--from", dest="event_file", metavar="EVENT.toml", help="an event file; options win")
    parser.add_argument("--name", help="the tournament's name, if the event file has none")
    parser.add_argument("--event", help="the event's number")
    parser.add_argument("--day", help="the day, such as 1A")
    parser.add_argument("--house", help="a house, or the path of a house file; tda-2024 if none is named")
    parser.add_argument("--tables", help="tables to open, such as 1-12 or 1,2,7")
    parser.add_argument("--seats", type=int, help="seats of a table, 2 to 12; 9 if nothing is said")
    parser.add_argument("--sell", type=int, help="the most players that are sold to a table")
    parser.add_argument("--rehearsal", action="store_true", help="for practice; scripts set its time")


def run_new(args: argparse.Namespace) -> int:
    """Makes the file; an existing one is refused."""
    from floorman.desk.files.opening import new_desk

    with one_sentence():
        opening = _opening(args)
        tell_left_overs(place_of(args.file).parent)
        new_desk(args.file, opening, lang=language()).close()
    return 0


def _opening(args: argparse.Namespace) -> "Opening":
    """The tournament of the event file, if one is named, with what is given beside it."""
    from floorman.desk.files.opening import Opening

    opening = Opening("")
    if args.event_file is not None:
        from floorman.desk.files.event_file import read_event_file

        opening = read_event_file(args.event_file, house=args.house or "")
    elif args.house is not None:
        opening = replace(opening, house=args.house)
    given = {"name": args.name, "number": args.event, "day": args.day, "seats": args.seats, "sell": args.sell}
    if args.tables is not None:
        given["tables"] = tuple(dict.fromkeys(table_numbers(args.tables)))
    told = {name: value for name, value in given.items() if value is not None}
    return replace(opening, rehearsal=args.rehearsal, **told)


def tell_left_overs(folder: Path) -> None:
    """Takes away what runs that were killed left half made in ``folder``, and names it."""
    from floorman.store.making import clear_left_overs

    for left in clear_left_overs(folder):
        print(say("store.half-made-gone", {"file": left.name}, language()), file=sys.stderr)


def table_numbers(text: str) -> Iterator[int]:
    """The tables of ``1-12,15``. UserMistake for anything else."""
    for part in filter(None, text.replace(" ", "").split(",")):
        first, _, last = part.replace("..", "-").partition("-")
        if not (is_number(first) and is_number(last or first)):
            raise UserMistake(f"tables are written as 1-12 or 1,2,7, not {text}")
        if not 1 <= int(first) <= int(last or first) <= MAX_TABLE:
            raise UserMistake(f"tables are numbered 1 to {MAX_TABLE}, not {part}")
        yield from range(int(first), int(last or first) + 1)


def add_draw(parser: argparse.ArgumentParser) -> None:
    """``floorman draw FILE [--seed S]``"""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--seed", default="", help="a seed given by hand; it is marked so on every sheet")


def run_draw(args: argparse.Namespace) -> int:
    """Seats everybody who has no seat."""
    with opened(args.file) as desk:
        told = desk.call(f"draw {args.seed}".strip())
        if not told.ok:
            raise UserMistake(told.says)
        print(_line(told))
    return 0


def add_play(parser: argparse.ArgumentParser) -> None:
    """``floorman play FILE SCRIPT|-``"""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("script", metavar="SCRIPT", help="calls, one a line, # for comments; - reads standard input")
    parser.add_argument("--keep-going", action="store_true", help="go on after a line that failed")


def run_play(args: argparse.Namespace) -> int:
    """Carries out the calls; stops at the first line that fails unless told to go on. Exit 1 if a line failed."""
    failed = False
    with opened(args.file) as desk:
        for number, raw in enumerate(_script(args.script), 1):
            if not _played(desk, number, raw):
                failed = True
                if not args.keep_going:
                    break
    return 1 if failed else 0


def _without_comment(text: str) -> str:
    """The line without its comment: a ``#`` that stands for itself; ``#17`` is an entry."""
    for at, sign in enumerate(text):
        if sign == "#" and (at == 0 or text[at - 1].isspace()) and not is_number(text[at + 1 : at + 2]):
            return text[:at]
    return text


def _played(desk: Desk, number: int, raw: bytes) -> bool:
    if len(raw) > LONGEST_LINE:
        print(f"floorman: line {number}: {desk.teller.say('play.too-long')}", file=sys.stderr, flush=True)
        return False
    try:
        line = raw.decode("utf-8-sig" if number == 1 else "utf-8")
    except UnicodeDecodeError:
        print(f"floorman: line {number}: {desk.teller.say('play.not-text')}", file=sys.stderr, flush=True)
        return False
    if line.startswith(TIME_MARK):
        return _time_set(desk, number, line)
    for one in calls(_without_comment(line)):
        told = desk.call(one)
        if not told.ok:
            print(f"floorman: line {number}: {told.says}", file=sys.stderr, flush=True)
            return False
        print(_line(told), flush=True)
    return True


def _time_set(desk: Desk, number: int, line: str) -> bool:
    """A line such as ``@2026-11-29T19:00:00+01:00``: the time of what follows, in a rehearsal."""
    from floorman.desk.timekeeping.rehearsal import set_time

    told = desk.attempt(lambda: _at_time(desk, lambda: set_time(desk.file, desk.floor, _without_comment(line)[1:])))
    if not told.ok:
        print(f"floorman: line {number}: {told.says}", file=sys.stderr, flush=True)
    return told.ok


def _at_time(desk: Desk, put: Callable[[], None]) -> Outcome:
    """What has begun by the clock until then is written down first."""
    put()
    desk.keep()
    return Outcome(status="shown")


def _line(told: Outcome) -> str:
    against = f"\t! {' '.join(told.against)}" if told.against else ""
    return f"{'-' if told.seq is None else told.seq}\t{told.says}{against}"


def _script(name: str) -> Iterator[bytes]:
    """The lines as they come in; of one that is too long only its beginning. PathRefused for what is no file."""
    if name == "-":
        yield from _lines(sys.stdin.buffer)
    else:
        yield from _lines(BytesIO(read(name, LARGEST_SCRIPT)))


def _lines(script: BinaryIO) -> Iterator[bytes]:
    while line := script.readline(LONGEST_LINE + 1):
        yield line
        while len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            line = script.readline(LONGEST_LINE + 1)


def add_show(parser: argparse.ArgumentParser) -> None:
    """``floorman show FILE [--json] [--at TIME]``"""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--at", metavar="TIME", help="as it is at that time, such as 2026-11-29T20:15:00+01:00")


def run_show(args: argparse.Namespace) -> int:
    """The room as it stands, as JSON or in words."""
    from floorman.desk.front import json_view as show
    from floorman.desk.timekeeping.looking import look_at

    with opened(args.file, read_only=True) as desk:
        if args.at is not None:
            look_at(desk.floor, args.at)
        room = show.room(desk)
        if args.json:
            print(json.dumps(room, ensure_ascii=False))
        else:
            print("\n".join(show.in_words(desk)))
    return 0


def add_journal(parser: argparse.ArgumentParser) -> None:
    """``floorman journal FILE [--json]``"""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--json", action="store_true")


def run_journal(args: argparse.Namespace) -> int:
    """What happened, oldest first; what was undone is marked."""
    from floorman.desk.front import json_view as show

    with opened(args.file, read_only=True) as desk:
        rows = show.journal(desk)
        if args.json:
            print(json.dumps(rows, ensure_ascii=False))
            return 0
        for row in rows:
            mark = " (undone)" if row["undone"] else ""
            cites = f"  [{', '.join(row['cites'])}]" if row["cites"] else ""
            print(f"{row['seq']:>6}  {row['at']}  {row['says']}{mark}{cites}")
    return 0


def add_check(parser: argparse.ArgumentParser) -> None:
    """``floorman check FILE``"""
    parser.add_argument("file", metavar="FILE")


def run_check(args: argparse.Namespace) -> int:
    """Whether the file is whole: what is wrong and what is safe. Exit 0 or 1."""
    from floorman.desk.files.checking import ROOM_PROBLEMS, check_all

    lang = language()
    with one_sentence():
        health = check_all(args.file)
    for problem in health.problems:
        code = "check.damaged" if problem.code == "store.damaged" else problem.code
        print(say(code, problem.params, lang))
    for note in health.notes:
        print(say(note.code, note.params, lang))
    if health.ok or (health.total and not any(problem.code in ROOM_PROBLEMS for problem in health.problems)):
        params = {"safe": health.safe_rows, "total": health.total}
        print(say("check.whole" if health.ok else "check.safe", params, lang))
    if health.ok:
        _tell_changed_flights(args.file)
    return 0 if health.ok else 1


def _tell_changed_flights(path: str) -> None:
    """Flights beside a day's file that have other rows now than when they were merged into it."""
    from floorman.desk.files.merging import changed_flights

    for flight in changed_flights(path):
        print(say("check.flight-changed", {"flight": flight.name, "file": flight.file}, language()))


def add_salvage(parser: argparse.ArgumentParser) -> None:
    """``floorman salvage FILE NEW``"""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("new", metavar="NEW")


def run_salvage(args: argparse.Namespace) -> int:
    """Saves everything before the damage to a new file."""
    from floorman.store.salvage import salvage

    with one_sentence():
        tell_left_overs(place_of(args.new).parent)
        rows = salvage(args.file, args.new)
    print(say("check.saved", {"rows": rows, "file": shown(args.new)}, language()))
    return 0
