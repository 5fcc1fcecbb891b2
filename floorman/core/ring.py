"""Seats around a table: seat 1 to the last, clockwise, the way the cards are dealt. No rules of poker."""

from collections.abc import Collection, Sequence


def next_held(held: Sequence[int], after: int) -> int:
    """The first of the ``held`` seats (ascending, not empty) clockwise from the chair ``after``, itself last."""
    for seat in held:
        if seat > after:
            return seat
    return held[0]


def previous_held(held: Sequence[int], before: int) -> int:
    """The nearest of the ``held`` seats (ascending, not empty) against the clock from ``before``, itself last."""
    for seat in reversed(held):
        if seat < before:
            return seat
    return held[-1]


def between(start: int, seat: int, end: int) -> bool:
    """Whether ``seat`` is strictly between two chairs, clockwise from ``start``; never from a chair to itself."""
    if start < end:
        return start < seat < end
    return start != end and (seat > start or seat < end)


def clockwise(after: int, max_seats: int) -> tuple[int, ...]:
    """All chairs but ``after``, clockwise from it."""
    return (*range(after + 1, max_seats + 1), *range(1, after))


def from_seat(held: Sequence[int], first: int) -> tuple[int, ...]:
    """The ``held`` seats (ascending) clockwise, beginning with ``first`` or the next one held."""
    return (*(seat for seat in held if seat >= first), *(seat for seat in held if seat < first))


def open_chairs(max_seats: int, held: Collection[int], locked: Collection[int]) -> tuple[int, ...]:
    """Chairs that may be given to somebody, ascending."""
    return tuple(seat for seat in range(1, max_seats + 1) if seat not in held and seat not in locked)
