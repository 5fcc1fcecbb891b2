"""``floorman hall`` and ``floorman move``: a server for many podiums, and tournaments brought into it and out again."""

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from floorman.desk.mistake import language, one_sentence
from floorman.text.say import say

if TYPE_CHECKING:
    from floorman.hall.hall import Hall

_FOLDER = "the hall's folder; the one made last on this machine if it is left out"


def add_hall(parser: argparse.ArgumentParser) -> None:
    """``floorman hall init FOLDER | start | stop | status | stations | add NAME | remove NAME | join SHEET | …``"""
    ways = parser.add_subparsers(dest="way", required=True, metavar="|".join(_WAYS))
    init = ways.add_parser("init", help="make a hall with the PostgreSQL that is installed, and start it")
    init.add_argument("folder", metavar="FOLDER", help="a new folder for everything of the hall")
    init.add_argument("--name", default="hall", help="how its stations call it")
    init.add_argument(
        "--listen", default="*", help="the one address that it answers at; all of this machine if left out"
    )
    init.add_argument("--host", action="append", default=[], help="a name or address under which stations reach it")
    init.add_argument("--port", type=int)
    for way, words in (
        ("start", "start its server"),
        ("stop", "stop it"),
        ("status", "does it run, and what is in it"),
    ):
        ways.add_parser(way, help=words).add_argument("folder", metavar="FOLDER", nargs="?", help=_FOLDER)
    ways.add_parser("stations", help="who belongs to it").add_argument(
        "folder", metavar="FOLDER", nargs="?", help=_FOLDER
    )
    add = ways.add_parser("add", help="a new station: prints the line with which it joins, once")
    add.add_argument("name", metavar="NAME")
    add.add_argument("--rank", required=True, help="td, floor, registration, cashier, viewer; several with commas")
    remove = ways.add_parser("remove", help="a station belongs to it no longer")
    remove.add_argument("name", metavar="NAME")
    for one in (add, remove):
        one.add_argument("--folder", metavar="FOLDER", help=_FOLDER)
    invite = ways.add_parser("invite", help="six digits that let one more station in, for three minutes")
    invite.add_argument("--rank", required=True, help="as for add")
    invite.add_argument("--folder", metavar="FOLDER", help=_FOLDER)
    joining = ways.add_parser("join", help="join a hall: by the line that `add` printed, or HOST:PORT and six digits")
    joining.add_argument("sheet", metavar="LINE")
    joining.add_argument("--digits", help="the six digits of an invitation; LINE is then HOST:PORT")
    joining.add_argument("--name", default="podium", help="how this station is called, with digits")
    ways.add_parser("schema", help="the SQL for a server of one's own")
    standby = ways.add_parser("standby", help="a second server that follows the first")
    standby.add_argument("new", metavar="NEWFOLDER")
    standby.add_argument("--folder", metavar="FOLDER", help=_FOLDER)
    standby.add_argument("--port", type=int)
    promote = ways.add_parser("promote", help="the second server takes over")
    promote.add_argument("folder", metavar="FOLDER")
    go_on = ways.add_parser("go-on", help="a new hall from a station's mirror, when the server is lost")
    go_on.add_argument("mirror", metavar="MIRROR.floor")
    go_on.add_argument("folder", metavar="FOLDER", help="a new folder")
    go_on.add_argument("--lost", required=True, metavar="HOST", help="the lost server, as its stations knew it")
    go_on.add_argument("--name", default="hall")
    go_on.add_argument("--listen", default="*")


def run_hall(args: argparse.Namespace) -> int:
    """Does what was asked; a hall that says no does so in one sentence."""
    with one_sentence():
        return _WAYS[args.way](args)


def add_move(parser: argparse.ArgumentParser) -> None:
    """``floorman move FILE --to hall`` and ``floorman move hall:NAME/friday --to FILE``"""
    parser.add_argument("source", metavar="FILE", help="a tournament file, or hall:NAME/friday")
    parser.add_argument("--to", required=True, metavar="WHERE", help="hall, hall:NAME/friday, or a file")


def run_move(args: argparse.Namespace) -> int:
    """Moves a tournament; where it was, nothing is recorded any more."""
    from floorman.desk.files.opening import is_in_a_hall
    from floorman.hall.moving import move_in, move_out

    with one_sentence():
        if is_in_a_hall(args.source):
            move_out(args.source, args.to)
            _tell("hall.moved-out", named=args.source, file=args.to)
        else:
            named = move_in(args.source, args.to)
            _tell("hall.moved-in", named=named, file=args.source)
    return 0


def _tell(code: str, **params: object) -> None:
    print(say(code, params, language()))


def _init(args: argparse.Namespace) -> int:
    from floorman.hall.hall import make_hall
    from floorman.hall.membership import join, remember

    hall = make_hall(Path(args.folder).absolute(), name=args.name, listen=args.listen, port=args.port, names=args.host)
    remember(hall.folder)
    join(hall.add("podium", ["td"]))
    _tell("hall.made", hall=hall.name, host=hall.host, port=hall.port)
    return 0


def _hall(args: argparse.Namespace) -> "Hall":
    from floorman.hall.hall import Hall
    from floorman.hall.membership import made_here

    return Hall(Path(args.folder).absolute() if args.folder else made_here())


def _start(args: argparse.Namespace) -> int:
    hall = _hall(args)
    hall.start()
    _tell("hall.started", hall=hall.name, host=hall.host, port=hall.port)
    return 0


def _stop(args: argparse.Namespace) -> int:
    hall = _hall(args)
    hall.stop()
    _tell("hall.stopped", hall=hall.name)
    return 0


def _status(args: argparse.Namespace) -> int:
    hall = _hall(args)
    if not hall.runs():
        _tell("hall.stopped", hall=hall.name)
        return 1
    _tell("hall.started", hall=hall.name, host=hall.host, port=hall.port)
    for name, rows in hall.tournaments():
        print(f"hall:{hall.name}/{name}\t{rows}")
    return 0


def _stations(args: argparse.Namespace) -> int:
    for name, ranks, here in _hall(args).members():
        print(f"{name}\t{','.join(ranks)}\t{say('hall.here' if here else 'hall.away', {}, language())}")
    return 0


def _add(args: argparse.Namespace) -> int:
    sheet = _hall(args).add(args.name, ranks_of(args.rank))
    _tell("hall.join-with", station=sheet.station)
    print(f"floorman hall join {sheet.line()}")
    return 0


def _invite(args: argparse.Namespace) -> int:
    hall = _hall(args)
    print(hall.invite(ranks_of(args.rank)))
    _tell("hall.invited", host=hall.host, port=hall.port)
    return 0


def ranks_of(words: str) -> list[str]:
    """The ranks of ``td,cashier``."""
    return [rank.strip() for rank in words.split(",")]


def _remove(args: argparse.Namespace) -> int:
    _hall(args).remove(args.name)
    _tell("hall.removed", name=args.name)
    return 0


def _join(args: argparse.Namespace) -> int:
    from floorman.hall.membership import address_typed, join, join_with_digits, read_sheet
    from floorman.store.server import tournaments

    if args.digits is not None:
        host, port = address_typed(args.sheet)
        print("\n".join(join_with_digits(host, port, args.digits, args.name)))
        return 0

    sheet = read_sheet(args.sheet)
    address = join(sheet)
    _tell("hall.joined", hall=sheet.hall, station=sheet.station)
    for name, rows, _ in tournaments(address):
        print(f"hall:{sheet.hall}/{name}\t{rows}")
    return 0


def _schema(_: argparse.Namespace) -> int:
    from floorman.hall.hall import schema

    sys.stdout.write(schema())
    return 0


def _standby(args: argparse.Namespace) -> int:
    from floorman.hall.standby import follow

    hall = follow(_hall(args), Path(args.new).absolute(), args.port)
    _tell("hall.follows", folder=str(hall.folder), port=hall.port)
    return 0


def _promote(args: argparse.Namespace) -> int:
    from floorman.hall.standby import promote

    hall = promote(Path(args.folder).absolute())
    _tell("hall.started", hall=hall.name, host=hall.host, port=hall.port)
    return 0


def _go_on(args: argparse.Namespace) -> int:
    from floorman.hall.fail_over import go_on
    from floorman.hall.membership import remember

    hall, named = go_on(Path(args.mirror), Path(args.folder).absolute(), args.name, args.listen, lost=args.lost)
    remember(hall.folder)
    _tell("hall.goes-on", named=named, host=hall.host, port=hall.port)
    return 0


_WAYS: Mapping[str, Callable[[argparse.Namespace], int]] = {
    "init": _init,
    "start": _start,
    "stop": _stop,
    "status": _status,
    "stations": _stations,
    "add": _add,
    "invite": _invite,
    "remove": _remove,
    "join": _join,
    "schema": _schema,
    "standby": _standby,
    "promote": _promote,
    "go-on": _go_on,
}
