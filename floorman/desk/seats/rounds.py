"""Rounds of a shootout and the bracket of a heads-up tournament: when the next is due, and its seats."""

from collections.abc import Sequence

from floorman.core.facts import NewTable, RoundDrawn, SeatGiven
from floorman.core.format import Format
from floorman.core.level_clock import Clock
from floorman.core.model import Chair, Entry, EntryNo, SeatNo, Table, TableNo
from floorman.core.refused import Refused
from floorman.desk.floor.floor import Floor
from floorman.desk.seats.apart import pairs_among
from floorman.desk.seats.drawing import sealed
from floorman.rules.bracket import MOST_ENTRANTS, bracket
from floorman.rules.citation import Unanswerable
from floorman.rules.clock import MINUTE
from floorman.rules.lots import Lots
from floorman.rules.placing import TableChairs, placed
from floorman.rules.shootout import shootout


def alive(floor: Floor) -> tuple[Entry, ...]:
    """Everybody who is alive, by number."""
    return tuple(entry for entry in floor.now.entries.values() if entry.alive)


def playing(floor: Floor) -> tuple[Table, ...]:
    """Tables at which somebody sits or is expected."""
    return tuple(table for table in floor.now.standing_tables() if table.held)


def still_too_many(floor: Floor, told: Format) -> tuple[int, ...]:
    """Tables of a shootout's round at which more are left than go on."""
    return tuple(table.number for table in playing(floor) if table.held > told.advance)


def round_over(floor: Floor, told: Format) -> bool:
    """Whether a shootout's round is over and another follows: every table is down to those who go on."""
    tables = playing(floor)
    return len(tables) > 1 and not still_too_many(floor, told)


def begun_by_seats(floor: Floor) -> bool:
    """Whether a round is played: it was drawn, or its players came to their seats as they entered."""
    return bool(floor.now.round_row) or not floor.now.waiting


def must_be_drawable(floor: Floor, told: Format) -> None:
    """Refused where there is no round to be drawn: the bracket stands, or tables still play."""
    if told.kind == "heads-up":
        if floor.now.bracket is not None:
            raise Refused("refused.bracket-drawn")
        if not 2 <= len(alive(floor)) <= MOST_ENTRANTS:
            raise Refused("refused.bracket-players", players=len(alive(floor)), most=MOST_ENTRANTS)
        return
    if len(alive(floor)) < 2:
        raise Refused("refused.no-players")
    if begun_by_seats(floor):
        left = still_too_many(floor, told)
        if left:
            raise Refused("refused.round-not-over", tables=", ".join(map(str, left)))


def drawn(floor: Floor, told: Format, seed: str, *, by_hand: bool) -> RoundDrawn:
    """The next round of a shootout, or the whole bracket, drawn from ``seed``."""
    must_be_drawable(floor, told)
    recorded = sealed(seed) if by_hand else seed
    if told.kind == "heads-up":
        return _bracket(floor, seed, recorded, by_hand=by_hand)
    return _round(floor, told, seed, recorded, by_hand=by_hand)


def _tables(floor: Floor, count: int, seats: int) -> tuple[list[tuple[TableNo, int]], tuple[NewTable, ...]]:
    """So many tables with their seats: open ones first, then new ones by the lowest numbers that are free."""
    able = [table for table in floor.now.standing_tables() if not table.closed and not table.locked]
    found = [(table.number, table.max_seats) for table in able[:count]]
    new: list[NewTable] = []
    number = 0
    while len(found) + len(new) < count:
        number += 1
        old = floor.now.table(number)
        if old is None or old.broken:
            new.append(NewTable(TableNo(number), seats))
    return found + [(one.table, one.max_seats) for one in new], tuple(new)


def _round(floor: Floor, told: Format, seed: str, recorded: str, *, by_hand: bool) -> RoundDrawn:
    players = [entry.number for entry in alive(floor)]
    number = floor.now.round_number + 1 if begun_by_seats(floor) else 1
    try:
        coming = shootout(floor.house, len(players), told.table, told.advance, told.final or None).answer[0]
        tables, new = _tables(floor, coming.tables, told.table)
        seats = _placed(floor, players, tables, told, seed)
    except Unanswerable as fault:
        raise Refused(fault.says or "refused.cannot-draw", **fault.params) from fault
    chosen = {table for table, _ in tables}
    broken = tuple(table.number for table in playing(floor) if table.number not in chosen)
    tied = floor.house.choices.shootout_places == "tied" and number > 1
    shared = (len(players) + 1, len(players) + _out_of_the_round(floor)) if tied else None
    return RoundDrawn(number, seats, recorded, by_hand, new, broken, clock=_anew(floor, number), shared=shared)


def _placed(
    floor: Floor, players: Sequence[EntryNo], tables: Sequence[tuple[TableNo, int]], told: Format, seed: str
) -> tuple[SeatGiven, ...]:
    """A chair for everybody, the tables as even as can be."""
    most = max(told.table, told.final)
    rooms = []
    for number, size in tables:
        table = floor.now.table(number)
        locked = frozenset() if table is None or table.broken else frozenset(table.locked_chairs)
        rooms.append(TableChairs(number, size, frozenset(), locked, most))
    apart = pairs_among(floor.now, players) if len(rooms) > 1 else []
    spots = placed(Lots(seed), players, rooms, {}, apart)
    return tuple(SeatGiven(one, Chair(TableNo(spots[one].table), SeatNo(spots[one].seat))) for one in players)


def _out_of_the_round(floor: Floor) -> int:
    """Who went out in the round that is over."""
    return sum(len(bust.out) for bust in floor.now.busts if bust.seq > floor.now.round_row and not bust.won)


def _anew(floor: Floor, number: int) -> Clock | None:
    """The clock before the first level, where it has been started in an earlier round."""
    structure = floor.now.structure
    if structure is None or floor.now.clock is None or number == 1:
        return None
    return Clock(left=getattr(structure.steps[0], "minutes", 0) * MINUTE)


def _bracket(floor: Floor, seed: str, recorded: str, *, by_hand: bool) -> RoundDrawn:
    entrants = [str(entry.number) for entry in alive(floor)]
    answer = bracket(entrants, seed).answer
    byes = tuple(EntryNo(int(name)) for name in answer.byes)
    pairs = tuple((EntryNo(int(first)), EntryNo(int(second))) for first, second in answer.matches)
    at_once = [*pairs, *zip(byes[::2], byes[1::2], strict=False)]
    tables, new = _tables(floor, len(at_once), 2)
    seats = tuple(
        SeatGiven(player, Chair(number, SeatNo(seat)))
        for (number, _), pair in zip(tables, at_once, strict=True)
        for seat, player in enumerate(pair, 1)
    )
    return RoundDrawn(1, seats, recorded, by_hand, new, (), pairs, byes)
