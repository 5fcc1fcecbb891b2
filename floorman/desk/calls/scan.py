"""A slip scanned, or its serial typed: a move slip marks its player arrived, a seat card shows him."""

import re

from floorman.core.facts import PlayersArrived
from floorman.core.model import EntryState, IssuedSlip
from floorman.core.paper import PaperKind
from floorman.core.refused import Refused
from floorman.desk.calls.subject import aim
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Ask, Query, Request

_CODE = re.compile(r"([0-9]{8})([0-9]{6})")
_SERIAL = re.compile(r"[0-9]{6}")
GO_ALONG: frozenset[PaperKind] = frozenset({"penalty-slips", "penalty-tallies", "payouts", "waiting-tickets"})
"""Papers about a player that stay true wherever he sits; they send nobody to a chair."""


def scanned(floor: Floor, text: str) -> Request | None:
    """What a scanned code (tournament 8 digits, serial 6) or a typed serial (6 digits) asks for; None for other text.

    Refused for a slip of another tournament, an unknown serial, or a slip that is void, with the reason.
    """
    code = _CODE.fullmatch(text)
    if code is not None and int(code[1]) != floor.now.code:
        raise Refused("refused.slip-elsewhere")
    if code is None and not _SERIAL.fullmatch(text):
        return None
    serial = int(text[-6:])
    slip = floor.now.slips.get(serial)
    if slip is None:
        raise Refused("refused.no-slip", serial=text[-6:])
    if slip.void:
        raise Refused("refused.slip-void", serial=serial, why=slip.void)
    return _meant(floor, slip)


def _meant(floor: Floor, slip: IssuedSlip) -> Request:
    if slip.entry is None:
        return Query("look.slip-blank", {"serial": f"{slip.serial:06}", "chair": slip.chair or "–"})
    entry = floor.now.entries[slip.entry]
    if entry.state is EntryState.TRANSIT and entry.chair == slip.chair:
        return Ask(PlayersArrived((entry.number,)), aim=aim(entry))
    if entry.chair != slip.chair and slip.kind not in GO_ALONG:
        raise Refused("refused.slip-void", serial=slip.serial, why="moved" if entry.alive else "out")
    table = None if entry.chair is None else entry.chair.table
    params = {"serial": f"{slip.serial:06}", "entry": entry.number}
    return Query("look.scanned-seat", params, table, (entry.number,))
