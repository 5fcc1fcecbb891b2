"""The rulings desk of an open room: cases begun, answered and recorded, and who sits where while they are told."""

from collections.abc import Callable, Mapping

from floorman.core.model import Chair, Positions, SeatNo, TableNo
from floorman.desk import rulings
from floorman.desk.desk import Desk
from floorman.desk.front import lists
from floorman.desk.request import Ask, Outcome
from floorman.desk.rulings import Answer, Case, Subject


class RulingsDesk:
    """What may have happened at a table, what is asked about it, and the ruling. ``record`` writes what it asks for."""

    def __init__(self, desk: Desk, record: Callable[[Ask], Outcome]) -> None:
        self._desk, self._record = desk, record

    # cases ------------------------------------------------------------------------------------------------------------

    def subjects(self) -> tuple[Subject, ...]:
        """What may have happened."""
        return rulings.subjects(self._desk.floor)

    def begin(self, subject: str, table: int, given: Mapping[str, object] | None = None) -> Case:
        """A case at a table. KeyError for an unknown subject or table."""
        return rulings.begin(self._desk.floor, subject, table, given)

    def put(self, case: Case, key: str, value: object) -> Case:
        """The case with one question answered; None takes the answer back."""
        return rulings.put(self._desk.floor, case, key, value)

    def refresh(self, case: Case) -> Case | None:
        """The case after the room has changed; None if its table is there no more."""
        floor = self._desk.floor
        return None if floor.now.table(case.table) is None else rulings.refresh(floor, case)

    def answer(self, case: Case) -> Answer:
        """The ruling, as far as the case has been told."""
        return rulings.answer(self._desk.floor, case)

    def record(self, case: Case) -> Outcome:
        """Records the ruling as one event."""
        return self._record(rulings.ask(self._desk.floor, case))

    def rule_otherwise(self, case: Case, remark: str, positions: Positions | None = None) -> Outcome:
        """Records that the TD ruled otherwise."""
        return self._record(rulings.otherwise(self._desk.floor, case, positions, remark))

    def stands(self, seq: int) -> bool:
        """Whether a row of the journal has not been undone."""
        return self._desk.log.stands(seq)

    # who and where ----------------------------------------------------------------------------------------------------

    def taken(self, table: int) -> tuple[int, ...]:
        """Seats of a table with a player."""
        found = self._desk.floor.now.table(table)
        return () if found is None else tuple(found.seated())

    def chairs(self, table: int) -> int:
        """How many chairs a table has; 0 if there is no such table."""
        found = self._desk.floor.now.table(table)
        return 0 if found is None else found.max_seats

    def entry_at(self, table: int, seat: int) -> int | None:
        """Entry number of who sits there, or is expected there."""
        floor = self._desk.floor
        chair = Chair(TableNo(table), SeatNo(seat))
        entry = floor.at(chair) or floor.expected_at(chair)
        return None if entry is None else entry.number

    def known(self, entry: int) -> bool:
        """Whether there is an entry of that number."""
        return self._desk.floor.now.entry(entry) is not None

    def label(self, entry: int) -> str:
        """A player as sentences name him."""
        return self._desk.floor.names.label(entry)

    def found(self, fragment: str) -> int | None:
        """The player alive whom a fragment of a name means best; None if nobody."""
        alive = [row for row in lists.found(self._desk, fragment, 12) if row.state not in ("out", "void")]
        return alive[0].entry if alive else None
