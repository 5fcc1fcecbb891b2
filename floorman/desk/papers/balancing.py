"""Balance orders for runners, with every case where nobody knows the button."""

from collections.abc import Iterator

from floorman.desk.balancing import BalancingMove, balancing_moves
from floorman.desk.desk import Desk
from floorman.desk.floor import Floor
from floorman.desk.papers.selection import Selection
from floorman.desk.papers.work import Paperwork, Wanted
from floorman.rules.move import move
from floorman.slips import values as v


def orders(desk: Desk, only: Selection) -> Iterator[Wanted]:
    """The balancing moves that are due."""
    for due in balancing_moves(desk.floor):
        if only.has_table(due.giving) or only.has_table(due.receiving):
            entry = None if due.entry is None else desk.floor.now.entries[due.entry]
            yield Wanted(entry, due.chair, due)


def balance_order(work: Paperwork, one: Wanted, issue: v.Issue) -> v.BalanceOrder:
    """A balance order for a runner."""
    due: BalancingMove = one.about
    if due.chair is not None:
        cases: tuple[tuple[int | None, int], ...] = ((None, due.chair.seat),)
    else:
        cases = tuple(_cases(work.floor, due))
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


def _cases(floor: Floor, due: BalancingMove) -> Iterator[tuple[int | None, int]]:
    """The seat to take for each big blind that may be found at the receiving table."""
    giving, receiving = floor.now.tables[due.giving], floor.now.tables[due.receiving]
    ruling = move(floor.house, floor.seats(giving)._replace(last=None), floor.open_to(receiving))
    rows = [case for case in ruling.answer.by_big_blind if case.table == due.receiving and case.seat is not None]
    for case in rows:
        assert case.seat is not None
        yield case.big_blind, case.seat
    if not rows:
        seat = move(floor.house, floor.open_to(receiving)._replace(table=0), floor.open_to(receiving)).answer.seat
        if seat is not None:
            yield None, seat
