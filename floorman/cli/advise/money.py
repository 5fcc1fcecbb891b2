"""Questions on bounties, deals and cancelled tournaments."""

from fractions import Fraction
from typing import Any, get_args

from floorman.cli.advise.checks import (
    Check,
    flag,
    list_of,
    mapping_of,
    one_of,
    percentage,
    record,
    refuse,
    refuse_twice,
    text,
    whole,
)
from floorman.cli.advise.mistakes import fields_of
from floorman.cli.advise.question import AdviseQuestion
from floorman.rules import bounties, cancellation, deals
from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.house import House
from floorman.rules.pots import ShownHand

MOST_PLAYERS = 200
"""In one hand or one deal: far more than there ever are, few enough for the longest sum."""
_name = text()
_names = list_of(_name, most=MOST_PLAYERS, unique=True)
_kind = one_of(*get_args(bounties.Kind))
_hands = list_of(list_of(_name, least=1, most=MOST_PLAYERS), most=MOST_PLAYERS)


def few(check: Check) -> Check:
    """As ``check``, of no more than ``MOST_PLAYERS``."""

    def check_few(value: Any) -> Any:
        if type(value) is dict and len(value) > MOST_PLAYERS:
            raise Unanswerable("bad-value", "", "deal.too-many", most=MOST_PLAYERS)
        return check(value)

    return check_few


_entrant = record(
    {
        "player": _name,
        "stack": whole(),
        "buy_in": whole(),
        "fee": whole(),
        "bounty": whole(),
        "in": flag,
    }
)


def entrants(value: Any) -> tuple[cancellation.RefundEntry, ...]:
    """Players of a cancelled tournament, nobody twice."""
    rows = list_of(_entrant)(value)
    refuse_twice(tuple(row["player"] for row in rows))
    return tuple(cancellation.RefundEntry(still_in=row.pop("in"), **row) for row in rows)


def ask_bounty(house: House, **asked: Any) -> Ruling[bounties.Bounties]:
    """``bounty``: chips, ranking, low hands and folds make up the hand."""
    hand = ShownHand(asked["stacks"], asked["ranking"], frozenset(asked["folded"]), asked["low"])
    heads, order, hi_lo = asked["bounties"], asked["early_order"], asked["hi_lo"]
    return bounties.bounty(house, asked["kind"], hand, heads, order, hi_lo, asked["unit"], asked["odd"])


def bounties_in_json(answer: bounties.Bounties) -> dict[str, object]:
    """The players who are out, and one row for each bounty."""
    rows = [{"for": award.victim, "cash": award.cash, "added": award.added} for award in answer.awards]
    return {"busted": answer.busted, "awards": rows}


def ask_bounty_winner(house: House, kind: bounties.Kind, bounty: int) -> Ruling[int]:
    """``bounty_winner``."""
    return bounties.bounty_winner(house, kind, bounty)


def ask_deal(house: House, shares: dict[str, int] | None, **asked: Any) -> Ruling[deals.Deal]:
    """``deal``: typed shares belong to a custom deal, and to no other."""
    if shares is None and asked["method"] == "custom":
        refuse("missing-field", "shares", "missing-field")
    if shares is not None and asked["method"] != "custom":
        refuse("unknown-field", "shares", "unknown-field")
    return deals.deal(house, deals.Proposal(shares=shares or {}, **asked))


def deal_in_json(answer: deals.Deal) -> dict[str, object]:
    """The deal; by how much it is off only where that is why it is not allowed."""
    fields: dict[str, object] = {**fields_of(answer)}
    if answer.because != "sum":
        del fields["off"]
    return fields


def ask_cancel(house: House, **asked: Any) -> Ruling[Any]:
    """``cancel``."""
    return cancellation.cancel(house, asked["case"], asked["pool"], asked["prizes"], asked["players"])


def refunds_in_json(refunds: dict[str, cancellation.Refund]) -> dict[str, object]:
    """The refund of each player."""
    return {"refunds": {player: fields_of(refund) for player, refund in refunds.items()}}


QUESTIONS = (
    AdviseQuestion(
        "bounty",
        ask_bounty,
        bounties_in_json,
        {
            "kind": _kind,
            "stacks": few(mapping_of(_name, whole())),
            "ranking": _hands,
            "bounties": mapping_of(_name, whole()),
            "early_order": _names,
        },
        {
            "folded": (_names, ()),
            "hi_lo": (flag, False),
            "low": (_hands, ()),
            "unit": (whole(1), 1),
            "odd": (one_of(*get_args(bounties.Odd)), None),
        },
    ),
    AdviseQuestion("bounty_winner", ask_bounty_winner, lambda paid: {"paid": paid}, {"kind": _kind, "bounty": whole()}),
    AdviseQuestion(
        "deal",
        ask_deal,
        deal_in_json,
        {
            "method": one_of(*get_args(deals.Method)),
            "stacks": few(mapping_of(_name, whole(1))),
            "prizes": list_of(whole(), most=MOST_PLAYERS),
            "pool": whole(),
            "final_table": flag,
            "agreed": _names,
        },
        {
            "leave": (whole(), 0),
            "leave_percent": (percentage(), Fraction(0)),
            "unit": (whole(1), 1),
            "shares": (few(mapping_of(_name, whole())), None),
        },
    ),
    AdviseQuestion(
        "cancel",
        ask_cancel,
        refunds_in_json,
        {
            "case": one_of(*get_args(cancellation.Case)),
            "pool": whole(),
            "prizes": list_of(whole(), most=100_000),
            "players": entrants,
        },
    ),
)
