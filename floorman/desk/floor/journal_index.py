"""The journal's rows by table and by player, as far as positions and conduct rest on them."""

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import TypeVar, cast

from floorman.core import facts as e
from floorman.core.facts import Fact
from floorman.core.log import Log
from floorman.core.model import Positions

T = TypeVar("T")

_ENTRY_FACTS = (
    *(e.AwayMarked, e.BlindDodged, e.PenaltyGiven, e.PenaltyServed, e.PresenceMarked, e.PlayerMissing),
    *(e.NoteMade, e.EntryVoided),
)
"""Facts about one player's conduct."""


class Casebook:
    """Numbers of rows, added as the journal grows. What was undone is passed over when it is read."""

    def __init__(self) -> None:
        self._read = 0
        self._tables: dict[int, list[int]] = {}
        self._entries: dict[int, list[int]] = {}
        self._incidents: list[int] = []
        self._returns: list[int] = []
        self._board: list[int] = []
        self._people: dict[int, None] = {}
        self._left: dict[int, list[int]] = {}
        self._turns = 0
        self._worked_out: dict[int, tuple[object, object]] = {}

    def catch_up(self, log: Log) -> "Casebook":
        """Takes in the rows that were written since."""
        for fact in log.facts[self._read :]:
            self._take(fact)
        self._read = len(log.facts)
        return self

    # -- reading

    def seen(self, log: Log, table: int, before: int | None = None) -> Iterator[Fact]:
        """Standing facts that tell where button and blinds were at ``table``, newest first, up to row ``before``."""
        return _standing(log, self._tables.get(table, ()), before)

    def about(self, log: Log, entry: int) -> Iterator[Fact]:
        """Standing facts about a player's conduct and moves, newest first."""
        return _standing(log, self._entries.get(entry, ()), None)

    def incidents(self, log: Log, since: int = 0) -> Iterator[Fact]:
        """Rulings, penalties, dodges, notes and overruled advice that stand, newest first, back to ``since``."""
        return takewhile(lambda fact: fact.at >= since, _standing(log, self._incidents, None))

    def returns(self, log: Log, since: int) -> Iterator[Fact]:
        """Facts that end an absence or a way to another table, and rulings about a player; newest first."""
        return takewhile(lambda fact: fact.at >= since, _standing(log, self._returns, None))

    def left_twice(self, log: Log, since: int) -> Iterator[tuple[int, list[Fact]]]:
        """Players who left with the big blind next at least twice since then, with each time; the newest first."""
        for entry, rows in self._left.items():
            if len(rows) > 1:
                found = [fact for fact in _standing(log, rows, None) if fact.at >= since]
                if len(found) > 1:
                    yield entry, found

    def board(self, log: Log) -> Iterator[Fact]:
        """Hand-for-hand announced, ended, and every tick; newest first."""
        return _standing(log, self._board, None)

    def paid(self, log: Log) -> int | None:
        """Paid places as hand-for-hand was told last; None if it never was."""
        told = (fact.event for fact in self.board(log))
        paid = (event.paid for event in told if isinstance(event, e.HandForHandMarked))
        return next((places for places in paid if places is not None), None)

    def once(self, entry: int, work_out: Callable[[], T]) -> T:
        """What was worked out from a player's rows, until he has more of them or something is undone or redone."""
        as_of = (len(self._entries.get(entry, ())), self._turns)
        known = self._worked_out.get(entry)
        if known is None or known[0] != as_of:
            known = self._worked_out[entry] = (as_of, work_out())
        return cast("T", known[1])

    @property
    def people(self) -> tuple[int, ...]:
        """Entries that were ever away, reported as not come, or recorded as dodging."""
        return tuple(self._people)

    # -- writing

    def _take(self, fact: Fact) -> None:
        event = fact.event
        if isinstance(event, e.PositionsSeen):
            for one in event.seen:
                self._at(one.table, fact.seq)
                for entry in one.arrived:
                    self._back(entry, fact.seq)
        elif (hands := e.hands_in(event)) is not None:
            self._at(hands.table, fact.seq)
            self._moves(event, fact.seq)
        elif isinstance(event, e.RulingRecorded):
            self._ruled(event, fact.seq)
        elif isinstance(event, e.TableShifted):
            self._tables[event.table] = list(self._tables.get(event.came_from, ()))
        elif isinstance(event, _ENTRY_FACTS):
            self._conduct(event, fact.seq)
        else:
            self._moves(event, fact.seq)

    def _ruled(self, event: e.RulingRecorded, seq: int) -> None:
        if event.positions is not None:
            self._at(event.table, seq)
        self._incidents.append(seq)
        entry = event.params.get("entry")
        if isinstance(entry, int):
            self._back(entry, seq)

    def _conduct(self, event: e.Event, seq: int) -> None:
        entry: int | None = getattr(event, "entry", None)
        if entry is not None:
            self._about(entry, seq)
            for other in event.others if isinstance(event, e.PresenceMarked) else ():
                self._about(other, seq)
            if isinstance(event, e.AwayMarked) and not event.away:
                self._returns.append(seq)
            elif isinstance(event, e.AwayMarked) and event.before_big_blind and not event.excused:
                self._left.setdefault(entry, []).append(seq)
            noshow = isinstance(event, e.PresenceMarked) and event.presence == "noshow"
            sent = isinstance(event, e.PenaltyGiven) and (event.owed or event.minutes)
            if isinstance(event, (e.AwayMarked, e.BlindDodged)) or noshow or sent:
                self._people[entry] = None
        if isinstance(event, (e.BlindDodged, e.PenaltyGiven, e.NoteMade)):
            self._incidents.append(seq)

    def _moves(self, event: e.Event, seq: int) -> None:
        if isinstance(event, e.PlayersMoved):
            for move in event.moves:
                self._about(move.entry, seq)
        elif isinstance(event, e.PlayersArrived):
            for entry in event.entries:
                self._back(entry, seq)
        elif isinstance(event, e.PlayersSwapped):
            self._about(event.first.entry, seq)
            self._about(event.second.entry, seq)
        elif isinstance(event, e.AdviceOverruled):
            self._incidents.append(seq)
        elif isinstance(event, (e.HandForHandMarked, e.HandForHandDone, e.HandForHandDealt)):
            self._board.append(seq)
        elif isinstance(event, (e.Undone, e.Redone)):
            self._turns += 1

    def _at(self, table: int, seq: int) -> None:
        self._tables.setdefault(table, []).append(seq)

    def _back(self, entry: int, seq: int) -> None:
        self._about(entry, seq)
        if not self._returns or self._returns[-1] != seq:
            self._returns.append(seq)

    def _about(self, entry: int, seq: int) -> None:
        self._entries.setdefault(entry, []).append(seq)


def _standing(log: Log, rows: Sequence[int], before: int | None) -> Iterator[Fact]:
    for seq in reversed(rows):
        if (before is None or seq <= before) and log.stands(seq):
            yield log.facts[seq - 1]


def positions_in(event: e.Event, table: int) -> Positions | None:
    """The positions at ``table`` that an event tells."""
    if isinstance(event, e.PositionsSeen):
        return next((one.positions for one in event.seen if one.table == table), None)
    told = e.hands_in(event) or event
    return told.positions if isinstance(told, (e.HandsPlayed, e.RulingRecorded)) else None
