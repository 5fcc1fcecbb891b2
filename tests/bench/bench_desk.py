"""Actions, advice and draws of a large room at the desk, without a window."""

import json
import random
import sqlite3
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from floorman.desk.desk import Desk
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.head_counts import Heads
from floorman.desk.floor.move_cache import MoveCache
from floorman.desk.front.room import Room
from floorman.store.file import Asked
from tests.bench.bench_store import BARE_INSERT, bare, bare_insert
from tests.bench.big_rooms import ENTRIES, hall
from tests.bench.measure import Row, in_turns, ratio_row, time_row, timed

LIMIT = "one durable insert"


def commit(folder: Path) -> Row:
    """An event on the disk against a bare insert."""
    desk = hall(folder / "commit.floor", 900)
    desk.file.get_ready()
    connection, seq = bare(folder / "commit.db"), count(1)
    body = {"out": [{"entry": 17, "chair": [12, 4]}]}
    ours, limit = in_turns(
        200,
        lambda: desk.file.append(Asked("players-busted", 1, body, "2026-11-29T20:15:03.250Z", expected=desk.file.head)),
        lambda: bare_insert(connection, next(seq)),
    )
    desk.close()
    connection.close()
    return ratio_row("commit of one event", ours, limit, LIMIT, 1.3)


def advice(folder: Path) -> Iterator[Row]:
    """All advice of 1,113 tables from nothing, and again after a bust."""
    desk = hall(folder / "advice.floor", ENTRIES)
    _short_tables(desk)
    room = Room(desk)
    (nothing,) = in_turns(9, lambda: _from_nothing(desk.floor, room))
    chairs = _chairs(desk)
    after = sorted(_after_bust(desk, room, next(chairs)) for _ in range(60))[30]
    yield time_row("advice for 1,113 tables, from nothing", nothing, 0.05)
    yield time_row("the same after one bust", after, 0.001)
    desk.close()


def _short_tables(desk: Desk) -> None:
    """Ten tables two players short: moves and halts are due."""
    for table in range(30, 40):
        for seat in desk.floor.now.tables[table].seated()[:3]:
            desk.call(f"{table}-{seat} x")


def _from_nothing(floor: Floor, room: Room) -> None:
    floor.sums, floor.moves = Heads(), MoveCache()
    room.look_anew()
    room.advice()


def _after_bust(desk: Desk, room: Room, chair: str) -> float:
    desk.call(f"{chair} x")
    return timed(room.advice)


def _chairs(desk: Desk) -> Iterator[str]:
    """Chairs of full tables, one a table."""
    for table in range(200, 1100):
        yield f"{table}-{desk.floor.now.tables[table].seated()[4]}"


def draw(folder: Path) -> Row:
    """Everybody drawn to a chair, recorded, against a shuffle and an insert of the same size."""
    desk = hall(folder / "draw.floor", ENTRIES, seated=False)
    ours = timed(lambda: desk.call("draw SEED"))
    body = json.dumps([{"entry": at, "chair": [at // 9, at % 9]} for at in range(ENTRIES)])
    connection = bare(folder / "draw.db")
    limit = timed(lambda: _shuffle(connection, body))
    desk.close()
    connection.close()
    row = time_row("draw of 10,000 over 1,113 tables, recorded", ours, 0.3)
    return Row(row.what, ours, limit, "shuffle and one insert", row.goal, row.reached)


def _shuffle(connection: sqlite3.Connection, body: str) -> None:
    order = list(range(ENTRIES))
    random.Random(1).shuffle(order)
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(BARE_INSERT, (1, "2026-11-29T20:15:03Z", "seats-drawn", 1, body, b"x" * 32))
    connection.execute("COMMIT")


def rows(folder: Path) -> Iterator[Row]:
    """All of them."""
    yield commit(folder)
    yield from advice(folder)
    yield draw(folder)
