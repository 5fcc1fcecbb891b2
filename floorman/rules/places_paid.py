"""How many places are paid."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.house import House


class PlacesRule(Struct, frozen=True):
    """How the house counts places: exactly one is set."""

    percent: Fraction | None = None
    """Of the entries, rounded up."""
    places: int | None = None
    """So many, however many enter."""
    table: Sequence[tuple[int, int]] = ()
    """Entries from which a row holds, rising, and its places; below the first row that row holds."""


def places_paid(house: House, entries: int, rule: PlacesRule, persons: int | None = None) -> Ruling[int]:
    """The paid places for so many ``entries``, re-entries among them, rebuys not.

    At least one, none without an entry, and no more than the different ``persons`` (as many as entries where None).
    Unanswerable ("impossible") where the persons cannot have made the entries.
    """
    heads = entries if persons is None else persons
    if not min(entries, 1) <= heads <= entries:
        raise Unanswerable("impossible", "persons", "places-paid.persons-entries", persons=heads, entries=entries)
    by, counted = _counted(rule, entries)
    wanted = max(1, counted)
    places = min(wanted, heads)
    case = "none" if not entries else "persons" if places < wanted else by
    params = {"places": places, "entries": entries, "wanted": wanted}
    return Ruling(places, f"places-paid.{case}", (house.own_word,), params)


def _counted(rule: PlacesRule, entries: int) -> tuple[str, int]:
    """By what the places are counted, and how many they are."""
    if rule.percent is not None:
        return "percent", -(-entries * rule.percent // 100)
    if rule.places is not None:
        return "number", rule.places
    return "table", next((places for start, places in reversed(rule.table) if start <= entries), rule.table[0][1])
