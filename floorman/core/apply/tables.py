"""Events about tables and the tournament as a whole: opened, stopped, locked."""

from dataclasses import replace

from floorman.core.apply.fact import Applier, Fact
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
from floorman.core.model import Sighting, Table


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
    """A table made; or, where it is there already, opened again and enlarged if the new size is larger."""
    if not draft.has_table(new.table):
        none = (None,) * new.max_seats
        draft.put_table(Table(new.table, new.max_seats, none, none, ready=ready, section=new.section, last_seq=seq))
        return
    table = draft.table(new.table)
    more = (None,) * max(0, new.max_seats - table.max_seats)
    was_broken = table.broken
    draft.put_table(
        replace(
            table,
            max_seats=max(new.max_seats, table.max_seats),
            chairs=table.chairs + more,
            expected=table.expected + more,
            broken=False,
            closed=False,
            ready=ready if was_broken else table.ready,
            sighting=None if was_broken else table.sighting,
            last_seq=seq,
        )
    )


def tables_opened(draft: Draft, fact: Fact) -> None:
    """TablesOpened."""
    assert isinstance(fact.event, TablesOpened)
    for new in fact.event.tables:
        make_table(draft, new, fact.seq, ready=fact.event.ready)


def table_marked(draft: Draft, fact: Fact) -> None:
    """TableMarked."""
    event = fact.event
    assert isinstance(event, TableMarked)
    table = replace(draft.table(event.table), last_seq=fact.seq)
    if event.mark == "ready":
        table = replace(table, ready=True)
    elif event.mark == "closed":
        table = replace(table, closed=True)
    elif event.mark in ("locked", "unlocked"):
        table = replace(table, locked=event.mark == "locked")
    else:
        halted = event.mark == "halted"
        table = replace(
            table,
            halted=halted,
            halted_at=fact.at if halted else 0,
            sighting=stopped(table.sighting, fact.at) if halted else running(table.sighting, fact.at),
        )
    draft.put_table(table)


def stopped(sighting: Sighting | None, at: int) -> Sighting | None:
    """The sighting no longer ages."""
    return sighting and replace(sighting, aged=sighting.age(at), ageing_from=None)


def running(sighting: Sighting | None, at: int) -> Sighting | None:
    """The sighting ages again."""
    return sighting and replace(sighting, aged=sighting.age(at), ageing_from=at)


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
    draft.put_table(replace(table, locked_chairs=chairs, last_seq=fact.seq))


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
