"""Questions of the registration and pay desk: rebuys, withdrawals, money given back, what is due."""

from typing import Any, get_args

from floorman.cli.advise.checks import flag, list_of, one_of, or_null, record, whole
from floorman.cli.advise.mistakes import fields_of
from floorman.cli.advise.prizes import parts
from floorman.cli.advise.question import AdviseQuestion
from floorman.core.parts import Parts
from floorman.rules.citation import Ruling
from floorman.rules.due import Due, Earned, due
from floorman.rules.house import House
from floorman.rules.in_kind import Payment, PaymentKind, in_kind
from floorman.rules.rebuy import RebuyAsked, RebuyRule, Rebuys, rebuy
from floorman.rules.withdraw import Policy, When, withdraw

MOST_REBUYS = 10_000
_payment = record({"kind": one_of(*get_args(PaymentKind))}, {"amount": (whole(), 0)})
_amounts = list_of(whole(), most=10_000)
_count = whole(0, MOST_REBUYS)


def payment(value: Any) -> Payment:
    """An amount that was paid in one kind."""
    return Payment(**_payment(value))


def ask_rebuy(house: House, **asked: Any) -> Ruling[Rebuys]:
    """``rebuy``: ``max`` is the limit of a player."""
    most = asked.pop("max")
    return rebuy(house, RebuyAsked(most=most, **asked))


def ask_withdraw(house: House, parts: Parts, **asked: Any) -> Ruling[Any]:
    """``withdraw``."""
    return withdraw(house, parts, asked["stack"], asked["start"], asked["when"], asked["policy"])


def ask_due(house: House, **asked: Any) -> Ruling[Due]:
    """``due``."""
    return due(house, Earned(**asked))


QUESTIONS = (
    AdviseQuestion(
        "rebuy",
        ask_rebuy,
        fields_of,
        {"start": whole()},
        {
            "chips": (whole(), 0),
            "rule": (one_of(*get_args(RebuyRule)), None),
            "stack": (whole(), 0),
            "asked": (_count, 0),
            "double": (flag, None),
            "bought": (_count, 0),
            "max": (or_null(_count), None),
        },
    ),
    AdviseQuestion(
        "withdraw",
        ask_withdraw,
        fields_of,
        {"parts": parts, "when": one_of(*get_args(When))},
        {"stack": (whole(), 0), "start": (whole(), 0), "policy": (one_of(*get_args(Policy)), None)},
    ),
    AdviseQuestion(
        "in_kind",
        in_kind,
        lambda back: {"back": back},
        {"payments": list_of(payment, most=10_000)},
        {"amount": (whole(), 0)},
    ),
    AdviseQuestion(
        "due",
        ask_due,
        fields_of,
        {},
        {
            "prize": (whole(), 0),
            "bounties": (whole(), 0),
            "paid": (_amounts, ()),
            "reclaimed": (_amounts, ()),
            "alive": (flag, False),
            "secured": (whole(), 0),
        },
    ),
)
