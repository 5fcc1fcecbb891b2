"""A paper for the window: to look at, or to be saved and printed; what hinders it is one sentence."""

from io import BytesIO

from floorman.core.paper import PaperKind
from floorman.core.refused import Refused
from floorman.desk.desk import Desk
from floorman.desk.papers.makers import MAKERS
from floorman.desk.papers.printing import Order, previewed, printed
from floorman.desk.papers.selection import Selection
from floorman.desk.request import NotPrinted


def anything(desk: Desk, kind: PaperKind) -> bool:
    """Whether there is anything of a kind to print."""
    try:
        return next(iter(MAKERS[kind].find(desk, Selection())), None) is not None
    except Refused:
        return False


def as_pdf(desk: Desk, order: Order, *, issue: bool) -> bytes:
    """The papers as a PDF; b"" if there is nothing of the kind. With ``issue`` serials are given and recorded.

    Raises NotPrinted.
    """
    out = BytesIO()
    try:
        if not issue:
            return previewed(desk, order)
        printed(desk, order, out)
    except Refused as fault:
        if fault.code == "papers.none":
            return b""
        raise NotPrinted(desk.why_not(fault)) from fault
    return out.getvalue()
