"""Flights brought together: which bags go on to the next day."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.house import House

MergeRule = Literal["best", "first", "all"]


class Bag(Struct, frozen=True):
    """What a player took out of a flight, in chips."""

    player: str
    flight: str
    chips: int


class Merged(Struct, frozen=True):
    """``stacks`` in chips by player, in the order bagged."""

    stacks: Mapping[str, int]
    leave_play: Sequence[Bag]
    """In the order of the flights, then as bagged."""
    bag_prizes: Mapping[str, int] | None
    """Minor units by player, for the bags that leave play; None where they earn nothing."""


def flights_merge(
    house: House, rule: MergeRule, flights: Sequence[str], bags: Sequence[Bag], bag_prize: int = 0
) -> Ruling[Merged]:
    """The next day's stacks: a player's largest bag (of equals the earlier flight's), his first, or all together.

    ``flights`` stand in their order. Unanswerable ("bad-value") for a bag of another flight, or two of one player in
    one flight.
    """
    order = {flight: at for at, flight in enumerate(flights)}
    held: dict[str, dict[str, Bag]] = {}
    for at, bag in enumerate(bags):
        if bag.flight not in order:
            raise Unanswerable("bad-value", f"bags[{at}].flight", "flights-merge.no-flight", flight=bag.flight)
        if bag.flight in held.setdefault(bag.player, {}):
            params = {"player": bag.player, "flight": bag.flight}
            raise Unanswerable("bad-value", f"bags[{at}].player", "flights-merge.twice", **params)
        held[bag.player][bag.flight] = bag
    kept = {player: _kept(rule, list(own.values()), order) for player, own in held.items()}
    staying = {id(bag) for own in kept.values() for bag in own}
    leaving = sorted((bag for bag in bags if id(bag) not in staying), key=lambda bag: order[bag.flight])
    further = Counter(bag.player for bag in leaving)
    prizes = {player: count * bag_prize for player, count in further.items()} if bag_prize else None
    merged = Merged({player: sum(bag.chips for bag in own) for player, own in kept.items()}, leaving, prizes)
    told = {"players": len(kept), "chips": sum(merged.stacks.values()), "leaving": len(leaving)}
    return Ruling(merged, f"flights-merge.{rule}", (house.own_word,), told)


def _kept(rule: MergeRule, own: Sequence[Bag], order: Mapping[str, int]) -> Sequence[Bag]:
    """The bags of one player that go on."""
    if rule == "all":
        return own
    if rule == "first":
        return [min(own, key=lambda bag: order[bag.flight])]
    return [min(own, key=lambda bag: (-bag.chips, order[bag.flight]))]
