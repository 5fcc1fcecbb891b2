"""Facts about the tournament clock: its structure, what it was set to, levels that began, last hands, announcements."""

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec.structs import replace

from floorman.core.builder import TournamentBuilder
from floorman.core.facts.event import Event
from floorman.core.level_clock import Clock
from floorman.core.model import Announcement, LastHands, Tournament
from floorman.core.refused import Refused
from floorman.core.structure import MAX_STEPS, Structure
from floorman.core.undo_keys import CLOCK, STRUCTURE, OfAnnouncement, UndoKey

ByCall = Literal["start", "stop", "go", "more", "left", "next", "back", "to", "break", "play", "away", "catch"]
"""Which call set the clock; ``away``: none, something ended while the program was away."""


class StructureSet(Event, frozen=True):
    """The tournament has these levels and breaks from now on."""

    KIND: ClassVar[str] = "structure-set"
    structure: Structure
    clock: Clock | None = None
    """The clock as it is from then on, where one has been set."""
    change: str = ""
    """The call that changed it, where it was not set as a whole: ``level 9 500/1000/1000 20``."""
    old_end: int | None = None
    """The instant at which the day's levels would have ended, where a running clock's end has changed."""
    new_end: int | None = None

    def check(self, now: Tournament) -> None:
        """1 to 200 steps with a level among them; the clock's step is one of them."""
        steps = len(self.structure.steps)
        if not 1 <= steps <= MAX_STEPS or not self.structure.levels:
            raise Refused("bad-structure", steps=steps, most=MAX_STEPS)
        if now.clock is not None and (self.clock is None or self.clock.step >= steps):
            raise Refused("clock-step", steps=steps)

    def apply(self, room: TournamentBuilder) -> None:
        room.rest["structure"] = self.structure
        put_clock(room, self.clock)

    def touches(self) -> Iterable[UndoKey]:
        return STRUCTURE, *clock_keys(self.clock)


class ClockSet(Event, frozen=True):
    """The clock was set: what came of a call, valid from the row's own instant."""

    KIND: ClassVar[str] = "clock-set"
    by_call: ByCall
    clock: Clock
    level: int = 0
    """The number of its level, for the journal's sentence; of a break the last one played."""

    def check(self, now: Tournament) -> None:
        """On a step that the structure has."""
        _on_a_step(now, self.clock.step)

    def apply(self, room: TournamentBuilder) -> None:
        put_clock(room, self.clock)

    def touches(self) -> Iterable[UndoKey]:
        return CLOCK, STRUCTURE


class LevelBegun(Event, frozen=True):
    """A level began by the clock, at the row's own instant. The clock is where it is without this row too."""

    KIND: ClassVar[str] = "level-begun"
    RECORD: ClassVar[bool] = True
    HOLDS: ClassVar[bool] = True
    step: int
    level: int
    follows: int = 0
    """The row that had set the clock."""

    def check(self, now: Tournament) -> None:
        """On a step that the structure has."""
        _on_a_step(now, self.step)

    def touches(self) -> Iterable[UndoKey]:
        return CLOCK, STRUCTURE


class LastHandsSet(Event, frozen=True):
    """The last hands before a break, a redraw or the day's end were announced; the clock stands until they are done."""

    KIND: ClassVar[str] = "last-hands-set"
    hands: int
    clock: Clock
    seed: str = ""
    """Of the draw; "" where they were not drawn."""
    level: int = 0

    def check(self, now: Tournament) -> None:
        """At least one, at most 99."""
        _on_a_step(now, self.clock.step)
        if not 1 <= self.hands <= 99:
            raise Refused("bad-last-hands", hands=self.hands)

    def apply(self, room: TournamentBuilder) -> None:
        put_clock(room, self.clock)
        room.rest["last_hands"] = LastHands(room.seq, self.hands, self.seed)

    def touches(self) -> Iterable[UndoKey]:
        return CLOCK, STRUCTURE


class AnnouncementMade(Event, frozen=True):
    """Words for the screens, which are kept beside the journal; or they were taken off."""

    KIND: ClassVar[str] = "announcement-made"
    number: int = 0
    until: int | None = None
    """The instant at which it goes; None: when it is taken off."""
    off: bool = False

    def decide(self, now: Tournament) -> "AnnouncementMade":
        """A new one gets the next number; only one that stands is taken off."""
        if not self.off:
            return replace(self, number=now.next_announcement)
        if self.number not in now.announcements:
            raise Refused("no-announcement", number=self.number)
        return self

    def apply(self, room: TournamentBuilder) -> None:
        others = {number: one for number, one in room.value("announcements").items() if number != self.number}
        if not self.off:
            others[self.number] = Announcement(self.number, room.seq, room.at, self.until)
            room.rest["next_announcement"] = self.number + 1
        room.rest["announcements"] = others

    def touches(self) -> Iterable[UndoKey]:
        return (OfAnnouncement(self.number),)


def _on_a_step(now: Tournament, step: int) -> None:
    if now.structure is None:
        raise Refused("no-structure")
    if not 0 <= step < len(now.structure.steps):
        raise Refused("clock-step", steps=len(now.structure.steps))


def put_clock(room: TournamentBuilder, clock: Clock | None) -> None:
    """The clock from this fact on; None leaves it as it is. A start that is yet to come may still be put off."""
    if clock is None:
        return
    room.rest.update(clock=replace(clock, at=room.at), clock_row=room.seq)
    begun: int | None = room.value("started_at")
    if begun is None or begun > room.at:
        room.rest["started_at"] = room.at if clock.runs else clock.starts_at
    if clock.why != "hands":
        room.rest["last_hands"] = None
    room.rest["tables_done"] = frozenset()


def clock_keys(clock: Clock | None) -> tuple[UndoKey, ...]:
    """What a fact touches that sets the clock beside something else: also the levels, of which it names a step. None
    touches nothing.
    """
    return () if clock is None else (CLOCK, STRUCTURE)
