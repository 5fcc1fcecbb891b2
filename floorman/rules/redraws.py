"""When seats and button are drawn anew."""

from floorman.rules.citation import Ruling
from floorman.rules.house import House


def redraw_due(house: House, tables: int) -> Ruling[bool]:
    """Whether the house draws seats and button anew once so many ``tables`` are left (WSOP 85; the TDA is silent)."""
    due = tables in house.choices.button_redraw_at
    code = "redraw.due" if due else "redraw.not-due"
    return Ruling(due, code, (house.cite("button_redraw_at"),), {"tables": tables})
