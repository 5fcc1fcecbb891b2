"""The floor of a simulated tournament: entries, advice followed, players between tables, the end."""

from random import Random

from floorman.core.facts import ImportEntries, ListedEntry, NewTable, TablesOpened
from floorman.core.model import EntryState, TableNo
from floorman.desk.advice.room import Advice, advise
from floorman.desk.conduct.hand_for_hand import complete
from floorman.desk.floor.invariants import never_wider
from floorman.desk.seats.balancing import counted
from floorman.desk.simulation.dealer import Dealer
from floorman.desk.simulation.made_up_people import entrants
from floorman.desk.simulation.stage import Stage

SEATS = 9
_LATE_ROUNDS = 60
"""Rounds of hands until registration closes."""
_PAID = 0.15


class Director:
    """Runs the room: what a tournament director types between hands."""

    def __init__(self, stage: Stage, dealer: Dealer, players: int, chance: Random) -> None:
        self.stage, self.dealer, self._chance = stage, dealer, chance
        self._late = [(person.name, person.second_name) for person in entrants(players)]
        self._coming: dict[int, int] = {}
        self.re_entries = 0
        self.moves = self.breaks = self.redraws = 0
        self._redrawn = False

    @property
    def _now_tables(self) -> list[int]:
        return [table.number for table in self.stage.floor.now.standing_tables()]

    # -- entries

    def open_doors(self) -> None:
        """Five of six entries are on the list; tables for them, seats drawn, the first button."""
        first = max(2, len(self._late) * 5 // 6)
        named, self._late = self._late[:first], self._late[first:]
        tables = tuple(NewTable(TableNo(at + 1), SEATS) for at in range(-(-first // SEATS)))
        self.stage.record(TablesOpened(tables))
        self.stage.record(ImportEntries(tuple(ListedEntry() for _ in named)), names=named)
        self._bring(first)
        self.stage.call("draw")
        self.stage.call(f"start all {self._chance.randrange(SEATS) + 1}")
        if first > 4 * SEATS:
            self.stage.call("apart #1 #2")
            self.stage.call("pin #3")

    def _bring(self, count: int) -> None:
        newest = self.stage.floor.now.next_entry
        for entry in range(newest - count, newest):
            self.dealer.stacks.bring(entry)

    def late_entries(self, round_no: int) -> None:
        """Late players come until registration closes; tables are opened for those who wait."""
        left = _LATE_ROUNDS - round_no
        if left < 0:
            return
        if left == 0:
            self._close()
            return
        for _ in range(-(-len(self._late) // left)):
            name, _second = self._late.pop()
            if self.stage.call(f"new {name}"):
                self._bring(1)
        self._seat_waiting(4)

    def _seat_waiting(self, least: int) -> None:
        floor = self.stage.floor
        waiting = len(floor.now.waiting)
        if waiting >= max(least, 1) and floor.heads.sellable < waiting:
            self.stage.call(f"open {max(floor.now.tables) + 1}")
        seats = floor.heads.sellable
        if waiting and seats:
            self.stage.call(f"seat next {min(waiting, seats)}")

    def again(self, out: list[int], round_no: int) -> None:
        """While registration is open, one in three comes in again."""
        for entry in out:
            if round_no < _LATE_ROUNDS and self._chance.randrange(3) == 0 and self.stage.call(f"re #{entry}"):
                self.re_entries += 1
                self._bring(1)

    def _close(self) -> None:
        while self.stage.floor.now.waiting:
            self._seat_waiting(1)
        self.stage.call("reg close")
        self.stage.call("order " + " ".join(map(str, reversed(self._now_tables))))
        self.settle(_LATE_ROUNDS)

    # -- balance

    def settle(self, round_no: int) -> None:
        """Moves and breaks that are due now, as advised."""
        floor = self.stage.floor
        while not floor.now.registration_open and complete(floor):
            answer = counted(floor).answer
            if answer.breaks is not None:
                if not self._break(answer.breaks):
                    return
            elif not answer.moves or not self._balance():
                return
            self._send(round_no)

    def _break(self, number: int) -> bool:
        done = self.stage.call(f"break {number}")
        if not done:
            for entry in self.stage.floor.now.tables[number].chairs:
                if entry is not None and self.stage.floor.now.entries[entry].pinned:
                    done = self.stage.call(f"unpin #{entry}")
        else:
            self.breaks += 1
            self.dealer.tally.drop(number)
        return done

    def _balance(self) -> bool:
        before = self._head_counts()
        if not self.stage.call("bal"):
            return self._see_what_is_needed()
        self.moves += 1
        never_wider(before, self._head_counts())
        return True

    def _head_counts(self) -> list[int]:
        return [players for players, _ in (level for level, _ in self.stage.floor.heads.counts.levels.sizes())]

    def _see_what_is_needed(self) -> bool:
        asked = [one for one in advise(self.stage.floor) if one.code == "positions.needed"]
        seen = [self.dealer.see(number) for one in asked for number in one.tables]
        return any(seen)

    # -- players between tables

    def _send(self, round_no: int) -> None:
        """Who has just been sent arrives within three rounds, a few much later."""
        for entry in self.stage.floor.now.transit:
            if entry not in self._coming:
                late = self._chance.randrange(100) == 0
                self._coming[entry] = round_no + (6 if late else self._chance.randrange(3))

    def arrivals(self, round_no: int) -> None:
        """Whoever is due sits down."""
        here = [entry for entry, due in self._coming.items() if due <= round_no]
        for entry in here:
            del self._coming[entry]
        there = [entry for entry in here if self.stage.floor.now.entries[entry].state is EntryState.TRANSIT]
        if there:
            self.stage.call("in " + " ".join(f"#{entry}" for entry in there))

    # -- between two rounds

    def between_rounds(self, round_no: int) -> None:
        """What the advice says, and the stages of the tournament."""
        self.settle(round_no)
        self._stages()
        for one in advise(self.stage.floor):
            self._follow(one)
        self._send(round_no)

    def _follow(self, one: Advice) -> None:
        if (
            one.code == "table.resume"
            or (one.code == "table.halt" and not self.stage.floor.now.registration_open)
            or (one.code == "penalty.served" and one.offer)
        ):
            self.stage.call(one.offer)
        elif one.code == "transit.late" and self._chance.randrange(2):
            self.stage.call(one.offer.replace("in ", "missing ", 1))

    def _stages(self) -> None:
        floor = self.stage.floor
        now = floor.now
        if now.registration_open:
            return
        alive, paid = now.counts.alive, round(now.counts.entries * _PAID)
        if now.hand_for_hand is None and paid < alive <= paid + max(1, paid // 50) and paid >= SEATS:
            self.stage.call(f"h4h on {paid}")
        elif now.hand_for_hand is not None and alive <= paid:
            self.stage.call("h4h off")
        if now.transit or floor.heads.every.playing < 2:
            return
        if counted(floor).answer.final_table:
            self._anew("final")
        elif floor.heads.every.playing == 5 and not self._redrawn and not counted(floor).answer.breaks:
            self._redrawn = True
            self._anew("redraw 5")

    def _without_pins(self, call: str) -> bool:
        """The same once nobody keeps his seat: a pinned player whose table ends has to be asked to move, too."""
        pinned = [entry.number for entry in self.stage.floor.now.entries.values() if entry.alive and entry.pinned]
        for number in pinned:
            self.stage.call(f"unpin #{number}")
        return bool(pinned) and bool(self.stage.call(call))

    def _anew(self, call: str) -> None:
        """Everybody to drawn seats; all arrive before the next hand, and the button is drawn."""
        if self.stage.call(call) or self._without_pins(call):
            self.redraws += 1
            self.stage.call("in all")
            self._coming.clear()
            for number in self._now_tables:
                self.dealer.restart(number)
