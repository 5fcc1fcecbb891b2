"""Sales, cash and tickets as lists for other programs: amounts with their decimals, names only where they are asked."""

from collections.abc import Iterator, Sequence

from floorman.core.facts import (
    DrawerClosed,
    DrawerCounted,
    DrawerMoved,
    DrawerOpened,
    Paid,
    Reclaimed,
    Refunded,
    Sold,
    Withdrawn,
)
from floorman.core.facts.tickets import there_is_money
from floorman.core.money import GivenBack, Sale, Tender
from floorman.desk.desk import Desk
from floorman.desk.steady import as_seconds
from floorman.desk.words.numbers import serial
from floorman.text.amounts import amount_text

Cell = str | int | None
SALES = (
    *("Serial", "At", "Entry", "Name", "Products", "Pool", "Fee", "Staff", "Bounty", "Paid", "Payments", "Drawer"),
    *("Second code", "Standing", "Refund of"),
)
CASH = ("At", "Drawer", "Shift", "Row", "Serial", "Cash")
TICKETS = ("code", "event", "value", "entry", "name", "status")


def sales(desk: Desk, names: bool) -> Iterator[Sequence[Cell]]:
    """Every receipt and refund, by serial; of a refund amounts are below 0."""
    money = there_is_money(desk.floor.now)
    rows: list[Sale | GivenBack] = [*money.sales.values(), *money.refunds.values()]
    for one in sorted(rows, key=lambda row: row.serial):
        sale = one if isinstance(one, Sale) else None
        sign = 1 if sale is not None else -1
        sold = [one] if isinstance(one, Sale) else [money.sales[number] for number in one.sales]
        paid = sum(tender.amount for tender in one.tenders if tender.kind != "free")
        yield (
            serial(one.serial),
            as_seconds(one.at),
            one.entry,
            desk.floor.names.name(one.entry) if names else "",
            " ".join(name for each in sold for name in each.products),
            *(_text(desk, sign * part) for part in (one.parts.pool, one.parts.fee, one.parts.staff, one.parts.bounty)),
            _text(desk, sign * paid),
            " ".join(f"{tender.kind} {_text(desk, sign * tender.amount)}" for tender in one.tenders),
            one.drawer,
            one.second,
            "yes" if sale is not None and not sale.refunded else "no",
            " ".join(serial(each.serial) for each in sold) if sale is None else "",
        )


def _text(desk: Desk, amount: int) -> str:
    return amount_text(amount, there_is_money(desk.floor.now).settings.exponent)


def cash(desk: Desk, _names: bool) -> Iterator[Sequence[Cell]]:
    """Every row of cash that stands, by the journal: what went into a drawer (below 0: out of it), counts beside."""
    there_is_money(desk.floor.now)
    for fact in desk.log.facts:
        event, at = fact.event, as_seconds(fact.at)
        if not desk.log.stands(fact.seq):
            continue
        if isinstance(event, DrawerOpened):
            yield at, event.drawer, event.shift, "open", "", _text(desk, event.cash)
        elif isinstance(event, DrawerMoved):
            sign = 1 if event.direction == "in" else -1
            yield at, event.drawer, event.shift, event.direction, "", _text(desk, sign * event.amount)
            if event.direction == "to":
                yield at, event.to, event.to_shift, "from", "", _text(desk, event.amount)
        elif isinstance(event, DrawerCounted) and event.cash is not None:
            yield at, event.drawer, event.shift, "count", "", _text(desk, event.cash)
        elif isinstance(event, DrawerClosed):
            yield at, event.drawer, event.shift, "close", "", _text(desk, event.counted)
        elif isinstance(event, Paid) and event.kind == "cash":
            out = event.prize + event.bounty - event.withheld
            yield at, event.drawer, "", "payout", "", _text(desk, -out)
        elif isinstance(event, Reclaimed) and event.kind == "cash":
            yield at, event.drawer, "", "reclaim", "", _text(desk, event.amount)
        elif isinstance(event, Sold | Refunded | Withdrawn):
            sign = 1 if isinstance(event, Sold) else -1
            taken = _cash(event.tenders)
            if taken:
                row = "sale" if sign > 0 else "refund"
                yield at, event.drawer, event.shift, row, serial(event.serial), _text(desk, sign * taken)


def _cash(tenders: Sequence[Tender]) -> int:
    return sum(one.amount for one in tenders if one.kind == "cash")


def tickets(desk: Desk, names: bool) -> Iterator[Sequence[Cell]]:
    """Tickets that this tournament issued, and those that it takes, by their issuers."""
    now = desk.floor.now
    for code, listed in there_is_money(now).tickets.items():
        entry = listed.ticket.entry
        yield (
            code,
            listed.issuer or now.name,
            _text(desk, listed.ticket.value),
            entry,
            desk.floor.names.name(entry) if names and entry is not None else "",
            "redeemed" if listed.redeemed else "listed" if listed.issuer else "issued",
        )
