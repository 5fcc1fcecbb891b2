"""Which card each player of a breaking table drew, as it is typed, and the call that comes of it; no widgets."""

import re
from collections.abc import Callable, Mapping

from floorman.desk.front.views import TileView
from floorman.ui.input.actions import call_of
from floorman.ui.words import _

_CARD = re.compile(r"\s*(\d{1,4})\s*\D\s*(\d{1,2})\s*|\s*(\d{1,4})\s+(\d{1,2})\s*")


def chair_of(typed: str) -> tuple[int, int] | None:
    """Table and seat on a card, as typed: ``17-2``, ``17 2``, ``17.2``; None if it is neither."""
    found = _CARD.fullmatch(typed)
    if found is None:
        return None
    return int(found[1] or found[3]), int(found[2] or found[4])


def fault(seat: int, typed: Mapping[int, str], broken: int, tile: Callable[[int], TileView | None]) -> str:
    """What is wrong with the card typed for ``seat``; "" if nothing is, or nothing is typed."""
    words = typed[seat].strip()
    if not words:
        return ""
    chair = chair_of(words)
    if chair is None:
        return _("A card reads 17-2")
    if any(other != seat and chair_of(words) == chair for other, words in typed.items()):
        return _("Typed twice")
    view = tile(chair[0])
    if view is None or chair[0] == broken or not 0 < chair[1] <= len(view.seats):
        return _("No such card")
    sits = view.seats[chair[1] - 1]
    return _("Taken: {name}").format(name=sits.name or f"#{sits.entry}") if sits.entry is not None else ""


def call(broken: int, typed: Mapping[int, str]) -> str:
    """The call that breaks the table by the cards typed for its seats; seats without a card are left out."""
    chairs = ((seat, chair_of(typed[seat])) for seat in sorted(typed))
    cards = [f"{seat}:{chair[0]}-{chair[1]}" for seat, chair in chairs if chair is not None]
    return call_of("break-by-cards", table=broken, cards=" ".join(cards)).strip()
