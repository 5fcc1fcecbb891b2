"""What is due to whom: prize, deal, bounties or refund, less what was paid."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct, field

from floorman.core.facts import unfinished
from floorman.core.model import EntryNo
from floorman.core.winnings import Account, RecordedDeal
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.stage import winner
from floorman.desk.prizes.bounty_board import bounties
from floorman.desk.prizes.prize_list import Prizes, live_list, prize_list
from floorman.rules.due import Earned, due
from floorman.rules.places import in_the_money
from floorman.rules.shares import equally_in_units


class Owing(Struct, frozen=True):
    """One entry at the pay desk, in minor units."""

    entry: EntryNo
    best: int | None
    """Best and worst place; None while he is in."""
    worst: int | None
    prize: int
    """Prize, deal or refund; while he plays on the secured prize, if he was paid of it."""
    bounties: int
    paid: int
    """Less what was reclaimed."""
    due: int
    over: int
    held: bool = False
    deal: bool = False
    """His prize is his part of a deal."""


class Reckoning(Struct, frozen=True):
    """All that is due and was paid, by entry."""

    of: Mapping[EntryNo, Owing] = field(default_factory=dict)
    """Of everybody who has won or was paid anything, in the order of places; who is in comes first."""

    @property
    def paid_out(self) -> int:
        """Everything that was handed out and not reclaimed."""
        return sum(one.paid for one in self.of.values())

    @property
    def too_much(self) -> tuple[Owing, ...]:
        """Who was paid too much."""
        return tuple(one for one in self.of.values() if one.over)


def reckoning(floor: Floor) -> Reckoning:
    """What is due to whom as it stands."""
    now = floor.now
    listed, board = prize_list(floor), bounties(floor)
    rests_on = (now.busts, now.entries, now.accounts, now.winnings, listed, board, floor.house, now.registration_open)
    return floor.kept.once("reckoning", rests_on, lambda: _reckoned(floor, listed))


def _reckoned(floor: Floor, listed: Prizes | None) -> Reckoning:
    if listed is None:
        return Reckoning()
    now = floor.now
    rests_on = (now.busts, now.entries, now.winnings, listed, floor.house, now.registration_open)
    earned = floor.kept.once("earned", rests_on, lambda: _earned(floor, listed))
    board = bounties(floor)
    won = {} if board is None else board.won
    found = {
        number: _owing(floor, number, place, prize, won.get(number, 0)) for number, (place, prize) in earned.items()
    }
    rest = (won.keys() | {account.entry for account in floor.now.accounts.values()}) - found.keys()
    for number in sorted(rest):
        found[number] = _owing(floor, number, None, 0, won.get(number, 0))
    return Reckoning(
        {number: one for number, one in found.items() if one.prize or one.bounties or one.paid or one.held}
    )


def owing(floor: Floor, number: EntryNo) -> Owing:
    """What is due to one entry; nothing if it has won nothing."""
    found = reckoning(floor).of.get(number)
    return Owing(number, None, None, 0, 0, 0, 0, 0) if found is None else found


Earnings = dict[EntryNo, tuple[tuple[int, int] | None, int]]
"""Place and prize by entry."""


def _earned(floor: Floor, listed: Prizes) -> Earnings:
    off = floor.now.winnings.called_off
    if off is not None:
        return {EntryNo(number): (None, amount) for number, amount in off.refunds.items()}
    return {number: (place, amount) for number, place, amount in _placed(floor, listed)}


def _placed(floor: Floor, listed: Prizes) -> Iterator[tuple[EntryNo, tuple[int, int] | None, int]]:
    """Who has won a prize: by the last deal that he was in, else by his place."""
    unit = floor.house.choices.tie_unit
    last, shares = winner(floor), shares_of_deals(floor)
    if listed.seats:
        yield from _seats_won(floor, listed)
    elif last is not None:
        left = sum(deal.left for deal in floor.now.winnings.deals)
        yield last.number, (1, 1), shares[last.number] + left if last.number in shares else listed.at(1)
    elif floor.house.choices.deal_paid == "at-once":
        for number, amount in shares.items():
            if floor.now.entries[number].alive:
                yield number, None, amount
    for entries, best, worst in in_the_money(floor.now, floor.house, len(listed.prizes)):
        whole = listed.shared(best, worst)
        for number, amount in zip(entries, equally_in_units(whole, len(entries), unit), strict=True):
            yield number, (best, worst), shares.get(number, amount)


def prizes_then(floor: Floor, entries: Iterable[EntryNo]) -> dict[EntryNo, int]:
    """The prizes of entries that are out, as far as they get one; it costs what went out since the first of them."""
    listed, wanted = prize_list(floor), set(entries)
    found: dict[EntryNo, int] = {}
    if listed is None:
        return found
    shares, unit = shares_of_deals(floor), floor.house.choices.tie_unit
    for group, best, worst in in_the_money(floor.now, floor.house, len(listed.prizes)):
        if wanted.isdisjoint(group):
            continue
        parts = equally_in_units(listed.shared(best, worst), len(group), unit)
        found.update((one, shares.get(one, part)) for one, part in zip(group, parts, strict=True) if one in wanted)
        if wanted <= found.keys():
            break
    return found


def _seats_won(floor: Floor, listed: Prizes) -> Iterator[tuple[EntryNo, tuple[int, int] | None, int]]:
    """Of a satellite that is over: those who are in have won, the same each (pokerstars 2.1)."""
    now = floor.now
    left = now.counts.alive
    if now.registration_open or not now.busts or not 0 < left <= listed.seats:
        return
    winners = sorted(entry.number for entry in now.entries.values() if entry.alive)
    whole = listed.shared(1, left)
    for number, amount in zip(winners, equally_in_units(whole, left, floor.house.choices.tie_unit), strict=True):
        yield number, (1, left), amount


def shares_of_deals(floor: Floor) -> dict[EntryNo, int]:
    """Each player's part of the last deal that he was in."""
    found: dict[EntryNo, int] = {}
    for deal in floor.now.winnings.deals:
        found.update(deal.shares)
    return found


def _owing(floor: Floor, number: EntryNo, place: tuple[int, int] | None, prize: int, won: int) -> Owing:
    account = floor.now.accounts.get(number) or Account(number)
    alive = floor.now.entries[number].alive and place is None and not prize
    held_early = alive and (floor.house.choices.early_payout or any(one.early for one in account.paid))
    lowest = secured(floor) if held_early else 0
    off = floor.now.winnings.called_off
    if off is not None:
        won = off.bounties.get(number, 0) + (0 if off.case == "rollback" else won)
    answer = due(
        floor.house,
        Earned(
            prize,
            won,
            tuple(one.amount for one in account.paid),
            tuple(one.amount for one in account.reclaimed),
            alive,
            lowest,
        ),
    ).answer
    best, worst = (None, None) if place is None else place
    return Owing(
        number,
        best,
        worst,
        lowest if alive else prize,
        won,
        account.kept,
        answer.due,
        answer.over,
        account.held,
        _in_deal(floor.now.winnings.deals, number),
    )


def _in_deal(deals: tuple[RecordedDeal, ...], number: EntryNo) -> bool:
    return any(number in deal.shares for deal in deals)


def secured(floor: Floor) -> int:
    """The lowest prize left for whoever is in: 0 before the money."""
    listed, alive = prize_list(floor), floor.now.counts.alive
    return 0 if listed is None or not alive else listed.at(alive)


def settled(floor: Floor, number: EntryNo) -> bool:
    """Whether the place of an entry that is out can not change any more: no synchronised hand is open on which it is
    out.
    """
    h4h = floor.now.hand_for_hand
    if h4h is None:
        return True
    here = (h4h.hand, h4h.announced)
    on_it = any(
        number == entry for bust in floor.now.busts if (bust.hand, bust.announced) == here for entry, _ in bust.out
    )
    return not on_it or not unfinished(floor.now)


def prize_differences(floor: Floor) -> tuple[str, ...]:
    """Codes of what does not add up: the list and its money, bounties and their pool, payments and what was won."""
    listed, board = prize_list(floor), bounties(floor)
    if listed is None:
        return ()
    live = live_list(floor)
    told = {
        "list": live is None or sum(listed.prizes) + listed.rest == live.money + live.added,
        "bounties": board is None or not board.difference,
        "paid": not reckoning(floor).too_much,
    }
    return tuple(code for code, true in told.items() if not true)
