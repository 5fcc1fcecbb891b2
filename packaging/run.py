#!/usr/bin/env python3
"""Sets everything up and starts Floorman: on the made-up evening, or with the arguments that ``floorman`` takes."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python is what this line is for
    sys.exit("Floorman needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])  # noqa: UP031

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

from from_nothing import ROOT, SetUpError, set_up
from system_packages import has_display


def main(args: Sequence[str]) -> int:
    """Exit status: the program's own, or 1 when the set-up failed."""
    try:
        python = set_up(window=has_display())
    except SetUpError as fault:
        print(fault, file=sys.stderr)
        return 1
    if args:
        return start(python, args)
    return start(python, ["demo"]) if has_display() else draw_evening(python, ROOT / "out")


def start(python: Path, args: Sequence[str]) -> int:
    """Floorman in this process's place; where there is no such thing, as its child."""
    command = [str(python), "-P", "-m", "floorman", *args]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.call(command)


def draw_evening(python: Path, folder: Path) -> int:
    """The made-up evening without a screen: pictures and papers into ``folder``."""
    done = subprocess.call([str(python), "-P", "-m", "floorman", "demo", "--headless", str(folder)])
    if done == 0:
        print("There is no display here, so the evening was drawn instead of opened.")
        for kind, ending in (("Pictures", ".png"), ("Papers", ".pdf")):
            found = sorted(path.relative_to(folder) for path in folder.rglob(f"*{ending}"))
            print(f"{kind} in {folder}: {', '.join(map(str, found)) or 'none'}")
    return done


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
