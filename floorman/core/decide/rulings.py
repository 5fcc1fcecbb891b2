"""What may be asked about penalties, absences, rulings, hand-for-hand and notes."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from floorman.core.commands import Command
from floorman.core.decide.refused import Refused, alive_entry, entry_of, table_of
from floorman.core.events import (
    AdviceOverruled,
    AwayMarked,
    BlindDodged,
    Event,
    HandForHandDone,
    HandForHandMarked,
    NoteMade,
    PenaltyGiven,
    PenaltyServed,
    RulingRecorded,
)
from floorman.core.model import Tournament


def penalty_given(now: Tournament, asked: PenaltyGiven) -> PenaltyGiven:
    """To a player who is alive; hands and minutes of 0 or more. Who is disqualified leaves his chair."""
    entry = alive_entry(now, asked.entry)
    if asked.owed < 0 or asked.minutes < 0:
        raise Refused("bad-hands", hands=min(asked.owed, asked.minutes))
    return replace(asked, chair=entry.chair if asked.kind == "disqualification" else None)


def penalty_served(now: Tournament, asked: PenaltyServed) -> None:
    """Hands of a penalty that is owed, never more than are left."""
    entry = alive_entry(now, asked.entry)
    if asked.hands < 1:
        raise Refused("bad-hands", hands=asked.hands)
    if not entry.hands_owed:
        raise Refused("no-penalty", entry=asked.entry)
    if asked.hands > entry.hands_owed:
        raise Refused("served-too-many", entry=asked.entry, left=entry.hands_owed)


def away_marked(now: Tournament, asked: AwayMarked) -> None:
    """A player with a chair who is not so already, nor as excused; one on his way to it has then arrived."""
    entry = alive_entry(now, asked.entry)
    if entry.chair is None:
        raise Refused("entry-waiting", entry=entry.number)
    excused = entry.away is not None and asked.away and asked.excused != entry.away.excused
    if asked.away == (entry.away is not None) and not excused:
        raise Refused("away-already" if asked.away else "not-away", entry=asked.entry)


def blind_dodged(now: Tournament, asked: BlindDodged) -> None:
    """A player who is alive."""
    alive_entry(now, asked.entry)


def ruling_recorded(now: Tournament, asked: RulingRecorded) -> None:
    """At a table that stands; positions on chairs that it has."""
    table = table_of(now, asked.table)
    if asked.positions is None:
        return
    for seat in (asked.positions.button, asked.positions.small_blind, asked.positions.big_blind):
        if seat is not None and not 1 <= seat <= table.max_seats:
            raise Refused("no-seat", table=asked.table, seat=seat, max=table.max_seats)


def hand_for_hand_marked(now: Tournament, asked: HandForHandMarked) -> None:
    """Not as it is already, but for the paid places; at least one of them."""
    if asked.paid is not None and asked.paid < 1:
        raise Refused("bad-paid", paid=asked.paid)
    told = asked.on and now.hand_for_hand is not None and asked.paid not in (None, now.hand_for_hand.paid)
    if asked.on == (now.hand_for_hand is not None) and not told:
        raise Refused("hand-for-hand-already" if asked.on else "no-hand-for-hand")


def hand_for_hand_done(now: Tournament, asked: HandForHandDone) -> None:
    """During hand-for-hand, at a table that stands; stacks of 0 or more. Only stacks can be counted again."""
    table = table_of(now, asked.table)
    if now.hand_for_hand is None:
        raise Refused("no-hand-for-hand")
    if asked.stacks is not None and not 0 <= asked.stacks <= table.max_seats:
        raise Refused("bad-stacks", table=asked.table, stacks=asked.stacks)
    if asked.recount and (asked.stacks is None or not now.hand_for_hand.done.get(asked.table)):
        raise Refused("no-recount", table=asked.table)


def note_made(now: Tournament, asked: NoteMade) -> None:
    """About a table or an entry that there is."""
    if asked.table is not None:
        table_of(now, asked.table)
    if asked.entry is not None:
        entry_of(now, asked.entry)


def advice_overruled(_now: Tournament, _asked: AdviceOverruled) -> None:
    """Any time: the TD's word is final."""


COMPLETE: dict[type[Command] | type[Event], Callable[[Tournament, Any], Event]] = {PenaltyGiven: penalty_given}
CHECK: dict[type[Event], Callable[[Tournament, Any], None]] = {
    PenaltyServed: penalty_served,
    AwayMarked: away_marked,
    BlindDodged: blind_dodged,
    RulingRecorded: ruling_recorded,
    HandForHandMarked: hand_for_hand_marked,
    HandForHandDone: hand_for_hand_done,
    NoteMade: note_made,
    AdviceOverruled: advice_overruled,
}
