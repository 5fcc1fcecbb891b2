"""Papers with their serials for a file or the print dialog: they count as printed once they are there, not before."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from floorman.ui.room_page import RoomPage


class Issued(NamedTuple):
    """Pages, and what is to be said once they are on paper; until then they wait in the print queue."""

    pdf: bytes
    came_out: Callable[[], None]


def issue(page: "RoomPage", kind: str, paper: str, only: str, lang: str) -> Issued:
    """A paper with serials. Raises NotPrinted."""
    printing = page.printing.begin()
    if printing is None:
        return Issued(page.room.issue_pdf(kind, paper, only, lang), lambda: None)
    from floorman.desk.papers.printing import Order

    job = printing.issue(Order(kind, paper, lang, only=only))
    return Issued(job.pdf, lambda: printing.came_out(job))
