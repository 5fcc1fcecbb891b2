"""What is typed into the desk's fields."""

import pytest

from floorman.core.model import Chair, Positions, SeatNo, TableNo
from floorman.ui.rulings import reading
from floorman.ui.rulings.otherwise import typed_positions
from floorman.ui.rulings.reading import SeatTyping


class Room:
    """Table 12 has nine chairs, entry 117 on seat 5."""

    def chairs(self, table: int) -> int:
        return 9 if table == 12 else 0

    def entry_at(self, table: int, seat: int) -> int | None:
        return 117 if (table, seat) == (12, 5) else None

    def known(self, entry: int) -> bool:
        return entry == 117

    def found(self, fragment: str) -> int | None:
        return 117 if fragment in "ann kowalska" else None


def at(table: int, seat: int) -> Chair:
    return Chair(TableNo(table), SeatNo(seat))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("6", at(12, 6)),
        ("12-6", at(12, 6)),
        ("12 6", at(12, 6)),
        ("12–6", at(12, 6)),
        ("10", None),
        ("0", None),
        ("13-1", None),
        ("", None),
        ("six", None),
        ("1 2 3", None),
        ("99999", None),
    ],
)
def test_a_chair_is_a_seat_here_or_anywhere(typed: str, meant: Chair | None) -> None:
    assert reading.chair(Room(), 12, typed) == meant


@pytest.mark.parametrize(
    ("typed", "entry"),
    [("5", 117), ("12-5", 117), ("#117", 117), ("kowa", 117), ("6", None), ("#118", None), ("zzz", None), ("", None)],
)
def test_a_player_is_a_seat_an_entry_or_part_of_a_name(typed: str, entry: int | None) -> None:
    assert reading.player(Room(), 12, typed) == entry


def test_several_players_are_each_named_once() -> None:
    assert reading.players(Room(), 12, "5, #117 6") == (117,)


@pytest.mark.parametrize(
    ("typed", "chips"),
    [("12000", 12000), ("12k", 12000), ("12.5k", 12500), ("12,5K", 12500), ("1.5", None), ("k", None), ("-3", None)],
)
def test_chips_may_be_in_thousands(typed: str, chips: int | None) -> None:
    assert reading.chips(typed) == chips


def test_a_stack_that_is_not_known_keeps_its_place() -> None:
    assert reading.stacks("9000 - 4k") == (9000, None, 4000)


def positions(button: int | None, small: int | None, big: int | None) -> Positions:
    return Positions(*(None if seat is None else SeatNo(seat) for seat in (button, small, big)))


def typed(digits: str, max_seats: int) -> Positions:
    typing = SeatTyping(max_seats)
    for digit in digits:
        typing.nobody() if digit == "-" else typing.digit(int(digit))
    return typing.positions


def test_digits_fill_button_and_blinds_in_turn() -> None:
    assert typed("345", 9) == positions(3, 4, 5)
    assert typed("3-5", 9) == positions(3, None, 5)


def test_at_ten_chairs_a_one_may_go_on() -> None:
    assert typed("10", 10) == positions(10, None, None)
    assert typed("1023", 10) == positions(10, 2, 3)
    assert typed("123", 10) == positions(1, 2, 3)


def test_a_chair_that_there_is_not_is_not_taken() -> None:
    typing = SeatTyping(6)
    assert not typing.digit(7)
    assert not typing.digit(0)
    assert typing.positions == positions(None, None, None)


def test_a_button_typed_anew_drops_the_blinds_that_followed_from_it() -> None:
    typing = SeatTyping(9)
    typing.take(positions(1, 2, 3))
    typing.digit(4)
    assert typing.positions == positions(4, None, None)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("3 4 5", positions(3, 4, 5)),
        ("3 - 5", positions(3, None, 5)),
        ("345", positions(3, 4, 5)),
        ("3 4", None),
        ("3 4 11", None),
        ("a b c", None),
        ("", None),
    ],
)
def test_positions_of_a_ruling_otherwise(said: str, meant: Positions | None) -> None:
    assert typed_positions(said, 9) == meant
