"""Whether a player who sits down is dealt in on the hand to come, and what he posts."""

from typing import Literal, NamedTuple

from floorman.core.entry import EntryKind
from floorman.rules.button import Hand, next_hand
from floorman.rules.citation import Citation, Ruling, Unanswerable
from floorman.rules.house import House
from floorman.rules.seats import TableSeats

Position = Literal["button", "small_blind", "big_blind", "other"]
Blind = Literal["small_blind", "big_blind"]


class Entering(NamedTuple):
    """What the hand to come is for the player who sits down."""

    dealt_in: bool
    position: Position
    """``other`` while he waits; the button of two players is ``small_blind``."""
    posts: Blind | None


def entry(house: House, table: TableSeats, seat: int, kind: EntryKind) -> Ruling[Entering]:
    """A player sits down on the free chair ``seat`` before the hand to come (TDA-2024 8-A, 10-A).

    Raises Unanswerable: "bad-value" for a chair that is held, "impossible" for a locked one; else as ``next_hand``.
    """
    if seat in table.seats:
        raise Unanswerable("bad-value", "seat", "entry.seat-held", seat=seat)
    if seat in table.locked:
        raise Unanswerable("impossible", "seat", "entry.seat-locked", seat=seat)
    with_him = table._replace(seats=tuple(sorted((*table.seats, seat))))
    hand = next_hand(house, with_him, {seat}, entrants=() if kind == "moved" else {seat}).answer
    entering = _entering(hand, seat)
    code = f"entry.{entering.position.replace('_', '-')}" if entering.dealt_in else "entry.waits"
    return Ruling(entering, code, _cites(house, hand, entering), {"seat": seat})


def _entering(hand: Hand, seat: int) -> Entering:
    if seat in hand.waiting:
        return Entering(False, "other", None)
    if seat == hand.big_blind:
        return Entering(True, "big_blind", "big_blind")
    if seat == hand.small_blind:
        return Entering(True, "small_blind", "small_blind")
    return Entering(True, "button" if seat == hand.button else "other", None)


def _cites(house: House, hand: Hand, entering: Entering) -> tuple[Citation, ...]:
    if not entering.dealt_in:
        return (house.cite("newcomer_lock"),)
    keys = ("entry", "newcomer_lock", "heads_up" if hand.heads_up else "button_method")
    return tuple(dict.fromkeys(map(house.cite, keys)))
