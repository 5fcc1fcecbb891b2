"""The PostgreSQL that is installed on this machine, and its programs run as the user it wants to be."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from floorman.core.refused import Refused

OLDEST = 15
_USER = "postgres"
"""Whom PostgreSQL runs as where we are root: it refuses to be root itself."""


def programs() -> Path:
    """The folder of ``initdb`` and ``pg_ctl``, of the newest release found. Refused if none is old enough to use."""
    found: dict[int, Path] = {}
    for place in _places():
        number = _release(place)
        if number >= OLDEST:
            found.setdefault(number, place)
    if not found:
        raise Refused("hall.no-postgres", oldest=OLDEST)
    return found[max(found)]


def _places() -> list[Path]:
    named = os.environ.get("FLOORMAN_POSTGRES")
    on_path = shutil.which("initdb")
    roots = {
        "win32": (Path(os.environ.get("PROGRAMFILES", "C:/Program Files")) / "PostgreSQL", "*/bin"),
        "darwin": (Path("/Library/PostgreSQL"), "*/bin"),
    }
    root, pattern = roots.get(sys.platform, (Path("/usr/lib/postgresql"), "*/bin"))
    brewed = [*Path("/opt/homebrew/opt").glob("postgresql@*/bin"), *Path("/usr/local/opt").glob("postgresql@*/bin")]
    given = [Path(named)] if named else []
    return [*given, *root.glob(pattern), *brewed, *([Path(on_path).resolve().parent] if on_path else [])]


def _release(place: Path) -> int:
    """The main release number of the PostgreSQL in that folder; 0 if there is none."""
    try:
        told = subprocess.run([place / "initdb", "--version"], capture_output=True, text=True, check=True).stdout
        return int(told.split()[2].split(".")[0])
    except (OSError, subprocess.CalledProcessError, ValueError, IndexError):
        return 0


def run(folder: Path, program: str, *arguments: str | Path, quiet: bool = False) -> str:
    """What one of PostgreSQL's programs prints. Refused ``hall.postgres-failed`` with its last words if it fails.

    ``quiet``: its output goes nowhere, since a server that it starts would hold it open.
    """
    command = [*_as_its_user(), str(programs() / program), *map(str, arguments)]
    out = subprocess.DEVNULL if quiet else subprocess.PIPE
    env = {**os.environ, "LC_ALL": "C", "PGCONNECT_TIMEOUT": "5"}
    try:
        told = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=out, stderr=out, text=True, env=env)
    except OSError as error:
        raise Refused("hall.postgres-failed", program=program, why=str(error)) from error
    if told.returncode:
        said = (told.stderr or told.stdout or "").strip().splitlines() or [str(told.returncode)]
        raise Refused("hall.postgres-failed", program=program, why=said[-1])
    return told.stdout or ""


def _as_its_user() -> Sequence[str]:
    return ("runuser", "-u", _USER, "--") if _is_root() else ()


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def hand_over(*places: Path) -> None:
    """Files and folders are those of the user that PostgreSQL runs as; nothing to do unless we are root."""
    if sys.platform != "win32" and _is_root():
        for place in places:
            shutil.chown(place, _USER, _USER)
