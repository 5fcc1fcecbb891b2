"""The print queue in the window: lamp, jobs and what can be done with them, printers, automatic printing."""

import errno
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from floorman.desk.front.room import Room
from floorman.desk.printing.choices import Auto, choices_path, read_choices
from floorman.desk.printing.fault import PrinterFault
from floorman.desk.printing.lane import Parcel
from floorman.desk.printing.target import PrinterKind, Target
from floorman.ui.paint.text import watch_cuts
from floorman.ui.papers.pane import PapersPane
from floorman.ui.print_queue.choices import ROLL
from floorman.ui.print_queue.pane import PrintingPane
from floorman.ui.printing import desk as printing_desk
from floorman.ui.theme.look import Look
from floorman.ui.window.room_page import RoomPage
from floorman.ui.window.window import Window
from floorman.ui.words import PSEUDO, speak
from tests.desk.rooms import TestDesk
from tests.patience import MILLISECONDS, SECONDS
from tests.ui.conftest import Press

OFF = PrinterFault("printer.not-reached", printer="10.0.0.9", why="No route to host")


class Printer:
    """Does what it is told, in turn."""

    def __init__(self) -> None:
        self.parcels: list[Parcel] = []
        self.fates: SimpleQueue[Exception | None] = SimpleQueue()

    def __call__(self, parcel: Parcel, out: Callable[[int], None]) -> None:
        self.parcels.append(parcel)
        fate = self.fates.get(timeout=SECONDS)
        if fate is not None:
            raise fate
        out(1)


@pytest.fixture
def printer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Printer:
    made = Printer()
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setattr(printing_desk, "print_parcel", made)
    monkeypatch.setattr(printing_desk, "printers_here", lambda: ("Office", "Cards"))
    return made


@pytest.fixture
def page(printer: Printer, qtbot: QtBot, look: Look, settings: QSettings, tmp_path: Path) -> Iterator[RoomPage]:
    room = TestDesk(tmp_path, tables=3)
    room.sit(1, 1, 2, 3)
    window = Window(look, settings)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    shown = window.open_room(Room(room.desk), None)
    window.show()
    qtbot.waitExposed(window)
    yield shown
    for _ in range(4):
        printer.fates.put(None)
    shown.printing.close()


@pytest.fixture
def pane(page: RoomPage, qtbot: QtBot) -> PrintingPane:
    page.panes.open_lamp("printer")
    shown = page.panes.made["printing"]
    assert isinstance(shown, PrintingPane)
    qtbot.waitUntil(lambda: shown.choices.slips.count() == 4, timeout=MILLISECONDS)
    return shown


def choose_roll(pane: PrintingPane) -> None:
    choices = pane.choices
    choices.slips.setCurrentIndex(choices.slips.findData(ROLL))
    choices.slips.activated.emit(1)
    choices.address.setText("10.0.0.9")
    choices.address.editingFinished.emit()


def state(pane: PrintingPane) -> list[tuple[object, ...]]:
    cell = Qt.ItemDataRole.DisplayRole
    return [tuple(pane.model.data(pane.model.index(row, at), cell) for at in range(4)) for row in range(99)][
        : pane.model.rowCount()
    ]


def test_choices_are_kept_for_this_machine(pane: PrintingPane, page: RoomPage) -> None:
    assert page.strip.printer.under == "no printer chosen"
    choose_roll(pane)
    pane.choices.sheets.setCurrentIndex(pane.choices.sheets.findData("Office"))
    pane.choices.sheets.activated.emit(1)
    box = pane.choices.auto["break-cards"]
    box.setCurrentIndex(box.findData("on"))
    box.activated.emit(2)
    pane.choices.buzzer.click()
    pane.choices.large.click()
    pane.choices.lang.setCurrentIndex(pane.choices.lang.findData("pl"))
    pane.choices.lang.activated.emit(2)
    kept = read_choices(choices_path())
    assert (kept.lang, kept.large) == ("pl", True)
    assert kept.targets == {
        "slips": Target(PrinterKind.ROLL, "10.0.0.9", buzz=True),
        "sheets": Target(PrinterKind.SYSTEM, "Office", "a4"),
    }
    assert kept.automatic("break-cards") is Auto.ON
    assert (page.strip.printer.under, page.strip.printer.shape) == ("ready", "tick-disc")


def test_the_room_s_line_is_kept_and_a_logo_that_is_none_is_not(pane: PrintingPane, tmp_path: Path) -> None:
    choices = pane.choices
    choices.line.setText("  Harbour Casino ")
    choices.line.editingFinished.emit()
    assert choices.printing.room_says() == ("Harbour Casino", "")
    choices.logo.setText(str(tmp_path / "none.png"))
    choices.logo.editingFinished.emit()
    assert choices.logo.text() == ""
    assert choices.line.text() == "Harbour Casino"


def test_a_move_asks_and_enter_prints_it(pane: PrintingPane, page: RoomPage, printer: Printer, qtbot: QtBot) -> None:
    choose_roll(pane)
    page.run("move 1-1 2-1")
    qtbot.waitUntil(lambda: state(pane) == [("asks", "Move slips", "1", "000001")], timeout=MILLISECONDS)
    assert page.strip.printer.under == "slips wait: 1"
    printer.fates.put(None)
    pane.view.entered.emit()
    qtbot.waitUntil(lambda: page.strip.printer.under == "ready · 000001", timeout=MILLISECONDS)
    assert state(pane)[0][0] == "done"


def test_a_failure_is_said_and_tried_again(pane: PrintingPane, page: RoomPage, printer: Printer, qtbot: QtBot) -> None:
    choose_roll(pane)
    page.run("slip 1-1")
    printer.fates.put(OFF)
    qtbot.waitUntil(lambda: page.strip.printer.under == "off · wait: 1", timeout=MILLISECONDS)
    assert page.strip.printer.shape == "stop"
    assert pane.notice.words.startswith("The printer 10.0.0.9 cannot be reached: No route to host.")
    assert (pane.go.text(), pane.hold.isEnabled()) == ("Try again", True)
    printer.fates.put(None)
    pane.go.click()
    qtbot.waitUntil(lambda: page.strip.printer.under == "ready · 000001", timeout=MILLISECONDS)
    assert pane.notice.words == ""


def test_hold_and_take_out(pane: PrintingPane, page: RoomPage, qtbot: QtBot, press: Press) -> None:
    choose_roll(pane)
    pane.pause.click()
    page.run("slip 1-1")
    qtbot.waitUntil(lambda: state(pane) == [("waits", "Seat cards", "1", "000001")], timeout=MILLISECONDS)
    assert page.strip.printer.under == "held · wait: 1"
    pane.hold.click()
    assert state(pane)[0][0] == "held"
    press(pane.view, Qt.Key.Key_Delete)
    assert state(pane) == []
    assert pane.pause.text() == "Let everything go on"


def test_print_now_goes_to_the_chosen_printer(
    pane: PrintingPane, page: RoomPage, printer: Printer, qtbot: QtBot
) -> None:
    choose_roll(pane)
    papers = page.panes.show("papers")
    assert isinstance(papers, PapersPane)
    papers.kind.setCurrentIndex(papers.kind.findData("seat-cards"))
    assert papers.paper.currentData() == "roll-80", "the paper of its own printer"
    papers.paper.setCurrentIndex(papers.paper.findData("a4"))
    papers.now_it.click()
    assert page.panes.shown == "printing", "there is no printer for A4"
    assert page.bar.echo.echo.title == "No printer is chosen for this paper"
    page.panes.show("papers")
    papers.paper.setCurrentIndex(papers.paper.findData("roll-80"))
    papers.now_it.click()
    assert papers.notice.words == "To the printer: 10.0.0.9"
    qtbot.waitUntil(lambda: len(printer.parcels) == 1, timeout=MILLISECONDS)
    assert page.panes.shown == "papers"
    printer.fates.put(OFF)
    qtbot.waitUntil(lambda: papers.notice.level == "stop", timeout=MILLISECONDS)
    assert papers.notice.words.startswith("The printer 10.0.0.9 cannot be reached")
    page.printing.tick()
    printer.fates.put(None)
    qtbot.waitUntil(lambda: papers.notice.words == "Printed: 10.0.0.9", timeout=MILLISECONDS)
    papers.only.setText("1")
    papers.only.editingFinished.emit()
    assert papers.notice.words == "", "another choice, no answer yet"


def test_a_printer_that_took_nothing_is_off_though_nothing_waits(
    pane: PrintingPane, page: RoomPage, printer: Printer, qtbot: QtBot
) -> None:
    choose_roll(pane)
    page.run("move 1-1 2-1")
    QApplication.processEvents()
    pane.print_job()
    printer.fates.put(OFF)
    qtbot.waitUntil(lambda: pane.notice.words != "", timeout=MILLISECONDS)
    pane.cancel_job()
    assert pane.jobs.lamp().says == "does not answer"


def test_idle_printers_are_asked_now_and_then(
    pane: PrintingPane, page: RoomPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def out_of_reach(target: Target) -> PrinterFault:
        asked.append(target.name)
        return OFF

    monkeypatch.setattr(printing_desk, "printer_out_of_reach", out_of_reach)
    choose_roll(pane)
    assert pane.jobs.lamp().says == "ready"
    for _ in range(printing_desk.ASK_EVERY + 1):
        page.printing.tick()
    qtbot.waitUntil(lambda: pane.jobs.lamp().says == "does not answer", timeout=MILLISECONDS)
    assert asked == ["10.0.0.9"]


def test_papers_open_on_what_there_is_to_print(page: RoomPage) -> None:
    papers = page.panes.show("papers")
    assert isinstance(papers, PapersPane)
    assert papers.kind.currentData() == "seat-cards", "nobody moves"
    assert papers.print_it.isEnabled()
    papers.show_kind("rulings")
    page.panes.show("papers")
    page.panes.hide()
    page.panes.show("papers")
    assert papers.kind.currentData() == "seat-cards", "nothing has been ruled"


def test_papers_are_looked_at_and_printed_as_they_were_chosen(page: RoomPage) -> None:
    papers = page.panes.show("papers")
    assert isinstance(papers, PapersPane)
    assert papers.more.wall.isHidden()
    assert papers.more.reasons.isHidden()
    papers.more.large.click()
    papers.more.order.setCurrentIndex(papers.more.order.findData("name"))
    papers.more.initials.setText("MK")
    order = papers._asked()
    assert (order.large, order.order, order.initials, order.wall, order.reasons) == (True, "name", "MK", False, False)
    papers.show_kind("seating-by-name")
    papers.more.wall.click()
    order = papers._asked()
    assert (order.large, order.wall, order.initials) == (True, True, "")
    papers.show_kind("move-slips")
    papers.more.reasons.click()
    assert papers._asked().reasons
    assert not papers._asked().wall, "it is no list"


def test_a_file_that_cannot_be_written_leaves_its_slips_waiting(
    page: RoomPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_part: Path, _goal: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    papers = page.panes.show("papers")
    assert isinstance(papers, PapersPane)
    papers.kind.setCurrentIndex(papers.kind.findData("seat-cards"))
    printing = page.printing.begin()
    assert printing is not None
    for path in (tmp_path / "no" / "folder.pdf", printing.desk.file.path, tmp_path):
        assert not papers.save_to(path)
        assert printing.rows() == ()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", full)
        assert not papers.save_to(tmp_path / "cards.pdf")
    assert [(row.count, row.asks) for row in printing.rows()] == [(3, True)]
    assert papers.save_to(tmp_path / "cards.pdf")
    slips = printing.desk.floor.now.slips
    assert [(slip.serial, slip.printed, slip.reprint) for slip in slips.values()] == [
        (serial, True, 0) for serial in (1, 2, 3)
    ]


@pytest.mark.parametrize("lang", ["en", "pl", "bg", "fr", PSEUDO])
@pytest.mark.parametrize("size", [(1366, 768), (800, 600)])
def test_words_find_room(page: RoomPage, lang: str, size: tuple[int, int]) -> None:
    speak(lang)
    page.window().resize(*size)
    pane = page.panes.show("printing")
    assert isinstance(pane, PrintingPane)
    choose_roll(pane)
    page.run("move 1-1 2-1")
    QApplication.processEvents()
    with watch_cuts() as cut:
        pane.grab()
    assert cut == []
    inside = [button.geometry() for button in pane.buttons]
    assert all(pane.rect().contains(each) for each in inside)
    assert not any(one.intersects(other) for nth, one in enumerate(inside) for other in inside[nth + 1 :])
    assert all(each.height() >= 44 for each in inside)


def test_what_a_choice_is_for_stands_beside_it_in_words(pane: PrintingPane) -> None:
    choose_roll(pane)
    pane.choices.line.setText("Harbour Club, 1st floor")
    pane.choices.logo.setText("/nowhere/logo.png")
    said = [label.text() for label in pane.choices.findChildren(QLabel) if label.isVisible()]
    for words in ("Slips", "Sheets", "Language of slips", "The room's line on papers"):
        assert words in said
    assert pane.choices.dots.currentText() == "576 dots"


@pytest.mark.parametrize("lang", ["en", "pl", "bg", "fr"])
def test_nothing_of_the_choices_lies_below_the_fold_of_a_small_screen(page: RoomPage, lang: str) -> None:
    speak(lang)
    shown = page.panes.show("printing")
    assert isinstance(shown, PrintingPane)
    QApplication.processEvents()
    assert shown.side.verticalScrollBar().maximum() == 0
    choices = shown.choices
    choices.slips.setCurrentIndex(choices.slips.findData(ROLL))
    choices._show_roll()
    QApplication.processEvents()
    assert shown.side.verticalScrollBar().maximum() == 0
    assert choices.logo.visibleRegion().boundingRect().height() == choices.logo.height()


@pytest.mark.parametrize("lang", ["en", "pl", "bg", "fr"])
@pytest.mark.parametrize("size", [(1366, 768), (800, 600)])
def test_what_is_chosen_is_read_whole(page: RoomPage, lang: str, size: tuple[int, int]) -> None:
    page.window().resize(*size)
    speak(lang)
    shown = page.panes.show("printing")
    assert isinstance(shown, PrintingPane)
    QApplication.processEvents()
    choices = shown.choices
    for box in (choices.slip_paper, choices.sheet_paper, *choices.auto.values()):
        assert box.width() >= box.sizeHint().width(), box.currentText()
    assert choices.width() <= shown.side.viewport().width()


@pytest.mark.parametrize(("size", "hidden"), [((1920, 1080), []), ((1366, 768), [4]), ((800, 600), [2, 4])])
def test_a_narrow_queue_goes_without_its_printers(page: RoomPage, size: tuple[int, int], hidden: list[int]) -> None:
    page.window().resize(*size)
    shown = page.panes.show("printing")
    assert isinstance(shown, PrintingPane)
    QApplication.processEvents()
    assert [column for column in range(5) if shown.view.isColumnHidden(column)] == hidden
