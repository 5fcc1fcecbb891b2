"""Calls about button and blinds: seen, first, a hand over."""

from floorman.core.digits import is_number
from floorman.core.facts import HandsPlayed, SeePositions
from floorman.core.model import Chair, EntryNo, Positions, SeatNo, Table
from floorman.core.refused import Refused
from floorman.core.ring import from_seat, next_held
from floorman.desk.calls.cautions import done_counts_the_hand
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.subject import chair_at, table_at
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Ask, Request
from floorman.rules.button import next_hand
from floorman.text.phrases.mark import N_


def seen(floor: Floor, reader: Reader) -> Request:
    """``12 pos 3 4 5``, ``12 pos 3 - 5``; two numbers where two play: button and big blind."""
    table = reader.table()
    where = table_at(floor, table)
    button = reader.seat()
    if reader.word("-", "–", "no", "x"):
        small, big = None, reader.seat()
    else:
        second = reader.seat()
        heads_up = reader.done and where.held == 2
        small, big = (button, second) if heads_up else (second, reader.seat())
    reader.end()
    aim = tuple(Chair(table, seat) for seat in (button, small, big) if seat is not None)
    return Ask(SeePositions(((table, Positions(button, small, big)),)), aim=aim)


def big_blinds(floor: Floor, reader: Reader) -> Request:
    """``12 bb 5``, ``bb 1:5 2:3``: only the big blinds were seen."""
    if is_number(reader.peek()) and not reader.peek(1):
        table_at(floor, reader.table())
        raise reader.fail("expect.seat")
    pairs: list[Chair] = []
    while (pair := reader.pair() or reader.maybe_chair()) is not None:
        chair_at(floor, pair)
        if any(pair.table == other.table for other in pairs):
            raise Refused("refused.order-twice", table=pair.table)
        pairs.append(pair)
    if not pairs or not reader.done:
        raise reader.fail("expect.pairs")
    asked = tuple((pair.table, Positions(big_blind=pair.seat)) for pair in pairs)
    return Ask(SeePositions(asked), aim=tuple(pairs))


def start(floor: Floor, reader: Reader) -> Request:
    """``start 12 6``, ``start all 3``: the first button, on that seat or the next player from it."""
    if reader.word("all"):
        seat = reader.seat()
        reader.end()
        tables = [table for table in floor.now.standing_tables() if table.players >= 2]
        if not tables:
            raise Refused("refused.no-players")
        return Ask(SeePositions(tuple((table.number, _first(table, seat)) for table in tables), first=True))
    chair = reader.maybe_chair()
    if chair is None:
        raise reader.fail("expect.chair")
    reader.end()
    table = chair_at(floor, chair)
    if table.players < 2:
        raise Refused("refused.too-few", table=table.number)
    return Ask(SeePositions(((table.number, _first(table, chair.seat)),), first=True), aim=(chair,))


def _first(table: Table, seat: SeatNo) -> Positions:
    """Button on ``seat`` or the next player from it, blinds behind it; of two players the button is the small blind."""
    seats = table.seated()
    button = from_seat(seats, seat)[0]
    small = button if len(seats) == 2 else next_held(seats, button)
    return Positions(SeatNo(button), SeatNo(small), SeatNo(next_held(seats, small)))


def hands_over(floor: Floor, reader: Reader) -> Request:
    """``12 next``, ``12 next 3``: hands are over, the positions go on by the house's rule."""
    number = reader.table()
    hands = reader.maybe_number(1, 99) or 1
    reader.end("expect.hands")
    return Ask(hands_played(floor, table_at(floor, number), hands))


def hands_played(floor: Floor, table: Table, hands: int = 1) -> HandsPlayed:
    """Hands that are over at a table, with where the house's rule puts the button after them."""
    positions, waits = _after(floor, table, hands)
    return HandsPlayed(table.number, hands, positions, floor.fresh(table), waits)


def _after(floor: Floor, table: Table, hands: int) -> tuple[Positions | None, tuple[EntryNo, ...]]:
    """Positions of the hand that begins once ``hands`` are over, and entries that still wait for cards."""
    if table.sighting is None or table.players < 2:
        return None, ()
    ruling = floor.next_hand(table)
    if ruling is None:
        big = table.sighting.positions.big_blind
        seats = table.seated()
        for _ in range(hands if big is not None else 0):
            big = SeatNo(next_held(seats, big or 1))
        return (None if big is None else Positions(big_blind=big)), ()
    return _played(floor, table, hands)


def _played(floor: Floor, table: Table, hands: int) -> tuple[Positions | None, tuple[EntryNo, ...]]:
    ruling = floor.next_hand(table)
    assert ruling is not None
    hand = ruling.answer
    seats = floor.seats(table)
    for _ in range(hands - 1):
        last = Positions(SeatNo(hand.button), _seat(hand.small_blind), SeatNo(hand.big_blind))
        hand = next_hand(floor.house, seats._replace(last=last), hand.waiting).answer
    waits = tuple(entry for seat in hand.waiting if (entry := table.at(SeatNo(seat))) is not None)
    return Positions(SeatNo(hand.button), _seat(hand.small_blind), SeatNo(hand.big_blind)), waits


def _seat(seat: int | None) -> SeatNo | None:
    return None if seat is None else SeatNo(seat)


VERBS = VerbGroup(
    N_("Button and hands"),
    (
        Verb(
            ("pos",),
            seen,
            (Form("12 pos 3 4 5", N_("button, SB, BB seen")), Form("12 pos 3 - 5", N_("seen: no small blind posted"))),
            after="table",
        ),
        Verb(
            ("bb", "b"),
            big_blinds,
            (Form("12 bb 5", N_("only the BB seen")), Form("bb 1:5 2:3", N_("big blinds seen at several tables"))),
            after="table",
        ),
        Verb(
            ("next", "n"),
            hands_over,
            (
                Form("12 next", N_("hand over")),
                Form("12 next 3", N_("three hands over")),
                Form("12..14 n", N_("a hand over at several tables")),
            ),
            after="table",
            cautions=(done_counts_the_hand,),
        ),
        Verb(
            ("start",),
            start,
            (
                Form("start 12 6", N_("the first button at table 12: seat 6")),
                Form("start all 3", N_("the first button everywhere: seat 3 or the next player")),
            ),
        ),
    ),
)
