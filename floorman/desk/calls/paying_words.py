"""Words that calls about prizes and payments share: whom, how much, in which kind, on whose second code."""

import re

from floorman.core.model import Chair, Entry, EntryNo, SeatNo, TableNo
from floorman.core.money import Money
from floorman.core.refused import Refused
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.subject import entry_at, player_on
from floorman.desk.floor.floor import Floor
from floorman.text.amounts import amount_from, is_amount

_SEAT = re.compile(r"([0-9]{1,5})-([0-9]{1,2})")
_CODE = re.compile(r"[A-Za-z][A-Za-z0-9]{0,7}")


def money_there(floor: Floor) -> Money:
    """The money of this tournament. Refused where there is none."""
    if floor.now.money is None:
        raise Refused("no-prices")
    return floor.now.money


def maybe_named(floor: Floor, reader: Reader) -> Entry | None:
    """``57``, ``#57`` or ``12-3``: an entry, or None with nothing read."""
    number = reader.maybe_entry()
    if number is None and _SEAT.fullmatch(reader.peek()) is None:
        number = reader.maybe_number(1, 9_999_999)
    if number is not None:
        return entry_at(floor, number)
    seat = _SEAT.fullmatch(reader.peek())
    if seat is None:
        return None
    reader.take()
    return player_on(floor, Chair(TableNo(int(seat[1])), SeatNo(int(seat[2]))))


def named(floor: Floor, reader: Reader) -> Entry:
    """The entry that the next word names. NotUnderstood if it names none."""
    found = maybe_named(floor, reader)
    if found is None:
        raise reader.fail("expect.entry-number")
    return found


def maybe_amount(floor: Floor, reader: Reader) -> int | None:
    """Minor units of ``110`` or ``110.50``, or None with nothing read. Refused for too many decimals."""
    if not is_amount(reader.peek()):
        return None
    return amount_from(reader.take(), money_there(floor).settings.exponent)


def amount(floor: Floor, reader: Reader) -> int:
    """Minor units. NotUnderstood if the next word is no amount."""
    found = maybe_amount(floor, reader)
    if found is None:
        raise reader.fail("expect.amount")
    return found


def paying_kind(floor: Floor, reader: Reader) -> str:
    """The kind behind ``=``; cash without one. Refused for one that the house does not have, and for ``free``."""
    if not reader.word("="):
        return "cash"
    word = reader.peek().lower()
    if not word:
        raise reader.fail("expect.payment-kind")
    if money_there(floor).settings.way(word) is None or word == "free":
        raise Refused("no-such-payment", kind=word)
    reader.take()
    return word


def second_code(reader: Reader, drawer: str = "") -> str:
    """The code behind ``&``; "" where there is none. Refused where it is that of the ``drawer``: another person's."""
    if not reader.word("&"):
        return ""
    if _CODE.fullmatch(reader.peek()) is None:
        raise reader.fail("expect.code")
    code = reader.take().upper()
    if code == drawer:
        raise Refused("second-code-same", drawer=code)
    return code


def remark(reader: Reader) -> str:
    """The words up to the second code."""
    words = []
    while not reader.done and reader.peek() != "&":
        words.append(reader.take())
    return " ".join(words)


def numbers(entries: list[Entry]) -> tuple[EntryNo, ...]:
    """Their numbers."""
    return tuple(entry.number for entry in entries)
