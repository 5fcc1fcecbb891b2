"""Calls of the cash drawer: opened, chosen, money in and out, counted blind, X report, closed."""

import re
from collections.abc import Iterator

from floorman.core.facts import CloseDrawer, DrawerCounted, DrawerMoved, DrawerOpened
from floorman.core.facts.money import open_shift
from floorman.core.facts.tickets import there_is_money
from floorman.core.refused import Refused
from floorman.desk.calls.payment import till
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Against, Ask, AskDrawn, Query, Request, TakeDrawer
from floorman.desk.words.money_sentences import MoneySpeaker
from floorman.text.amounts import amount_from, is_amount
from floorman.text.phrases.mark import N_

_CODE = re.compile(r"[A-Za-z][A-Za-z0-9]{0,7}", re.ASCII)
_PIECES = re.compile(r"([0-9]+(?:[.,][0-9]{1,3})?)[xX×]([0-9]{1,6})", re.ASCII)


def drawer(floor: Floor, reader: Reader) -> Request:
    """Every call that begins with ``drawer``."""
    there_is_money(floor.now)
    word = reader.word("open", "in", "out", "move", "count", "x", "close")
    if word:
        return _CALLS[word](floor, reader)
    code = _code(reader)
    reader.end()
    open_shift(floor.now, code)
    return TakeDrawer(code)


def _code(reader: Reader) -> str:
    """A drawer's code, ``C3``."""
    if not _CODE.fullmatch(reader.peek()):
        raise reader.fail("expect.drawer")
    return reader.take().upper()


def _amount(floor: Floor, reader: Reader) -> int:
    if not is_amount(reader.peek()):
        raise reader.fail("expect.amount")
    return amount_from(reader.take(), there_is_money(floor.now).settings.exponent)


def _open(floor: Floor, reader: Reader) -> Request:
    """``drawer open C3 500``, ``drawer open C3 500 card``: the kind of payment of a sale that names none."""
    code = _code(reader)
    cash = _amount(floor, reader) if not reader.done else 0
    names = [way.name for way in there_is_money(floor.now).settings.ways if not way.number and way.name != "free"]
    usual = reader.word(*names) or "cash"
    reader.end()
    return Ask(DrawerOpened(code, cash, usual))


def _in(floor: Floor, reader: Reader) -> Request:
    amount = _amount(floor, reader)
    return Ask(DrawerMoved(till(floor), "in", amount), remark=reader.rest())


def _out(floor: Floor, reader: Reader) -> Request:
    amount = _amount(floor, reader)
    return Ask(DrawerMoved(till(floor), "out", amount), remark=reader.rest())


def _move(floor: Floor, reader: Reader) -> Request:
    amount, code = _amount(floor, reader), _code(reader)
    return Ask(DrawerMoved(till(floor), "to", amount, to=code), remark=reader.rest())


def _count(floor: Floor, reader: Reader) -> Request:
    """``drawer count 50x8 10x1``, ``drawer count card 4300``: blind, as often as one likes."""
    if reader.word("card"):
        card = _amount(floor, reader)
        reader.end()
        return Ask(DrawerCounted(till(floor), card=card))
    pieces: list[tuple[int, int]] = []
    exponent = there_is_money(floor.now).settings.exponent
    while found := _PIECES.fullmatch(reader.peek()):
        reader.take()
        pieces.append((amount_from(found[1], exponent), int(found[2])))
    if not pieces and is_amount(reader.peek()):
        cash = _amount(floor, reader)
        reader.end("expect.pieces")
        return Ask(DrawerCounted(till(floor), cash))
    if not pieces or not reader.done:
        raise reader.fail("expect.pieces")
    return Ask(DrawerCounted(till(floor), sum(value * count for value, count in pieces), tuple(pieces)))


def _x(floor: Floor, reader: Reader) -> Request:
    """``drawer x``: the shift so far; what it should hold stays hidden."""
    reader.end()
    code = till(floor)
    shift = open_shift(floor.now, code)
    speaker, money = MoneySpeaker(floor), there_is_money(floor.now)
    shown = money.drawers[code]
    sales = sum((sale.drawer, sale.shift) == (code, shift) for sale in money.sales.values())
    kinds = {kind: amount for kind, amount in shown.taken.items() if kind != "cash"}
    told = ", ".join(f"{speaker.payment(kind)} {speaker.amount(amount)}" for kind, amount in kinds.items()) or "–"
    return Query(
        "look.drawer", {"drawer": code, "sales": sales, "kinds": told, "counts": shown.counts}, opens="drawers"
    )


def _close(floor: Floor, reader: Reader) -> Request:
    """``drawer close``: with a second code where it is over or short by more than the house lets pass."""
    reader.end()
    return Ask(CloseDrawer(till(floor)))


def second_code_wanted(floor: Floor, asked: object) -> None:
    """Refused where the house asks for a second code and none stands behind the call."""
    if not isinstance(asked, CloseDrawer) or asked.second:
        return
    limit = floor.house.choices.drawer_difference
    found = there_is_money(floor.now).drawer(asked.drawer)
    if limit and found is not None and found.counted is not None and abs(found.counted - found.cash) > limit:
        raise Refused("second-code", call="drawer close & C7")


_CALLS = {"open": _open, "in": _in, "out": _out, "move": _move, "count": _count, "x": _x, "close": _close}


def differs(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """A drawer closed though the card slips are not the terminal's total."""
    asked = request.asked if isinstance(request, Ask) else None
    if not isinstance(asked, CloseDrawer):
        return
    found = there_is_money(floor.now).drawer(asked.drawer)
    if found is None or not found.taken.get("card", 0) or found.card_slips == found.taken["card"]:
        return
    yield Against("against.card-slips", {"drawer": found.code})


VERBS = VerbGroup(
    N_("Drawers"),
    (
        Verb(
            ("drawer",),
            drawer,
            (
                Form("drawer open C3 500", N_("a drawer opened with so much cash; sales of this window go to it")),
                Form("drawer C4", N_("sales of this window go to that drawer from now on")),
                Form("drawer in 200", N_("cash brought in")),
                Form("drawer out 2000", N_("cash taken out")),
                Form("drawer move 500 C4", N_("cash to another drawer")),
                Form("drawer count 50x8 10x1", N_("counted by note and coin, as often as one likes")),
                Form("drawer count card 4300", N_("total of the card slips")),
                Form("drawer x", N_("the shift so far")),
                Form("drawer close", N_("the shift is over: over or short is told, and the Z")),
            ),
            cautions=(differs,),
            by_two=True,
        ),
    ),
)
