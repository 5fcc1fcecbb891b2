"""``python -m tests.attack``: all attacks, longer than in the gate, and figures as JSON; exit 1 if one succeeds."""

import argparse
import contextlib
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.attack import disks, kills, paths, window


def main() -> int:
    """Attacks, and tells."""
    parser = argparse.ArgumentParser(prog="python -m tests.attack")
    parser.add_argument(
        "attack", nargs="*", metavar="paths|disks|kills|window", help="only these; all if none is named"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, help="so many pairs of command and path, by chance; all if not given")
    parser.add_argument("--kills", type=int, default=200, help="of each command that writes")
    parser.add_argument("--steps", type=int, default=50_000, help="of the monkey in the window")
    asked = parser.parse_args()
    attacks: dict[str, Callable[[Path], dict[str, object]]] = {
        "paths": lambda folder: paths.attack(folder, asked.seed, asked.most),
        "disks": disks.attack,
        "kills": lambda folder: kills.attack(folder, asked.kills, asked.seed),
        "window": lambda folder: window.attack(folder, asked.steps, asked.seed),
    }
    figures = {name: _figures(work) for name, work in attacks.items() if not asked.attack or name in asked.attack}
    sys.stdout.write(json.dumps(figures, indent=1) + "\n")
    return 1 if any(one.get("faults") for one in figures.values()) else 0


def _figures(work: Callable[[Path], dict[str, object]]) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(sys.stderr):
        place = Path(folder) / "room"
        place.mkdir()
        Path(folder).chmod(0o755)
        try:
            return work(place)
        except disks.NoDisk as why:
            return {"skipped": str(why)}


if __name__ == "__main__":
    sys.exit(main())
