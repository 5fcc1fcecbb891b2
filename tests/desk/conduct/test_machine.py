"""Random evenings with errors and penalties: no player's owed hands vanish, and no ruling changes what is owed."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from floorman.core.model import EntryState
from floorman.desk.advice.room import advise
from floorman.desk.conduct.dodging import offences
from floorman.desk.conduct.penalty_book import book
from floorman.desk.rulings.deal import FAULTS
from tests.desk.floors import Evening

PICK = st.integers(0, 999)
ACTIONS = st.lists(st.sampled_from(["fold", "check", "call", "raise", "all-in"]), max_size=4)
FAULT = st.sampled_from([fault for fault, _ in FAULTS])


class Floor(RuleBasedStateMachine):
    """Calls in any order; what each player owes is kept beside them."""

    def __init__(self) -> None:
        super().__init__()
        self.evening = Evening()
        self.owed: dict[int, int] = {}
        self.before: list[dict[int, int]] = []

    @initialize()
    def opened(self) -> None:
        self.evening = Evening({1: 5, 2: 4, 3: 3}, house="longform-06", seats=6)
        self.evening.call("1 pos 1 2 3; 2 pos 1 2 3; 3 pos 1 2 3")

    # -- what is typed

    def call(self, text: str) -> bool:
        """Whether it was recorded; refused, nothing has changed."""
        was = len(self.evening.desk.log.facts)
        told = self.evening.desk.call(text)
        if not told.ok or told.seq is None:
            assert len(self.evening.desk.log.facts) == was
            return False
        self.before.append(dict(self.owed))
        return True

    def someone(self, pick: int) -> int:
        alive = [entry.number for entry in self.evening.desk.floor.now.entries.values() if entry.alive]
        return alive[pick % len(alive)]

    def table(self, pick: int) -> int:
        standing = [table.number for table in self.evening.desk.floor.now.standing_tables()]
        return standing[pick % len(standing)]

    def pass_hands(self, table: int, hands: int) -> None:
        for number in self.evening.desk.floor.now.tables[table].chairs:
            if number is not None and self.owed.get(number):
                self.owed[number] = max(0, self.owed[number] - hands)

    @rule(pick=PICK, hands=st.integers(1, 4), rounds=st.booleans())
    def penalise(self, pick: int, hands: int, rounds: bool) -> None:
        number = self.someone(pick)
        entry = self.evening.entry(number)
        heads = 6
        if entry.chair is not None:
            table = self.evening.desk.floor.now.tables[entry.chair.table]
            heads = max(2, table.players + (entry.state is EntryState.TRANSIT))
        if self.call(f"p #{number} {'round' if rounds else 'hands'} {hands}"):
            self.owed[number] = self.owed.get(number, 0) + (hands * heads if rounds else hands)

    @rule(pick=PICK, kind=st.sampled_from(["warn", "time 5"]))
    def other_penalty(self, pick: int, kind: str) -> None:
        self.call(f"p #{self.someone(pick)} {kind}")

    @rule(pick=PICK, hands=st.integers(1, 3))
    def play(self, pick: int, hands: int) -> None:
        table = self.table(pick)
        if self.call(f"{table} next {hands}"):
            self.pass_hands(table, hands)

    @rule(pick=PICK, fault=FAULT, actions=ACTIONS)
    def misdeal_and_redeal(self, pick: int, fault: str, actions: list[str]) -> None:
        table = self.table(pick)
        self.call(f"err {table} misdeal {fault} {' '.join(actions)}")
        if self.call(f"{table} next"):
            self.pass_hands(table, 1)

    @rule(pick=PICK, button=st.integers(1, 6), actions=ACTIONS)
    def button_error(self, pick: int, button: int, actions: list[str]) -> None:
        table = self.table(pick)
        small, big = button % 6 + 1, (button + 1) % 6 + 1
        self.call(f"err {table} dealt {button} {small} {big} {' '.join(actions)}")

    @rule(pick=PICK, where=PICK, stay=st.booleans())
    def wrong_seat(self, pick: int, where: int, stay: bool) -> None:
        chair = f"{self.table(where)}-{where % 6 + 1}"
        self.call(f"err #{self.someone(pick)} sits {chair} between {'stay' if stay else ''}")

    @rule(pick=PICK, hands=st.integers(1, 5))
    def served(self, pick: int, hands: int) -> None:
        number = self.someone(pick)
        if self.call(f"served #{number} {hands}"):
            self.owed[number] -= hands

    @rule(pick=PICK, back=st.booleans())
    def away(self, pick: int, back: bool) -> None:
        self.call(f"{'back' if back else 'away'} #{self.someone(pick)}")

    @rule(pick=PICK)
    def dodge(self, pick: int) -> None:
        self.call(f"dodge #{self.someone(pick)}")

    @rule(pick=PICK, where=PICK)
    def move(self, pick: int, where: int) -> None:
        self.call(f"move #{self.someone(pick)} {self.table(where)}-{where % 6 + 1}")

    @rule()
    def arrive(self) -> None:
        self.call("in all")

    @rule(first=PICK, second=PICK)
    def swap(self, first: int, second: int) -> None:
        self.call(f"swap #{self.someone(first)} #{self.someone(second)}")

    @rule(pick=PICK)
    def break_table(self, pick: int) -> None:
        self.call(f"break {self.table(pick)} seed")

    @rule(pick=PICK, dq=st.booleans())
    def out(self, pick: int, dq: bool) -> None:
        if self.evening.desk.floor.now.counts.alive > 3:
            number = self.someone(pick)
            self.call(f"p #{number} dq" if dq else f"#{number} x")

    @rule(pick=PICK, word=st.sampled_from(["on", "off", "deal"]))
    def hand_for_hand(self, pick: int, word: str) -> None:
        self.call(f"h4h {word}")
        table = self.table(pick)
        hands = self.evening.desk.floor.now.tables[table].hands
        if self.call(f"done {table} 3"):
            self.pass_hands(table, self.evening.desk.floor.now.tables[table].hands - hands)

    @rule()
    def undo(self) -> None:
        was = list(self.before)
        if self.before and self.call("undo"):
            self.owed = was[-1]
            self.before = was[:-1]

    @rule(minutes=st.integers(0, 30))
    def wait(self, minutes: int) -> None:
        self.evening.later(minutes)

    # -- what must be true

    @invariant()
    def nobodys_owed_hands_vanish(self) -> None:
        for entry in self.evening.desk.floor.now.entries.values():
            assert entry.hands_owed == self.owed.get(entry.number, 0), entry.number
        assert sum(page.left for page in book(self.evening.desk.teller)) == sum(self.owed.values())

    @invariant()
    def only_who_is_alive_is_away(self) -> None:
        for entry in self.evening.desk.floor.now.entries.values():
            if entry.away is not None:
                assert entry.alive

    @invariant()
    def nobody_is_accused_who_is_out_and_all_has_words(self) -> None:
        floor = self.evening.desk.floor
        for one in advise(floor):
            assert self.evening.said(one)
            if one.code.startswith(("dodge", "penalty")):
                entry = floor.now.entries[int(str(one.params["entry"]))]
                assert entry.alive
        for number in floor.cases.people:
            assert offences(floor, number).count >= 0


Floor.TestCase.settings = settings(max_examples=40, stateful_step_count=40, suppress_health_check=list(HealthCheck))
TestEvenings = Floor.TestCase
