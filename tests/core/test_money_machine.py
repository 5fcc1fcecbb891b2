"""Random evenings at the registration desk: whatever is sold, given back, undone, closed, every unit has its owner."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from floorman.core import facts as e
from floorman.core.facts import Command, Fact
from floorman.core.log import Log
from floorman.core.model import EntryNo, EntryState, TableNo
from floorman.core.money import Tender, Ticket
from floorman.core.money_sums import chips_in_play, chips_sold, differences, is_paid, standing_sales, sums
from floorman.core.parts import NOTHING, Parts
from floorman.core.refused import Refused
from tests.core.money_rooms import ENTRY, REBUY
from tests.core.money_rooms import settings as prices
from tests.core.rooms import chair

CODES = st.sampled_from(["C3", "C4", "C5"])
SEATS = st.one_of(st.none(), st.integers(1, 9))
PICK = st.integers(0, 999)
SPLIT = st.integers(0, 110)


class Evening(RuleBasedStateMachine):
    """Calls in any order; what cannot be leaves everything as it was."""

    def __init__(self) -> None:
        super().__init__()
        self.log = Log()
        for event in (
            e.TournamentOpened("Friday 110"),
            e.TablesOpened((e.NewTable(TableNo(1), 9),)),
            e.MoneySet(prices()),
            e.DrawerOpened("C3", 500),
            e.TicketsIssued((Ticket("4001", 110), Ticket("4002", 110)), "SAT"),
        ):
            self.ask(event)

    def ask(self, asked: Command) -> None:
        before = self.log.now
        try:
            event = self.log.ask(asked)
        except Refused:
            assert self.log.now is before
            return
        self.log.add(Fact(len(self.log.facts) + 1, 1000 * len(self.log.facts), event))

    def back(self, undo: bool, seq: int | None) -> None:
        try:
            event = self.log.ask_undo(seq) if undo else self.log.ask_redo()
        except Refused:
            return
        self.log.add(Fact(len(self.log.facts) + 1, 1000 * len(self.log.facts), event))

    def entry(self, pick: int) -> EntryNo:
        entries = list(self.log.now.entries)
        return EntryNo(entries[pick % len(entries)]) if entries else EntryNo(1)

    # -- sold

    @rule(seat=SEATS, drawer=CODES, cash=SPLIT)
    def new(self, seat: int | None, drawer: str, cash: int) -> None:
        tenders = tuple(one for one in (Tender("cash", cash), Tender("card", 110 - cash)) if one.amount)
        self.ask(
            e.Sell(("entry",), ENTRY, tenders, drawer, chips=20_000, chair=None if seat is None else chair(1, seat))
        )

    @rule(seat=SEATS, drawer=CODES, code=st.sampled_from(["4001", "4002", "4003"]))
    def by_ticket(self, seat: int | None, drawer: str, code: str) -> None:
        where = None if seat is None else chair(1, seat)
        self.ask(e.Sell(("entry",), ENTRY, (Tender("ticket", 110, code),), drawer, chips=20_000, chair=where))

    @rule(drawer=CODES)
    def free(self, drawer: str) -> None:
        parts = Parts(ENTRY.pool, 0, ENTRY.staff)
        self.ask(e.Sell(("entry",), parts, (Tender("free", parts.total),), drawer, chips=20_000))

    @rule()
    def owe(self) -> None:
        self.ask(e.MakeEntry(owed=True))

    @rule(pick=PICK, seat=SEATS, drawer=CODES)
    def buy(self, pick: int, seat: int | None, drawer: str) -> None:
        number = self.entry(pick)
        money = self.log.now.money
        if money is not None and number in money.owed:
            where = None if seat is None else chair(1, seat)
            self.ask(e.Sell(("entry",), ENTRY, (Tender("cash", 110),), drawer, number, 20_000, chair=where))

    @rule(pick=PICK, drawer=CODES, count=st.integers(1, 2))
    def rebuy(self, pick: int, drawer: str, count: int) -> None:
        price = REBUY.times(count)
        paid = (Tender("cash", price.total),)
        self.ask(e.Sell(("rebuy",) * count, price, paid, drawer, self.entry(pick), 20_000 * count))

    @rule(pick=PICK, drawer=CODES)
    def re_entry(self, pick: int, drawer: str) -> None:
        number = self.entry(pick)
        found = self.log.now.entry(number)
        if found is not None and found.state is EntryState.OUT:
            paid = (Tender("transfer", 110),)
            self.ask(e.Sell(("re-entry",), ENTRY, paid, drawer, chips=20_000, kind="re-entry", re_entry_of=number))

    @rule(pick=PICK, drawer=CODES, part=st.booleans())
    def refund(self, pick: int, drawer: str, part: bool) -> None:
        number, money = self.entry(pick), self.log.now.money
        assert money is not None
        sales = standing_sales(money, number)
        if not sales:
            return
        parts = sum((sale.parts for sale in sales), NOTHING)
        back = Parts(parts.pool // 2, parts.fee) if part else parts
        chips = sum(sale.chips for sale in sales) // (2 if part else 1)
        serials = tuple(sale.serial for sale in sales)
        paid = (Tender("cash", back.total),) if back.total else ()
        self.ask(e.GiveBack(number, serials, back, paid, drawer, chips, withdrawn=part))

    # -- the room

    @rule(pick=PICK)
    def out(self, pick: int) -> None:
        self.ask(e.BustPlayers(((self.entry(pick), None),)))

    @rule(pick=PICK, seat=st.integers(1, 9))
    def seat(self, pick: int, seat: int) -> None:
        self.ask(e.EntriesSeated((e.SeatGiven(self.entry(pick), chair(1, seat)),)))

    @rule(first=PICK, second=PICK)
    def join(self, first: int, second: int) -> None:
        self.ask(e.PersonsJoined(self.entry(first), self.entry(second)))

    @rule(opened=st.booleans(), line=st.integers(0, 2))
    def registration(self, opened: bool, line: int) -> None:
        self.ask(e.RegistrationMarked(opened, 0 if opened else line))

    @rule(prepaid=st.booleans())
    def list_in(self, prepaid: bool) -> None:
        rows = (e.ListedEntry(prepaid="transfer" if prepaid else ""),)
        self.ask(e.ImportEntries(rows, (), ENTRY, 20_000))

    @rule(pick=PICK, seat=st.integers(1, 9))
    def check_in(self, pick: int, seat: int) -> None:
        self.ask(e.CheckedIn(self.entry(pick), chair(1, seat), "seed"))

    @rule(chips=st.integers(-500, 500), amount=st.integers(-50, 100))
    def beside(self, chips: int, amount: int) -> None:
        self.ask(e.ChipsAdjusted(chips, 1))
        self.ask(e.HouseMoneyAdded("added", amount))

    # -- drawers, back and forth

    @rule(drawer=CODES)
    def open_drawer(self, drawer: str) -> None:
        self.ask(e.DrawerOpened(drawer, 100))

    @rule(drawer=CODES, to=CODES, amount=st.integers(-1, 300), way=st.sampled_from(["in", "out", "to"]))
    def move(self, drawer: str, to: str, amount: int, way: e.MoveDirection) -> None:
        self.ask(e.DrawerMoved(drawer, way, amount, to=to if way == "to" else ""))

    @rule(drawer=CODES, cash=st.integers(0, 2000))
    def count(self, drawer: str, cash: int) -> None:
        self.ask(e.DrawerCounted(drawer, cash))

    @rule(drawer=CODES)
    def close(self, drawer: str) -> None:
        self.ask(e.CloseDrawer(drawer))

    @rule(back=st.integers(0, 12))
    def undo(self, back: int) -> None:
        self.back(True, len(self.log.facts) - back if len(self.log.facts) - back > 5 else 6)

    @rule()
    def redo(self) -> None:
        self.back(False, None)

    # -- always true

    @invariant()
    def every_unit_has_an_owner(self) -> None:
        now, money = self.log.now, self.log.now.money
        assert money is not None
        assert differences(now) == ()
        told = sums(money)
        assert told.collected + told.added + told.free == told.pool + told.fee + told.staff + told.bounty

    @invariant()
    def receipts_are_entries(self) -> None:
        now, money = self.log.now, self.log.now.money
        assert money is not None
        paid = [one for one in now.entries.values() if one.state is not EntryState.VOID and is_paid(money, one.number)]
        standing = [sale for sale in money.sales.values() if sale.brings_in and not sale.refunded]
        assert len(standing) == money.entries == len(paid)
        assert not money.owed & {sale.entry for sale in standing}

    @invariant()
    def chips_are_sold_seated_or_in_the_ledger(self) -> None:
        now, money = self.log.now, self.log.now.money
        assert money is not None
        waiting = sum(sale.chips for entry in now.waiting for sale in standing_sales(money, entry))
        ledger = sum(line.chips for line in money.ledger)
        assert chips_sold(now) + waiting == money.chips
        assert chips_in_play(now) == chips_sold(now) + ledger

    @invariant()
    def closed_shifts_stand(self) -> None:
        money = self.log.now.money
        assert money is not None
        closings = [fact.event for fact in self.log.facts if isinstance(fact.event, e.DrawerClosed)]
        assert [(one.z, one.cash) for one in money.closed] == [(one.z, one.expected) for one in closings]

    def teardown(self) -> None:
        again = Log(self.log.facts).now
        for field in again.__struct_fields__:
            assert getattr(again, field) == getattr(self.log.now, field), field


Evening.TestCase.settings = settings(
    max_examples=40, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
TestMoneyEvening = Evening.TestCase
