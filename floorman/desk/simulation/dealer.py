"""Hands at the tables of a simulated tournament, reported as a floor reports them: who is out, a hand is over."""

from random import Random

from floorman.core.model import Positions, SeatNo, Table
from floorman.desk.simulation.stacks import Stacks
from floorman.desk.simulation.stage import Stage
from floorman.desk.simulation.tally import Tally

_PENALTIES = 2000
"""One hand in so many brings a penalty."""


class Dealer:
    """Plays one hand at a table."""

    def __init__(self, stage: Stage, chance: Random) -> None:
        self.stage, self._chance = stage, chance
        self.stacks, self.tally = Stacks(chance), Tally()
        self.penalties = 0

    def hand(self, number: int, round_no: int) -> list[int]:
        """One hand at table ``number``; entries who are out. The positions go on with ``over``."""
        table = self.stage.floor.now.tables[number]
        if table.sighting is None:
            self._start(table)
            table = self.stage.floor.now.tables[number]
        dealt = [entry for entry in table.chairs if entry is not None and not self._waits(entry)]
        if len(dealt) < 2:
            return []
        self.tally.hand(number, dealt, self._big_blind(table))
        out = self.stacks.hand(dealt, round_no)
        if out:
            chairs = " ".join(str(self.stage.floor.now.entries[entry].chair) for entry, _ in out)
            self.stage.call(f"{chairs} x {' '.join(str(stack) for _, stack in out)}")
        if self._chance.randrange(_PENALTIES) == 0:
            self._penalty(number)
        return [entry for entry, _ in out]

    def over(self, number: int) -> None:
        """The hand is over; during hand-for-hand its tick tells so."""
        table = self.stage.floor.now.tables[number]
        if self.stage.floor.now.hand_for_hand is not None:
            self.stage.call(f"done {number}")
        elif not table.broken and table.held >= 2 and table.sighting is not None:
            self.stage.call(f"{number} next")

    def _waits(self, entry: int) -> bool:
        """Sat down since the last hand, or between button and small blind."""
        return self.stage.floor.now.entries[entry].newcomer

    @staticmethod
    def _big_blind(table: Table) -> int | None:
        assert table.sighting is not None
        seat = table.sighting.positions.big_blind
        return None if seat is None else table.at(seat)

    def _start(self, table: Table) -> None:
        """The first button, on a drawn seat."""
        self.tally.drop(table.number)
        self.stage.call(f"start {table.number} {self._chance.randrange(table.max_seats) + 1}")

    def restart(self, number: int) -> None:
        """The button is drawn anew."""
        self._start(self.stage.floor.now.tables[number])

    def see(self, number: int) -> bool:
        """Somebody looks where the button is: three players in a row. False if nobody sits there to be seen."""
        seats = self.stage.floor.now.tables[number].seated()
        if len(seats) < 2:
            return bool(seats) and self.stage.call(f"{number} bb {seats[0]}")
        button, small, big = (seats[0], seats[1 % len(seats)], seats[2 % len(seats)])
        seen = Positions(button, small, big) if len(seats) > 2 else Positions(button, button, SeatNo(seats[1]))
        return self.stage.call(f"{number} pos {seen.button} {seen.small_blind} {seen.big_blind}")

    def _penalty(self, number: int) -> None:
        seats = self.stage.floor.now.tables[number].seated()
        if len(seats) > 3:
            self.penalties += self.stage.call(f"p {number}-{self._chance.choice(seats)} hands 3 card exposed")
