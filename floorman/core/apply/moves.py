"""Events about players between chairs: moved, arrived, called off, swapped, shifted; and the slips they carry."""

from dataclasses import replace

from floorman.core.apply.entries import leave, void_slip
from floorman.core.apply.fact import Applier, Fact
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
    Seating,
    SlipsPrinted,
    TableShifted,
)
from floorman.core.model import Draw, EntryNo, EntryState, Slip, Table

_DRAWN = frozenset({"break", "redraw", "final"})
_SEATING = frozenset({"seat-cards", "move-slips", "break-cards"})


def players_moved(draft: Draft, fact: Fact) -> None:
    """PlayersMoved: the old chairs are empty, the new ones reserved, each player carries a slip."""
    event = fact.event
    assert isinstance(event, PlayersMoved)
    for new in event.enlarged:
        make_table(draft, new, fact.seq)
    for move in event.moves:
        leave(draft, draft.entry(move.entry), fact.seq)
    for move in event.moves:
        _send(draft, move, event.why, fact)
    for number in event.broken:
        table = draft.table(number)
        draft.put_table(
            replace(table, broken=True, broken_at=fact.at, halted=False, sighting=None, locked=False, last_seq=fact.seq)
        )
    if event.why in _DRAWN:
        draft.drawn(Draw(fact.seq, event.why, event.seed or "", event.by_hand, len(event.moves)))


def issued(move: Move, why: str, fact: Fact) -> Slip:
    """The slip that a move issues."""
    kind = "break-cards" if why in _DRAWN else "move-slips"
    return Slip(move.serial, kind, move.entry, move.chair, came_from=move.came_from, at=fact.at, seq=fact.seq)


def _send(draft: Draft, move: Move, why: str, fact: Fact) -> None:
    entry = draft.entry(move.entry)
    void_slip(draft, entry, "redirected" if entry.state is EntryState.TRANSIT else "moved", move.serial)
    draft.put_slip(issued(move, why, fact))
    draft.put_entry(
        replace(
            entry,
            state=EntryState.TRANSIT,
            chair=move.chair,
            came_from=move.came_from,
            left_at=fact.at,
            missing=False,
            single_big_blind=move.single_big_blind,
            slip=move.serial,
            moves=entry.moves + 1,
            kind="moved",
            newcomer=False,
        )
    )
    draft.expect(move.chair, move.entry)
    draft.touch(move.chair.table, fact.seq)


def arrive(draft: Draft, number: int, seq: int) -> None:
    """A player in transit sits on the chair that was reserved for him; player and stack are there."""
    entry = draft.entry(number)
    if entry.state is not EntryState.TRANSIT or entry.chair is None:
        return
    chair = entry.chair
    draft.expect(chair, None)
    draft.sit(chair, entry.number)
    table = draft.table(chair.table)
    single = chair.seat if entry.single_big_blind else table.single_big_blind
    draft.put_table(replace(table, single_big_blind=single, last_seq=seq))
    draft.put_entry(
        replace(
            entry,
            state=EntryState.SEATED,
            came_from=None,
            missing=False,
            single_big_blind=False,
            verified=True,
            noshow=False,
            newcomer=table.sighting is not None,
        )
    )


def players_arrived(draft: Draft, fact: Fact) -> None:
    """PlayersArrived."""
    assert isinstance(fact.event, PlayersArrived)
    for number in fact.event.entries:
        arrive(draft, number, fact.seq)


def player_missing(draft: Draft, fact: Fact) -> None:
    """PlayerMissing."""
    assert isinstance(fact.event, PlayerMissing)
    draft.put_entry(replace(draft.entry(fact.event.entry), missing=True))


def move_called_off(draft: Draft, fact: Fact) -> None:
    """MoveCalledOff: back on his old chair, no newcomer there."""
    event = fact.event
    assert isinstance(event, MoveCalledOff)
    entry = draft.entry(event.entry)
    leave(draft, entry, fact.seq)
    void_slip(draft, entry, "called-off")
    draft.put_entry(
        replace(
            entry,
            state=EntryState.SEATED,
            chair=event.chair,
            came_from=None,
            missing=False,
            single_big_blind=False,
            slip=None,
            newcomer=False,
        )
    )
    draft.sit(event.chair, event.entry)
    draft.touch(event.chair.table, fact.seq)


def players_swapped(draft: Draft, fact: Fact) -> None:
    """PlayersSwapped: chairs exchanged; each takes over what his new chair owes."""
    event = fact.event
    assert isinstance(event, PlayersSwapped)
    for one in (event.first, event.second):
        _sit_down(draft, one, fact.seq)


def _sit_down(draft: Draft, one: Seating, seq: int) -> None:
    draft.put_entry(replace(draft.entry(one.entry), chair=one.chair))
    draft.sit(one.chair, one.entry)
    draft.touch(one.chair.table, seq)


def table_shifted(draft: Draft, fact: Fact) -> None:
    """TableShifted: players, reserved chairs, positions and hands go along; the old table stands empty."""
    event = fact.event
    assert isinstance(event, TableShifted)
    old, new = draft.table(event.came_from), draft.table(event.table)
    for number in (*old.chairs, *old.expected):
        if number is not None:
            entry = draft.entry(number)
            assert entry.chair is not None
            draft.put_entry(replace(entry, chair=entry.chair._replace(table=event.table)))
    draft.put_table(
        replace(
            new,
            chairs=_sized(old.chairs, new),
            expected=_sized(old.expected, new),
            sighting=old.sighting,
            hands=old.hands,
            halted=old.halted,
            halted_at=old.halted_at,
            single_big_blind=old.single_big_blind,
            last_seq=fact.seq,
        )
    )
    none = (None,) * old.max_seats
    draft.put_table(
        replace(old, chairs=none, expected=none, sighting=None, halted=False, single_big_blind=None, last_seq=fact.seq)
    )


def _sized(chairs: tuple[EntryNo | None, ...], table: Table) -> tuple[EntryNo | None, ...]:
    return (*chairs, *(None,) * table.max_seats)[: table.max_seats]


def slips_printed(draft: Draft, fact: Fact) -> None:
    """SlipsPrinted: serials given; what is printed again voids what it replaces."""
    event = fact.event
    assert isinstance(event, SlipsPrinted)
    for one in event.slips:
        issued_before = draft.slip(one.serial)
        if issued_before is not None:
            draft.put_slip(replace(issued_before, printed=True))
            continue
        replaced = None if one.replaces is None else draft.slip(one.replaces)
        if replaced is not None:
            draft.put_slip(replace(replaced, void="reprinted", by=one.serial))
        draft.put_slip(
            Slip(
                one.serial,
                event.kind,
                one.entry,
                one.chair,
                came_from=None if replaced is None else replaced.came_from,
                at=fact.at,
                seq=fact.seq,
                reprint=0 if replaced is None else replaced.reprint + 1,
                replaces=one.replaces,
                printed=True,
            )
        )
        if one.entry is not None and event.kind in _SEATING:
            _carry(draft, one)


def _carry(draft: Draft, one: PrintedSlip) -> None:
    """The player carries it; after an undo it may name a chair that is his no more, and is false from the start."""
    assert one.entry is not None
    entry = draft.entry(one.entry)
    slip = draft.slip(one.serial)
    if entry.chair == one.chair:
        draft.put_entry(replace(entry, slip=one.serial))
    elif slip is not None:
        draft.put_slip(replace(slip, void="undone"))


APPLY: dict[type[Event], Applier] = {
    PlayersMoved: players_moved,
    PlayersArrived: players_arrived,
    PlayerMissing: player_missing,
    MoveCalledOff: move_called_off,
    PlayersSwapped: players_swapped,
    TableShifted: table_shifted,
    SlipsPrinted: slips_printed,
}
