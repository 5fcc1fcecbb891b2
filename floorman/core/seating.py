"""Players and their chairs: sat down, got up, out of play, arrived."""

from msgspec.structs import replace

from floorman.core.builder import TournamentBuilder
from floorman.core.model import Chair, Entry, EntryNo, EntryState


def seat(room: TournamentBuilder, number: EntryNo, chair: Chair, **more: bool) -> None:
    """Entry ``number`` sits on ``chair``, sold and not yet verified; ``more`` of its fields change with it."""
    newcomer = room.table(chair.table).sighting is not None
    room.change_entry(
        number, state=EntryState.SEATED, chair=chair, verified=False, noshow=False, newcomer=newcomer, **more
    )
    room.sit(chair, number)


def leave(room: TournamentBuilder, entry: Entry) -> None:
    """Whatever chair ``entry`` has, sat on or reserved, is free again."""
    if entry.chair is None:
        return
    if entry.state is EntryState.TRANSIT:
        room.expect(entry.chair, None)
    else:
        room.sit(entry.chair, None)


def unseat(room: TournamentBuilder, number: EntryNo, state: EntryState, why: str) -> None:
    """Entry ``number`` has neither chair nor slip any more: it is waiting, out or void."""
    entry = room.entry(number)
    leave(room, entry)
    if state is EntryState.OUT and entry.chair is not None:
        vacated = room.table(entry.chair.table).vacated
        room.change_table(entry.chair.table, vacated=vacated | {entry.chair.seat})
    room.void_slip(entry.slip, why)
    room.change_entry(
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


def arrive(room: TournamentBuilder, number: EntryNo) -> None:
    """A player in transit sits on the chair that was reserved for him; player and stack are there."""
    entry = room.entry(number)
    chair = entry.chair
    if entry.state is not EntryState.TRANSIT or chair is None:
        return
    room.expect(chair, None)
    room.sit(chair, number)
    if entry.single_big_blind:
        room.change_table(chair.table, single_big_blind=chair.seat)
    room.change_entry(
        number,
        state=EntryState.SEATED,
        came_from=None,
        missing=False,
        single_big_blind=False,
        verified=True,
        noshow=False,
        kind="moved",
        newcomer=room.table(chair.table).sighting is not None,
    )


def take_no_place(room: TournamentBuilder, number: EntryNo) -> None:
    """An entry that was out is not among the busts any more."""
    at, bust = next((at, bust) for at, bust in enumerate(room.busts) if any(out == number for out, _ in bust.out))
    stay = [place for place, (out, _) in enumerate(bust.out) if out != number]
    if stay:
        out, chairs = tuple(bust.out[place] for place in stay), tuple(bust.chairs[place] for place in stay)
        by = tuple(bust.by[place] for place in stay if bust.by)
        room.busts[at] = replace(bust, out=out, chairs=chairs, by=by)
    else:
        del room.busts[at]
