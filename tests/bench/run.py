"""Every benchmark in one table: ``python tests/bench/run.py [--only PART] [FOLDER]``. Ratios are what counts.

FOLDER is where files are made (by default the system's temporary one): its disk decides what an insert costs.
"""

import argparse
import io
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.bench import (
    bench_advise,
    bench_clock,
    bench_desk,
    bench_formats,
    bench_hall,
    bench_prizes,
    bench_start,
    bench_window,
)
from tests.bench.big_rooms import ENTRIES
from tests.bench.measure import Row, ratio_row, table, time_row, timed


def simulated(_folder: Path) -> Iterator[Row]:
    """A whole tournament of ten thousand, and whether a hand costs the same all along."""
    from floorman.desk.simulation import simulate

    report = simulate(ENTRIES)
    seconds = report.time["seconds"]
    assert isinstance(seconds, float)
    yield time_row(f"simulate 10,000 players, {report.hands:,} hands", seconds, 60)
    quarters = report.time["microseconds_a_hand"]
    assert isinstance(quarters, list)
    costs = [cost / 1e6 for cost in quarters]
    yield ratio_row("its hand, dearest quarter", max(costs), min(costs), "cheapest quarter", 1.5)


def advised(_folder: Path) -> Iterator[Row]:
    """A hundred thousand lines of the rules desk."""
    from floorman.cli.advise.run import answer_all

    asked = bench_advise.lines()
    batch = b"\n".join(asked) + b"\n"
    ours = timed(lambda: answer_all(io.BytesIO(batch), io.BytesIO(), sys.stderr, "en"))
    limit = timed(lambda: [json.dumps(json.loads(line)) for line in asked])
    yield ratio_row("advise, 100,000 next_hand lines", ours, limit, "json alone", 6)


PARTS: dict[str, Callable[[Path], Iterator[Row]]] = {
    "start": bench_start.rows,
    "clock": bench_clock.rows,
    "formats": bench_formats.rows,
    "desk": bench_desk.rows,
    "window": bench_window.rows,
    "simulate": simulated,
    "advise": advised,
    "prizes": bench_prizes.rows,
    "hall": bench_hall.rows,
}


def main() -> None:
    """Measures and prints the table."""
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("folder", nargs="?")
    wish.add_argument("--only", choices=tuple(PARTS), action="append", help="some of the parts")
    asked = wish.parse_args()
    rows: list[Row] = []
    for name, part in PARTS.items():
        if not asked.only or name in asked.only:
            with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
                rows += part(Path(folder))
            print(f"{name}: done", file=sys.stderr)
    print(table(rows))


if __name__ == "__main__":
    main()
