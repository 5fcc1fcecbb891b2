"""A folder to attack: tournaments at rest and open, lists, a script, and what must not be touched."""

import hashlib
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from PIL import Image

from floorman.cli.main import main
from floorman.desk.files.opening import open_desk

_HOLD = """
import sys
from floorman.desk.files.opening import open_desk
desk = open_desk(sys.argv[1])
desk.call("wait Held Player")
print("held", flush=True)
sys.stdin.read()
desk.close()
"""

QUESTION = '{"id": 1, "ask": "ante_order"}\n'


def furnish(folder: Path, players: int = 12) -> None:
    """Fills ``folder``: ``a.floor`` for the command itself, ``other.floor`` and ``open.floor``, and its other files."""
    calls = "\n".join(f"new Player {number} {number // 6 + 1}-{number % 6 + 1}" for number in range(players))
    for name in ("a.floor", "other.floor", "open.floor"):
        path = folder / name
        assert main(["new", str(path), "--name", "Friday", "--tables", f"1-{players // 6 + 1}"]) == 0
        desk = open_desk(path)
        for call in calls.split("\n"):
            assert desk.call(call).ok
        desk.close()
    (folder / "script.txt").write_text("wait Ann\nwait Bob\n", encoding="utf-8")
    (folder / "list.csv").write_text("Name\nAnna Holt\nBob Lee\n", encoding="utf-8")
    (folder / "house.toml").write_text('name = "Club"\nlike = "tda-2024"\n', encoding="utf-8")
    (folder / "ask.jsonl").write_text(QUESTION, encoding="utf-8")
    (folder / "levels.txt").write_text("25/50 20\n50/100 20\n", encoding="utf-8")
    (folder / "copies").mkdir()
    Image.new("L", (60, 20)).save(folder / "logo.png")


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Another program has the tournament open, with a row that is only in its write-ahead file."""
    with subprocess.Popen(
        [sys.executable, "-c", _HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdin is not None
        assert holder.stdout.readline() == "held\n"
        yield
        holder.stdin.close()


def fingerprints(folder: Path, *names: str) -> Mapping[str, str]:
    """What the files of those names hold; "" for one that is not there."""
    return {
        name: hashlib.sha256((folder / name).read_bytes()).hexdigest() if (folder / name).is_file() else ""
        for name in names
    }
