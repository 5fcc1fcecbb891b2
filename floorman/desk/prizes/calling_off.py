"""An event that is called off: its case by how far it is, and what each entry gets back (pokerstars C1 to C7)."""

from floorman.core.facts import CancelRefund, TournamentCancelled
from floorman.core.model import EntryNo, EntryState
from floorman.core.money_sums import standing_sales
from floorman.core.refused import Refused
from floorman.desk.floor.floor import Floor
from floorman.desk.prizes.bounty_board import bounties
from floorman.desk.prizes.prize_list import pool_of, prize_list
from floorman.rules.cancellation import Case, RefundEntry, cancel
from floorman.rules.citation import Unanswerable

CASES: tuple[Case, ...] = ("rollback", "before-money", "in-money", "heads-up")


def case_of(floor: Floor) -> Case:
    """The case that the room is in: heads-up, in the money, or before it."""
    alive, listed = floor.now.counts.alive, prize_list(floor)
    if alive == 2 and not floor.now.registration_open:
        return "heads-up"
    paid = 0 if listed is None else len(listed.prizes)
    return "in-money" if not floor.now.registration_open and alive <= paid else "before-money"


def calling_off(floor: Floor, case: Case, second: str = "") -> TournamentCancelled:
    """What each entry gets back: what was not awarded yet of what was paid in, no guarantee (C5); heads of the living,
    no team's or fixed one (C6). Refused without money, or where the case does not fit.
    """
    now, money, listed = floor.now, floor.now.money, prize_list(floor)
    if money is None or listed is None:
        raise Refused("no-prices")
    board, alive = bounties(floor), now.counts.alive
    heads = {} if board is None or board.kind in ("team", "fixed") else board.heads
    started = {} if case != "rollback" else {number: _part(floor, number, "bounty") for number in now.entries}
    pool = pool_of(floor.house, money).answer
    awarded = sum(listed.prizes[alive:]) if alive < len(listed.prizes) else 0
    left = listed.prizes[:alive]
    entrants = [
        RefundEntry(
            str(entry.number),
            entry.chips if entry.chips is not None else _chips(floor, entry.number),
            _part(floor, entry.number, "pool") + _part(floor, entry.number, "staff"),
            _part(floor, entry.number, "fee"),
            started.get(entry.number, 0) if case == "rollback" else heads.get(entry.number, 0),
            entry.alive,
        )
        for entry in now.entries.values()
        if entry.state is not EntryState.VOID and money.of_entry.get(entry.number)
    ]
    try:
        ruling = cancel(floor.house, case, max(0, pool.pool - awarded), left, entrants)
    except Unanswerable as fault:
        raise Refused(fault.sentence, **fault.params) from None
    back = tuple(
        CancelRefund(EntryNo(int(player)), one.prize + one.fee, one.bounty) for player, one in ruling.answer.items()
    )
    return TournamentCancelled(case, back, second, tuple(map(str, ruling.cites)))


def _part(floor: Floor, number: int, part: str) -> int:
    money = floor.now.money
    assert money is not None
    return sum(getattr(sale.parts, part) for sale in standing_sales(money, EntryNo(number)))


def _chips(floor: Floor, number: int) -> int:
    money = floor.now.money
    assert money is not None
    return sum(sale.chips for sale in standing_sales(money, EntryNo(number)))
