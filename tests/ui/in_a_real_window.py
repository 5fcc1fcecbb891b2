"""Looks at a window on a real display, and says what it found as JSON: ``python -m tests.ui.in_a_real_window DIR``."""

import json
import sys
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QRect, QSettings
from PySide6.QtGui import QColor, QFontInfo, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from floorman.desk.files.opening import Opening, new_desk
from floorman.desk.front.room import Room
from floorman.ui.paint import text
from floorman.ui.theme.fonts import load_name_fonts
from floorman.ui.theme.look import Look
from floorman.ui.window.window import Window
from tests.patience import MILLISECONDS

SCRIPTS = {
    "Latin": "Éva Żółtarz",
    "Cyrillic": "Зоя Щърбева",
    "Greek": "Νίκη",
    "Korean": "라마바사아자차",
    "Chinese": "王小明",
    "Japanese": "たなか",
    "Arabic": "محمد",
    "Hebrew": "דוד",
}
FACES = (text.PLATE, text.HEAD, text.ECHO, text.SMALL)


def drawn(face: text.Face, letter: str) -> QImage:
    """One letter, as it is painted."""
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    text.line(painter, QRect(4, 4, 52, 52), letter, face, QColor("black"))
    painter.end()
    return image


def boxes(face: text.Face) -> list[str]:
    """Scripts of which letters come out alike, as empty boxes do, or as nothing at all."""
    found = []
    for name, word in SCRIPTS.items():
        letters = sorted(set(word) - {" "})
        pictures = {bytes(drawn(face, letter).constBits()) for letter in letters}
        if len(pictures) < len(letters) or bytes(drawn(face, " ").constBits()) in pictures:
            found.append(name)
    return found


def main(folder: Path) -> None:
    """Opens a tournament in the window and tells what differs from what was meant."""
    app = QApplication(["floorman"])
    look = Look("dark")
    window = Window(look, QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    window.remember()
    desk = new_desk(folder / "evening.floor", Opening("Friday 100", "7", "1", "tda-2024", 9, (1, 2)))
    page = window.open_room(Room(desk), None)
    window.show()
    late = QDeadlineTimer(MILLISECONDS)
    while not (window.isActiveWindow() and page.bar.field.hasFocus()) and not late.hasExpired():
        app.processEvents()
        if not window.isActiveWindow():
            window.activateWindow()
    for face in FACES:
        boxes(face)  # what was asked for before the letters of other scripts were there is not kept
    load_name_fonts()
    room = window.screen().availableGeometry()
    QTest.keyClicks(app.focusWidget() or window, "new Ann Lee")
    app.processEvents()
    found = {
        "platform": app.platformName(),
        "boxes": {str(face): missing for face in FACES if (missing := boxes(face))},
        "families": sorted({QFontInfo(face.font).family() for face in FACES}),
        "inside": room.contains(window.frameGeometry()),
        "call line": page.bar.geometry().bottom() < window.height(),
        "typed": page.bar.calls.text,
        "focus": page.bar.field.hasFocus(),
    }
    window.leave_room()
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
