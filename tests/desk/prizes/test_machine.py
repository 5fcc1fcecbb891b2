"""Any evening of sales, knock-outs, payments, deals and steps back: what must always be true of its money."""

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from floorman.core.facts import BustPlayers, StacksCounted
from floorman.core.model import EntryNo
from floorman.core.money_settings import BountySettings, PrizeSettings
from floorman.core.refused import Refused
from floorman.core.winnings import Payout
from floorman.desk.prizes.accounts import reckoning
from floorman.desk.prizes.bounty_board import bounties
from floorman.desk.prizes.prize_list import prize_list
from tests.desk.prizes.rooms import MoneyDesk

ENTRIES = st.integers(1, 9)
OPENED = 1_000_000


class Evening(RuleBasedStateMachine):
    """One tournament; a call that cannot be changes nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()

    def teardown(self) -> None:
        self.room.desk.close()
        self.folder.cleanup()

    @initialize(kind=st.sampled_from(["knockout", "progressive", "mystery", "team"]), players=st.integers(3, 8))
    def begin(self, kind: str, players: int) -> None:
        heads = BountySettings(kind, amount=700, unit=100)  # type: ignore[arg-type]
        prizes = PrizeSettings(places=4, min_cash=0)
        self.room = MoneyDesk(Path(self.folder.name), pool=1003, fee=100, bounty=1000, heads=heads, prizes=prizes)
        self.room.left_open.remove(self.room.desk)
        self.room.sell(players)

    def call(self, text: str) -> None:
        self.room.desk.call(text)

    @rule(entry=ENTRIES, by=st.lists(ENTRIES, max_size=2, unique=True), stack=st.integers(0, 3))
    def bust(self, entry: int, by: list[int], stack: int) -> None:
        winners = (tuple(map(EntryNo, by)),) if by else ()
        try:
            self.room.desk.record(BustPlayers(((EntryNo(entry), stack),), by=winners))
        except Refused:
            return

    @rule(entry=ENTRIES, by=ENTRIES)
    def say_who_won(self, entry: int, by: int) -> None:
        self.call(f"by {entry} #{by}")

    @rule(call=st.sampled_from(["reg close", "prizes final", "prizes open wrong & C7", "undo", "redo", "env seal"]))
    def go_on(self, call: str) -> None:
        self.call(call)

    @rule(entry=ENTRIES, how=st.sampled_from(["", " bounty", " early", " = transfer"]))
    def pay(self, entry: int, how: str) -> None:
        before = reckoning(self.room.desk.floor).of.get(EntryNo(entry))
        self.call(f"pay {entry}{how}")
        after = reckoning(self.room.desk.floor).of.get(EntryNo(entry))
        assert after is None or not after.over or (before is not None and after.over <= before.over)

    @rule(entry=ENTRIES, amount=st.integers(1, 20))
    def reclaim(self, entry: int, amount: int) -> None:
        self.call(f"reclaim {entry} {amount}")

    @rule(entry=ENTRIES, amount=st.integers(1, 20))
    def head(self, entry: int, amount: int) -> None:
        self.call(f"head {entry} {amount}")

    @rule(entry=ENTRIES)
    def draw(self, entry: int) -> None:
        self.call(f"env #{entry}")

    @rule(entry=ENTRIES)
    def hold(self, entry: int) -> None:
        self.call(f"hold {entry} looked at")

    @rule(
        method=st.sampled_from(["icm", "chop", "equal", "equal leave 5"]),
        end=st.sampled_from(["", " end"]),
        stacks=st.lists(st.integers(1, 50), min_size=9, max_size=9),
    )
    def deal(self, method: str, end: str, stacks: list[int]) -> None:
        now = self.room.desk.floor.now
        alive = [entry.number for entry in now.entries.values() if entry.alive]
        if len(alive) > 1:
            whole = len(now.entries) * 20_000
            parts = [stack * whole // sum(stacks[: len(alive)]) for stack in stacks[: len(alive)]]
            parts[0] += whole - sum(parts)
            self.room.desk.record(StacksCounted(tuple(zip(alive, parts, strict=True))))
        for call in (f"deal {method}", "deal ok all", f"deal record{end}"):
            self.call(call)

    @invariant()
    def everything_adds_up(self) -> None:
        floor = self.room.desk.floor
        listed, board, money = prize_list(floor), bounties(floor), floor.now.money
        assert listed is not None
        assert board is not None
        assert money is not None
        assert sum(listed.prizes) + listed.rest == money.parts.pool
        assert board.difference == 0
        told = reckoning(floor)
        for one in told.of.values():
            assert one.prize + one.bounties + one.over == one.paid + one.due
        cash = sum(row.amount - row.withheld for row in self._paid() if row.kind == "cash")
        back = sum(row.amount for account in floor.now.accounts.values() for row in account.reclaimed)
        assert money.drawers["C3"].cash == OPENED + money.collected - cash + back
        shown = self.room.show()
        assert ("paid" in shown["money"]["differences"]) == bool(told.too_much)

    def _paid(self) -> list[Payout]:
        return [row for account in self.room.desk.floor.now.accounts.values() for row in account.paid]

    @invariant()
    def no_more_than_the_list_is_won(self) -> None:
        floor = self.room.desk.floor
        listed = prize_list(floor)
        assert listed is not None
        if not floor.now.winnings.deals:
            earned = sum(one.prize for one in reckoning(floor).of.values() if one.best is not None)
            assert earned <= sum(listed.prizes)


TestEvening = Evening.TestCase
TestEvening.settings = settings(
    max_examples=30, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
