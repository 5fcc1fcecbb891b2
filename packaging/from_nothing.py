"""Makes the checkout's ``.venv`` with what ``constraints.txt`` pins; an unchanged one is recognised in milliseconds."""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from system_packages import bring, missing_libraries, missing_venv

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
LOG = VENV / "set-up.log"
ROOM_NEEDED = 700_000_000
"""Free bytes below which a first set-up is not begun: 350 MB come to stay, the rest is for unpacking."""

PIP_FAULTS = (
    (("No space left on device", "not enough space"), "The disk is full: make some room and start again."),
    (
        (
            "NewConnectionError",
            "NameResolutionError",
            "ConnectTimeout",
            "ReadTimeout",
            "ProxyError",
            "Connection refused",
        ),
        "The packages cannot be fetched: this machine does not reach the package index.",
    ),
    (
        ("CERTIFICATE_VERIFY_FAILED",),
        "The packages cannot be fetched: the package index's certificate is not trusted here.",
    ),
    (("No matching distribution found",), "A pinned package has no build for this system or this Python."),
    (
        ("Permission denied", "Access is denied"),
        "A file in .venv cannot be written: is Floorman running, or is .venv another user's?",
    ),
)


class SetUpError(Exception):
    """The set-up cannot go on; its text is the one sentence for the person at the keyboard."""


@contextmanager
def step(name: str) -> Iterator[None]:
    """Prints ``name``, and its seconds once it is done."""
    print(f"{name} ...", flush=True)
    began = time.monotonic()
    yield
    print(f"    done in {time.monotonic() - began:.1f} s", flush=True)


def venv_python() -> Path:
    """The interpreter inside ``.venv``, whether or not it is there."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def set_up(extra: str = "", *, window: bool) -> Path:
    """Everything that Floorman needs here; ``window``: also what a window on a screen needs. Returns the interpreter.

    ``extra`` names optional dependencies ("" or "test"). Raises SetUpError. An unchanged set-up costs next to nothing.
    """
    missing = missing_libraries(window=window)
    made_before = any(VENV.glob("*.stamp"))
    lacking = bring(missing if made_before else [*missing_venv(), *missing])
    if lacking:
        raise SetUpError(lacking)
    try:
        return make(extra)
    except OSError as fault:
        raise SetUpError(f"The set-up cannot go on: {fault.strerror} ({fault.filename or VENV}).") from fault


def make(extra: str) -> Path:
    """``.venv`` with what is pinned; a whole one is recognised by its stamp, a half-made one is mended."""
    stamps = [VENV / f"floorman-{name}.stamp" for name in ([extra, "run"] if extra else ["run"])]
    wanted = fingerprint()
    if venv_python().exists() and stamps[0].exists() and stamps[0].read_text(encoding="ascii") == wanted:
        return venv_python()
    check_room()
    if not venv_works():
        make_venv()
    install(extra)
    for stamp in stamps:
        stamp.write_text(wanted, encoding="ascii")
    return venv_python()


def fingerprint() -> str:
    """Changes with whatever the set-up depends on: what is pinned, the Python, the place of the checkout."""
    seen = hashlib.sha256(f"{sys.version_info[:2]} {ROOT}".encode())
    for path in (ROOT / "pyproject.toml", CONSTRAINTS):
        seen.update(path.read_bytes())
    return seen.hexdigest()


def check_room() -> None:
    """Raises SetUpError when a first set-up would fill the disk."""
    free = shutil.disk_usage(ROOT).free
    if not VENV.exists() and free < ROOM_NEEDED:
        raise SetUpError(
            f"The disk has {free // 1_000_000} MB free and the set-up needs {ROOM_NEEDED // 1_000_000} MB:"
            " make some room and start again."
        )


def venv_works() -> bool:
    """Whether ``.venv`` has a running interpreter of this Python's version, and pip."""
    if not venv_python().exists():
        return False
    ask = "import sys, pip; print(*sys.version_info[:2])"
    try:
        said = subprocess.run([venv_python(), "-c", ask], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return said.returncode == 0 and said.stdout.split() == [str(part) for part in sys.version_info[:2]]


def make_venv() -> None:
    """A fresh ``.venv`` in place of whatever stands there. Raises SetUpError."""
    python = getattr(sys, "_base_executable", None) or sys.executable
    with step(f"Making .venv with Python {sys.version.split()[0]}"):
        made = subprocess.run([python, "-m", "venv", "--clear", VENV], capture_output=True, text=True, check=False)
    if made.returncode != 0:
        raise SetUpError(
            sentence_for(made.stdout + made.stderr) or f".venv cannot be made: {last_line(made.stdout + made.stderr)}"
        )


def install(extra: str) -> None:
    """The build backend, then the checkout with what it needs, all at the pinned versions. Raises SetUpError."""
    what = f".[{extra}]" if extra else "."
    with step("Installing what packaging/constraints.txt pins"):
        LOG.unlink(missing_ok=True)
        pip("hatchling", "editables")
        pip("--no-build-isolation", "-e", what)


def pip(*args: str) -> None:
    """``pip install`` under the constraints, its words kept in ``.venv/set-up.log``. Raises SetUpError."""
    manner = ("--disable-pip-version-check", "--no-input", "--retries", "2", "--constraint", str(CONSTRAINTS))
    done = subprocess.run(
        [str(venv_python()), "-m", "pip", "install", *manner, *args],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    with LOG.open("a", encoding="utf-8") as log:
        log.write(done.stdout)
    if done.returncode != 0:
        said = sentence_for(done.stdout) or f"pip could not install: {last_line(done.stdout)}"
        raise SetUpError(f"{said}\n    The whole story is in {LOG}")


def sentence_for(output: str) -> str:
    """The plain sentence for a known fault in pip's words, or ""."""
    return next((says for marks, says in PIP_FAULTS if any(mark in output for mark in marks)), "")


def last_line(output: str) -> str:
    """The last line that says anything."""
    return next((line.strip() for line in reversed(output.splitlines()) if line.strip()), "no reason given")
