"""A player who withdraws from the tournament: what he has back."""

from typing import Literal

from msgspec import Struct

from floorman.core.parts import Parts
from floorman.rules.citation import Ruling, Unanswerable, cite
from floorman.rules.house import House

When = Literal["before-start", "before-money", "in-money"]
Policy = Literal["none", "prorata"]
_UNTIL_THEN = cite("pokerstars 1.10#until")


class Withdrawal(Struct, frozen=True):
    """Minor units paid back, and the chips that leave play."""

    refund: int
    chips_removed: int


def withdraw(
    house: House, parts: Parts, stack: int, start: int, when: When, policy: Policy | None = None
) -> Ruling[Withdrawal]:
    """What comes back of an entry that was sold for ``parts``; ``stack`` of the ``start`` chips are left.

    Before his stack is in play all of it (``before-start``), in the money nothing. Between them by the ``policy``
    (the house's choice where None): nothing; or all for a full stack, else the pool part by chips, rounded down, and
    the fee. Unanswerable ("missing-field") where a pro rata is asked and the start is 0.
    """
    chosen = policy or house.choices.withdrawal
    cites = (_UNTIL_THEN, house.cite("withdrawal") if policy is None else house.own_word)
    case: str = when
    if when == "before-start":
        answer = Withdrawal(parts.total, stack)
    elif when == "before-money" and chosen == "prorata":
        answer, case = Withdrawal(_by_chips(parts, stack, start), stack), "prorata"
    else:
        answer, case = Withdrawal(0, 0), "none" if when == "before-money" else when
    params = {"refund": answer.refund, "chips": answer.chips_removed}
    return Ruling(answer, f"withdraw.{case}", tuple(dict.fromkeys(cites)), params)


def _by_chips(parts: Parts, stack: int, start: int) -> int:
    if not start:
        raise Unanswerable("missing-field", "start", "withdraw.no-start")
    return parts.total if stack >= start else parts.pool * stack // start + parts.fee
