"""From nothing to a painted window: beside a bare window, and beside the bare reading of a long evening."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.bench.bench_store import bare_read
from tests.bench.big_rooms import hall, long_evening
from tests.bench.measure import Row, in_turns, ratio_row, timed

BARE = """
import os, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

class Label(QLabel):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, QApplication.quit)

app = QApplication(sys.argv)
window = QMainWindow()
window.setCentralWidget(Label("Floorman"))
window.resize(1366, 768)
window.show()
app.exec()
os._exit(0)
"""
"""Ends as ``--exit-after-first-paint`` does: right after the paint, without taking the interpreter apart."""


def _surroundings(home: Path) -> dict[str, str]:
    """A home of its own, no screen, and modules compiled once, as an installed program has them."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    own = {"XDG_CONFIG_HOME": str(home), "PYTHONPYCACHEPREFIX": str(home / "compiled")}
    return {**kept, **own, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}


def _run(home: Path, *args: str) -> None:
    subprocess.run([sys.executable, *args], env=_surroundings(home), check=True, capture_output=True)


def memory(home: Path, *args: str) -> float:
    """The most memory that a process of ours holds, in megabytes."""
    script = "import resource, subprocess, sys; subprocess.run(sys.argv[1:], check=True, capture_output=True); "
    script += "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    done = subprocess.run(
        [sys.executable, "-c", script, sys.executable, *args],
        env=_surroundings(home),
        check=True,
        capture_output=True,
        text=True,
    )
    return int(done.stdout) / 1024


def rows(folder: Path) -> Iterator[Row]:
    """Start with 200 entries; a long evening opened."""
    small, long = folder / "start.floor", folder / "long.floor"
    hall(small, 200).close()
    show = ("-m", "floorman", str(small), "--exit-after-first-paint")
    _run(folder, *show)
    ours, limit = in_turns(9, lambda: _run(folder, *show), lambda: _run(folder, "-c", BARE))
    yield ratio_row("start to the painted window, 200 entries", ours, limit, "a bare window", 1.6)
    long_evening(long)
    wide = ("-m", "floorman", str(long), "--exit-after-first-paint")
    whole, bare_window = in_turns(5, lambda: _run(folder, *wide), lambda: _run(folder, "-c", BARE))
    read = min(timed(lambda: bare_read(long)) for _ in range(5))
    most = 3 * read + bare_window
    beside = f"bare reading (and {bare_window * 1000:.0f} ms for the bare window)"
    yield Row(
        "open 10,000 entries, 60,000 events, to a painted floor", whole, read, beside, "≤ 3× + window", whole <= most
    )
    used = memory(folder, *wide)
    yield Row(f"memory then: {used:.0f} MB", 0, 0, "–", "< 400 MB", used < 400)
