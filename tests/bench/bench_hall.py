"""A hall's journal beside bare PostgreSQL, and thirty stations at once: ``python tests/bench/run.py --only hall``."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from statistics import quantiles

from floorman.core.refused import Refused
from floorman.hall.hall import Hall, make_hall
from floorman.hall.membership import join
from floorman.store.file import Asked, NewRow, create
from floorman.store.link import Address, connected
from floorman.store.mirror import Mirror, mirror_at
from floorman.store.server import ServerJournal, bring_in
from tests.bench.measure import Row, in_turns, ratio_row, time_row, timed

BODY = {"cites": ["TDA-2024 11"], "entry": 17, "from": [12, 4], "to": [17, 2], "serial": 1187, "stack": 61500}
AT = "2026-11-29T20:15:03.000Z"
ROWS = 60_000
STATIONS, SECONDS = 30, 20


def rows(_folder: Path) -> Iterator[Row]:
    """Recording and joining beside bare statements; then thirty processes at one call a second each."""
    folder = Path(tempfile.mkdtemp(prefix="floorman-hall-")).resolve()
    folder.chmod(0o755)
    os.environ["XDG_CONFIG_HOME"] = str(folder / "own")
    try:
        hall = make_hall(folder / "hall", name="bench", listen="127.0.0.1")
    except Refused as refused:
        sys.stderr.write(f"halls were not measured: {refused}\n")
        return
    try:
        yield from _alone(hall, folder)
        yield from _thirty(hall, folder)
    finally:
        hall.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _member(hall: Hall, name: str) -> Address:
    return join(hall.add(name, ["td"]))


def _alone(hall: Hall, folder: Path) -> Iterator[Row]:
    with create(folder / "long.floor", tournament={"code": 1}) as file:
        file.append_many(NewRow("players-moved", 1, BODY, AT) for _ in range(ROWS))
        bring_in(_member(hall, "podium-1"), "long", file.tournament, file.rows(), (), {})
    with connected(hall.owner()) as owner:
        bare_reading = min(
            timed(
                lambda: owner.execute("SELECT * FROM floor.journal WHERE tournament = 'long' ORDER BY seq").fetchall()
            )
            for _ in range(3)
        )
        entered: list[Mirror] = []
        joining = timed(lambda: entered.append(_enter(hall, "podium-1", "long", folder / "late.floor")))
        yield ratio_row(f"hall: joining late, {ROWS:,} rows", joining, bare_reading, "bare reading of them", 3)
        mirror, numbers = entered[0], count()
        owner.execute("CREATE TABLE bare (seq bigint PRIMARY KEY, at text, kind text, body text, hash bytea)")
        ours, limit = in_turns(
            200,
            lambda: mirror.append(Asked("players-moved", 1, BODY, AT, expected=mirror.head)),
            lambda: owner.execute(
                "INSERT INTO bare VALUES (%s, %s, 'players-moved', %s, %s)",
                (next(numbers), AT, json.dumps(BODY), bytes(32)),
            ),
        )
        yield ratio_row("hall: one row, on the server and in the mirror", ours, limit, "bare insert there", 6)
        mirror.close()


def _enter(hall: Hall, station: str, name: str, path: Path) -> Mirror:
    return mirror_at(str(path), ServerJournal(_member(hall, station), name))


def _thirty(hall: Hall, folder: Path) -> Iterator[Row]:
    """Each process says how long each of its calls took, and how late it saw each of the others'."""
    bring_in(_member(hall, "podium-1"), "crowd", {"code": 2}, (), (), {})
    at_work = []
    for number in range(STATIONS):
        address = _member(hall, f"podium-{number + 1}")
        arguments = (str(address.port), address.role, address.password, str(hall.certificate))
        command = [sys.executable, __file__, *arguments, str(folder / f"m{number}.floor")]
        at_work.append(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))
    for one in at_work:
        assert one.stdout is not None
        assert one.stdout.readline() == "ready\n"
    recorded: list[float] = []
    seen: list[float] = []
    for one in at_work:
        assert one.stdin is not None
        one.stdin.write("go\n")
        one.stdin.flush()
    for one in at_work:
        told = json.loads(one.communicate()[0])
        recorded += told["recorded"]
        seen += told["seen"]
    for what, took, half, most in (("recorded", recorded, 0.015, 0.2), ("seen elsewhere", seen, 0.02, 0.1)):
        cut = quantiles(took, n=100)
        yield time_row(f"hall: {STATIONS} stations, a call a second each, {what}, p50", cut[49], half)
        yield time_row(f"hall: … {what}, p99", cut[98], most)


def _record(journal: Mirror, begun: float, seen: list[float]) -> None:
    """As a desk does: freely twice, then in turn."""
    from floorman.store.journal import Behind

    for _ in range(2):
        try:
            journal.append(Asked("note-made", 1, {"sent": begun}, AT, expected=journal.head))
            return
        except Behind as behind:
            seen += [time.time() - float(str(row.body["sent"])) for row in behind.rows]
    with journal.turn():
        seen += [time.time() - float(str(row.body["sent"])) for row in journal.refresh() or ()]
        journal.append(Asked("note-made", 1, {"sent": begun}, AT, expected=journal.head))


def _station(port: str, role: str, password: str, certificate: str, mirror: str) -> None:
    """One of the thirty: a call a second, and what comes is taken in as soon as it is told of."""
    from random import random
    from threading import Event

    journal = mirror_at(
        mirror, ServerJournal(Address("127.0.0.1", int(port), role, password, Path(certificate)), "crowd")
    )
    woken = Event()
    journal.follow(woken.set)
    recorded: list[float] = []
    seen: list[float] = []
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()
    due = time.time() + 1 + random()
    end = due + SECONDS
    while time.time() < end:
        if woken.wait(max(0.0, due - time.time())):
            woken.clear()
            for row in journal.refresh() or ():
                sent = row.body["sent"]
                assert isinstance(sent, float)
                seen.append(time.time() - sent)
        if time.time() >= due:
            begun = time.time()
            _record(journal, begun, seen)
            recorded.append(time.time() - begun)
            due += 1
    sys.stdout.write(json.dumps({"recorded": recorded, "seen": seen}))
    journal.close()


if __name__ == "__main__":
    _station(*sys.argv[1:])
