"""Papers through a real CUPS: what comes out is looked at as a picture, and its codes are scanned."""

import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from floorman.desk.papers.printing import Order, issued
from floorman.desk.printing.fault import PrinterFault
from floorman.desk.printing.system import send_to_system, stopped, system_printers
from floorman.slips.preview import bitmap, page_count, page_sizes
from tests.desk.printing.print_cups import PrintSystem, why_not
from tests.desk.printing.print_sink import codes
from tests.desk.rooms import TestDesk


@pytest.fixture(scope="module")
def cups() -> Iterator[PrintSystem]:
    if why_not():
        pytest.skip(why_not())
    with tempfile.TemporaryDirectory(prefix="cups") as folder, pytest.MonkeyPatch.context() as patch:
        # the printer's own account must reach its folder
        Path(folder).chmod(0o755)
        running = PrintSystem(Path(folder))
        try:
            running.wait()
            patch.setenv("CUPS_SERVER", str(running.socket))
            running.add("Office")
            yield running
        finally:
            running.stop()


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> TestDesk:
    made = TestDesk(tmp_path_factory.mktemp("cups"), tables=1)
    made.play("\n".join(f"new {name}" for name in ("Łukasz Żółć", "Иван Щерев", "王小明", *("Ann Lee",) * 6)))
    return made


@pytest.mark.parametrize(("paper", "pages"), [("a4", 2), ("roll-80", 9)])
def test_papers_come_out_as_they_were_made(cups: PrintSystem, room: TestDesk, paper: str, pages: int) -> None:
    made = issued(room.desk, Order("seat-cards", paper))
    before = cups.papers()
    try:
        send_to_system(made.pdf, "Office", paper)
        (out,) = cups.printed(before, 1)
        content = out.read_bytes()
    finally:
        for path in cups.papers() - before:
            path.unlink()
    assert page_count(content) == page_count(made.pdf) == pages
    assert page_sizes(content)[0] == pytest.approx(page_sizes(made.pdf)[0], abs=3)
    width = page_sizes(made.pdf)[0][0] / 72 * 25.4
    pictures = [bitmap(content, number, 1600, width) for number in range(1, pages + 1)]
    read = codes(pictures, cups.folder)
    assert sorted(code[-6:] for code in read) == [f"{serial:06}" for serial in sorted(made.serials)]


def test_the_printers_of_this_machine(cups: PrintSystem) -> None:
    assert system_printers() == ("Office",)
    assert cups.process.poll() is None


def test_a_printer_that_is_not_there_is_named(cups: PrintSystem) -> None:
    assert cups.process.poll() is None
    with pytest.raises(PrinterFault) as failed:
        send_to_system(b"%PDF-1.4", "Nowhere", "a4")
    assert failed.value.code == "printer.refused"
    assert failed.value.params == {"printer": "Nowhere", "why": "The printer or class does not exist"}


def test_a_stopped_printer_gets_nothing(cups: PrintSystem) -> None:
    subprocess.run(["cupsdisable", "-h", str(cups.socket), "Office"], check=True)
    try:
        assert stopped("Office")
        with pytest.raises(PrinterFault, match=r"printer\.stopped"):
            send_to_system(b"%PDF-1.4", "Office", "a4")
    finally:
        subprocess.run(["cupsenable", "-h", str(cups.socket), "Office"], check=True)
    assert not stopped("Office")


def test_a_machine_without_a_print_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert system_printers() == ()
    assert not stopped("Office")
    with pytest.raises(PrinterFault) as failed:
        send_to_system(b"", "Office")
    assert failed.value.code == "printer.no-system"
