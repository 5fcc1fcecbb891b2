"""The bundle's entry, as its recipe names it, is the program's own: it opens the window and runs every command."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from floorman.__main__ import FRONTS
from floorman.cli.main import COMMANDS, main

ROOT = Path(__file__).parent.parent
SPEC = ROOT / "packaging" / "floorman.spec"


def entry() -> Path:
    """The script that the recipe makes the program of."""
    named = re.search(r'Analysis\(\s*\[str\(root((?: / "[^"]+")+)\)', SPEC.read_text(encoding="utf-8"))
    assert named is not None
    return ROOT.joinpath(*re.findall(r'"([^"]+)"', named[1]))


def run(*args: str, folder: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"}
    env |= {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    return subprocess.run(
        [sys.executable, str(entry()), *args], cwd=folder, env=env, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("on", ["the start page", "a file"])
def test_the_window_is_painted(on: str, tmp_path: Path) -> None:
    assert main(["new", str(tmp_path / "a.floor"), "--name", "Friday", "--tables", "1-3"]) == 0
    file = [str(tmp_path / "a.floor")] if on == "a file" else []
    done = run(*file, "--exit-after-first-paint", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_it_has_every_command(tmp_path: Path) -> None:
    told = run("--help", folder=tmp_path).stdout
    assert [name for name in (*COMMANDS, *FRONTS) if name != "window" and f"  {name} " not in told] == []


def test_a_mistake_is_one_sentence(tmp_path: Path) -> None:
    done = run("show", "none.floor", folder=tmp_path)
    assert (done.returncode, done.stderr) == (2, "floorman: There is no file none.floor.\n")
