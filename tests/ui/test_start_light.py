"""The window comes up without the heavy libraries; they are loaded when something is to be printed or read.

The floor is painted before what stands around it is loaded, and no pane is loaded before it is opened.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from floorman.ui.input.actions import ACTIONS
from tests.patience import SECONDS

HEAVY = ("reportlab", "openpyxl", "charset_normalizer", "segno", "pypdfium2", "sqlite_utils", "PIL", "babel")

SCRIPT = """
import sys
from pathlib import Path
from tests.patience import SECONDS
from floorman.ui.start.opener import DeskOpener, NewTournament
from floorman.ui.window import window

path = sys.argv[1]
if sys.argv[2] == "make":
    room = DeskOpener().new(NewTournament(path, "Harbour Cup", tables=(1, 2)))
    room.run("new Ann Lee 1-4")
    room.close()
elif sys.argv[2] == "page":
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication
    from floorman.ui.theme.look import Look

    app = QApplication(["floorman"])
    made = window.Window(Look("dark"), QSettings(path + ".ini", QSettings.Format.IniFormat))
    made.resize(1366, 768)
    made.open_room(DeskOpener().open(path), path)
    made.show()
    made.grab()
    print(0, *[name for name in sys.argv[3:] if name in sys.modules])
    made.close()
else:
    code = window.run_window(None, path=path or None, exit_after_first_paint=True)
    print(code, *[name for name in sys.argv[3:] if name in sys.modules])
"""


AROUND = (
    *("floorman.ui.window.room_page", "floorman.ui.window.actions", "floorman.ui.window.panes"),
    *("floorman.ui.advice", "floorman.ui.callline.bar", "floorman.ui.table", "floorman.ui.topbar"),
    *(
        "floorman.ui.printing",
        "floorman.desk.advice",
        "floorman.desk.calls.grammar",
        "floorman.desk.forgetting.unnamed",
    ),
    *("concurrent.futures", "zoneinfo"),
)
"""What a painted floor has no need of."""
PANES = tuple(sorted({f"floorman.ui.{action.pane.rpartition('.')[0]}" for action in ACTIONS if action.pane}))
"""The module of every pane, new ones too: it is loaded when its pane is opened."""
DESK = ("floorman.desk.desk", "floorman.desk.front.room", "floorman.store.file")


def run(path: str, what: str, home: Path, unwanted: tuple[str, ...] = HEAVY) -> str:
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, path, what, *unwanted],
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout.strip()


@pytest.mark.slow
def test_nothing_heavy_is_loaded_before_it_is_needed(tmp_path: Path) -> None:
    path = str(tmp_path / "evening.floor")
    run(path, "make", tmp_path)
    assert run(path, "show", tmp_path) == "0"


@pytest.mark.slow
def test_the_floor_is_painted_before_what_stands_around_it_is_loaded(tmp_path: Path) -> None:
    path = str(tmp_path / "evening.floor")
    run(path, "make", tmp_path)
    assert run(path, "show", tmp_path, AROUND) == "0"


@pytest.mark.slow
def test_no_pane_is_loaded_before_it_is_opened(tmp_path: Path) -> None:
    path = str(tmp_path / "evening.floor")
    run(path, "make", tmp_path)
    assert len(PANES) > 10
    assert run(path, "page", tmp_path, PANES) == "0"


@pytest.mark.slow
def test_the_start_page_is_as_light(tmp_path: Path) -> None:
    assert run("", "show", tmp_path, HEAVY + DESK) == "0", "nor is the desk, while no tournament is open"
