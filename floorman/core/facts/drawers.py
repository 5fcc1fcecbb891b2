"""Facts about drawers: opened, money moved, counted, closed. A closed shift never changes."""

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from floorman.core.builder import TournamentBuilder
from floorman.core.facts.event import Event
from floorman.core.facts.money import open_shift, still_open
from floorman.core.facts.tickets import there_is_money
from floorman.core.model import Tournament
from floorman.core.money import Drawer
from floorman.core.money_book import change_money, money_of, put_drawer
from floorman.core.refused import Refused
from floorman.core.undo_keys import ShiftMade, UndoKey, shift_keys

MoveDirection = Literal["in", "out", "to"]


class DrawerOpened(Event, frozen=True):
    """A drawer was opened with so much cash. ``usual``: the kind of payment of a sale that names none."""

    KIND: ClassVar[str] = "drawer-opened"
    drawer: str
    cash: int = 0
    usual: str = "cash"
    shift: int = 0

    def decide(self, now: Tournament) -> "DrawerOpened":
        """Its shift gets a number. Refused if it is open, or the usual kind is none that the house takes."""
        money = there_is_money(now)
        known = money.drawer(self.drawer)
        if known is not None and known.open:
            raise Refused("drawer-open-already", drawer=self.drawer)
        if money.settings.way(self.usual) is None:
            raise Refused("no-such-payment", kind=self.usual)
        return replace(self, shift=money.next_shift)

    def apply(self, room: TournamentBuilder) -> None:
        put_drawer(
            room,
            Drawer(self.drawer, self.shift, self.cash, self.cash, usual=self.usual, at=room.at, seq=room.seq),
        )
        change_money(room, next_shift=max(money_of(room).next_shift, self.shift + 1))

    def check_again(self, now: Tournament) -> None:
        """Once it was counted, its rows stand."""
        drawer = there_is_money(now).drawer(self.drawer)
        if drawer is not None and drawer.shift == self.shift and (drawer.counts or not drawer.open):
            raise Refused("undo-drawer", drawer=self.drawer)

    def touches(self) -> Iterable[UndoKey]:
        return (ShiftMade(self.shift), *shift_keys(self.shift))


class DrawerMoved(Event, frozen=True):
    """Cash was brought into a drawer, taken out of it, or went ``to`` another one."""

    KIND: ClassVar[str] = "drawer-moved"
    drawer: str
    direction: MoveDirection
    amount: int
    shift: int = 0
    to: str = ""
    to_shift: int = 0
    second: str = ""

    def decide(self, now: Tournament) -> "DrawerMoved":
        """From an open drawer, to another open one. Refused for nothing."""
        shift = open_shift(now, self.drawer)
        if self.amount <= 0:
            raise Refused("nothing-to-move")
        if self.direction != "to":
            return replace(self, shift=shift)
        if self.to == self.drawer:
            raise Refused("drawer-itself", drawer=self.to)
        return replace(self, shift=shift, to_shift=open_shift(now, self.to))

    def apply(self, room: TournamentBuilder) -> None:
        _move(room, self.drawer, self.amount if self.direction == "in" else -self.amount)
        if self.direction == "to":
            _move(room, self.to, self.amount)

    def check_again(self, now: Tournament) -> None:
        still_open(now, self.drawer, self.shift)
        still_open(now, self.to, self.to_shift)

    def touches(self) -> Iterable[UndoKey]:
        return *shift_keys(self.shift), *shift_keys(self.to_shift)


def _move(room: TournamentBuilder, code: str, amount: int) -> None:
    drawer = money_of(room).drawers[code]
    put_drawer(room, replace(drawer, cash=drawer.cash + amount, moved=drawer.moved + amount))


class DrawerCounted(Event, frozen=True):
    """A drawer was counted, without knowing what it should hold: by note and coin, or the card slips' total."""

    KIND: ClassVar[str] = "drawer-counted"
    RECORD: ClassVar[bool] = True
    drawer: str
    cash: int | None = None
    """Of all pieces; None where only card slips were counted."""
    pieces: tuple[tuple[int, int], ...] = ()
    """Minor units of a note or coin, and how many."""
    card: int | None = None
    shift: int = 0

    def decide(self, now: Tournament) -> "DrawerCounted":
        return replace(self, shift=open_shift(now, self.drawer))

    def apply(self, room: TournamentBuilder) -> None:
        drawer = money_of(room).drawers[self.drawer]
        counted = drawer.counted if self.cash is None else self.cash
        slips = drawer.card_slips if self.card is None else self.card
        put_drawer(room, replace(drawer, counts=drawer.counts + 1, counted=counted, card_slips=slips))

    def touches(self) -> Iterable[UndoKey]:
        return shift_keys(self.shift)


class DrawerClosed(Event, frozen=True):
    """A drawer's shift is over, with what it should have held and what it did."""

    KIND: ClassVar[str] = "drawer-closed"
    RECORD: ClassVar[bool] = True
    drawer: str
    shift: int
    z: int
    expected: int
    counted: int
    card_expected: int = 0
    card_counted: int | None = None
    second: str = ""

    @property
    def over(self) -> int:
        """Cash over what was expected; below 0, short."""
        return self.counted - self.expected

    def apply(self, room: TournamentBuilder) -> None:
        money = money_of(room)
        shut = replace(money.drawers[self.drawer], open=False, z=self.z)
        change_money(room, closed=(*money.closed, shut))
        put_drawer(room, shut)

    def touches(self) -> Iterable[UndoKey]:
        return shift_keys(self.shift)


class CloseDrawer(Struct, frozen=True):
    """A drawer's shift is to be closed."""

    drawer: str
    second: str = ""

    def decide(self, now: Tournament) -> DrawerClosed:
        """With the number of its Z. Refused if it is not open or was not counted."""
        shift, money = open_shift(now, self.drawer), there_is_money(now)
        drawer = money.drawers[self.drawer]
        if drawer.counted is None:
            raise Refused("drawer-not-counted", drawer=self.drawer)
        return DrawerClosed(
            self.drawer,
            shift,
            len(money.closed) + 1,
            drawer.cash,
            drawer.counted,
            drawer.taken.get("card", 0),
            drawer.card_slips,
            self.second,
        )
