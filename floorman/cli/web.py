"""``floorman web``: screens and players' pages in the local network, of a file that a window may hold."""

import argparse
import time

from floorman.core.refused import Refused
from floorman.desk.desk import Desk
from floorman.desk.mistake import language, opened
from floorman.desk.user_mistake import UserMistake
from floorman.text.say import say, why_not

_TURN = 0.1
_READ_EVERY = 5
"""Seconds between looks at what is wanted; the file is read anew each so many of them."""


def add_web(parser: argparse.ArgumentParser) -> None:
    """``floorman web FILE [--address A] [--port P]``"""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--address", default="", help="the one address to listen at; else this machine's own")
    parser.add_argument("--port", type=int, default=8350, help="the first port to try (8350)")


def run_web(args: argparse.Namespace) -> int:
    """Serves until it is interrupted."""
    if not 1 <= args.port <= 65_000:
        raise UserMistake(say("web.no-port", {"first": args.port, "last": args.port, "address": "-"}, language()))
    with opened(args.file, read_only=True) as desk:
        _serve(desk, args.address, args.port)
    return 0


def _serve(desk: Desk, address: str, port: int) -> None:
    try:
        from floorman.web.room_pages import RoomPages
    except ModuleNotFoundError as fault:
        raise UserMistake(say("web.needs-aiohttp", lang=language())) from fault
    try:
        pages = RoomPages(desk, address, port)
    except Refused as fault:
        raise UserMistake(why_not(fault, language())) from fault
    print("\n".join(pages.says(language())), flush=True)
    turn = 0
    try:
        while True:
            if turn % _READ_EVERY == 0:
                pages.heard(desk.refresh())
            pages.turn()
            turn += 1
            time.sleep(_TURN)
    finally:
        pages.close()
