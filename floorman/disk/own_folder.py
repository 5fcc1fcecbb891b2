"""The folder in which the program keeps what belongs to this machine and to no tournament."""

import os
import sys
from pathlib import Path


def own_folder(*parts: str) -> Path:
    """A folder below it, made if it is not there, for nobody else to list. OSError if it cannot be made."""
    folder = _root().joinpath("floorman", *parts)
    folder.mkdir(0o711, parents=True, exist_ok=True)
    return folder


def _root() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData/Roaming")
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support"
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
