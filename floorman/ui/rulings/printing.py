"""A ruling or a note to the printer that was chosen for such papers, without a dialog; where none was, to look at."""

from typing import TYPE_CHECKING

from floorman.desk.front.views import Echo
from floorman.desk.request import NotPrinted
from floorman.ui.words import LANGUAGES, _, spoken

if TYPE_CHECKING:
    from floorman.ui.window.room_page import RoomPage


def print_row(page: "RoomPage", kind: str, seq: int) -> None:
    """The paper ``kind`` ("rulings", "incidents") of row ``seq`` of the journal."""
    only = f"!{seq}"
    printing = page.printing.begin()
    target = printing.choices.target(kind)
    if target is None:
        page.panes.open_papers(kind, only)
        return
    from floorman.desk.papers.printing import Order

    lang = spoken() if spoken() in LANGUAGES else "en"
    try:
        printing.print(Order(kind, target.paper, lang, only=only))
    except NotPrinted as fault:
        page.bar.lend(Echo("not-possible", str(fault)))
        return
    page.bar.lend(Echo("understood", _("To the printer: {name}").format(name=target.name)))
