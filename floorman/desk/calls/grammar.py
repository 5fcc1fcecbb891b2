"""The call line: from what was typed to requests. Raises NotUnderstood, NotPossible or Refused; changes nothing."""

import re
from collections.abc import Callable, Mapping

from floorman.core.model import MAX_TABLE, Chair, Entry, TableNo
from floorman.desk.calls import conduct, hands, moving, overrule, paper, players, room
from floorman.desk.calls.reader import NotUnderstood, Reader
from floorman.desk.calls.scan import scanned
from floorman.desk.calls.subject import entry_at, player_on
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Look, NotPossible, Request

Call = Callable[[Floor, Reader], Request]

VERBS: Mapping[str, Call] = {
    **players.VERBS,
    **hands.VERBS,
    **moving.VERBS,
    **room.VERBS,
    **conduct.VERBS,
    **paper.VERBS,
    **overrule.VERBS,
}
_BUST = ("x", "bust", "out")
_AFTER_PLAYER = (
    *("move", "swap", "stay", "in", "missing", "here", "noshow", "void", "pin", "unpin", "apart", "p", "penalty"),
    *("served", "away", "back", "dodge", "slip", "re", "seat", "lock", "unlock", "note", "forget"),
)
"""Verbs that may also stand behind the player: ``12-5 away``."""
_AFTER_TABLE = ("ready", "close", "halt", "resume", "lock", "unlock", "break", "open", "done", "err", "slips", "note")
"""Verbs that may also stand behind the table: ``12 halt``."""


def understand(floor: Floor, text: str) -> Request:
    """What one call asks for.

    Raises NotUnderstood (a word), NotPossible or Refused (it cannot be done now).
    """
    reader = Reader(re.sub(r"^\?(?=\S)", "? ", text.strip()))
    first = reader.peek()
    if not first:
        raise NotUnderstood("", "expect.call")
    slip = scanned(floor, text.strip())
    if slip is not None:
        return slip
    if first[0].isdigit() or first[0] == "#":
        return _subject_first(floor, reader)
    verb = reader.word(*VERBS)
    if not verb:
        raise reader.fail("expect.call")
    return VERBS[verb](floor, reader)


def _subject_first(floor: Floor, reader: Reader) -> Request:
    named: list[Chair | int] = []
    while True:
        number = reader.maybe_entry()
        one: Chair | int | None = number if number is not None else reader.maybe_chair()
        if one is None:
            break
        named.append(one)
    if named and reader.word(*_BUST):
        return players.bust(floor, [_player(floor, one) for one in named], reader)
    if len(named) == 1:
        return _about_player(floor, named[0], reader)
    if not named:
        return _about_table(floor, reader)
    raise reader.fail("expect.after-players")


def _player(floor: Floor, named: Chair | int) -> Entry:
    return player_on(floor, named) if isinstance(named, Chair) else entry_at(floor, named)


def _about_player(floor: Floor, named: Chair | int, reader: Reader) -> Request:
    if reader.done:
        return VERBS["?"](floor, Reader(_written(named)))
    verb = reader.word(*_AFTER_PLAYER)
    if not verb:
        raise reader.fail("expect.after-seat")
    return VERBS[verb](floor, Reader(f"{_written(named)} {reader.rest()}"))


def _written(named: Chair | int) -> str:
    return str(named) if isinstance(named, Chair) else f"#{named}"


def _about_table(floor: Floor, reader: Reader) -> Request:
    number = reader.maybe_number(1, MAX_TABLE)
    if number is None:
        raise reader.fail("expect.call")
    table = TableNo(number)
    verb = reader.word(*hands.AFTER_TABLE)
    if verb:
        return hands.AFTER_TABLE[verb](floor, table, reader)
    verb = reader.word(*_AFTER_TABLE)
    if verb:
        return VERBS[verb](floor, Reader(f"{table} {reader.rest()}"))
    reader.end("expect.after-table")
    return _table_shown(floor, table)


def _table_shown(floor: Floor, table: TableNo) -> Request:
    if floor.now.table(table) is None:
        raise NotPossible("refused.no-table", table=table)
    return Look("look.table", {"table": table}, table)
