"""Papers to look at, and papers with their serials for a file or the print dialog.

They count as printed once they are there, not before.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from floorman.desk.papers.printing import Order
    from floorman.ui.bridge import Room
    from floorman.ui.window.room_page import RoomPage


class Issued(NamedTuple):
    """Pages, and what is to be said once they are on paper; until then they wait in the print queue."""

    pdf: bytes
    came_out: Callable[[], None]


def preview(room: "Room", order: "Order") -> bytes:
    """A paper to look at: no serials are issued. b"" if there is nothing of the kind. Raises NotPrinted."""
    from floorman.desk.papers.on_screen import as_pdf
    from floorman.ui.window.desk_room import DeskRoom

    if isinstance(room, DeskRoom):
        return as_pdf(room.desk, order, issue=False)
    return room.slip_pdf(order.kind, order.paper, order.only, order.lang)


def any_of(room: "Room", kind: str) -> bool:
    """Whether the room has a paper of a kind to print; True for a room that does not tell."""
    from floorman.desk.papers.on_screen import anything
    from floorman.ui.window.desk_room import DeskRoom

    return not isinstance(room, DeskRoom) or anything(room.desk, kind)


def issue(page: "RoomPage", order: "Order") -> Issued:
    """A paper with serials. Raises NotPrinted."""
    printing = page.printing.begin()
    if printing is None:
        return Issued(page.room.issue_pdf(order.kind, order.paper, order.only, order.lang), lambda: None)
    job = printing.issue(order)
    return Issued(job.pdf, lambda: printing.came_out(job))
