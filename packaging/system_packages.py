"""What Floorman wants from a Debian-like system itself: which packages are missing, and how they come in."""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence

OFFSCREEN: Mapping[str, str] = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
}
"""Library to Debian package: what drawing without a screen needs."""

WINDOW: Mapping[str, str] = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-image.so.0": "libxcb-image0",
    "libcups.so.2": "libcups2",
}
"""What a window on a screen needs beyond that, and printing."""

WAYLAND: Mapping[str, str] = {"libwayland-cursor.so.0": "libwayland-cursor0", "libwayland-egl.so.1": "libwayland-egl1"}


def has_display() -> bool:
    """Whether a window can be opened here."""
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def missing_libraries(*, window: bool) -> list[str]:
    """The Debian packages of the libraries that do not load; none anywhere but on Linux."""
    if not sys.platform.startswith("linux"):
        return []
    wanted = dict(OFFSCREEN)
    if window:
        wanted.update(WINDOW)
    if window and os.environ.get("WAYLAND_DISPLAY"):
        wanted.update(WAYLAND)
    return [package for library, package in wanted.items() if not loads(library)]


def missing_venv() -> list[str]:
    """Debian parts Python from its venv module: the package that has it, if it is not here."""
    if all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        return []
    return [f"python{sys.version_info.major}.{sys.version_info.minor}-venv"]


def loads(library: str) -> bool:
    """Whether the dynamic loader finds ``library``."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def can_install() -> bool:
    """Whether this is a Debian-like system and we are root on it."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_line(packages: Iterable[str]) -> str:
    """What to type, to have ``packages``."""
    return f"sudo apt-get install --no-install-recommends {' '.join(packages)}"


def apt_install(packages: Sequence[str]) -> str:
    """Installs ``packages``; returns "" or the sentence why they are not there."""
    lists, done = apt_get("update"), apt_get("install", "-y", "--no-install-recommends", *packages)
    if done.returncode == 0:
        return ""
    if any(
        mark in lists.stdout + done.stdout for mark in ("Failed to fetch", "Could not resolve", "Temporary failure")
    ):
        return f"The system's package servers cannot be reached, and they have what is missing: {' '.join(packages)}"
    errors = [line.removeprefix("E: ") for line in done.stdout.splitlines() if line.startswith("E: ")]
    return f"apt-get could not install {' '.join(packages)}: {(errors or ['no reason given'])[0]}"


def apt_get(*args: str) -> subprocess.CompletedProcess[str]:
    """Runs ``apt-get`` without questions; what it says is in ``stdout``."""
    return subprocess.run(
        ["apt-get", *args],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def bring(packages: Sequence[str]) -> str:
    """Installs ``packages`` where that may be done; returns "" or what the person has to do first."""
    if not packages:
        return ""
    if not can_install():
        return f"Parts of the system are missing. On Debian or Ubuntu install them first:\n    {apt_line(packages)}"
    print(f"Installing {' '.join(packages)} ...", flush=True)
    return apt_install(packages)
