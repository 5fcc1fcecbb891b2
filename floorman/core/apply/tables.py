"""Events about tables and the tournament as a whole: opened, stopped, locked."""

from msgspec.structs import replace

from floorman.core.apply.fact import Applier, Fact
from floorman.core.apply.synchronised import go_on
from floorman.core.draft import Draft
from floorman.core.events import (
    BreakOrderSet,
    ChairMarked,
    Event,
    HouseChanged,
    NewTable,
    RegistrationMarked,
    SellCapSet,
    TableMarked,
    TablesOpened,
    TournamentOpened,
)
from floorman.core.model import Table, TableNo


def opened(draft: Draft, fact: Fact) -> None:
    """TournamentOpened."""
    event = fact.event
    assert isinstance(event, TournamentOpened)
    draft.rest.update(
        name=event.name, number=event.number, day=event.day, house=event.house, seats=event.seats, code=event.code
    )


def house_changed(draft: Draft, fact: Fact) -> None:
    """HouseChanged."""
    assert isinstance(fact.event, HouseChanged)
    draft.rest["house"] = fact.event.house


def make_table(draft: Draft, new: NewTable, seq: int, *, ready: bool = True) -> None:
    """A table made, or one that was broken made anew; one that stands is enlarged if the new size is larger."""
    old = draft.table(new.table) if draft.has_table(new.table) else None
    if old is None or old.broken:
        none = (None,) * new.max_seats
        section = new.section or ("" if old is None else old.section)
        draft.put_table(Table(new.table, new.max_seats, none, none, ready=ready, section=section, last_seq=seq))
        return
    more = (None,) * max(0, new.max_seats - old.max_seats)
    draft.change_table(
        new.table,
        max_seats=old.max_seats + len(more),
        chairs=old.chairs + more,
        expected=old.expected + more,
        last_seq=seq,
    )


def tables_opened(draft: Draft, fact: Fact) -> None:
    """TablesOpened: made, or reopened. Tables that are open already stay as they are."""
    event = fact.event
    assert isinstance(event, TablesOpened)
    for new in event.tables:
        table = draft.table(new.table) if draft.has_table(new.table) else None
        if table is None or table.broken:
            make_table(draft, new, fact.seq, ready=event.ready)
        elif table.closed:
            draft.change_table(new.table, closed=False, ready=table.ready and event.ready, last_seq=fact.seq)


def table_marked(draft: Draft, fact: Fact) -> None:
    """TableMarked."""
    event = fact.event
    assert isinstance(event, TableMarked)
    draft.touch(event.table, fact.seq)
    if event.mark == "ready":
        draft.change_table(event.table, ready=True)
    elif event.mark == "closed":
        draft.change_table(event.table, closed=True)
    elif event.mark in ("locked", "unlocked"):
        draft.change_table(event.table, locked=event.mark == "locked")
    else:
        _halt(draft, event.table, event.mark == "halted", fact.at)


def _halt(draft: Draft, number: TableNo, halted: bool, at: int) -> None:
    sighting = draft.table(number).sighting
    if sighting is not None:
        sighting = replace(sighting, aged=sighting.age(at), ageing_from=None if halted else at)
    draft.change_table(number, halted=halted, halted_at=at if halted else 0, sighting=sighting)
    go_on(draft)


def sell_cap_set(draft: Draft, fact: Fact) -> None:
    """SellCapSet."""
    assert isinstance(fact.event, SellCapSet)
    draft.rest["sell"] = fact.event.players


def chair_marked(draft: Draft, fact: Fact) -> None:
    """ChairMarked."""
    event = fact.event
    assert isinstance(event, ChairMarked)
    table = draft.table(event.chair.table)
    seat = frozenset({event.chair.seat})
    chairs = table.locked_chairs | seat if event.locked else table.locked_chairs - seat
    draft.change_table(table.number, locked_chairs=chairs, last_seq=fact.seq)


def registration_marked(draft: Draft, fact: Fact) -> None:
    """RegistrationMarked."""
    assert isinstance(fact.event, RegistrationMarked)
    draft.rest["registration_open"] = fact.event.open


def break_order_set(draft: Draft, fact: Fact) -> None:
    """BreakOrderSet."""
    assert isinstance(fact.event, BreakOrderSet)
    draft.rest["break_order"] = fact.event.order


APPLY: dict[type[Event], Applier] = {
    TournamentOpened: opened,
    HouseChanged: house_changed,
    TablesOpened: tables_opened,
    TableMarked: table_marked,
    SellCapSet: sell_cap_set,
    ChairMarked: chair_marked,
    RegistrationMarked: registration_marked,
    BreakOrderSet: break_order_set,
}
