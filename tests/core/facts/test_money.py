"""Sales, refunds and drawers: every unit has an owner, and what changed hands is never undone silently."""

import pytest
from msgspec.structs import replace

from floorman.core import facts as e
from floorman.core.model import EntryNo, EntryState, Tournament
from floorman.core.money import Drawer, Tender, Ticket
from floorman.core.money_sums import chips_in_play, chips_sold, differences, entries_of, is_paid, sums
from floorman.core.parts import Parts
from floorman.core.undo_keys import claims
from tests.core.money_rooms import ENTRY, REBUY, MoneyRoom, again, settings
from tests.core.rooms import Room, chair


def test_a_sale_makes_the_entry_its_seat_and_the_receipt_in_one_row() -> None:
    room = MoneyRoom()
    rows = len(room.log.facts)
    number = room.sell(chair(1, 2))
    assert len(room.log.facts) == rows + 1
    entry, sale = room.log.now.entries[number], room.money.sales[1]
    assert (entry.state, entry.chair, sale.entry, sale.serial) == (EntryState.SEATED, chair(1, 2), number, 1)
    assert (room.money.parts, room.money.collected, room.money.entries, room.money.persons) == (ENTRY, 110, 1, 1)
    assert (room.cash(), chips_sold(room.log.now), room.log.now.next_serial) == (610, 20_000, 2)
    assert is_paid(room.money, number)
    room.whole()


def test_without_prices_nothing_is_sold() -> None:
    room = Room("1: ..")
    assert room.log.now.money is None
    assert room.refusal(e.Sell(("entry",), ENTRY, (Tender("cash", 110),), "C3")) == "no-prices"
    assert room.refusal(e.DrawerOpened("C3")) == "no-prices"
    assert differences(room.log.now) == ()
    assert chips_sold(Tournament()) == 0 == chips_in_play(Tournament())


@pytest.mark.parametrize(
    ("tenders", "drawer", "code"),
    [
        ((Tender("cash", 100),), "C3", "payment-short"),
        ((Tender("cash", 60), Tender("card", 60)), "C3", "payment-over"),
        ((Tender("cash", 110),), "", "no-drawer"),
        ((Tender("cash", 110),), "C4", "drawer-shut"),
        ((Tender("ticket", 110, "1"),), "C3", "ticket-unknown"),
    ],
)
def test_a_sale_that_cannot_be(tenders: tuple[Tender, ...], drawer: str, code: str) -> None:
    room = MoneyRoom()
    assert room.refusal(e.Sell(("entry",), ENTRY, tenders, drawer)) == code


def test_a_paid_alternate_counts_in_the_pool_and_not_in_play() -> None:
    room = MoneyRoom()
    room.sell(chair(1, 1))
    waits = room.sell()
    assert (room.money.entries, room.money.parts.pool) == (2, 194)
    assert (chips_sold(room.log.now), chips_in_play(room.log.now)) == (20_000, 20_000)
    assert room.money.ticket_numbers[waits] == 1
    room.do(e.AlternateSkipped(waits))
    assert room.money.skipped[waits] == room.log.facts[-1].at
    assert room.refusal(e.AlternateSkipped(EntryNo(1))) == "not-waiting"


def test_each_ticket_is_used_once() -> None:
    room = MoneyRoom()
    room.do(e.TicketsIssued((Ticket("4001", 110),), "SAT"))
    assert room.refusal(e.TicketsIssued((Ticket("4001", 110),))) == "ticket-twice"
    assert room.refusal(e.TicketsIssued(())) == "no-tickets"
    two = (Tender("ticket", 55, "4001"), Tender("ticket", 55, "4001"))
    assert room.refusal(e.Sell(("entry",), ENTRY, two, "C3")) == "ticket-twice"
    room.sell(chair(1, 1), Tender("ticket", 110, "4001"))
    assert room.money.tickets["4001"].redeemed == 1
    assert room.cash() == 500
    assert room.refusal(e.Sell(("entry",), ENTRY, (Tender("ticket", 110, "4001"),), "C3")) == "ticket-used"
    room.whole()


def test_a_refund_takes_the_entry_and_its_parts_back() -> None:
    room = MoneyRoom()
    number = room.sell(chair(1, 1), Tender("cash", 60), Tender("card", 50))
    back = (Tender("card", 50), Tender("cash", 60))
    room.do(e.GiveBack(number, (1,), ENTRY, back, "C3", 20_000))
    assert room.log.now.entries[number].state is EntryState.VOID
    assert (room.money.parts, room.money.collected, room.money.entries, room.cash()) == (Parts(), 0, 0, 500)
    assert (room.money.sales[1].refunded, room.money.refunds[2].sales) == (2, (1,))
    assert room.refusal(e.GiveBack(number, (1,), ENTRY, back, "C3")) == "entry-void"
    room.whole()
    room.undo()
    assert (room.log.now.entries[number].chair, room.money.entries) == (chair(1, 1), 1)
    room.whole()


def test_an_undone_refund_whose_chair_was_sold_leaves_the_player_waiting() -> None:
    room = MoneyRoom()
    number = room.sell(chair(1, 1))
    refund = room.do(e.GiveBack(number, (1,), ENTRY, (Tender("cash", 110),), "C3", 20_000))
    assert isinstance(refund, e.Refunded)
    seq = len(room.log.facts)
    room.sell(chair(1, 1))
    room.undo(seq)
    assert room.log.now.entries[number].state is EntryState.WAITING
    assert is_paid(room.money, number)
    room.whole()


def test_only_a_product_may_be_given_back() -> None:
    room = MoneyRoom()
    number = room.sell(chair(1, 1))
    room.do(e.Sell(("rebuy", "rebuy"), REBUY.times(2), (Tender("cash", 200),), "C3", number, 40_000))
    room.do(e.GiveBack(number, (2,), REBUY.times(2), (Tender("cash", 200),), "C3", 40_000))
    assert room.log.now.entries[number].state is EntryState.SEATED
    assert room.refusal(e.GiveBack(number, (2,), Parts(), (), "C3")) == "receipt-void"
    assert room.money.entries == 1
    room.whole()


def test_a_player_who_withdraws_takes_his_stack_out_of_play() -> None:
    room = MoneyRoom()
    number = room.sell(chair(1, 1))
    room.do(e.GiveBack(number, (1,), Parts(48, 10), (Tender("cash", 58),), "C3", 9_000, withdrawn=True))
    assert isinstance(room.log.facts[-1].event, e.Withdrawn)
    assert room.money.parts == Parts(49, 0, 3)
    assert chips_in_play(room.log.now) == 11_000
    room.whole()
    room.undo()
    assert room.money.parts == ENTRY


def test_a_re_entry_is_the_same_person_and_only_one_of_them_is_alive() -> None:
    room = MoneyRoom("1: AB...")
    first = room.sell(chair(1, 3))
    again_ = e.Sell(("re-entry",), ENTRY, (Tender("cash", 110),), "C3", re_entry_of=first, kind="re-entry")
    assert room.refusal(again_) == "second-live-entry"
    room.do(e.BustPlayers(((first, None),)))
    room.do(again_)
    assert (room.money.entries, room.money.persons) == (2, 1)
    assert entries_of(room.log.now, first) == (first, first + 1)
    room.whole()


def test_two_entries_may_turn_out_to_be_one_person() -> None:
    room = MoneyRoom("1: AB......")
    first, second, third = room.sell(chair(1, 3)), room.sell(chair(1, 4)), room.sell(chair(1, 5))
    assert room.refusal(e.PersonsJoined(first, second)) == "second-live-entry"
    room.do(e.BustPlayers(((first, None),)))
    room.do(e.PersonsJoined(first, second))
    assert room.refusal(e.PersonsJoined(second, first)) == "one-person-already"
    assert room.money.persons == 2
    room.do(e.BustPlayers(((second, None),)))
    room.do(e.PersonsJoined(third, first))
    assert (room.money.persons, entries_of(room.log.now, second)) == (1, (first, second, third))
    room.whole()
    room.undo()
    assert room.money.persons == 2
    paid = (Tender("cash", 110),)
    room.do(e.Sell(("re-entry",), ENTRY, paid, "C3", re_entry_of=second, kind="re-entry", chair=chair(1, 6)))
    assert (room.money.entries, room.money.persons) == (4, 2)
    room.whole()


def test_a_rebuy_on_the_hand_of_his_bust_takes_it_back() -> None:
    room = MoneyRoom("1: AB...")
    number = room.sell(chair(1, 3))
    room.do(e.BustPlayers(((number, 1000),)))
    rebuy = e.Sell(("rebuy",), REBUY, (Tender("cash", 100),), "C3", number, 20_000, chair=chair(1, 3), back=True)
    room.do(rebuy)
    entry = room.log.now.entries[number]
    assert (entry.state, entry.chair, entry.verified, room.log.now.busts) == (EntryState.SEATED, chair(1, 3), True, ())
    room.whole()
    room.undo()
    assert room.log.now.entries[number].state is EntryState.OUT


def test_the_line_counts_down() -> None:
    room = MoneyRoom()
    room.do(e.RegistrationMarked(False, line=1))
    room.sell(chair(1, 1))
    assert room.log.now.line == 0
    assert room.log.facts[-1].event.from_line  # type: ignore[attr-defined]
    room.undo()
    assert room.log.now.line == 1
    room.do(e.RegistrationMarked(True))
    assert room.log.now.line == 0


def test_unpaid_entries_without_a_seat_lapse_with_the_close() -> None:
    room = MoneyRoom()
    room.do(e.MakeEntry(owed=True))
    room.do(e.MakeEntry(owed=True))
    room.do(e.Sell(("entry",), ENTRY, (Tender("cash", 110),), "C3", EntryNo(2), 20_000, chair=chair(1, 1)))
    assert room.money.owed == {1}
    room.do(e.RegistrationMarked(False))
    assert room.log.now.entries[1].state is EntryState.VOID
    assert room.money.owed == frozenset()
    room.undo()
    assert room.money.owed == {1}
    room.do(e.EntryVoided(EntryNo(1)))
    assert room.money.owed == frozenset()
    assert room.refusal(e.EntryVoided(EntryNo(2))) == "void-paid"


def test_an_entry_that_sits_already_gets_no_number_when_it_is_paid() -> None:
    room = MoneyRoom()
    room.do(e.MakeEntry(chair(1, 1), owed=True))
    room.do(e.Sell(("entry",), ENTRY, (Tender("cash", 110),), "C3", EntryNo(1), 20_000))
    assert not room.money.ticket_numbers
    room.whole()


def test_the_house_adds_and_takes_no_more_back() -> None:
    room = MoneyRoom()
    room.do(e.HouseMoneyAdded("sponsor", 500))
    room.do(e.HouseMoneyAdded("overlay", 200))
    assert room.money.added == 500
    assert room.refusal(e.HouseMoneyAdded("added", -501)) == "house-money-none"
    assert room.refusal(e.HouseMoneyAdded("added", 0)) == "house-money-none"


def test_chips_beside_sales() -> None:
    room = MoneyRoom()
    number = room.sell(chair(1, 1))
    room.do(e.ChipsAdjusted(-500, table=1))
    room.do(e.ChipsAdjusted(2000, entry=number))
    assert chips_in_play(room.log.now) == 21_500
    assert room.refusal(e.ChipsAdjusted(0)) == "chips-none"
    assert room.refusal(e.ChipsAdjusted(-21_501)) == "chips-none"


def test_who_paid_beforehand_comes_once() -> None:
    room = MoneyRoom()
    room.do(e.MakeEntry(owed=True))
    assert room.refusal(e.CheckedIn(EntryNo(1))) == "check-in-owed"
    room.do(e.ImportEntries((e.ListedEntry(prepaid="transfer"), e.ListedEntry()), (), ENTRY, 20_000))
    assert (room.money.prepaid, room.money.owed) == ({2}, {1, 3})
    assert (room.money.collected, room.money.entries, room.cash()) == (110, 1, 500)
    room.do(e.CheckedIn(EntryNo(2), chair(1, 1), "seed"))
    assert room.log.now.entries[2].chair == chair(1, 1)
    assert room.refusal(e.CheckedIn(EntryNo(2))) == "check-in-twice"
    room.do(e.ImportEntries((e.ListedEntry(prepaid="transfer"),), (), ENTRY, 20_000))
    room.do(e.CheckedIn(EntryNo(4)))
    assert room.money.prepaid == frozenset()
    room.whole()


# -- drawers


def test_money_goes_from_drawer_to_drawer() -> None:
    room = MoneyRoom()
    room.do(e.DrawerOpened("C4", 100, "card"))
    room.do(e.DrawerMoved("C3", "to", 300, to="C4"))
    room.do(e.DrawerMoved("C3", "in", 50))
    room.do(e.DrawerMoved("C4", "out", 120))
    assert (room.cash("C3"), room.cash("C4"), room.money.drawers["C4"].usual) == (250, 280, "card")
    assert room.refusal(e.DrawerMoved("C3", "to", 1, to="C3")) == "drawer-itself"
    assert room.refusal(e.DrawerMoved("C3", "to", 1, to="C5")) == "drawer-shut"
    assert room.refusal(e.DrawerMoved("C3", "in", 0)) == "nothing-to-move"
    assert room.refusal(e.DrawerOpened("C3")) == "drawer-open-already"
    assert room.refusal(e.DrawerOpened("C9", 0, "cheque")) == "no-such-payment"
    room.whole()


def test_a_closed_shift_never_changes() -> None:
    room = MoneyRoom()
    number = room.sell(chair(1, 1))
    sale, opened = len(room.log.facts), len(room.log.facts) - 1
    assert room.refusal(e.CloseDrawer("C3")) == "drawer-not-counted"
    room.do(e.DrawerCounted("C3", 600, ((50, 12),)))
    room.do(e.DrawerCounted("C3", card=0))
    assert room.undo_refusal(opened) == "undo-drawer"
    closed = room.do(e.CloseDrawer("C3", "C7"))
    assert isinstance(closed, e.DrawerClosed)
    assert (closed.z, closed.expected, closed.counted, closed.over, closed.card_counted) == (1, 610, 600, -10, 0)
    assert room.undo_refusal(sale) == "undo-in-z"
    assert room.undo_refusal(None) == "undo-in-z"
    assert room.undo_refusal(opened) == "undo-drawer"
    room.do(e.DrawerOpened("C3", 0))
    assert (room.money.drawers["C3"].shift, room.money.closed[0].z) == (2, 1)
    room.do(e.GiveBack(number, (1,), ENTRY, (Tender("cash", 110),), "C3", 20_000))
    assert room.cash() == -110
    room.whole()
    assert again(room.log).now == room.log.now


def test_an_undone_sale_does_not_come_back_into_a_closed_drawer() -> None:
    room = MoneyRoom()
    room.sell(chair(1, 1))
    room.undo()
    room.do(e.DrawerCounted("C3", 500))
    room.do(e.CloseDrawer("C3"))
    assert room.redo_refusal() == "undo-in-z"


def test_what_others_rest_on_is_not_taken_back() -> None:
    room = MoneyRoom(opened=False)
    prices = len(room.log.facts)
    room.do(e.DrawerOpened("C3", 500))
    opened = len(room.log.facts)
    room.do(e.DrawerMoved("C3", "in", 10))
    assert room.undo_refusal(prices) == "undo-later"
    assert room.undo_refusal(opened) == "undo-later"
    room.undo()
    room.undo()
    room.undo()
    assert room.log.now.money is None


def test_new_prices_leave_old_sales_as_they_were() -> None:
    room = MoneyRoom()
    room.sell(chair(1, 1))
    room.do(e.MoneySet(settings()))
    assert not room.log.facts[-1].event.first  # type: ignore[attr-defined]
    assert room.money.collected == 110
    room.undo()
    assert room.money.collected == 110


def test_serials_of_undone_sales_are_never_used_again() -> None:
    room = MoneyRoom()
    room.sell(chair(1, 1))
    room.undo()
    room.sell(chair(1, 1))
    assert list(room.money.sales) == [2]
    assert room.log.facts[-1].event.entries_made() == (2,)


@pytest.mark.parametrize(
    "event",
    [
        e.HouseMoneyAdded("added", 5),
        e.TicketsIssued((Ticket("4001", 110, EntryNo(1)),)),
        e.CheckedIn(EntryNo(1), chair(1, 1)),
        e.AlternateSkipped(EntryNo(1)),
        e.PersonsJoined(EntryNo(1), EntryNo(2)),
        e.ChipsAdjusted(5, 1),
        e.DrawerCounted("C3", 5, shift=1),
        e.DrawerClosed("C3", 1, 1, 5, 5),
        e.DrawerMoved("C3", "in", 5, 1),
        e.Refunded(2, EntryNo(1), (1,), ENTRY, (), chair=chair(1, 1)),
        e.Withdrawn(2, EntryNo(1), (1,), ENTRY, (), chair=chair(1, 1)),
    ],
)
def test_prices_stay_while_money_rests_on_them(event: e.Event) -> None:
    assert claims(e.MoneySet(settings(), first=True).undo_keys()) & event.undo_keys()
    assert not claims(e.MoneySet(settings()).undo_keys()) & event.undo_keys()


def test_what_a_refund_leaves_may_come_back() -> None:
    refund = e.Withdrawn(2, EntryNo(1), (1,), ENTRY, (), chair=chair(1, 1))
    assert refund.chairs_left() == {1: chair(1, 1)}
    assert refund.serials() == (2,)
    assert e.Refunded(2, EntryNo(1), (1,), ENTRY, ()).chairs_left() == {}
    assert e.Withdrawn(2, EntryNo(1), (1,), ENTRY, ()).chairs_left() == {}


def test_money_without_a_drawer_may_be_taken_back() -> None:
    room = MoneyRoom()
    room.do(e.ImportEntries((e.ListedEntry(prepaid="transfer"),), (), ENTRY, 20_000))
    room.do(e.GiveBack(EntryNo(1), (1,), ENTRY, (Tender("transfer", 110),), "C3", 20_000))
    assert (room.money.prepaid, room.money.entries) == (frozenset(), 0)
    room.undo()
    room.undo()
    assert (room.money.entries, room.log.now.next_serial) == (0, 3)
    room.whole()


def test_the_sums_of_the_money_bar() -> None:
    room = MoneyRoom()
    room.sell(chair(1, 1))
    room.sell(chair(1, 2), Tender("free", 110))
    room.do(e.HouseMoneyAdded("added", 50))
    told = sums(room.money)
    assert (told.pool, told.fee, told.staff, told.bounty) == (244, 20, 6, 0)
    assert told.collected + told.added + told.free == told.pool + told.fee + told.staff + told.bounty


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("parts", {"parts": Parts(98, 9, 3)}),
        ("payments", {"collected": 111}),
        ("chips", {"chips": 1}),
        ("entries", {"persons": 2}),
        ("drawers", {"drawers": {"C3": Drawer("C3", 1, 500, 500)}}),
    ],
)
def test_what_does_not_add_up_is_named(code: str, change: dict[str, object]) -> None:
    room = MoneyRoom()
    room.sell(chair(1, 1))
    wrong = replace(room.log.now, money=replace(room.money, **change))
    assert differences(wrong) == (code,)


def test_products_and_kinds_of_payment_by_their_names() -> None:
    known = settings()
    assert known.product("re-entry") == known.product("entry")
    assert known.product("addon") is None
    ways = {way.name: (way.drawer, way.number) for way in known.ways}
    assert ways["ticket"] == (False, True)
    assert ways["cash"] == (True, False)
    assert known.way("cage") is None
