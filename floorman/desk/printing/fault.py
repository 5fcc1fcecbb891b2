"""Why a printer did not print."""

from floorman.disk.refused import all_shown


class PrinterFault(Exception):
    """The printer did not take it. ``code`` has words; what was to be printed can be printed again.

    ``doubt``: how many papers may have come out all the same, because the printer cannot tell.
    """

    def __init__(self, code: str, doubt: int = 0, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.doubt = doubt
        self.params = all_shown(params)


class Stopped(Exception):
    """Printing was stopped between two papers: the job was held, cancelled, or the program ends."""


def reason(fault: Exception) -> str:
    """What the system says about a fault, without its number."""
    return getattr(fault, "strerror", None) or str(fault) or type(fault).__name__
