"""Papers with their serials for a file or the print dialog.

They count as printed once they are there, not before.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from floorman.desk.papers.printing import Order
    from floorman.ui.window.room_page import RoomPage


class Issued(NamedTuple):
    """Pages, and what is to be said once they are on paper; until then they wait in the print queue."""

    pdf: bytes
    came_out: Callable[[], None]


def issue(page: "RoomPage", order: "Order") -> Issued:
    """A paper with serials. Raises NotPrinted."""
    printing = page.printing.begin()
    job = printing.issue(order)
    return Issued(job.pdf, lambda: printing.came_out(job))
