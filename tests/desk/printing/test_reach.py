"""Whether a printer would take something is asked without a paper, and the lamp tells the truth of it."""

import os
import socket
from pathlib import Path

import pytest

from floorman.desk.printing import reach
from floorman.desk.printing.fault import PrinterFault
from floorman.desk.printing.printing import Printing
from floorman.desk.printing.reach import out_of_reach
from floorman.desk.printing.target import PrinterKind, Target
from tests.desk.rooms import TestDesk


def code(target: Target) -> str:
    fault = out_of_reach(target)
    return "" if fault is None else fault.code


def test_an_address_where_nobody_listens_is_told_and_one_that_listens_gets_no_byte() -> None:
    with socket.create_server(("127.0.0.1", 0)) as printer:
        name = f"127.0.0.1:{printer.getsockname()[1]}"
        assert code(Target(PrinterKind.ROLL, name)) == ""
        line, _address = printer.accept()
        with line:
            assert line.recv(16) == b""
    assert code(Target(PrinterKind.ROLL, name)) == "printer.not-reached"


@pytest.mark.skipif(os.name == "nt", reason="there are no device files")
def test_a_device_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert code(Target(PrinterKind.ROLL, "/dev/usb/lp-none")) == "printer.not-reached"
    assert code(Target(PrinterKind.ROLL, str(tmp_path))) == "printer.not-reached"
    assert code(Target(PrinterKind.ROLL, str(tmp_path / "roll.bin"))) == ""


def test_a_printer_of_the_system_is_known_and_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    stopped = set[str]()
    monkeypatch.setattr(reach, "system_printers", lambda: ("Office", "Cards"))
    monkeypatch.setattr(reach, "stopped", lambda name: name in stopped)
    office = Target(PrinterKind.SYSTEM, "Office", "a4")
    assert code(office) == ""
    assert code(Target(PrinterKind.SYSTEM, "Gone", "a4")) == "printer.unknown"
    stopped.add("Office")
    assert code(office) == "printer.stopped"
    monkeypatch.setattr(reach, "system_printers", lambda: ())
    stopped.clear()
    assert code(Target(PrinterKind.SYSTEM, "Gone", "a4")) == "", "a system that lists none cannot tell"


def test_the_lamp_is_not_ready_while_a_chosen_printer_is_out_of_reach(tmp_path: Path) -> None:
    printing = Printing(TestDesk(tmp_path, tables=1).desk)
    target = Target(PrinterKind.ROLL, "10.0.0.9")
    printing.choose("slips", target)
    assert printing.lamp().says == "ready"
    fault = PrinterFault("printer.not-reached", printer="10.0.0.9", why="No route to host")
    printing.reached(target, fault)
    assert (printing.lamp().says, printing.lamp().shape, printing.off()) == ("does not answer", "stop", fault)
    printing.reached(target, None)
    assert printing.lamp().says == "ready"
    printing.reached(target, fault)
    printing.choose("slips", None)
    assert printing.lamp().says == "no printer chosen"
    printing.close()
