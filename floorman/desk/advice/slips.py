"""Advice that slips of players on their way are to be printed: without paper nobody knows where to go."""

from collections.abc import Iterator

from floorman.core.model import Entry, IssuedSlip
from floorman.core.paper import PaperKind
from floorman.desk.advice.card import Advice
from floorman.desk.floor.floor import Floor
from floorman.rules.citation import cite

_PROMPTLY = cite("TDA-2024 RP-6#promptly")
_KINDS: dict[PaperKind, str] = {"break-cards": "break", "move-slips": "moves"}
"""The slips of players on their way, and the word by which a call prints them."""


def unprinted(floor: Floor, kind: PaperKind) -> list[Entry]:
    """Players on their way whose slip of a kind nobody has asked for, and which comes out of no printer by itself."""
    ahead = floor.printing() if floor.now.transit else ()
    found = []
    for number in floor.now.transit:
        entry = floor.now.entries[number]
        slip = None if entry.slip is None else floor.now.slips.get(entry.slip)
        if slip is not None and slip.kind == kind and _wanted(slip) and slip.serial not in ahead:
            found.append(entry)
    return found


def _wanted(slip: IssuedSlip) -> bool:
    return not (slip.printed or slip.sent or slip.void)


def slips(floor: Floor) -> Iterator[Advice]:
    """Break cards, then move slips."""
    for kind, word in _KINDS.items():
        players = unprinted(floor, kind)
        if players:
            tables = dict.fromkeys(entry.came_from.table for entry in players if entry.came_from is not None)
            params = {"count": len(players), "tables": ", ".join(map(str, list(tables)[:6])) + " …" * (len(tables) > 6)}
            title = f"advice.print-{word}"
            yield Advice(
                "move", f"slips.{word}", title, f"{title}.why", params, (_PROMPTLY,), f"slips {word}", None, "printer"
            )
