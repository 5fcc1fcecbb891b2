"""The shared libraries that Qt wants from a Debian-like system: which are missing, and how they come in."""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping

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


def apt_install(packages: Iterable[str]) -> str:
    """Installs ``packages``; returns "" or the sentence why they are not there."""
    wanted = list(packages)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *wanted]):
        done = subprocess.run(
            ["apt-get", *command],
            env=quiet,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    if done.returncode == 0:
        return ""
    errors = [line for line in done.stdout.splitlines() if line.startswith("E:")] or ["apt-get gave no reason."]
    return f"apt-get could not install {' '.join(wanted)}. It said: {errors[0]}"


def bring_libraries(*, window: bool) -> str:
    """Installs what is missing where it may; returns "" or what the person has to do first."""
    missing = missing_libraries(window=window)
    if not missing:
        return ""
    if not can_install():
        return f"Qt lacks system libraries here. On Debian or Ubuntu install them first:\n    {apt_line(missing)}"
    print(f"Installing Qt's system libraries: {' '.join(missing)} ...", flush=True)
    return apt_install(missing)
