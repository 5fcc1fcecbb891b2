"""Calls about conduct: penalties, absences, dodged blinds, errors, hand-for-hand."""

from collections.abc import Callable

from floorman.core.events import (
    AwayMarked,
    BlindDodged,
    HandForHandDone,
    HandForHandMarked,
    PenaltyGiven,
    PenaltyServed,
)
from floorman.core.model import Entry, EntryState, Table
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.request import Ask, Look, NotPossible, Request
from floorman.desk.calls.subject import aim, player, table_at
from floorman.desk.floor import Floor
from floorman.rules.penalties import penalty

_KINDS = {
    "warn": "warning",
    "warning": "warning",
    "hand": "missed-hands",
    "hands": "missed-hands",
    "round": "missed-rounds",
    "rounds": "missed-rounds",
    "time": "time",
    "dq": "disqualification",
}


def give(floor: Floor, reader: Reader) -> Request:
    """``p 12-5 warn``, ``… hands 2``, ``… round 1``, ``… time 10``, ``… dq`` and a remark."""
    entry = player(floor, reader)
    kind = _KINDS.get(reader.word(*_KINDS))
    if kind is None:
        raise reader.fail("expect.penalty")
    amount = reader.maybe_number(1, 999) if kind not in ("warning", "disqualification") else None
    if kind == "time" and amount is None:
        raise reader.fail("expect.minutes")
    remark = reader.rest()
    amount = amount or 1
    rounds, hands = (amount, 0) if kind == "missed-rounds" else (0, amount if kind == "missed-hands" else 0)
    ruling = penalty(floor.house, rounds, max(2, _heads(floor, entry)), hands, 0, 0)
    event = PenaltyGiven(
        entry.number,
        kind,
        owed=ruling.answer.owed,
        rounds=rounds,
        minutes=amount if kind == "time" else 0,
        cites=tuple(map(str, ruling.cites)),
    )
    return Ask(event, remark=remark, aim=aim(entry))


def _heads(floor: Floor, entry: Entry) -> int:
    """Players at his table, himself included; a player in transit counts at the table he goes to."""
    table = None if entry.chair is None else floor.now.table(entry.chair.table)
    if table is None:
        return floor.now.seats
    return table.players + (entry.state is EntryState.TRANSIT)


def served(floor: Floor, reader: Reader) -> Request:
    """``served 12-5 3``: three hands of it were dealt past him."""
    entry = player(floor, reader)
    hands = reader.maybe_number(1, 999) or 1
    reader.end("expect.hands")
    return Ask(PenaltyServed(entry.number, hands), aim=aim(entry))


def away(floor: Floor, reader: Reader) -> Request:
    """``away 12-5``, ``away 12-5 excused``."""
    entry = player(floor, reader)
    excused = bool(reader.word("excused"))
    remark = reader.rest() if excused else ""
    reader.end("expect.away")
    return Ask(AwayMarked(entry.number, True, excused, due_next(floor, entry)), remark=remark, aim=aim(entry))


def due_next(floor: Floor, entry: Entry) -> bool | None:
    """Whether the next big blind is his; None where positions older than a hand do not tell."""
    table: Table | None = None if entry.chair is None else floor.now.table(entry.chair.table)
    if table is None or not floor.fresh(table) or entry.chair is None:
        return None
    ruling = floor.next_hand(table)
    return None if ruling is None else ruling.answer.big_blind == entry.chair.seat


def back(floor: Floor, reader: Reader) -> Request:
    """``back 12-5``."""
    entry = player(floor, reader)
    reader.end()
    return Ask(AwayMarked(entry.number, False), aim=aim(entry))


def dodge(floor: Floor, reader: Reader) -> Request:
    """``dodge 12-5``: the TD judges that the player dodged his big blind."""
    entry = player(floor, reader)
    remark = reader.rest()
    if entry.away is not None and entry.away.excused:
        raise NotPossible("refused.dodge-excused", entry=entry.number)
    return Ask(
        BlindDodged(entry.number, tuple(map(str, (floor.house.cite("dodging"),)))), remark=remark, aim=aim(entry)
    )


def error(floor: Floor, reader: Reader) -> Request:
    """``err 12``: the rulings desk on a button error."""
    table = table_at(floor, reader.table())
    reader.end()
    return Look("look.rulings", {"table": table.number}, table.number, opens=f"rulings {table.number}")


def hand_for_hand(_floor: Floor, reader: Reader) -> Request:
    """``h4h on``, ``h4h off``."""
    word = reader.word("on", "off")
    if not word:
        raise reader.fail("expect.on-off")
    reader.end()
    return Ask(HandForHandMarked(word == "on"))


def done(floor: Floor, reader: Reader) -> Request:
    """``done 12``, ``done 12 8``: the table finished its hand, with eight stacks counted."""
    table = table_at(floor, reader.table())
    stacks = reader.maybe_number(0, 99)
    reader.end("expect.stacks")
    return Ask(HandForHandDone(table.number, stacks))


VERBS: dict[str, Callable[[Floor, Reader], Request]] = {
    "p": give,
    "penalty": give,
    "served": served,
    "away": away,
    "back": back,
    "dodge": dodge,
    "err": error,
    "h4h": hand_for_hand,
    "done": done,
}
