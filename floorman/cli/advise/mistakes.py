"""Questions on mistakes: substantial action, button errors, misdeals, wrong seats, absence, levels."""

from typing import Any, get_args

from msgspec.structs import asdict

from floorman.cli.advise.checks import flag, list_of, one_of, or_null, record, refuse, whole
from floorman.cli.advise.question import AdviseQuestion
from floorman.cli.advise.tables import table_in_play
from floorman.core.model import MAX_SEATS, Positions
from floorman.rules.button_error import ButtonErrorRuling, button_error
from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.house import House
from floorman.rules.level import Signal, level
from floorman.rules.misdeal import Fault, misdeal
from floorman.rules.presence import AwayWhen, absent
from floorman.rules.seats import TableSeats
from floorman.rules.substantial_action import ACTIONS, Action, substantial_action
from floorman.rules.wrong_seat import Entered, wrong_seat

actions = list_of(one_of(*ACTIONS), most=10_000)
_seat = whole(1, MAX_SEATS)
_dealt = record({"button": _seat, "small_blind": or_null(_seat), "big_blind": or_null(_seat)})


def head_count(value: object) -> int:
    """Players at a table: two at least, or the question is about nobody."""
    count: int = whole(0, MAX_SEATS)(value)
    if count < 2:
        raise Unanswerable("too-few-players", "", "head-count.too-few")
    return count


def fields_of(answer: Any) -> dict[str, object]:
    """A small frozen value as it is."""
    return asdict(answer)


def ask_button_error(
    house: House, table: TableSeats, dealt: dict[str, Any], actions: tuple[Action, ...]
) -> Ruling[ButtonErrorRuling]:
    """``button_error``: the hand was dealt at chairs of the table."""
    for spot, seat in dealt.items():
        if seat is not None and seat > table.max_seats:
            refuse("whole", f"dealt.{spot}", low=1, high=table.max_seats)
    return button_error(house, table, Positions(**dealt), actions)


def button_error_in_json(answer: ButtonErrorRuling) -> dict[str, object]:
    """The ruling with its two sets of positions."""
    return {"ruling": answer.ruling, "correct": fields_of(answer.correct), "next": fields_of(answer.next)}


QUESTIONS = (
    AdviseQuestion("substantial_action", substantial_action, fields_of, {"actions": actions, "players": head_count}),
    AdviseQuestion(
        "button_error",
        ask_button_error,
        button_error_in_json,
        {"table": table_in_play, "dealt": _dealt, "actions": actions},
    ),
    AdviseQuestion("misdeal", misdeal, fields_of, {"what": one_of(*get_args(Fault)), "actions": actions}),
    AdviseQuestion(
        "wrong_seat",
        wrong_seat,
        fields_of,
        {"entered": one_of(*get_args(Entered)), "actions": actions, "hand_over": flag},
    ),
    AdviseQuestion("absent", absent, fields_of, {"away_when": one_of(*get_args(AwayWhen))}),
    AdviseQuestion("level", level, fields_of, {"signal": one_of(*get_args(Signal)), "actions": actions}),
)
