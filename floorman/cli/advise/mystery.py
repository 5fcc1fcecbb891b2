"""Questions on bounties over a whole tournament and on envelopes."""

from typing import Any, get_args

from floorman.cli.advise.checks import list_of, mapping_of, one_of, or_null, refuse, text, whole
from floorman.cli.advise.mistakes import fields_of
from floorman.cli.advise.question import AdviseQuestion
from floorman.rules.bounties import Kind, Odd
from floorman.rules.bounty_chain import BountyChain, Knockout, bounty_chain
from floorman.rules.citation import Ruling
from floorman.rules.envelopes import DrawnEnvelopes, Envelopes, envelope_draw, envelopes
from floorman.rules.house import House

MOST_ENVELOPES = 200_000
_name = text()
_winners = list_of(_name, most=200, unique=True)
_rows = list_of(list_of(whole(1), least=2, most=2), most=10_000)


def knockout(value: Any) -> Knockout:
    """A pair: who is out, and who won his bounty."""
    if type(value) is not list or len(value) != 2:
        refuse("list", least=2, most=2)
    victim, winners = value
    return Knockout(_name(victim), _winners(winners))


def envelope_rows(value: Any) -> Envelopes:
    """Rows of an amount and a number of envelopes, not more than a shuffle takes."""
    rows: Envelopes = _rows(value)
    if sum(number for _, number in rows) > MOST_ENVELOPES:
        refuse("list", least=0, most=MOST_ENVELOPES)
    return rows


def ask_bounty_chain(house: House, **asked: Any) -> Ruling[BountyChain]:
    """``bounty_chain``."""
    return bounty_chain(house, **asked)


def ask_envelope_draw(house: House, envelopes: Envelopes, seed: str, draws: int) -> Ruling[DrawnEnvelopes]:
    """``envelope_draw``."""
    return envelope_draw(house, envelopes, seed, draws)


QUESTIONS = (
    AdviseQuestion(
        "bounty_chain",
        ask_bounty_chain,
        fields_of,
        {"kind": one_of(*get_args(Kind))},
        {
            "bounties": (mapping_of(_name, whole()), {}),
            "out": (list_of(knockout), ()),
            "winner": (or_null(_name), None),
            "unit": (whole(1), 1),
            "odd": (one_of(*get_args(Odd)), None),
        },
    ),
    AdviseQuestion(
        "envelopes",
        envelopes,
        lambda made: {"envelopes": made},
        {"pool": whole()},
        {"count": (whole(0, MOST_ENVELOPES), 0), "top": (_rows, ()), "unit": (whole(1), 1)},
    ),
    AdviseQuestion(
        "envelope_draw",
        ask_envelope_draw,
        fields_of,
        {"envelopes": envelope_rows, "seed": _name},
        {"draws": (whole(0, MOST_ENVELOPES), 0)},
    ),
)
