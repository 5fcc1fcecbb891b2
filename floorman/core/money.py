"""The money of a tournament at one moment: what was sold and given back, drawers, tickets, what the house paid in.

Everything is frozen; amounts are whole minor units. What is told of it is reckoned in ``core.money_sums``.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

from floorman.core.chairs import EntryNo
from floorman.core.money_settings import ENTRIES, MoneySettings
from floorman.core.paged_map import PagedMap
from floorman.core.parts import Parts
from floorman.core.recorded import Recorded

HouseMoneyKind = Literal["added", "overlay", "sponsor"]


class Tender(Recorded, frozen=True):
    """An amount paid in one kind: ``cash``, ``card``, ``transfer``, ``voucher``, ``ticket``, ``free`` or the house's
    own; ``free`` is paid by the house.
    """

    kind: str
    amount: int
    number: str = ""
    """Of the ticket, or what the kind asks for."""


class Sale(Struct, frozen=True):
    """What one receipt tells. It keeps the price that it was made at."""

    serial: int
    entry: EntryNo
    products: tuple[str, ...]
    """Each as often as it was bought."""
    parts: Parts
    tenders: tuple[Tender, ...]
    chips: int = 0
    drawer: str = ""
    """Code of the drawer; "" where the money did not come over this desk."""
    shift: int = 0
    """The drawer's shift, 0 for none."""
    second: str = ""
    """The second code."""
    at: int = 0
    seq: int = 0
    refunded: int = 0
    """Serial of the slip that gave it back; 0 while it stands."""

    @property
    def brings_in(self) -> bool:
        """Whether it is the sale of an entry."""
        return not ENTRIES.isdisjoint(self.products)


class GivenBack(Struct, frozen=True):
    """Money given back; ``parts`` is what each part lost by it."""

    serial: int
    entry: EntryNo
    sales: tuple[int, ...]
    """Serials of the receipts that do not stand any more."""
    parts: Parts
    tenders: tuple[Tender, ...]
    chips: int = 0
    """Chips that left play, or were never in it."""
    drawer: str = ""
    shift: int = 0
    second: str = ""
    at: int = 0
    seq: int = 0


class Drawer(Struct, frozen=True):
    """One shift of a cash box."""

    code: str
    shift: int
    """Its number in this tournament, from 1."""
    opened_with: int = 0
    cash: int = 0
    """What it holds: what it was opened with, cash in, less cash out."""
    moved: int = 0
    """Cash that was brought in or taken out otherwise than by sales and refunds, prizes paid out among it."""
    taken: Mapping[str, int] = field(default_factory=dict)
    """By kind of payment, all that was taken less what was given back."""
    usual: str = "cash"
    """The kind of payment of a sale that names none."""
    open: bool = True
    counts: int = 0
    """How often it was counted."""
    counted: int | None = None
    """Cash of its last count."""
    card_slips: int | None = None
    """Total of the card terminal, as it was last told."""
    z: int = 0
    """Number of its Z report, once it is closed."""
    at: int = 0
    seq: int = 0


class HouseMoney(Struct, frozen=True):
    """What the house adds."""

    seq: int
    kind: HouseMoneyKind
    amount: int


class Ticket(Recorded, frozen=True):
    """A paid seat for another tournament, or for this one."""

    code: str
    """14 digits and two check digits."""
    value: int
    entry: EntryNo | None = None
    """Who got it, where this tournament issued it."""


class ListedTicket(Struct, frozen=True):
    """A ticket that this tournament issued or takes."""

    ticket: Ticket
    issuer: str = ""
    """The tournament that issued it; "" for this one."""
    redeemed: int = 0
    """Serial of the receipt that it paid."""


class ChipsChange(Struct, frozen=True):
    """A line of the ledger: chips that came into play or left it otherwise than by a sale."""

    seq: int
    chips: int
    table: int | None = None
    entry: EntryNo | None = None


class Money(Struct, frozen=True):
    """Everything about money but prizes, bounties and what is paid out."""

    settings: MoneySettings
    sales: PagedMap[Sale] = field(default_factory=PagedMap)
    """By serial of the receipt."""
    refunds: PagedMap[GivenBack] = field(default_factory=PagedMap)
    of_entry: PagedMap[tuple[int, ...]] = field(default_factory=PagedMap)
    """Serials of the receipts of each entry."""
    owed: frozenset[EntryNo] = frozenset()
    """Entries that are not paid yet."""
    prepaid: frozenset[EntryNo] = frozenset()
    """Entries paid beforehand whose players have not come yet."""
    drawers: Mapping[str, Drawer] = field(default_factory=dict)
    """The last shift of each drawer, by its code."""
    closed: tuple[Drawer, ...] = ()
    """Shifts that are over, first closed first."""
    house: tuple[HouseMoney, ...] = ()
    tickets: Mapping[str, ListedTicket] = field(default_factory=dict)
    ledger: tuple[ChipsChange, ...] = ()
    joined: Mapping[EntryNo, EntryNo] = field(default_factory=dict)
    """First entries that turned out to be another's, and the first entry of that person."""
    skipped: Mapping[EntryNo, int] = field(default_factory=dict)
    """Alternates who were not there when they were called, and when."""
    ticket_numbers: PagedMap[int] = field(default_factory=PagedMap)
    """The number on the waiting-ticket of each alternate, by entry."""
    parts: Parts = field(default_factory=Parts)
    """All that was sold less all that was given back."""
    collected: int = 0
    """Minor units that were paid, less those given back."""
    free: int = 0
    """What the house paid for free entries."""
    chips: int = 0
    """Chips sold, less those given back."""
    heads: PagedMap[int] = field(default_factory=PagedMap)
    """Paid entries of each person, by the person's first entry."""
    entries: int = 0
    """Paid entries that stand."""
    persons: int = 0
    next_ticket: int = 1
    """Of the alternates."""
    next_shift: int = 1

    @property
    def added(self) -> int:
        """What the house has added to the pool."""
        return sum(one.amount for one in self.house if one.kind != "overlay")

    def drawer(self, code: str) -> Drawer | None:
        """The last shift of that drawer."""
        return self.drawers.get(code)

    def is_open(self, code: str, shift: int) -> bool:
        """Whether that shift of the drawer is still open."""
        found = self.drawers.get(code)
        return found is not None and found.open and found.shift == shift
