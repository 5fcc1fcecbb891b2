"""Calls of formats while they are played: seats won, games, shorter tables, dealers; and the draw of a round."""

from collections.abc import Iterator

from floorman.core.digits import is_number
from floorman.core.facts import DealersPushed, GamesSet, SeatWon, TablesResized
from floorman.core.model import MAX_SEATS, MIN_SEATS, EntryNo
from floorman.core.refused import Refused
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.subject import player
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.dealers import dealers_at
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.stage import seats_open
from floorman.desk.request import Against, Ask, AskDrawn, Query, Request
from floorman.desk.seats.rounds import alive, drawn, must_be_drawable
from floorman.desk.seats.shorter import resized, shorter_tables
from floorman.text.phrases.mark import N_

MOST_CREW = 999
NO_PUSH = 90_000
"""Milliseconds before a level's end in which dealers are not pushed (TDA-2024 RP-7)."""


def round_drawn(floor: Floor, given: str) -> Request:
    """``draw`` in a shootout or a heads-up tournament: the next round, or the bracket."""
    told = floor.now.format
    assert told is not None
    must_be_drawable(floor, told)

    def make() -> Ask:
        return Ask(drawn(floor, told, given or floor.chance(), by_hand=bool(given)), seed=given, at=floor.clock())

    return AskDrawn(make, f"echo.{told.kind}", {"count": len(alive(floor))})


def won(floor: Floor, reader: Reader) -> Request:
    """``won #17``, ``won 12-4 12-5``, ``won all``: seats of a satellite."""
    if reader.word("all"):
        reader.end()
        return Ask(SeatWon(tuple(entry.number for entry in alive(floor))))
    entries: list[EntryNo] = []
    while not reader.done or not entries:
        entries.append(player(floor, reader).number)
    return Ask(SeatWon(tuple(entries)))


def games(_floor: Floor, reader: Reader) -> Request:
    """``games HORSE 8``, ``games off``."""
    if reader.word("off"):
        reader.end()
        return Ask(GamesSet())
    order = reader.peek().upper()
    if not order.isascii() or not order.isalnum():
        raise reader.fail("expect.games")
    reader.take()
    hands = 8 if reader.done else reader.number("expect.hands", 1, 99)
    reader.end()
    return Ask(GamesSet(order, hands))


def seats(floor: Floor, reader: Reader) -> Request:
    """``seats 6 at 30``: from thirty players on; ``seats 6``: now, everybody drawn anew."""
    count = reader.number("expect.seats", MIN_SEATS, MAX_SEATS)
    if reader.word("at"):
        left = reader.number("expect.players", 2, 999_999)
        reader.end()
        return Ask(TablesResized(count, left))
    given = reader.rest()
    TablesResized(count).check(floor.now)
    tables = shorter_tables(floor, count)

    def make() -> Ask:
        return Ask(resized(floor, count, given or floor.chance(), by_hand=bool(given)), seed=given)

    return AskDrawn(make, "echo.shorter", {"seats": count, "tables": len(tables)})


def crew(floor: Floor, reader: Reader) -> Request:
    """``crew 8``, ``crew AK BL CM``, ``crew off``; alone: who deals where."""
    if reader.done:
        return Query("look.crew", {"dealers": dealers_told(floor)})
    if reader.word("off"):
        reader.end()
        return Ask(DealersPushed(()))
    if is_number(reader.peek(), 3) and not reader.peek(1):
        count = reader.number("expect.crew", 1, MOST_CREW)
        return Ask(DealersPushed(tuple(map(str, range(1, count + 1)))))
    return Ask(DealersPushed(tuple(reader.rest().split())))


def dealers_told(floor: Floor) -> str:
    """Each table with its dealer: ``1 AK, 2 BL``; "–" without a crew."""
    return ", ".join(f"{table} {dealer}" for table, dealer in dealers_at(floor).items()) or "–"


def push(floor: Floor, reader: Reader) -> Request:
    """``push``: every dealer goes one table on."""
    reader.end()
    dealers = floor.now.dealers
    if dealers is None:
        raise Refused("refused.no-crew")
    return Ask(DealersPushed(dealers.pushed(), dealers.push + 1))


# -- what is spoken against


def not_now(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """A push just before a level ends, or amid hand-for-hand (TDA-2024 RP-7)."""
    asked = request.asked if isinstance(request, Ask) else None
    if not isinstance(asked, DealersPushed) or not asked.push:
        return
    if floor.now.hand_for_hand is not None:
        yield Against("against.push-h4h")
    reading = floor.clock_reading()
    if reading is not None and reading.runs and reading.left <= NO_PUSH:
        yield Against("against.push-level", {}, ("TDA-2024 RP-7",))


def more_than_seats(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """More seats won than are open."""
    asked = request.asked if isinstance(request, Ask) else None
    left = seats_open(floor)
    if isinstance(asked, SeatWon) and left is not None and len(asked.entries) > left:
        yield Against("against.more-than-seats", {"count": len(asked.entries), "seats": left})


VERBS = VerbGroup(
    N_("Formats in play"),
    (
        Verb(
            ("won",),
            won,
            (
                Form("won #17", N_("a satellite's seat is won: the player leaves, the chips too")),
                Form("won all", N_("all who are left have won a seat")),
            ),
            after="player",
            cautions=(more_than_seats,),
        ),
        Verb(
            ("games",),
            games,
            (
                Form("games HORSE 8", N_("eight hands of each game at every table")),
                Form("games off", N_("the game of the level again")),
            ),
        ),
        Verb(
            ("seats",),
            seats,
            (
                Form("seats 6 at 30", N_("tables of six seats once thirty players are left")),
                Form("seats 6", N_("now: everybody drawn anew, the chairs above locked")),
            ),
        ),
        Verb(
            ("crew",),
            crew,
            (
                Form("crew 8", N_("eight dealers, by number")),
                Form("crew AK BL CM", N_("dealers by their initials")),
                Form("crew", N_("who deals where")),
                Form("crew off", N_("no dealers are kept")),
            ),
        ),
        Verb(("push",), push, (Form("push", N_("every dealer goes one table on")),), cautions=(not_now,)),
    ),
)
