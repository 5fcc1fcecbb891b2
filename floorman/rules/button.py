"""Where button and blinds are on the next hand, and who gets cards on it."""

from collections.abc import Collection
from itertools import takewhile
from typing import NamedTuple

from floorman.core.ring import between, clockwise, next_held, previous_held
from floorman.rules.citation import Citation, Ruling, Unanswerable
from floorman.rules.house import House
from floorman.rules.seats import NOBODY, TableSeats, refuse_contradiction


class Hand(NamedTuple):
    """How a hand is placed."""

    button: int
    """A position, also when it is an empty chair."""
    small_blind: int | None
    """A position, also when it is an empty chair; None beside a single big blind."""
    big_blind: int
    dead_button: bool
    """The button rests where nobody is dealt in."""
    dead_small_blind: bool
    """No small blind is posted."""
    heads_up: bool
    dealt_in: tuple[int, ...]
    waiting: tuple[int, ...]
    """Newcomers who get no cards on this hand."""
    extra_big_blinds: tuple[int, ...] = ()
    """Players who make up the big blind that passed them by (moving button, RROP 4.2)."""


class Spots(NamedTuple):
    """Button and blinds of a hand to come."""

    button: int
    small_blind: int | None
    big_blind: int


class Known(NamedTuple):
    """Button and blinds of the hand just played, as far as they are needed."""

    button: int
    small_blind: int
    """The chair where the small blind was, or was due."""
    big_blind: int


def next_hand(
    house: House,
    table: TableSeats,
    newcomers: Collection[int] = NOBODY,
    *,
    entrants: Collection[int] | None = None,
    single_big_blind: int | None = None,
) -> Ruling[Hand]:
    """The hand after ``table.last``, with newcomers already seated.

    ``newcomers``: the seats that are new since the last hand; ``entrants``: those of them who are new to the tournament
    (new, re-entry, alternate), all unless told. ``single_big_blind``: the newcomer in the vacated chair of the last big
    blind who posts the big blind alone (TDA-2024 11-A).

    Raises Unanswerable: "too-few-players"; "missing-field" where positions are needed and not known (two players need
    the big blind only); "impossible" where the positions contradict themselves.
    """
    last = _known(house, table, newcomers)
    if single_big_blind is not None:
        newcomers = {*newcomers, single_big_blind}
        return _single(house, table, newcomers, last, single_big_blind)
    dealt, spots = table.seats, _place(house, table.seats, last)
    if newcomers and len(dealt) > 2:
        barred = newcomers if entrants is None else entrants
        dealt, spots = _without_waiting(house, dealt, spots, last, frozenset(newcomers), frozenset(barred))
    return _ruling(house, table.seats, dealt, spots, last, newcomers)


def _known(house: House, table: TableSeats, newcomers: Collection[int]) -> Known:
    """The last positions, complete, once they are enough to go on."""
    seats, last = table.seats, table.last
    if len(seats) < 2:
        raise Unanswerable("too-few-players", "table.seats", "button.too-few", table=table.table)
    if last is None or last.big_blind is None:
        missing = "table.last" if last is None else "table.last.big_blind"
        raise Unanswerable("missing-field", missing, "button.not-known", table=table.table)
    refuse_contradiction(last)
    if last.button is None:
        return _known_heads_up(house, table, last.big_blind)
    small: int | None = last.small_blind
    if small is None:
        small = _unposted_chair(last.button, last.big_blind, table, newcomers)
    return Known(last.button, small, last.big_blind)


def _known_heads_up(house: House, table: TableSeats, big: int) -> Known:
    """Of two players it is enough to know who was big blind, unless the button only moves forward from where it was."""
    seats = table.seats
    if len(seats) > 2 or (big not in seats and house.choices.button_method == "forward"):
        raise Unanswerable("missing-field", "table.last.button", "button.not-known", table=table.table)
    other = next_held(seats, big)
    return Known(other, other, big)


def _unposted_chair(button: int, big: int, table: TableSeats, newcomers: Collection[int]) -> int:
    """Where the small blind was due when none was posted: the first empty chair after the button, else the button."""
    due = takewhile(lambda chair: chair != big, clockwise(button, table.max_seats))
    return next((chair for chair in due if chair not in table.seats or chair in newcomers), button)


def _place(house: House, seats: tuple[int, ...], last: Known) -> Spots:
    """The three positions with these seats dealt in; of two players the moving button too looks at the last big blind
    (RROP 4.3).
    """
    method = house.choices.button_method
    if method == "dead" or (method == "rrop-moving" and len(seats) == 2):
        return _dead(seats, last)
    button = next_held(seats, last.button)
    small = button if len(seats) == 2 else next_held(seats, button)
    return Spots(button, small, next_held(seats, small))


def _dead(seats: tuple[int, ...], last: Known) -> Spots:
    """Big blind to the next live seat, small blind to the last big blind's chair, button to the last small blind's."""
    big = next_held(seats, last.big_blind)
    if len(seats) == 2:
        button = next_held(seats, big)
        return Spots(button, button, big)
    button = last.small_blind
    if button == big or between(button, big, last.big_blind):
        # after heads-up the last small blind may be due: the button is then the player before the small blind
        button = previous_held(seats, last.big_blind)
    return Spots(button, last.big_blind, big)


def _without_waiting(
    house: House,
    seats: tuple[int, ...],
    spots: Spots,
    last: Known,
    newcomers: frozenset[int],
    entrants: frozenset[int],
) -> tuple[tuple[int, ...], Spots]:
    """Who is dealt in once the newcomers who must wait are left out, and the positions among those."""
    dealt = seats
    while len(dealt) > 2:
        barred = _barred(house, newcomers.intersection(dealt), entrants, spots)
        if not barred:
            break
        if len(dealt) - len(barred) < 2:
            return seats, _start_again(house, seats, last)
        dealt = tuple(seat for seat in dealt if seat not in barred)
        spots = _place(house, dealt, last)
    return dealt, spots


def _barred(house: House, newcomers: frozenset[int], entrants: frozenset[int], spots: Spots) -> set[int]:
    """Newcomers who get no cards with these positions, by the house's lock."""
    button, small, big = spots
    lock = house.choices.newcomer_lock
    barred = {seat for seat in newcomers if small is not None and between(button, seat, small)}
    if lock == "small-blind-too":
        barred |= newcomers & {small}
    elif lock == "button-to-big-blind":
        barred |= {seat for seat in newcomers if seat == button or between(button, seat, big)}
    elif lock == "new-entrants-not-blind-or-button":
        barred |= newcomers & entrants & {button, small, big}
    return barred


def _start_again(house: House, seats: tuple[int, ...], last: Known) -> Spots:
    """Where waiting leaves nobody to play with, nobody waits: the button goes to the player before the small blind."""
    spots = _place(house, seats, last)
    if house.choices.button_method == "dead":
        return spots._replace(button=previous_held(seats, last.big_blind))
    return spots


def _single(house: House, table: TableSeats, newcomers: Collection[int], last: Known, chair: int) -> Ruling[Hand]:
    """The newcomer in the last big blind's chair posts the big blind alone, without a small blind (TDA-2024 11-A)."""
    if house.choices.button_method != "dead" or house.choices.single_big_blind != "chair":
        raise Unanswerable("impossible", "single_big_blind", "button.single-not-here")
    if chair != last.big_blind or chair not in table.seats:
        raise Unanswerable(
            "impossible", "single_big_blind", "button.single-elsewhere", seat=chair, chair=last.big_blind
        )
    seats = table.seats
    if len(seats) == 2:
        other = next_held(seats, chair)
        return _ruling(house, seats, seats, Spots(other, other, chair), last, newcomers)
    button = last.small_blind
    waiting = {seat for seat in newcomers if between(button, seat, chair)}
    if len(seats) - len(waiting) < 2:
        button, waiting = previous_held(seats, chair), set()
    dealt = tuple(seat for seat in seats if seat not in waiting)
    return _ruling(house, seats, dealt, Spots(button, None, chair), last, newcomers)


def _ruling(
    house: House,
    seats: tuple[int, ...],
    dealt: tuple[int, ...],
    spots: Spots,
    last: Known,
    newcomers: Collection[int],
) -> Ruling[Hand]:
    """The hand with its case, its rules and the numbers that its sentence names."""
    button, small, big = spots
    heads_up = len(dealt) == 2 and small is not None
    waiting = () if len(dealt) == len(seats) else tuple(seat for seat in seats if seat not in dealt)
    extra = _made_up(house, dealt, big, last, newcomers)
    hand = Hand(button, small, big, button not in dealt, small not in dealt, heads_up, dealt, waiting, extra)
    params: dict[str, object] = {"button": button, "small_blind": small, "big_blind": big}
    if waiting:
        params["waiting"] = listed(waiting)
    if extra:
        params["extra"] = listed(extra)
    return Ruling(hand, _code(house, hand, last), _cites(house, hand, bool(newcomers)), params)


def _made_up(
    house: House, dealt: tuple[int, ...], big: int, last: Known, newcomers: Collection[int]
) -> tuple[int, ...]:
    """Whom the big blind has passed by, where the button always moves on and missed blinds are made up (RROP 4.2)."""
    if house.choices.button_method != "rrop-moving" or len(dealt) == 2:
        return ()
    return tuple(seat for seat in dealt if between(last.big_blind, seat, big) and seat not in newcomers)


def _code(house: House, hand: Hand, last: Known) -> str:
    """The case that a hand falls under; one where newcomers wait ends in ``-waits``."""
    tail = "-waits" if hand.waiting else ""
    if hand.heads_up:
        return f"button.heads-up{tail}"
    if hand.small_blind is None:
        return f"button.single-big-blind{tail}"
    if hand.extra_big_blinds:
        return f"button.made-up{tail}"
    if house.choices.button_method != "dead":
        return f"button.forward{tail}"
    if hand.button != last.small_blind:
        return f"button.reset{'-dead-small-blind' if hand.dead_small_blind else ''}{tail}"
    return _DEAD[hand.dead_button, hand.dead_small_blind] + tail


_DEAD = {
    (False, False): "button.moves",
    (True, False): "button.dead",
    (False, True): "button.dead-small-blind",
    (True, True): "button.dead-both",
}


def _cites(house: House, hand: Hand, newcomers: bool) -> tuple[Citation, ...]:
    """What the hand rests on: the way of the button, heads-up, a single big blind, and how newcomers come in."""
    key = "button_method"
    if hand.heads_up:
        key = "heads_up"
    elif hand.small_blind is None:
        key = "single_big_blind"
    if not newcomers:
        return (house.cite(key),)
    return tuple(dict.fromkeys((house.cite(key), house.cite("newcomer_lock" if hand.waiting else "entry"))))


def listed(seats: Collection[int]) -> str:
    """Seats as they are read out: ``3, 4``."""
    return ", ".join(map(str, seats))
