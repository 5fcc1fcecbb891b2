"""The watch on dodged blinds, from the record: what can be seen to have been one, and what the house has for it.

Nobody is accused on old positions: both ends of an absence need the big blind seen within one hand. The rest is a
private note in the player's own page. Nothing here is ever done by itself.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from floorman.core import events as e
from floorman.core.apply import Fact
from floorman.core.model import Chair, Entry, Penalty, SeatNo
from floorman.core.ring import between
from floorman.desk.casebook import positions_in
from floorman.desk.floor import MINUTE, Floor
from floorman.rules.citation import Ruling
from floorman.rules.dodging import Absence, DodgeRuling, dodge

NOTICED = "dodge.noticed"
"""Code of the advice that asks whether it was a dodge."""


@dataclass(frozen=True, slots=True)
class Sign:
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


@dataclass(frozen=True, slots=True)
class Offences:
    """What counts against a player within the house's window."""

    times: tuple[int, ...] = ()
    """Of each dodge that was seen or recorded, oldest first."""
    signs: tuple[Sign, ...] = ()
    notes: tuple[Sign, ...] = ()
    pending: Sign | None = None
    """The newest sign, while the TD has not judged it."""
    judged: Fact | None = None
    """The newest dodge that the TD recorded."""

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.times)

    @property
    def minutes(self) -> int:
        """From the first to the last of them."""
        return (self.times[-1] - self.times[0]) // MINUTE if self.times else 0


class _Blind(NamedTuple):
    seat: int
    seen: int


class _Left(NamedTuple):
    fact: Fact
    chair: Chair
    blind: _Blind | None
    due: bool | None
    """The next big blind was his."""


def offences(floor: Floor, number: int) -> Offences:
    """What the record of the house's window holds about a player."""
    now, window = floor.clock(), floor.house.choices.dodge_window_minutes * MINUTE
    entry = floor.now.entry(number)
    found = _known_signs(floor, number)
    signs = [sign for sign in found if sign.certain and not _dismissed(floor, entry, sign)]
    times: list[int] = []
    pending: list[Sign] = []
    judged: Fact | None = None
    recorded = [fact for fact in floor.cases.about(floor.log, number) if isinstance(fact.event, e.BlindDodged)]
    both: list[Sign | Fact] = [*signs, *recorded]
    for one in sorted(both, key=lambda one: one.seq):
        if isinstance(one, Sign):
            pending.append(one)
            times.append(one.ended)
        else:
            judged = one
            if not pending:
                times.append(one.at)
            pending = []
    since = now - window
    fresh = [sign for sign in pending if sign.ended >= since]
    return Offences(
        tuple(time for time in times if time >= since),
        tuple(sign for sign in signs if sign.ended >= since),
        tuple(sign for sign in found if not sign.certain and sign.ended >= since),
        fresh[-1] if fresh else None,
        judged if judged is not None and judged.at >= since else None,
    )


def notice_call(entry: Entry) -> str:
    """The call by which the TD judges that it was a dodge."""
    return f"dodge {entry.chair or f'#{entry.number}'}"


def notice_key(entry: Entry) -> str:
    """What an overruled notice is known by."""
    table = None if entry.chair is None else entry.chair.table
    return f"{NOTICED} {table} {notice_call(entry)}"


def _dismissed(floor: Floor, entry: Entry | None, sign: Sign) -> bool:
    """The TD said that this was none."""
    return entry is not None and floor.now.overruled.get(notice_key(entry), -1) >= sign.ended


def watched(floor: Floor) -> Iterator[tuple[Entry, Offences]]:
    """Players alive with a certain sign that the TD has not judged."""
    for number in _suspects(floor):
        if not any(sign.certain for sign in _known_signs(floor, number)):
            continue
        entry = floor.now.entry(number)
        if entry is not None and entry.alive:
            found = offences(floor, number)
            if found.pending is not None:
                yield entry, found


def unpunished(floor: Floor) -> Iterator[tuple[Entry, Offences]]:
    """Players alive whose recorded dodge has brought no penalty yet."""
    for number in floor.cases.people:
        entry = floor.now.entry(number)
        if entry is None or not entry.alive or not entry.dodges:
            continue
        found = offences(floor, number)
        if found.judged is not None and not any(_after(found.judged, given) for given in entry.penalties):
            yield entry, found


def _after(judged: Fact, given: Penalty) -> bool:
    return given.seq > judged.seq


def proposal(
    floor: Floor,
    entry: Entry,
    found: Offences,
    amounts: tuple[int, int, int] = (0, 0, 0),
    *,
    moved: bool | None = None,
    another: bool = False,
) -> Ruling[DodgeRuling]:
    """What the house has for the newest of them: its ladder, or what the TD may decide.

    ``amounts``: small blind, big blind and ante, where they are known. ``moved``: it was while going to another seat.
    ``another``: one is judged now that the record does not show.
    """
    table = None if entry.chair is None else floor.now.table(entry.chair.table)
    latest = found.pending or (found.signs[-1] if found.signs else None)
    going = moved if moved is not None else latest is not None and latest.kind == "late"
    players = max(2, floor.now.seats if table is None else table.held)
    minutes = (floor.clock() - found.times[0]) // MINUTE if another and found.times else found.minutes
    absence = Absence(True, max(1, found.count + another), minutes, going, *amounts, players)
    ruling = dodge(floor.house, absence)
    if ruling.code in ("dodge.forfeit-and-round", "dodge.dead-money") and not any(amounts):
        return replace(ruling, code=f"{ruling.code}-untold")
    return ruling


def penalty_call(entry: Entry, answer: DodgeRuling) -> str:
    """The call that gives the proposed penalty; ends in a blank where the floor has to add something."""
    who = str(entry.chair or f"#{entry.number}")
    words = {
        "warning": "warn",
        "time": "time ",
        "missed-hands": f"hands {answer.hands}",
        "missed-rounds": "round 1",
        "disqualification": "dq",
    }
    return f"p {who} {words[answer.penalty]}" if answer.penalty in words else ""


# -- what the record shows


def _suspects(floor: Floor) -> Iterator[int]:
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


def _known_signs(floor: Floor, number: int) -> tuple[Sign, ...]:
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
    if isinstance(seen.event, e.HandsPlayed) and not seen.event.fresh:
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
