"""Events about players between chairs: moved, arrived, called off, swapped, shifted; and the slips they carry."""

from floorman.core.apply.entries import leave
from floorman.core.apply.fact import Applier, Fact
from floorman.core.apply.synchronised import go_on, shift
from floorman.core.apply.tables import make_table
from floorman.core.draft import Draft
from floorman.core.events import (
    Event,
    Move,
    MoveCalledOff,
    PlayerMissing,
    PlayersArrived,
    PlayersMoved,
    PlayersSwapped,
    PrintedSlip,
    SlipsPrinted,
    TableShifted,
)
from floorman.core.model import Chair, Draw, EntryNo, EntryState, Slip, Table, TableNo

_DRAWN = frozenset({"break", "redraw", "final"})
_ANEW = frozenset({"redraw", "final"})
_OF_A_MOVE = frozenset({"move-slips", "break-cards"})
SEATING = frozenset({"seat-cards", "move-slips", "break-cards"})
"""Kinds of slip that tell a player where to sit: he carries one of them at most."""


def players_moved(draft: Draft, fact: Fact) -> None:
    """PlayersMoved: the old chairs are empty, the new ones reserved, each player carries a slip.

    Who ``sits`` there already has arrived with it.
    """
    event = fact.event
    assert isinstance(event, PlayersMoved)
    for new in event.enlarged:
        make_table(draft, new, fact.seq)
    for move in event.moves:
        leave(draft, draft.entry(move.entry), fact.seq)
    for move in event.moves:
        _send(draft, move, event.why, fact)
        if event.why == "sits":
            arrive(draft, move.entry, fact.seq)
    for number in event.broken:
        draft.change_table(number, broken=True, broken_at=fact.at, halted=False, last_seq=fact.seq)
        draft.change_table(number, sighting=None, single_big_blind=None)
    if event.why in _ANEW:
        # everybody sits elsewhere: the button that was seen before says nothing about the next hand
        for number in {move.chair.table for move in event.moves}:
            draft.change_table(number, sighting=None, single_big_blind=None)
    go_on(draft)
    if event.why in _DRAWN:
        draft.drawn(Draw(fact.seq, event.why, event.seed or "", event.by_hand, len(event.moves)))


def issued(move: Move, why: str, fact: Fact) -> Slip:
    """The slip that a move issues."""
    kind = "break-cards" if why in _DRAWN else "move-slips"
    return Slip(move.serial, kind, move.entry, move.chair, came_from=move.came_from, at=fact.at, seq=fact.seq)


def _send(draft: Draft, move: Move, why: str, fact: Fact) -> None:
    entry = draft.entry(move.entry)
    redirected = entry.state is EntryState.TRANSIT
    draft.void_slip(entry.slip, "redirected" if redirected else "moved", move.serial)
    draft.put_slip(issued(move, why, fact))
    draft.change_entry(
        move.entry,
        state=EntryState.TRANSIT,
        chair=move.chair,
        came_from=move.came_from,
        left_at=fact.at,
        missing=False,
        single_big_blind=move.single_big_blind,
        slip=move.serial,
        moves=entry.moves + (not redirected),
        newcomer=False,
    )
    draft.expect(move.chair, move.entry, fact.seq)


def arrive(draft: Draft, number: EntryNo, seq: int) -> None:
    """A player in transit sits on the chair that was reserved for him; player and stack are there."""
    entry = draft.entry(number)
    chair = entry.chair
    if entry.state is not EntryState.TRANSIT or chair is None:
        return
    draft.expect(chair, None, seq)
    draft.sit(chair, number, seq)
    if entry.single_big_blind:
        draft.change_table(chair.table, single_big_blind=chair.seat)
    draft.change_entry(
        number,
        state=EntryState.SEATED,
        came_from=None,
        missing=False,
        single_big_blind=False,
        verified=True,
        noshow=False,
        kind="moved",
        newcomer=draft.table(chair.table).sighting is not None,
    )


def players_arrived(draft: Draft, fact: Fact) -> None:
    """PlayersArrived."""
    assert isinstance(fact.event, PlayersArrived)
    for number in fact.event.entries:
        arrive(draft, number, fact.seq)


def player_missing(draft: Draft, fact: Fact) -> None:
    """PlayerMissing."""
    assert isinstance(fact.event, PlayerMissing)
    draft.change_entry(fact.event.entry, missing=True)


def move_called_off(draft: Draft, fact: Fact) -> None:
    """MoveCalledOff: back on his old chair, no newcomer there."""
    event = fact.event
    assert isinstance(event, MoveCalledOff)
    entry = draft.entry(event.entry)
    leave(draft, entry, fact.seq)
    draft.void_slip(entry.slip, "called-off")
    draft.change_entry(
        event.entry,
        state=EntryState.SEATED,
        chair=event.chair,
        came_from=None,
        missing=False,
        single_big_blind=False,
        slip=None,
        moves=entry.moves - 1,
    )
    draft.sit(event.chair, event.entry, fact.seq)


def players_swapped(draft: Draft, fact: Fact) -> None:
    """PlayersSwapped: chairs exchanged; each takes over what his new chair owes. Their seat cards are false."""
    event = fact.event
    assert isinstance(event, PlayersSwapped)
    for one in (event.first, event.second):
        draft.void_slip(draft.entry(one.entry).slip, "moved")
        draft.change_entry(one.entry, chair=one.chair, slip=None)
        draft.sit(one.chair, one.entry, fact.seq)


def table_shifted(draft: Draft, fact: Fact) -> None:
    """TableShifted: players, reserved chairs, slips, positions and hands go along; the old table stands empty."""
    event = fact.event
    assert isinstance(event, TableShifted)
    old, new = draft.table(event.came_from), draft.table(event.table)
    draft.change_table(
        event.table,
        chairs=_sized(old.chairs, new),
        expected=_sized(old.expected, new),
        sighting=old.sighting,
        hands=old.hands,
        halted=old.halted,
        halted_at=old.halted_at,
        single_big_blind=old.single_big_blind,
        last_seq=fact.seq,
    )
    for number in (*old.chairs, *old.expected):
        if number is not None:
            entry = draft.entry(number)
            chair = _at(entry.chair, event.table)
            draft.change_slip(entry.slip, chair=chair)
            draft.change_entry(number, chair=chair)
    for number in draft.transit:
        came_from = draft.entry(number).came_from
        if came_from is not None and came_from.table == event.came_from:
            draft.change_entry(number, came_from=_at(came_from, event.table))
    _empty(draft, event.came_from, fact.seq)
    shift(draft, event.came_from, event.table)


def _at(chair: Chair | None, table: TableNo) -> Chair | None:
    return chair and chair._replace(table=table)


def _empty(draft: Draft, number: TableNo, seq: int) -> None:
    none = (None,) * draft.table(number).max_seats
    draft.change_table(
        number, chairs=none, expected=none, sighting=None, halted=False, single_big_blind=None, last_seq=seq
    )


def _sized(chairs: tuple[EntryNo | None, ...], table: Table) -> tuple[EntryNo | None, ...]:
    return (*chairs, *(None,) * table.max_seats)[: table.max_seats]


def same_paper(one: str, other: str) -> bool:
    """Whether two kinds of slip are the same paper: a move's slip has two looks."""
    return one == other or {one, other} == _OF_A_MOVE


def slips_printed(draft: Draft, fact: Fact) -> None:
    """SlipsPrinted: serials given, or a move's slip is on paper now; what is printed again voids what it replaces."""
    event = fact.event
    assert isinstance(event, SlipsPrinted)
    for one in event.slips:
        if draft.slip(one.serial) is not None:
            if event.on_paper:
                draft.change_slip(one.serial, printed=True)
            continue
        replaced = draft.slip(one.replaces)
        draft.void_slip(one.replaces, "reprinted", one.serial)
        again = replaced is not None and replaced.printed and same_paper(replaced.kind, event.kind)
        draft.put_slip(
            Slip(
                one.serial,
                event.kind,
                one.entry,
                one.chair,
                came_from=None if replaced is None else replaced.came_from,
                at=fact.at,
                seq=fact.seq,
                reprint=replaced.reprint + 1 if replaced is not None and again else 0,
                replaces=one.replaces,
                printed=event.on_paper,
            )
        )
        if one.entry is not None and event.kind in SEATING:
            _carry(draft, one.entry, one)


def _carry(draft: Draft, number: EntryNo, one: PrintedSlip) -> None:
    """The player carries it; after an undo it may name an entry or a chair that is no more, and is false at once."""
    entry = draft.entry(number) if draft.has_entry(number) else None
    if entry is not None and entry.chair == one.chair:
        if entry.slip != one.replaces:
            draft.void_slip(entry.slip, "reprinted", one.serial)
        draft.change_entry(number, slip=one.serial)
        return
    draft.void_slip(one.serial, "undone")
    if entry is not None and entry.slip == one.replaces:
        draft.change_entry(number, slip=None)


APPLY: dict[type[Event], Applier] = {
    PlayersMoved: players_moved,
    PlayersArrived: players_arrived,
    PlayerMissing: player_missing,
    MoveCalledOff: move_called_off,
    PlayersSwapped: players_swapped,
    TableShifted: table_shifted,
    SlipsPrinted: slips_printed,
}
