"""Receipts in two copies, refunds in two copies, chip slips for the dealer."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from floorman.core.money import GivenBack, Sale, Tender
from floorman.core.money_settings import ENTRIES
from floorman.desk.desk import Desk
from floorman.desk.papers.selection import Selection
from floorman.desk.papers.work import Paperwork, Wanted
from floorman.desk.words.numbers import serial
from floorman.desk.words.sentences import number
from floorman.slips import values as v
from floorman.text.amounts import amount_text
from floorman.text.say import sentences

_COPIES = ("player", "drawer")


class Copied(Struct, frozen=True):
    """A receipt or refund, and for whom this copy is."""

    row: Sale | GivenBack
    copy: str


def receipts(desk: Desk, only: Selection) -> Iterator[Wanted]:
    """Receipts that stand, each for the player and the drawer; of a single player only the newest."""
    for sale in _sales(desk, only):
        yield from _copied(desk, sale)


def refunds(desk: Desk, only: Selection) -> Iterator[Wanted]:
    """What was given back, for the player and the drawer."""
    money = desk.floor.now.money
    for back in () if money is None else money.refunds.values():
        if only.has(desk.floor.now.entries[back.entry]):
            yield from _copied(desk, back)


def chip_slips(desk: Desk, only: Selection) -> Iterator[Wanted]:
    """Chips that were bought by who plays already: the dealer gives them for the slip."""
    for sale in _sales(desk, only):
        if sale.chips and ENTRIES.isdisjoint(sale.products):
            yield Wanted(desk.floor.now.entries[sale.entry], None, Copied(sale, ""))


def _sales(desk: Desk, only: Selection) -> list[Sale]:
    now = desk.floor.now
    if now.money is None:
        return []
    standing = [sale for sale in now.money.sales.values() if not sale.refunded and only.has(now.entries[sale.entry])]
    if only.all:
        return standing
    return list({sale.entry: sale for sale in standing}.values())


def _copied(desk: Desk, row: Sale | GivenBack) -> Iterator[Wanted]:
    for copy in _COPIES:
        yield Wanted(desk.floor.now.entries[row.entry], None, Copied(row, copy))


def receipt(work: Paperwork, one: Wanted, issue: v.Issue) -> v.MoneySlip:
    """A receipt: what, for how much, how paid, where to sit."""
    sale = one.about.row
    assert isinstance(sale, Sale)
    parts = (("pool", sale.parts.pool), ("fee", sale.parts.fee), ("staff", sale.parts.staff))
    lines = (
        (_products(work, sale), _amount(work, sale.parts.total)),
        (work.say("paper.money.paid"), _tenders(work, sale.tenders)),
        *((work.say(f"till.{name}"), _amount(work, part)) for name, part in parts if part),
        *(((work.say("till.bounty"), _amount(work, sale.parts.bounty)),) if sale.parts.bounty else ()),
        *(((work.say("paper.money.chips"), number(sale.chips)),) if sale.chips else ()),
    )
    return _slip(work, one, issue, "paper.money.receipt", lines, _seat(work, sale))


def refund(work: Paperwork, one: Wanted, issue: v.Issue) -> v.MoneySlip:
    """A refund: how much, in which kinds, for which receipts."""
    back = one.about.row
    lines = (
        (work.say("paper.money.back"), _tenders(work, back.tenders)),
        (work.say("paper.money.for"), ", ".join(map(serial, back.sales))),
    )
    return _slip(work, one, issue, "paper.money.refund", lines, "")


def chip_slip(work: Paperwork, one: Wanted, issue: v.Issue) -> v.MoneySlip:
    """What a dealer gives."""
    sale = one.about.row
    assert isinstance(sale, Sale)
    lines = ((_products(work, sale), number(sale.chips)),)
    return _slip(work, one, issue, "paper.money.for-dealer", lines, _seat(work, sale))


def _slip(
    work: Paperwork, one: Wanted, issue: v.Issue, title: str, lines: Iterable[tuple[str, str]], seat: str
) -> v.MoneySlip:
    assert one.entry is not None
    copy = one.about.copy
    last = work.say(f"paper.money.copy-{copy}") if copy else ""
    row = one.about.row
    return v.MoneySlip(
        work.event, work.player(one.entry), work.say(title), serial(row.serial), tuple(lines), seat, last, issue
    )


def _seat(work: Paperwork, sale: Sale) -> str:
    now = work.floor.now
    chair = now.entries[sale.entry].chair
    if chair is not None:
        return str(chair)
    waits = None if now.money is None else now.money.ticket_numbers.get(sale.entry)
    return "" if waits is None else str(waits)


def _amount(work: Paperwork, amount: int) -> str:
    money = work.floor.now.money
    assert money is not None
    return f"{amount_text(amount, money.settings.exponent)} {money.settings.currency}"


def _products(work: Paperwork, sale: Sale) -> str:
    return ", ".join(work.say(f"product.{name}") for name in sale.products)


def _tenders(work: Paperwork, tenders: Iterable[Tender]) -> str:
    known = sentences()
    named = ((one, f"payment.{one.kind}") for one in tenders)
    each = (f"{_amount(work, one.amount)} {work.say(code) if code in known else one.kind}" for one, code in named)
    return ", ".join(each) or "–"
