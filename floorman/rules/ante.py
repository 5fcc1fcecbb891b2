"""The big blind ante: which comes first when the stack is short, and when it is reduced."""

from typing import Literal

from msgspec import Struct

from floorman.rules.citation import Ruling, cite
from floorman.rules.house import House

_PROCEDURE = cite("TDA-2024 RP-11#format")


Ante = Literal["full", "reduced", "none"]
"""``reduced``: as much as the small blind."""


class Posted(Struct, frozen=True):
    """What the big blind puts in, in chips."""

    blind: int
    ante: int


def big_blind_ante(house: House, stack: int, big_blind: int, ante: int, players: int) -> Ruling[Posted]:
    """What a stack (0 or more) posts as big blind at a table of ``players``, by TDA-2024 RP-11 or the house's own
    order.

    Houses that reduce the ante at few players take the small blind for it, half a big blind (rounded down), never
    more than the ante.
    """
    order = house.choices.ante_order
    due, key = _ante_due(house, big_blind, ante, players)
    blind_first = order == "blind-first"
    first = min(stack, big_blind if blind_first else due)
    second = min(stack - first, due if blind_first else big_blind)
    posted = Posted(first, second) if blind_first else Posted(second, first)
    short = "short" if first + second < big_blind + due else "full"
    cites = tuple(dict.fromkeys((house.cite("ante_order"), *([house.cite(key)] if key else []), _PROCEDURE)))
    reduced = {"ante_reduce_at": "reduced-", "ante_heads_up": "heads-up-"}.get(key, "")
    code = f"big-blind-ante.{reduced}{short if short == 'full' else order}"
    return Ruling(posted, code, cites, {"blind": posted.blind, "ante": posted.ante, "players": players})


def ante_at(house: House, players: int) -> Ruling[Ante]:
    """What becomes of the big blind's ante at a table of ``players``, before anybody knows the chips."""
    key = _changed_by(house, players)
    order = house.choices.ante_order
    cites = tuple(dict.fromkeys((house.cite(key or "ante_order"), _PROCEDURE)))
    params = {"players": players}
    if key == "ante_heads_up":
        return Ruling("none", "ante.none", cites, params)
    return (
        Ruling("reduced", f"ante.reduced-{order}", cites, params)
        if key
        else Ruling("full", f"ante.full-{order}", cites, params)
    )


def _ante_due(house: House, big_blind: int, ante: int, players: int) -> tuple[int, str]:
    """The ante of a full stack, and the choice of the house that changed it ("" if none did)."""
    key = _changed_by(house, players)
    dues = {"ante_heads_up": 0, "ante_reduce_at": min(ante, big_blind // 2)}
    return dues.get(key, ante), key


def _changed_by(house: House, players: int) -> str:
    if players == 2 and not house.choices.ante_heads_up:
        return "ante_heads_up"
    return "ante_reduce_at" if players <= house.choices.ante_reduce_at else ""
