#!/usr/bin/env python3
"""Sets everything up and runs the whole gate; arguments go to pytest, and then coverage is not asked for.

``--release`` runs no test: it makes the release and tries its .deb in a bare system (packaging/release.py).
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python is what this line is for
    sys.exit("Floorman needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])  # noqa: UP031

import os
import shutil
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from from_nothing import ROOT, SetUpError, set_up
from system_packages import apt_install, can_install

TOOLS: Mapping[str, str] = {
    "Xvfb": "xvfb",
    "xauth": "xauth",
    "pdftotext": "poppler-utils",
    "zbarimg": "zbar-tools",
    "makensis": "nsis",
    "pg_ctlcluster": "postgresql",
    "update-mime-database": "shared-mime-info",
}
"""Command to Debian package: what some tests look at windows and papers with; without it they skip."""

COVERAGE = (
    *("--cov=floorman.core", "--cov=floorman.rules", "--cov-branch"),
    *("--cov-report=term-missing:skip-covered", "--cov-fail-under=100"),
)


def main(args: Sequence[str]) -> int:
    """Exit status: 0 when every step passed, otherwise 1."""
    if list(args[:1]) == ["--release"]:
        return subprocess.call([sys.executable, str(ROOT / "packaging" / "release.py"), *args[1:]])
    try:
        python = set_up("test", window=True)
    except SetUpError as fault:
        print(fault, file=sys.stderr)
        return 1
    bring_tools()
    failed = [name for name, command in checks(python).items() if not passes(name, command)]
    print(
        f"Failed before the tests: {', '.join(failed)}" if failed else "All checks before the tests passed.", flush=True
    )
    tested = subprocess.call([python, "-m", "pytest", *(args or COVERAGE)], cwd=ROOT, env=surroundings())
    return 1 if failed or tested else 0


def checks(python: Path) -> Mapping[str, Sequence[str]]:
    """What is held besides the tests: a name and its command each, in the order they run."""
    scripts = python.parent
    own = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "packaging").rglob("*.py"))
    return {
        "format": [str(scripts / "ruff"), "format", "--check", "."],
        "lint": [str(scripts / "ruff"), "check", "."],
        "types": [str(scripts / "mypy"), "--strict", "-p", "floorman"],
        "types of packaging": [str(scripts / "mypy"), "--strict", *own],
        "imports": [str(scripts / "lint-imports")],
        "catalogues": [str(python), "packaging/catalogues.py", "--check", "--complete"],
    }


def passes(name: str, command: Sequence[str]) -> bool:
    """Runs one check, says its name and time; its own words are shown only if it fails."""
    began = time.monotonic()
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=surroundings(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    ok = done.returncode == 0
    print(f"{'ok    ' if ok else 'FAILED'} {name}  {time.monotonic() - began:.1f} s", flush=True)
    if not ok:
        print(done.stdout, flush=True)
    return ok


def surroundings() -> dict[str, str]:
    """The environment of every step: Qt draws without a screen, Python speaks UTF-8."""
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}


def bring_tools() -> None:
    """Installs what a few tests look with, where that may be done; they skip without it."""
    missing = [package for command, package in TOOLS.items() if shutil.which(command) is None]
    if not missing or not sys.platform.startswith("linux"):
        return
    fault = apt_install(missing) if can_install() else f"not here: {' '.join(missing)}"
    if fault:
        print(f"Some tests will be skipped ({fault})", flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
