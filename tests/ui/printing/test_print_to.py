"""Printing by Qt without a dialog, on a printer's own thread, as on Windows; here to a real CUPS."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtWidgets import QApplication

from floorman.desk.papers.printing import Order, issued
from floorman.desk.printing.fault import PrinterFault
from floorman.slips.preview import bitmap, page_count, page_sizes
from floorman.ui.printing.printers import print_to
from tests.desk.printing.print_cups import PrintSystem, why_not
from tests.desk.printing.print_sink import codes
from tests.desk.rooms import TestDesk

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def cups(qapp: QApplication) -> Iterator[PrintSystem]:  # noqa: ARG001 - printers need the application
    if why_not():
        pytest.skip(why_not())
    with tempfile.TemporaryDirectory(prefix="cups") as folder, pytest.MonkeyPatch.context() as patch:
        Path(folder).chmod(0o755)
        running = PrintSystem(Path(folder))
        try:
            running.wait()
            patch.setenv("CUPS_SERVER", str(running.socket))
            running.add("Windowed")
            yield running
        finally:
            running.stop()


def on_its_own_thread(name: str, paper: str, pdf: bytes) -> list[PrinterFault]:
    """A thread of its own finds the print system anew, too."""
    faults: list[PrinterFault] = []

    def run() -> None:
        try:
            print_to(name, paper, pdf)
        except PrinterFault as fault:
            faults.append(fault)

    thread = Thread(target=run)
    thread.start()
    thread.join(30)
    return faults


@pytest.mark.parametrize(("paper", "pages"), [("a4", 1), ("roll-80", 3)])
def test_papers_come_out_without_a_dialog(cups: PrintSystem, tmp_path: Path, paper: str, pages: int) -> None:
    room = TestDesk(tmp_path, tables=1)
    room.sit(1, 1, 2, 3)
    made = issued(room.desk, Order("seat-cards", paper))
    before = cups.papers()
    try:
        assert not on_its_own_thread("Windowed", paper, made.pdf)
        (out,) = cups.printed(before, 1)
        content = out.read_bytes()
    finally:
        for path in cups.papers() - before:
            path.unlink()
    assert page_count(content) == pages
    assert page_sizes(content)[0] == pytest.approx(page_sizes(made.pdf)[0], abs=3)
    width = page_sizes(content)[0][0] / 72 * 25.4
    read = codes([bitmap(content, number, 1600, width) for number in range(1, pages + 1)], tmp_path)
    assert sorted(code[-6:] for code in read) == ["000001", "000002", "000003"]


def test_a_printer_that_is_not_there(cups: PrintSystem) -> None:
    assert cups.process.poll() is None
    (fault,) = on_its_own_thread("Nowhere", "a4", b"%PDF-1.4")
    assert fault.code == "printer.unknown"
