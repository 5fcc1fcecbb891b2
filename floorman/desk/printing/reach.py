"""Whether a printer would take something now, asked without a paper; on any thread but the desk's, since it may take
seconds."""

from pathlib import Path

from floorman.desk.printing.device import place_to_print
from floorman.desk.printing.fault import PrinterFault, reason
from floorman.desk.printing.network import NetworkLine, Timeouts
from floorman.desk.printing.system import stopped, system_printers
from floorman.desk.printing.target import PrinterKind, Target, roll_address
from floorman.disk.refused import PathRefused

_QUICKLY = Timeouts(connect=2)


def out_of_reach(target: Target) -> PrinterFault | None:
    """Why ``target`` would take nothing; None where it would, or where that cannot be told."""
    try:
        _try_system(target) if target.way is PrinterKind.SYSTEM else _try_roll(target)
    except PrinterFault as fault:
        return fault
    return None


def _try_system(target: Target) -> None:
    known = system_printers()
    if known and target.name not in known:
        raise PrinterFault("printer.unknown", printer=target.name)
    if stopped(target.name):
        raise PrinterFault("printer.stopped", printer=target.name)


def _try_roll(target: Target) -> None:
    where = roll_address(target.name)
    if isinstance(where, Path):
        try:
            place_to_print(where)
        except (OSError, PathRefused) as fault:
            raise PrinterFault("printer.not-reached", printer=target.name, why=reason(fault)) from fault
    else:
        NetworkLine(where, target.name, _QUICKLY).close()
