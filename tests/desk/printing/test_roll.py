"""Slips to roll printers: the same picture as the PDF, paper by paper, and every way that a printer can fail."""

import os
import sys
import threading
from pathlib import Path

import pytest

from floorman.desk.papers.printing import Order, Printout, issued
from floorman.desk.printing.fault import PrinterFault, Stopped
from floorman.desk.printing.network import Timeouts
from floorman.desk.printing.roll import IN_DOUBT, send_to_roll
from floorman.desk.printing.target import PrinterKind, Target, roll_address
from floorman.slips.preview import bitmap
from floorman.text.say import say
from tests.desk.printing.print_sink import Reader, Sink, codes
from tests.desk.rooms import TestDesk
from tests.patience import SECONDS

PATIENT = Timeouts(connect=SECONDS, stall=SECONDS, answer=SECONDS, page=SECONDS)
"""For printers that talk, and devices that take what comes."""
SILENT = Timeouts(connect=SECONDS, stall=SECONDS, answer=2, page=SECONDS)
"""For printers that never answer."""
QUICK = Timeouts(connect=SECONDS, stall=0.6, answer=0.2)
"""For printers that take nothing."""


@pytest.fixture(scope="module")
def slips(tmp_path_factory: pytest.TempPathFactory) -> Printout:
    """Five seat cards on a roll."""
    room = TestDesk(tmp_path_factory.mktemp("roll"), tables=2)
    room.play("new Łukasz Żółć 1-1\nnew Иван Щерев 1-2\nnew \x1b@Cut \x1bp0 1-3\nnew 王小明 1-4\nnew Ann 1-5")
    made = issued(room.desk, Order("seat-cards", "roll-80"))
    room.desk.close()
    return made


def at(where: str, dots: int = 576, *, cut: bool = True, buzz: bool = False) -> Target:
    return Target(PrinterKind.ROLL, where, dots=dots, cut=cut, buzz=buzz)


@pytest.mark.parametrize("dots", [384, 512, 576])
def test_what_comes_out_is_the_page_of_the_pdf_and_its_code_reads(slips: Printout, dots: int, tmp_path: Path) -> None:
    with Sink() as sink:
        out: list[int] = []
        send_to_roll(slips.pdf, at(sink.address, dots), out.append, timeouts=PATIENT)
        assert out == [1, 2, 3, 4, 5]
        assert [page.tobytes() for page in sink.pages] == [
            bitmap(slips.pdf, number, dots).tobytes() for number in range(1, 6)
        ]
        assert [code[-6:] for code in codes(sink.pages, tmp_path)] == [f"{serial:06}" for serial in slips.serials]
        assert sink.buzzed == 0


def test_no_cut_and_a_buzzer(slips: Printout) -> None:
    with Sink() as sink:
        send_to_roll(slips.pdf, at(sink.address, cut=False, buzz=True), timeouts=PATIENT)
        assert (len(sink.pages), sink.buzzed) == (5, 1)


@pytest.mark.parametrize("talks", [True, False])
def test_a_printer_that_breaks_off_has_printed_what_is_told_at_most(slips: Printout, talks: bool) -> None:
    with Sink(talks=talks, dies_at=4) as sink:
        out: list[int] = []
        with pytest.raises(PrinterFault) as failed:
            send_to_roll(slips.pdf, at(sink.address), out.append, timeouts=PATIENT if talks else SILENT)
        assert failed.value.code == "printer.broke-off"
        assert len(sink.pages) == 3
        assert out == ([1, 2, 3] if talks else [1, 2, 3][: len(out)])
        assert len(sink.pages) - len(out) <= failed.value.doubt <= (0 if talks else IN_DOUBT)


def test_what_is_left_goes_on_where_it_broke_off(slips: Printout) -> None:
    with Sink(dies_at=4) as sink:
        out: list[int] = []
        with pytest.raises(PrinterFault):
            send_to_roll(slips.pdf, at(sink.address), out.append, timeouts=PATIENT)
        sink.turn_off()
        sink.turn_on()
        send_to_roll(slips.pdf, at(sink.address), out.append, skip=len(out), timeouts=PATIENT)
        assert out == [1, 2, 3, 4, 5]
        assert len({page.tobytes() for page in sink.pages}) == len(sink.pages) == 5


def test_a_printer_that_is_off_is_not_reached() -> None:
    with Sink() as sink:
        sink.turn_off()
        with pytest.raises(PrinterFault) as failed:
            send_to_roll(b"", at(sink.address), timeouts=PATIENT)
    assert (failed.value.code, failed.value.doubt) == ("printer.not-reached", 0)
    assert failed.value.params["why"] == "Connection refused"


def test_a_printer_that_stalls_is_given_up(slips: Printout) -> None:
    with Sink(stalls=True) as sink:
        out: list[int] = []
        with pytest.raises(PrinterFault) as failed:
            send_to_roll(slips.pdf, at(sink.address), out.append, timeouts=QUICK)
        assert failed.value.code == "printer.stalls"
        assert not out


def test_a_slow_printer_is_waited_for(slips: Printout) -> None:
    with Sink(pause=0.01) as sink:
        send_to_roll(slips.pdf, at(sink.address), timeouts=PATIENT)
        assert len(sink.pages) == 5


def test_no_paper_is_told_before_anything_is_sent(slips: Printout) -> None:
    with Sink() as sink:
        sink.paper = False
        with pytest.raises(PrinterFault) as failed:
            send_to_roll(slips.pdf, at(sink.address), timeouts=PATIENT)
        assert failed.value.code == "printer.no-paper"
        assert not sink.pages


def test_stopped_between_two_papers(slips: Printout) -> None:
    with Sink() as sink:
        out: list[int] = []
        with pytest.raises(Stopped):
            send_to_roll(slips.pdf, at(sink.address), out.append, stopped=lambda: len(out) == 2, timeouts=PATIENT)
        assert (out, len(sink.pages)) == ([1, 2], 2)


def test_a_file_grows_as_paper_does(slips: Printout, tmp_path: Path) -> None:
    target = at(str(tmp_path / "roll.prn"))
    for _ in range(2):
        send_to_roll(slips.pdf, target, timeouts=PATIENT)
    reader = Reader()
    reader.feed((tmp_path / "roll.prn").read_bytes())
    assert len(reader.pages) == 10
    assert not reader.held


@pytest.mark.skipif(sys.platform == "win32", reason="there are no terminals on Windows")
def test_a_serial_device_gets_the_bytes_as_they_are(slips: Printout) -> None:
    master, slave = os.openpty()
    reader, done = Reader(), threading.Event()

    def listen() -> None:
        while len(reader.pages) < 5:
            reader.feed(os.read(master, 4096))
        done.set()

    thread = threading.Thread(target=listen, daemon=True)
    thread.start()
    send_to_roll(slips.pdf, at(os.ttyname(slave)), timeouts=PATIENT)
    assert done.wait(SECONDS)
    thread.join()
    assert reader.pages[0].tobytes() == bitmap(slips.pdf, 1, 576).tobytes()
    os.close(master)
    os.close(slave)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no terminals on Windows")
def test_a_device_that_takes_nothing_is_given_up(slips: Printout) -> None:
    master, slave = os.openpty()
    with pytest.raises(PrinterFault) as failed:
        send_to_roll(slips.pdf, at(os.ttyname(slave)), timeouts=QUICK)
    assert failed.value.code == "printer.stalls"
    os.close(master)
    os.close(slave)


def test_a_device_that_is_not_there(slips: Printout) -> None:
    with pytest.raises(PrinterFault) as failed:
        send_to_roll(slips.pdf, at("/no/such/device"), timeouts=PATIENT)
    assert failed.value.code == "printer.not-reached"


@pytest.mark.skipif(sys.platform == "win32", reason="devices and pipes")
def test_what_is_no_printer(slips: Printout, tmp_path: Path) -> None:
    def why(name: str | Path) -> str:
        with pytest.raises(PrinterFault) as failed:
            send_to_roll(slips.pdf, at(str(name)), timeouts=PATIENT)
        assert say(failed.value.code, failed.value.params)
        return failed.value.code

    room = TestDesk(tmp_path, tables=1)
    assert why(room.path) == "path.tournament"
    room.desk.close()
    before = room.path.read_bytes()
    (tmp_path / "link.prn").symlink_to(room.path)
    assert why(tmp_path / "link.prn") == "path.tournament"
    assert why(f"{room.path}-wal") == "path.companion"
    os.mkfifo(tmp_path / "pipe.prn")
    assert why(tmp_path / "pipe.prn") == "path.special"
    assert why(tmp_path) == "path.folder"
    assert room.path.read_bytes() == before
    if sys.platform == "linux":
        assert why("/dev/null") == "path.special"
        assert why("/dev/floorman-lp0") == "printer.not-reached"
        assert not Path("/dev/floorman-lp0").exists()


@pytest.mark.parametrize(
    ("where", "address"),
    [
        ("10.0.0.5", ("10.0.0.5", 9100)),
        ("slips.local:9101", ("slips.local", 9101)),
        ("[fe80::1]:9100", ("fe80::1", 9100)),
        ("/dev/usb/lp0", Path("/dev/usb/lp0")),
        ("out.prn", Path("out.prn")),
    ],
)
def test_addresses(where: str, address: object) -> None:
    assert roll_address(where) == address


@pytest.mark.parametrize("where", ["a:b:c", "host:0", "host:70000", "two words", ""])
def test_no_addresses(where: str) -> None:
    with pytest.raises(PrinterFault, match=r"printer\.no-address"):
        roll_address(where)
