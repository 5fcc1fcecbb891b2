"""Events about entries: made, seated, drawn, imported, verified, out."""

from msgspec.structs import replace

from floorman.core.apply.fact import Applier, Fact
from floorman.core.apply.tables import make_table
from floorman.core.draft import Draft
from floorman.core.events import (
    EntriesImported,
    EntriesSeated,
    EntryMade,
    EntryUnseated,
    EntryVoided,
    Event,
    KeptApart,
    PinMarked,
    PlayerForgotten,
    PlayersBusted,
    PresenceMarked,
    SeatsDrawn,
    StacksCounted,
)
from floorman.core.model import Bust, Chair, Draw, Entry, EntryNo, EntryState


def seat(draft: Draft, number: EntryNo, chair: Chair, seq: int, **more: bool) -> None:
    """Entry ``number`` sits on ``chair``, sold and not yet verified; ``more`` of its fields change with it."""
    newcomer = draft.table(chair.table).sighting is not None
    draft.change_entry(
        number, state=EntryState.SEATED, chair=chair, verified=False, noshow=False, newcomer=newcomer, **more
    )
    draft.sit(chair, number, seq)


def leave(draft: Draft, entry: Entry, seq: int) -> None:
    """Whatever chair ``entry`` has, sat on or reserved, is free again."""
    if entry.chair is None:
        return
    if entry.state is EntryState.TRANSIT:
        draft.expect(entry.chair, None, seq)
    else:
        draft.sit(entry.chair, None, seq)


def unseat(draft: Draft, number: EntryNo, state: EntryState, why: str, seq: int) -> None:
    """Entry ``number`` has neither chair nor slip any more: it is waiting, out or void."""
    entry = draft.entry(number)
    leave(draft, entry, seq)
    if entry.came_from is not None:
        draft.touch(entry.came_from.table, seq)
    draft.void_slip(entry.slip, why)
    draft.change_entry(
        number,
        state=state,
        chair=None,
        came_from=None,
        slip=None,
        away=None,
        missing=False,
        verified=False,
        newcomer=False,
        single_big_blind=False,
        pinned=entry.pinned and state is EntryState.WAITING,
    )


def entry_made(draft: Draft, fact: Fact) -> None:
    """EntryMade."""
    event = fact.event
    assert isinstance(event, EntryMade)
    picked = event.chair is not None and event.seed is None
    draft.new_entry(
        Entry(event.entry, kind=event.kind, re_entry_of=event.re_entry_of, chips=event.chips, hand_picked=picked)
    )
    if event.re_entry_of is not None:
        draft.change_entry(event.re_entry_of, re_entered=event.entry)
    if event.chair is not None:
        seat(draft, event.entry, event.chair, fact.seq)


def entries_seated(draft: Draft, fact: Fact) -> None:
    """EntriesSeated."""
    assert isinstance(fact.event, EntriesSeated)
    for one in fact.event.seats:
        seat(draft, one.entry, one.chair, fact.seq, hand_picked=fact.event.seed is None)


def seats_drawn(draft: Draft, fact: Fact) -> None:
    """SeatsDrawn."""
    event = fact.event
    assert isinstance(event, SeatsDrawn)
    for one in event.seats:
        seat(draft, one.entry, one.chair, fact.seq, hand_picked=False)
    draft.drawn(Draw(fact.seq, "draw", event.seed, event.by_hand, len(event.seats)))


def entries_imported(draft: Draft, fact: Fact) -> None:
    """EntriesImported."""
    assert isinstance(fact.event, EntriesImported)
    for new in fact.event.tables:
        make_table(draft, new, fact.seq)
    for row in fact.event.entries:
        draft.new_entry(Entry(row.entry, chips=row.chips))
        if row.chair is not None:
            seat(draft, row.entry, row.chair, fact.seq)


def entry_voided(draft: Draft, fact: Fact) -> None:
    """EntryVoided. If it was out, it takes no place any more."""
    assert isinstance(fact.event, EntryVoided)
    number = fact.event.entry
    if draft.entry(number).state is EntryState.OUT:
        _take_no_place(draft, number)
    unseat(draft, number, EntryState.VOID, "void", fact.seq)


def _take_no_place(draft: Draft, number: EntryNo) -> None:
    at, bust = next((at, bust) for at, bust in enumerate(draft.busts) if any(out == number for out, _ in bust.out))
    stay = [place for place, (out, _) in enumerate(bust.out) if out != number]
    if stay:
        out, chairs = tuple(bust.out[place] for place in stay), tuple(bust.chairs[place] for place in stay)
        draft.busts[at] = replace(bust, out=out, chairs=chairs)
    else:
        del draft.busts[at]


def presence_marked(draft: Draft, fact: Fact) -> None:
    """PresenceMarked."""
    event = fact.event
    assert isinstance(event, PresenceMarked)
    here = event.presence == "here"
    draft.change_entry(event.entry, verified=here, noshow=not here)
    chair = draft.entry(event.entry).chair
    assert chair is not None
    draft.touch(chair.table, fact.seq)


def players_busted(draft: Draft, fact: Fact) -> None:
    """PlayersBusted: out; reported late, ranked before a later bust, and of no hand-for-hand hand."""
    event = fact.event
    assert isinstance(event, PlayersBusted)
    for one in event.out:
        unseat(draft, one.entry, EntryState.OUT, "out", fact.seq)
    h4h = draft.hand_for_hand() if event.before is None else None
    bust = Bust(
        fact.seq,
        tuple((one.entry, one.stack) for one in event.out),
        tuple(one.chair for one in event.out),
        hand=None if h4h is None else h4h.hand,
        announcement=h4h is not None and h4h.hand == 0,
        announced=0 if h4h is None else h4h.announced,
        late=event.before is not None,
    )
    _enter_bust(draft, bust, event.before)
    draft.rest["last_bust_seq"] = fact.seq


def _enter_bust(draft: Draft, bust: Bust, before: EntryNo | None) -> None:
    for at, other in enumerate(() if before is None else draft.busts):
        if any(entry == before for entry, _ in other.out):
            draft.busts.insert(at, bust)
            return
    draft.busts.append(bust)


def entry_unseated(draft: Draft, fact: Fact) -> None:
    """EntryUnseated. There may be no such entry: what made it may have been taken back since."""
    assert isinstance(fact.event, EntryUnseated)
    if draft.has_entry(fact.event.entry):
        unseat(draft, fact.event.entry, EntryState.WAITING, "undone", fact.seq)


def pin_marked(draft: Draft, fact: Fact) -> None:
    """PinMarked."""
    assert isinstance(fact.event, PinMarked)
    draft.change_entry(fact.event.entry, pinned=fact.event.pinned)


def kept_apart(draft: Draft, fact: Fact) -> None:
    """KeptApart."""
    assert isinstance(fact.event, KeptApart)
    pair = frozenset({fact.event.first, fact.event.second})
    draft.rest["apart"] = draft.value("apart") | {pair}


def stacks_counted(draft: Draft, fact: Fact) -> None:
    """StacksCounted."""
    assert isinstance(fact.event, StacksCounted)
    for number, chips in fact.event.chips:
        draft.change_entry(number, chips=chips)


def player_forgotten(_draft: Draft, fact: Fact) -> None:
    """PlayerForgotten: his number and his place stay as they are; only the words beside the journal go."""
    assert isinstance(fact.event, PlayerForgotten)


APPLY: dict[type[Event], Applier] = {
    EntryMade: entry_made,
    EntriesSeated: entries_seated,
    SeatsDrawn: seats_drawn,
    EntriesImported: entries_imported,
    EntryVoided: entry_voided,
    PresenceMarked: presence_marked,
    PlayersBusted: players_busted,
    EntryUnseated: entry_unseated,
    PinMarked: pin_marked,
    KeptApart: kept_apart,
    StacksCounted: stacks_counted,
    PlayerForgotten: player_forgotten,
}
