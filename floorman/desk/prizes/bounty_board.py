"""Bounties over the whole tournament: what is on whose head, who has won what, and what nobody has won."""

from collections import defaultdict
from collections.abc import Iterator, Mapping

from msgspec import Struct, field

from floorman.core.facts import winners_of
from floorman.core.model import EntryNo, HandBusts
from floorman.core.money import Money
from floorman.core.money_settings import BountySettings
from floorman.core.money_sums import standing_sales
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.stage import winner
from floorman.rules.bounties import Odd, award, winner_keeps
from floorman.rules.shares import equally_in_units

_NAMED = ("team", "fixed")
"""Kinds whose bounties are on players whom the house names."""


class OpenBounty(Struct, frozen=True):
    """A player out with a bounty of whom nobody has said who won him; or whose envelope is not drawn yet."""

    victim: EntryNo
    winners: tuple[EntryNo, ...] = ()
    """Who may draw his envelope."""


class BountySums(Struct, frozen=True):
    """In minor units. ``won`` + ``heads`` + ``sealed`` + ``unclaimed`` are the ``pool``."""

    kind: str
    pool: int
    heads: Mapping[EntryNo, int] = field(default_factory=dict)
    """On players who are in, and on those out of whom nobody has said who won them."""
    won: Mapping[EntryNo, int] = field(default_factory=dict)
    sealed: int = 0
    """Of a mystery bounty: what is not won yet."""
    unclaimed: int = 0
    open: tuple[OpenBounty, ...] = ()

    @property
    def difference(self) -> int:
        """What does not add up; 0."""
        return sum(self.heads.values()) + sum(self.won.values()) + self.sealed + self.unclaimed - self.pool


def bounty_settings(floor: Floor) -> BountySettings | None:
    """How bounties are played; None where there are none."""
    money = floor.now.money
    return None if money is None else money.settings.bounty


def bounties(floor: Floor) -> BountySums | None:
    """Bounties as they stand; None where there are none."""
    now, settings = floor.now, bounty_settings(floor)
    money = now.money
    if money is None or settings is None:
        return None
    rests_on = (
        settings,
        money.of_entry,
        now.busts,
        now.winnings,
        now.accounts,
        winner(floor),
        floor.house,
        money.sales,
    )
    return floor.kept.once("bounties", rests_on, lambda: _reckoned(floor, money, settings))


def _reckoned(floor: Floor, money: Money, settings: BountySettings) -> BountySums:
    if settings.kind == "mystery":
        return _mystery(floor, money, settings)
    if floor.house.choices.bounty_by == "tokens" and settings.kind != "progressive":
        return _by_tokens(floor, money, settings)
    return _chain(floor, money, settings)


def first_heads(floor: Floor, money: Money, settings: BountySettings) -> dict[EntryNo, int]:
    """What is on each head before anybody is out: the bounty part of what was sold, or what the house put on it."""
    if settings.kind in _NAMED:
        return dict(floor.now.winnings.bounties.heads)
    sold: dict[EntryNo, int] = {}
    for number in money.of_entry:
        worth = sum(sale.parts.bounty for sale in standing_sales(money, EntryNo(number)))
        if worth:
            sold[EntryNo(number)] = worth
    return {**sold, **floor.now.winnings.bounties.heads}


def _chain(floor: Floor, money: Money, settings: BountySettings) -> BountySums:
    """Knock-outs in the order of the busts; whose winner nobody has told stays on his head."""
    house = floor.house
    odd: Odd = settings.odd or house.choices.bounty_odd
    heads = first_heads(floor, money, settings)
    pool, won, unclaimed = sum(heads.values()), defaultdict[EntryNo, int](int), 0
    unsaid: list[OpenBounty] = []
    for bust, victim in _knockouts(floor):
        worth = heads.get(victim, 0)
        if not worth or bust.by_deal:
            continue
        by = winners_of(bust, victim)
        if not by and not bust.disqualified:
            unsaid.append(OpenBounty(victim))
            continue
        del heads[victim]
        if not by:
            unclaimed += worth
            continue
        given = award(str(victim), worth, settings.kind, tuple(map(str, by)), settings.unit, odd)
        for player, amount in given.cash.items():
            won[EntryNo(int(player))] += amount
        for player, amount in given.added.items():
            heads[EntryNo(int(player))] = heads.get(EntryNo(int(player)), 0) + amount
    unclaimed += _own_heads(floor, settings, heads, won)
    unclaimed = _to_the_winner(floor, won, unclaimed)
    return BountySums(settings.kind, pool, heads, dict(won), 0, unclaimed, tuple(unsaid))


def _knockouts(floor: Floor) -> Iterator[tuple[HandBusts, EntryNo]]:
    """Who is out, in the order of the busts; of one hand, as they were named."""
    for bust in floor.now.busts:
        for victim, _stack in bust.out:
            yield bust, victim


def _own_heads(floor: Floor, settings: BountySettings, heads: dict[EntryNo, int], won: dict[EntryNo, int]) -> int:
    """What the winner, or those whom a deal left at the end, have on their own heads is theirs (pokerstars-bg 27); of a
    team's or a fixed one it is nobody's.
    """
    last = winner(floor)
    own = [] if last is None else [last.number]
    own += [victim for bust, victim in _knockouts(floor) if bust.by_deal]
    unclaimed = 0
    for number in own:
        worth = heads.pop(number, 0)
        if winner_keeps(floor.house, settings.kind):
            won[number] += worth
        else:
            unclaimed += worth
    return unclaimed


def _to_the_winner(floor: Floor, won: dict[EntryNo, int], unclaimed: int) -> int:
    last = winner(floor)
    if last is None or floor.house.choices.bounty_unclaimed != "winner":
        return unclaimed
    won[last.number] += unclaimed
    return 0


def _by_tokens(floor: Floor, money: Money, settings: BountySettings) -> BountySums:
    """By the tokens that were taken in: each is worth a head."""
    heads = first_heads(floor, money, settings)
    pool = sum(heads.values())
    won: dict[EntryNo, int] = {}
    for account in floor.now.accounts.values():
        paid = sum(one.bounty for one in account.paid if one.tokens)
        if paid:
            won[account.entry] = paid
    return BountySums(settings.kind, pool, {}, won, pool - sum(won.values()))


def token_value(floor: Floor) -> int:
    """What one token is worth: the bounty of an entry."""
    money, settings = floor.now.money, bounty_settings(floor)
    if money is None or settings is None:
        return 0
    entry = money.settings.product("entry")
    return settings.amount or (0 if entry is None else entry.parts.bounty)


def _mystery(floor: Floor, money: Money, settings: BountySettings) -> BountySums:
    """Of those who went out since the envelopes were sealed: one envelope each, shared by who won him."""
    board = floor.now.winnings.bounties
    opened = {one.victim: one for one in board.opened}
    won: defaultdict[EntryNo, int] = defaultdict(int)
    waiting: list[OpenBounty] = []
    for victim, by in mystery_victims(floor):
        drawn = opened.pop(victim, None)
        if drawn is None:
            waiting.append(OpenBounty(victim, by))
            continue
        for number, amount in zip(by, equally_in_units(drawn.amount, len(by), settings.unit), strict=True):
            won[number] += amount
    for one in opened.values():  # drawn for a bust that was taken back since
        won[one.drawn_by] += one.amount
    pool = money.parts.bounty
    return BountySums(settings.kind, pool, {}, dict(won), pool - sum(won.values()), 0, tuple(waiting))


def mystery_victims(floor: Floor) -> Iterator[tuple[EntryNo, tuple[EntryNo, ...]]]:
    """For whom an envelope is drawn, and who may: the winner of each who went out since they were sealed, and the
    tournament's winner for himself, where the house lets him.
    """
    sealed = floor.now.winnings.bounties.sealed
    if sealed is None:
        return
    for bust, victim in _knockouts(floor):
        if bust.seq > sealed.seq and not bust.disqualified:
            by = winners_of(bust, victim)
            if by:
                yield victim, by
    last = winner(floor)
    if last is not None and winner_keeps(floor.house, "mystery"):
        yield last.number, (last.number,)


def unsaid(floor: Floor) -> tuple[EntryNo, ...]:
    """Players out whose bounty waits for somebody to say who won it."""
    board = bounties(floor)
    if board is None:
        return ()
    if board.kind != "mystery":
        return tuple(one.victim for one in board.open)
    sealed = floor.now.winnings.bounties.sealed
    if sealed is None:
        return ()
    return tuple(
        victim
        for bust, victim in _knockouts(floor)
        if bust.seq > sealed.seq and not bust.disqualified and not bust.by_deal and not winners_of(bust, victim)
    )
