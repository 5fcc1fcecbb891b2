"""How far it is to the money and to the next better prize."""

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from floorman.rules.citation import Citation, Ruling, Unanswerable
from floorman.rules.house import House


class MoneyJump(Struct, frozen=True):
    """Places and prizes as seen by the players who are left."""

    paid: int
    """Places with a prize."""
    to_money: int
    """Players who have yet to go out unpaid."""
    next_out_gets: int
    jump_at: int | None
    """The first better-paid place; None at the top."""
    jump_to: int | None


def money_jump(house: House, left: int, prizes: Sequence[tuple[int, int, int]]) -> Ruling[MoneyJump]:
    """The money for ``left`` players; ``prizes`` are rows of first place, last place and the prize of each.

    Unanswerable ("impossible") where a place stands in two rows.
    """
    rows = sorted(prizes)
    for (_, last, _), (first, _, _) in pairwise(rows):
        if first <= last:
            raise Unanswerable("impossible", "prizes", "money-jump.place-twice", place=first)
    paid = max((last for _, last, prize in rows if prize), default=0)
    gets = next((prize for first, last, prize in rows if first <= left <= last), 0)
    better = [(last, prize) for first, last, prize in rows if first < left and prize > gets]
    jump_at, jump_to = max(better, default=(None, None))
    answer = MoneyJump(paid, max(0, left - paid), gets, jump_at, jump_to)
    case = "top" if jump_at is None else "to-money" if left > paid else "in-money"
    params = {"to_money": answer.to_money, "gets": gets, "place": jump_at, "prize": jump_to, "left": left}
    return Ruling(answer, f"money-jump.{case}", (Citation("house", house.name),), params)
