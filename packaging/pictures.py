"""Makes the README's pictures from the made-up evening: ``python3 packaging/pictures.py`` (in the project's .venv)."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from floorman.desk.front.room import Room

ROOT = Path(__file__).parent.parent
OUT = ROOT / "docs" / "pictures"
SHOWN = (("window-dark", (1366, 768), "dark"), ("window-light", (1366, 768), "light"))


def main() -> int:
    """Writes the pictures; the exit status."""
    if "DISPLAY" not in os.environ and shutil.which("xvfb-run") is not None:
        # a real window: what a system's fonts and its window look do to the pictures is seen in them
        return subprocess.call(["xvfb-run", "-a", "-s", "-screen 0 1920x1080x24", sys.executable, __file__])
    os.environ["QT_QPA_PLATFORM"] = "xcb" if "DISPLAY" in os.environ else "offscreen"
    os.environ["LANG"] = "C.UTF-8"
    sys.path.insert(0, str(ROOT))
    OUT.mkdir(parents=True, exist_ok=True)
    from floorman.desk.simulation.demo import demo_evening
    from floorman.ui.commands.picture import picture

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "evening.floor"
        demo_evening(path).close()
        for name, size, theme in SHOWN:
            room = _opened(path)
            table = room.tables()[1]
            seat = room.desk.floor.now.tables[table].seated()[4]
            picture(room, OUT / f"{name}.png", size, theme, typed=f"{table}-{seat} x", chosen=(table, seat))
            (OUT / f"{name}.ini").unlink(missing_ok=True)
            room.close()
        _slips(_opened(path))
    return 0


def _opened(path: Path) -> "Room":
    from floorman.desk.files.opening import open_desk
    from floorman.desk.front.room import Room

    return Room(open_desk(path))


def _slips(room: "Room") -> None:
    """A move slip beside a sheet of seat cards, as they come out of the printers."""
    from PIL import Image

    from floorman.desk.papers.printing import Order
    from floorman.slips.preview import pages

    table = room.tables()[0]
    room.run(f"{table} halt")
    room.run(f"move {room.tables()[4]}-{_someone(room, 4)} {table}-{_freed(room, table)}")
    cards = Order("seat-cards", "a4", "en", only=str(room.tables()[2]))
    sheets = [room.issue_paper(Order("move-slips", "roll-80", "en")), room.issue_paper(cards)]
    drawn = [next(pages(sheet, 110)) for sheet in sheets]
    pictures = [Image.frombytes("RGBA", (page.width, page.height), page.pixels).convert("RGB") for page in drawn]
    gap = 24
    width = sum(one.width for one in pictures) + 3 * gap
    board = Image.new("RGB", (width, max(one.height for one in pictures) + 2 * gap), "#aeb6c1")
    at = gap
    for one in pictures:
        board.paste(one, (at, gap))
        at += one.width + gap
    board.save(OUT / "slips.png")
    room.close()


def _someone(room: "Room", at: int) -> int:
    return room.desk.floor.now.tables[room.tables()[at]].seated()[0]


def _freed(room: "Room", table: int) -> int:
    seats = room.desk.floor.now.tables[table].seated()
    room.run(f"{table}-{seats[-1]} x")
    return seats[-1]


if __name__ == "__main__":
    sys.exit(main())
