"""The room as the panes on rulings ask it: cases, the hand-for-hand board, incidents, the house; deeds as outcomes."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from floorman.core.events import HouseChanged
from floorman.core.model import Chair, Positions, SeatNo, TableNo
from floorman.desk import rulings
from floorman.desk.conduct.hand_for_hand import Board, board
from floorman.desk.conduct.incident_list import IncidentRow, incident_table, incidents
from floorman.desk.front.views import Outcome
from floorman.desk.rulings import Answer, Case, Subject
from floorman.rules.house import House, house_written

if TYPE_CHECKING:
    from floorman.desk.front.replay import Replay
    from floorman.ui.window.desk_room import DeskRoom


class Ruler:
    """Asks the desk of an open tournament; what it records comes back as an ``Outcome``, as from a call."""

    def __init__(self, room: "DeskRoom") -> None:
        self.room = room

    # the rulings desk -------------------------------------------------------------------------------------------------

    def subjects(self) -> tuple[Subject, ...]:
        """What may have happened."""
        return rulings.subjects(self.room.desk.floor)

    def begin(self, subject: str, table: int, given: Mapping[str, object] | None = None) -> Case:
        """A case at a table. KeyError for an unknown subject or table."""
        return rulings.begin(self.room.desk.floor, subject, table, given)

    def put(self, case: Case, key: str, value: object) -> Case:
        """The case with one question answered; None takes the answer back."""
        return rulings.put(self.room.desk.floor, case, key, value)

    def refresh(self, case: Case) -> Case:
        """The case after the room has changed."""
        return rulings.refresh(self.room.desk.floor, case)

    def answer(self, case: Case) -> Answer:
        """The ruling, as far as the case has been told."""
        return rulings.answer(self.room.desk.floor, case)

    def record(self, case: Case) -> Outcome:
        """Records the ruling."""
        return self.room.deed(lambda desk: rulings.record(desk, case))

    def rule_otherwise(self, case: Case, remark: str, positions: Positions | None = None) -> Outcome:
        """Records that the TD ruled otherwise."""
        return self.room.deed(lambda desk: rulings.rule_otherwise(desk, case, remark, positions))

    def stands(self, seq: int) -> bool:
        """Whether a row of the journal has not been undone."""
        return self.room.desk.log.stands(seq)

    # who and where ----------------------------------------------------------------------------------------------------

    def taken(self, table: int) -> tuple[int, ...]:
        """Seats of a table with a player."""
        found = self.room.desk.floor.now.table(table)
        return () if found is None else tuple(found.seated())

    def chairs(self, table: int) -> int:
        """How many chairs a table has; 0 if there is no such table."""
        found = self.room.desk.floor.now.table(table)
        return 0 if found is None else found.max_seats

    def entry_at(self, table: int, seat: int) -> int | None:
        """Who sits there, or is expected there."""
        floor = self.room.desk.floor
        chair = Chair(TableNo(table), SeatNo(seat))
        entry = floor.at(chair) or floor.expected_at(chair)
        return None if entry is None else entry.number

    def known(self, entry: int) -> bool:
        """Whether there is an entry of that number."""
        return self.room.desk.floor.now.entry(entry) is not None

    def label(self, entry: int) -> str:
        """A player as sentences name him."""
        return self.room.desk.floor.names.label(entry)

    def found(self, fragment: str) -> int | None:
        """The player alive whom a fragment of a name means best; None if nobody."""
        alive = [row for row in self.room.find(fragment, 12) if row.state not in ("out", "void")]
        return alive[0].entry if alive else None

    # board, incidents, house ------------------------------------------------------------------------------------------

    @property
    def synchronised(self) -> bool:
        """Whether hand-for-hand is on."""
        return self.room.desk.floor.now.hand_for_hand is not None

    def board(self) -> Board | None:
        """Hand-for-hand as it stands; None while there is none."""
        return board(self.room.desk.floor)

    def incidents(self) -> tuple[IncidentRow, ...]:
        """Rulings, penalties, dodges and notes that stand, newest first."""
        return incidents(self.room.desk)

    def incident_table(self) -> tuple[tuple[str, ...], Iterator[tuple[str | int | None, ...]]]:
        """Headings and rows of the incidents, for export."""
        return incident_table(self.room.desk)

    def replay(self) -> "Replay":
        """The room at any row of its journal."""
        from floorman.desk.front.replay import Replay

        return Replay(self.room.desk)

    def house(self) -> House:
        """The house as it is played by now."""
        return self.room.desk.floor.house

    def change_house(self, house: House) -> Outcome:
        """The house's choices change during play, as an event."""
        return self.room.deed(lambda desk: desk.record(HouseChanged(house_written(house))))
