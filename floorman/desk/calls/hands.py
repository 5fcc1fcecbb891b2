"""Calls about button and blinds: seen, first, a hand over."""

from floorman.core.digits import is_number
from floorman.core.facts import HandsPlayed, SeePositions
from floorman.core.model import Chair, EntryNo, Positions, SeatNo, Table
from floorman.core.refused import Refused
from floorman.core.ring import next_held
from floorman.desk.calls.cautions import done_counts_the_hand, first_button_elsewhere
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.subject import chair_at, table_at
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.games import STUD_GAMES, plays_stud
from floorman.desk.request import Ask, AskDrawn, Request
from floorman.rules.button import Hand, next_hand
from floorman.rules.first_button import asks_seat, first_hand, hand_from
from floorman.rules.lots import Lots
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
    """``start all``, ``start 12``: the first button as the house places it; ``start 12 6``, ``start all 3``: on that
    seat or the next player from it; ``start 1:6 2:3``: where each table drew it."""
    if reader.word("all"):
        return _everywhere(floor, reader)
    chair = reader.pair() or reader.maybe_chair()
    if chair is None:
        return _by_the_house(floor, [_playing(floor, reader.table())], reader)
    chairs = [chair]
    while (chair := reader.pair()) is not None:
        chairs.append(chair)
    reader.end()
    for one in chairs:
        chair_at(floor, one)
        _playing(floor, one.table)
    return _on_chairs(floor, chairs)


def _playing(floor: Floor, number: int) -> Table:
    table = table_at(floor, number)
    if table.players < 2:
        raise Refused("refused.too-few", table=table.number)
    return table


def _everywhere(floor: Floor, reader: Reader) -> Request:
    """The first button at every table with two players or more."""
    tables = [table for table in floor.now.standing_tables() if table.players >= 2]
    if not tables:
        raise Refused("refused.no-players")
    if not reader.done:
        seat = reader.seat()
        reader.end()
        return _on_chairs(floor, [Chair(table.number, seat) for table in tables])
    if floor.house.choices.first_button == "same-seat-everywhere":
        return _drawn_for_all(floor, tables)
    if floor.house.choices.first_button == "high-card":
        raise Refused("refused.high-card")
    return _by_the_house(floor, tables, reader)


def _by_the_house(floor: Floor, tables: list[Table], reader: Reader) -> Request:
    """The first button where the house places it. NotUnderstood where somebody has to say where that is."""
    if asks_seat(floor.house):
        raise reader.fail(f"expect.{floor.house.choices.first_button}")
    reader.end()
    rulings = [(table.number, first_hand(floor.house, floor.seats(table))) for table in tables]
    seen = tuple((number, _placed(ruling.answer)) for number, ruling in rulings)
    cites = tuple(dict.fromkeys(str(cite) for _, ruling in rulings for cite in ruling.cites))
    return Ask(SeePositions(seen, True, cites))


def _on_chairs(floor: Floor, chairs: list[Chair]) -> Request:
    """The first button on these chairs or the next player from each."""
    seen = tuple((chair.table, _first(floor, chair)) for chair in chairs)
    return Ask(SeePositions(seen, first=True), aim=tuple(chairs) if len(chairs) == 1 else ())


def _drawn_for_all(floor: Floor, tables: list[Table]) -> Request:
    """One seat for all tables, drawn when it is recorded."""

    def make() -> Ask:
        seed = floor.chance()
        seat = SeatNo(Lots(seed).below(max(table.max_seats for table in tables)) + 1)
        seen = tuple((table.number, _first(floor, Chair(table.number, seat))) for table in tables)
        return Ask(SeePositions(seen, True, (str(floor.house.cite("first_button")),), seed))

    return AskDrawn(make, "echo.start-drawn", {"tables": len(tables)})


def _first(floor: Floor, chair: Chair) -> Positions:
    """Button on a chair or the next player from it, blinds behind it; of two players the button is the small blind."""
    return _placed(hand_from(floor.seats(floor.now.tables[chair.table]), chair.seat))


def _placed(hand: Hand) -> Positions:
    return Positions(SeatNo(hand.button), _seat(hand.small_blind), SeatNo(hand.big_blind))


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
    hands = _with_a_button(floor, table, hands)
    if not hands:
        return table.sighting.positions, ()
    ruling = floor.next_hand(table)
    if ruling is None:
        big = table.sighting.positions.big_blind
        seats = table.seated()
        for _ in range(hands if big is not None else 0):
            big = SeatNo(next_held(seats, big or 1))
        return (None if big is None else Positions(big_blind=big)), ()
    return _played(floor, table, hands)


def _with_a_button(floor: Floor, table: Table, hands: int) -> int:
    """Of the hands that are over, those of games with a button: through stud it stands still (TDA-2024 11-B)."""
    order = floor.now.games
    if order is None:
        return 0 if plays_stud(floor, table) else hands
    dealt = table.hands - table.games_from
    return sum(order.at(dealt + nth) not in STUD_GAMES for nth in range(hands))


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
                Form("start all", N_("the first button everywhere, as the house places it")),
                Form("start 12 6", N_("the first button at table 12: seat 6")),
                Form("start 1:6 2:3", N_("the first buttons that the tables drew")),
                Form("start all 3", N_("the first button everywhere: seat 3 or the next player")),
            ),
            cautions=(first_button_elsewhere,),
        ),
    ),
)
