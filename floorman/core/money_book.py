"""How sales, refunds and drawers change the room's money: what facts about money share."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from floorman.core.builder import TournamentBuilder
from floorman.core.model import EntryNo
from floorman.core.money import Drawer, GivenBack, Money, Sale, Tender
from floorman.core.parts import Parts


def money_of(room: TournamentBuilder) -> Money:
    """The money as it stands now; there is some."""
    money: Money = room.value("money")
    return money


def change_money(room: TournamentBuilder, **fields: Any) -> None:
    """Change fields of the money."""
    room.rest["money"] = replace(money_of(room), **fields)


def owe(room: TournamentBuilder, entry: EntryNo) -> None:
    """The entry is not paid yet."""
    change_money(room, owed=money_of(room).owed | {entry})


def no_longer_owed(room: TournamentBuilder, entries: Iterable[EntryNo]) -> None:
    """Nothing is to be paid for these entries any more."""
    money: Money | None = room.value("money")
    if money is not None and not money.owed.isdisjoint(entries):
        change_money(room, owed=money.owed.difference(entries))


def first_entry(room: TournamentBuilder, money: Money, number: EntryNo) -> EntryNo:
    """The first entry of that entry's player, by re-entries and by what was told to be one person."""
    while (of := room.entry(number).re_entry_of) is not None:
        number = of
    while number in money.joined:
        number = money.joined[number]
    return number


def keep_sale(room: TournamentBuilder, sale: Sale) -> None:
    """One more receipt: totals, the entry's sales and the drawer follow it."""
    money = money_of(room)
    serials = (*money.of_entry.get(sale.entry, ()), sale.serial)
    room.rest["money"] = replace(
        money,
        sales=money.sales.with_changes({sale.serial: sale}),
        of_entry=money.of_entry.with_changes({sale.entry: serials}),
        owed=money.owed - {sale.entry},
        drawers=_drawers(money, sale.drawer, sale.tenders, 1),
        **_totals(money, sale.parts, sale.tenders, sale.chips, 1),
    )
    if sale.brings_in:
        _count_head(room, sale.entry, 1)


def keep_prepaid(room: TournamentBuilder, sale: Sale) -> None:
    """A receipt of an entry that was paid beforehand; its player has not come yet."""
    keep_sale(room, sale)
    change_money(room, prepaid=money_of(room).prepaid | {sale.entry})
    room.rest["next_serial"] = max(room.value("next_serial"), sale.serial + 1)


def keep_refund(room: TournamentBuilder, refund: GivenBack) -> None:
    """Money given back: its receipts do not stand any more."""
    money = money_of(room)
    gone = {serial: replace(money.sales[serial], refunded=refund.serial) for serial in refund.sales}
    room.rest["money"] = replace(
        money,
        sales=money.sales.with_changes(gone),
        refunds=money.refunds.with_changes({refund.serial: refund}),
        prepaid=money.prepaid - {refund.entry},
        drawers=_drawers(money, refund.drawer, refund.tenders, -1),
        **_totals(money, refund.parts, refund.tenders, refund.chips, -1),
    )
    if any(sale.brings_in for sale in gone.values()):
        _count_head(room, refund.entry, -1)


def _totals(money: Money, parts: Parts, tenders: Iterable[Tender], chips: int, sign: int) -> dict[str, Any]:
    free = sum(one.amount for one in tenders if one.kind == "free")
    paid = sum(one.amount for one in tenders) - free
    return {
        "parts": money.parts + parts.times(sign),
        "collected": money.collected + sign * paid,
        "free": money.free + sign * free,
        "chips": money.chips + sign * chips,
    }


def _drawers(money: Money, code: str, tenders: Iterable[Tender], sign: int) -> dict[str, Drawer]:
    """The drawers after ``tenders`` went in (1) or out (-1)."""
    drawers = dict(money.drawers)
    if code in drawers:
        drawers[code] = drawer_after(drawers[code], tenders, sign)
    return drawers


def drawer_after(drawer: Drawer, tenders: Iterable[Tender], sign: int) -> Drawer:
    """A drawer after ``tenders`` went in (1) or out (-1)."""
    taken, cash = dict(drawer.taken), drawer.cash
    for one in tenders:
        taken[one.kind] = taken.get(one.kind, 0) + sign * one.amount
        cash += sign * one.amount if one.kind == "cash" else 0
    return replace(drawer, taken=taken, cash=cash)


def _count_head(room: TournamentBuilder, entry: EntryNo, change: int) -> None:
    money = money_of(room)
    person = first_entry(room, money, entry)
    had = money.heads.get(person, 0)
    change_money(
        room,
        heads=money.heads.with_changes({person: had + change}),
        entries=money.entries + change,
        persons=money.persons + (had + change > 0) - (had > 0),
    )


def join(room: TournamentBuilder, first: EntryNo, second: EntryNo) -> None:
    """Two entries are one person's, with all that either has had before."""
    money = money_of(room)
    one, other = first_entry(room, money, first), first_entry(room, money, second)
    mine, theirs = money.heads.get(one, 0), money.heads.get(other, 0)
    change_money(
        room,
        joined={**money.joined, other: one},
        heads=money.heads.with_changes({one: mine + theirs, other: 0}),
        persons=money.persons - (mine > 0 and theirs > 0),
    )


def put_drawer(room: TournamentBuilder, drawer: Drawer) -> None:
    """The shift of a drawer, in place of what was known of it."""
    change_money(room, drawers={**money_of(room).drawers, drawer.code: drawer})
