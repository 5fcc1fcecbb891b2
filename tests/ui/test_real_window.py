"""What differs between a display and none: fonts of the system, focus, sizes. In a real window, under Xvfb."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from floorman.shipped import resource
from tests.patience import SECONDS

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("Xvfb") is None, reason="no Xvfb here: apt-get install xvfb"),
]
ROOT = Path(__file__).parents[2]
MISLEADING = {
    "Droid Sans Fallback": "IBMPlexSansHebrew-SemiBold.ttf",
    "IBM Plex Sans": "DroidSansFallback.ttf",
    "IBM Plex Sans Condensed": "DroidSansFallback.ttf",
}
"""Families that a system may have, each with a file that lacks what the font of that name has."""


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A display with a screen of 1366 by 768."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    assert number, "the display did not start"
    yield f":{number}"
    server.terminate()
    server.wait(SECONDS)


def renaming() -> ModuleType:
    """``packaging/font_names.py``."""
    spec = util.spec_from_file_location("font_names", ROOT / "packaging" / "font_names.py")
    assert spec is not None
    assert spec.loader is not None
    made = util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def look(folder: Path, display: str, **more: str) -> dict[str, Any]:
    """What was found in the window."""
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "xcb", "DISPLAY": display, "HOME": str(folder), **more}
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.in_a_real_window", str(folder)],
        cwd=ROOT,
        env=surroundings,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_letters_focus_and_size(tmp_path: Path, display: str) -> None:
    found = look(tmp_path, display)
    assert found == {
        "platform": "xcb",
        "boxes": {},
        "families": ["Floorman Sans", "Floorman Sans Condensed"],
        "inside": True,
        "call line": True,
        "typed": "new Ann Lee",
        "focus": True,
    }


def test_a_font_of_the_system_hides_no_shipped_one(tmp_path: Path, display: str) -> None:
    names = renaming()
    fonts = tmp_path / "fonts"
    fonts.mkdir()
    for nth, (old, file) in enumerate(MISLEADING.items()):
        whole = resource("fonts", file).read_bytes()
        names.RENAMED = {"Floorman Sans Hebrew": old, "Floorman Fallback": old}
        (fonts / f"{nth}.ttf").write_bytes(names.renamed(whole))
    config = tmp_path / "fonts.conf"
    config.write_text(
        f"<fontconfig><dir>{fonts}</dir><cachedir>{tmp_path / 'cache'}</cachedir></fontconfig>", encoding="utf-8"
    )
    found = look(tmp_path, display, FONTCONFIG_FILE=str(config))
    assert found["boxes"] == {}
    assert found["families"] == ["Floorman Sans", "Floorman Sans Condensed"]


def test_every_shipped_font_has_a_name_of_its_own() -> None:
    names = renaming()
    for path in sorted(resource("fonts").glob("*.ttf")):
        whole = path.read_bytes()
        assert names.renamed(whole) == whole, f"{path.name}: run packaging/font_names.py"
