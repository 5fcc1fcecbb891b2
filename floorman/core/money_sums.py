"""Sums of a tournament's money, and what must always be true of them."""

from msgspec import Struct

from floorman.core.entry import Entry, EntryState
from floorman.core.model import EntryNo, Tournament
from floorman.core.money import Money, Sale
from floorman.core.parts import Parts


class MoneySums(Struct, frozen=True):
    """What the money bar tells, in minor units."""

    pool: int
    """Paid in and added."""
    fee: int
    staff: int
    bounty: int
    collected: int
    added: int
    free: int


def sums(money: Money) -> MoneySums:
    """The sums as they are kept."""
    parts = money.parts
    return MoneySums(
        parts.pool + money.added, parts.fee, parts.staff, parts.bounty, money.collected, money.added, money.free
    )


def standing_sales(money: Money, entry: EntryNo) -> tuple[Sale, ...]:
    """Receipts of an entry that stand, the first first."""
    found = (money.sales[serial] for serial in money.of_entry.get(entry, ()))
    return tuple(sale for sale in found if not sale.refunded)


def is_paid(money: Money, entry: EntryNo) -> bool:
    """Whether a receipt for the entry itself stands."""
    return any(sale.brings_in for sale in standing_sales(money, entry))


def entries_of(now: Tournament, entry: EntryNo) -> tuple[EntryNo, ...]:
    """All entries of that entry's player, lowest number first."""
    person = first_entry_of(now, entry)
    return tuple(one.number for one in now.entries.values() if first_entry_of(now, one.number) == person)


def first_entry_of(now: Tournament, number: EntryNo) -> EntryNo:
    """The first entry of that entry's player, by re-entries and by what was told to be one person."""
    joined = now.money.joined if now.money is not None else {}
    while (of := now.entries[number].re_entry_of) is not None:
        number = of
    while number in joined:
        number = joined[number]
    return number


def live_entry_of(now: Tournament, entry: EntryNo) -> Entry | None:
    """The entry with which that entry's player is in now."""
    return next((found for one in entries_of(now, entry) if (found := now.entries[one]).alive), None)


def chips_sold(now: Tournament) -> int:
    """Chips sold to whoever is not waiting for his seat, whether or not he still has any."""
    money = now.money
    if money is None:
        return 0
    waiting = sum(sale.chips for entry in now.waiting for sale in standing_sales(money, entry))
    return money.chips - waiting


def chips_in_play(now: Tournament) -> int:
    """Chips sold and seated, with what the ledger tells."""
    ledger = 0 if now.money is None else sum(one.chips for one in now.money.ledger)
    return chips_sold(now) + ledger


def differences(now: Tournament) -> tuple[str, ...]:
    """Codes of what does not add up: the sums anew, from every row, against those that were kept."""
    money = now.money
    if money is None:
        return ()
    told = {
        "parts": _parts(money) == money.parts,
        "payments": money.collected + money.free == money.parts.total and _paid(money) == money.collected,
        "chips": _chips(money) == money.chips,
        "entries": _standing_entries(now) == (money.entries, money.persons),
        "drawers": all(_cash(money, code) == drawer.cash for code, drawer in money.drawers.items()),
    }
    return tuple(code for code, true in told.items() if not true)


def _parts(money: Money) -> Parts:
    sold = sum((sale.parts for sale in money.sales.values()), Parts())
    return sum((refund.parts.times(-1) for refund in money.refunds.values()), sold)


def _paid(money: Money) -> int:
    taken = [one for sale in money.sales.values() for one in sale.tenders if one.kind != "free"]
    back = [one for refund in money.refunds.values() for one in refund.tenders if one.kind != "free"]
    return sum(one.amount for one in taken) - sum(one.amount for one in back)


def _chips(money: Money) -> int:
    back = sum(refund.chips for refund in money.refunds.values())
    return sum(sale.chips for sale in money.sales.values()) - back


def _standing_entries(now: Tournament) -> tuple[int, int]:
    """Paid entries that are neither void nor refunded, and their different persons."""
    money = now.money
    assert money is not None
    paid = [
        entry.number
        for entry in now.entries.values()
        if entry.state is not EntryState.VOID and is_paid(money, entry.number)
    ]
    return len(paid), len({first_entry_of(now, entry) for entry in paid})


def _cash(money: Money, code: str) -> int:
    """What the drawer's shift holds, from its rows: paid out and moved money is kept with the drawer itself."""
    drawer = money.drawers[code]
    rows = [
        *((1, sale.tenders) for sale in money.sales.values() if (sale.drawer, sale.shift) == (code, drawer.shift)),
        *((-1, one.tenders) for one in money.refunds.values() if (one.drawer, one.shift) == (code, drawer.shift)),
    ]
    cash = sum(sign * one.amount for sign, tenders in rows for one in tenders if one.kind == "cash")
    return drawer.opened_with + drawer.moved + cash
