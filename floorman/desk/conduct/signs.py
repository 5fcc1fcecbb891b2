"""What the record shows of missed big blinds: signs, with the times that speak for them.

Both ends of an absence need the big blind seen within one hand; otherwise the sign is not certain.
"""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from floorman.core import facts as e
from floorman.core.facts import Fact
from floorman.core.model import Chair, SeatNo
from floorman.core.ring import between
from floorman.desk.floor.floor import MINUTE, Floor
from floorman.desk.floor.journal_index import positions_in


class Sign(Struct, frozen=True):
    """One absence or delay by which a big blind was missed."""

    entry: int
    kind: str
    """``left-before``: gone as his big blind was next; ``back-after``: gone for a little, back right after it;
    ``late``: so late at his new table that it had passed; ``changed-seat``: took another seat without leave as it was
    next."""
    began: int
    """When he left, was sent, or changed."""
    ended: int
    """When he was back, or arrived."""
    seq: int
    """Row of the journal that completes it."""
    chair: Chair
    began_seen: int | None = None
    """When the big blind was seen before that; None if nobody had seen it within a hand."""
    ended_seen: int | None = None

    @property
    def certain(self) -> bool:
        """The big blind was seen at both ends; otherwise it is a private note."""
        return self.began_seen is not None and self.ended_seen is not None


class _Blind(NamedTuple):
    seat: int
    seen: int


class _Left(NamedTuple):
    fact: Fact
    chair: Chair
    blind: _Blind | None
    due: bool | None
    """The next big blind was his."""


def suspects(floor: Floor) -> Iterator[int]:
    """Players with something in the record of the window that may be a sign."""
    since = floor.clock() - floor.house.choices.dodge_window_minutes * MINUTE
    found: dict[int, None] = {}
    for fact in floor.cases.returns(floor.log, since):
        event = fact.event
        if isinstance(event, e.PlayersArrived):
            found.update(dict.fromkeys(event.entries))
        elif isinstance(event, e.PositionsSeen):
            found.update(dict.fromkeys(entry for one in event.seen for entry in one.arrived))
        elif isinstance(event, e.AwayMarked):
            found[event.entry] = None
        elif isinstance(event, e.RulingRecorded):
            found[int(str(event.params["entry"]))] = None
    yield from found


def known_signs(floor: Floor, number: int) -> tuple[Sign, ...]:
    """Every sign in a player's record, oldest first, certain or not."""
    return floor.cases.once(number, lambda: tuple(_signs(floor, number)))


def _signs(floor: Floor, number: int) -> Iterator[Sign]:
    """Every sign in the record, oldest first, certain or not."""
    left: _Left | None = None
    sent: _Left | None = None
    for fact, chair in history(floor, number):
        event = fact.event
        if isinstance(event, e.AwayMarked) and event.away:
            blind = _blind(floor, chair, fact)
            left = None if event.excused else _Left(fact, chair, blind, event.before_big_blind)
        elif isinstance(event, e.AwayMarked):
            if left is not None and left.chair == chair and (sign := _returned(floor, number, left, fact)) is not None:
                yield sign
            left = None
        elif isinstance(event, e.PlayersMoved):
            sent = None if event.why == "sits" else _Left(fact, chair, _blind(floor, chair, fact), None)
        elif isinstance(event, (e.PlayersArrived, e.PositionsSeen)):
            if sent is not None and sent.chair == chair and (sign := _arrived(floor, number, sent, fact)) is not None:
                yield sign
            sent = None
        elif isinstance(event, e.RulingRecorded) and event.params.get("leave") == "without":
            yield from _changed_seat(number, chair, fact, event)


def history(floor: Floor, number: int) -> list[tuple[Fact, Chair]]:
    """The player's rows, oldest first, each with the chair that he had or was sent to then."""
    entry = floor.now.entry(number)
    chair = None if entry is None else entry.chair
    told: list[tuple[Fact, Chair]] = []
    for fact in floor.cases.about(floor.log, number):
        if chair is None:
            break
        told.append((fact, chair))
        event = fact.event
        if isinstance(event, e.PlayersMoved):
            chair = next((Chair(*move.came_from) for move in event.moves if move.entry == number), chair)
        elif isinstance(event, e.PlayersSwapped):
            other = event.second if event.first.entry == number else event.first
            chair = Chair(*other.chair)
    return told[::-1]


def _blind(floor: Floor, chair: Chair, fact: Fact) -> _Blind | None:
    """Where the big blind was, if it had been seen within one hand when ``fact`` was recorded."""
    seen = next(floor.cases.seen(floor.log, chair.table, fact.seq), None)
    if seen is None or (fact.at - seen.at) // (floor.house.choices.minutes_a_hand * MINUTE) > 1:
        return None
    played = e.hands_in(seen.event)
    if played is not None and not played.fresh:
        return None
    positions = positions_in(seen.event, chair.table)
    return None if positions is None or positions.big_blind is None else _Blind(positions.big_blind, seen.at)


def _returned(floor: Floor, number: int, left: _Left, fact: Fact) -> Sign | None:
    """The big blind passed his seat while he was away."""
    back = _blind(floor, left.chair, fact)
    seat = left.chair.seat
    if left.due is True and left.blind is not None:
        passed = back is None or between(left.blind.seat, seat, back.seat)
        return _sign("left-before", number, left, fact, back) if passed else None
    if back is None or not _just_after(floor, left.chair, back.seat) or _an_orbit(floor, left, fact):
        return None
    if left.blind is not None and not between(left.blind.seat, seat, back.seat):
        return None
    return _sign("back-after", number, left, fact, back)


def _arrived(floor: Floor, number: int, sent: _Left, fact: Fact) -> Sign | None:
    """He took longer than the house's minutes, and the big blind passed his new seat meanwhile."""
    if fact.at - sent.fact.at < floor.house.choices.assumed_arrived_after * MINUTE:
        return None
    here = _blind(floor, sent.chair, fact)
    if here is None or not _just_after(floor, sent.chair, here.seat):
        return None
    if sent.blind is not None and not between(sent.blind.seat, sent.chair.seat, here.seat):
        return None
    return _sign("late", number, sent, fact, here)


def _changed_seat(number: int, chair: Chair, fact: Fact, event: e.RulingRecorded) -> Iterator[Sign]:
    """He sat elsewhere without leave while the next big blind was his, or while nobody knew."""
    due = event.params.get("before_big_blind")
    if due is not False:
        seen = fact.at if due else None
        yield Sign(number, "changed-seat", fact.at, fact.at, fact.seq, chair, seen, seen)


def _just_after(floor: Floor, chair: Chair, big_blind: int) -> bool:
    """The big blind is one or two players past the seat."""
    table = floor.now.table(chair.table)
    if table is None or chair.seat == big_blind:
        return False
    past = [seat for seat in table.seated() if between(chair.seat, seat, big_blind) or seat == big_blind]
    return 1 <= len(past) <= 2


def _an_orbit(floor: Floor, left: _Left, fact: Fact) -> bool:
    """Away for so long that he has paid blinds like everybody."""
    table = floor.now.table(left.chair.table)
    players = floor.now.seats if table is None else max(2, table.players)
    return fact.at - left.fact.at >= players * floor.house.choices.minutes_a_hand * MINUTE


def _sign(kind: str, number: int, left: _Left, fact: Fact, back: _Blind | None) -> Sign:
    return Sign(
        number,
        kind,
        left.fact.at,
        fact.at,
        fact.seq,
        Chair(left.chair.table, SeatNo(left.chair.seat)),
        None if left.blind is None else left.blind.seen,
        None if back is None else back.seen,
    )
