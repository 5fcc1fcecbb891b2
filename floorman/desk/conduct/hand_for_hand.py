"""The hand-for-hand board: a tick for each table, who waits, who is out on the hand, and whether the count agrees."""

from collections import Counter
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from floorman.core.facts import HandForHandDealt, HandForHandDone, HandForHandMarked, plays, unfinished
from floorman.core.model import HandBusts, HandForHandPlay, Table
from floorman.core.stopwatch import Stopwatch
from floorman.desk.floor.floor import Floor
from floorman.desk.prizes.prize_list import places_listed
from floorman.desk.request import Ask
from floorman.desk.words.journal_sentences import spans
from floorman.desk.words.sentences import places, worded
from floorman.rules.clock_hands import hand_for_hand_off, hand_for_hand_on
from floorman.rules.hand_for_hand import hand_for_hand
from floorman.rules.places import place_of

_LOOK_BACK = 100
"""Busts that are searched for those of this hand."""


class BoardTile(Struct, frozen=True):
    """One table on the board."""

    table: int
    done: bool
    """Ticked on this hand."""
    waits: bool
    """It may not deal its next hand yet."""
    players: int
    """Players who sit there by the seats."""
    stacks: int | None
    """Stacks counted there after its last hand; None: not counted."""
    recount: bool
    """The count differs from the seats."""
    note: str
    """"Hand done", "Dealing", "Count again"."""
    out: str = ""
    """Who went out here on this hand: "1 out: 5-6"."""


class Condition(Struct, frozen=True):
    """One thing that the money waits for."""

    met: bool
    stop: bool
    """A count that does not agree, rather than something still to come."""
    title: str
    detail: str


class OutRow(Struct, frozen=True):
    """A player out on this hand."""

    chair: str
    label: str
    says: str


class HandSoFar(Struct, frozen=True):
    """One hand that every table has finished."""

    hand: int
    """0: the hands in progress at the announcement."""
    milliseconds: int
    out: int
    """Players who went out on it."""


class Board(Struct, frozen=True):
    """Hand-for-hand as it stands."""

    hand: int
    """0: the hands in progress at the announcement."""
    tables: tuple[BoardTile, ...]
    waits_for: tuple[str, ...]
    """Tables without a tick, as they are written."""
    complete: bool
    """Every table has finished the hand before and none is on the next one: moves and breaks may go ahead."""
    reconciled: bool
    """Every table's stacks were counted, and they are the players alive."""
    alive: int
    paid: int | None
    counted: int
    """Stacks counted so far."""
    in_the_money: bool
    """It may be announced."""
    next_hand: int
    """The hand that is dealt next."""
    called: bool
    """It is dealt on the desk's word."""
    conditions: tuple[Condition, ...]
    out: tuple[OutRow, ...]
    clock_minutes: int
    clock: Stopwatch
    """How long this hand has run: since the announcement, or the last tick of the hand before."""
    hands: tuple[HandSoFar, ...]
    """Newest first."""
    title: str
    """"Hand 3: 6 of 8 tables done"."""
    says: str
    cites: tuple[str, ...]

    @property
    def done(self) -> int:
        """Tables with a tick."""
        return sum(tile.done for tile in self.tables)


def playing(floor: Floor) -> tuple[Table, ...]:
    """Tables that take part: two players at least, not stopped."""
    return tuple(table for table in floor.now.standing_tables() if plays(table))


def complete(floor: Floor) -> bool:
    """Whether moves and breaks may go ahead: no hand-for-hand, or every table has finished the hand and waits.

    Where hands are not called, somebody out on the next hand shows that it has begun.
    """
    h4h = floor.now.hand_for_hand
    if h4h is None:
        return True
    if h4h.called:
        return not unfinished(floor.now)
    if h4h.hand == 0 or _busts(floor, h4h):
        return False
    return all(h4h.done.get(table.number, 0) == h4h.hand for table in playing(floor))


def _busts(floor: Floor, h4h: HandForHandPlay) -> tuple[HandBusts, ...]:
    """Who is out on this hand."""
    here = (h4h.hand, h4h.announced)
    return tuple(bust for bust in floor.now.busts[-_LOOK_BACK:] if (bust.hand, bust.announced) == here)


def unticked(floor: Floor) -> tuple[int, ...]:
    """Tables that are still on this hand; none between two hands."""
    h4h = floor.now.hand_for_hand
    if h4h is None or complete(floor):
        return ()
    return unfinished(floor.now)


def hand_for_hand_marked(floor: Floor, on: bool, paid: int | None = None) -> Ask:
    """Hand-for-hand begins or ends, and the tournament clock goes by hands from then on, stands or goes on by itself.

    Told of the paid places while it is on, nothing begins anew. Where nobody tells them, they are those of the list.
    """
    paid = paid if paid is not None or not on else places_listed(floor)
    now, choices = floor.clock(), floor.house.choices
    clock, plan = floor.level_clock(now), floor.clock_plan(now)
    minutes = choices.clock_per_hand if on and choices.h4h_clock == "per-hand" else 0
    changes = on != (floor.now.hand_for_hand is not None)
    called = on and changes and choices.hand_for_hand_lead == 1
    if not changes or floor.now.clock is None or clock is None or plan is None:
        marked = HandForHandMarked(on, paid, minutes if changes and plan is not None else 0, called=called)
        return Ask(marked, at=now)
    after = (hand_for_hand_on if on else hand_for_hand_off)(clock, now, plan)
    return Ask(HandForHandMarked(on, paid, minutes, replace(after, at=0), called), at=now)


def board(floor: Floor) -> Board | None:
    """The board; None while there is no hand-for-hand."""
    h4h = floor.now.hand_for_hand
    tables = () if h4h is None else playing(floor)
    if h4h is None or not tables:
        return None
    ruling = hand_for_hand(
        floor.house, len(tables), {table.number: max(h4h.hand, h4h.done.get(table.number, 0)) for table in tables}
    )
    whole = complete(floor)
    held = tuple(number for number, done in h4h.done.items() if done > h4h.hand) if h4h.called else ruling.answer.wait
    tiles = tuple(_tile(floor, h4h, table, table.number in held, whole) for table in tables)
    waits_for = tuple(map(str, unticked(floor)))
    counted = sum(tile.stacks or 0 for tile in tiles)
    alive = floor.now.counts.alive
    reconciled = whole and counted == alive and all(tile.stacks == tile.players for tile in tiles)
    enough = h4h.paid is not None and alive <= h4h.paid
    return Board(
        h4h.hand,
        tiles,
        waits_for,
        whole,
        reconciled,
        alive,
        h4h.paid,
        counted,
        reconciled and enough,
        h4h.hand + (1 if h4h.called or not whole else 0),
        h4h.called,
        _conditions(floor, h4h, tiles, counted, whole),
        _out(floor, h4h),
        ruling.answer.clock_minutes,
        *_so_far(floor, h4h, whole),
        _title(floor, h4h, tiles),
        _say(floor, ruling.code, **ruling.params),
        tuple(map(str, ruling.cites)),
    )


def _so_far(floor: Floor, h4h: HandForHandPlay, whole: bool) -> tuple[Stopwatch, tuple[HandSoFar, ...]]:
    """How long this hand has run, and how long each one before it took."""
    first, spans_of_hands = _hands_called(floor) if h4h.called else _hands_by_ticks(floor, h4h)
    out = Counter(bust.hand for bust in floor.now.busts if bust.seq > first for _ in bust.out)
    start, end = spans_of_hands[-1]
    hands = [HandSoFar(hand, ended - began, out[hand]) for hand, (began, ended) in enumerate(spans_of_hands[:-1])]
    clock = Stopwatch(end - start) if h4h.called and whole else Stopwatch(since=start)
    return clock, tuple(reversed(hands))


def _hands_called(floor: Floor) -> tuple[int, list[tuple[int, int]]]:
    """The row of the announcement, and when each hand was dealt and last ticked."""
    spans_of_hands: list[tuple[int, int]] = []
    first, began, ended = 0, 0, 0
    for fact in floor.cases.board(floor.log):
        event = fact.event
        if isinstance(event, HandForHandDone) and not event.recount:
            ended = max(ended, fact.at)
        elif isinstance(event, HandForHandDealt):
            spans_of_hands.append((fact.at, max(fact.at, ended)))
            ended = 0
        elif isinstance(event, HandForHandMarked):
            if not event.on:
                break
            first, began = fact.seq, fact.at
    spans_of_hands.append((began, max(began, ended)))
    return first, spans_of_hands[::-1]


def _hands_by_ticks(floor: Floor, h4h: HandForHandPlay) -> tuple[int, list[tuple[int, int]]]:
    """The same where hands are not called: one begins with the last tick of the one before."""
    ticks: dict[int, list[int]] = {}
    begun = first = 0
    for fact in floor.cases.board(floor.log):
        event = fact.event
        if isinstance(event, HandForHandDone) and not event.recount:
            ticks.setdefault(event.table, []).append(fact.at)
        elif isinstance(event, HandForHandMarked):
            if not event.on:
                break
            begun, first = fact.at, fact.seq
    starts = [begun]
    for hand in range(h4h.hand):
        ended = [at[-1 - hand] for at in ticks.values() if len(at) > hand]
        starts.append(max([starts[-1], *ended]))
    return first, [*pairwise(starts), (starts[-1], starts[-1])]


def _say(floor: Floor, code: str, **params: object) -> str:
    return worded(floor.names, floor.lang, code, **params)


def _title(floor: Floor, h4h: HandForHandPlay, tiles: tuple[BoardTile, ...]) -> str:
    code = "board.title" if h4h.hand else "board.title-announcement"
    return _say(floor, code, hand=h4h.hand, done=sum(tile.done for tile in tiles), tables=len(tiles))


def _tile(floor: Floor, h4h: HandForHandPlay, table: Table, waits: bool, whole: bool) -> BoardTile:
    done = h4h.done.get(table.number, 0) > h4h.hand
    stacks = h4h.stacks.get(table.number) if done or whole else None
    recount = stacks is not None and stacks != table.players
    code = "count-again" if recount else "hand-done" if done or whole else "dealing"
    out = [
        str(chair.seat)
        for bust in _busts(floor, h4h)
        for chair in bust.chairs
        if chair is not None and chair[0] == table.number
    ]
    gone = _say(floor, "board.out", count=len(out), chairs=", ".join(f"{table.number}-{seat}" for seat in out))
    return BoardTile(
        table.number,
        done,
        waits and (h4h.called or not whole),
        table.players,
        stacks,
        recount,
        _say(floor, f"board.{code}"),
        gone if out else "",
    )


def _out(floor: Floor, h4h: HandForHandPlay) -> tuple[OutRow, ...]:
    """Who went out on this hand; their places are final only when every table is done."""
    rows = []
    open_tables = bool(unticked(floor))
    for bust in _busts(floor, h4h):
        for (number, stack), chair in zip(bust.out, bust.chairs, strict=True):
            found = place_of(floor.now, floor.house, number) or (0, 0)
            place = places(*found, floor.lang)
            said = _say(floor, "board.place-open" if open_tables else "board.place", place=place)
            if stack is not None:
                said = f"{_say(floor, 'board.stack', stack=stack)} {said}"
            rows.append(OutRow("–" if chair is None else f"{chair[0]}-{chair[1]}", floor.names.label(number), said))
    return tuple(rows)


def _conditions(
    floor: Floor, h4h: HandForHandPlay, tiles: tuple[BoardTile, ...], counted: int, whole: bool
) -> tuple[Condition, ...]:
    """What the money waits for, met or not."""
    alive = floor.now.counts.alive
    if h4h.paid is None:
        paid = Condition(False, False, _say(floor, "board.paid-unknown"), _say(floor, "board.paid-how"))
    else:
        met = alive <= h4h.paid
        paid = Condition(
            met, False, _say(floor, "board.left", alive=alive, paid=h4h.paid), _say(floor, "board.by-seats")
        )
    waits = unticked(floor)
    if whole:
        ticks = Condition(True, False, _say(floor, "board.all-done"), "")
    else:
        ticks = Condition(False, False, _say(floor, "board.still-deal", count=len(waits)), spans(waits))
    return (paid, ticks, _count(floor, tiles, counted, alive, whole))


def _count(floor: Floor, tiles: tuple[BoardTile, ...], counted: int, alive: int, whole: bool) -> Condition:
    wrong = [tile for tile in tiles if tile.recount]
    if wrong:
        title = _say(floor, "board.count-differs", tables=spans(tile.table for tile in wrong))
        each = "; ".join(
            _say(floor, "board.count-of", table=tile.table, stacks=tile.stacks, players=tile.players) for tile in wrong
        )
        return Condition(False, True, title, each)
    missing = [tile.table for tile in tiles if tile.stacks is None]
    if missing:
        return Condition(
            False,
            False,
            _say(floor, "board.not-counted", count=len(missing)),
            spans(missing),
        )
    if counted != alive:
        title = _say(floor, "board.sum-differs", stacks=counted, alive=alive)
        return Condition(False, True, title, _say(floor, "board.between-tables"))
    return Condition(whole, False, _say(floor, "board.count-agrees", stacks=counted), "")


__all__ = ["Board", "BoardTile", "Condition", "OutRow", "board", "complete", "playing", "unticked"]
