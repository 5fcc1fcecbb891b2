"""Who has paid how much: all entries of a person together."""

from collections import defaultdict

from msgspec import Struct

from floorman.core.facts.tickets import there_is_money
from floorman.core.model import EntryNo
from floorman.core.money import Sale
from floorman.core.money_sums import first_entry_of
from floorman.desk.floor.floor import Floor


class Payer(Struct, frozen=True):
    """A person by his first entry, the receipts that stand, and their sum in minor units."""

    entry: EntryNo
    sales: tuple[Sale, ...]
    paid: int


def payers(floor: Floor) -> tuple[Payer, ...]:
    """Everybody who has paid anything, the most first; what the house paid for him is not counted."""
    found: dict[EntryNo, list[Sale]] = defaultdict(list)
    for sale in there_is_money(floor.now).sales.values():
        if not sale.refunded:
            found[first_entry_of(floor.now, sale.entry)].append(sale)
    each = (Payer(entry, tuple(sales), sum(map(paid_for, sales))) for entry, sales in found.items())
    return tuple(sorted(each, key=lambda one: (-one.paid, one.entry)))


def paid_for(sale: Sale) -> int:
    """What a player paid by a receipt."""
    return sum(one.amount for one in sale.tenders if one.kind != "free")


def payers_over(floor: Floor, amount: int) -> tuple[Payer, ...]:
    """Who has paid more than ``amount``."""
    return tuple(one for one in payers(floor) if one.paid > amount)
