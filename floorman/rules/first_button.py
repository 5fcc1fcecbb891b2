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
    button = _button(house, seats, high_card_seat)
    small = button if len(seats) == 2 else next_held(seats, button)
    big = next_held(seats, small)
    hand = Hand(button, small, big, False, False, len(seats) == 2, seats, ())
    cites = (house.cite("first_button"), house.cite("heads_up")) if hand.heads_up else (house.cite("first_button"),)
    code = f"first-button.{house.choices.first_button}"
    params = {"button": button, "small_blind": small, "big_blind": big}
    return Ruling(hand, f"{code}-heads-up" if hand.heads_up else code, cites, params)


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
