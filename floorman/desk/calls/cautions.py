"""What is spoken against before Enter though it can be recorded: by the house, a rule, or the state of the room."""

from collections.abc import Iterator

from floorman.core.facts import (
    AwayMarked,
    BustPlayers,
    EntriesSeated,
    EntryMade,
    HandForHandDealt,
    MakeEntry,
    MovePlayers,
    PlayersBusted,
    RegistrationMarked,
    SeePositions,
    Sell,
    SwapPlayers,
)
from floorman.core.model import Chair, Entry, EntryNo, EntryState
from floorman.desk.floor.flight_links import there_already
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Against, Ask, AskDrawn
from floorman.desk.steady import wall_clock
from floorman.desk.timekeeping.late import due_to_close
from floorman.rules.citation import Citation, cite
from floorman.rules.first_button import asks_seat, first_hand

_ONE_ENTRY = cite("pokerstars-bg 9#one-entry")
_DISQUALIFIED = cite("TDA-2024 71#A-kinds")
_OWED = cite("TDA-2024 71#A-round")
_NOT_AGREED = cite("pokerstars-bg 18.4#not-agreed")
_SOON_SOLD = 10 * 60_000
"""Milliseconds after a bust within which another bust from the same chair may be the first one told twice."""


def _rests(*cites: Citation) -> tuple[str, ...]:
    return tuple(map(str, cites))


def closed_desk(floor: Floor, _request: Ask | AskDrawn) -> Iterator[Against]:
    """An entry made after late registration was closed (TDA-2024 8, pokerstars 1.9)."""
    if not floor.now.registration_open and not floor.now.line:
        yield Against("against.registration-closed", {}, _rests(floor.house.cite("late_stack")))
    elif floor.now.registration_open and due_to_close(floor, floor.clock()):
        yield Against("against.late-over", {}, _rests(floor.house.cite("late_ends")))


def came_after_the_close(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """A seat for somebody who was not waiting yet when late registration was closed."""
    closed = _closed_at(floor)
    if closed is None:
        return
    late = [number for number in _to_be_seated(floor, request) if (_made_at(floor, number) or 0) > closed]
    if late:
        yield Against("against.came-after-close", {"entry": late[0]}, _rests(floor.house.cite("late_stack")))


def _to_be_seated(floor: Floor, request: Ask | AskDrawn) -> tuple[EntryNo, ...]:
    if isinstance(request, Ask):
        return tuple(one.entry for one in request.asked.seats) if isinstance(request.asked, EntriesSeated) else ()
    named = request.params.get("entry")
    return (EntryNo(int(str(named))),) if request.params.get("count") == 1 else floor.now.waiting


def _closed_at(floor: Floor) -> int | None:
    """The journal's row with which registration was closed for good; None while it is open."""
    if floor.now.registration_open:
        return None
    closings = (
        fact.seq
        for fact in reversed(floor.log.facts)
        if isinstance(fact.event, RegistrationMarked) and not fact.event.open and floor.log.stands(fact.seq)
    )
    return next(closings, None)


def _made_at(floor: Floor, number: EntryNo) -> int | None:
    made = (
        fact.seq
        for fact in reversed(floor.log.facts)
        if isinstance(fact.event, EntryMade) and fact.event.entry == number
    )
    return next(made, None)


def same_name(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """A newcomer whose name is in play already: another person, or the same one twice (pokerstars-bg 9)."""
    name = request.name if isinstance(request, Ask) else str(request.params["name"])
    other = floor.names.namesake(name, floor.now.entries)
    if other is not None and (entry := floor.now.entries[other]).alive:
        yield Against("against.same-name", {"entry": other, "chair": entry.chair or "–"}, _rests(_ONE_ENTRY))


def played_a_flight(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """A newcomer whose name has a bag in another flight, or is alive there (house: ``flight_reentry``)."""
    name = request.name if isinstance(request, Ask) else str(request.params.get("name", ""))
    told = floor.now.format
    allowed = (told.reentry if told is not None else "") or floor.house.choices.flight_reentry
    for one in there_already(floor, name):
        if not one.alive and allowed != "none":
            continue
        forbidden = allowed == "none" or (allowed == "busted" and one.alive)
        cites = _rests(floor.house.cite("flight_reentry")) if forbidden else ()
        params = {"flight": one.flight, "number": one.entry, "chips": one.chips}
        state = "bagged" if one.chips is not None else "alive" if one.alive else "was"
        yield Against(f"against.{state}-in-flight", params, cites)


def of_the_re_entry(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """A re-entry of who was disqualified, or who still owes hands (TDA-2024 71)."""
    old = _comes_back(floor, request)
    if old is None:
        return
    if any(penalty.kind == "disqualification" for penalty in old.penalties):
        yield Against("against.disqualified", {"entry": old.number}, _rests(_DISQUALIFIED))
    owed = sum(penalty.left for penalty in old.penalties)
    if owed:
        yield Against("against.owes-hands", {"entry": old.number, "hands": owed}, _rests(_OWED))


def _comes_back(floor: Floor, request: Ask | AskDrawn) -> Entry | None:
    if isinstance(request, AskDrawn):
        of = request.params.get("of")
    else:
        of = request.asked.re_entry_of if isinstance(request.asked, MakeEntry | Sell) else None
    return None if of is None else floor.now.entry(int(str(of)))


def house_forbids_changing_seats(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """A move within a table, or a swap, where seats are not changed (pokerstars 1.4)."""
    if floor.house.choices.seat_changes != "forbidden" or not isinstance(request, Ask):
        return
    asked = request.asked
    within = isinstance(asked, MovePlayers) and any(
        (entry := floor.now.entry(send.entry)) is not None
        and entry.chair is not None
        and entry.chair.table == send.chair.table
        for send in asked.moves
    )
    if within or isinstance(asked, SwapPlayers):
        yield Against("against.seat-changes", {}, _rests(floor.house.cite("seat_changes")))


def no_offence(floor: Floor, _request: Ask | AskDrawn) -> Iterator[Against]:
    """A dodge in a house for which choosing to be absent is none (pokerstars-bg 18.4)."""
    if floor.house.choices.dodging == "none":
        yield Against("against.no-offence", {}, _rests(floor.house.cite("dodging")))


def away_together(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """Two absent at one table where agreed absence is named as collusion, or in a match (pokerstars-bg 18.4)."""
    if not isinstance(request, Ask) or not isinstance(request.asked, AwayMarked) or request.asked.excused:
        return
    entry = floor.now.entry(request.asked.entry)
    if entry is None or entry.chair is None:
        return
    table = floor.now.tables[entry.chair.table]
    others = [
        number
        for number in table.chairs
        if number is not None and number != entry.number and _is_away(floor.now.entries[number])
    ]
    if others and (floor.house.choices.dodging == "none" or table.held == 2):
        yield Against("against.away-together", {"entry": entry.number, "other": others[0]}, _rests(_NOT_AGREED))


def _is_away(entry: Entry) -> bool:
    return entry.away is not None and not entry.away.excused


def nobody_saw_him_arrive(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """Out at a chair to which he was still on his way."""
    for entry in _out(floor, request):
        if entry.state is EntryState.TRANSIT and entry.chair is not None:
            yield Against("against.not-arrived", {"entry": entry.number, "chair": entry.chair})


def told_twice(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """Out at a chair that was sold again a few minutes after the last bust there, its new player never seen."""
    for entry in _out(floor, request):
        if entry.chair is None or entry.verified or entry.state is not EntryState.SEATED:
            continue
        before = _last_out_there(floor, entry.chair)
        if before is not None:
            number, at = before
            params = {"entry": entry.number, "other": number, "chair": entry.chair, "time": wall_clock(at)}
            yield Against("against.told-twice", params)


def _out(floor: Floor, request: Ask | AskDrawn) -> Iterator[Entry]:
    if isinstance(request, Ask) and isinstance(request.asked, BustPlayers):
        for number, _stack in request.asked.out:
            entry = floor.now.entry(number)
            if entry is not None:
                yield entry


def _last_out_there(floor: Floor, chair: Chair) -> tuple[EntryNo, int] | None:
    since = floor.clock() - _SOON_SOLD
    for fact in reversed(floor.log.facts):
        if fact.at < since:
            return None
        if isinstance(fact.event, PlayersBusted) and floor.log.stands(fact.seq):
            for one in fact.event.out:
                if one.chair == chair:
                    return one.entry, fact.at
    return None


def out_of_order(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """A table broken that is not the next in the break order, or while players may still register."""
    table = _broken(request)
    if table is None:
        return
    standing = [number for number in floor.now.break_order if not floor.now.tables[number].broken]
    if standing and standing[0] != table:
        yield Against("against.not-next", {"table": table, "next": standing[0]}, _rests(floor.house.cite("breaking")))
    if floor.now.registration_open and not floor.house.choices.break_while_registering:
        held = floor.now.tables[table].held
        cite = floor.house.cite("break_while_registering")
        yield Against("against.registration-open", {"table": table, "players": held}, _rests(cite))


def pinned_comes_along(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """The final table takes a pinned player from another table along: he gets a new seat like everybody."""
    if not isinstance(request, AskDrawn):
        return
    for entry in floor.now.entries.values():
        if entry.pinned and entry.chair is not None and entry.chair.table != request.params["table"]:
            params = {"entry": entry.number, "chair": entry.chair}
            yield Against("against.pinned-to-final", params, _rests(floor.house.cite("final_table")))


def _broken(request: Ask | AskDrawn) -> int | None:
    if isinstance(request, AskDrawn):
        return int(str(request.params["table"])) if request.code == "echo.break" else None
    asked = request.asked
    return asked.broken[0] if isinstance(asked, MovePlayers) and asked.broken else None


def done_counts_the_hand(floor: Floor, _request: Ask | AskDrawn) -> Iterator[Against]:
    """A hand over at a table during hand-for-hand: there it is its tick that tells so (TDA-2024 RP-8)."""
    if floor.now.hand_for_hand is not None:
        yield Against("against.done-counts", {}, ("TDA-2024 RP-8",))


def count_differs(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """The next synchronised hand, while a table's stacks are not those that sit there (TDA-2024 RP-8)."""
    h4h = floor.now.hand_for_hand
    if h4h is None or not isinstance(request, Ask) or not isinstance(request.asked, HandForHandDealt):
        return
    wrong = [
        table.number
        for table in floor.now.standing_tables()
        if h4h.done.get(table.number, 0) > h4h.hand and h4h.stacks.get(table.number, table.players) != table.players
    ]
    if wrong:
        tables = ", ".join(map(str, wrong))
        yield Against("against.count-differs", {"tables": tables}, ("TDA-2024 RP-8",))


def first_button_elsewhere(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """The first button on another seat than the one where the house places it."""
    if not isinstance(request, Ask) or not isinstance(request.asked, SeePositions) or asks_seat(floor.house):
        return
    for number, positions in request.asked.seen:
        due = first_hand(floor.house, floor.seats(floor.now.tables[number])).answer.button
        if positions.button != due:
            cite = floor.house.cite("first_button")
            yield Against("against.first-button", {"table": number, "seat": due}, _rests(cite))
            return
