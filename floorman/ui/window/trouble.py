"""When the program itself is at fault: one sentence, the window stays, and a report without names is offered."""

import sys
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, QStandardPaths, Signal

from floorman.desk.fault import report
from floorman.disk.output import write
from floorman.disk.refused import PathRefused


class Trouble(QObject):
    """Takes what nobody has caught. ``happened`` carries the report; it is also kept in a file."""

    happened = Signal(str)

    def install(self) -> None:
        """From now on no traceback reaches the floor."""
        sys.excepthook = self.take

    def take(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """The hook itself. Ctrl+C still ends the program."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, fault, trace)
            return
        said = report(kind, trace)
        if sys.stderr is not None:
            sys.stderr.write(said)
        self.happened.emit(said)


def report_path() -> Path:
    """Where the newest report is kept."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder or ".") / "floorman-report.txt"


def keep(words: str, path: Path) -> bool:
    """Writes a report; False if the disk does not take it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, words.encode("utf-8"), private=True)
    except (OSError, PathRefused):
        return False
    return True
