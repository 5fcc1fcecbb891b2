"""The journal as it was written, and which of its events stand after undo and redo."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from floorman.core.facts.clock import LevelBegun, StructureSet
from floorman.core.facts.event import Command, Event, Fact, apply_all
from floorman.core.facts.tournament import TournamentOpened
from floorman.core.facts.undoing import EntryUnseated, Redone, Undone
from floorman.core.model import Chair, EntryNo, Tournament
from floorman.core.refused import Refused
from floorman.core.undo_keys import CLOCK, STRUCTURE, AllChairs, OfChair, UndoKey, claims

_RECENT = 64
"""So many states back an undo needs no replay."""
_FINE, _COARSE = 1024, 16384
"""A state is kept each so many rows for undoing older events: fine steps near the end, coarse ones before."""


class Log:
    """All facts in order, and the tournament that those which stand make. Facts are only ever added."""

    def __init__(self, facts: Iterable[Fact] = (), others: set[int] | None = None) -> None:
        """``others``: numbers of rows that colleagues recorded at other podiums; one's own undo passes over them."""
        self.others: set[int] = set() if others is None else others
        self.facts: list[Fact] = []
        """Every row of the journal, ``facts[seq - 1]``."""
        self.now = Tournament()
        """The room as it stands."""
        self._undone: dict[int, Undone] = {}
        self._redoable: list[int] = []
        self._undoable: list[int] = []
        self._states: dict[int, Tournament] = {0: self.now}
        self._load(list(facts))

    def _load(self, facts: list[Fact]) -> None:
        for fact in facts:
            self._note(fact)
        self._replay(0)

    def copy(self) -> "Log":
        """The same journal, to go another way from here."""
        other = Log(others=set(self.others))
        other.facts, other.now = list(self.facts), self.now
        other._undone, other._states = dict(self._undone), dict(self._states)
        other._redoable, other._undoable = list(self._redoable), list(self._undoable)
        return other

    # -- asking

    def ask(self, asked: Command) -> Event:
        """The event that ``asked`` comes to now. Raises Refused."""
        return asked.decide(self.now)

    def stands(self, seq: int) -> bool:
        """Whether the event of that number has not been taken back."""
        return seq not in self._undone

    def newest(self) -> Fact | None:
        """What ``undo`` would take back: the newest event that stands, papers and erasures passed over."""
        for seq in reversed(self._undoable):
            if seq not in self._undone and seq not in self.others:
                return self.facts[seq - 1]
        return None

    def next_redo(self) -> Fact | None:
        """What ``redo`` would bring back."""
        return self.facts[self._redoable[-1] - 1] if self._redoable else None

    def ask_undo(self, seq: int | None = None) -> Undone:
        """The undo of event ``seq`` (None: of the newest that stands).

        Raises Refused if there is nothing to undo, or while a later standing event concerns the same chair or entry.
        An undone bust whose chair was taken since brings the player back as waiting.
        """
        if seq is None:
            newest = self.newest()
            if newest is None or isinstance(newest.event, TournamentOpened):
                raise Refused("nothing-to-undo")
            newest.event.check_again(self.now)
            if self.others:
                return self.ask_undo(newest.seq)
            held = claims(newest.event.undo_keys())
            for later in self.facts[newest.seq :]:
                if later.event.HOLDS and held & later.event.undo_keys():
                    raise _in_the_way(newest, later)
            return Undone(newest.seq)
        self._must_be_undoable(seq)
        event = self.facts[seq - 1].event
        event.check_again(self.now)
        chairs = event.chairs_left()
        of_chairs = {key for chair in chairs.values() for key in _of_chair(chair)}
        taken: set[UndoKey] = set()
        wanted = claims(event.undo_keys())
        for later in self.facts[seq:]:
            if later.seq in self._undone or not (_undoable(later.event) or later.event.HOLDS):
                continue
            common = wanted & later.event.undo_keys()
            if common - of_chairs:
                raise _in_the_way(self.facts[seq - 1], later)
            taken |= common
        return Undone(seq, tuple(entry for entry, chair in chairs.items() if not taken.isdisjoint(_of_chair(chair))))

    def _must_be_undoable(self, seq: int) -> None:
        if not 1 <= seq <= len(self.facts):
            raise Refused("no-event", seq=seq)
        event = self.facts[seq - 1].event
        if isinstance(event, (Undone, Redone)):
            raise Refused("undo-of-undo", seq=seq)
        if event.HOLDS:
            raise Refused("undo-by-clock", seq=seq)
        if event.RECORD or isinstance(event, TournamentOpened):
            raise Refused("undo-never", seq=seq)
        if seq in self._undone:
            raise Refused("undone-already", seq=seq)

    def ask_redo(self) -> Redone:
        """The redo of the newest undo. Raises Refused if there is none, or something was recorded since."""
        if not self._redoable:
            raise Refused("nothing-to-redo")
        seq = self._redoable[-1]
        self.facts[seq - 1].event.check_again(self.now)
        wanted = claims(self.facts[seq - 1].event.undo_keys())
        for later in self.facts[seq:] if self.others else ():
            if later.seq in self.others and self.stands(later.seq) and wanted & later.event.undo_keys():
                raise _in_the_way(self.facts[seq - 1], later)
        return Redone(seq)

    # -- adding

    def add(self, fact: Fact) -> None:
        """One more fact, already on the disk; its number is one more than the last."""
        self._note(fact)
        event = fact.event
        if isinstance(event, (Undone, Redone)):
            self._replay(event.seq)
        else:
            self.now = apply_all(self.now, (fact,))
        self._keep(fact.seq)

    def _note(self, fact: Fact) -> None:
        self.facts.append(fact)
        event = fact.event
        if _undoable(event):
            self._undoable.append(fact.seq)
            if fact.seq not in self.others:
                self._redoable.clear()
        elif isinstance(event, Undone):
            self._undone[event.seq] = event
            if fact.seq not in self.others:
                self._redoable.append(event.seq)
        elif isinstance(event, Redone):
            self._undone.pop(event.seq, None)
            if event.seq in self._redoable:
                self._redoable.remove(event.seq)

    def _keep(self, seq: int) -> None:
        self._states[seq] = self.now
        old = seq - _RECENT
        if old % _COARSE:
            self._states.pop(old, None)

    def _replay(self, seq: int) -> None:
        """Everything from event ``seq`` on, anew."""
        kept = sorted(self._states)
        start = kept[max(0, bisect_left(kept, max(seq, 1)) - 1)]
        for later in kept:
            if later > start:
                del self._states[later]
        state = self._states[start]
        while start < len(self.facts):
            step = _COARSE if len(self.facts) - start > _COARSE else _FINE
            end = min(start - start % step + step, len(self.facts))
            state = apply_all(state, self._effective(self.facts[start:end]))
            self._states[end] = state
            start = end
        self.now = state
        self._keep_numbers()

    def _effective(self, facts: Iterable[Fact]) -> Iterator[Fact]:
        """The facts that stand; an undone bust whose chair was taken leaves the player waiting in its place."""
        for fact in facts:
            undone = self._undone.get(fact.seq)
            if undone is not None:
                for entry in undone.waiting:
                    yield Fact(fact.seq, fact.at, EntryUnseated(entry))
            else:
                yield fact

    # -- numbers are never used again

    def _keep_numbers(self) -> None:
        """Entry numbers and serials of what was undone stay used; slips that it issued are false."""
        undone = [self.facts[seq - 1] for seq in self._undone]
        false = {
            slip.serial: slip
            for fact in undone
            for slip in fact.event.false_slips(fact.seq, fact.at)
            if slip.serial not in self.now.slips
        }
        entries = max((number for fact in undone for number in fact.event.entries_made()), default=0)
        serials = max((serial for fact in undone for serial in fact.event.serials()), default=0)
        self.now = replace(
            self.now,
            slips=self.now.slips.with_changes(false),
            next_entry=EntryNo(max(self.now.next_entry, entries + 1)),
            next_serial=max(self.now.next_serial, serials + 1),
        )


def _in_the_way(fact: Fact, later: Fact) -> Refused:
    """Why ``fact`` is not taken back while ``later`` stands: what it concerns was used since, or the clock went on."""
    event = later.event
    if CLOCK not in event.undo_keys() or not {CLOCK, STRUCTURE} & fact.event.undo_keys():
        return Refused("undo-later", seq=fact.seq, later=later.seq)
    if isinstance(fact.event, StructureSet):
        return Refused("undo-structure", seq=fact.seq, later=later.seq)
    if isinstance(event, LevelBegun):
        return Refused("undo-level", seq=fact.seq, later=later.seq, level=event.level)
    return Refused("undo-clock", seq=fact.seq, later=later.seq)


def _undoable(event: Event) -> bool:
    return not (event.RECORD or isinstance(event, (Undone, Redone)))


def _of_chair(chair: Chair) -> frozenset[UndoKey]:
    """What touches a chair: the chair itself, or all chairs of its table."""
    return frozenset({OfChair(chair), AllChairs(chair.table)})
