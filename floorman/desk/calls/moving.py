"""Calls about players between chairs: moved, balanced, arrived; tables broken, redrawn, shifted."""

from floorman.core.digits import is_number
from floorman.core.facts import (
    CallOffMove,
    MovePlayers,
    PlayerMissing,
    PlayersArrived,
    SendPlayer,
    SwapPlayers,
    TableShifted,
)
from floorman.core.model import MAX_TABLE, Chair, Entry, SeatNo, Table
from floorman.core.refused import Refused
from floorman.desk.advice.plan import dropped
from floorman.desk.calls.cautions import house_forbids_changing_seats, out_of_order, pinned_comes_along
from floorman.desk.calls.levels import break_after
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.subject import aim, entry_at, player, player_on, table_at
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.move_cache import BalancingMove
from floorman.desk.request import Ask, AskDrawn, Request
from floorman.desk.seats.balancing import as_advised, balancing_moves, counted, seat_at
from floorman.desk.seats.drawing import breaking, finishing, must_break, redraw_tables, redrawing
from floorman.text.phrases.mark import N_


def move(floor: Floor, reader: Reader) -> Request:
    """``move 12-4 17-2``, ``move 12-4 17``: to that seat, or to the seat that the rules give."""
    entry = player(floor, reader)
    reader.word("to")
    chair = reader.maybe_chair()
    if chair is not None:
        reader.end()
        return _to_chair(floor, entry, chair)
    if reader.done:
        raise reader.fail("expect.target")
    table = reader.number("expect.target", 1, MAX_TABLE)
    reader.end()
    return _to_table(floor, entry, table)


def _to_chair(floor: Floor, entry: Entry, chair: Chair) -> Request:
    """To that seat; if it is what is advised, then on the rule and with what the seat owes."""
    due = as_advised(floor, entry.number, chair)
    if due is not None:
        return _moves([due])
    return Ask(MovePlayers((SendPlayer(entry.number, chair),)), aim=(*aim(entry), chair))


def _to_table(floor: Floor, entry: Entry, number: int) -> Request:
    table = table_at(floor, number)
    if entry.chair is None:
        raise Refused("refused.entry-waiting", entry=entry.number)
    if entry.chair.table == number:
        raise Refused("refused.same-table", entry=entry.number, table=number)
    if table.closed:
        raise Refused("refused.table-closed", table=number)
    if not table.free():
        raise Refused("refused.no-seat-for", table=number)
    due = seat_at(floor, entry, number)
    if due.chair is None:
        raise _need(due.needs)
    return Ask(
        MovePlayers((SendPlayer(entry.number, due.chair, due.single_big_blind),), cites=due.cites),
        aim=(*aim(entry), due.chair),
    )


def _need(tables: tuple[int, ...]) -> Refused:
    calls = "; ".join(f"{table} bb …" for table in tables)
    return Refused("refused.need-positions", tables=", ".join(map(str, tables)), call=calls)


def stay(floor: Floor, reader: Reader) -> Request:
    """``stay #17``: the move is called off."""
    entry = player(floor, reader)
    reader.end()
    return Ask(CallOffMove(entry.number), aim=aim(entry))


def swap(floor: Floor, reader: Reader) -> Request:
    """``swap 12-4 17-2``."""
    first, second = player(floor, reader), player(floor, reader)
    reader.end()
    return Ask(SwapPlayers(first.number, second.number), aim=aim(first) + aim(second))


def shift(_floor: Floor, reader: Reader) -> Request:
    """``shift 41 7``: a whole table with seats and positions goes to empty table 7."""
    origin = reader.table()
    reader.word("to")
    table = reader.table()
    reader.end()
    return Ask(TableShifted(origin, table))


def balance(floor: Floor, reader: Reader) -> Request:
    """``bal``, ``bal now``, ``bal all``: the first balancing move, those that can be made now, or all."""
    which = reader.word("all", "now")
    reader.end()
    moves = [due for due in balancing_moves(floor) if not dropped(floor, due)] if which else _up_to_the_first(floor)
    if not moves:
        raise _nothing(floor)
    able = [due for due in moves if due.chair is not None]
    if not able or (which == "all" and len(able) < len(moves)):
        raise _why_not(moves[:1] if not which else moves)
    return _moves(able)


def _up_to_the_first(floor: Floor) -> list[BalancingMove]:
    """The first move that can be made now; where none can, all that are due."""
    due: list[BalancingMove] = []
    for one in balancing_moves(floor):
        if one.chair is not None and not dropped(floor, one):
            return [one]
        due.append(one)
    return [one for one in due if not dropped(floor, one)]


def _why_not(moves: list[BalancingMove]) -> Refused:
    """The tables to be asked before these moves; where asking does not help, why not."""
    needs = tuple(dict.fromkeys(table for due in moves for table in due.needs))
    other = next((due.why_not for due in moves if due.why_not is not None), None)
    return _need(needs) if other is None else other


def _moves(moves: list[BalancingMove]) -> Request:
    sends = []
    for due in moves:
        assert due.entry is not None
        assert due.chair is not None
        sends.append(SendPlayer(due.entry, due.chair, due.single_big_blind, due.code))
    chairs = tuple(chair for due in moves for chair in (due.origin, due.chair) if chair is not None)
    return Ask(MovePlayers(tuple(sends), "balance", cites=moves[0].cites), aim=chairs)


def _nothing(floor: Floor) -> Refused:
    ruling = counted(floor)
    if ruling.answer.final_table and floor.heads.every.playing > 1:
        return Refused("refused.balance-final")
    if ruling.answer.breaks is not None:
        return Refused("refused.balance-break", table=ruling.answer.breaks)
    why = ruling.code.removeprefix("balance.").removesuffix("-halt")
    if why in ("registering", "stuck"):
        return Refused(f"refused.balance-{why}")
    return Refused("refused.nothing-to-balance")


def arrived(floor: Floor, reader: Reader) -> Request:
    """``in 17-2`` (the seat he goes to), ``in #17``, ``in all``."""
    if reader.word("all"):
        reader.end()
        return Ask(PlayersArrived(floor.now.transit))
    if is_number(reader.peek()) and reader.peek(1).lower() == "all":
        return _all_at(floor, reader)
    entries = [_coming(floor, reader)]
    while not reader.done:
        entries.append(_coming(floor, reader))
    return Ask(
        PlayersArrived(tuple(dict.fromkeys(entry.number for entry in entries))),
        aim=tuple(chair for entry in entries for chair in aim(entry)),
    )


def _all_at(floor: Floor, reader: Reader) -> Request:
    """``in 7 all``: everybody on the way to table 7."""
    table = table_at(floor, reader.table())
    reader.word("all")
    reader.end()
    coming = tuple(entry for entry in table.expected if entry is not None)
    if not coming:
        raise Refused("refused.nobody-expected-table", table=table.number)
    return Ask(PlayersArrived(coming))


def _coming(floor: Floor, reader: Reader) -> Entry:
    """A player in transit by his entry or by the seat he goes to. Refused if nobody is expected there."""
    number = reader.maybe_entry()
    if number is not None:
        return entry_at(floor, number)
    chair = reader.maybe_chair()
    if chair is None:
        raise reader.fail("expect.player")
    coming = floor.expected_at(chair)
    if coming is not None:
        return coming
    sitting = floor.at(chair)
    if sitting is not None:
        raise Refused("refused.not-in-transit", entry=sitting.number)
    raise Refused("refused.nobody-expected", chair=chair)


def missing(floor: Floor, reader: Reader) -> Request:
    """``missing 17-2``: he has not come."""
    entry = _coming(floor, reader)
    reader.end()
    return Ask(PlayerMissing(entry.number), aim=aim(entry))


def break_table(floor: Floor, reader: Reader) -> Request:
    """``break 41``, ``break 41 SEED``: every player to a drawn seat at another table; or who drew which card."""
    if reader.word("after"):
        return break_after(floor, reader)
    table = table_at(floor, reader.table())
    must_break(floor, table)
    if ":" in reader.peek():
        return _drawn_by_players(floor, table, reader)
    given = reader.rest()

    def make() -> Ask:
        return Ask(breaking(floor, table, given or floor.chance(), bool(given)))

    return AskDrawn(make, "echo.break", {"table": table.number, "count": table.held})


def _drawn_by_players(floor: Floor, table: Table, reader: Reader) -> Request:
    """``break 41 1:17-2 3:12-5``: seat by seat the card that each player drew from the shuffled ones."""
    sends: list[SendPlayer] = []
    while not reader.done:
        seat, _, card = reader.take().partition(":")
        chair = Reader(card).maybe_chair()
        if chair is None or not is_number(seat, 2):
            reader.at -= 1
            raise reader.fail("expect.cards")
        sends.append(SendPlayer(player_on(floor, Chair(table.number, SeatNo(int(seat)))).number, chair))
    cites = (str(floor.house.cite("breaking")),)
    asked = MovePlayers(tuple(sends), "break", (table.number,), by_hand=True, cites=cites)
    return Ask(asked, aim=tuple(send.chair for send in sends))


def redraw(floor: Floor, reader: Reader) -> Request:
    """``redraw 3``: everybody to the three lowest-numbered open tables."""
    count = reader.number("expect.number", 1, MAX_TABLE)
    given = reader.rest()
    make = redrawing(floor, count)
    tables = ", ".join(str(table.number) for table in redraw_tables(floor, count))
    held = sum(table.held for table in floor.now.standing_tables())
    return AskDrawn(
        lambda: Ask(make(given or floor.chance(), bool(given))), "echo.redraw", {"count": held, "tables": tables}
    )


def final(floor: Floor, reader: Reader) -> Request:
    """``final``: the final table."""
    given = reader.rest()
    table, players, make = finishing(floor)
    return AskDrawn(
        lambda: Ask(make(given or floor.chance(), bool(given))),
        "echo.final",
        {"count": len(players), "table": table.number},
    )


VERBS = VerbGroup(
    N_("Moves"),
    (
        Verb(
            ("move",),
            move,
            (Form("move 12-4 17", N_("move, seat by rule")), Form("move 12-4 17-2", N_("move to that seat"))),
            after="player",
            cautions=(house_forbids_changing_seats,),
        ),
        Verb(("stay",), stay, (Form("stay #17", N_("the move is called off")),), after="player"),
        Verb(
            ("swap",),
            swap,
            (Form("swap 12-4 17-2", N_("two players change seats")),),
            after="player",
            cautions=(house_forbids_changing_seats,),
        ),
        Verb(("shift",), shift, (Form("shift 41 7", N_("the whole table with its positions to empty table 7")),)),
        Verb(
            ("bal",),
            balance,
            (
                Form("bal", N_("first balancing move")),
                Form("bal now", N_("the balancing moves that wait for no answer")),
                Form("bal all", N_("all balancing moves")),
            ),
        ),
        Verb(
            ("in",),
            arrived,
            (
                Form("in 17-2", N_("arrived")),
                Form("in all", N_("everybody on the way has arrived")),
                Form("in 7 all", N_("everybody on the way to table 7 has arrived")),
            ),
            after="player",
        ),
        Verb(("missing",), missing, (Form("missing 17-2", N_("not come after the move")),), after="player"),
        Verb(
            ("break",),
            break_table,
            (
                Form("break 41", N_("break a table")),
                Form("break 41 1:17-2 3:12-5", N_("break, with the cards that the players drew")),
                Form("break after 9 15 dinner", N_("a pause of fifteen minutes behind level 9")),
                Form("break after 9 -", N_("no pause behind level 9")),
            ),
            after="table",
            cautions=(out_of_order,),
        ),
        Verb(("redraw",), redraw, (Form("redraw 3", N_("everybody drawn anew over three tables")),)),
        Verb(("final",), final, (Form("final", N_("final table")),), cautions=(pinned_comes_along,)),
    ),
)
