"""What stands on each kind of paper: found in the room, made into the plain values that are printed."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from floorman.core import events as e
from floorman.core.model import Chair, Entry, EntryState, Table
from floorman.desk.balancing import BalancingMove, balancing_moves
from floorman.desk.clock import wall_clock
from floorman.desk.desk import Desk
from floorman.desk.floor import Floor
from floorman.desk.on_arrival import on_arrival
from floorman.desk.seating import breaking
from floorman.desk.words import places
from floorman.rules.move import move
from floorman.rules.places import place_of
from floorman.slips import values as v
from floorman.text.say import say

if TYPE_CHECKING:
    from floorman.desk.papers import Selection


@dataclass(frozen=True, slots=True)
class Wanted:
    """One paper to make: for whom, for which chair, or about what."""

    entry: Entry | None = None
    chair: Chair | None = None
    about: Any = None


@dataclass(frozen=True, slots=True)
class Paperwork:
    """What every maker needs."""

    desk: Desk
    event: v.Event
    lang: str
    reasons: bool = False

    @property
    def floor(self) -> Floor:
        """The room."""
        return self.desk.floor

    def player(self, entry: Entry) -> v.Player:
        """Name and entry number, and no more."""
        names = self.floor.names
        return v.Player(names.name(entry.number) or f"#{entry.number}", entry.number, names.second(entry.number))

    def say(self, code: str, **params: object) -> str:
        """A sentence in the paper's language."""
        return say(code, params, self.lang)

    def now(self) -> str:
        """The time of print."""
        return f"{self.event.date} {wall_clock(self.floor.clock())}"

    def rules(self, cites: Iterable[str]) -> tuple[str, ...]:
        """The rules as they are printed for players: no online operator stands on a live slip as an authority."""
        return tuple(cite for cite in cites if not cite.startswith("pokerstars"))


@dataclass(frozen=True, slots=True)
class Maker:
    """How one kind of paper is found and made."""

    find: Callable[[Desk, "Selection"], Iterable[Wanted]]
    make: Callable[[Paperwork, Wanted, v.Issue], Any]


# -- players with a seat


def _seated(desk: Desk, only: "Selection") -> Iterator[Wanted]:
    for table in desk.floor.now.standing_tables():
        for at in range(table.max_seats):
            number = table.chairs[at]
            if number is not None:
                entry = desk.floor.now.entries[number]
                if only.has(entry):
                    yield Wanted(entry, entry.chair)


def _with_chair(desk: Desk, only: "Selection") -> Iterator[Wanted]:
    yield from _seated(desk, only)
    yield from _moving(desk, only)


def _moving(desk: Desk, only: "Selection") -> Iterator[Wanted]:
    for number in desk.floor.now.transit:
        entry = desk.floor.now.entries[number]
        if only.has(entry):
            yield Wanted(entry, entry.chair)


def _moving_by(kind: str) -> Callable[[Desk, "Selection"], Iterator[Wanted]]:
    def find(desk: Desk, only: "Selection") -> Iterator[Wanted]:
        for one in _moving(desk, only):
            assert one.entry is not None
            slip = None if one.entry.slip is None else desk.floor.now.slips.get(one.entry.slip)
            if slip is None or slip.kind == kind or kind == "move-slips":
                yield one

    return find


def _breaking(desk: Desk, only: "Selection") -> Iterator[Wanted]:
    """Named cards for who was sent from a broken table; blank ones for tables that are named and still stand."""
    yield from _moving_by("break-cards")(desk, only)
    for number in sorted(only.tables):
        table = desk.floor.now.table(number)
        if table is not None and not table.broken and table.held:
            seed = f"{desk.floor.now.code}:{len(desk.log.facts)}:{number}"
            for send in sorted(breaking(desk.floor, table, seed, False).moves, key=lambda one: one.chair):
                yield Wanted(None, send.chair, table)


def _seat_card(work: Paperwork, one: Wanted, issue: v.Issue) -> v.SeatCard:
    assert one.entry is not None
    assert one.chair is not None
    return v.SeatCard(work.event, work.player(one.entry), one.chair.table, one.chair.seat, issue, chips=one.entry.chips)


def band(work: Paperwork, entry: Entry) -> v.Band:
    """The band for the dealer: flat only where it is certain."""
    entering = on_arrival(work.floor, entry)
    if entering is None:
        return v.Band(v.BandKind.DEALER_RULE)
    if not entering.dealt_in:
        return v.Band(v.BandKind.WAITS, "between")
    posts = {"big_blind": "big-blind-ante", "small_blind": "small-blind"}.get(entering.posts or "", "")
    if not posts:
        posts = "button" if entering.position == "button" else "no-blind"
    return v.Band(v.BandKind.DEALT_IN, posts)


def _move_slip(work: Paperwork, one: Wanted, issue: v.Issue) -> v.MoveSlip:
    entry, chair = one.entry, one.chair
    assert entry is not None
    assert chair is not None
    origin = entry.came_from or chair
    reason, rule = _reason(work, entry) if work.reasons else ("", "")
    return v.MoveSlip(
        work.event,
        work.player(entry),
        chair.table,
        chair.seat,
        origin.table,
        origin.seat,
        issue,
        band(work, entry),
        reason,
        rule,
    )


def _reason(work: Paperwork, entry: Entry) -> tuple[str, str]:
    """Why he moves, from the event that sent him."""
    slip = None if entry.slip is None else work.floor.now.slips.get(entry.slip)
    event = None if slip is None else work.desk.log.facts[slip.seq - 1].event
    if not isinstance(event, e.PlayersMoved) or entry.came_from is None:
        return "", ""
    rule = ", ".join(work.rules(event.cites))
    return work.say(f"slip.why.{event.why}", table=entry.came_from.table), rule


def _break_card(work: Paperwork, one: Wanted, issue: v.Issue) -> v.BreakCard:
    assert one.chair is not None
    if one.entry is None:
        table: Table = one.about
        return v.BreakCard(work.event, one.chair.table, one.chair.seat, table.number, issue)
    origin = one.entry.came_from or one.chair
    return v.BreakCard(
        work.event,
        one.chair.table,
        one.chair.seat,
        origin.table,
        issue,
        origin.seat,
        work.player(one.entry),
        band(work, one.entry),
    )


def _stack_label(work: Paperwork, one: Wanted, issue: v.Issue) -> v.StackLabel:
    assert one.entry is not None
    assert one.chair is not None
    origin = one.entry.came_from or one.chair
    return v.StackLabel(
        work.event,
        work.player(one.entry),
        one.chair.table,
        one.chair.seat,
        origin.table,
        origin.seat,
        issue,
        one.entry.chips,
    )


def _bag_tag(work: Paperwork, one: Wanted, issue: v.Issue) -> v.BagTag:
    assert one.entry is not None
    assert one.chair is not None
    return v.BagTag(work.event, work.player(one.entry), one.chair.table, one.chair.seat, one.entry.chips, issue=issue)


# -- balance orders


def _orders(desk: Desk, only: "Selection") -> Iterator[Wanted]:
    for due in balancing_moves(desk.floor):
        if only.has_table(due.giving) or only.has_table(due.receiving):
            entry = None if due.entry is None else desk.floor.now.entries[due.entry]
            yield Wanted(entry, due.chair, due)


def _balance_order(work: Paperwork, one: Wanted, issue: v.Issue) -> v.BalanceOrder:
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


# -- whole tables and the whole room


def _tables(desk: Desk, only: "Selection") -> Iterator[Wanted]:
    for table in desk.floor.now.standing_tables():
        if only.has_table(table.number):
            yield Wanted(about=table)


def _room(desk: Desk, only: "Selection") -> Iterator[Wanted]:
    tables = [table for table in desk.floor.now.standing_tables() if only.has_table(table.number)]
    if any(table.held for table in tables):
        yield Wanted(about=tables)


def _rows(work: Paperwork, table: Table, *, empty: bool) -> Iterator[v.SeatRow]:
    for at, number in enumerate(table.chairs):
        coming = table.expected[at]
        holder = number if number is not None else coming
        if holder is not None:
            entry = work.floor.now.entries[holder]
            yield v.SeatRow(table.number, at + 1, work.player(entry), entry.chips)
        elif empty:
            yield v.SeatRow(table.number, at + 1)


def _table_sheet(work: Paperwork, one: Wanted, _issue: v.Issue) -> v.TableSheet:
    return v.TableSheet(work.event, one.about.number, tuple(_rows(work, one.about, empty=True)), work.now())


def _seating(work: Paperwork, one: Wanted, _issue: v.Issue) -> v.Seating:
    rows = tuple(row for table in one.about for row in _rows(work, table, empty=False))
    return v.Seating(work.event, rows, work.now(), draws_note(work))


def draws_note(work: Paperwork) -> str:
    """The draws that stand, and those undone before them, each with its seed; a seed given by hand is marked."""
    told: list[str] = []
    for fact in work.desk.log.facts:
        event = fact.event
        drawn = isinstance(event, e.SeatsDrawn) or (
            isinstance(event, e.PlayersMoved) and event.why in ("break", "redraw", "final")
        )
        if not drawn:
            continue
        seed, by_hand = getattr(event, "seed", ""), getattr(event, "by_hand", False)
        code = "slip.draw.by-hand" if by_hand else "slip.draw"
        if not work.desk.log.stands(fact.seq):
            code += "-undone"
        told.append(work.say(code, seq=fact.seq, seed=seed, time=wall_clock(fact.at)))
    return " ".join(told[-6:])


def _break_order(work: Paperwork, one: Wanted, _issue: v.Issue) -> v.BreakOrder:
    numbers: list[int] = one.about
    tables = tuple((number, work.floor.now.tables[number].held) for number in numbers)
    left = [table.number for table in work.floor.now.standing_tables() if table.number not in numbers]
    note = work.say("slip.not-in-order", tables=", ".join(map(str, left))) if left else ""
    return v.BreakOrder(work.event, tables, work.now(), note)


def _order(desk: Desk, _only: "Selection") -> Iterator[Wanted]:
    now = desk.floor.now
    order = [number for number in now.break_order if not now.tables[number].broken]
    if order:
        yield Wanted(about=order)


def _walk(work: Paperwork, one: Wanted, _issue: v.Issue) -> v.ButtonWalk:
    tables: list[Table] = one.about
    return v.ButtonWalk(work.event, tuple(table.number for table in tables), work.now())


def _sign_in(work: Paperwork, one: Wanted, _issue: v.Issue) -> v.SignIn:
    players = [work.player(entry) for entry in one.about]
    names = work.floor.names
    return v.SignIn(work.event, tuple(sorted(players, key=lambda who: names.sort_key(who.entry))), work.now())


def _everybody(desk: Desk, only: "Selection") -> Iterator[Wanted]:
    alive = [entry for entry in desk.floor.now.entries.values() if entry.alive and only.has(entry)]
    if alive:
        yield Wanted(about=alive)


# -- waiting, penalties, incidents, rulings, payouts


def _waiting(desk: Desk, only: "Selection") -> Iterator[Wanted]:
    for place, number in enumerate(desk.floor.now.waiting, 1):
        entry = desk.floor.now.entries[number]
        if only.has(entry):
            yield Wanted(entry, None, place)


def _ticket(work: Paperwork, one: Wanted, issue: v.Issue) -> v.WaitingTicket:
    assert one.entry is not None
    return v.WaitingTicket(work.event, work.player(one.entry), one.about, issue)


def _standing(desk: Desk, kind: type[e.Event]) -> Iterator[tuple[int, Any]]:
    for fact in desk.log.facts:
        if isinstance(fact.event, kind) and desk.log.stands(fact.seq):
            yield fact.seq, fact.event


def _given(desk: Desk, only: "Selection") -> Iterator[Wanted]:
    for seq, event in _standing(desk, e.PenaltyGiven):
        entry = desk.floor.now.entries[event.entry]
        if only.has(entry):
            yield Wanted(entry, entry.chair, (seq, event))


_PENALTY = {
    "warning": v.PenaltyKind.WARNING,
    "missed-hands": v.PenaltyKind.HANDS,
    "missed-rounds": v.PenaltyKind.ROUNDS,
    "time": v.PenaltyKind.MINUTES,
    "disqualification": v.PenaltyKind.DISQUALIFIED,
}


def _penalty_slip(work: Paperwork, one: Wanted, issue: v.Issue) -> v.PenaltySlip:
    assert one.entry is not None
    seq, event = one.about
    count = event.minutes or event.rounds or event.owed
    chair = one.entry.chair
    rule = ", ".join(work.rules(event.cites))
    return v.PenaltySlip(
        work.event,
        work.player(one.entry),
        0 if chair is None else chair.table,
        0 if chair is None else chair.seat,
        _PENALTY[event.kind],
        count,
        issue,
        work.desk.remark(seq),
        rule,
    )


def _owing(desk: Desk, only: "Selection") -> Iterator[Wanted]:
    for entry in desk.floor.penalised():
        if entry.hands_owed and entry.chair is not None and only.has(entry):
            yield Wanted(entry, entry.chair)


def _tally(work: Paperwork, one: Wanted, issue: v.Issue) -> v.PenaltyTally:
    assert one.entry is not None
    assert one.chair is not None
    served = sum(penalty.served for penalty in one.entry.penalties)
    return v.PenaltyTally(
        work.event, work.player(one.entry), one.chair.table, one.chair.seat, one.entry.hands_owed, served, issue
    )


def _notes(desk: Desk, only: "Selection") -> Iterator[Wanted]:
    for seq, event in _standing(desk, e.NoteMade):
        entry = None if event.entry is None else desk.floor.now.entries[event.entry]
        meant = only.all or (event.table is not None and only.has_table(event.table))
        if meant or (entry is not None and only.has(entry)):
            yield Wanted(entry, None, (seq, event))


def _incident(work: Paperwork, one: Wanted, issue: v.Issue) -> v.Incident:
    seq, event = one.about
    where = "" if event.table is None else str(event.table)
    players = "" if one.entry is None else work.floor.names.label(one.entry.number)
    fact = work.desk.log.facts[seq - 1]
    happened = f"{wall_clock(fact.at)}  {work.desk.remark(seq)}"
    return v.Incident(work.event, issue, where=where, players=players, happened=happened)


def _ruled(desk: Desk, only: "Selection") -> Iterator[Wanted]:
    for seq, event in _standing(desk, e.RulingRecorded):
        if only.has_table(event.table):
            yield Wanted(None, None, (seq, event))


def _ruling(work: Paperwork, one: Wanted, issue: v.Issue) -> v.RulingNote:
    seq, event = one.about
    said = work.say(event.code, **event.params)
    return v.RulingNote(
        work.event, event.table, said, happened=work.desk.remark(seq), rules=work.rules(event.cites), issue=issue
    )


def _paid(desk: Desk, only: "Selection") -> Iterator[Wanted]:
    for bust in reversed(desk.floor.now.busts):
        for number, _ in bust.out:
            entry = desk.floor.now.entries[number]
            if entry.state is EntryState.OUT and only.has(entry):
                yield Wanted(entry)


def _payout(work: Paperwork, one: Wanted, issue: v.Issue) -> v.PayoutSlip:
    assert one.entry is not None
    found = place_of(work.floor.now, work.floor.house, one.entry.number) or (0, 0)
    return v.PayoutSlip(work.event, work.player(one.entry), places(*found, work.lang), "", issue)


MAKERS: Mapping[str, Maker] = {
    "seat-cards": Maker(_seated, _seat_card),
    "move-slips": Maker(_moving_by("move-slips"), _move_slip),
    "break-cards": Maker(_breaking, _break_card),
    "stack-labels": Maker(_moving, _stack_label),
    "balance-orders": Maker(_orders, _balance_order),
    "table-sheets": Maker(_tables, _table_sheet),
    "seating-by-name": Maker(_room, _seating),
    "seating-by-table": Maker(_room, _seating),
    "break-order": Maker(_order, _break_order),
    "waiting-tickets": Maker(_waiting, _ticket),
    "penalty-slips": Maker(_given, _penalty_slip),
    "penalty-tallies": Maker(_owing, _tally),
    "incidents": Maker(_notes, _incident),
    "rulings": Maker(_ruled, _ruling),
    "payouts": Maker(_paid, _payout),
    "bag-tags": Maker(_seated, _bag_tag),
    "sign-in": Maker(_everybody, _sign_in),
    "button-walk": Maker(_room, _walk),
}
"""Every kind of paper by the name that the command line uses."""
