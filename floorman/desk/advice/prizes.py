"""What prizes, payments and bounties wait for: a list to be made final, who won whom, who was paid too much."""

from collections.abc import Iterator

from floorman.desk.advice.card import Advice
from floorman.desk.floor.floor import Floor
from floorman.desk.prizes.accounts import Owing, reckoning
from floorman.desk.prizes.amounts import told
from floorman.desk.prizes.bounty_board import bounties, unsaid
from floorman.desk.prizes.prize_list import Prizes, lacks, prize_list
from floorman.rules.citation import cite

_FINAL = cite("pokerstars 1.7#when-final")
_WON = cite("pokerstars 9.1")
_CLOSE = 2
"""So many times the paid places are left at most when an unmade list becomes urgent."""


def prizes(floor: Floor) -> Iterator[Advice]:
    """Everything about prizes that needs doing; nothing without money."""
    listed = prize_list(floor)
    if listed is None:
        return
    for one in reckoning(floor).of.values():
        if one.over:
            yield _too_much(floor, one)
        elif one.due and not one.held and one.best is not None and _had_a_prize(floor, one):
            yield _more(floor, one)
    yield from _bounties(floor)
    yield from _list(floor, listed)


def _had_a_prize(floor: Floor, one: Owing) -> bool:
    """Whether he was paid of his prize already, after his place: then what is due is a correction."""
    account = floor.now.accounts.get(one.entry)
    return account is not None and any(row.prize and not row.early for row in account.paid)


def _too_much(floor: Floor, one: Owing) -> Advice:
    params = {"entry": one.entry, "number": one.entry, "amount": told(floor, one.over), "paid": told(floor, one.paid)}
    cites = (floor.house.own_word,)
    offer = f"reclaim {one.entry}"
    return Advice("act", "pay.too-much", "advice.too-much", "advice.too-much.why", params, cites, offer, icon="stop")


def _more(floor: Floor, one: Owing) -> Advice:
    params = {"entry": one.entry, "number": one.entry, "amount": told(floor, one.due), "paid": told(floor, one.paid)}
    cites = (floor.house.own_word,)
    return Advice("act", "pay.more", "advice.more", "advice.more.why", params, cites, f"pay {one.entry}")


def _bounties(floor: Floor) -> Iterator[Advice]:
    """Whose bounty nobody has awarded yet, and for whom an envelope waits."""
    board = bounties(floor)
    if board is None:
        return
    for number in unsaid(floor):
        params = {"entry": number, "number": number, "amount": told(floor, board.heads.get(number, 0))}
        yield Advice("act", "bounty.open", "advice.bounty", "advice.bounty.why", params, (_WON,), f"by {number} ")
    if board.kind == "mystery":
        for one in board.open:
            params = {"entry": one.winners[0], "number": one.victim, "other": one.victim}
            cites = (floor.house.own_word,)
            offer = f"env #{one.winners[0]}"
            yield Advice("act", "bounty.envelope", "advice.envelope", "advice.envelope.why", params, cites, offer)


def _list(floor: Floor, listed: Prizes) -> Iterator[Advice]:
    """A list that could be final, and a last prize that is less than an entry costs."""
    if listed.final or not listed.prizes or floor.now.winnings.called_off is not None:
        return
    near = floor.now.counts.alive <= _CLOSE * len(listed.prizes)
    params = {"places": len(listed.prizes), "money": told(floor, listed.money)}
    if not lacks(floor):
        level = "act" if near else "note"
        yield Advice(
            level, "prizes.final", "advice.final-list", "advice.final-list.why", params, (_FINAL,), "prizes final"
        )
    money = floor.now.money
    entry = None if money is None else money.settings.product("entry")
    if entry is not None and not listed.seats and listed.prizes[-1] < entry.parts.total:
        params = {"amount": told(floor, listed.prizes[-1]), "price": told(floor, entry.parts.total)}
        cites = (floor.house.cite("min_cash"),)
        yield Advice("note", "prizes.low", "advice.low-prize", "advice.low-prize.why", params, cites, "prizes min ")
