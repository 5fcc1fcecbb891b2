"""Calls about entries: out, new, waiting, seated, re-entry, here, no-show, pinned, apart, found."""

from collections.abc import Callable
from typing import Literal

from floorman.core.checks import alive_entry
from floorman.core.digits import is_number
from floorman.core.facts import (
    BustPlayers,
    DecideMatch,
    EntriesSeated,
    EntryVoided,
    ForgetUndone,
    KeptApart,
    MakeEntry,
    PinMarked,
    PlayerForgotten,
    PresenceMarked,
    SeatGiven,
)
from floorman.core.model import Chair, Entry, EntryKind, EntryNo, EntryState
from floorman.core.refused import Refused
from floorman.desk.calls.cautions import (
    came_after_the_close,
    closed_desk,
    nobody_saw_him_arrive,
    of_the_re_entry,
    played_a_flight,
    same_name,
    told_twice,
)
from floorman.desk.calls.payment import cut_payment
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.selling import Buyer, entry_sold, re_entered
from floorman.desk.calls.subject import aim, chair_at, entry_at, entry_number, maybe_player, player, table_at
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.calls.winners import tied_winners
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.stage import winner
from floorman.desk.forgetting.entries import undone_entries
from floorman.desk.forgetting.reach import names_out_of_reach
from floorman.desk.office.line import must_be_seatable, seatable
from floorman.desk.office.playing import has_played
from floorman.desk.request import Ask, AskDrawn, Query, Request
from floorman.desk.seats.drawing import chair_for_one, chairs_for
from floorman.exchange.names import tidy_name
from floorman.text.phrases.mark import N_


def bust(floor: Floor, first: list[Entry], reader: Reader) -> Request:
    """``12-5 x``, ``12-5 12-6 x 9000 4000``, ``12-5 x by 12-3``, ``12-5 x before #33``: ``first`` are the players
    named before the x.
    """
    if floor.now.bracket is not None:
        return _match_decided(first, reader)
    stacks: list[int | None] = []
    while (stack := reader.maybe_number()) is not None:
        stacks.append(stack)
    if len(stacks) > len(first):
        raise Refused("refused.stacks-too-many", stacks=len(stacks), players=len(first))
    before, by = None, list[tuple[EntryNo, ...]]()
    while word := reader.word("before", "by"):
        if word == "before":
            before = player(floor, reader).number if reader.maybe_entry() is None else _entry_back(floor, reader)
            continue
        by.append(tied_winners(floor, reader, by_position=True))
        while not reader.done and reader.peek().lower() != "before":
            by.append(tied_winners(floor, reader, by_position=True))
    reader.end("expect.after-bust")
    stacks += [None] * (len(first) - len(stacks))
    out = tuple((entry.number, stack) for entry, stack in zip(first, stacks, strict=True))
    return Ask(BustPlayers(out, before, tuple(by)), aim=tuple(chair for entry in first for chair in aim(entry)))


def _match_decided(first: list[Entry], reader: Reader) -> Request:
    """``12-5 x`` in a heads-up tournament: the other of the two goes on."""
    reader.end()
    if len(first) > 1:
        raise Refused("refused.one-of-two", entry=first[0].number, other=first[1].number)
    return Ask(DecideMatch(first[0].number), aim=aim(first[0]))


def bust_named(floor: Floor, reader: Reader) -> Request:
    """``x 12-5``, ``x 12-5 12-6 9000 4000``: the same with the word first; seats are written with their hyphen."""
    first: list[Entry] = []
    while reader.peek().startswith("#") or not is_number(reader.peek()):
        named = maybe_player(floor, reader)
        if named is None:
            break
        first.append(named)
    if not first:
        raise reader.fail("expect.player")
    return bust(floor, first, reader)


def _entry_back(floor: Floor, reader: Reader) -> EntryNo:
    reader.at -= 1
    return entry_number(floor, reader)


def _name_and_chair(reader: Reader) -> tuple[str, Chair | None]:
    """The rest of the call: a name, and the chair if it ends in one, ``12-4`` or ``12 4``."""
    words = reader.words[reader.at :]
    chair = None
    for last in (1, 2):
        ending = Reader(" ".join(words[-last:]))
        if len(words) >= last and (chair := ending.maybe_chair()) is not None and ending.done:
            words = words[:-last]
            break
        chair = None
    reader.at = len(reader.words)
    name = tidy_name(" ".join(words))
    if not name:
        raise reader.fail("expect.name")
    return name, chair


def new(floor: Floor, reader: Reader) -> Request:
    """``new Ann Kowalska``, ``new Ann Kowalska 12-4``; where something is sold, ``new Ann Kowalska = cash``."""
    words = cut_payment(floor.now, reader)
    name, chair = _name_and_chair(reader)
    if floor.now.money is not None:
        return entry_sold(floor, Buyer(name), words, chair)
    if chair is not None:
        return Ask(MakeEntry(chair), name=name, aim=(chair,))
    return _drawn_entry(floor, name, "", "new", None)


def _drawn_entry(floor: Floor, name: str, second: str, kind: EntryKind, of: EntryNo | None) -> Request:
    if not floor.selling_tables():
        return Ask(MakeEntry(kind=kind, re_entry_of=of), name=name, second_name=second)

    def make() -> Ask:
        seed = floor.chance()
        chair = chair_for_one(floor, seed, of)
        return Ask(MakeEntry(chair, kind, of, seed), name=name, second_name=second, aim=(chair,))

    return AskDrawn(make, "echo.new-drawn" if kind == "new" else "echo.re-drawn", {"name": name, "of": of})


def wait(floor: Floor, reader: Reader) -> Request:
    """``wait Ann Kowalska``: where something is sold, he is put down as owing."""
    name = tidy_name(reader.rest())
    if not name:
        raise reader.fail("expect.name")
    return Ask(MakeEntry(kind="alternate", owed=floor.now.money is not None), name=name)


def seat(floor: Floor, reader: Reader) -> Request:
    """``seat #17``, ``seat #17 12-4``, ``seat next 3``."""
    if reader.word("next"):
        count = reader.maybe_number(1, 9999) or 1
        reader.end()
        waiting = seatable(floor)[:count]
        if not waiting:
            raise Refused("refused.nobody-waiting")
        return _drawn_seats(floor, waiting)
    entry = entry_at(floor, entry_number(floor, reader))
    must_be_seatable(floor, entry.number)
    if not reader.done:
        chair = reader.chair()
        reader.end()
        return Ask(EntriesSeated((SeatGiven(entry.number, chair),)), aim=(chair,))
    return _drawn_seats(floor, (entry.number,))


def _drawn_seats(floor: Floor, entries: tuple[EntryNo, ...]) -> Request:
    for number in entries:
        entry = alive_entry(floor.now, number)
        if entry.state is not EntryState.WAITING:
            raise Refused("refused.not-waiting", entry=number, chair=entry.chair)
    if not floor.selling_tables():
        raise Refused("refused.no-open-seat")

    def make() -> Ask:
        seed = floor.chance()
        return Ask(EntriesSeated(chairs_for(floor, entries, seed, uneven=True), seed))

    return AskDrawn(make, "echo.seat-drawn", {"count": len(entries), "entry": entries[0]})


def re_entry(floor: Floor, reader: Reader) -> Request:
    """``re #17``: the player of an entry that is out comes in again; where something is sold, ``re 17 = cash``."""
    words = cut_payment(floor.now, reader)
    if floor.now.money is not None:
        return re_entered(floor, reader, words)
    number = entry_number(floor, reader)
    reader.end()
    entry = floor.now.entries[number]
    if entry.state is not EntryState.OUT:
        raise Refused("not-out", entry=number)
    return _drawn_entry(floor, floor.names.name(number), floor.names.second(number), "re-entry", number)


def void(floor: Floor, reader: Reader) -> Request:
    """``void #17``."""
    entry = player(floor, reader)
    reader.end()
    if has_played(floor, entry):
        raise Refused("refused.void-played", entry=entry.number)
    return Ask(EntryVoided(entry.number), aim=aim(entry))


def here(floor: Floor, reader: Reader) -> Request:
    """``here 12-5``; ``here 7``: everybody who sits at table 7."""
    if not is_number(reader.peek()) or reader.peek(1):
        return _presence("here")(floor, reader)
    table = table_at(floor, reader.table())
    there = tuple(entry for entry in table.chairs if entry is not None)
    if not there:
        raise Refused("refused.nobody-at-table", table=table.number)
    return Ask(PresenceMarked(there[0], "here", there[1:]))


def _presence(presence: Literal["here", "noshow"]) -> Callable[[Floor, Reader], Request]:
    def call(floor: Floor, reader: Reader) -> Request:
        entry = player(floor, reader)
        reader.end()
        return Ask(PresenceMarked(entry.number, presence), aim=aim(entry))

    return call


def _pin(pinned: bool) -> Callable[[Floor, Reader], Request]:
    def call(floor: Floor, reader: Reader) -> Request:
        entry = player(floor, reader)
        reader.end()
        return Ask(PinMarked(entry.number, pinned), aim=aim(entry))

    return call


def apart(floor: Floor, reader: Reader) -> Request:
    """``apart #17 #23``."""
    first, second = player(floor, reader), player(floor, reader)
    reader.end()
    return Ask(KeptApart(first.number, second.number), aim=aim(first) + aim(second))


def forget(floor: Floor, reader: Reader) -> Request:
    """``forget #17``: name and remarks are erased, number and place stay; ``forget undone``: all names undone."""
    if reader.word("undone"):
        reader.end()
        if not any(map(floor.names.name, undone_entries(floor.now))):
            raise Refused("refused.nobody-undone")
        return Ask(ForgetUndone())
    number = reader.maybe_entry()
    if number is None:
        number = player(floor, reader).number
    reader.end()
    return Ask(PlayerForgotten(EntryNo(number)))


def find(floor: Floor, reader: Reader) -> Request:
    """``find kow``."""
    if len(reader.words) == reader.at + 1 and (number := reader.maybe_entry()) is not None:
        entry = entry_at(floor, number).number
        return Query("look.where", {"entry": entry}, _table_of(floor, entry), (entry,))
    fragment = reader.rest()
    if not fragment:
        raise reader.fail("expect.name")
    return _found(floor, fragment)


def _found(floor: Floor, fragment: str) -> Query:
    """Whom a fragment of a name means: the one, or all of them with where they are."""
    found = tuple(floor.names.find(fragment, floor.now.entries))[:50]
    if len(found) == 1:
        return Query("look.where", {"entry": found[0]}, _table_of(floor, found[0]), found)
    return Query("look.found" if found else "look.nobody-found", {"fragment": fragment}, None, found)


def results(floor: Floor, reader: Reader) -> Request:
    """``results``: the places, from the winner down."""
    reader.end()
    won = winner(floor)
    best = [] if won is None else [won.number]
    for bust in reversed(floor.now.busts):
        best.extend(entry for entry, _ in bust.out)
    if not best:
        raise Refused("refused.nobody-out")
    return Query("look.results", {}, None, tuple(best), opens="lists out")


def _table_of(floor: Floor, number: int) -> int | None:
    chair = floor.now.entries[number].chair
    return None if chair is None else chair.table


def who(floor: Floor, reader: Reader) -> Request:
    """``? 12-5``, ``? #17``, ``? kow``, ``? 12``."""
    chair = reader.maybe_chair()
    if chair is not None:
        reader.end()
        return _who_sits(floor, chair)
    entry = maybe_player(floor, reader)
    if entry is not None:
        reader.end()
        return Query("look.where", {"entry": entry.number}, _table_of(floor, entry.number), (entry.number,))
    number = reader.maybe_number(1, 9999)
    if number is not None and reader.done and floor.now.table(number) is not None:
        return Query("look.table", {"table": number}, number)
    if number is not None:
        reader.at -= 1
    fragment = reader.rest()
    if not fragment:
        raise reader.fail("expect.player")
    return _found(floor, fragment)


def _who_sits(floor: Floor, chair: Chair) -> Query:
    chair_at(floor, chair)
    sitting, coming = floor.at(chair), floor.expected_at(chair)
    if sitting is not None:
        return Query("look.where", {"entry": sitting.number}, chair.table, (sitting.number,))
    if coming is not None:
        return Query("look.expected", {"entry": coming.number, "chair": chair}, chair.table, (coming.number,))
    return Query("look.empty", {"chair": chair}, chair.table)


BUST = Verb(
    ("x", "bust", "out"),
    bust_named,
    (
        Form("12-5 x", N_("out")),
        Form("12-5 x 12000", N_("out, with the stack at the start of the hand")),
        Form("12-5 12-6 x 9000 4000", N_("out on the same hand, with their stacks")),
        Form("12-5 x by 12-3", N_("out, and who won the last chips")),
        Form("12-5 x before #33", N_("reported late: out before entry 33")),
    ),
    after="player",
    cautions=(
        nobody_saw_him_arrive,
        told_twice,
    ),
)
VERBS = VerbGroup(
    N_("Players"),
    (
        BUST,
        Verb(
            ("new",),
            new,
            (
                Form("new Ann Lee", N_("new entry, drawn seat")),
                Form("new Ann Lee 12-4", N_("new entry, on that seat")),
                Form("new Ann = cash of 150", N_("new entry with its payment, where something is sold")),
                Form("new Ann Lee = owe", N_("put down without payment and without seat")),
            ),
            cautions=(
                closed_desk,
                same_name,
                played_a_flight,
            ),
            by_two=True,
        ),
        Verb(("wait",), wait, (Form("wait Ann Lee", N_("onto the waiting list")),), cautions=(same_name,)),
        Verb(
            ("seat",),
            seat,
            (
                Form("seat #17", N_("a waiting player to a drawn seat")),
                Form("seat #17 12-4", N_("a waiting player to that seat")),
                Form("seat next 3", N_("the next three of the waiting list")),
            ),
            after="player",
            cautions=(came_after_the_close,),
        ),
        Verb(
            ("re",),
            re_entry,
            (Form("re #17", N_("re-entry")), Form("re 57 = cash", N_("re-entry with its payment"))),
            after="player",
            cautions=(
                closed_desk,
                of_the_re_entry,
            ),
        ),
        Verb(("void",), void, (Form("void #17", N_("the entry is taken back")),), after="player"),
        Verb(
            ("here",),
            here,
            (
                Form("here 12-5", N_("player and stack are there")),
                Form("here 7", N_("everybody who sits at table 7 is there")),
            ),
            after="either",
        ),
        Verb(("noshow",), _presence("noshow"), (Form("noshow #17", N_("not come")),), after="player"),
        Verb(("pin",), _pin(True), (Form("pin #17", N_("keeps the seat when tables are balanced")),), after="player"),
        Verb(("unpin",), _pin(False), (Form("unpin #17", N_("may be moved again")),), after="player"),
        Verb(("apart",), apart, (Form("apart #17 #23", N_("never at one table")),), after="player"),
        Verb(
            ("forget",),
            forget,
            (
                Form("forget #17", N_("name and remarks are erased; number and place stay")),
                Form("forget undone", N_("the same for all entries whose making was undone")),
            ),
            after="player",
            cautions=(names_out_of_reach,),
        ),
        Verb(("results",), results, (Form("results", N_("the places, from the first down")),)),
        Verb(("find",), find, (Form("find kow", N_("find a player")),)),
        Verb(("?",), who, (Form("? 12-5", N_("who sits there")),)),
    ),
)
