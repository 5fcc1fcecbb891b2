"""Advice that seats and button are drawn anew, once so few tables are left as the house says."""

from collections.abc import Iterator

from floorman.core.refused import Refused
from floorman.desk.advice.card import Advice
from floorman.desk.floor.floor import Floor
from floorman.desk.seats.drawing import redrawing
from floorman.desk.words.sentences import worded
from floorman.rules.redraws import redraw_due

_ROUNDS = ("break", "redraw", "final", "day")


def redraw(floor: Floor) -> Iterator[Advice]:
    """The redraw that is due at this number of tables, or why it cannot be made yet (house: ``button_redraw_at``).

    It is due after the break that left so many, and not twice; a room that began with so many was drawn already.
    """
    if floor.now.registration_open:
        return
    tables = floor.heads.every.playing
    ruling = redraw_due(floor.house, tables)
    if not ruling.answer or _last_round(floor) != "break":
        return
    params: dict[str, object] = {"tables": tables}
    says, offer = ruling.code, f"redraw {tables}"
    try:
        make = redrawing(floor, tables)
        if floor.now.apart:
            make("", False)
    except Refused as fault:
        params["reason"] = worded(floor.names, floor.lang, fault.code, **fault.params).rstrip(".")
        says, offer = "advice.redraw.why-not", clears(fault)
    yield Advice("act", "redraw.due", "advice.redraw", says, params, ruling.cites, offer, None, "break")


def _last_round(floor: Floor) -> str:
    """What moved whole tables last: ``break``, ``redraw``, ``final``, ``day``, or "" for nothing."""
    return next((draw.what for draw in reversed(floor.now.draws) if draw.what in _ROUNDS), "")


def clears(fault: Refused) -> str:
    """The call without which everybody cannot be drawn anew: a seat kept, a table locked; "" for anything else."""
    if fault.code == "refused.pinned":
        return f"unpin #{fault.params['entry']}"
    if fault.code == "refused.final-chair-locked":
        return f"unlock {fault.params['chair']}"
    return f"unlock {fault.params['table']}" if fault.code == "refused.table-locked" else ""
