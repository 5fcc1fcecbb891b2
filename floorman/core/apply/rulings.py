"""Events about penalties, absences, rulings, hand-for-hand and notes."""

from dataclasses import replace

from floorman.core.apply.fact import Applier, Fact
from floorman.core.apply.hands import see, serve
from floorman.core.draft import Draft
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
from floorman.core.model import Away, Entry, HandForHand, Penalty


def _touch_chair(draft: Draft, entry: Entry, seq: int) -> None:
    if entry.chair is not None:
        draft.touch(entry.chair.table, seq)


def penalty_given(draft: Draft, fact: Fact) -> None:
    """PenaltyGiven. It follows the player wherever he sits."""
    event = fact.event
    assert isinstance(event, PenaltyGiven)
    entry = draft.entry(event.entry)
    given = Penalty(fact.seq, event.kind, event.owed, minutes=event.minutes, given_at=fact.at)
    draft.put_entry(replace(entry, penalties=(*entry.penalties, given)))
    _touch_chair(draft, entry, fact.seq)


def penalty_served(draft: Draft, fact: Fact) -> None:
    """PenaltyServed."""
    event = fact.event
    assert isinstance(event, PenaltyServed)
    entry = draft.entry(event.entry)
    draft.put_entry(replace(entry, penalties=serve(entry.penalties, event.hands)))
    _touch_chair(draft, entry, fact.seq)


def away_marked(draft: Draft, fact: Fact) -> None:
    """AwayMarked."""
    event = fact.event
    assert isinstance(event, AwayMarked)
    entry = draft.entry(event.entry)
    away = Away(fact.at, event.excused, before_big_blind=event.before_big_blind) if event.away else None
    draft.put_entry(replace(entry, away=away))
    _touch_chair(draft, entry, fact.seq)


def blind_dodged(draft: Draft, fact: Fact) -> None:
    """BlindDodged."""
    assert isinstance(fact.event, BlindDodged)
    entry = draft.entry(fact.event.entry)
    draft.put_entry(replace(entry, dodges=(*entry.dodges, fact.at)))
    _touch_chair(draft, entry, fact.seq)


def ruling_recorded(draft: Draft, fact: Fact) -> None:
    """RulingRecorded: the positions that it leaves are the table's seen positions."""
    event = fact.event
    assert isinstance(event, RulingRecorded)
    if event.positions is not None:
        see(draft, event.table, event.positions, fact)
    draft.touch(event.table, fact.seq)


def hand_for_hand_marked(draft: Draft, fact: Fact) -> None:
    """HandForHandMarked."""
    assert isinstance(fact.event, HandForHandMarked)
    draft.rest["hand_for_hand"] = HandForHand() if fact.event.on else None


def hand_for_hand_done(draft: Draft, fact: Fact) -> None:
    """HandForHandDone: a tick; when every table has as many hands, the next synchronised hand begins."""
    event = fact.event
    assert isinstance(event, HandForHandDone)
    h4h = draft.hand_for_hand()
    if h4h is None:
        return
    done = {**h4h.done, event.table: h4h.done.get(event.table, 0) + 1}
    stacks = h4h.stacks if event.stacks is None else {**h4h.stacks, event.table: event.stacks}
    draft.rest["hand_for_hand"] = replace(h4h, done=done, stacks=stacks)
    draft.touch(event.table, fact.seq)


def note_made(draft: Draft, fact: Fact) -> None:
    """NoteMade."""
    assert isinstance(fact.event, NoteMade)
    if fact.event.table is not None:
        draft.touch(fact.event.table, fact.seq)


def advice_overruled(draft: Draft, fact: Fact) -> None:
    """AdviceOverruled: kept in the journal; what is advised is asked anew each time."""
    event = fact.event
    assert isinstance(event, AdviceOverruled)
    overruled = dict(draft.value("overruled"))
    overruled[f"{event.code} {event.table} {event.offer}"] = fact.at
    draft.rest["overruled"] = overruled


APPLY: dict[type[Event], Applier] = {
    PenaltyGiven: penalty_given,
    PenaltyServed: penalty_served,
    AwayMarked: away_marked,
    BlindDodged: blind_dodged,
    RulingRecorded: ruling_recorded,
    HandForHandMarked: hand_for_hand_marked,
    HandForHandDone: hand_for_hand_done,
    NoteMade: note_made,
    AdviceOverruled: advice_overruled,
}
