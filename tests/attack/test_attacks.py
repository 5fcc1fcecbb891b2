"""The attacks on paths, disks, the window and by kills, as long as the gate has time for.

``python -m tests.attack`` is longer.
"""

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.attack.line_kills import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform == "win32", reason="needs fork")]


def figures(*args: str) -> dict[str, Any]:
    """What ``python -m tests.attack`` finds: a process of its own, as a window's threads must not be forked."""
    command = [sys.executable, "-m", "tests.attack", *args]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    found: dict[str, Any] = json.loads(done.stdout)[args[0]] if done.stdout else {"faults": [done.stderr]}
    if "skipped" in found:
        pytest.skip(found["skipped"])
    return found


def test_commands_on_every_kind_of_path() -> None:
    found = figures("paths", "--most", "250", "--seed", "7")
    assert found["faults"] == []
    assert found["tried"] == 250
    assert min(found["done, partly, refused"]) > 0


def test_full_read_only_and_closed_disks() -> None:
    found = figures("disks")
    assert found["faults"] == []
    assert found["tried"] > 90


def test_kills_while_something_is_written_for_others() -> None:
    found = figures("kills", "--kills", "8")
    assert found["faults"] == []
    assert found["kills"] > 40


def test_a_monkey_in_the_window() -> None:
    found = figures("window", "--steps", "1000", "--seed", "3")
    assert found["faults"] == []
    assert found["steps"] == 1000
    assert found["rows"] > 150
    assert len(found["panes"]) > 6
