"""Color-up: the race for the odd chips of a denomination that leaves play."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from floorman.rules.citation import Ruling, Unanswerable, cite
from floorman.rules.house import House

RANKS = "23456789TJQKA"
SUITS = "cdhs"
"""Lowest first: of equal ranks the spade is highest."""
_RACE = cite("TDA-2024 24#A-seat-1")


class ChipRace(Struct, frozen=True):
    """``gets``: new chips by seat; ``removed`` and ``paid``: the value that left and entered play."""

    gets: Mapping[int, int]
    removed: int
    paid: int


def chip_race(
    house: House,
    odd: Mapping[int, int],
    old: int,
    new: int,
    drawn: Mapping[int, Sequence[str]],
    nothing_else: frozenset[int] = frozenset(),
) -> Ruling[ChipRace]:
    """The race by TDA-2024 24 for ``odd`` chips (by seat) of value ``old`` against chips of value ``new``.

    Each seat is dealt one card an odd chip (``drawn``, such as "As"); the best cards take one new chip each, as many
    as the odd chips are worth together, half a new chip or more rounded up. Nobody takes two, and nobody is raced
    out: a seat of ``nothing_else`` that loses gets one new chip all the same. Unanswerable ("impossible") if a seat
    holds a whole new chip's worth, or if the cards do not match the chips or come twice.
    """
    _check(odd, old, new, drawn)
    removed = sum(odd.values()) * old
    chips = (2 * removed + new) // (2 * new)
    racing = [seat for seat in odd if odd[seat]]
    best = sorted(racing, key=lambda seat: max(map(_strength, drawn[seat])), reverse=True)
    winners = set(best[:chips])
    kept = {seat for seat in racing if seat in nothing_else} - winners
    gets = {seat: int(seat in winners | kept) for seat in odd}
    paid = sum(gets.values()) * new
    cites = tuple(dict.fromkeys((_RACE, house.cite("chip_race_from"))))
    code = f"chip-race.{house.choices.chip_race_from}" if winners else "chip-race.nothing-to-win"
    seats = ", ".join(str(seat) for seat in best[:chips])
    kept_seats = ", ".join(str(seat) for seat in sorted(kept))
    params = {"seats": seats, "new": new, "old": old, "kept": kept_seats}
    return Ruling(ChipRace(gets, removed, paid), code + ("-and-kept" if kept else ""), cites, params)


def _strength(card: str) -> tuple[int, int]:
    return RANKS.index(card[0]), SUITS.index(card[1])


def _check(odd: Mapping[int, int], old: int, new: int, drawn: Mapping[int, Sequence[str]]) -> None:
    if old >= new:
        raise Unanswerable("impossible", "to", "chip-race.smaller-chip")
    for seat, chips in odd.items():
        if chips * old >= new:
            raise Unanswerable("impossible", "seats", "chip-race.whole-chip", seat=seat)
        if len(drawn.get(seat, ())) != chips:
            raise Unanswerable("impossible", "draw", "chip-race.cards", seat=seat)
    cards = [card for hand in drawn.values() for card in hand]
    if len(set(cards)) != len(cards) or not drawn.keys() <= odd.keys():
        raise Unanswerable("impossible", "draw", "chip-race.card-twice")
