"""The room at any row of its journal is what it was then."""

from pathlib import Path

import pytest

from floorman.core.log import Log
from floorman.core.model import Tournament
from floorman.desk.files.opening import open_desk
from floorman.desk.front.replay import Replay
from floorman.desk.front.room import Room
from floorman.desk.simulation import simulate
from tests.desk.rooms import TestDesk

EVENING = """
new Ann Kowalska 1-1
new Bo 1-2
new Cy 1-3
1 pos 1 2 3
1-2 x
undo
p 1-2 hands 2 card exposed
1 next
move 1-3 2-1
in 2-1
undo 4
redo
"""


def test_each_row_shows_what_the_window_showed_then(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=2)
    seen: list[Tournament] = [room.desk.floor.now]
    tops = [Room(room.desk).top()]
    for line in EVENING.strip().splitlines():
        room.clock.wait(1)
        room.desk.line(line)
        if len(room.desk.log.facts) == len(seen) + 2:
            seen.append(room.desk.floor.now)
            tops.append(Room(room.desk).top())
    replay = Replay(room.desk)
    first = replay.last - len(seen) + 1
    assert replay.last == len(room.desk.log.facts) > 10
    rows = range(first, replay.last + 1)
    for seq in (*rows, *reversed(rows), *rows):
        shown = replay.at(seq)
        assert shown.desk.floor.now == seen[seq - first]
        top = shown.top()
        assert (top.journal, top.alive, top.undo) == (seq, tops[seq - first].alive, tops[seq - first].undo)
        assert shown.desk.floor.clock() == room.desk.log.facts[seq - 1].at
        assert [shown.tile(table) for table in shown.tables()] == [
            Room(shown.desk).tile(table) for table in shown.tables()
        ]
    assert replay.at(0).tables() == ()
    assert room.desk.floor.now is seen[-1]
    room.desk.close()


def test_nothing_can_be_recorded_in_the_past(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=1)
    room.sit(1, 1, 2, 3)
    replay = Replay(room.desk)
    rows = replay.last
    past = replay.at(rows - 1)
    for call in ("1-1 x", "undo", "new Dee 1-5"):
        assert not past.run(call).ok
    assert past.echo("1-1 x").status == "understood"
    assert (replay.last, len(room.desk.log.facts)) == (rows, rows)
    assert past.desk.floor.now.counts.seated == 2
    past.desk.close()
    room.play("1-1 x")
    assert replay.last == rows + 1
    assert replay.at(replay.last).desk.floor.now == room.desk.floor.now
    for seq in (-1, replay.last + 1):
        with pytest.raises(ValueError, match="rows 1 to"):
            replay.at(seq)
    room.desk.close()


def test_the_row_at_an_instant(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=1)
    opened = room.clock.now
    room.clock.wait(10)
    room.sit(1, 1)
    replay = Replay(room.desk)
    assert replay.before(opened - 1) == 0
    assert replay.before(opened) == 2
    assert replay.before(opened + 10 * 60_000) == 3
    room.desk.close()


def test_a_long_journal_is_stepped_through_both_ways(tmp_path: Path) -> None:
    path = tmp_path / "long.floor"
    simulate(110, seed=2, file=str(path))
    desk = open_desk(path)
    replay = Replay(desk)
    assert replay.last > 1000
    for seq in (900, 901, 400, 401, 399, 1, replay.last, 2, 257, 256, 255, 600):
        assert replay.at(seq).desk.floor.now == Log(desk.log.facts[:seq]).now
    desk.close()
