"""Where the button is on a table's first hand."""

from floorman.core.ring import from_seat, next_held
from floorman.rules.button import Hand
from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.house import House
from floorman.rules.seats import TableSeats


def first_hand(house: House, table: TableSeats, high_card_seat: int | None = None) -> Ruling[Hand]:
    """The first hand, by the house's way of placing the first button (RROP 15, WSOP 85, pokerstars 1.5).

    ``high_card_seat``: the seat that drew the high card, or where one seat is drawn for the whole room, that seat (held
    or not). Raises Unanswerable: "too-few-players"; "missing-field" where that seat is needed; "bad-value" where
    nobody can have drawn the high card.
    """
    seats = table.seats
    if len(seats) < 2:
        raise Unanswerable("too-few-players", "table.seats", "button.too-few", table=table.table)
    hand = hand_from(table, _button(house, seats, high_card_seat))
    cites = (house.cite("first_button"), house.cite("heads_up")) if hand.heads_up else (house.cite("first_button"),)
    code = f"first-button.{house.choices.first_button}"
    params = {"button": hand.button, "small_blind": hand.small_blind, "big_blind": hand.big_blind}
    return Ruling(hand, f"{code}-heads-up" if hand.heads_up else code, cites, params)


def hand_from(table: TableSeats, seat: int) -> Hand:
    """The first hand of two players or more with the button on ``seat``, or on the next player from it."""
    seats = table.seats
    button = from_seat(seats, seat)[0]
    small = button if len(seats) == 2 else next_held(seats, button)
    return Hand(button, small, next_held(seats, small), False, False, len(seats) == 2, seats, ())


def asks_seat(house: House) -> bool:
    """Whether somebody has to say where the first button is: a card, or a lot for the whole room, decides it."""
    return house.choices.first_button in ("high-card", "same-seat-everywhere")


def _button(house: House, seats: tuple[int, ...], drawn: int | None) -> int:
    way = house.choices.first_button
    if way == "seat-1":
        return seats[0]
    if way == "dealer-right":
        return seats[-1]
    if drawn is None:
        raise Unanswerable("missing-field", "high_card_seat", f"first-button.no-{way}")
    if way == "same-seat-everywhere":
        return from_seat(seats, drawn)[0]
    if drawn not in seats:
        raise Unanswerable("bad-value", "high_card_seat", "first-button.nobody-there", seat=drawn)
    return drawn
