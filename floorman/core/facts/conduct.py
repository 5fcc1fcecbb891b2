"""Facts about conduct: penalties given and served, players away from the table, blinds dodged."""

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from floorman.core.builder import TournamentBuilder
from floorman.core.checks import alive_entry
from floorman.core.facts.event import Event
from floorman.core.facts.hands import serve
from floorman.core.model import Away, Chair, EntryNo, EntryState, HandBusts, Penalty, PenaltyKind, Tournament
from floorman.core.refused import Refused
from floorman.core.seating import arrive, unseat
from floorman.core.undo_keys import UndoKey, chair_keys, entry_keys


class PenaltyGiven(Event, frozen=True):
    """A penalty (TDA-2024 71). Disqualified, the player is out; ``chair`` is the one he had."""

    KIND: ClassVar[str] = "penalty-given"
    entry: EntryNo
    kind: PenaltyKind
    owed: int = 0
    """Hands to be missed."""
    rounds: int = 0
    minutes: int = 0
    cites: tuple[str, ...] = ()
    chair: Chair | None = None

    def decide(self, now: Tournament) -> "PenaltyGiven":
        """To a player who is alive; hands and minutes of 0 or more. Who is disqualified leaves his chair."""
        entry = alive_entry(now, self.entry)
        if self.owed < 0 or self.minutes < 0:
            raise Refused("bad-hands", hands=min(self.owed, self.minutes))
        return replace(self, chair=entry.chair if self.kind == "disqualification" else None)

    def apply(self, room: TournamentBuilder) -> None:
        """It follows the player wherever he sits; disqualified, he is out, and his stack leaves play.

        Who has hands or minutes to miss is away from the table until he is back.
        """
        given = Penalty(room.seq, self.kind, self.owed, minutes=self.minutes, given_at=room.at)
        entry = room.entry(self.entry)
        sent_away = entry.chair is not None and entry.away is None and (self.owed > 0 or self.minutes > 0)
        room.change_entry(
            self.entry,
            penalties=(*entry.penalties, given),
            away=Away(room.at) if sent_away else entry.away,
        )
        if self.kind == "disqualification":
            unseat(room, self.entry, EntryState.OUT, "out")
            room.busts.append(HandBusts(room.seq, ((self.entry, None),), (self.chair,), disqualified=True))

    def touches(self) -> Iterable[UndoKey]:
        return *entry_keys(self.entry), *chair_keys(self.chair)

    def chairs_left(self) -> dict[EntryNo, Chair]:
        return {} if self.chair is None else {self.entry: self.chair}


class PenaltyServed(Event, frozen=True):
    """Hands of a penalty were dealt past the player."""

    KIND: ClassVar[str] = "penalty-served"
    entry: EntryNo
    hands: int

    def check(self, now: Tournament) -> None:
        """Hands of a penalty that is owed, never more than are left."""
        entry = alive_entry(now, self.entry)
        if self.hands < 1:
            raise Refused("bad-hands", hands=self.hands)
        if not entry.hands_owed:
            raise Refused("no-penalty", entry=self.entry)
        if self.hands > entry.hands_owed:
            raise Refused("served-too-many", entry=self.entry, left=entry.hands_owed)

    def apply(self, room: TournamentBuilder) -> None:
        room.change_entry(self.entry, penalties=serve(room.entry(self.entry).penalties, self.hands))

    def touches(self) -> Iterable[UndoKey]:
        return entry_keys(self.entry)


class AwayMarked(Event, frozen=True):
    """A player left his seat, or is back. ``before_big_blind``: the next big blind was his (None: not known)."""

    KIND: ClassVar[str] = "away-marked"
    entry: EntryNo
    away: bool
    excused: bool = False
    before_big_blind: bool | None = None

    def check(self, now: Tournament) -> None:
        """A player with a chair who is not so already, nor as excused; one on his way to it has then arrived."""
        entry = alive_entry(now, self.entry)
        if entry.chair is None:
            raise Refused("entry-waiting", entry=entry.number)
        excused = entry.away is not None and self.away and self.excused != entry.away.excused
        if self.away == (entry.away is not None) and not excused:
            raise Refused("away-already" if self.away else "not-away", entry=self.entry)

    def apply(self, room: TournamentBuilder) -> None:
        """Who is said to have left the chair that he was sent to, or to be back on it, had arrived.

        Excused or no more so while he is away, he is away since he left.
        """
        arrive(room, self.entry)
        away = room.entry(self.entry).away if self.away else None
        if away is not None:
            away = replace(away, excused=self.excused)
        elif self.away:
            away = Away(room.at, self.excused, before_big_blind=self.before_big_blind)
        room.change_entry(self.entry, away=away)

    def touches(self) -> Iterable[UndoKey]:
        return entry_keys(self.entry)


class BlindDodged(Event, frozen=True):
    """The TD judged that a player dodged a blind (TDA-2024 33)."""

    KIND: ClassVar[str] = "blind-dodged"
    entry: EntryNo
    cites: tuple[str, ...] = ()

    def check(self, now: Tournament) -> None:
        """A player who is alive."""
        alive_entry(now, self.entry)

    def apply(self, room: TournamentBuilder) -> None:
        room.change_entry(self.entry, dodges=(*room.entry(self.entry).dodges, room.at))

    def touches(self) -> Iterable[UndoKey]:
        return entry_keys(self.entry)
