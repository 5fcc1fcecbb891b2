"""The format of a tournament as a call tells it: ``shootout 10 advance 1``, ``satellite seat 1100 seats 5``."""

import re
from collections.abc import Callable, Mapping
from decimal import Decimal

from floorman.core.format import Format
from floorman.core.model import MAX_SEATS, MIN_SEATS
from floorman.desk.calls.reader import Reader
from floorman.desk.floor.floor import Floor

_AMOUNT = re.compile(r"\d{1,12}(?:[.,]\d{1,2})?")
_THOUSANDS = re.compile(r"(?<=\d)[.,'’](?=\d{3}(?:\D|$))")
MINOR_UNITS = 100
"""Of one unit of money, where the tournament does not say."""


def amount(reader: Reader, unit: int = MINOR_UNITS) -> int:
    """An amount of money in minor units: ``1100``, ``1,100``, ``55.50``. NotUnderstood otherwise."""
    word = _THOUSANDS.sub("", reader.peek())
    if not _AMOUNT.fullmatch(word) or not word.isascii():
        raise reader.fail("expect.amount")
    reader.take()
    return int(Decimal(word.replace(",", ".")) * unit)


def _satellite(floor: Floor, reader: Reader) -> Format:
    if not reader.word("seat"):
        raise reader.fail("expect.seat-price")
    money = floor.now.money
    seat = amount(reader, MINOR_UNITS if money is None else 10**money.settings.exponent)
    seats = reader.number("expect.seats-promised", 1, 9_999) if reader.word("seats") else 0
    reader.end()
    return Format("satellite", seat=seat, guaranteed_seats=seats)


def _shootout(floor: Floor, reader: Reader) -> Format:
    table = floor.now.seats if reader.done else reader.number("expect.seats", MIN_SEATS, MAX_SEATS)
    advance = reader.number("expect.advance", 1, MAX_SEATS - 1) if reader.word("advance") else 1
    final = reader.number("expect.players", MIN_SEATS, MAX_SEATS) if reader.word("final") else 0
    reader.end("expect.shootout")
    return Format("shootout", table=table, advance=advance, final=final)


def _heads_up(_floor: Floor, reader: Reader) -> Format:
    own = reader.word("own")
    reader.end("expect.own")
    return Format("heads-up", clock="own" if own else "event")


def _flight(floor: Floor, reader: Reader) -> Format:
    name = reader.take() if not reader.done else floor.now.day
    word = reader.word("any", "busted", "none")
    reader.end("expect.reentry")
    for reentry in ("any", "busted", "none"):
        if word == reentry:
            return Format("flight", name=name, reentry=reentry)
    return Format("flight", name=name)


def _day(_floor: Floor, reader: Reader) -> Format:
    number = reader.number("expect.day", 1, 99)
    reader.end()
    return Format("day", number=number)


def _freezeout(_floor: Floor, reader: Reader) -> Format:
    reader.end()
    return Format()


KINDS: Mapping[str, Callable[[Floor, Reader], Format]] = {
    "freezeout": _freezeout,
    "satellite": _satellite,
    "shootout": _shootout,
    "heads-up": _heads_up,
    "flight": _flight,
    "day": _day,
}
"""Each kind of format, and what reads the words behind it."""


def format_told(floor: Floor, reader: Reader) -> Format:
    """The format that the words tell. NotUnderstood for anything else."""
    kind = reader.word(*KINDS)
    if not kind:
        raise reader.fail("expect.format", kinds=", ".join(KINDS))
    return KINDS[kind](floor, reader)
