"""Looking at a paper issues nothing; saving and printing do."""

from io import BytesIO
from pathlib import Path

import pytest
from pypdfium2 import PdfDocument
from PySide6.QtCore import QSize, Qt
from PySide6.QtPrintSupport import QPrinter

from floorman.desk.front.room import Room
from floorman.slips.press import Press
from floorman.slips.preview import page_count
from floorman.ui.papers.pane import PapersPane
from floorman.ui.printing.kinds import KINDS
from floorman.ui.printing.pages import Pages
from floorman.ui.printing.printers import print_pdf, printer_for
from floorman.ui.window.room_page import RoomPage
from floorman.ui.window.window import Window
from tests.ui.conftest import Press as Key
from tests.ui.evening import recorded


def two_pages() -> bytes:
    """A PDF of two slips, 80 by 120 mm."""
    out = BytesIO()
    press = Press(out, "Slips", "en")
    for top in (20, 60):
        press.page(80, 120, [f"0.6 w 10 {top} 60 30 re S"])
    press.close()
    return out.getvalue()


@pytest.fixture
def page(window: Window) -> RoomPage:
    assert window.page is not None
    return window.page


@pytest.fixture
def pane(page: RoomPage) -> PapersPane:
    shown = page.panes.show("papers")
    assert isinstance(shown, PapersPane)
    return shown


def words(pane: PapersPane) -> str:
    """What stands on the pages that are shown."""
    assert pane.pages is not None
    return "\n".join(page.get_textpage().get_text_bounded() for page in PdfDocument(pane.pages._pdf))


def test_a_look_issues_no_serials(pane: PapersPane, room: Room) -> None:
    assert pane.kind.currentData() == "move-slips"
    assert "000002" in words(pane), "those that are between tables"
    assert recorded(room) == []
    assert not pane.sheet.pixmap().isNull()
    assert pane.count.text().startswith("Page 1 of 1")


def test_choices_change_what_is_shown(pane: PapersPane) -> None:
    before = words(pane)
    pane.paper.setCurrentIndex(pane.paper.findData("roll-80"))
    pane.lang.setCurrentIndex(pane.lang.findData("pl"))
    pane.only.setText("22-3")
    pane.only.editingFinished.emit()
    assert pane.pages is not None
    assert round(pane.pages.size(0)[0] / 72 * 25.4) == 80
    assert "000003" in words(pane)
    assert "000002" not in words(pane)
    assert set(words(pane).split()) - set(before.split()), "in Polish"


def test_page_keys_turn_pages(pane: PapersPane, press: Key) -> None:
    pane.show_kind("seating-by-name")
    for key, says in (
        (Qt.Key.Key_PageDown, "Page 2 of 2"),
        (Qt.Key.Key_PageDown, "Page 2 of 2"),
        (Qt.Key.Key_PageUp, "Page 1 of 2"),
    ):
        press(pane, key)
        assert pane.count.text().startswith(says)


def test_nothing_to_print_is_said_and_nothing_can_be_printed(pane: PapersPane) -> None:
    pane.show_kind("balance-orders")
    assert pane.notice.words == "Nothing to print here."
    assert not pane.print_it.isEnabled()
    assert not pane.save_it.isEnabled()


def test_why_a_paper_cannot_be_is_said(pane: PapersPane) -> None:
    pane.only.setText("12")
    pane.show_kind("break-cards")
    assert pane.notice.words == "W. Żółtarz (#99) keeps the seat 12-9; unpin first, or move by name"


def test_saving_issues(pane: PapersPane, room: Room, tmp_path: Path) -> None:
    pane.show_kind("seat-cards")
    pane.only.setText("12")
    pane.only.editingFinished.emit()
    assert pane.save_to(tmp_path / "cards.pdf")
    assert page_count((tmp_path / "cards.pdf").read_bytes()) == 1
    assert (pane.notice.words, pane.notice.level) == (f"Saved: {tmp_path / 'cards.pdf'}", "done")
    said = recorded(room)
    assert len(said) == 2, "serials were given, and then they were on paper"
    assert all("000004" in one for one in said)


def test_a_full_disk_is_said(pane: PapersPane, tmp_path: Path) -> None:
    assert not pane.save_to(tmp_path / "no" / "folder.pdf")
    assert pane.notice.words.startswith("Not saved: ")


def test_escape_goes_back_to_the_floor(page: RoomPage, pane: PapersPane, press: Key) -> None:
    press(pane.kind, Qt.Key.Key_Escape)
    assert page.panes.shown == ""
    assert page.bar.field.hasFocus()


def test_every_kind_has_a_name_of_its_own() -> None:
    assert len(set(KINDS.values())) == len(KINDS)


@pytest.mark.usefixtures("look")
def test_pages_are_as_large_as_their_place() -> None:
    pages = Pages(two_pages())
    assert pages.count == 2
    wide, high = pages.size(0)
    assert (round(wide / 72 * 25.4), round(high / 72 * 25.4)) == (80, 120)
    picture = pages.picture(1, QSize(400, 300))
    assert picture.height() <= 300
    assert abs(picture.width() / picture.height() - 80 / 120) < 0.02


@pytest.mark.usefixtures("look")
@pytest.mark.parametrize("paper", ["a4", "letter", "roll-80", "card-4x3"])
def test_pages_go_to_a_printer(paper: str, tmp_path: Path) -> None:
    printer = printer_for(paper)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "out.pdf"))
    assert print_pdf(printer, two_pages())
    assert page_count((tmp_path / "out.pdf").read_bytes()) == 2


@pytest.mark.qt_log_ignore("QPainter::begin")
@pytest.mark.usefixtures("look")
def test_a_printer_that_does_not_begin_is_told(tmp_path: Path) -> None:
    printer = printer_for("a4")
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "no" / "folder" / "out.pdf"))
    assert not print_pdf(printer, two_pages())
