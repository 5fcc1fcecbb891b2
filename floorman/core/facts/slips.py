"""Facts about slips: serials given, printed again, on paper."""

from collections.abc import Iterable
from typing import ClassVar

from msgspec import Struct

from floorman.core.builder import TournamentBuilder
from floorman.core.checks import entry_of
from floorman.core.facts.event import Event
from floorman.core.model import Chair, EntryNo, IssuedSlip, Tournament
from floorman.core.paper import SEATING, PaperKind, same_paper
from floorman.core.recorded import Recorded
from floorman.core.refused import Refused
from floorman.core.undo_keys import OfSlip, UndoKey, entry_keys


class PrintedSlip(Recorded, frozen=True):
    """One slip that got a serial."""

    serial: int
    entry: EntryNo | None = None
    chair: Chair | None = None
    replaces: int | None = None


class SlipsPrinted(Event, frozen=True):
    """Slips got serials; a reprint voids the one it replaces. Paper cannot be undone."""

    KIND: ClassVar[str] = "slips-printed"
    RECORD: ClassVar[bool] = True
    kind: PaperKind
    slips: tuple[PrintedSlip, ...]
    on_paper: bool = True
    """False: they are on their way to a printer, and no paper has come out yet."""

    def apply(self, room: TournamentBuilder) -> None:
        """Serials given, or a move's slip is on paper now; what is printed again voids what it replaces."""
        for one in self.slips:
            if room.slip(one.serial) is None:
                _issue(room, one, self.kind, self.on_paper)
            else:
                room.change_slip(one.serial, **{"printed" if self.on_paper else "sent": True})

    def touches(self) -> Iterable[UndoKey]:
        for one in self.slips:
            yield OfSlip(one.serial)
            yield from entry_keys(one.entry)

    def serials(self) -> tuple[int, ...]:
        return tuple(slip.serial for slip in self.slips)


def _issue(room: TournamentBuilder, one: PrintedSlip, kind: PaperKind, on_paper: bool) -> None:
    replaced = room.slip(one.replaces)
    room.void_slip(one.replaces, "reprinted", one.serial)
    again = replaced is not None and replaced.printed and same_paper(replaced.kind, kind)
    room.put_slip(
        IssuedSlip(
            one.serial,
            kind,
            one.entry,
            one.chair,
            came_from=None if replaced is None else replaced.came_from,
            at=room.at,
            seq=room.seq,
            reprint=replaced.reprint + 1 if replaced is not None and again else 0,
            replaces=one.replaces,
            sent=True,
            printed=on_paper,
        )
    )
    if one.entry is not None and kind in SEATING:
        _carry(room, one.entry, one)


def _carry(room: TournamentBuilder, number: EntryNo, one: PrintedSlip) -> None:
    """The player carries it; after an undo it may name an entry or a chair that is no more, and is false at once."""
    entry = room.entry(number) if room.has_entry(number) else None
    if entry is not None and entry.chair == one.chair:
        if entry.slip != one.replaces:
            room.void_slip(entry.slip, "reprinted", one.serial)
        room.change_entry(number, slip=one.serial)
        return
    room.void_slip(one.serial, "undone")
    if entry is not None and entry.slip == one.replaces:
        room.change_entry(number, slip=None)


class SlipOrder(Struct, frozen=True):
    """One slip to print. ``again``: the serial that it replaces."""

    entry: EntryNo | None = None
    chair: Chair | None = None
    again: int | None = None


class PrintSlips(Struct, frozen=True):
    """Slips of one kind that need serials."""

    kind: PaperKind
    slips: tuple[SlipOrder, ...]
    on_paper: bool = True
    """False: they only go to a printer now. Asked again with their own serials once they are on paper."""

    def decide(self, now: Tournament) -> SlipsPrinted:
        """New serials in order. What is printed again must be known and still hold; a new seat slip replaces the old.

        A slip that has not come out on paper (a move issued it, or a printer failed) keeps its serial when it is
        printed.
        """
        slips: list[PrintedSlip] = []
        carried: dict[int, int] = {}
        given: set[int] = set()
        serial = now.next_serial
        for one in self.slips:
            replaces = self._replaced(now, one, carried)
            if replaces is not None and replaces not in given and self._first_print(now.slips[replaces]):
                slip = PrintedSlip(replaces, one.entry, one.chair)
            else:
                slip = PrintedSlip(serial, one.entry, one.chair, replaces)
                serial += 1
            if one.entry is not None:
                carried[one.entry] = slip.serial
                given.add(slip.serial)
            slips.append(slip)
        if not slips:
            raise Refused("nothing-to-print")
        return SlipsPrinted(self.kind, tuple(slips), self.on_paper)

    def _replaced(self, now: Tournament, one: SlipOrder, carried: dict[int, int]) -> int | None:
        """The serial that a slip replaces: the one that is asked for, or the one that the player carries."""
        if one.again is not None:
            _must_hold(now, one.again)
        if one.entry is None:
            return one.again
        entry = entry_of(now, one.entry)
        if self.kind not in SEATING:
            return one.again
        if entry.chair is None or entry.chair != one.chair:
            raise Refused("no-slip-for", entry=entry.number)
        return carried.get(entry.number, one.again or entry.slip)

    def _first_print(self, slip: IssuedSlip) -> bool:
        return not slip.printed and same_paper(slip.kind, self.kind)


def _must_hold(now: Tournament, serial: int) -> None:
    slip = now.slips.get(serial)
    if slip is None:
        raise Refused("no-slip", serial=serial)
    if slip.void:
        raise Refused("slip-void", serial=serial, why=slip.void, by=slip.by)
