"""Questions on flights, shootouts and early payouts."""

from typing import Any, get_args

from floorman.cli.advise.checks import digits, list_of, mapping_of, one_of, record, text, whole
from floorman.cli.advise.finishing import MOST_PLAYERS
from floorman.cli.advise.mistakes import fields_of
from floorman.cli.advise.question import AdviseQuestion
from floorman.rules.early_payout import EarlyPayout, early_payout
from floorman.rules.flights import Bag, Merged, MergeRule, flights_merge
from floorman.rules.shootout import Round, shootout

_name = text()
_bag = record({"player": _name, "flight": _name, "chips": whole(1)})
_players = whole(0, MOST_PLAYERS)


def bag(value: Any) -> Bag:
    """What a player took out of a flight."""
    return Bag(**_bag(value))


def merged_in_json(answer: Merged) -> dict[str, object]:
    """The next day's stacks, and the bags that leave play as rows; what these earn only where they earn anything."""
    leave_play = [[bag.player, bag.flight, bag.chips] for bag in answer.leave_play]
    chips = sum(answer.stacks.values())
    fields: dict[str, object] = {
        "players": len(answer.stacks),
        "stacks": answer.stacks,
        "leave_play": leave_play,
        "chips": chips,
    }
    return fields if answer.bag_prizes is None else {**fields, "bag_prizes": answer.bag_prizes}


def rounds_in_json(rounds: tuple[Round, ...]) -> dict[str, object]:
    """One row a round."""
    return {"rounds": [fields_of(each) for each in rounds]}


def payouts_in_json(payouts: dict[int, EarlyPayout]) -> dict[str, object]:
    """By place what is paid at once and what on going out."""
    return {str(place): [each.at_once, each.on_going_out] for place, each in payouts.items()}


QUESTIONS = (
    AdviseQuestion(
        "flights_merge",
        flights_merge,
        merged_in_json,
        {"rule": one_of(*get_args(MergeRule))},
        {"flights": (list_of(_name, unique=True), ()), "bags": (list_of(bag), ()), "bag_prize": (whole(), 0)},
    ),
    AdviseQuestion(
        "shootout",
        shootout,
        rounds_in_json,
        {"players": _players, "table": whole(1, MOST_PLAYERS)},
        {"advance": (whole(1, MOST_PLAYERS), 1), "final": (whole(1, MOST_PLAYERS), None)},
    ),
    AdviseQuestion(
        "early_payout",
        early_payout,
        payouts_in_json,
        {"prizes": mapping_of(digits(1, MOST_PLAYERS), whole())},
        {"least": (whole(), 0)},
    ),
)
