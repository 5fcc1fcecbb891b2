"""Questions on button, blinds, entry, moves and draws."""

from typing import Any

from floorman.cli.advise.checks import list_of, one_of, or_null, refuse, whole
from floorman.cli.advise.question import AdviseQuestion
from floorman.cli.advise.tables import table, table_in_play, table_joined
from floorman.core.entry import EntryKind
from floorman.core.model import MAX_SEATS
from floorman.rules.button import Hand, next_hand
from floorman.rules.citation import Ruling
from floorman.rules.entry import Entering, entry
from floorman.rules.first_button import first_hand
from floorman.rules.house import House
from floorman.rules.seats import TableSeats

seat = whole(1, MAX_SEATS)


def ask_next_hand(
    house: House, table: TableSeats, newcomers: tuple[int, ...], single_big_blind: int | None
) -> Ruling[Hand]:
    """``next_hand``: newcomers hold seats of the table."""
    for one in newcomers:
        if one not in table.seats:
            refuse("not-a-player", "newcomers", player=one)
    return next_hand(house, table, newcomers, single_big_blind=single_big_blind)


def ask_first_hand(house: House, table: TableSeats, high_card_seat: int | None) -> Ruling[Hand]:
    """``first_hand``: the seat drawn is a chair of the table."""
    _refuse_no_chair(table, "high_card_seat", high_card_seat)
    return first_hand(house, table, high_card_seat)


def ask_entry(house: House, table: TableSeats, seat: int, kind: EntryKind) -> Ruling[Entering]:
    """``entry``: the seat asked about is a chair of the table."""
    _refuse_no_chair(table, "seat", seat)
    return entry(house, table, seat, kind)


def _refuse_no_chair(table: TableSeats, field: str, seat: int | None) -> None:
    if seat is not None and seat > table.max_seats:
        refuse("whole", field, low=1, high=table.max_seats)


def hand_in_json(hand: Hand) -> dict[str, object]:
    """The hand; big blinds that are made up only where there are any."""
    answer: dict[str, object] = {
        "button": hand.button,
        "small_blind": hand.small_blind,
        "big_blind": hand.big_blind,
        "dead_button": hand.dead_button,
        "dead_small_blind": hand.dead_small_blind,
        "heads_up": hand.heads_up,
        "dealt_in": hand.dealt_in,
        "waiting": hand.waiting,
    }
    if hand.extra_big_blinds:
        answer["extra_big_blinds"] = hand.extra_big_blinds
    return answer


def plain(answer: Any) -> dict[str, object]:
    """A NamedTuple as it is."""
    fields: dict[str, object] = answer._asdict()
    return fields


_newcomers = list_of(seat, most=MAX_SEATS, unique=True)

QUESTIONS = (
    AdviseQuestion(
        "next_hand",
        ask_next_hand,
        hand_in_json,
        {"table": table_in_play},
        {"newcomers": (_newcomers, ()), "single_big_blind": (or_null(seat), None)},
    ),
    AdviseQuestion(
        "first_hand", ask_first_hand, hand_in_json, {"table": table}, {"high_card_seat": (or_null(seat), None)}
    ),
    AdviseQuestion(
        "entry",
        ask_entry,
        plain,
        {"table": table_joined, "seat": seat, "kind": one_of("new", "re-entry", "moved", "alternate")},
    ),
)
