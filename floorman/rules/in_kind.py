"""Money given back by the way it came."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from floorman.rules.citation import Ruling, Unanswerable, cite
from floorman.rules.house import House

PaymentKind = Literal["card", "transfer", "cash", "voucher", "ticket", "free"]
"""Kinds that every house knows."""
_ROLLBACK = cite("pokerstars C1#in-kind")
_TICKET = cite("pokerstars 1.10#satellite")
_MONEY: tuple[str, ...] = ("card", "transfer", "cash", "voucher")
"""What can come back in part, in this order, and then in kinds of the house's own; a ticket comes after them."""
_KNOWN = (*_MONEY, "ticket", "free")


class Payment(Struct, frozen=True):
    """Minor units that were paid in one kind; ``free`` is paid by the house and never comes back."""

    kind: str
    amount: int


def in_kind(house: House, payments: Sequence[Payment], amount: int) -> Ruling[Mapping[str, int]]:
    """``amount`` minor units given back, by kind: each kind at most what came by it (pokerstars C1).

    A ticket comes back as a new one of its whole value (pokerstars 1.10), the largest that fits first; what would be a
    part of one becomes a voucher. Unanswerable ("impossible") for more than was paid.
    """
    paid = sum(payment.amount for payment in payments if payment.kind != "free")
    if amount > paid:
        raise Unanswerable("impossible", "amount", "in-kind.more", amount=amount, paid=paid)
    back: dict[str, int] = {}
    left = amount
    own = dict.fromkeys(payment.kind for payment in payments if payment.kind not in _KNOWN)
    for kind in (*_MONEY, *own):
        left -= _give(back, kind, min(left, sum(_of(payments, kind))))
    for value in sorted(_of(payments, "ticket"), reverse=True):
        left -= _give(back, "ticket", value if value <= left else 0)
    _give(back, "voucher", left)
    case = "voucher" if left else "ticket" if "ticket" in back else "back" if back else "nothing"
    cites = (_ROLLBACK, *((_TICKET,) if case in ("ticket", "voucher") else ()), house.own_word)
    return Ruling(back, f"in-kind.{case}", cites, {"amount": amount, "part": left, "back": _told(back)})


def _of(payments: Iterable[Payment], kind: str) -> list[int]:
    return [payment.amount for payment in payments if payment.kind == kind]


def _give(back: dict[str, int], kind: str, amount: int) -> int:
    if amount:
        back[kind] = back.get(kind, 0) + amount
    return amount


def _told(back: Mapping[str, int]) -> str:
    return ", ".join(f"{kind} {amount}" for kind, amount in back.items())
