"""Facts about players out of the tournament."""

from collections.abc import Iterable
from typing import ClassVar

from msgspec import Struct

from floorman.core.builder import TournamentBuilder
from floorman.core.checks import alive_entry, entry_of, fair_chips
from floorman.core.facts.event import Event
from floorman.core.model import Chair, EntryNo, EntryState, HandBusts, Tournament
from floorman.core.recorded import Recorded
from floorman.core.refused import Refused
from floorman.core.seating import unseat
from floorman.core.undo_keys import EntryNamed, UndoKey, chair_keys, entry_keys


class Out(Recorded, frozen=True):
    """One player out: the chair he busted from (None: he had none) and his stack at the start of the hand."""

    entry: EntryNo
    chair: Chair | None = None
    stack: int | None = None
    by: tuple[EntryNo, ...] = ()
    """Who won his last chips, where it was said; several split the pot, the first has what cannot be split."""


class PlayersBusted(Event, frozen=True):
    """Out on one hand. ``before``: reported late, it came before that entry's bust."""

    KIND: ClassVar[str] = "players-busted"
    out: tuple[Out, ...]
    before: EntryNo | None = None

    def apply(self, room: TournamentBuilder) -> None:
        """Out; reported late, ranked before a later bust, and of no hand-for-hand hand."""
        for one in self.out:
            unseat(room, one.entry, EntryState.OUT, "out")
        h4h = room.hand_for_hand() if self.before is None else None
        bust = HandBusts(
            room.seq,
            tuple((one.entry, one.stack) for one in self.out),
            tuple(one.chair for one in self.out),
            by=tuple(one.by for one in self.out) if any(one.by for one in self.out) else (),
            hand=None if h4h is None else h4h.hand,
            announcement=h4h is not None and h4h.hand == 0,
            announced=0 if h4h is None else h4h.announced,
            late=self.before is not None,
        )
        _enter_bust(room, bust, self.before)

    def touches(self) -> Iterable[UndoKey]:
        yield from entry_keys(self.before)
        for one in self.out:
            yield from entry_keys(one.entry)
            yield from chair_keys(one.chair)
            yield from map(EntryNamed, one.by)

    def chairs_left(self) -> dict[EntryNo, Chair]:
        return {one.entry: one.chair for one in self.out if one.chair is not None}


def _enter_bust(room: TournamentBuilder, bust: HandBusts, before: EntryNo | None) -> None:
    for at, other in enumerate(() if before is None else room.busts):
        if any(entry == before for entry, _ in other.out):
            room.busts.insert(at, bust)
            return
    room.busts.append(bust)


class BustPlayers(Struct, frozen=True):
    """Entries out on one hand, each with the stack at its start where it was told."""

    out: tuple[tuple[EntryNo, int | None], ...]
    before: EntryNo | None = None
    by: tuple[tuple[EntryNo, ...], ...] = ()
    """Winners in the order of ``out``, several where they split the pot; one serves all; empty: nobody said."""

    def decide(self, now: Tournament) -> PlayersBusted:
        """Alive entries, each once; the chair is where he sits, or is expected. ``before`` is an entry that is out.

        A winner is alive, or was: reported late, he may be out by now.
        """
        assert self.out
        winners = self._winners(now)
        out: list[Out] = []
        for (number, stack), by in zip(self.out, winners, strict=True):
            entry = alive_entry(now, number)
            if any(one.entry == number for one in out):
                raise Refused("entry-twice", entry=number)
            fair_chips(stack)
            out.append(Out(entry.number, entry.chair, stack, by))
        _somebody_won_them(now, out)
        if self.before is not None and entry_of(now, self.before).state is not EntryState.OUT:
            raise Refused("not-out", entry=self.before)
        return PlayersBusted(tuple(out), self.before)

    def _winners(self, now: Tournament) -> tuple[tuple[EntryNo, ...], ...]:
        """Who won each of those who are out."""
        if len(self.by) not in (0, 1, len(self.out)):
            raise Refused("winners-differ", winners=len(self.by), players=len(self.out))
        losers = {number for number, _ in self.out}
        for number in (winner for by in self.by for winner in by):
            if number in losers:
                raise Refused("winner-out", entry=number)
            if self.before is None:
                alive_entry(now, number)
            else:
                _not_void(now, number)
        for by in self.by:
            if len(set(by)) < len(by):
                raise Refused("entry-twice", entry=next(number for number in by if by.count(number) > 1))
        each: tuple[tuple[EntryNo, ...], ...] = self.by or ((),)
        return each if len(each) == len(self.out) else each * len(self.out)


def _not_void(now: Tournament, number: EntryNo) -> None:
    if entry_of(now, number).state is EntryState.VOID:
        raise Refused("entry-void", entry=number)


def _somebody_won_them(now: Tournament, out: list[Out]) -> None:
    """Refused where nobody would be left to have won the chips: all of a table on one hand, or the last one alive."""
    gone = {one.entry for one in out}
    if now.counts.alive == len(gone) and (len(gone) > 1 or now.busts):
        raise Refused("nobody-left", entry=out[-1].entry)
    for number in dict.fromkeys(one.chair.table for one in out if one.chair is not None):
        held = [entry for entry in now.tables[number].chairs if entry is not None]
        if len(held) > 1 and gone.issuperset(held):
            raise Refused("all-at-table-out", table=number)
