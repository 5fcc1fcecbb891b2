"""Papers of who waits, is penalised, was ruled on, or is out."""

from collections.abc import Iterator
from typing import Any

from floorman.core import facts as e
from floorman.desk.desk import Desk
from floorman.desk.floor.stage import paid_places, winner
from floorman.desk.papers.selection import Selection
from floorman.desk.papers.work import Paperwork, Wanted
from floorman.desk.prizes.accounts import owing as due_to
from floorman.desk.prizes.accounts import reckoning
from floorman.desk.prizes.amounts import told
from floorman.desk.steady import wall_clock
from floorman.desk.words.sentences import places
from floorman.rules.places import places as places_of
from floorman.slips import values as v


def waiting(desk: Desk, only: Selection) -> Iterator[Wanted]:
    """Everybody on the waiting list."""
    money = desk.floor.now.money
    for place, number in enumerate(desk.floor.now.waiting, 1):
        entry = desk.floor.now.entries[number]
        if only.has(entry):
            ticket_number = None if money is None else money.ticket_numbers.get(number)
            yield Wanted(entry, None, place if ticket_number is None else ticket_number)


def ticket(work: Paperwork, one: Wanted, issue: v.Issue) -> v.WaitingTicket:
    """A waiting-list ticket."""
    assert one.entry is not None
    return v.WaitingTicket(work.event, work.player(one.entry), one.about, issue)


def _standing(desk: Desk, kind: type[e.Event]) -> Iterator[tuple[int, Any]]:
    for fact in desk.log.facts:
        if isinstance(fact.event, kind) and desk.log.stands(fact.seq):
            yield fact.seq, fact.event


def given(desk: Desk, only: Selection) -> Iterator[Wanted]:
    """Penalties given."""
    for seq, event in _standing(desk, e.PenaltyGiven):
        entry = desk.floor.now.entries[event.entry]
        if only.has(entry):
            yield Wanted(entry, entry.chair, (seq, event))


def penalty_slip(work: Paperwork, one: Wanted, issue: v.Issue) -> v.PenaltySlip:
    """A penalty slip."""
    assert one.entry is not None
    seq, event = one.about
    count = event.minutes or event.rounds or event.owed
    chair = one.entry.chair or event.chair
    rule = ", ".join(work.rules(event.cites))
    return v.PenaltySlip(
        work.event,
        work.player(one.entry),
        0 if chair is None else chair.table,
        0 if chair is None else chair.seat,
        event.kind,
        count,
        issue,
        work.desk.remark(seq),
        rule,
        work.floor.house.choices.penalty_unit,
    )


def owing(desk: Desk, only: Selection) -> Iterator[Wanted]:
    """Everybody who owes hands."""
    for entry in desk.floor.penalised():
        if entry.hands_owed and entry.chair is not None and only.has(entry):
            yield Wanted(entry, entry.chair)


def tally(work: Paperwork, one: Wanted, issue: v.Issue) -> v.TallySheet:
    """A tally for the dealer."""
    assert one.entry is not None
    assert one.chair is not None
    served = sum(penalty.served for penalty in one.entry.penalties)
    return v.TallySheet(
        work.event, work.player(one.entry), one.chair.table, one.chair.seat, one.entry.hands_owed, served, issue
    )


def notes(desk: Desk, only: Selection) -> Iterator[Wanted]:
    """Incident notes."""
    for seq, event in _standing(desk, e.NoteMade):
        entry = None if event.entry is None else desk.floor.now.entries[event.entry]
        meant = only.all or only.has_row(seq) or (event.table is not None and only.has_table(event.table))
        if meant or (entry is not None and only.has(entry)):
            yield Wanted(entry, None, (seq, event))


def incident(work: Paperwork, one: Wanted, issue: v.Issue) -> v.Incident:
    """An incident report."""
    seq, event = one.about
    where = "" if event.table is None else str(event.table)
    players = "" if one.entry is None else work.floor.names.label(one.entry.number)
    fact = work.desk.log.facts[seq - 1]
    happened = f"{wall_clock(fact.at)}  {work.desk.remark(seq)}"
    return v.Incident(work.event, issue, where=where, players=players, happened=happened)


def ruled(desk: Desk, only: Selection) -> Iterator[Wanted]:
    """Rulings recorded."""
    for seq, event in _standing(desk, e.RulingRecorded):
        if only.has_table(event.table) or only.has_row(seq):
            yield Wanted(None, None, (seq, event))


def ruling(work: Paperwork, one: Wanted, issue: v.Issue) -> v.RulingNote:
    """A ruling for the player."""
    seq, event = one.about
    said = work.say(event.code, **event.params)
    return v.RulingNote(
        work.event, event.table, said, happened=work.desk.remark(seq), rules=work.rules(event.cites), issue=issue
    )


def paid(desk: Desk, only: Selection) -> Iterator[Wanted]:
    """Who gets a prize, the best place first; without money the winner, then everybody who is out, the last out first,
    as far as places are paid, where that was told.
    """
    if desk.floor.now.money is not None:
        for one in reckoning(desk.floor).of.values():
            entry = desk.floor.now.entries[one.entry]
            if one.best is not None and one.prize and only.has(entry):
                yield Wanted(entry, None, (one.best, one.worst))
        return
    won, most = winner(desk.floor), paid_places(desk.floor)
    if won is not None and only.has(won):
        yield Wanted(won, None, (1, 1))
    for number, found in places_of(desk.floor.now, desk.floor.house).items():
        entry = desk.floor.now.entries[number]
        if (most is None or found[0] <= most) and only.has(entry):
            yield Wanted(entry, None, found)


def payout(work: Paperwork, one: Wanted, issue: v.Issue) -> v.PayoutSlip:
    """A payout slip; PROVISIONAL until the prize list is final."""
    assert one.entry is not None
    best, worst = one.about
    money, amount, provisional = work.floor.now.money, "", False
    if money is not None:
        due = due_to(work.floor, one.entry.number)
        amount = f"{told(work.floor, due.prize)} {money.settings.currency}"
        provisional = work.floor.now.winnings.final is None
    place = places(best, worst, work.lang)
    return v.PayoutSlip(work.event, work.player(one.entry), place, amount, issue, provisional)
