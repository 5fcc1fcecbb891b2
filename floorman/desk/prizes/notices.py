"""What the law or the house asks of the pay desk when a person is paid much in one gaming day."""

from fractions import Fraction

from msgspec import Struct

from floorman.core.model import EntryNo
from floorman.core.money import Money
from floorman.core.money_settings import PayoutNotice
from floorman.core.money_sums import entries_of, standing_sales
from floorman.desk.clock.local_time import local
from floorman.desk.floor.floor import Floor

_DAY_BEGINS = 6 * 3_600_000
"""A gaming day begins at six in the morning; milliseconds."""


class ReachedNotice(Struct, frozen=True):
    """A notice that a payment reaches: what is withheld of it, in minor units."""

    notice: PayoutNotice
    total: int
    """Paid to the person on that day, with this payment; less what he has paid in, where the notice is of that."""
    withhold: int


def gaming_day(floor: Floor, at: int) -> str:
    """The gaming day of an instant, by its date."""
    return local(at + floor.timer.wall_ahead - _DAY_BEGINS, floor.zone()).strftime("%Y-%m-%d")


def notices(floor: Floor, number: EntryNo, amount: int) -> tuple[ReachedNotice, ...]:
    """The notices that paying an entry so much more reaches, over all entries of its player in this gaming day."""
    money = floor.now.money
    if money is None or not money.settings.notices:
        return ()
    mine, today = entries_of(floor.now, number), gaming_day(floor, floor.clock())
    rows = [
        one
        for entry in mine
        if (account := floor.now.accounts.get(entry)) is not None
        for one in account.paid
        if gaming_day(floor, one.at) == today
    ]
    gross, kept_back = amount + sum(one.amount for one in rows), sum(one.withheld for one in rows)
    net = gross - _paid_in(money, mine)
    found = []
    for notice in money.settings.notices:
        total = gross if notice.basis == "gross" else net
        if total > notice.over:
            whole = int(total * Fraction(notice.withhold) / 100) // notice.round * notice.round
            found.append(ReachedNotice(notice, total, max(0, min(amount, whole - kept_back))))
    return tuple(found)


def _paid_in(money: Money, entries: tuple[EntryNo, ...]) -> int:
    """What the person has paid for his entries and chips."""
    return sum(sale.parts.total for entry in entries for sale in standing_sales(money, entry))
