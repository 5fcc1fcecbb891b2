"""What may be asked about tables and about the tournament as a whole."""

from collections.abc import Callable
from typing import Any

from floorman.core.decide.refused import Refused, chair_at, fair_size, table_of
from floorman.core.events import (
    BreakOrderSet,
    ChairMarked,
    Event,
    HandsPlayed,
    HouseChanged,
    RegistrationMarked,
    SellCapSet,
    TableMarked,
    TablesOpened,
    TournamentOpened,
)
from floorman.core.model import MAX_SEATS, MIN_SEATS, Table, Tournament

_ALREADY: dict[str, Callable[[Table], bool]] = {
    "ready": lambda table: table.ready,
    "closed": lambda table: table.closed,
    "halted": lambda table: table.halted,
    "resumed": lambda table: not table.halted,
    "locked": lambda table: table.locked,
    "unlocked": lambda table: not table.locked,
}


def opened(now: Tournament, asked: TournamentOpened) -> None:
    """Once, with tables of 2 to 12 seats."""
    if now.name:
        raise Refused("open-already", name=now.name)
    if not MIN_SEATS <= asked.seats <= MAX_SEATS:
        raise Refused("bad-seats", seats=asked.seats, min=MIN_SEATS, max=MAX_SEATS)


def house_changed(_now: Tournament, _asked: HouseChanged) -> None:
    """Any time: the house's file was checked when it was read."""


def tables_opened(now: Tournament, asked: TablesOpened) -> None:
    """Tables 1 to 9999 of 2 to 12 seats; one that is open already is named."""
    if not asked.tables:
        raise Refused("no-tables")
    for new in asked.tables:
        fair_size(new)
    if all(_stands_open(now, new.table) for new in asked.tables):
        raise Refused("table-open-already", table=asked.tables[0].table)


def _stands_open(now: Tournament, number: int) -> bool:
    table = now.table(number)
    return table is not None and not table.broken and not table.closed


def table_marked(now: Tournament, asked: TableMarked) -> None:
    """A table that stands and is not so already."""
    table = table_of(now, asked.table)
    if _ALREADY[asked.mark](table):
        raise Refused(f"already-{asked.mark}", table=asked.table)


def sell_cap_set(_now: Tournament, asked: SellCapSet) -> None:
    """1 to 12 players a table."""
    if not 1 <= asked.players <= MAX_SEATS:
        raise Refused("bad-sell", players=asked.players, max=MAX_SEATS)


def chair_marked(now: Tournament, asked: ChairMarked) -> None:
    """A chair that nobody sits on or is sent to, if it is to be locked."""
    table = chair_at(now, asked.chair)
    locked = asked.chair.seat in table.locked_chairs
    if locked == asked.locked:
        raise Refused("chair-locked-already" if locked else "chair-not-locked", chair=asked.chair)
    holder = table.at(asked.chair.seat) or table.expected_at(asked.chair.seat)
    if asked.locked and holder is not None:
        raise Refused("lock-taken", chair=asked.chair, entry=holder)


def registration_marked(now: Tournament, asked: RegistrationMarked) -> None:
    """Not as it is already."""
    if now.registration_open == asked.open:
        raise Refused("registration-open-already" if asked.open else "registration-closed-already")


def break_order_set(now: Tournament, asked: BreakOrderSet) -> None:
    """Tables that stand, each once."""
    for number in asked.order:
        table_of(now, number)
    if len(set(asked.order)) < len(asked.order):
        raise Refused("order-twice", table=next(t for t in asked.order if asked.order.count(t) > 1))


def hands_played(now: Tournament, asked: HandsPlayed) -> None:
    """At least one hand at a table that stands and has two players; expected ones may be there already."""
    table = table_of(now, asked.table)
    if asked.hands < 1:
        raise Refused("bad-hands", hands=asked.hands)
    if table.held < 2:
        raise Refused("too-few", table=asked.table)


CHECK: dict[type[Event], Callable[[Tournament, Any], None]] = {
    TournamentOpened: opened,
    HouseChanged: house_changed,
    TablesOpened: tables_opened,
    TableMarked: table_marked,
    SellCapSet: sell_cap_set,
    ChairMarked: chair_marked,
    RegistrationMarked: registration_marked,
    BreakOrderSet: break_order_set,
    HandsPlayed: hands_played,
}
