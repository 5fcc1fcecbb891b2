"""Random evenings: whatever is asked, undone and redone, the room stays whole."""

import json

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from msgspec.structs import replace

from floorman.core import facts as c
from floorman.core import facts as e
from floorman.core import record
from floorman.core.facts import Fact, apply_all
from floorman.core.log import Log
from floorman.core.model import ALIVE, Chair, EntryNo, EntryState, SeatNo, TableNo, Tournament
from floorman.core.refused import Refused
from tests.core.rooms import chair, positions
from tests.core.whole import check

TABLES = st.integers(1, 5).map(TableNo)
SEATS = st.integers(1, 5).map(SeatNo)
PICK = st.integers(0, 999)
"""Picks an entry or a chair out of those that would do; a multiple of 8 picks blindly."""
HANDS = st.integers(1, 4)
FLAG = st.booleans()
MARKS = st.sampled_from(["ready", "closed", "halted", "resumed", "locked", "unlocked"])
SEAT_SLIPS = ("seat-cards", "move-slips", "break-cards")
SLIPS = st.sampled_from([*SEAT_SLIPS, "stack-labels"])


def without_paper(now: Tournament) -> Tournament:
    """The room but for what an undo leaves behind: numbers that are never used again, and false slips."""
    slips = {serial: slip for serial, slip in now.slips.items() if slip.void != "undone"}
    return replace(now, next_entry=EntryNo(0), next_serial=0, slips=slips)


class Evening(RuleBasedStateMachine):
    """Calls in any order, each checked."""

    def __init__(self) -> None:
        super().__init__()
        self.log = Log()
        self.used_entries = 0
        self.used_serials = 0

    # -- asking

    def add(self, event: e.Event) -> None:
        plain = json.loads(json.dumps(record.plain(event)))
        assert record.event(event.KIND, event.VERSION, plain) == event
        self.log.add(Fact(len(self.log.facts) + 1, 1000 * len(self.log.facts), event))

    def ask(self, asked: c.Command, *, probe: bool = False) -> None:
        before = self.log.now
        try:
            event = self.log.ask(asked)
        except Refused:
            assert self.log.now is before
            return
        self.numbers_are_new(before, event)
        self.add(event)
        self.hands_owed_follow(before, event)
        if probe and not event.RECORD:
            self.take_back_and_bring_back(before)

    def numbers_are_new(self, before: Tournament, event: e.Event) -> None:
        made = [event.entry] if isinstance(event, e.EntryMade) else []
        made += [row.entry for row in event.entries] if isinstance(event, e.EntriesImported) else []
        assert all(number > self.used_entries for number in made)
        first_prints = {slip.serial for slip in before.slips.values() if not slip.printed and not slip.void}
        if not isinstance(event, e.SlipsPrinted):
            first_prints = set()
        assert all(serial > self.used_serials or serial in first_prints for serial in event.serials())
        assert len(set(event.serials())) == len(event.serials())
        self.used_entries = max([self.used_entries, *made])
        self.used_serials = max([self.used_serials, *event.serials()])

    def hands_owed_follow(self, before: Tournament, event: e.Event) -> None:
        for was in before.entries.values():
            owed = self.log.now.entries[was.number].hands_owed
            if isinstance(event, e.PenaltyGiven) and event.entry == was.number:
                assert owed == was.hands_owed + event.owed
            elif isinstance(event, e.PenaltyServed) and event.entry == was.number:
                assert owed == was.hands_owed - event.hands
            elif isinstance(event, e.HandsPlayed) and was.number in before.tables[event.table].chairs:
                assert owed == max(0, was.hands_owed - event.hands)
            else:
                assert owed == was.hands_owed

    def take_back_and_bring_back(self, before: Tournament) -> None:
        after = self.log.now
        seq = len(self.log.facts)
        self.add(self.log.ask_undo(seq))
        assert without_paper(self.log.now) == without_paper(before)
        check(self.log.now)
        self.add(self.log.ask_redo())
        assert self.log.now == after

    # -- picking

    def entry(self, pick: int, *states: EntryState) -> EntryNo:
        """An entry in one of ``states``, if there is one; or any number."""
        known = [entry.number for entry in self.log.now.entries.values() if entry.state in (states or ALIVE)]
        return known[pick % len(known)] if known and pick % 8 else EntryNo(1 + pick % 14)

    def chair(self, pick: int) -> Chair:
        """A free chair, if there is one; or any."""
        free = [Chair(table.number, seat) for table in self.log.now.standing_tables() for seat in table.free()]
        return free[pick % len(free)] if free and pick % 8 else chair(1 + pick % 5, 1 + pick % 6)

    # -- tables

    @initialize()
    def opened(self) -> None:
        self.ask(e.TournamentOpened("Random"))
        self.ask(e.TablesOpened(tuple(e.NewTable(TableNo(table), 4) for table in (1, 2, 3))))

        rows = tuple(c.ListedEntry(chair(table, seat), 1000) for table in (1, 2) for seat in (1, 2, 3))
        tables = tuple(e.NewTable(TableNo(table), 4) for table in (1, 2))
        self.ask(c.ImportEntries(rows, tables))

    @rule(tables=st.lists(TABLES, max_size=3), size=st.integers(2, 5), ready=FLAG, probe=FLAG)
    def open_tables(self, tables: list[TableNo], size: int, ready: bool, probe: bool) -> None:
        self.ask(e.TablesOpened(tuple(e.NewTable(table, size) for table in tables), ready), probe=probe)

    @rule(table=TABLES, mark=MARKS, probe=FLAG)
    def mark(self, table: TableNo, mark: str, probe: bool) -> None:
        self.ask(e.TableMarked(table, mark), probe=probe)

    @rule(where=PICK, locked=FLAG)
    def lock(self, where: int, locked: bool) -> None:
        self.ask(e.ChairMarked(self.chair(where), locked), probe=True)

    @rule(players=st.integers(0, 13), opened=FLAG, order=st.lists(TABLES, max_size=3))
    def settle(self, players: int, opened: bool, order: list[TableNo]) -> None:
        self.ask(e.SellCapSet(players))
        self.ask(e.RegistrationMarked(opened))
        self.ask(e.BreakOrderSet(tuple(order)), probe=True)
        self.ask(e.HouseChanged({"gap": players}), probe=True)

    # -- entries

    @rule(where=st.none() | PICK, seed=st.sampled_from([None, "ab12"]), probe=FLAG)
    def new(self, where: int | None, seed: str | None, probe: bool) -> None:
        self.ask(c.MakeEntry(None if where is None else self.chair(where), "new", None, seed), probe=probe)

    @rule(where=PICK, again=PICK)
    def come_again(self, where: int, again: int) -> None:
        number = self.entry(again, EntryState.OUT)
        self.ask(c.MakeEntry(self.chair(where), "re-entry", number, "ab12"), probe=True)

    @rule(where=PICK, other=PICK, size=st.integers(2, 6))
    def bring_in(self, where: int, other: int, size: int) -> None:
        first = self.chair(where)
        rows = (c.ListedEntry(first, 500), c.ListedEntry(self.chair(other)), c.ListedEntry())
        self.ask(c.ImportEntries(rows, (e.NewTable(first.table, size),)), probe=True)

    @rule(where=PICK, drawn=FLAG, probe=FLAG)
    def seat_next(self, where: int, drawn: bool, probe: bool) -> None:
        seats = tuple(e.SeatGiven(number, self.chair(where)) for number in self.log.now.waiting[:1])
        self.ask(e.SeatsDrawn(seats, "ab12") if drawn else e.EntriesSeated(seats), probe=probe)

    @rule(entry=PICK, where=PICK)
    def seat_anybody(self, entry: int, where: int) -> None:
        self.ask(e.EntriesSeated((e.SeatGiven(self.entry(entry), self.chair(where)),)), probe=True)

    @rule(entry=PICK, presence=st.sampled_from(["here", "noshow"]), probe=FLAG)
    def presence(self, entry: int, presence: str, probe: bool) -> None:
        self.ask(e.PresenceMarked(self.entry(entry), presence), probe=probe)

    @rule(entry=PICK, out=FLAG, probe=FLAG)
    def void(self, entry: int, out: bool, probe: bool) -> None:
        self.ask(e.EntryVoided(self.entry(entry, EntryState.OUT if out else EntryState.SEATED)), probe=probe)

    @rule(entries=st.lists(PICK, min_size=1, max_size=2), before=st.none() | PICK, probe=FLAG)
    def bust(self, entries: list[int], before: int | None, probe: bool) -> None:
        other = None if before is None else self.entry(before, EntryState.OUT)
        self.ask(c.BustPlayers(tuple((self.entry(entry), None) for entry in entries), other), probe=probe)

    @rule(entry=PICK, to=PICK, how=st.sampled_from(["bust", "void", "dq", "move", "stay", "break", "shift"]))
    def leave_and_fill(self, entry: int, to: int, how: str) -> None:
        """Somebody leaves a chair; others take what is free; then his leaving is taken back."""
        on_the_way = how == "stay" or (how == "move" and entry % 2)
        number = self.entry(entry, *[EntryState.TRANSIT] if on_the_way else [EntryState.SEATED, EntryState.TRANSIT])
        had = self.log.now.entries[number].chair if number in self.log.now.entries else None
        asked: dict[str, c.Command] = {
            "void": e.EntryVoided(number),
            "dq": e.PenaltyGiven(number, "disqualification"),
            "move": c.MovePlayers((c.SendPlayer(number, self.chair(to)),)),
            "stay": c.CallOffMove(number),
        }
        self.ask(asked.get(how, c.BustPlayers(((number, 100),))))
        seq = len(self.log.facts)
        if how == "break" and had is not None:
            self.break_table(had.table, 0, False)
            self.open_tables([had.table], 4, True, False)
        if how == "shift" and had is not None:
            self.shift(had.table, TableNo(1 + to % 5))
        for table in self.log.now.standing_tables():
            for seat in table.free()[:2]:
                self.ask(c.MakeEntry(Chair(table.number, seat)))
        self.undo_old(seq - 1)

    @rule(entry=PICK, other=PICK, chips=st.integers(-1, 9000))
    def mark_entry(self, entry: int, other: int, chips: int) -> None:
        self.ask(e.KeptApart(self.entry(entry), self.entry(other)), probe=True)
        self.ask(e.StacksCounted(((self.entry(entry), chips),)), probe=True)
        self.ask(e.PlayerForgotten(self.entry(other)))

    @rule(entry=PICK, pinned=FLAG)
    def pin(self, entry: int, pinned: bool) -> None:
        self.ask(e.PinMarked(self.entry(entry), pinned), probe=True)

    # -- moves

    @rule(
        entry=PICK,
        where=PICK,
        why=st.sampled_from(["move", "balance", "redraw", "sits"]),
        single=FLAG,
        probe=FLAG,
    )
    def move(self, entry: int, where: int, why: str, single: bool, probe: bool) -> None:
        number = self.entry(entry, EntryState.SEATED, EntryState.TRANSIT)
        self.ask(c.MovePlayers((c.SendPlayer(number, self.chair(where), single),), why), probe=probe)

    @rule(first=PICK, second=PICK)
    def move_round(self, first: int, second: int) -> None:
        numbers = self.entry(first), self.entry(second)
        chairs = [self.log.now.entries[n].chair if n in self.log.now.entries else None for n in numbers]
        if None not in chairs:
            sends = tuple(c.SendPlayer(n, to) for n, to in zip(numbers, reversed(chairs), strict=True) if to)
            self.ask(c.MovePlayers(sends, "redraw", seed="ab12"), probe=True)

    @rule(number=TABLES, skip=st.integers(0, 1), larger=FLAG)
    def break_table(self, number: TableNo, skip: int, larger: bool) -> None:
        now = self.log.now
        table = now.table(number)
        if table is None:
            return
        leaving = [n for n in (*table.chairs, *table.expected) if n is not None][skip:]
        others = [other for other in now.standing_tables() if other.number != number]
        free = [chair(other.number, seat) for other in others for seat in other.free()]
        enlarged = tuple(e.NewTable(others[0].number, 5) for _ in range(larger and bool(others)))
        free[:0] = [chair(new.table, 5) for new in enlarged if now.tables[new.table].max_seats < 5]
        sends = tuple(c.SendPlayer(entry, to) for entry, to in zip(leaving, free, strict=False))
        self.ask(c.MovePlayers(sends, "break", (number,), enlarged, "ab12"), probe=True)

    @rule(entry=PICK, probe=FLAG)
    def arrive(self, entry: int, probe: bool) -> None:
        self.ask(e.PlayersArrived((self.entry(entry, EntryState.TRANSIT),)), probe=probe)

    @rule(probe=FLAG)
    def all_arrive(self, probe: bool) -> None:
        self.ask(e.PlayersArrived(self.log.now.transit), probe=probe)

    @rule(which=st.integers(0, 3), call_off=FLAG)
    def overtaken(self, which: int, call_off: bool) -> None:
        for entry in self.log.now.transit[which : which + 1]:
            self.ask(c.CallOffMove(entry) if call_off else e.PlayerMissing(entry), probe=True)

    @rule(first=PICK, second=PICK)
    def swap(self, first: int, second: int) -> None:
        self.ask(c.SwapPlayers(self.entry(first, EntryState.SEATED), self.entry(second)), probe=True)

    @rule(came_from=TABLES, table=TABLES)
    def shift(self, came_from: TableNo, table: TableNo) -> None:
        self.ask(e.TableShifted(came_from, table), probe=True)

    # -- hands, rulings, papers

    @rule(table=TABLES, button=st.none() | SEATS, small=st.none() | SEATS, big=SEATS, first=FLAG)
    def see(self, table: TableNo, button: int | None, small: int | None, big: int, first: bool) -> None:
        self.ask(c.SeePositions(((table, positions(button, small, big)),), first), probe=True)

    @rule(table=TABLES, hands=HANDS, big=st.none() | SEATS, fresh=FLAG, waits=st.lists(PICK, max_size=2))
    def play(self, table: TableNo, hands: int, big: int | None, fresh: bool, waits: list[int]) -> None:
        seen = None if big is None else positions(None, None, big)
        self.ask(e.HandsPlayed(table, hands, seen, fresh, tuple(map(self.entry, waits))), probe=True)

    @rule(entry=PICK, kind=st.sampled_from(["warning", "missed-hands", "disqualification"]), owed=st.integers(-1, 9))
    def penalty(self, entry: int, kind: str, owed: int) -> None:
        self.ask(e.PenaltyGiven(self.entry(entry), kind, owed), probe=True)

    @rule(pick=PICK, hands=HANDS)
    def serve(self, pick: int, hands: int) -> None:
        owing = [entry.number for entry in self.log.now.entries.values() if entry.hands_owed]
        self.ask(e.PenaltyServed(owing[pick % len(owing)] if owing else self.entry(pick), hands), probe=True)

    @rule(entry=PICK, away=FLAG)
    def away(self, entry: int, away: bool) -> None:
        self.ask(e.AwayMarked(self.entry(entry), away), probe=True)
        self.ask(e.BlindDodged(self.entry(entry)))

    @rule(tables=st.lists(TABLES, min_size=3, max_size=6))
    def hands_together(self, tables: list[TableNo]) -> None:
        self.ask(e.HandForHandMarked(True))
        for table in tables:
            self.ask(e.HandForHandDone(table), probe=True)

    @rule(table=TABLES, big=st.none() | SEATS, on=FLAG, stacks=st.none() | st.integers(0, 6))
    def rule_on(self, table: TableNo, big: int | None, on: bool, stacks: int | None) -> None:
        seen = None if big is None else positions(None, None, big)
        self.ask(e.RulingRecorded(table, "button", "moved-two", positions=seen), probe=True)
        self.ask(e.HandForHandMarked(on, stacks), probe=True)
        self.ask(e.HandForHandDone(table, stacks, recount=not on), probe=True)
        self.ask(e.NoteMade(table), probe=True)
        self.ask(e.AdviceOverruled("balance.move", table), probe=True)

    @rule(entries=st.lists(PICK, max_size=3), kind=SLIPS, on_paper=FLAG)
    def print_slips(self, entries: list[int], kind: str, on_paper: bool) -> None:
        numbers = [self.entry(entry, EntryState.SEATED, EntryState.TRANSIT) for entry in entries]
        chairs = {entry.number: entry.chair for entry in self.log.now.entries.values()}
        self.ask(c.PrintSlips(kind, tuple(c.SlipOrder(number, chairs.get(number)) for number in numbers), on_paper))

    @rule(serial=st.integers(1, 12))
    def print_again(self, serial: int) -> None:
        slip = self.log.now.slips.get(serial)
        if slip is not None:
            self.ask(c.PrintSlips(slip.kind, (c.SlipOrder(slip.entry, slip.chair, serial),)))

    # -- back and forth

    @rule()
    def undo_newest(self) -> None:
        newest = self.log.newest()
        if newest is None or newest.seq == 1:
            return
        assert self.log.ask_undo() == e.Undone(newest.seq)
        self.add(self.log.ask_undo())
        assert self.log.next_redo() == newest
        self.as_without_the_undone()

    @rule(seq=st.integers(1, 200))
    def undo_old(self, seq: int) -> None:
        seq = 1 + seq % len(self.log.facts)
        before = self.log.now
        try:
            undone = self.log.ask_undo(seq)
        except Refused:
            assert self.log.now is before
            return
        self.add(undone)
        assert not self.log.stands(seq)
        for entry in undone.waiting:
            assert self.log.now.entries[entry].state is EntryState.WAITING
        self.as_without_the_undone()

    @rule()
    def redo(self) -> None:
        if self.log.next_redo() is not None:
            self.add(self.log.ask_redo())
            self.as_without_the_undone()

    def as_without_the_undone(self) -> None:
        """The journal with what was undone left out comes to the same room."""
        undone: dict[int, e.Undone] = {}
        for fact in self.log.facts:
            if isinstance(fact.event, e.Undone):
                undone[fact.event.seq] = fact.event
            elif isinstance(fact.event, e.Redone):
                del undone[fact.event.seq]
        if not any(one.waiting for one in undone.values()):
            back_and_forth = (e.Undone, e.Redone)
            facts = [f for f in self.log.facts if f.seq not in undone and not isinstance(f.event, back_and_forth)]
            assert without_paper(apply_all(Tournament(), facts)) == without_paper(self.log.now)

    @invariant()
    def the_room_is_whole(self) -> None:
        check(self.log.now)

    def teardown(self) -> None:
        assert Log(self.log.facts).now == self.log.now


TestEvening = Evening.TestCase
TestEvening.settings = settings(max_examples=150, stateful_step_count=40, suppress_health_check=list(HealthCheck))
