"""What the monkey in the window must not reach: dialogs of the system, real printers, the network, a browser."""

import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QDesktopServices, QDrag
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QFileDialog, QMenu

from floorman import ui
from floorman.desk.printing import lane, system
from floorman.desk.printing.fault import PrinterFault

PRINTERS = ("Hall", "Office")
NEW_FILES = ("list.csv", "picture.png", "house.toml", "cards.pdf", "room.floor", "taken.floor", "no/such/place.pdf", "")


@contextmanager
def fenced(folder: Path, chance: Random) -> Iterator[None]:
    """Dialogs answer by chance with a file of ``folder`` or none; printers fail now and then, and print nothing."""

    class Dialogs(QFileDialog):
        """The system's file dialogs."""

        @staticmethod
        def getOpenFileName(*_asked: object) -> tuple[str, str]:
            """A file that is there, one that is not, or none."""
            files = [str(one) for one in sorted(folder.iterdir())]
            return chance.choice([*files, str(folder / "gone.csv"), ""]), ""

        @staticmethod
        def getSaveFileName(*_asked: object) -> tuple[str, str]:
            """A place for a new file, also one that is taken."""
            name = chance.choice(NEW_FILES)
            return (str(folder / name) if name else ""), ""

        @staticmethod
        def getExistingDirectory(*_asked: object) -> str:
            """A folder, one that is gone, or none."""
            return chance.choice([str(folder / "copies"), str(folder / "gone"), ""])

    class Menu(QMenu):
        """A menu in which something is chosen at once, or nothing."""

        def exec(self, *_where: object) -> None:
            """Chooses."""
            actions = [one for one in _all_of(self) if one.isEnabled() and one.text()]
            if actions and chance.random() < 0.8:
                chance.choice(actions).trigger()

    class Drag(QDrag):
        """What is dragged falls nowhere."""

        def exec(self, *_how: object) -> Qt.DropAction:
            """It is let go at once."""
            return Qt.DropAction.IgnoreAction

    class PrintDialog(QPrintDialog):
        """The system's print dialog, left at once."""

        def exec(self) -> int:
            """It is left."""
            return QPrintDialog.DialogCode.Rejected.value

    class NoBrowser:
        """Nothing opens."""

        @staticmethod
        def openUrl(_what: object) -> bool:
            """It does not."""
            return False

    def send(_pdf: bytes, printer: str, _paper: str = "a4") -> None:
        if chance.random() < 0.3:
            raise PrinterFault("printer.stopped", printer=printer)

    def no_line(*_asked: object, **_more: object) -> None:
        raise ConnectionRefusedError

    fences: tuple[tuple[Any, str, Any], ...] = (
        (system, "system_printers", lambda: PRINTERS),
        (lane, "send_to_system", send),
        (socket, "create_connection", no_line),
        *_everywhere(QFileDialog, Dialogs),
        *_everywhere(QMenu, Menu),
        *_everywhere(QDrag, Drag),
        *_everywhere(QPrintDialog, PrintDialog),
        *_everywhere(QDesktopServices, NoBrowser),
    )
    with ExitStack() as stack:
        for owner, name, instead in fences:
            stack.enter_context(patch.object(owner, name, instead))
        yield


def _everywhere(kind: type, instead: type) -> Iterator[tuple[Any, str, Any]]:
    """Each module of the window that knows a class of Qt, which itself cannot be changed."""
    for module in walk_packages(ui.__path__, "floorman.ui."):
        if ".commands." not in module.name:
            import_module(module.name)
    for name, known in list(sys.modules.items()):
        if name.startswith("floorman.ui") and getattr(known, kind.__name__, None) is kind:
            yield known, kind.__name__, instead


def _all_of(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        under = action.menu()
        if isinstance(under, QMenu):
            yield from _all_of(under)
        else:
            yield action
