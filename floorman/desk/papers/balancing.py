"""Balance orders for runners, with every case where nobody knows the button."""

from collections.abc import Iterator, Sequence

from floorman.core.model import MAX_SEATS, Positions, SeatNo
from floorman.desk.desk import Desk
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.move_cache import BalancingMove
from floorman.desk.papers.selection import Selection
from floorman.desk.papers.work import Paperwork, Wanted
from floorman.desk.seats.balancing import balancing_moves
from floorman.rules.citation import Unanswerable
from floorman.rules.move import move
from floorman.rules.seats import TableSeats
from floorman.slips import values as v


def orders(desk: Desk, only: Selection) -> Iterator[Wanted]:
    """The balancing moves that are due; each with those before it to the same table, whose chairs are spoken for."""
    before: dict[int, tuple[BalancingMove, ...]] = {}
    for due in balancing_moves(desk.floor):
        if due.why_not is not None:
            continue
        earlier = before.get(due.receiving, ())
        before[due.receiving] = (*earlier, due)
        if only.has_table(due.giving) or only.has_table(due.receiving):
            entry = None if due.entry is None else desk.floor.now.entries[due.entry]
            yield Wanted(entry, due.chair, (due, earlier))


def balance_order(work: Paperwork, one: Wanted, issue: v.Issue) -> v.BalanceOrder:
    """A balance order for a runner."""
    due: BalancingMove
    due, earlier = one.about
    if due.chair is not None:
        cases: tuple[tuple[int | None, int], ...] = ((None, due.chair.seat),)
    else:
        cases = tuple(_cases(work.floor, due, earlier))
    return v.BalanceOrder(
        work.event,
        due.giving,
        due.receiving,
        cases,
        issue,
        None if one.entry is None else work.player(one.entry),
        None if due.origin is None else due.origin.seat,
        work.say("slip.why.counts", giving=due.giving, most=due.most, receiving=due.receiving, least=due.least),
        ", ".join(work.rules(due.cites)),
    )


def _cases(floor: Floor, due: BalancingMove, earlier: Sequence[BalancingMove]) -> Iterator[tuple[int | None, int]]:
    """The seat to take for each big blind that may be found at the receiving table; whoever comes is due next."""
    receiving = floor.open_to(floor.now.tables[due.receiving])
    for big_blind in _answers(floor, due, receiving):
        table = receiving
        for one in earlier:
            seat = one.chair.seat if one.chair is not None else _answers(floor, one, table).get(big_blind)
            table = table if seat is None else table._replace(locked=table.locked | {seat})
        seat = _answers(floor, due, table).get(big_blind)
        if seat is not None:
            yield big_blind, seat


def _answers(floor: Floor, due: BalancingMove, receiving: TableSeats) -> dict[int | None, int]:
    """Big blind of the receiving table → seat; None → the seat where that does not matter. {} if no chair is left."""
    due_next = TableSeats(due.giving, MAX_SEATS, (1,), Positions(big_blind=SeatNo(1)))
    try:
        answer = move(floor.house, due_next, receiving).answer
    except Unanswerable:
        return {}
    if answer.seat is not None:
        return {None: answer.seat}
    return {case.big_blind: case.seat for case in answer.by_big_blind if case.seat is not None}
