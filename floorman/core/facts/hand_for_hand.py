"""Facts about hand-for-hand play (TDA-2024 RP-8): every table finishes its hand, then the next one is dealt."""

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from floorman.core.builder import TournamentBuilder
from floorman.core.checks import table_of
from floorman.core.facts.clock import clock_keys, put_clock
from floorman.core.facts.event import Event
from floorman.core.facts.hands import HandsPlayed
from floorman.core.level_clock import Clock
from floorman.core.model import HandForHandPlay, Table, TableNo, Tournament
from floorman.core.refused import Refused
from floorman.core.undo_keys import AtTable, RoomWide, UndoKey


class HandForHandMarked(Event, frozen=True):
    """Hand-for-hand play began or ended."""

    KIND: ClassVar[str] = "hand-for-hand-marked"
    on: bool
    paid: int | None = None
    """Places that are paid, where it was told; told later, it begins nothing anew."""
    minutes: int = 0
    """Minutes of the tournament clock that each synchronised hand takes; 0: it does not go by hands."""
    clock: Clock | None = None
    """The clock as it is from then on, where one has been set."""
    called: bool = False
    """Every hand is dealt on the desk's word: the next one begins with ``HandForHandDealt``."""

    def check(self, now: Tournament) -> None:
        """Not as it is already, but for the paid places; at least one of them."""
        if self.paid is not None and self.paid < 1:
            raise Refused("bad-paid", paid=self.paid)
        told = self.on and now.hand_for_hand is not None and self.paid not in (None, now.hand_for_hand.paid)
        if self.on == (now.hand_for_hand is not None) and not told:
            raise Refused("hand-for-hand-already" if self.on else "no-hand-for-hand")

    def apply(self, room: TournamentBuilder) -> None:
        """Told of the paid places while it is on, it goes on as it stands."""
        h4h = room.hand_for_hand() or HandForHandPlay(announced=room.seq, minutes=self.minutes, called=self.called)
        room.rest["hand_for_hand"] = replace(h4h, paid=self.paid) if self.on else None
        put_clock(room, self.clock)

    def touches(self) -> Iterable[UndoKey]:
        return RoomWide("hand-for-hand"), *clock_keys(self.clock)


class HandForHandDone(Event, frozen=True):
    """A table finished its synchronised hand, or the hands for which the tournament clock waits; stacks counted there,
    where they were.
    """

    KIND: ClassVar[str] = "hand-for-hand-done"
    table: TableNo
    stacks: int | None = None
    recount: bool = False
    """The stacks of the hand that it had finished already were counted again."""
    played: HandsPlayed | None = None
    """The hand that is over there with it: where the button is on the next one."""

    def check(self, now: Tournament) -> None:
        """During hand-for-hand, or with a clock that may wait, at a table that stands; stacks of 0 or more. Only stacks
        can be counted again.

        Where hands are called, a table that has finished one finishes no other before that is dealt.
        """
        table = table_of(now, self.table)
        if now.hand_for_hand is None:
            if now.clock is None or self.stacks is not None or self.recount:
                raise Refused("no-hand-for-hand")
            return
        if self.stacks is not None and not 0 <= self.stacks <= table.max_seats:
            raise Refused("bad-stacks", table=self.table, stacks=self.stacks)
        finished = now.hand_for_hand.done.get(self.table, 0)
        ticked = finished > now.hand_for_hand.hand if now.hand_for_hand.called else finished > 0
        if self.recount and (self.stacks is None or not ticked):
            raise Refused("no-recount", table=self.table)
        if now.hand_for_hand.called and ticked and not self.recount:
            raise Refused("hand-done-already", table=self.table)
        if self.played is not None:
            self.played.check(now)

    def apply(self, room: TournamentBuilder) -> None:
        """A tick, and the stacks counted there; uncounted, an older count no longer holds."""
        h4h = room.hand_for_hand()
        if h4h is None:
            room.rest["tables_done"] = room.value("tables_done") | {self.table}
            return
        ticks = h4h.done.get(self.table, 0)
        done = h4h.done if self.recount else {**h4h.done, self.table: max(ticks, h4h.hand) + 1}
        counted = {other: count for other, count in h4h.stacks.items() if other != self.table}
        if self.stacks is not None:
            counted[self.table] = self.stacks
        room.rest["hand_for_hand"] = replace(h4h, done=done, stacks=counted)
        if self.played is not None:
            self.played.apply(room)
        go_on(room)

    def touches(self) -> Iterable[UndoKey]:
        yield from (RoomWide("hand-for-hand"), AtTable(self.table))
        if self.played is not None:
            yield from self.played.touches()


def hands_in(event: Event) -> HandsPlayed | None:
    """The hands that an event tells to be over at a table; None where it tells none."""
    if isinstance(event, HandForHandDone):
        return event.played
    return event if isinstance(event, HandsPlayed) else None


class HandForHandDealt(Event, frozen=True):
    """The next synchronised hand is dealt, on the desk's word; what is counted from now on is counted on it."""

    KIND: ClassVar[str] = "hand-for-hand-dealt"

    def check(self, now: Tournament) -> None:
        """While hands are called, and no table still plays the one before."""
        h4h = now.hand_for_hand
        if h4h is None:
            raise Refused("no-hand-for-hand")
        if not h4h.called:
            raise Refused("hands-not-called")
        waits = unfinished(now)
        if waits:
            raise Refused("hand-still-played", tables=", ".join(map(str, waits)))

    def apply(self, room: TournamentBuilder) -> None:
        """One hand on; ticks and counts so far are those of the hand before."""
        h4h = room.hand_for_hand()
        if h4h is not None:
            room.rest["hand_for_hand"] = replace(h4h, hand=h4h.hand + 1, over=False)

    def touches(self) -> Iterable[UndoKey]:
        return (RoomWide("hand-for-hand"),)


def plays(table: Table) -> bool:
    """Whether a table takes part in hand-for-hand: it deals, to two players at least."""
    return not (table.broken or table.halted) and table.players >= 2


def unfinished(now: Tournament) -> tuple[TableNo, ...]:
    """Tables that still play the hand; none without hand-for-hand."""
    h4h = now.hand_for_hand
    if h4h is None:
        return ()
    return tuple(
        table.number for table in now.standing_tables() if plays(table) and h4h.done.get(table.number, 0) <= h4h.hand
    )


def go_on(room: TournamentBuilder) -> None:
    """This hand is over if no table that plays is still on it; on to the next one where that is not called.

    The hands in progress when it was announced (0) were none that were synchronised, and take no time of the clock.
    """
    h4h = room.hand_for_hand()
    if h4h is None:
        return
    hand = min((h4h.done.get(table.number, 0) for table in room.tables() if plays(table)), default=0)
    if hand <= h4h.hand or h4h.over:
        return
    room.rest["hand_for_hand"] = replace(h4h, over=True) if h4h.called else replace(h4h, hand=hand)
    clock: Clock | None = room.value("clock")
    if clock is not None and h4h.hand and h4h.minutes:
        room.rest["clock"] = replace(clock, hands=(*clock.hands, room.at))


def shift_ticks(room: TournamentBuilder, came_from: TableNo, table: TableNo) -> None:
    """A table's ticks and counts go along to another table."""
    h4h = room.hand_for_hand()
    if h4h is not None:
        numbers = {came_from: table}
        room.rest["hand_for_hand"] = replace(
            h4h,
            done={numbers.get(number, number): done for number, done in h4h.done.items()},
            stacks={numbers.get(number, number): count for number, count in h4h.stacks.items()},
        )
