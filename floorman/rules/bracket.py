"""The bracket of a heads-up knock-out."""

from collections.abc import Sequence

from msgspec import Struct

from floorman.rules.citation import Ruling, Unanswerable, cite
from floorman.rules.lots import Lots

MOST_ENTRANTS = 1_024
_KNOCK_OUT = cite("pokerstars H#byes")


class Bracket(Struct, frozen=True):
    """``byes`` and ``matches`` of the first round, in the order drawn; from the second round on nobody has a bye."""

    rounds: int
    byes: tuple[str, ...]
    matches: tuple[tuple[str, str], ...]


def bracket(entrants: Sequence[str], seed: str) -> Ruling[Bracket]:
    """The first round, drawn from ``seed`` as ``Lots`` tells: the list is shuffled, its head has the byes, the rest
    play in pairs.

    So many byes that 2, 4, 8 … players are left for the second round (pokerstars, heads-up tournaments). Unanswerable
    ("too-few-players") for fewer than two entrants, "bad-value" for more than 1,024.
    """
    if len(entrants) < 2:
        raise Unanswerable("too-few-players", "entrants", "bracket.too-few")
    if len(entrants) > MOST_ENTRANTS:
        raise Unanswerable("bad-value", "entrants", "bracket.too-many", most=MOST_ENTRANTS)
    rounds = (len(entrants) - 1).bit_length()
    order = Lots(seed).shuffled(entrants)
    free = 2**rounds - len(entrants)
    byes, playing = tuple(order[:free]), order[free:]
    matches = tuple(zip(playing[::2], playing[1::2], strict=True))
    params = {"rounds": rounds, "byes": ", ".join(byes)}
    return Ruling(Bracket(rounds, byes, matches), f"bracket.{'byes' if byes else 'full'}", (_KNOCK_OUT,), params)
