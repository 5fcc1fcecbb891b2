"""What is won and what was handed out: the prize list once it is final, accounts, bounties, deals. Minor units."""

from collections.abc import Mapping

from msgspec import Struct, field

from floorman.core.chairs import EntryNo


class FinalPrizes(Struct, frozen=True):
    """The prize list as it was made final."""

    prizes: tuple[int, ...]
    """From first to last place."""
    entries: int
    """That were counted for it."""
    overlay: int
    """What the house adds to the pool for it."""
    seq: int
    at: int
    seats: int = 0
    """Of a satellite: so many places get a seat, which is in their prize."""


class Payout(Struct, frozen=True):
    """One payment to a player."""

    seq: int
    at: int
    prize: int
    """Of prize, deal or refund."""
    bounty: int
    kind: str
    """``cash``, ``transfer`` …"""
    drawer: str
    """Staff code of the drawer that it came out of."""
    withheld: int = 0
    """Of it, kept back for whom the law names."""
    second: str = ""
    """The second staff code."""
    early: bool = False
    """Paid of his secured prize while he plays on."""
    identified: bool = False
    """A document was looked at."""
    tokens: int = 0
    """Bounty tokens that were taken in for it."""

    @property
    def amount(self) -> int:
        """All of it, with what was withheld."""
        return self.prize + self.bounty


class Reclaim(Struct, frozen=True):
    """Money that came back from a player."""

    seq: int
    at: int
    amount: int
    kind: str
    drawer: str
    second: str = ""


class Account(Struct, frozen=True):
    """What one entry was handed out."""

    entry: EntryNo
    paid: tuple[Payout, ...] = ()
    reclaimed: tuple[Reclaim, ...] = ()
    held: bool = False
    """Nothing is paid until a review is over (pokerstars-bg 20)."""

    @property
    def kept(self) -> int:
        """What he has: paid less reclaimed."""
        return sum(one.amount for one in self.paid) - sum(one.amount for one in self.reclaimed)


class SealedEnvelopes(Struct, frozen=True):
    """The envelopes of a mystery bounty, from the row that sealed them on."""

    seq: int
    envelopes: tuple[tuple[int, int], ...]
    """Amounts, each with the number of envelopes that hold it."""
    seed: str
    """Of the draw; ``sha256:`` and its sum where it was typed."""
    seal: str
    """The SHA-256 of the seed, in hex: printed before the phase."""

    @property
    def count(self) -> int:
        """All envelopes."""
        return sum(number for _, number in self.envelopes)

    @property
    def pool(self) -> int:
        """What they hold together."""
        return sum(amount * number for amount, number in self.envelopes)


class OpenedEnvelope(Struct, frozen=True):
    """One envelope that was drawn for a victim."""

    victim: EntryNo
    drawn_by: EntryNo
    number: int
    amount: int


class BountyBoard(Struct, frozen=True):
    """What stands about bounties beside the busts, which hold who won whom."""

    heads: Mapping[EntryNo, int] = field(default_factory=dict)
    """Bounties that the house has put on players (team, fixed)."""
    sealed: SealedEnvelopes | None = None
    opened: tuple[OpenedEnvelope, ...] = ()


class DealOffer(Struct, frozen=True):
    """A deal that is talked about."""

    method: str
    """``icm``, ``chip-chop``, ``equal`` or ``custom``."""
    leave: int = 0
    """For the winner."""
    shares: Mapping[EntryNo, int] = field(default_factory=dict)
    """As they were typed, for ``custom``."""
    agreed: frozenset[EntryNo] = frozenset()


class RecordedDeal(Struct, frozen=True):
    """A deal that was signed."""

    seq: int
    method: str
    stacks: Mapping[EntryNo, int]
    shares: Mapping[EntryNo, int]
    left: int
    """For the winner, on top of his share."""
    ended: bool
    """The event was over with it."""


class CalledOff(Struct, frozen=True):
    """The tournament was cancelled: what each entry gets back."""

    seq: int
    case: str
    refunds: Mapping[EntryNo, int]
    """Prize and fee."""
    bounties: Mapping[EntryNo, int]
    """Of heads that come back."""


class Winnings(Struct, frozen=True):
    """Everything that is won, as far as it is not reckoned from busts and sales."""

    version: int = 1
    """Of the prize list; one more each time that a final one is opened again."""
    final: FinalPrizes | None = None
    bounties: BountyBoard = field(default_factory=BountyBoard)
    offer: DealOffer | None = None
    deals: tuple[RecordedDeal, ...] = ()
    called_off: CalledOff | None = None
