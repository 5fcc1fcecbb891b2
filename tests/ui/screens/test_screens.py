"""Screens on this machine's monitors: opened by a call, painted, hidden, never over the window itself."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from floorman.screens.frames import MOST_SLIDES, SCREEN_KINDS
from floorman.screens.scene import HEIGHT, WIDTH
from floorman.ui.monitors.desk import ScreensDesk, monitors
from floorman.ui.monitors.metres import BETTER, metres, width_mm
from floorman.ui.monitors.monitor import MonitorWindow
from floorman.ui.monitors.painting import ScenePainter, whole_screen
from floorman.ui.screens.pane import ScreensPane
from tests.ui.desks import Played


class _Elsewhere:
    """A monitor that shows nothing here."""

    def name(self) -> str:
        return "elsewhere"


LEVELS = "100/200/200 20\n150/300/300 20 late\nbreak 15\n200/400/400 20\n"


@pytest.fixture
def hall(played: Played, tmp_path: Path) -> Played:
    """The clock runs."""
    file = tmp_path / "levels.txt"
    file.write_text(LEVELS, encoding="utf-8")
    played.play(f"levels {file}", "lv go")
    return played


def picture(screens: ScreensDesk, kind: str, at: int) -> QImage:
    """A whole screen as it is painted."""
    image = QImage(WIDTH // 4, HEIGHT // 4, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    frame = screens.frames(next(one for one in SCREEN_KINDS if one == kind))[0]
    place = whole_screen(QRectF(image.rect()))
    screens.painter().still(painter, frame, place)
    screens.painter().live(painter, frame, place, at)
    painter.end()
    return image


def test_the_window_itself_is_never_covered(hall: Played) -> None:
    screens, told = hall.page.screens, []
    screens.failed.connect(told.append)
    hall.play("screen 1 clock")
    assert told == ["Floorman's own window is on screen 1: it is not covered."]
    assert not screens.windows()
    hall.play("screen 1 off")
    assert not screens.shown


def test_a_screen_that_is_not_there_is_told_and_shows_once_it_is(hall: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    screens, told = hall.page.screens, []
    screens.failed.connect(told.append)
    hall.play("screen 2 clock")
    assert told == ["Screen 2 is not plugged in; it shows as soon as it is."]
    there = [_Elsewhere(), monitors()[0]]
    monkeypatch.setattr("floorman.ui.monitors.desk.monitors", lambda: there)
    screens.home = None
    screens.turn()
    (window,) = screens.windows()
    assert window.isVisible()
    there.pop()
    screens.turn()
    assert not window.isVisible()
    there.append(QApplication.screens()[0])
    screens.turn()
    assert window.isVisible()
    hall.play("screen 2 off")
    assert not screens.windows()


@pytest.mark.parametrize("kind", SCREEN_KINDS)
def test_each_kind_is_painted_and_its_time_goes(hall: Played, kind: str) -> None:
    screens = hall.page.screens
    begun = hall.test.clock()
    now, later = picture(screens, kind, begun), picture(screens, kind, begun + 5_000)
    assert now != later
    assert now == picture(screens, kind, begun)


def test_a_second_repaints_the_time_alone(hall: Played, qtbot: QtBot) -> None:
    screens = hall.page.screens
    painted: list[QRegion] = []

    class Watched(MonitorWindow):
        def paintEvent(self, event: QPaintEvent) -> None:
            painted.append(QRegion(event.region()))
            super().paintEvent(event)

    window = Watched(hall.test.clock, screens.painter())
    qtbot.addWidget(window)
    window.resize(960, 540)
    window.show()
    window.take(screens.frames("clock"), screens.painter())
    qtbot.waitUntil(lambda: bool(painted))
    QApplication.processEvents()
    painted.clear()
    hall.test.clock.now += 1_000
    window.tick()
    qtbot.waitUntil(lambda: bool(painted))
    covered = sum(box.width() * box.height() for region in painted for box in region)
    assert covered < 0.4 * 960 * 540


def test_slides_come_from_a_folder_and_its_faults_are_told(hall: Played, tmp_path: Path) -> None:
    screens, told = hall.page.screens, []
    screens.failed.connect(told.append)
    hall.play(f"slides {tmp_path / 'nowhere'}")
    empty = tmp_path / "empty"
    empty.mkdir()
    hall.play(f"slides {empty}")
    assert len(told) == 2
    sponsors = tmp_path / "sponsors"
    sponsors.mkdir()
    for nth in range(22):
        tile = QPixmap(40, 30)
        tile.fill()
        assert tile.save(str(sponsors / f"{nth:02}.png"))
    (sponsors / "zz-broken.png").write_bytes(b"no picture")
    hall.play(f"slides {sponsors}")
    assert len(told) == 2
    assert screens.slides == MOST_SLIDES


def test_pages_are_opened_and_closed_by_calls(hall: Played) -> None:
    screens = hall.page.screens
    hall.play("web on 127.0.0.1")
    assert screens.pages is not None
    first = screens.pages.server.tokens
    hall.play("web new")
    assert screens.pages.server.tokens != first
    hall.play("web off")
    assert screens.pages is None


def test_pages_that_cannot_be_opened_are_told_and_the_journal_says_so(hall: Played, qtbot: QtBot) -> None:
    screens, told = hall.page.screens, []
    screens.failed.connect(told.append)
    hall.play("web on 203.0.113.77")
    assert len(told) == 1
    assert "203.0.113.77" in told[0]
    qtbot.waitUntil(lambda: hall.journal() == "The room's pages are closed")


def test_the_pane_says_what_each_screen_shows_and_from_how_far_it_is_read(hall: Played) -> None:
    hall.window.window_actions.act("screens")
    pane = hall.page.panes.made["screens"]
    assert isinstance(pane, ScreensPane)
    assert pane.addresses.text() == "Closed: nobody in the network sees anything."
    row = pane.rows[0]
    row.inches.setValue(65)
    assert "time 44 m, blinds 25 m" in row.metres.text()
    row.kind.setCurrentIndex(row.kind.findData("seats"))
    row.kind.activated.emit(row.kind.currentIndex())
    assert hall.journal().startswith("Screen 1: seats by name")
    pane.theme.setCurrentIndex(pane.theme.findData("light"))
    pane.theme.activated.emit(0)
    assert hall.page.screens.theme == "light"


def test_metres_by_the_angle_that_figures_need() -> None:
    wide = width_mm(65)
    assert [round(metres(size, wide)) for size in (400, 230, 140, 96)] == [45, 26, 16, 11]
    assert round(metres(400, wide, BETTER)) == 36


def test_both_themes_have_every_colour() -> None:
    for theme in ("dark", "light"):
        assert ScenePainter(theme).colour("ground") != ScenePainter(theme).colour("hi")
