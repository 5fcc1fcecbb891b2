"""The whole evening on a real list: seated, 60 out, 20 balanced, three tables broken, half of it taken back."""

from pathlib import Path

import pytest

from floorman.core.facts import PlayersBusted, PlayersMoved
from floorman.core.log import Log
from floorman.core.model import EntryState
from floorman.desk.advice.room import advise
from floorman.desk.desk import Desk
from floorman.desk.files.importing import previewed, take_over
from floorman.desk.files.opening import open_desk
from floorman.exchange.columns import understand
from floorman.exchange.source import read_source
from tests.desk.rooms import TestDesk

LIST = Path(__file__).parent.parent / "exchange" / "samples" / "01_wsop_seats_utf8bom.csv"


def sound(desk: Desk) -> None:
    """What must hold of any room."""
    now = desk.floor.now
    for table in now.tables.values():
        for at in range(table.max_seats):
            for held, state in ((table.chairs[at], EntryState.SEATED), (table.expected[at], EntryState.TRANSIT)):
                if held is not None:
                    entry = now.entries[held]
                    assert entry.state is state
                    assert entry.chair == (table.number, at + 1)
    counts = now.counts
    assert counts.entries == len(now.entries)
    seated = sum(table.players for table in now.tables.values())
    assert (counts.seated, counts.transit) == (seated, sum(table.arriving for table in now.tables.values()))


def imported(folder: Path, *, keep: bool) -> TestDesk:
    room = TestDesk(folder)
    source = read_source(LIST)
    take_over(room.desk, previewed(room.desk, source, understand(source), keep_seats=keep))
    return room


def play_the_evening(room: TestDesk) -> tuple[int, int, int]:
    """Busts, balancing moves and breaks that the advice led to."""
    desk = room.desk
    room.play("reg close\nstart all 3")
    busts = moves = breaks = 0
    while busts < 60 or moves < 20 or breaks < 3:
        table = min(desk.floor.now.standing_tables(), key=lambda table: (table.players, table.number))
        seat = table.seated()[busts % table.players]
        room.play(f"{table.number}-{seat} x")
        busts += 1
        for _ in range(9):
            due = [one for one in advise(desk.floor) if one.code in ("balance.move", "positions.needed", "table.break")]
            if not due:
                break
            if due[0].code == "positions.needed":
                wanted = desk.floor.now.tables[due[0].tables[0]]
                room.play(f"{wanted.number} bb {wanted.seated()[0]}")
                continue
            room.play(due[0].offer)
            moves += due[0].code == "balance.move"
            breaks += due[0].code == "table.break"
            room.play("in all")
        room.clock.wait(1)
        sound(desk)
    return busts, moves, breaks


@pytest.mark.parametrize("keep", [True, False], ids=["seats kept", "seats dropped and drawn"])
def test_an_evening_on_a_real_list(tmp_path: Path, keep: bool) -> None:
    room = imported(tmp_path, keep=keep)
    desk = room.desk
    if not keep:
        assert desk.floor.now.counts.waiting == 245
        room.play("open 1..28\ndraw")
        held = {table.players for table in desk.floor.now.standing_tables()}
        assert max(held) - min(held) <= 1
    assert desk.floor.now.counts.seated == 245
    busts, _, breaks = play_the_evening(room)
    assert desk.floor.now.counts.out == busts
    assert sum(table.broken for table in desk.floor.now.tables.values()) == breaks
    facts = len(desk.log.facts)
    standing = [fact for fact in desk.log.facts if isinstance(fact.event, (PlayersBusted, PlayersMoved))]
    for _ in range(len(standing) // 2):
        room.play("undo")
        sound(desk)
    assert len(desk.log.facts) == facts + len(standing) // 2
    again = Log(desk.log.facts)
    assert again.now == desk.log.now
    desk.close()
    reopened = open_desk(room.path)
    assert reopened.floor.now == desk.floor.now
    assert reopened.floor.names.name(1) == "Yurgen Petrushkov"
    reopened.close()
