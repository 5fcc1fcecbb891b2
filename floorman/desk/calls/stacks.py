"""Calls about chips in front of the players: counted at a table, and put back to the start of a hand that is void."""

import re
from collections.abc import Iterator

from floorman.core.facts import HandsVoided, PlayersBusted, StacksCounted, VoidHand
from floorman.core.model import Chair, EntryNo, Positions, SeatNo, Table
from floorman.core.refused import Refused
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.subject import chair_at, player_on, table_at
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Against, Ask, AskDrawn, Request
from floorman.rules.citation import cite
from floorman.text.phrases.mark import N_

_VOID = str(cite("pokerstars-bg 22#stacks"))
_SEAT_AND_STACK = re.compile(r"([0-9]{1,2}):([0-9]{1,9})")
_NOT_COUNTED = ("-", "–", "no", "?")


def stacks(floor: Floor, reader: Reader) -> Request:
    """``stacks 12 43000 18500 -``: the players' chips in the order of their seats, ``-`` where they were not counted;
    ``stacks 12 3:43000 7:18500``: by seat.

    More values than players stand for all chairs, the empty ones with ``-``.
    """
    table = table_at(floor, reader.table())
    by_seat = _by_seat(floor, table, reader) or _in_order(table, reader)
    counted = tuple((player_on(floor, Chair(table.number, seat)).number, chips) for seat, chips in by_seat)
    if not counted:
        raise reader.fail("expect.chips-in-order")
    aim = tuple(Chair(table.number, seat) for seat, _ in by_seat)
    return Ask(StacksCounted(counted), aim=aim)


def _by_seat(floor: Floor, table: Table, reader: Reader) -> list[tuple[SeatNo, int]]:
    found: list[tuple[SeatNo, int]] = []
    while (match := _SEAT_AND_STACK.fullmatch(reader.peek())) is not None:
        seat = SeatNo(int(match[1]))
        chair_at(floor, Chair(table.number, seat))
        if any(seat == other for other, _ in found):
            raise Refused("refused.seat-twice", chair=Chair(table.number, seat))
        found.append((seat, int(match[2])))
        reader.take()
    if found:
        reader.end("expect.chips-in-order")
    return found


def _in_order(table: Table, reader: Reader) -> list[tuple[SeatNo, int]]:
    values: list[int | None] = []
    while not reader.done:
        values.append(None if reader.word(*_NOT_COUNTED) else reader.number("expect.chips-in-order"))
    players = table.seated()
    seats = players if len(values) <= len(players) else range(1, table.max_seats + 1)
    if len(values) > len(seats):
        raise Refused("refused.stacks-too-many", stacks=len(values), players=len(players))
    return [(SeatNo(seat), chips) for seat, chips in zip(seats, values, strict=False) if chips is not None]


def restore(floor: Floor, reader: Reader) -> Request:
    """``restore 12``: the hand is void, stacks and positions are as at its start; ``restore all``: at every table."""
    if reader.word("all"):
        tables = [table for table in floor.now.standing_tables() if table.players >= 2]
        if not tables:
            raise Refused("refused.no-players")
    else:
        tables = [table_at(floor, reader.table())]
        if tables[0].players < 2:
            raise Refused("refused.too-few", table=tables[0].number)
    reader.end()
    hands = tuple(VoidHand(table.number, _at_its_start(floor, table)) for table in tables)
    chips = tuple(one for table in tables for one in _known(floor, table))
    return Ask(HandsVoided(hands, chips, (_VOID,)))


def _at_its_start(floor: Floor, table: Table) -> Positions | None:
    """Positions of the hand in play; None where what was seen is of an older one."""
    return table.sighting.positions if table.sighting is not None and floor.fresh(table) else None


def _known(floor: Floor, table: Table) -> Iterator[tuple[EntryNo, int]]:
    """Each player's last count."""
    for number in table.chairs:
        if number is not None and (chips := floor.now.entries[number].chips) is not None:
            yield number, chips


def not_known_or_out(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """A hand made void where stacks or positions at its start are not known, or somebody is out on it."""
    if not isinstance(request, Ask) or not isinstance(request.asked, HandsVoided):
        return
    known = {entry for entry, _ in request.asked.chips}
    tables = [floor.now.tables[hand.table] for hand in request.asked.hands]
    uncounted = [
        table.number for table in tables if any(entry is not None and entry not in known for entry in table.chairs)
    ]
    if uncounted:
        yield Against("against.stacks-not-known", {"tables": ", ".join(map(str, uncounted))})
    unseen = [str(hand.table) for hand in request.asked.hands if hand.positions is None]
    if unseen:
        yield Against("against.positions-not-known", {"tables": ", ".join(unseen)})
    for table in tables:
        yield from _out_on_it(floor, table)


def _out_on_it(floor: Floor, table: Table) -> Iterator[Against]:
    """Who is out at a table since its positions were seen, so on the hand that is void."""
    since = table.sighting.seq if table.sighting is not None and floor.fresh(table) else None
    for fact in reversed(floor.log.facts if since is not None else ()):
        if since is not None and fact.seq <= since:
            return
        if isinstance(fact.event, PlayersBusted) and floor.log.stands(fact.seq):
            for one in fact.event.out:
                if one.chair is not None and one.chair.table == table.number:
                    yield Against("against.out-on-void-hand", {"entry": one.entry, "seq": fact.seq}, (_VOID,))


VERBS = VerbGroup(
    N_("Stacks"),
    (
        Verb(
            ("stacks",),
            stacks,
            (
                Form("stacks 12 43000 18500 -", N_("stacks counted, in the order of the seats")),
                Form("stacks 12 3:43000 7:18500", N_("stacks counted, by seat")),
            ),
            after="table",
        ),
        Verb(
            ("restore",),
            restore,
            (
                Form("restore 12", N_("the hand is void: stacks and positions as at its start")),
                Form("restore all", N_("the hand is void at every table")),
            ),
            after="table",
            cautions=(not_known_or_out,),
        ),
    ),
)
