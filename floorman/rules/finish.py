"""Places and prizes of the players who are out on one hand."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from floorman.rules.citation import Citation, Ruling, Unanswerable, cite
from floorman.rules.house import House
from floorman.rules.shares import equally_in_units

_SAME_HAND = cite("pokerstars 2.2#stacks")
_BUBBLE = cite("TDA-2024 RP-8-A#shares")


class Bust(Struct, frozen=True):
    """A player out, his table, and his stack at the start of the hand."""

    player: str
    table: int
    stack: int


class Place(Struct, frozen=True):
    """The places that he shares (``best`` = ``worst`` if he shares with nobody) and his part of their prizes."""

    player: str
    best: int
    worst: int
    prize: int


def finish_order(
    house: House,
    left: int,
    busts: Sequence[Bust],
    prizes: Mapping[int, int],
    hand_for_hand: bool = False,
    announcement: bool = False,
    unit: int | None = None,
) -> Ruling[tuple[Place, ...]]:
    """The places of ``busts``, all out on one hand with ``left`` players before it; best place first.

    ``prizes`` by place, unpaid places absent. Larger stacks at the start of the hand rank higher, equal stacks share
    (pokerstars 2.2). On a hand-for-hand hand a house that splits across tables ranks only within a table: each
    table's best tie, then their seconds; on the hands in progress at the ``announcement`` all tie (TDA-2024 RP-8).
    Shared in whole units (the house's where None), odd ones one each in the order listed, what is below a unit to the
    first. Unanswerable ("impossible") if nobody would be left.
    """
    if len(busts) >= left:
        raise Unanswerable("impossible", "busts", "finish.nobody-left")
    splits = house.choices.ties_across_tables == "split"
    if splits and announcement:
        cites: tuple[Citation, ...] = (_BUBBLE, house.cite("ties_across_tables"))
        tiers, case = [list(busts)] if busts else [], "announcement"
    elif splits and hand_for_hand:
        tiers, cites = _by_table(busts), (house.cite("ties_across_tables"), _SAME_HAND)
        case = "across-tables" if len({bust.table for bust in busts}) > 1 else "ranked"
    else:
        synchronised = hand_for_hand or announcement
        tiers, case = _by_stack(busts), "ranked"
        cites = (_SAME_HAND, *((house.cite("ties_across_tables"),) if synchronised else ()))
    places = tuple(_shared(tiers, left - len(busts) + 1, prizes, unit or house.choices.tie_unit))
    if case == "ranked" and any(place.best != place.worst for place in places):
        case = "tied"
    return _told(places, case, cites)


def _told(places: tuple[Place, ...], case: str, cites: tuple[Citation, ...]) -> Ruling[tuple[Place, ...]]:
    lines = ", ".join(f"{place.player} {_range(place)}" for place in places)
    if len(places) <= 1:
        case = "one" if places else "nobody"
    return Ruling(places, f"finish.{case}", tuple(dict.fromkeys(cites)), {"places": lines})


def _range(place: Place) -> str:
    return str(place.best) if place.best == place.worst else f"{place.best}–{place.worst}"


def _by_stack(busts: Iterable[Bust]) -> list[list[Bust]]:
    """Largest stack first, equal stacks together."""
    tiers: dict[int, list[Bust]] = {}
    for bust in busts:
        tiers.setdefault(bust.stack, []).append(bust)
    return [tiers[stack] for stack in sorted(tiers, reverse=True)]


def _by_table(busts: Sequence[Bust]) -> list[list[Bust]]:
    """Each table's best together, then each table's seconds, in the order listed."""
    tables: dict[int, list[Bust]] = {}
    for bust in busts:
        tables.setdefault(bust.table, []).append(bust)
    ranks = {bust: rank for table in tables.values() for rank, tier in enumerate(_by_stack(table)) for bust in tier}
    tiers: dict[int, list[Bust]] = {}
    for bust in busts:
        tiers.setdefault(ranks[bust], []).append(bust)
    return [tiers[rank] for rank in sorted(tiers)]


def _shared(tiers: Iterable[Sequence[Bust]], best: int, prizes: Mapping[int, int], unit: int) -> Iterable[Place]:
    for tier in tiers:
        worst = best + len(tier) - 1
        money = sum(prizes.get(place, 0) for place in range(best, worst + 1))
        for bust, prize in zip(tier, equally_in_units(money, len(tier), unit), strict=True):
            yield Place(bust.player, best, worst, prize)
        best = worst + 1
