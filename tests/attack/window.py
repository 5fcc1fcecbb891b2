"""A monkey in the window: keys, clicks, drags, calls and languages by chance, on a real desk, over every pane."""

import faulthandler
import json
import os
import re
import subprocess
import sys
import traceback
from collections import deque
from itertools import count
from pathlib import Path
from random import Random
from types import TracebackType

from tests.attack.line_kills import ROOT
from tests.patience import SECONDS

_FAULTS = 10
"""So many, and it is enough."""
_LOOK_EVERY = 500
"""Steps after which the room is held against what every room must be."""
_BLAMELESS = re.compile("This plugin does not support")
"""What Qt's screen that is none says of itself."""


def attack(folder: Path, steps: int, seed: int) -> dict[str, object]:
    """So many steps in a process of its own; figures, and under "faults" what went wrong, with what led to it."""
    command = [sys.executable, "-m", "tests.attack.window", str(folder), str(steps), str(seed)]
    known = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONHASHSEED": "0", "HOME": str(folder)}
    known |= {name: str(folder / name) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "TMPDIR")}
    (folder / "TMPDIR").mkdir()
    done = subprocess.run(command, cwd=ROOT, env=known, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        last = (folder / "diary.txt").read_text("utf-8").splitlines()[-30:]
        return {"steps": 0, "faults": [f"ended with {done.returncode}: {done.stderr[-4000:]}; before: {last}"]}
    found: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return found


def main(folder: Path, steps: int, seed: int) -> None:
    """The process itself."""
    from PySide6.QtCore import qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from tests.attack.fence import fenced

    faulthandler.enable()
    app = QApplication(["monkey"])
    app.setApplicationName("Floorman")
    chance = Random(seed)
    (folder / "copies").mkdir()
    here = folder / "here" / "deep"
    here.mkdir(parents=True)
    os.chdir(here)
    monkey = Monkey(folder, chance)
    qInstallMessageHandler(lambda _kind, _where, words: monkey.warned(str(words)))
    with fenced(folder, chance):
        monkey.begin()
        sys.excepthook = monkey.caught
        try:
            for _ in range(steps):
                faulthandler.dump_traceback_later(SECONDS, exit=True)
                monkey.step()
                if len(monkey.faults) >= _FAULTS:
                    break
        except Exception:
            traceback.print_exc()
            raise
        sys.excepthook = sys.__excepthook__
        monkey.end()
    faulthandler.cancel_dump_traceback_later()
    sys.stdout.write(json.dumps(monkey.figures()) + "\n")
    sys.stdout.flush()
    os._exit(0)


class Monkey:
    """Does one thing after the other, and keeps what went wrong."""

    def __init__(self, folder: Path, chance: Random) -> None:
        from PySide6.QtCore import QSettings

        from floorman.ui.theme.look import Look
        from floorman.ui.window.window import Window
        from tests.attack.acts import Acts

        self.folder, self.chance = folder, chance
        self.faults: list[str] = []
        self.steps = 0
        self.recorded = 0
        self._before: deque[str] = deque(maxlen=12)
        self._diary = (folder / "diary.txt").open("w", encoding="utf-8", buffering=1)
        self._seen: set[str] = set()
        self.window = Window(Look("dark"), QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
        self.acts = Acts(self.window, chance)

    def begin(self) -> None:
        """A room of several tables, and what the monkey may read and write beside it."""
        from tests.ui.evening import play_evening

        for name in ("room.floor", "other.floor"):
            play_evening(self.folder / name)
        (self.folder / "list.csv").write_text("Name,Table,Seat\nAnna Holt,,\nBob Lee,31,2\n王伟,,\n", encoding="utf-8")
        (self.folder / "house.toml").write_text('name = "Club"\nlike = "tda-2024"\n', encoding="utf-8")
        self._open()
        self.window.show()
        self.window.resize(1366, 768)

    def _open(self) -> None:
        from floorman.desk.files.opening import open_desk
        from floorman.desk.front.room import Room
        from tests.desk.rooms import MINUTE
        from tests.ui.evening import END

        numbers = count(self.steps)
        self.room = Room(
            open_desk(
                self.folder / "room.floor",
                clock=lambda: END + MINUTE + 700 * self.steps,
                chance=lambda: f"seed {next(numbers)}",
            )
        )
        self.window.open_room(self.room, str(self.folder / "room.floor"))

    def step(self) -> None:
        """One thing, and what comes of it is painted."""
        from PySide6.QtCore import QEvent
        from PySide6.QtWidgets import QApplication

        self.steps += 1
        if self.window.isHidden() or (self.window.page is None and self.chance.random() < 0.05):
            self._back()
        act = self.acts.any()
        self._before.append(act.__name__)
        self._diary.write(f"{self.steps} {act.__name__}\n")
        try:
            self._before[-1] = f"{act.__name__} {act() or ''}"
            self._diary.write(f" {self._before[-1]}\n")
            QApplication.processEvents()
            if self.steps % 20 == 0:
                QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        except Exception as fault:  # the monkey's own call into the window, or an event handler's
            self.caught(type(fault), fault, fault.__traceback__)
        if self.steps % _LOOK_EVERY == 0:
            self._look()

    def _back(self) -> None:
        """The window again, with the room."""
        page = self.window.page
        if page is not None:
            self.window.leave_room()
        self.window.show()
        self._open()

    def _look(self) -> None:
        from floorman.desk.floor.invariants import Broken, whole

        page = self.window.page
        if page is not None:
            try:
                whole(page.room.desk.floor.now)
            except Broken as broken:
                self._keep(f"impossible room: {broken}")

    def end(self) -> None:
        """The tournament is closed: its files are whole, and their rooms can be."""
        from floorman.desk.files.checking import check_all
        from floorman.disk.output import PART

        self._look()
        if self.window.page is not None:
            self.window.leave_room()
        for path in sorted(self.folder.rglob("*.floor")):
            health = check_all(path)
            self.recorded += health.total
            if not health.ok:
                self._keep(f"{path.name} is not whole: {health.problems}")
        left = [*self.folder.rglob("*-wal"), *self.folder.rglob("*.lock"), *self.folder.rglob(PART)]
        if left:
            self._keep(f"left behind: {[one.name for one in left]}")

    # what went wrong

    def caught(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """An exception that reached nobody else."""
        self._keep("".join(traceback.format_exception(kind, fault, trace)[-6:]))

    def warned(self, words: str) -> None:
        """Qt complains."""
        if not _BLAMELESS.search(words):
            self._keep(f"Qt: {words}")

    def _keep(self, what: str) -> None:
        if what not in self._seen:
            self._seen.add(what)
            self.faults.append(f"step {self.steps}: {what}; before: {' | '.join(self._before)}")

    def figures(self) -> dict[str, object]:
        """What was done, and what went wrong."""
        return {"steps": self.steps, "rows": self.recorded, **self.acts.figures(), "faults": self.faults}


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
