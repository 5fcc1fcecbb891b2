"""The window as a PNG, without a display; for the README, the headless demo and looking at it."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QEvent, QIODevice, QSettings, QTemporaryDir
from PySide6.QtWidgets import QApplication

from floorman.desk.front.room import Room
from floorman.disk.output import write
from floorman.ui.theme.fonts import load_name_fonts
from floorman.ui.theme.look import Look
from floorman.ui.window.window import Window


def picture(
    room: Room,
    path: Path,
    size: tuple[int, int] = (1366, 768),
    theme: str = "dark",
    typed: str = "",
    chosen: tuple[int, int | None] | None = None,
    pane: str = "",
) -> None:
    """Writes the window of ``size`` on ``room`` to ``path``: a call typed, table and seat chosen, a pane open.

    PathRefused if nothing may be written there.
    """
    app = QApplication.instance() or QApplication(["floorman", "-platform", "offscreen"])
    assert isinstance(app, QApplication)
    load_name_fonts()
    kept = QTemporaryDir()
    window = Window(Look(theme), QSettings(kept.filePath("picture.ini"), QSettings.Format.IniFormat))
    window.resize(*size)
    page = window.open_room(room, None)
    if chosen is not None:
        page.choice.choose(*chosen)
    window.show()
    if typed:
        page.bar.type(typed)
    if pane:
        page.panes.show(pane)
    for _round in range(3):
        app.processEvents()
    write(path, _png(window))
    window.hide()
    window.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _png(window: Window) -> bytes:
    held = QBuffer()
    held.open(QIODevice.OpenModeFlag.WriteOnly)
    window.grab().save(held, "PNG")
    return bytes(held.data().data())
