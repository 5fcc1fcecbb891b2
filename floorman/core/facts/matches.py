"""Facts about rounds, matches and seats that are won: shootouts, heads-up, satellites."""

from collections.abc import Iterable
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from floorman.core.bracket import MatchKey, MatchTree
from floorman.core.builder import TournamentBuilder
from floorman.core.checks import alive_entry
from floorman.core.facts.clock import clock_keys, put_clock
from floorman.core.facts.entries import SeatGiven, seating_keys
from floorman.core.facts.event import Event
from floorman.core.facts.tables import NewTable, made_keys, make_table
from floorman.core.level_clock import Clock
from floorman.core.model import Chair, EntryNo, EntryState, HandBusts, SeatNo, TableNo, Tournament
from floorman.core.recorded import Recorded
from floorman.core.refused import Refused
from floorman.core.seating import seat, unseat
from floorman.core.undo_keys import MATCHES, UndoKey, chair_keys, emptied_keys, entry_keys


class RoundDrawn(Event, frozen=True):
    """Seats of a shootout's round, or the bracket of a heads-up tournament."""

    KIND: ClassVar[str] = "round-drawn"
    round: int
    seats: tuple[SeatGiven, ...]
    seed: str = ""
    by_hand: bool = False
    tables: tuple[NewTable, ...] = ()
    """Tables that were made for it."""
    broken: tuple[TableNo, ...] = ()
    pairs: tuple[tuple[EntryNo, EntryNo], ...] = ()
    """Heads-up: the matches of the first round."""
    byes: tuple[EntryNo, ...] = ()
    """Heads-up: who plays from the second round on."""
    chips: int | None = None
    """The stack with which everybody begins anew; None where nobody knows."""
    clock: Clock | None = None
    """The clock as it is from then on: levels begin anew."""
    shared: tuple[int, int] | None = None
    """Best and worst place of those who went out in the round before, where they share them."""

    def apply(self, room: TournamentBuilder) -> None:
        for new in self.tables:
            make_table(room, new)
        for entry in (*self.byes, *(one.entry for one in self.seats)):
            unseat(room, entry, EntryState.WAITING, "moved")
        for number in {*self.broken, *(one.chair.table for one in self.seats)}:
            broken = number in self.broken
            room.change_table(
                number,
                broken=broken,
                broken_at=room.at if broken else 0,
                halted=False,
                sighting=None,
                single_big_blind=None,
                vacated=frozenset(),
                hands=0,
            )
        for one in self.seats:
            pinned = room.entry(one.entry).pinned
            seat(room, one.entry, one.chair, hand_picked=False, pinned=pinned)
            if self.round > 1:
                room.change_entry(one.entry, chips=self.chips)
        if self.shared is not None:
            _share(room, room.value("round_row"), self.shared)
        if self.pairs:
            room.rest["bracket"] = self._tree()
        room.rest.update(round_number=self.round, round_row=room.seq)
        put_clock(room, self.clock)
        room.drawn("round", self.seed, self.by_hand, len(self.seats))

    def _tree(self) -> MatchTree:
        tree = MatchTree(self.byes, self.pairs)
        sits = {one.entry: one.chair.table for one in self.seats}
        keys = [(1, place) for place in range(len(self.pairs))]
        keys += [(2, place) for place in range(len(self.byes) // 2)]
        return replace(tree, tables={key: sits[first] for key in keys if (first := tree.pair(key)[0]) in sits})

    def touches(self) -> Iterable[UndoKey]:
        yield MATCHES
        yield from made_keys(self.tables)
        yield from seating_keys(self.seats)
        yield from entry_keys(*self.byes)
        for table in self.broken:
            yield from emptied_keys(table)
        yield from clock_keys(self.clock)


def _share(room: TournamentBuilder, since: int, shared: tuple[int, int]) -> None:
    """Who went out since row ``since`` shares these places."""
    for at, bust in enumerate(room.busts):
        if bust.seq > since and bust.share is None:
            room.busts[at] = replace(bust, share=shared)


class MatchSeated(Recorded, frozen=True):
    """A match whose two players are known, and where it is played."""

    round: int
    place: int
    table: TableNo
    first: EntryNo
    second: EntryNo


class MatchDecided(Event, frozen=True):
    """One of two is out; the other goes on, and where his next opponent is known, their match is seated."""

    KIND: ClassVar[str] = "match-decided"
    entry: EntryNo
    """Who is out."""
    winner: EntryNo
    round: int
    place: int
    """Of the match in its round, from 0."""
    chair: Chair | None = None
    """The chair that the loser had."""
    next: MatchSeated | None = None

    def apply(self, room: TournamentBuilder) -> None:
        tree: MatchTree = room.value("bracket")
        tree = replace(tree, winners={**tree.winners, (self.round, self.place): self.winner})
        unseat(room, self.entry, EntryState.OUT, "out")
        shared = tree.places(self.round)
        by = ((self.winner,),)
        room.busts.append(HandBusts(room.seq, ((self.entry, None),), (self.chair,), by, share=shared))
        coming = self.next
        if coming is not None:
            for number in (coming.first, coming.second):
                unseat(room, number, EntryState.WAITING, "moved")
            room.change_table(coming.table, sighting=None, vacated=frozenset())
            for at, number in enumerate((coming.first, coming.second), 1):
                seat(room, number, Chair(coming.table, SeatNo(at)), hand_picked=False)
            tree = replace(tree, tables={**tree.tables, (coming.round, coming.place): coming.table})
        room.rest["bracket"] = tree

    def touches(self) -> Iterable[UndoKey]:
        yield MATCHES
        yield from entry_keys(self.entry, self.winner)
        yield from chair_keys(self.chair)
        if self.next is not None:
            yield from entry_keys(self.next.first, self.next.second)
            yield from emptied_keys(self.next.table)

    def chairs_left(self) -> dict[EntryNo, Chair]:
        return {} if self.chair is None else {self.entry: self.chair}


class DecideMatch(Struct, frozen=True):
    """This player lost his match."""

    entry: EntryNo

    def decide(self, now: Tournament) -> MatchDecided:
        """Of a match under way: both are known, and nobody has won it."""
        entry = alive_entry(now, self.entry)
        tree = now.bracket
        if tree is None:
            raise Refused("no-bracket")
        key = tree.match_of(entry.number)
        if key is None or None in tree.pair(key):
            raise Refused("no-opponent", entry=entry.number)
        first, second = tree.pair(key)
        winner = second if first == entry.number else first
        assert winner is not None
        return MatchDecided(entry.number, winner, *key, entry.chair, _seated_next(now, tree, key, winner))


def _seated_next(now: Tournament, tree: MatchTree, key: MatchKey, winner: EntryNo) -> MatchSeated | None:
    """The winner's next match where his opponent is known: at the lower of the tables that they have."""
    then = tree.after(key)
    if then is None:
        return None
    pair = replace(tree, winners={**tree.winners, key: winner}).pair(then)
    first, second = pair
    if first is None or second is None:
        return None
    other = second if first == winner else first
    tables = [chair.table for number in (winner, other) if (chair := now.entries[number].chair) is not None]
    return MatchSeated(*then, min(tables), first, second)


class SeatWon(Event, frozen=True):
    """Seats of a satellite were won: their players leave, and so do their chips."""

    KIND: ClassVar[str] = "seat-won"
    entries: tuple[EntryNo, ...]
    chairs: tuple[Chair | None, ...] = ()

    def decide(self, now: Tournament) -> "SeatWon":
        """Players who are alive, each once, in a satellite."""
        if now.format is None or now.format.kind != "satellite":
            raise Refused("no-satellite")
        if len(set(self.entries)) < len(self.entries):
            raise Refused("entry-twice", entry=next(one for one in self.entries if self.entries.count(one) > 1))
        return SeatWon(self.entries, tuple(alive_entry(now, number).chair for number in self.entries))

    def apply(self, room: TournamentBuilder) -> None:
        for number in self.entries:
            unseat(room, number, EntryState.OUT, "out")
        out = tuple((number, None) for number in self.entries)
        room.busts.append(HandBusts(room.seq, out, self.chairs, won=True))
        room.rest["seats_won"] = (*room.value("seats_won"), *self.entries)

    def touches(self) -> Iterable[UndoKey]:
        yield from entry_keys(*self.entries)
        yield from chair_keys(*self.chairs)

    def chairs_left(self) -> dict[EntryNo, Chair]:
        pairs = zip(self.entries, self.chairs, strict=True)
        return {number: chair for number, chair in pairs if chair is not None}
