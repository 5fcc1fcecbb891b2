"""What happened that a slip is printed for: which kinds, for whom."""

from collections.abc import Iterator

from msgspec import Struct

from floorman.core import facts as e
from floorman.core.facts import Event
from floorman.core.model import EntryState, Tournament
from floorman.core.money_settings import ENTRIES
from floorman.core.paper import SEATING, PaperKind


class Occasion(Struct, frozen=True):
    """Slips that have their serials already, or entries that are to be given slips."""

    kind: PaperKind
    serials: tuple[int, ...] = ()
    entries: tuple[int, ...] = ()


def occasions(event: Event, now: Tournament) -> Iterator[Occasion]:
    """The slips that an event, just recorded, gives reason for."""
    if isinstance(event, e.PlayersMoved):
        yield from _moved(event, now)
    elif isinstance(event, e.EntryMade):
        yield Occasion("waiting-tickets" if event.chair is None else "seat-cards", entries=(event.entry,))
    elif isinstance(event, e.Sold):
        yield from _sold(event, now)
    elif isinstance(event, e.Refunded | e.Withdrawn):
        yield Occasion("refunds", entries=(event.entry,))
    elif isinstance(event, (e.EntriesSeated, e.SeatsDrawn)):
        yield Occasion("seat-cards", entries=tuple(one.entry for one in event.seats))
    elif isinstance(event, e.EntriesImported):
        seated = tuple(one.entry for one in event.entries if one.chair is not None)
        if seated:
            yield Occasion("seat-cards", entries=seated)
    elif isinstance(event, e.PenaltyGiven):
        yield Occasion("penalty-slips", entries=(event.entry,))
        if event.owed:
            yield Occasion("penalty-tallies", entries=(event.entry,))


def _sold(event: e.Sold, now: Tournament) -> Iterator[Occasion]:
    """A receipt; with it the number of who waits, or what the dealer gives chips for."""
    yield Occasion("receipts", entries=(event.entry,))
    entry = now.entry(event.entry)
    if entry is not None and entry.state is EntryState.WAITING:
        yield Occasion("waiting-tickets", entries=(event.entry,))
    elif event.chips and ENTRIES.isdisjoint(event.products):
        yield Occasion("chip-slips", entries=(event.entry,))


def _moved(event: e.PlayersMoved, now: Tournament) -> Iterator[Occasion]:
    kinds: dict[PaperKind, list[int]] = {}
    for move in event.moves:
        slip = now.slips.get(move.serial)
        if slip is not None and not slip.void and not slip.printed:
            kinds.setdefault(slip.kind, []).append(slip.serial)
    for kind, serials in kinds.items():
        yield Occasion(kind, tuple(serials))


def wanted_still(now: Tournament, serial: int) -> bool:
    """Whether a slip that has not come out is still to be printed: it holds, and its player is not there yet."""
    slip = now.slips.get(serial)
    if slip is None or slip.void or slip.printed:
        return False
    entry = None if slip.entry is None else now.entry(slip.entry)
    if entry is None or slip.kind not in SEATING:
        return entry is None or entry.state is not EntryState.VOID
    return entry.slip == serial and (slip.kind == "seat-cards" or entry.state is EntryState.TRANSIT)


def never_printed(now: Tournament) -> Iterator[Occasion]:
    """Slips with serials that never came out, by kind: what a printer, a fault or the end of the program kept back."""
    kinds: dict[PaperKind, list[int]] = {}
    for serial, slip in now.slips.items():
        if not slip.printed and not slip.void and slip.entry is not None and wanted_still(now, serial):
            kinds.setdefault(slip.kind, []).append(serial)
    for kind, serials in kinds.items():
        yield Occasion(kind, tuple(serials))
