"""kill -9 in the middle of a draw, a break or an import: what was told as recorded is there, and the room is whole."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from floorman.desk.files.opening import open_desk
from floorman.desk.floor.invariants import whole
from floorman.store.check import check
from tests.patience import SECONDS

CHILD = """
import sys
from floorman.core.facts import ImportEntries, ListedEntry
from floorman.core.facts import NewTable, TablesOpened
from floorman.desk.files.opening import Opening, new_desk

desk = new_desk(sys.argv[1], Opening("Friday 100"))
next_table = 1
while True:
    desk.record(TablesOpened(tuple(NewTable(next_table + at, 9) for at in range(12))))
    next_table += 12
    names = [(f"Player {at}", "") for at in range(60)]
    told = [desk.record(ImportEntries((ListedEntry(),) * 60), names=names)]
    calls = ["draw", f"break {next_table - 1}", "in all", "undo", "undo", "redo", f"{next_table - 3}-2 x", "undo"]
    print(told[0].seq, flush=True)
    for call in calls:
        one = desk.call(call)
        if one.seq is not None:
            print(one.seq, flush=True)
"""


@pytest.mark.parametrize("seed", range(10))
def test_nothing_acknowledged_is_lost(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    path = tmp_path / "killed.floor"
    child = subprocess.Popen([sys.executable, "-c", CHILD, str(path)], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    acknowledged = 0
    for _ in range(chance.randint(1, 14)):
        acknowledged = int(child.stdout.readline())
    time.sleep(chance.random() * 0.03)
    os.kill(child.pid, signal.SIGKILL)
    rest = child.stdout.read().split()
    child.wait(timeout=SECONDS)
    child.stdout.close()
    acknowledged = max([acknowledged, *(int(seq) for seq in rest[:-1])])
    health = check(path)
    assert health.ok, health
    desk = open_desk(path)
    assert len(desk.log.facts) >= acknowledged > 0
    whole(desk.floor.now)
    for entry in desk.floor.now.entries:
        assert desk.floor.names.name(entry), f"entry {entry} lost its name"
    assert desk.call("new Ann Kowalska").ok
    desk.close()
