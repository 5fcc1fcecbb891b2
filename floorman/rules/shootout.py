"""The rounds of a shootout."""

from collections.abc import Sequence

from msgspec import Struct

from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.house import House
from floorman.rules.shares import equally


class Round(Struct, frozen=True):
    """One round; ``sizes`` are the players at each table, as even as can be, the fuller tables first."""

    players: int
    tables: int
    sizes: Sequence[int]


def shootout(
    house: House, players: int, table: int, advance: int = 1, final: int | None = None
) -> Ruling[tuple[Round, ...]]:
    """The rounds of tables of ``table`` seats at most, of which ``advance`` players go on from each.

    The last is one table, as soon as no more than ``final`` (a table's seats where None) are left. Unanswerable:
    "too-few-players"; "impossible" for a round after which as many are left.
    """
    if players < 2:
        raise Unanswerable("too-few-players", "players", "shootout.too-few")
    rounds, left = [], players
    while left > (final or table):
        sizes = equally(left, -(-left // table))
        rounds.append(Round(left, len(sizes), sizes))
        staying = sum(min(advance, size) for size in sizes)
        if staying == left:
            raise Unanswerable("impossible", "advance", "shootout.no-shrink", players=left)
        left = staying
    rounds.append(Round(left, 1, (left,)))
    told = {"rounds": len(rounds), "tables": ", ".join(str(each.tables) for each in rounds), "players": players}
    return Ruling(tuple(rounds), "shootout.rounds", (house.own_word,), told)
