"""Tables as a front shows them: a tile on the floor, and the chosen table large."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from floorman.core.facts import PositionsSeen
from floorman.core.model import Entry, Positions, SeatNo, Table
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.games import game_at, plays_stud
from floorman.desk.floor.stage import winner
from floorman.desk.front.views import Freshness, SeatLook, SeatView, TableState, TableView, TileView
from floorman.desk.seats.on_arrival import LEAST_PLAYERS
from floorman.desk.steady import wall_clock
from floorman.desk.words.journal_sentences import Teller
from floorman.desk.words.sentences import chips
from floorman.rules.ante import ante_at
from floorman.rules.balancing import gap_key
from floorman.rules.button import Hand
from floorman.rules.citation import Ruling


class Spread(Struct, frozen=True):
    """The head counts of the tables in play, as far as a tile needs them."""

    share: int = 0
    """Players a table if all were even, rounded."""
    outside: bool = False
    """The tables differ by more than they may."""
    most_off: int = 1
    """Players less or more than the share from which on a table stands out then."""

    def off(self, table: Table) -> tuple[int, bool]:
        """How far a table is off the share, and whether it stands out."""
        off = table.held - self.share if not table.broken and table.held else 0
        return off, self.outside and abs(off) >= self.most_off


def spread_of(floor: Floor) -> Spread:
    """The spread of the room as it stands."""
    heads = floor.heads.every
    if not heads.playing:
        return Spread()
    gap: int = getattr(floor.house.choices, gap_key(floor.house, heads.playing))
    outside = heads.levels.most - heads.levels.least > gap
    return Spread(round(heads.players / heads.playing), outside, max(1, gap))


def rebalanced(view: TileView, table: Table, spread: Spread) -> TileView:
    """The tile as the room's spread now makes it; the same object if it makes no difference."""
    off, outside = spread.off(table)
    if (off, outside) == (view.off_balance, view.outside_gap):
        return view
    return replace(view, off_balance=off, outside_gap=outside)


class Placed(Struct, frozen=True):
    """Button and blinds as they are marked: where they are, and whether that is the hand to come."""

    fresh: bool
    button: int | None = None
    small_blind: int | None = None
    big_blind: int | None = None
    waiting: tuple[int, ...] = ()
    ruling: Ruling[Hand] | None = None


def placed(floor: Floor, table: Table) -> Placed:
    """The hand after what was last told, however long ago that is; where that does not tell it, what was seen.

    Time alone never moves a mark to another chair: it only makes it older.
    """
    if table.sighting is None or table.held < LEAST_PLAYERS or plays_stud(floor, table):
        return Placed(False)
    ruling, fresh = floor.next_hand(table), floor.fresh(table)
    if ruling is None:
        seen = table.sighting.positions
        return Placed(False, seen.button, seen.small_blind, seen.big_blind)
    hand = ruling.answer
    waiting = hand.waiting if fresh else ()
    return Placed(fresh, hand.button, hand.small_blind, hand.big_blind, waiting, ruling)


def freshness(floor: Floor, table: Table) -> Freshness:
    """How old the positions are: within one hand, within one orbit, older."""
    ago = floor.hands_ago(table)
    if ago is None:
        return Freshness.NEVER
    if ago <= 1:
        return Freshness.FRESH
    return Freshness.ORBIT if ago <= max(2, table.players) else Freshness.OLD


def tile(teller: Teller, table: Table, spread: Spread, place: int | None) -> TileView:
    """One table on the floor. ``place``: 1 if it is the next to break."""
    floor = teller.floor
    where = placed(floor, table)
    ago = floor.hands_ago(table)
    off, outside = spread.off(table)
    return TileView(
        table.number,
        table.max_seats,
        table.state,
        table.players,
        tuple(_seat(teller, table, SeatNo(at + 1), where) for at in range(table.max_seats)),
        transit=table.arriving,
        off_balance=off,
        outside_gap=outside,
        break_place=place,
        ready=table.ready,
        freshness=freshness(floor, table),
        age=""
        if ago is None or table.sighting is None or not table.sighting.ageing.runs
        else teller.say("tile.age", hands=ago),
        section=area_said(teller, table),
        note=_note(teller, table),
        spoken=_spoken(teller, table),
    )


def area_said(teller: Teller, table: Table) -> str:
    """The area in which a table stands, with its letter: "B · blue, by the window"; "" for none."""
    area = next((one for one in teller.floor.now.areas if one.colour == table.section), None)
    if area is None:
        return table.section
    colour = teller.say(f"area.{area.colour}")
    return f"{area.letter} · {colour}, {area.name}" if area.name else f"{area.letter} · {colour}"


def _note(teller: Teller, table: Table) -> str:
    if table.state is TableState.BROKEN:
        return teller.say("tile.broken", time=wall_clock(table.broken_at))
    if table.state is TableState.HALTED:
        return teller.say("tile.stop", players=table.players, seats=table.max_seats)
    if table.state is TableState.CLOSED:
        return teller.say("tile.closed")
    if not table.ready:
        return teller.say("tile.not-ready")
    if teller.floor.now.bagging:
        return _bags(teller, table)
    return "" if teller.floor.now.games is None else game_at(teller.floor, table)


def _bags(teller: Teller, table: Table) -> str:
    """How many of a table's players have a bag, once the first has."""
    entries = teller.floor.now.entries
    bags = sum(entries[number].bag is not None for number in table.chairs if number is not None)
    return teller.say("tile.bags", bags=bags, players=table.players) if bags else ""


def _spoken(teller: Teller, table: Table) -> str:
    return teller.say(
        "tile.spoken",
        table=table.number,
        state=teller.say(f"state.{table.state.value}"),
        players=table.players,
        seats=table.max_seats,
    )


def _seat(teller: Teller, table: Table, seat: SeatNo, where: Placed) -> SeatView:
    number = table.at(seat)
    coming = table.expected_at(seat)
    mark, dead = _mark(where, seat, number is not None)
    if number is not None:
        return _taken(teller, teller.floor.now.entries[number], seat, mark, seat in where.waiting)
    if coming is not None:
        name = teller.floor.names.short(coming)
        said = teller.say("seat.expected", seat=seat, player=coming)
        return SeatView(
            seat,
            SeatLook.EXPECTED,
            mark,
            dead,
            coming,
            name,
            teller.floor.names.name(coming),
            spoken=_with_mark(teller, said, mark, dead),
        )
    blocked = seat in table.locked_chairs
    said = teller.say("seat.blocked" if blocked else "seat.open", seat=seat)
    look = SeatLook.BLOCKED if blocked else SeatLook.OPEN
    return SeatView(seat, look, mark, dead, spoken=_with_mark(teller, said, mark, dead))


def _mark(where: Placed, seat: int, held: bool) -> tuple[str, bool]:
    """The position at a chair, and whether nobody sits there to have it. Heads-up the button is marked."""
    if seat == where.big_blind:
        return "BB", False
    if seat == where.button:
        return "D", where.ruling is not None and not held
    if seat == where.small_blind:
        return "SB", where.ruling is not None and not held
    return "", False


def _taken(teller: Teller, entry: Entry, seat: SeatNo, mark: str, waits: bool) -> SeatView:
    states = tuple(_states(teller.floor, entry, waits))
    look = SeatLook.SEATED
    if entry.noshow:
        look = SeatLook.NOSHOW
    elif not is_there(teller.floor, entry):
        look = SeatLook.UNVERIFIED
    names = teller.floor.names
    said = teller.say("seat.taken", seat=seat, player=entry.number)
    for state in states:
        said += f", {teller.say(f'flag.{state}')}"
    return SeatView(
        seat,
        look,
        mark,
        False,
        entry.number,
        names.short(entry.number),
        names.name(entry.number),
        chips(entry.chips),
        states,
        _with_mark(teller, said, mark, False),
    )


def is_there(floor: Floor, entry: Entry) -> bool:
    """Whether somebody said that a player is at his table, or what was told of it shows it.

    A hand that was over while he sat there shows it, as does a blind seen on his chair, or that he went away.
    """
    if entry.verified or entry.away is not None:
        return True
    table = floor.now.table(entry.chair.table) if entry.chair is not None else None
    if table is None or entry.chair is None or entry.newcomer:
        return False
    return table.hands > 0 or _posted(floor, table, entry.chair.seat)


def _posted(floor: Floor, table: Table, seat: int) -> bool:
    """Whether a blind was seen on a chair; the first hand's are only reckoned."""
    if table.sighting is None or seat not in (table.sighting.positions.small_blind, table.sighting.positions.big_blind):
        return False
    event = floor.log.facts[table.sighting.seq - 1].event if table.sighting.seq else None
    return isinstance(event, PositionsSeen) and not event.first


def _states(floor: Floor, entry: Entry, waits: bool) -> Iterator[str]:
    for state, true in (
        ("waits", waits),
        ("penalty", entry.hands_owed > 0),
        ("away", entry.away is not None),
        ("pinned", entry.pinned),
        ("noshow", entry.noshow),
        ("unverified", not entry.noshow and not is_there(floor, entry)),
    ):
        if true:
            yield state


def _with_mark(teller: Teller, said: str, mark: str, dead: bool) -> str:
    if not mark:
        return said
    code = {"D": "mark.button", "SB": "mark.small-blind", "BB": "mark.big-blind"}[mark]
    return f"{said}, {teller.say(f'{code}-dead' if dead else code)}"


def panel(
    teller: Teller, view: TileView, table: Table, last_here: tuple[tuple[str, str], ...], place: int | None
) -> TableView:
    """The chosen table large."""
    where = placed(teller.floor, table)
    title, lines = _hand(teller, table, where)
    return TableView(
        view,
        tuple(_tags(teller, table, place)),
        tuple(_seen(teller, table)),
        title,
        lines,
        tuple(_standing(teller, table, where)),
        last_here,
    )


def _tags(teller: Teller, table: Table, place: int | None) -> Iterator[str]:
    yield teller.say(f"state.{table.state.value}")
    if not table.ready and not table.broken:
        yield teller.say("tile.not-ready")
    if place is not None:
        from floorman.desk.words.sentences import ordinal

        yield teller.say("tile.breaks", place=ordinal(place, teller.floor.lang))


def _seen(teller: Teller, table: Table) -> Iterator[str]:
    if table.held < LEAST_PLAYERS:
        return
    if table.sighting is None:
        yield teller.say("seen.never")
        return
    yield teller.say("seen.at", time=wall_clock(table.sighting.seen_at))
    ago = teller.floor.hands_ago(table) or 0
    if ago > 1:
        yield teller.say("seen.ago", hands=ago)
    yield _short(table.sighting.positions)


def _short(seen: Positions) -> str:
    pairs = (("D", seen.button), ("SB", seen.small_blind), ("BB", seen.big_blind))
    return " · ".join(f"{letter}\u00a0{seat}" for letter, seat in pairs if seat is not None)


def _hand(teller: Teller, table: Table, where: Placed) -> tuple[str, tuple[str, ...]]:
    won = winner(teller.floor)
    if won is not None and won.chair is not None and won.chair.table == table.number:
        return teller.say("hand.over"), (teller.say("hand.winner", player=won.number),)
    if table.held < LEAST_PLAYERS:
        return teller.say("hand.next"), (teller.say("hand.too-few"),)
    if where.ruling is not None:
        said = " ".join((teller.say(where.ruling.code, **where.ruling.params), *_ante(teller, where.ruling.answer)))
        if where.fresh:
            return teller.say("hand.next"), _lines(said)
        return teller.say("hand.next-then", hands=teller.floor.hands_ago(table)), _lines(said)
    if table.sighting is not None:
        said = teller.positions(table.sighting.positions)
        fresh = teller.floor.fresh(table)
        return teller.say("hand.seen-now" if fresh else "hand.last-seen"), (said[:1].upper() + said[1:],)
    return teller.say("hand.next"), (teller.say("hand.unknown"),)


def _ante(teller: Teller, hand: Hand) -> Iterator[str]:
    """What the house does otherwise with the big blind's ante at so many players."""
    ante = ante_at(teller.floor.house, len(hand.dealt_in) + len(hand.waiting))
    if ante.code != "ante.full-blind-first":
        yield teller.say(ante.code, **ante.params)


def _lines(said: str) -> tuple[str, ...]:
    """The first sentence, and the rest."""
    first, dot, rest = said.partition(". ")
    return (first + ("." if dot else ""), rest) if rest else (said,)


def _standing(teller: Teller, table: Table, where: Placed) -> Iterator[tuple[str, str, str]]:
    for seat in table.seated():
        number = table.at(seat)
        assert number is not None
        entry = teller.floor.now.entries[number]
        if seat in where.waiting:
            yield "W", teller.say("standing.waits"), teller.say("standing.waits-why", seat=seat, player=number)
        if entry.hands_owed:
            owed = sum(penalty.owed for penalty in entry.penalties)
            said = teller.say(
                "standing.penalty-why", seat=seat, player=number, served=owed - entry.hands_owed, owed=owed
            )
            yield "P", teller.say("standing.penalty"), said
        if entry.away is not None:
            said = teller.say(
                "standing.away-why",
                seat=seat,
                player=number,
                since=wall_clock(entry.away.since),
                hands=entry.away.hands,
            )
            yield "A", teller.say("standing.away"), said
