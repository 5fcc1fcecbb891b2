"""What is sold at what price, and how the money is paid out: the settings of a tournament's money.

Amounts are whole minor units of one currency; percentages are exact decimal texts.
"""

from typing import Literal, get_args

from floorman.core.parts import NOTHING, Parts
from floorman.core.recorded import Recorded

ProductName = Literal["entry", "re-entry", "rebuy", "addon", "dealer", "early"]
PRODUCTS: tuple[ProductName, ...] = get_args(ProductName)
"""What can be sold: entries, chips, the dealers' add-on, and chips for who comes early."""
ENTRIES: frozenset[str] = frozenset({"entry", "re-entry"})
"""Products that bring a player in."""
BountyKind = Literal["knockout", "progressive", "team", "fixed", "mystery"]


class SaleWindow(Recorded, frozen=True):
    """When a product is sold: levels from and to, or minutes since the clock was started."""

    from_level: int = 1
    to_level: int | None = None
    """The last level in which it is sold, with the break behind it; None: as long as it is played."""
    minutes: int | None = None


class Product(Recorded, frozen=True):
    """A product with its price in parts, as it is sold: what is withheld has been taken out of the pool part."""

    name: ProductName
    parts: Parts
    chips: int = 0
    limit: int | None = None
    """So many a person at most; None for no limit."""
    window: SaleWindow | None = None
    priced: Parts = NOTHING
    """The parts before percentages were withheld."""
    percent: tuple[tuple[str, str], ...] = ()
    """The part that gets a percentage of the pool part, and how much."""


class PrizeColumn(Recorded, frozen=True):
    """A column of a percent table: from so many entries on these percentages hold, from first place to last."""

    entries: int
    percent: tuple[str, ...]


class PrizeSettings(Recorded, frozen=True):
    """How many places are paid, and what each gets."""

    percent_paid: str = ""
    """Percent of the entries that are paid; "" where a number or a table tells it."""
    places: int | None = None
    table: tuple[tuple[int, int], ...] = ()
    """Entries from which on so many places are paid."""
    first: str = ""
    """Percent of first place, for the curve."""
    percent: tuple[str, ...] = ()
    """Of each place."""
    amounts: tuple[int, ...] | None = None
    """Minor units of each place, as typed."""
    columns: tuple[PrizeColumn, ...] = ()
    """A table of percentages by entries: it tells places and shares."""
    round: tuple[tuple[int, int], ...] = ((0, 1),)
    """An amount and the unit in which prizes from it on are paid."""
    min_cash: int | None = None
    """The lowest prize; None: what the house says of the price of an entry."""
    rest_to: Literal["", "even", "first"] = ""
    """"": as the house does."""
    first_at_least: int = 0


USUAL_PRIZES = PrizeSettings()
"""What holds where nobody has said anything."""


class BountySettings(Recorded, frozen=True):
    """What is on each head."""

    kind: BountyKind
    amount: int = 0
    unit: int = 1
    """The smallest amount that is paid."""
    odd: Literal["", "cash", "head"] = ""
    """"": as the house does."""
    top: tuple[tuple[int, int], ...] = ()
    """Mystery: amounts of the first envelopes, and how many there are of each."""


class PayoutNotice(Recorded, frozen=True):
    """What the pay desk is told when a person is paid more than ``over`` in a gaming day."""

    over: int
    basis: Literal["gross", "net"] = "gross"
    """Of all that is paid, or of what is paid over what the person has paid."""
    withhold: str = "0"
    """Percent."""
    round: int = 1
    """What is withheld is a multiple of it, down."""
    text: str = ""


class PaymentWay(Recorded, frozen=True):
    """A kind of payment that the house takes."""

    name: str
    drawer: bool = True
    """Whether what is paid lies in the drawer, to be counted with it."""
    number: bool = False
    """Whether it needs a number: ``= cage 004711``."""


WAYS = (
    PaymentWay("cash"),
    PaymentWay("card"),
    PaymentWay("transfer", drawer=False),
    PaymentWay("voucher"),
    PaymentWay("ticket", drawer=False, number=True),
    PaymentWay("free", drawer=False),
)
"""Kinds of payment that every house knows."""


class MoneySettings(Recorded, frozen=True):
    """The money of one tournament."""

    currency: str = "EUR"
    exponent: int = 2
    """Digits of the minor unit."""
    guarantee: int = 0
    products: tuple[Product, ...] = ()
    prizes: PrizeSettings = USUAL_PRIZES
    bounty: BountySettings | None = None
    notices: tuple[PayoutNotice, ...] = ()
    ways: tuple[PaymentWay, ...] = WAYS

    def product(self, name: str) -> Product | None:
        """The product of that name, if it is sold; a re-entry without a price of its own is sold as an entry."""
        found = next((one for one in self.products if one.name == name), None)
        return self.product("entry") if found is None and name == "re-entry" else found

    def way(self, name: str) -> PaymentWay | None:
        """The kind of payment of that name."""
        return next((one for one in self.ways if one.name == name), None)
