"""Events about penalties, absences, rulings, hand-for-hand and notes."""

from msgspec.structs import replace

from floorman.core.apply.entries import unseat
from floorman.core.apply.fact import Applier, Fact
from floorman.core.apply.hands import see, serve
from floorman.core.apply.moves import arrive
from floorman.core.apply.synchronised import tick
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
from floorman.core.model import Away, Bust, EntryNo, EntryState, HandForHand, Penalty


def _touch_chair(draft: Draft, number: EntryNo, seq: int) -> None:
    chair = draft.entry(number).chair
    if chair is not None:
        draft.touch(chair.table, seq)


def penalty_given(draft: Draft, fact: Fact) -> None:
    """PenaltyGiven. It follows the player wherever he sits; disqualified, he is out, and his stack leaves play.

    Who has hands or minutes to miss is away from the table until he is back.
    """
    event = fact.event
    assert isinstance(event, PenaltyGiven)
    given = Penalty(fact.seq, event.kind, event.owed, minutes=event.minutes, given_at=fact.at)
    _touch_chair(draft, event.entry, fact.seq)
    entry = draft.entry(event.entry)
    sent_away = entry.chair is not None and entry.away is None and (event.owed > 0 or event.minutes > 0)
    draft.change_entry(
        event.entry,
        penalties=(*entry.penalties, given),
        away=Away(fact.at) if sent_away else entry.away,
    )
    if event.kind == "disqualification":
        unseat(draft, event.entry, EntryState.OUT, "out", fact.seq)
        draft.busts.append(Bust(fact.seq, ((event.entry, None),), (event.chair,), disqualified=True))


def penalty_served(draft: Draft, fact: Fact) -> None:
    """PenaltyServed."""
    event = fact.event
    assert isinstance(event, PenaltyServed)
    draft.change_entry(event.entry, penalties=serve(draft.entry(event.entry).penalties, event.hands))
    _touch_chair(draft, event.entry, fact.seq)


def away_marked(draft: Draft, fact: Fact) -> None:
    """AwayMarked. Who is said to have left the chair that he was sent to, or to be back on it, had arrived.

    Excused or no more so while he is away, he is away since he left.
    """
    event = fact.event
    assert isinstance(event, AwayMarked)
    arrive(draft, event.entry, fact.seq)
    away = draft.entry(event.entry).away if event.away else None
    if away is not None:
        away = replace(away, excused=event.excused)
    elif event.away:
        away = Away(fact.at, event.excused, before_big_blind=event.before_big_blind)
    draft.change_entry(event.entry, away=away)
    _touch_chair(draft, event.entry, fact.seq)


def blind_dodged(draft: Draft, fact: Fact) -> None:
    """BlindDodged."""
    assert isinstance(fact.event, BlindDodged)
    number = fact.event.entry
    draft.change_entry(number, dodges=(*draft.entry(number).dodges, fact.at))
    _touch_chair(draft, number, fact.seq)


def ruling_recorded(draft: Draft, fact: Fact) -> None:
    """RulingRecorded: the positions that it leaves are the table's seen positions."""
    event = fact.event
    assert isinstance(event, RulingRecorded)
    if event.positions is not None:
        see(draft, event.table, event.positions, fact)
    draft.touch(event.table, fact.seq)


def hand_for_hand_marked(draft: Draft, fact: Fact) -> None:
    """HandForHandMarked. Told of the paid places while it is on, it goes on as it stands."""
    event = fact.event
    assert isinstance(event, HandForHandMarked)
    h4h = draft.hand_for_hand() or HandForHand(announced=fact.seq)
    draft.rest["hand_for_hand"] = replace(h4h, paid=event.paid) if event.on else None


def hand_for_hand_done(draft: Draft, fact: Fact) -> None:
    """HandForHandDone: a tick; when every table that plays has one, the next synchronised hand begins."""
    event = fact.event
    assert isinstance(event, HandForHandDone)
    tick(draft, event.table, event.stacks, recount=event.recount)
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
