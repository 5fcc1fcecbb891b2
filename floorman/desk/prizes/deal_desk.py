"""The deal desk: stacks, what is left to share, and what each method gives to whom (pokerstars-bg 23)."""

from collections.abc import Mapping

from msgspec import Struct

from floorman.core.facts import DealRecorded, DealShare
from floorman.core.model import EntryNo, EntryState
from floorman.core.money_sums import chips_in_play
from floorman.core.refused import Refused
from floorman.core.winnings import DealOffer
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.played_level import amounts
from floorman.desk.prizes.accounts import shares_of_deals
from floorman.desk.prizes.prize_list import prize_list
from floorman.rules.citation import Ruling
from floorman.rules.deals import Deal, Method, Proposal, deal

METHODS: Mapping[str, Method] = {
    "icm": "icm",
    "chop": "chip-chop",
    "chip-chop": "chip-chop",
    "equal": "equal",
    "custom": "custom",
}
"""How a method is called, and what the rules call it."""


class DealTable(Struct, frozen=True):
    """Who is left, with what, for what; minor units."""

    stacks: Mapping[EntryNo, int]
    """Of those who are in, in the order of their numbers; 0 where nobody has told."""
    prizes: tuple[int, ...]
    """What is left to share, first prize first."""
    chips: int
    """In play, by what was sold; 0 where that is not known."""

    @property
    def off(self) -> int:
        """Chips that the stacks are over those in play; below 0, short of them. 0 where nobody knows."""
        return sum(self.stacks.values()) - self.chips if self.chips else 0

    @property
    def unknown(self) -> tuple[EntryNo, ...]:
        """Whose stacks nobody has told."""
        return tuple(number for number, stack in self.stacks.items() if not stack)


def deal_table(floor: Floor) -> DealTable:
    """Who is left and for what. After a deal, what it gave those who are still in, and what it left."""
    now = floor.now
    stacks = {
        entry.number: entry.chips or 0
        for entry in now.entries.values()
        if entry.state in (EntryState.SEATED, EntryState.TRANSIT, EntryState.WAITING)
    }
    listed, shares = prize_list(floor), shares_of_deals(floor)
    if shares and listed is not None:
        parts = sorted((shares.get(number, 0) for number in stacks), reverse=True)
        left = sum(one.left for one in now.winnings.deals)
        prizes = (parts[0] + left, *parts[1:]) if parts else ()
    else:
        prizes = () if listed is None else listed.prizes[: len(stacks)]
    return DealTable(stacks, tuple(prizes), chips_in_play(now))


def by_method(floor: Floor, offer: DealOffer) -> Ruling[Deal]:
    """What a deal gives to whom. Unanswerable where it can not be reckoned."""
    table = deal_table(floor)
    listed = prize_list(floor)
    pool = max(0 if listed is None else sum(listed.prizes), sum(table.prizes))
    return deal(
        floor.house,
        Proposal(
            METHODS[offer.method],
            {str(number): stack for number, stack in table.stacks.items()},
            table.prizes,
            pool,
            sum(1 for each in floor.now.standing_tables() if each.players) == 1,
            frozenset(map(str, offer.agreed)),
            offer.leave,
            unit=floor.house.choices.tie_unit,
            shares={str(number): amount for number, amount in offer.shares.items()},
        ),
    )


def shares_now(floor: Floor, method: str, leave: int = 0) -> Mapping[EntryNo, int]:
    """What each would get by a method if all agreed; nothing where it can not be."""
    table = deal_table(floor)
    offer = DealOffer(method, leave, {}, frozenset(table.stacks))
    if len(table.stacks) < 2 or table.unknown or not table.prizes:
        return {}
    return {EntryNo(int(player)): amount for player, amount in by_method(floor, offer).answer.shares.items()}


def check_stacks(floor: Floor, table: DealTable) -> None:
    """Refused unless every stack is known and they are the chips in play, but for a big blind a player at most."""
    if table.unknown:
        raise Refused("deal-stack-unknown", entry=table.unknown[0])
    if abs(table.off) > amounts(floor)[1] * len(table.stacks):
        raise Refused("deal-stacks-off", stacks=sum(table.stacks.values()), chips=table.chips, apart=abs(table.off))


def recording(floor: Floor, ended: bool) -> DealRecorded:
    """The deal that is offered, as it was signed. Refused where the stacks do not add up, not everybody agreed, it
    leaves more than it may, or typed shares are not what is left.
    """
    offer = floor.now.winnings.offer
    if offer is None:
        raise Refused("no-deal")
    table = deal_table(floor)
    check_stacks(floor, table)
    ruling = by_method(floor, offer)
    if not ruling.answer.allowed:
        raise Refused(ruling.code, **ruling.params)
    shares = tuple(
        DealShare(EntryNo(int(player)), amount, table.stacks[EntryNo(int(player))])
        for player, amount in ruling.answer.shares.items()
    )
    cites = tuple(map(str, ruling.cites))
    return DealRecorded(METHODS[offer.method], shares, ruling.answer.left_for_winner, ended, cites)
