"""Libraries of the system that Qt is built on: which of them a Linux machine lacks, and the package that brings it."""

import ctypes
import os
import sys
from collections.abc import Callable, Iterable, Mapping

DRAWING: Mapping[str, str] = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
}
"""Library to Debian's package: without these nothing of Qt is loaded."""
ON_X11: Mapping[str, str] = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-image.so.0": "libxcb-image0",
}
"""Without these Qt ends the program when the first window is to be made."""


def loads(library: str) -> bool:
    """Whether the dynamic loader finds ``library``."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing(loads: Callable[[str], bool] = loads) -> tuple[str, ...]:
    """The packages of what is missing for a window here; none anywhere but on Linux."""
    if not sys.platform.startswith("linux"):
        return ()
    wanted = dict(DRAWING)
    if on_x11():
        wanted.update(ON_X11)
    return tuple(package for library, package in wanted.items() if not loads(library))


def on_x11() -> bool:
    """Whether Qt will make its windows by X11."""
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    return platform.startswith("xcb") if platform else not os.environ.get("WAYLAND_DISPLAY")


def told(packages: Iterable[str]) -> str:
    """What to do about packages that are missing, in one sentence."""
    named = " ".join(packages)
    return f"the window needs libraries that this system lacks; on Debian or Ubuntu: sudo apt install {named}"
