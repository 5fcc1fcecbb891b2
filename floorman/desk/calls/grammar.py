"""The call line: from what was typed to requests. Raises NotUnderstood or Refused; changes nothing."""

import re
from collections.abc import Mapping

from msgspec.structs import replace

from floorman.core.digits import is_number
from floorman.core.model import MAX_TABLE, Chair, Entry, TableNo
from floorman.core.refused import Refused
from floorman.desk.calls import (
    bounties,
    chip_sales,
    clock,
    conduct,
    days,
    deals,
    desk_people,
    drawers,
    giving_back,
    hands,
    levels,
    matches,
    moving,
    overrule,
    paper,
    paying,
    players,
    prizes,
    room,
    screens,
    selling,
    stacks,
)
from floorman.desk.calls.reader import NotUnderstood, Reader
from floorman.desk.calls.scan import scanned
from floorman.desk.calls.second_code import cut_second, vouched_for, with_second
from floorman.desk.calls.subject import entry_at, player_on
from floorman.desk.calls.verb import Verb, VerbGroup
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Ask, AskDrawn, Query, Request

GROUPS: tuple[VerbGroup, ...] = (
    *(
        players.VERBS,
        hands.VERBS,
        stacks.VERBS,
        moving.VERBS,
        room.VERBS,
        clock.VERBS,
        levels.VERBS,
        days.VERBS,
        matches.VERBS,
        screens.VERBS,
        selling.VERBS,
        chip_sales.VERBS,
        giving_back.VERBS,
        desk_people.VERBS,
        drawers.VERBS,
        conduct.VERBS,
        prizes.VERBS,
        paying.VERBS,
        bounties.VERBS,
        deals.VERBS,
        paper.VERBS,
        overrule.VERBS,
    ),
)
"""Every verb of the call line under its heading, in the order in which they are shown."""
BY_WORD: Mapping[str, Verb] = {word: verb for group in GROUPS for verb in group.verbs for word in verb.words}
"""Every word that a call may begin with."""
MOST_FORMS = 8
"""So many examples at most are told to whoever stumbles over a word."""
_REMARK = re.compile(r"(?:^|\s)!(?:\s+(.*)|$)")
_AFTER_PLAYER = tuple(word for word, verb in BY_WORD.items() if verb.after in ("player", "either"))
_AFTER_TABLE = tuple(word for word, verb in BY_WORD.items() if verb.after in ("table", "either"))
_GLUED = re.compile(r"^([0-9]{1,5}[-.‐‑–][0-9]{1,2}|#[0-9]{1,7})x(?=\s|$)", re.IGNORECASE)
"""A bust without its space, ``12-5x``: at the head of a call only."""


def understand(floor: Floor, text: str) -> Request:
    """What one call asks for.

    Raises NotUnderstood (a word), Refused (it cannot be done now).
    """
    call, remark = _without_remark(text.strip())
    request = _understood(floor, call)
    if isinstance(request, Ask):
        vouched_for(floor, request)
    if remark and isinstance(request, (Ask, AskDrawn)):
        return replace(request, remark=f"{request.remark}; {remark}" if request.remark else remark)
    return request


def _without_remark(text: str) -> tuple[str, str]:
    """A call and the TD's own remark on it, which stands behind a ``!`` of its own: ``12-5 x ! rail says so``."""
    found = _REMARK.search(text)
    return (text, "") if found is None else (text[: found.start()], (found[1] or "").strip())


def _understood(floor: Floor, text: str) -> Request:
    reader = Reader(_GLUED.sub(r"\1 x", re.sub(r"^\?(?=\S)", "? ", text)))
    first = reader.peek()
    if not first:
        raise NotUnderstood("", "expect.call")
    slip = scanned(floor, text)
    if slip is not None:
        return slip
    if is_number(first[0]) or first[0] == "#":
        return _subject_first(floor, reader)
    word = reader.word(*BY_WORD)
    if not word:
        raise reader.fail("expect.call")
    return _called(BY_WORD[word], floor, reader)


def _called(verb: Verb, floor: Floor, reader: Reader) -> Request:
    """What ``verb`` asks for; whoever stumbles over one of its words is told how it is called."""
    try:
        second = cut_second(reader) if verb.by_two else ""
        request = verb.call(floor, reader)
        request = with_second(floor, request, second) if verb.by_two else request
    except NotUnderstood as fault:
        fault.forms = tuple(form.example for form in verb.forms[:MOST_FORMS])
        raise
    return _cautioned(verb, floor, request)


def _cautioned(verb: Verb, floor: Floor, request: Request) -> Request:
    """The request with all that speaks against it."""
    if not verb.cautions or not isinstance(request, (Ask, AskDrawn)):
        return request
    found = (one for caution in verb.cautions for one in caution(floor, request))
    against = (*request.against, *(one for one in found if one.code not in request.settled))
    return replace(request, against=against) if against else request


def _subject_first(floor: Floor, reader: Reader) -> Request:
    named: list[Chair | int] = []
    while True:
        number = reader.maybe_entry()
        one: Chair | int | None = number if number is not None else reader.maybe_chair()
        if one is None:
            break
        named.append(one)
    if named and reader.word(*players.BUST.words):
        return _cautioned(players.BUST, floor, players.bust(floor, [_player(floor, one) for one in named], reader))
    if len(named) == 1:
        return _about_player(floor, named[0], reader)
    if not named:
        return _about_table(floor, reader)
    raise reader.fail("expect.after-players")


def _player(floor: Floor, named: Chair | int) -> Entry:
    return player_on(floor, named) if isinstance(named, Chair) else entry_at(floor, named)


def _about_player(floor: Floor, named: Chair | int, reader: Reader) -> Request:
    if reader.done:
        return BY_WORD["?"].call(floor, Reader(_written(named)))
    word = reader.word(*_AFTER_PLAYER)
    if not word:
        raise reader.fail("expect.after-seat", words=_listed("player"))
    return _called(BY_WORD[word], floor, Reader(f"{_written(named)} {reader.rest()}"))


def _listed(whom: str) -> str:
    """The verbs that may stand behind a player or a table, by their names."""
    return ", ".join(verb.name for group in GROUPS for verb in group.verbs if verb.after in (whom, "either"))


def _written(named: Chair | int) -> str:
    return str(named) if isinstance(named, Chair) else f"#{named}"


def _about_table(floor: Floor, reader: Reader) -> Request:
    number = reader.maybe_number(1, MAX_TABLE)
    if number is None:
        raise reader.fail("expect.call")
    table = TableNo(number)
    word = reader.word(*_AFTER_TABLE)
    if word:
        return _called(BY_WORD[word], floor, Reader(f"{table} {reader.rest()}"))
    if not reader.done:
        raise reader.fail("expect.after-table", words=_listed("table"))
    return _table_shown(floor, table)


def _table_shown(floor: Floor, table: TableNo) -> Request:
    if floor.now.table(table) is None:
        raise Refused("refused.no-table", table=table)
    return Query("look.table", {"table": table}, table)
