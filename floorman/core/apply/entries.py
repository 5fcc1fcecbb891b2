"""Events about entries: made, seated, drawn, imported, verified, out."""

from dataclasses import replace

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


def seat(draft: Draft, entry: Entry, chair: Chair, seq: int) -> None:
    """``entry`` sits on ``chair``, sold and not yet verified."""
    table = draft.table(chair.table)
    draft.put_entry(
        replace(
            entry,
            state=EntryState.SEATED,
            chair=chair,
            verified=False,
            noshow=False,
            newcomer=table.sighting is not None,
        )
    )
    draft.sit(chair, entry.number)
    draft.touch(chair.table, seq)


def leave(draft: Draft, entry: Entry, seq: int) -> None:
    """Whatever chair ``entry`` has, sat on or reserved, is free again."""
    if entry.chair is None:
        return
    if entry.state is EntryState.TRANSIT:
        draft.expect(entry.chair, None)
    else:
        draft.sit(entry.chair, None)
    draft.touch(entry.chair.table, seq)


def void_slip(draft: Draft, entry: Entry, why: str, by: int | None = None) -> None:
    """The slip that held good for ``entry`` no longer does."""
    slip = None if entry.slip is None else draft.slip(entry.slip)
    if slip is not None:
        draft.put_slip(replace(slip, void=why, by=by))


def entry_made(draft: Draft, fact: Fact) -> None:
    """EntryMade."""
    event = fact.event
    assert isinstance(event, EntryMade)
    entry = Entry(
        event.entry,
        kind=event.kind,
        re_entry_of=event.re_entry_of,
        chips=event.chips,
        hand_picked=event.chair is not None and event.seed is None,
    )
    draft.new_entry(entry)
    if event.chair is not None:
        seat(draft, entry, event.chair, fact.seq)


def entries_seated(draft: Draft, fact: Fact) -> None:
    """EntriesSeated."""
    assert isinstance(fact.event, EntriesSeated)
    for one in fact.event.seats:
        entry = replace(draft.entry(one.entry), hand_picked=fact.event.seed is None)
        seat(draft, entry, one.chair, fact.seq)


def seats_drawn(draft: Draft, fact: Fact) -> None:
    """SeatsDrawn."""
    event = fact.event
    assert isinstance(event, SeatsDrawn)
    for one in event.seats:
        seat(draft, draft.entry(one.entry), one.chair, fact.seq)
    draft.drawn(Draw(fact.seq, "draw", event.seed, event.by_hand, len(event.seats)))


def entries_imported(draft: Draft, fact: Fact) -> None:
    """EntriesImported."""
    assert isinstance(fact.event, EntriesImported)
    for new in fact.event.tables:
        make_table(draft, new, fact.seq)
    for row in fact.event.entries:
        entry = Entry(row.entry, chips=row.chips)
        draft.new_entry(entry)
        if row.chair is not None:
            seat(draft, entry, row.chair, fact.seq)


def entry_voided(draft: Draft, fact: Fact) -> None:
    """EntryVoided."""
    assert isinstance(fact.event, EntryVoided)
    entry = draft.entry(fact.event.entry)
    leave(draft, entry, fact.seq)
    void_slip(draft, entry, "void")
    draft.put_entry(
        replace(entry, state=EntryState.VOID, chair=None, came_from=None, slip=None, away=None, verified=False)
    )


def presence_marked(draft: Draft, fact: Fact) -> None:
    """PresenceMarked."""
    event = fact.event
    assert isinstance(event, PresenceMarked)
    entry = draft.entry(event.entry)
    here = event.presence == "here"
    draft.put_entry(replace(entry, verified=here, noshow=not here))
    if entry.chair is not None:
        draft.touch(entry.chair.table, fact.seq)


def players_busted(draft: Draft, fact: Fact) -> None:
    """PlayersBusted: out, ranked before a later bust where the report came late."""
    event = fact.event
    assert isinstance(event, PlayersBusted)
    for one in event.out:
        entry = draft.entry(one.entry)
        leave(draft, entry, fact.seq)
        void_slip(draft, entry, "out")
        if entry.came_from is not None and entry.state is EntryState.TRANSIT:
            draft.touch(entry.came_from.table, fact.seq)
        draft.put_entry(
            replace(
                entry,
                state=EntryState.OUT,
                chair=None,
                came_from=None,
                slip=None,
                away=None,
                pinned=False,
                missing=False,
            )
        )
    h4h = draft.hand_for_hand()
    bust = Bust(
        fact.seq,
        tuple((one.entry, one.stack) for one in event.out),
        tuple(one.chair for one in event.out),
        hand=None if h4h is None else h4h.hand,
        announcement=h4h is not None and h4h.hand == 0,
    )
    _enter_bust(draft, bust, event.before)
    draft.rest["last_bust_seq"] = fact.seq


def _enter_bust(draft: Draft, bust: Bust, before: EntryNo | None) -> None:
    busts = draft.bust_list()
    if before is not None:
        for at, other in enumerate(busts):
            if any(entry == before for entry, _ in other.out):
                busts.insert(at, bust)
                return
    busts.append(bust)


def entry_unseated(draft: Draft, fact: Fact) -> None:
    """EntryUnseated."""
    assert isinstance(fact.event, EntryUnseated)
    entry = draft.entry(fact.event.entry)
    leave(draft, entry, fact.seq)
    void_slip(draft, entry, "undone")
    draft.put_entry(
        replace(entry, state=EntryState.WAITING, chair=None, came_from=None, slip=None, verified=False, newcomer=False)
    )


def pin_marked(draft: Draft, fact: Fact) -> None:
    """PinMarked."""
    assert isinstance(fact.event, PinMarked)
    draft.put_entry(replace(draft.entry(fact.event.entry), pinned=fact.event.pinned))


def kept_apart(draft: Draft, fact: Fact) -> None:
    """KeptApart."""
    assert isinstance(fact.event, KeptApart)
    pair = frozenset({fact.event.first, fact.event.second})
    draft.rest["apart"] = draft.value("apart") | {pair}


def stacks_counted(draft: Draft, fact: Fact) -> None:
    """StacksCounted."""
    assert isinstance(fact.event, StacksCounted)
    for number, chips in fact.event.chips:
        draft.put_entry(replace(draft.entry(number), chips=chips))


def player_forgotten(draft: Draft, fact: Fact) -> None:
    """PlayerForgotten: his number and his place stay as they are; only the words beside the journal go."""
    assert isinstance(fact.event, PlayerForgotten)
    draft.put_entry(draft.entry(fact.event.entry))


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
