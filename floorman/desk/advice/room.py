"""What needs doing in the room now, most urgent first, each with its reason, its rule and the call that does it."""

from collections.abc import Iterator
from itertools import chain

from floorman.core.model import Entry, Table
from floorman.core.refused import Refused
from floorman.core.ring import clockwise
from floorman.desk.advice.card import LEVELS, Advice
from floorman.desk.advice.conduct import conduct, hand_for_hand, held
from floorman.desk.advice.redraw import redraw
from floorman.desk.floor.floor import MINUTE, Floor
from floorman.desk.floor.move_cache import BalancingMove
from floorman.desk.seats.balancing import balancing_moves, counted
from floorman.desk.seats.drawing import finishing
from floorman.desk.steady import wall_clock
from floorman.desk.words.journal_sentences import serial
from floorman.desk.words.sentences import worded
from floorman.rules.balancing import Balance
from floorman.rules.citation import Ruling, cite
from floorman.rules.final_table import size_of_final_table

_ARRIVALS = cite("TDA-2024 RP-6#promptly")
_WAITING = cite("TDA-2024 8-A#draw")
_WHY = {
    "move.big-blind-next": "advice.balance.why",
    "move.big-blind-next-single": "advice.balance.why-single",
    "move.big-blind-next-pinned": "advice.balance.why-pinned",
    "move.big-blind-next-pinned-single": "advice.balance.why-pinned-single",
    "move.big-blind-now": "advice.balance.why-now",
    "move.big-blind-now-single": "advice.balance.why-now-single",
    "move.random": "advice.balance.why-random",
    "move.random-single": "advice.balance.why-random-single",
    "move.same-position": "advice.balance.why-same",
}
"""Why a player moves, with his name, for each case of the rules."""


def advise(floor: Floor) -> tuple[Advice, ...]:
    """Everything that needs doing, and is not overruled."""
    overruled = floor.now.overruled
    found = [one for one in _all(floor) if overruled.get(one.key, -1) < one.since or one.key not in overruled]
    return tuple(sorted(found, key=lambda one: LEVELS.index(one.level)))


def _all(floor: Floor) -> Iterator[Advice]:
    if not floor.now.tables:
        return
    ruling = counted(floor)
    yield from _stops(floor, ruling)
    yield from hand_for_hand(floor)
    redraws = redraw(floor) if ruling.answer.breaks is None and not ruling.answer.final_table else ()
    moves = chain(_final_or_break(floor, ruling), redraws, _balance(floor) if ruling.answer.moves else ())
    yield from held(floor, moves)
    yield from _late(floor)
    yield from _waiting(floor)
    yield from _resumes(floor, ruling.answer)
    yield from conduct(floor)


def _begun(floor: Floor, table: Table) -> bool:
    """Whether cards may be in the air at a table: while the room still fills there is nothing to stop."""
    seen = table.sighting is not None or table.hands > 0
    return seen or bool(floor.now.busts) or not floor.now.registration_open


def _stops(floor: Floor, ruling: Ruling[Balance]) -> Iterator[Advice]:
    """Tables short by so many of the fullest stop once the big blind would fall on a vacated seat (TDA-2024 11-D)."""
    fullest = floor.heads.every.levels.most
    for number in ruling.answer.halt:
        table = floor.now.tables[number]
        if table.halted or table.closed or not _begun(floor, table):
            continue
        chair = vacated_next(floor, table)
        yield Advice(
            "stop",
            "table.halt",
            "advice.halt",
            "advice.halt.why-chair" if chair is not None else "advice.halt.why",
            {"table": number, "players": table.held, "most": fullest, "seat": chair},
            (floor.house.cite("halt_at"),),
            f"halt {number}",
            number,
            "stop",
        )


def vacated_next(floor: Floor, table: Table) -> int | None:
    """The empty chair on which the big blind would fall next, chair by chair; None if a player sits there."""
    if not floor.fresh(table) or table.sighting is None or table.sighting.positions.big_blind is None:
        return None
    after = next(iter(clockwise(table.sighting.positions.big_blind, table.max_seats)))
    return None if table.chairs[after - 1] is not None else after


def _resumes(floor: Floor, answer: Balance) -> Iterator[Advice]:
    for number in sorted(floor.heads.halted):
        table = floor.now.tables[number]
        if number not in answer.halt and table.players >= 2 and not table.arriving:
            yield Advice(
                "act",
                "table.resume",
                "advice.resume",
                "advice.resume.why",
                {"table": table.number, "players": table.players, "since": wall_clock(table.halted_at)},
                (floor.house.cite("halt_at"),),
                f"resume {table.number}",
                table.number,
                "stop",
            )


def _final_or_break(floor: Floor, ruling: Ruling[Balance]) -> Iterator[Advice]:
    answer, every = ruling.answer, floor.heads.every
    fits = every.players <= size_of_final_table(floor.house, every.largest)
    if answer.final_table and fits and every.playing > 1 and not floor.now.registration_open:
        yield from _final(floor, ruling)
    if answer.breaks is not None:
        table = floor.now.tables[answer.breaks]
        place = "advice.break.why-order" if table.number in floor.now.break_order else "advice.break.why"
        yield Advice(
            "act",
            "table.break",
            "advice.break",
            place,
            {"table": table.number, "count": table.held, "players": every.players, "tables": every.playing - 1},
            ruling.cites,
            f"break {table.number}",
            table.number,
            "break",
        )


def _final(floor: Floor, ruling: Ruling[Balance]) -> Iterator[Advice]:
    """The final table, or why it cannot be made yet."""
    every = floor.heads.every
    params: dict[str, object] = {"players": every.players, "tables": every.playing}
    try:
        table = finishing(floor)[0].number
    except Refused as fault:
        reason = worded(floor.names, floor.lang, fault.code, **fault.params)
        says, offer, at = "advice.final.why-not", "", None
        params["reason"] = reason
    else:
        says, offer, at = "advice.final.why", "final", table
        params["table"] = table
    yield Advice("act", "final-table", "advice.final", says, params, ruling.cites, offer, at, "break")


def _balance(floor: Floor) -> Iterator[Advice]:
    asked: set[int] = set()
    moves = tuple(balancing_moves(floor))
    floor.moves.advise(floor.now, floor.clock(), moves)
    for due in moves:
        if due.entry is not None and due.chair is not None:
            yield _move(due)
        for number in due.needs:
            if number not in asked:
                asked.add(number)
                yield _question(floor, floor.now.tables[number], due)
        if due.why_not is not None:
            yield _stuck(floor, due, due.why_not)


def _move(due: BalancingMove) -> Advice:
    assert due.entry is not None
    assert due.origin is not None
    assert due.chair is not None
    return Advice(
        "act",
        "balance.move",
        "advice.balance",
        _WHY[due.code],
        {
            "giving": due.giving,
            "receiving": due.receiving,
            "most": due.most,
            "least": due.least,
            "seat": due.origin.seat,
            "to_seat": due.chair.seat,
            "entry": due.entry,
            "number": due.entry,
            "origin": str(due.origin),
            "chair": str(due.chair),
            "table": due.giving,
        },
        due.cites,
        f"move {due.origin} {due.chair}",
        due.giving,
        "balance",
    )


def _stuck(floor: Floor, due: BalancingMove, why_not: Refused) -> Advice:
    """A move that is due and that nobody can make."""
    reason = worded(floor.names, floor.lang, why_not.code, **why_not.params).rstrip(".")
    params = {"giving": due.giving, "receiving": due.receiving, "most": due.most, "least": due.least, "reason": reason}
    cites = (floor.house.cite("giving_table"),)
    return Advice(
        "note",
        "balance.stuck",
        "advice.balance.stuck",
        "advice.balance.stuck.why",
        params,
        cites,
        f"move {due.giving}-",
        due.giving,
        "balance",
    )


def _question(floor: Floor, table: Table, due: BalancingMove) -> Advice:
    ago = floor.hands_ago(table)
    return Advice(
        "act",
        "positions.needed",
        "advice.positions",
        "advice.positions.never" if ago is None else "advice.positions.old",
        {"table": table.number, "giving": due.giving, "receiving": due.receiving, "hands": ago},
        due.cites,
        f"{table.number} bb ",
        table.number,
        "question",
    )


def _late(floor: Floor) -> Iterator[Advice]:
    """Players who have been between tables longer than the house allows, and those reported missing."""
    limit = floor.house.choices.assumed_arrived_after * MINUTE
    for number in floor.now.transit:
        entry = floor.now.entries[number]
        minutes = (floor.clock() - entry.left_at) // MINUTE
        if entry.missing or floor.clock() - entry.left_at >= limit:
            yield _find(entry, minutes)


def _find(entry: Entry, minutes: int) -> Advice:
    chair = entry.chair
    assert chair is not None
    return Advice(
        "move",
        "transit.missing" if entry.missing else "transit.late",
        "advice.transit",
        "advice.transit.missing" if entry.missing else "advice.transit.why",
        {
            "entry": entry.number,
            "number": entry.number,
            "chair": str(chair),
            "origin": str(entry.came_from),
            "serial": "–" if entry.slip is None else serial(entry.slip),
            "minutes": minutes,
            "table": chair.table,
        },
        (_ARRIVALS,),
        f"in {chair}",
        chair.table,
        "transit",
    )


def _waiting(floor: Floor) -> Iterator[Advice]:
    """Players who wait while seats are open."""
    waiting = len(floor.now.waiting)
    if not waiting:
        return
    seats = floor.heads.sellable
    if not seats:
        yield Advice(
            "note",
            "waiting.no-seat",
            "advice.waiting-full",
            "advice.waiting-full.why",
            {"waiting": waiting},
            (_WAITING,),
            "open ",
            None,
            "wait",
        )
        return
    count = min(waiting, seats)
    offer = "draw" if waiting <= seats and waiting > 1 else f"seat next {count}"
    params = {"waiting": waiting, "seats": seats, "count": count}
    yield Advice(
        "act", "waiting.seat", "advice.waiting", "advice.waiting.why", params, (_WAITING,), offer, None, "wait"
    )


__all__ = ["LEVELS", "Advice", "advise", "vacated_next"]
