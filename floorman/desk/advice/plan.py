"""How the room is evened out, as a plan: a break, then moves, what they wait for, and the tables that still stop."""

from collections import Counter
from collections.abc import Iterator

from floorman.core.model import Table
from floorman.core.refused import Refused
from floorman.core.ring import clockwise
from floorman.desk.advice.card import Advice
from floorman.desk.advice.redraw import clears, redraw
from floorman.desk.advice.stages import start
from floorman.desk.conduct.hand_for_hand import unticked
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.move_cache import BalancingMove
from floorman.desk.floor.stage import begun
from floorman.desk.seats.balancing import balancing_moves, counted
from floorman.desk.seats.drawing import finishing
from floorman.desk.seats.short import short_by_elimination, to_break_yet
from floorman.desk.steady import wall_clock
from floorman.desk.words.sentences import listed, worded
from floorman.rules.balancing import Balance, gap_key
from floorman.rules.citation import Ruling, cite
from floorman.rules.final_table import size_of_final_table

STEPS = frozenset(
    {"final-table", "play.start", "table.break", "redraw.due", "balance.move", "positions.needed", "table.halt"}
)
"""Codes of the steps of the plan, as far as they are due and not only noted."""
_BOARD = cite("TDA-2024 RP-8#C")
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


def plan(floor: Floor) -> Iterator[Advice]:
    """The steps in which the room is evened out, the next first; in hand-for-hand nobody moves before all are done."""
    ruling = counted(floor)
    waits = unticked(floor)
    steps = [*_together(floor, ruling), *start(floor), *_balance(floor, ruling.answer)]
    moves = [one for one in steps if one.code == "balance.move"]
    if waits and steps:
        params = {"tables": listed(map(str, waits), floor.lang)}
        yield Advice("note", "hand-for-hand.held", "advice.held", "advice.held.why", params, (_BOARD,))
        moves = []
    else:
        yield from steps
    yield from _stops(floor, ruling.answer, moves, whole=len(moves) == len(ruling.answer.moves))
    yield from _stopped(floor, ruling.answer, bool(steps))


# -- fewer tables


def _together(floor: Floor, ruling: Ruling[Balance]) -> Iterator[Advice]:
    """The final table, the table that breaks, or a redraw."""
    answer, every = ruling.answer, floor.heads.every
    fits = every.players <= size_of_final_table(floor.house, every.largest)
    if answer.final_table and fits and every.playing > 1 and not floor.now.registration_open:
        yield _final(floor, ruling)
    if answer.breaks is not None:
        yield _break(floor, ruling, floor.now.tables[answer.breaks])
    elif not answer.final_table:
        yield from redraw(floor)


def _break(floor: Floor, ruling: Ruling[Balance], table: Table) -> Advice:
    every = floor.heads.every
    place = "advice.break.why-order" if table.number in floor.now.break_order else "advice.break.why"
    params = {"table": table.number, "count": table.held, "players": every.players, "tables": every.playing - 1}
    offer = f"break {table.number}"
    return Advice("act", "table.break", "advice.break", place, params, ruling.cites, offer, table.number, "break")


def _final(floor: Floor, ruling: Ruling[Balance]) -> Advice:
    """The final table, or why it cannot be made yet."""
    every = floor.heads.every
    params: dict[str, object] = {"players": every.players, "tables": every.playing}
    try:
        table = finishing(floor)[0].number
    except Refused as fault:
        reason = worded(floor.names, floor.lang, fault.code, **fault.params)
        says, offer, at = "advice.final.why-not", clears(fault), None
        params["reason"] = reason
    else:
        says, offer, at = "advice.final.why", "final", table
        params["table"] = table
    return Advice("act", "final-table", "advice.final", says, params, ruling.cites, offer, at, "break")


# -- moves


def _balance(floor: Floor, answer: Balance) -> Iterator[Advice]:
    """Moves that can be made now; then the tables to be asked for the others; then those that nobody can make."""
    if not answer.moves:
        return
    moves = tuple(balancing_moves(floor))
    floor.moves.advise(floor.now, floor.clock(), moves)
    able = [due for due in moves if due.chair is not None]
    yield from (_move(due, whole=len(able) == len(moves)) for due in able)
    asked: dict[int, BalancingMove] = {}
    for due in moves:
        for number in due.needs:
            asked.setdefault(number, due)
    yield from (_question(floor, floor.now.tables[number], due) for number, due in asked.items())
    yield from (_stuck(floor, due, due.why_not) for due in moves if due.why_not is not None)


def _move(due: BalancingMove, *, whole: bool) -> Advice:
    """A move with its player and seat; ``whole``: all that are due have theirs."""
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
            "whole": whole,
        },
        due.rests,
        move_call(due),
        due.giving,
        "balance",
    )


def move_call(due: BalancingMove) -> str:
    """The call of a balancing move with a player and a seat."""
    return f"move {due.origin} {due.chair}"


def dropped(floor: Floor, due: BalancingMove) -> bool:
    """Whether the TD overruled the advice of this move, if it has a player and a seat."""
    return due.chair is not None and f"balance.move {due.giving} {move_call(due)}" in floor.now.overruled


def _stuck(floor: Floor, due: BalancingMove, why_not: Refused) -> Advice:
    """A move that is due and that nobody can make."""
    reason = worded(floor.names, floor.lang, why_not.code, **why_not.params).rstrip(".")
    params = {"giving": due.giving, "receiving": due.receiving, "most": due.most, "least": due.least, "reason": reason}
    return Advice(
        "note",
        "balance.stuck",
        "advice.balance.stuck",
        "advice.balance.stuck.why",
        params,
        (floor.house.cite("giving_table"),),
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
        due.rests,
        f"{table.number} bb ",
        table.number,
        "question",
    )


def ahead(floor: Floor) -> Iterator[Advice]:
    """Tables whose big blind the next bust will ask for, while nobody waits for it yet.

    The next to give, and the shortest, which receive once somebody goes out there; none where these are many.
    """
    answer, levels = counted(floor).answer, floor.heads.counts.levels
    gap: int = getattr(floor.house.choices, gap_key(floor.house, floor.heads.counts.playing))
    near = floor.heads.counts.playing > 1 and levels.most - levels.least >= gap and begun(floor)
    if not near or answer.final_table or answer.breaks is not None or answer.moves or _balancing_is_off(floor):
        return
    order: dict[int, int] = {table: place for place, table in enumerate(floor.now.break_order)}
    short = [table for level, _ in levels.sizes() if level[0] == levels.least < level[1] for table in levels.at(level)]
    if not 0 < len(short) <= _MANY:
        return
    tables = [floor.now.tables[number] for number in dict.fromkeys((levels.fullest(order)[0], *sorted(short)))]
    unseen = [table for table in tables if not floor.fresh(table)]
    if unseen:
        yield _asked_ahead(floor, unseen)


_MANY = 12
"""Of more tables, nobody can say which will be asked for."""


def _asked_ahead(floor: Floor, tables: list[Table]) -> Advice:
    numbers = ", ".join(str(table.number) for table in tables)
    alone = len(tables) == 1
    offer = f"{numbers} bb " if alone else "bb "
    params = {"tables": numbers, "table": numbers, "count": len(tables)}
    title = "advice.positions" if alone else "advice.positions-many"
    cites = (floor.house.cite("mover"),)
    table = tables[0].number if alone else None
    return Advice("note", "positions.ahead", title, "advice.positions.ahead", params, cites, offer, table, "question")


# -- tables that stop


def _stops(floor: Floor, answer: Balance, moves: list[Advice], *, whole: bool) -> Iterator[Advice]:
    """Tables short by elimination stop once the big blind would fall on a vacated seat (TDA-2024 11-D).

    Not where nobody is moved yet, not where a table breaks or the moves above fill it (all do where they are the
    ``whole`` of what is due), and not where nobody could be sent to it.
    """
    if not answer.halt or answer.final_table or (moves and whole) or _balancing_is_off(floor):
        return
    breaking = frozenset(to_break_yet(floor)) if answer.breaks is not None else frozenset()
    filled = Counter(int(str(one.params["receiving"])) for one in moves)
    most = floor.heads.counts.levels.most
    for number in answer.halt:
        table = floor.now.tables[number]
        enough = most - table.held - filled[number] < floor.house.choices.halt_at
        able = number in floor.heads.free and table.players > 1
        if table.halted or number in breaking or enough or not able or not short_by_elimination(floor, table):
            continue
        yield _stop(floor, table, most)


def _balancing_is_off(floor: Floor) -> bool:
    """Whether nobody is moved while players may still register."""
    return floor.now.registration_open and not floor.house.choices.break_while_registering


def _stop(floor: Floor, table: Table, most: int) -> Advice:
    chair = _vacated_next(floor, table)
    params = {
        "table": table.number,
        "players": table.held,
        "most": most,
        "seat": chair,
        "short": floor.house.choices.halt_at,
    }
    return Advice(
        "stop",
        "table.halt",
        "advice.halt",
        "advice.halt.why-chair" if chair is not None else "advice.halt.why",
        params,
        (floor.house.cite("halt_at"),),
        f"halt {table.number}",
        table.number,
        "stop",
    )


def _vacated_next(floor: Floor, table: Table) -> int | None:
    """The chair left by somebody who is out on which the big blind would fall next; None for any other chair."""
    if not floor.fresh(table) or table.sighting is None or table.sighting.positions.big_blind is None:
        return None
    after = next(iter(clockwise(table.sighting.positions.big_blind, table.max_seats)))
    return after if after in table.vacated else None


def _stopped(floor: Floor, answer: Balance, planned: bool) -> Iterator[Advice]:
    """Stopped tables: one that may deal again, or what helps it, unless the ``planned`` steps do."""
    for number in sorted(floor.heads.halted):
        table = floor.now.tables[number]
        if table.arriving:
            coming = " ".join(f"#{entry}" for entry in table.expected if entry is not None)
            yield _wait(floor, table, "advice.waits.arriving", f"in {number} all", "move", coming)
        elif number not in answer.halt and table.players > 1:
            yield _resume(floor, table)
        elif not planned:
            yield _helped(floor, table)


def _resume(floor: Floor, table: Table) -> Advice:
    return Advice(
        "act",
        "table.resume",
        "advice.resume",
        "advice.resume.why",
        {"table": table.number, "players": table.players, "since": wall_clock(table.halted_at)},
        (floor.house.cite("halt_at"),),
        f"resume {table.number}",
        table.number,
        "resume",
    )


def _helped(floor: Floor, table: Table) -> Advice:
    """What gets a stopped table dealing where no step of the plan does."""
    if _balancing_is_off(floor):
        return _wait(floor, table, "advice.waits.registering", "reg close")
    if table.closed:
        return _wait(floor, table, "advice.waits.closed", f"open {table.number}")
    if table.players < 2:
        return _wait(floor, table, "advice.waits.alone", f"break {table.number}")
    return _wait(floor, table, "advice.waits.unfilled", f"resume {table.number}")


def _wait(floor: Floor, table: Table, says: str, offer: str, level: str = "act", coming: str = "") -> Advice:
    params = {
        "table": table.number,
        "players": table.players,
        "arriving": table.arriving,
        "coming": coming,
        "since": wall_clock(table.halted_at),
    }
    cites = (floor.house.cite("halt_at"),)
    return Advice(level, "table.waits", "advice.waits", says, params, cites, offer, table.number, "wait")
