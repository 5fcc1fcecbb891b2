"""Facts about money: prices set, sold, given back, added by the house; chips beside sales."""

from collections.abc import Iterable
from typing import ClassVar

from msgspec import Struct

from floorman.core.builder import TournamentBuilder
from floorman.core.checks import alive_entry, entry_of, free_chair
from floorman.core.facts.event import Event
from floorman.core.facts.tickets import good_ticket, there_is_money
from floorman.core.model import Chair, Entry, EntryKind, EntryNo, EntryState, Tournament
from floorman.core.money import (
    ChipsChange,
    GivenBack,
    HouseMoney,
    HouseMoneyKind,
    ListedTicket,
    Money,
    Sale,
    Tender,
    Ticket,
)
from floorman.core.money_book import change_money, keep_refund, keep_sale, money_of
from floorman.core.money_settings import ENTRIES, MoneySettings
from floorman.core.money_sums import live_entry_of, standing_sales
from floorman.core.parts import Parts
from floorman.core.refused import Refused
from floorman.core.seating import seat, take_no_place, unseat
from floorman.core.undo_keys import (
    MoneyMade,
    MoneyRow,
    NewEntry,
    OfTicket,
    RoomWide,
    UndoKey,
    chair_keys,
    entry_keys,
    shift_keys,
)


def open_shift(now: Tournament, code: str) -> int:
    """The open shift of that drawer. Refused if there is none."""
    drawer = there_is_money(now).drawer(code)
    if not code or drawer is None or not drawer.open:
        raise Refused("no-drawer" if not code else "drawer-shut", drawer=code)
    return drawer.shift


def still_open(now: Tournament, code: str, shift: int, entry: int = 0) -> None:
    """Refused if that shift is closed: money that changed hands then is given back, not undone."""
    money = there_is_money(now)
    if shift and not money.is_open(code, shift):
        z = next((one.z for one in money.closed if one.shift == shift), 0)
        raise Refused("undo-in-z" if entry else "refused.undo-in-z.moved", z=z, number=entry)


class MoneySet(Event, frozen=True):
    """What is sold at what price, and how it is paid out; sales that were made keep their price."""

    KIND: ClassVar[str] = "money-set"
    settings: MoneySettings
    first: bool = False
    """Nothing was sold here before."""

    def decide(self, now: Tournament) -> "MoneySet":
        return MoneySet(self.settings, now.money is None)

    def apply(self, room: TournamentBuilder) -> None:
        if room.value("money") is None:
            room.rest["money"] = Money(self.settings)
        else:
            change_money(room, settings=self.settings)

    def touches(self) -> Iterable[UndoKey]:
        yield RoomWide("prices")
        if self.first:
            yield MoneyMade()


# -- sold


class Sold(Event, frozen=True):
    """One receipt: what was bought, the parts of the price, how it was paid, in which drawer; and the entry that it
    made, with its seat.
    """

    KIND: ClassVar[str] = "sold"
    serial: int
    entry: EntryNo
    products: tuple[str, ...]
    parts: Parts
    tenders: tuple[Tender, ...]
    drawer: str = ""
    shift: int = 0
    chips: int = 0
    second: str = ""
    """The second code."""
    makes: bool = False
    """The entry is new with it."""
    kind: EntryKind = "new"
    re_entry_of: EntryNo | None = None
    chair: Chair | None = None
    """The seat that he got with it; None: he has one, or waits."""
    seed: str | None = None
    """How the seat was drawn; None: chosen by hand."""
    back: bool = False
    """He was out on the hand before, and is back on his chair."""
    from_line: bool = False
    """He was in line when registration was closed."""

    def apply(self, room: TournamentBuilder) -> None:
        if self.makes:
            self._make(room)
        elif self.back:
            take_no_place(room, self.entry)
        if self.chair is not None:
            seat(room, self.entry, self.chair)
        if self.back:
            room.change_entry(self.entry, verified=True, newcomer=False)
        if self.from_line:
            room.rest["line"] = max(0, room.value("line") - 1)
        given = (self.entry, self.products, self.parts, self.tenders, self.chips, self.drawer, self.shift, self.second)
        keep_sale(room, Sale(self.serial, *given, room.at, room.seq))
        self._redeem(room)
        if self.waits and not ENTRIES.isdisjoint(self.products):
            self._number(room)
        room.rest["next_serial"] = max(room.value("next_serial"), self.serial + 1)

    @property
    def waits(self) -> bool:
        """Whether he has no seat with it."""
        return self.chair is None

    def _make(self, room: TournamentBuilder) -> None:
        picked = self.chair is not None and self.seed is None
        room.new_entry(Entry(self.entry, kind=self.kind, re_entry_of=self.re_entry_of, hand_picked=picked))
        if self.re_entry_of is not None:
            room.change_entry(self.re_entry_of, re_entered=self.entry)

    def _redeem(self, room: TournamentBuilder) -> None:
        money = money_of(room)
        codes = [one.number for one in self.tenders if one.number in money.tickets]
        if codes:
            used = {
                code: ListedTicket(money.tickets[code].ticket, money.tickets[code].issuer, self.serial)
                for code in codes
            }
            change_money(room, tickets={**money.tickets, **used})

    def _number(self, room: TournamentBuilder) -> None:
        """An alternate's number, if he waits."""
        money = money_of(room)
        if room.entry(self.entry).state is EntryState.WAITING:
            numbers = money.ticket_numbers.with_changes({self.entry: money.next_ticket})
            change_money(room, ticket_numbers=numbers, next_ticket=money.next_ticket + 1)

    def check_again(self, now: Tournament) -> None:
        still_open(now, self.drawer, self.shift, self.entry)

    def touches(self) -> Iterable[UndoKey]:
        yield from shift_keys(self.shift)
        if self.makes:
            yield NewEntry(self.entry)
        yield from entry_keys(self.entry, self.re_entry_of)
        yield from chair_keys(self.chair)
        for one in self.tenders:
            if one.kind == "ticket":
                yield OfTicket(one.number)

    def entries_made(self) -> tuple[EntryNo, ...]:
        return (self.entry,) if self.makes else ()

    def serials(self) -> tuple[int, ...]:
        return (self.serial,)


class Sell(Struct, frozen=True):
    """Something to sell: to a new entry where ``entry`` is None."""

    products: tuple[str, ...]
    parts: Parts
    tenders: tuple[Tender, ...]
    drawer: str
    entry: EntryNo | None = None
    chips: int = 0
    second: str = ""
    kind: EntryKind = "new"
    re_entry_of: EntryNo | None = None
    chair: Chair | None = None
    seed: str | None = None
    back: bool = False

    def decide(self, now: Tournament) -> Sold:
        """The receipt with its serial. Refused where the payments are not the price, the drawer is not open, a ticket
        is unknown or used, a seat is taken, or a second entry of one person would be alive.
        """
        shift = open_shift(now, self.drawer)
        self._paid_in_full(there_is_money(now))
        if self.chair is not None:
            free_chair(now, self.chair)
        if self.re_entry_of is not None:
            _only_one_alive(now, self.re_entry_of)
        number = now.next_entry if self.entry is None else self._sold_to(now, self.entry)
        brings_in = not ENTRIES.isdisjoint(self.products)
        return Sold(
            now.next_serial,
            number,
            self.products,
            self.parts,
            self.tenders,
            self.drawer,
            shift,
            self.chips,
            self.second,
            self.entry is None,
            self.kind,
            self.re_entry_of,
            self.chair,
            self.seed,
            self.back,
            brings_in and not now.registration_open and now.line > 0,
        )

    def _sold_to(self, now: Tournament, number: EntryNo) -> EntryNo:
        if self.back:
            return entry_of(now, number).number
        return alive_entry(now, number).number

    def _paid_in_full(self, money: Money) -> None:
        paid = sum(one.amount for one in self.tenders)
        if paid != self.parts.total:
            raise Refused(
                "payment-short" if paid < self.parts.total else "payment-over",
                price=self.parts.total,
                paid=paid,
                off=abs(self.parts.total - paid),
            )
        seen: set[str] = set()
        for one in self.tenders:
            if one.kind == "ticket":
                good_ticket(money, one.number)
                if one.number in seen:
                    raise Refused("ticket-twice", ticket=one.number)
                seen.add(one.number)


def _only_one_alive(now: Tournament, number: EntryNo) -> None:
    entry_of(now, number)
    live = live_entry_of(now, number)
    if live is not None:
        raise Refused("second-live-entry", entry=live.number)


# -- given back


class Refunded(Event, frozen=True):
    """Money given back, in the kind in which it came; where the entry itself is given back, it leaves the room."""

    KIND: ClassVar[str] = "refunded"
    serial: int
    entry: EntryNo
    sales: tuple[int, ...]
    """Serials of the receipts that do not stand any more."""
    parts: Parts
    tenders: tuple[Tender, ...]
    chips: int = 0
    drawer: str = ""
    shift: int = 0
    second: str = ""
    voids: bool = False
    chair: Chair | None = None
    """The seat that he had."""

    def apply(self, room: TournamentBuilder) -> None:
        _give_back(room, self, self.voids)

    def check_again(self, now: Tournament) -> None:
        still_open(now, self.drawer, self.shift, self.entry)

    def touches(self) -> Iterable[UndoKey]:
        return *shift_keys(self.shift), *entry_keys(self.entry), *chair_keys(self.chair)

    def chairs_left(self) -> dict[EntryNo, Chair]:
        return {} if self.chair is None else {self.entry: self.chair}

    def serials(self) -> tuple[int, ...]:
        return (self.serial,)


class Withdrawn(Event, frozen=True):
    """A player whose stack was in play withdrew: what came back to him, and the chips that he had."""

    KIND: ClassVar[str] = "withdrawn"
    serial: int
    entry: EntryNo
    sales: tuple[int, ...]
    parts: Parts
    tenders: tuple[Tender, ...]
    chips: int = 0
    """Chips that left play."""
    drawer: str = ""
    shift: int = 0
    second: str = ""
    chair: Chair | None = None

    def apply(self, room: TournamentBuilder) -> None:
        _give_back(room, self, voids=True)

    def check_again(self, now: Tournament) -> None:
        still_open(now, self.drawer, self.shift, self.entry)

    def touches(self) -> Iterable[UndoKey]:
        return *shift_keys(self.shift), *entry_keys(self.entry), *chair_keys(self.chair)

    def chairs_left(self) -> dict[EntryNo, Chair]:
        return {} if self.chair is None else {self.entry: self.chair}

    def serials(self) -> tuple[int, ...]:
        return (self.serial,)


def _give_back(room: TournamentBuilder, event: Refunded | Withdrawn, voids: bool) -> None:
    given = (event.entry, event.sales, event.parts, event.tenders, event.chips, event.drawer, event.shift, event.second)
    keep_refund(room, GivenBack(event.serial, *given, room.at, room.seq))
    new = {one.number: ListedTicket(Ticket(one.number, one.amount, event.entry)) for one in event.tenders if one.number}
    if new:
        change_money(room, tickets={**money_of(room).tickets, **new})
    if voids:
        unseat(room, event.entry, EntryState.VOID, "void")
    room.rest["next_serial"] = max(room.value("next_serial"), event.serial + 1)


class GiveBack(Struct, frozen=True):
    """Receipts of an entry to be given back, in these kinds. ``withdrawn``: his stack was in play."""

    entry: EntryNo
    sales: tuple[int, ...]
    parts: Parts
    tenders: tuple[Tender, ...]
    drawer: str
    chips: int = 0
    second: str = ""
    withdrawn: bool = False

    def decide(self, now: Tournament) -> Refunded | Withdrawn:
        """The refund with its serial. Refused if a receipt does not stand, the amounts differ or the drawer is shut."""
        money, shift = there_is_money(now), open_shift(now, self.drawer)
        entry = alive_entry(now, self.entry)
        standing = {sale.serial: sale for sale in standing_sales(money, entry.number)}
        for serial in self.sales:
            if serial not in standing:
                raise Refused("receipt-void", serial=serial)
        assert sum(one.amount for one in self.tenders) == self.parts.total
        voids = any(standing[serial].brings_in for serial in self.sales)
        row = (now.next_serial, entry.number, self.sales, self.parts, self.tenders, self.chips, self.drawer, shift)
        chair = entry.chair if voids else None
        if self.withdrawn:
            return Withdrawn(*row, self.second, chair)
        return Refunded(*row, self.second, voids, chair)


# -- the house, chips


class HouseMoneyAdded(Event, frozen=True):
    """The house adds to the pool. Why, stands in the remark."""

    KIND: ClassVar[str] = "house-money"
    kind: HouseMoneyKind
    amount: int

    def check(self, now: Tournament) -> None:
        """An amount of its own; what is taken away again is below 0, and never more than was added."""
        money = there_is_money(now)
        if not self.amount or money.added + self.amount < 0:
            raise Refused("house-money-none", amount=self.amount)

    def apply(self, room: TournamentBuilder) -> None:
        change_money(room, house=(*money_of(room).house, HouseMoney(room.seq, self.kind, self.amount)))

    def touches(self) -> Iterable[UndoKey]:
        return (MoneyRow(),)


class ChipsAdjusted(Event, frozen=True):
    """Chips that came into play (above 0) or left it otherwise than by a sale, at a table or of a player."""

    KIND: ClassVar[str] = "chips-adjusted"
    chips: int
    table: int | None = None
    entry: EntryNo | None = None

    def check(self, now: Tournament) -> None:
        """Some chips, and no more out than there are."""
        money = there_is_money(now)
        if not self.chips or money.chips + sum(one.chips for one in money.ledger) + self.chips < 0:
            raise Refused("chips-none", chips=self.chips)
        if self.entry is not None:
            alive_entry(now, self.entry)

    def apply(self, room: TournamentBuilder) -> None:
        line = ChipsChange(room.seq, self.chips, self.table, self.entry)
        change_money(room, ledger=(*money_of(room).ledger, line))

    def touches(self) -> Iterable[UndoKey]:
        return MoneyRow(), *entry_keys(self.entry)
