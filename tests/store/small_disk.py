"""A disk of its own with a few hundred kilobytes, for tests that fill it."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def small_disk(folder: Path, kilobytes: int = 400) -> Iterator[Path]:
    """Such a disk in ``folder``; the test is skipped where this user may not make one."""
    place = folder / "disk"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k,mode=0777", "tmpfs", str(place)]
    able = sys.platform == "linux" and shutil.which("mount") is not None
    if not able or subprocess.run(command, capture_output=True).returncode:
        pytest.skip("a disk of a test's own cannot be made here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)


def fill(disk: Path) -> None:
    """Leaves not a page free."""
    with (disk / "fill").open("ab", buffering=0) as file:
        for size in (65536, 4096, 512, 1):
            try:
                while True:
                    file.write(bytes(size))
            except OSError:
                continue


def free(disk: Path) -> None:
    """The room is back."""
    (disk / "fill").unlink()
