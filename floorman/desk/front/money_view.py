"""Money, sales and drawers as plain values, for other programs."""

from collections.abc import Iterable
from typing import Any

from floorman.core.money import GivenBack, Money, Sale, Tender
from floorman.core.money_sums import chips_sold, differences, sums
from floorman.core.parts import Parts
from floorman.desk.floor.floor import Floor
from floorman.desk.prizes.accounts import prize_differences, reckoning
from floorman.desk.words.journal_sentences import serial
from floorman.rules.pool import overlay_of

Plain = dict[str, Any]


def money_view(floor: Floor) -> Plain | None:
    """The sums; null where nothing is sold here."""
    now, money = floor.now, floor.now.money
    if money is None:
        return None
    told = sums(money)
    overlay = overlay_of(floor.house, told.pool, told.bounty, money.settings.guarantee)
    return {
        "currency": money.settings.currency,
        "exponent": money.settings.exponent,
        "entries": money.entries,
        "persons": money.persons,
        "collected": told.collected,
        "added": told.added,
        "free": told.free,
        "pool": told.pool,
        "fee": told.fee,
        "staff": told.staff,
        "bounty": told.bounty,
        "guarantee": money.settings.guarantee,
        "overlay": overlay,
        "prizes": told.pool + overlay,
        "paid_out": reckoning(floor).paid_out,
        "owed": sorted(money.owed),
        "chips_sold": chips_sold(now),
        "differences": [*differences(now), *prize_differences(floor)],
    }


def drawers_view(floor: Floor) -> list[Plain] | None:
    """The last shift of each drawer."""
    money = floor.now.money
    if money is None:
        return None
    return [{"code": one.code, "open": one.open, "expected": one.cash} for _, one in sorted(money.drawers.items())]


def sales_view(floor: Floor) -> list[Plain] | None:
    """Receipts and refunds by their serials; of a refund every amount is below 0."""
    money = floor.now.money
    if money is None:
        return None
    rows: list[Sale | GivenBack] = [*money.sales.values(), *money.refunds.values()]
    return [_row(money, one) for one in sorted(rows, key=lambda one: one.serial)]


def _row(money: Money, one: Sale | GivenBack) -> Plain:
    if isinstance(one, Sale):
        return {
            "serial": serial(one.serial),
            "entry": one.entry,
            "products": list(one.products),
            "parts": parts_view(one.parts),
            "payments": _payments(one.tenders, 1),
            "drawer": one.drawer,
            "standing": not one.refunded,
            "refund_of": None,
        }
    sold = [money.sales[number] for number in one.sales]
    return {
        "serial": serial(one.serial),
        "entry": one.entry,
        "products": [name for sale in sold for name in sale.products],
        "parts": parts_view(one.parts.times(-1)),
        "payments": _payments(one.tenders, -1),
        "drawer": one.drawer,
        "standing": False,
        "refund_of": serial(one.sales[0]) if one.sales else None,
    }


def parts_view(parts: Parts) -> Plain:
    """Where each unit goes."""
    return {"pool": parts.pool, "fee": parts.fee, "staff": parts.staff, "bounty": parts.bounty}


def _payments(tenders: Iterable[Tender], sign: int) -> list[Plain]:
    return [
        {"kind": one.kind, "amount": sign * one.amount, **({"number": one.number} if one.number else {})}
        for one in tenders
    ]
