"""What a person waits for at the window: a call to its painted tile, the whole floor painted, a letter in find."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

from PySide6.QtCore import QRect, QSettings, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from floorman.desk.desk import Desk
from floorman.desk.front.room import Room
from floorman.ui.clock.pane import ClockPane
from floorman.ui.lists.pane import ListsPane
from floorman.ui.theme.fonts import load_name_fonts
from floorman.ui.theme.look import Look
from floorman.ui.window.room_page import RoomPage
from floorman.ui.window.window import Window
from tests.bench.bench_desk import LIMIT
from tests.bench.bench_store import bare, bare_insert
from tests.bench.big_rooms import ENTRIES, hall
from tests.bench.measure import Row, in_turns, ratio_row, time_row, timed, usual

TABLES = 1_200
TURNS = 40


class Shown:
    """A window on a hall of so many entries."""

    def __init__(self, folder: Path, entries: int) -> None:
        self.desk: Desk = hall(folder / f"{entries}.floor", entries)
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.window = Window(Look("dark"), settings)
        load_name_fonts()
        self.window.resize(1920, 1080)
        self.room = Room(self.desk)
        self.page: RoomPage = self.window.open_room(self.room, None)
        self.window.show()
        while not self.room.get_ready():
            QApplication.processEvents()
        QApplication.processEvents()

    def do(self, call: str) -> float:
        """Seconds from the call to its painted tile."""
        return timed(lambda: self._do(call))

    def _do(self, call: str) -> None:
        outcome = self.room.run(call)
        assert outcome.ok, f"{call}: {outcome.says}"
        QApplication.processEvents()

    def close(self) -> None:
        """The window goes."""
        self.window.close()
        QApplication.processEvents()


def actions(folder: Path, small: Shown, large: Shown) -> Iterator[Row]:
    """Four calls, undo and redo, in a room of 100 and one of 10,000, beside a durable insert, all in turns."""
    connection, seq = bare(folder / "actions.db"), count(1)
    taken: dict[str, list[float]] = {}
    for turn in range(TURNS):
        limit = timed(lambda: bare_insert(connection, next(seq)))
        taken.setdefault("insert", []).append(limit)
        for name, shown in (("small", small), ("large", large)):
            for what, call in _calls(shown.desk, turn):
                taken.setdefault(f"{name} {what}", []).append(shown.do(call))
    connection.close()
    insert = usual(taken["insert"])
    for what in ("bust", "move", "entry", "next"):
        ours, same = usual(taken[f"large {what}"]), usual(taken[f"small {what}"])
        limit = insert + 0.005
        yield Row(f"{what} at 10,000, to its tile", ours, insert, LIMIT, "≤ 5 ms over it", ours <= limit)
        yield ratio_row(f"{what} at 10,000 beside 100", ours, same, "the same at 100", 1.5)
    action = usual(taken["large bust"])
    for what in ("undo", "redo"):
        yield ratio_row(f"{what} of a bust at 10,000", usual(taken[f"large {what}"]), action, "the bust", 2)


def _calls(desk: Desk, turn: int) -> Iterator[tuple[str, str]]:
    """The calls of one turn; each leaves the room as full as it was."""
    tables = [table for table in desk.floor.now.standing_tables() if table.players > 6 and not table.arriving]
    one = tables[turn % len(tables)]
    yield "bust", f"{one.number}-{one.seated()[4]} x"
    yield "undo", "undo"
    yield "redo", "redo"
    yield "entry", f"new Ann Kowalska {one.number}-{one.seated()[4]}"
    other = tables[(turn + 1) % len(tables)]
    spare = next(table for table in reversed(desk.floor.now.standing_tables()) if table.free())
    yield "move", f"move {other.number}-{other.seated()[0]} {spare.number}-{spare.free()[0]}"
    desk.call("undo")
    yield "next", f"{one.number} next"


class Bare(QWidget):
    """The same rectangles and texts by bare QPainter: of each table a plate, a number, a count and a mark."""

    def __init__(self, places: list[QRect], texts: list[tuple[str, str]]) -> None:
        super().__init__()
        self._places, self._texts = places, texts
        self.resize(1920, 1080)

    def paintEvent(self, _event: object) -> None:
        """Everything, drawn anew."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        large, small = QFont("DejaVu Sans", 14, 700), QFont("DejaVu Sans", 9)
        for place, (number, players) in zip(self._places, self._texts, strict=True):
            painter.setPen(QColor("#445"))
            painter.setBrush(QColor("#223"))
            painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 5, 5)
            painter.setPen(QColor("#eee"))
            painter.setFont(large)
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft, number)
            painter.setFont(small)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, players)
            painter.drawEllipse(place.center(), 4, 4)
        painter.end()


def floor(large: Shown) -> Iterator[Row]:
    """The whole floor painted, and one changed seat."""
    page = large.page
    page.floor.resize(2560, 1440)
    page.floor.whole()
    QApplication.processEvents()
    model = page.tables
    places = [page.floor.visualRect(model.index(row)) for row in range(model.rowCount())]
    inside = [place for place in places if page.floor.viewport().rect().intersects(place)]
    texts = [(str(at), "9/9") for at in range(len(inside))]
    bare_floor = Bare(inside, texts)
    bare_floor.resize(2560, 1440)
    bare_floor.show()
    bare_floor.raise_()
    QApplication.processEvents()
    ours, limit = in_turns(20, page.floor.viewport().repaint, bare_floor.repaint)
    yield ratio_row(f"repaint of the floor, tables in view: {len(inside)}", ours, limit, "bare QPainter", 0.5)
    yield time_row("one changed seat, painting", usual(list(_changed_seats(large))), 0.0002)
    bare_floor.close()


def _changed_seats(large: Shown) -> Iterator[float]:
    """Seconds to paint a tile whose seat has changed."""
    page, desk = large.page, large.desk
    for table in desk.floor.now.standing_tables()[300:330]:
        page.floor.viewport().setUpdatesEnabled(False)
        large.room.run(f"{table.number}-{table.seated()[2]} x")
        QApplication.processEvents()
        page.floor.viewport().setUpdatesEnabled(True)
        QApplication.processEvents()
        place = page.floor.visualRect(page.tables.index(page.tables.row_of(table.number) or 0))
        page.floor.tiles._kept.pop(table.number, None)
        yield timed(lambda: page.floor.viewport().repaint(place))  # noqa: B023


def find(large: Shown) -> Row:
    """The slowest letter of several names typed."""
    lists = large.page.panes.show("lists")
    assert isinstance(lists, ListsPane)
    lists.begin_find()
    QApplication.processEvents()
    slowest = 0.0
    for name in ("kowalska", "Żegota", "ane", "17"):
        for end in range(1, len(name) + 1):
            typed, other = _typed(lists, name[:end]), _typed(lists, "zz")
            slowest = max(slowest, in_turns(5, typed, other)[0])
    large.page.panes.hide()
    return time_row("a letter in find, 10,000 names (the slowest)", slowest, 0.016)


def _typed(lists: ListsPane, text: str) -> Callable[[], None]:
    def type_it() -> None:
        lists.field.setText(text)
        lists.field.textEdited.emit(text)
        QApplication.processEvents()

    return type_it


def clock_page(large: Shown) -> Iterator[Row]:
    """A second of the clock page: the time alone is painted, beside the whole page."""
    desk, page = large.desk, large.page
    desk.call("levels standard")
    desk.call("lv go")
    pane = page.panes.show("clock")
    assert isinstance(pane, ClockPane)
    QApplication.processEvents()
    seconds = count()

    def second() -> None:
        pane.face.say_time(f"12:{next(seconds) % 50 + 10}")
        pane.face.repaint(pane.face.time_area)

    ours, whole = in_turns(40, second, pane.face.repaint)
    yield time_row("a second of the clock page, painted", ours, 0.002)
    yield ratio_row("a second of the clock page", ours, whole, "its large clock as a whole", 0.8)
    page.panes.hide()


def rows(folder: Path) -> Iterator[Row]:
    """All of them."""
    app = QApplication.instance() or QApplication([])
    assert app is not None
    small, large = Shown(folder, 100), Shown(folder, ENTRIES)
    yield from actions(folder, small, large)
    yield from floor(large)
    yield find(large)
    yield from clock_page(large)
    small.close()
    large.close()
    edge = Shown(folder, TABLES * 9 - 9)
    yield from list(floor(edge))[:1]
    edge.close()
