"""Papers of players with a seat, or on their way to one."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from floorman.core import facts as e
from floorman.core.model import Entry, Table
from floorman.desk.desk import Desk
from floorman.desk.papers.selection import Selection
from floorman.desk.papers.work import Paperwork, Wanted
from floorman.desk.seats.drawing import breaking as broken_up
from floorman.desk.seats.on_arrival import comes_late, on_arrival
from floorman.rules.ante import ante_at
from floorman.slips import values as v


def seated(desk: Desk, only: Selection) -> Iterator[Wanted]:
    """Everybody who sits, by table and seat."""
    for table in desk.floor.now.standing_tables():
        for at in range(table.max_seats):
            number = table.chairs[at]
            if number is not None:
                entry = desk.floor.now.entries[number]
                if only.has(entry):
                    yield Wanted(entry, entry.chair)


def _with_chair(desk: Desk, only: Selection) -> Iterator[Wanted]:
    yield from seated(desk, only)
    yield from moving(desk, only)


def moving(desk: Desk, only: Selection) -> Iterator[Wanted]:
    """Everybody between tables."""
    for number in desk.floor.now.transit:
        entry = desk.floor.now.entries[number]
        if only.has(entry):
            yield Wanted(entry, entry.chair)


def moving_by(kind: str) -> Callable[[Desk, Selection], Iterator[Wanted]]:
    """Everybody between tables whose slip is of that kind."""

    def find(desk: Desk, only: Selection) -> Iterator[Wanted]:
        for one in moving(desk, only):
            assert one.entry is not None
            slip = None if one.entry.slip is None else desk.floor.now.slips.get(one.entry.slip)
            if slip is None or slip.kind == kind or kind == "move-slips":
                yield one

    return find


def breaking(desk: Desk, only: Selection) -> Iterator[Wanted]:
    """Named cards for who was sent from a broken table; blank ones for tables that are named and still stand."""
    yield from moving_by("break-cards")(desk, only)
    for number in sorted(only.tables):
        table = desk.floor.now.table(number)
        if table is not None and not table.broken and table.held:
            seed = f"{desk.floor.now.code}:{len(desk.log.facts)}:{number}"
            for send in sorted(broken_up(desk.floor, table, seed, False).moves, key=lambda one: one.chair):
                yield Wanted(None, send.chair, table)


def heading(work: Paperwork, table: int) -> v.EventHeading:
    """The heading of a slip that leads to a table: with the area in which it stands, behind the room's own line."""
    there = work.floor.now.table(table)
    area = None if there is None else next((a for a in work.floor.now.areas if a.colour == there.section), None)
    if area is None:
        return work.event
    said = work.say(f"area.{area.colour}") if not area.name else f"{work.say(f'area.{area.colour}')}, {area.name}"
    line = work.say("paper.area", letter=area.letter, area=said)
    return replace(work.event, line=" · ".join(filter(None, (work.event.line, line))))


def seat_card(work: Paperwork, one: Wanted, issue: v.Issue) -> v.SeatCard:
    """A seat card."""
    assert one.entry is not None
    assert one.chair is not None
    late = comes_late(work.floor, one.entry)
    return v.SeatCard(
        heading(work, one.chair.table),
        work.player(one.entry),
        one.chair.table,
        one.chair.seat,
        issue,
        chips=one.entry.chips,
        hint=_late_stack(work, one.entry) if late else "",
        band=band(work, one.entry) if late else None,
    )


def _late_stack(work: Paperwork, entry: Entry) -> str:
    """What a late entry's stack is in this house; a re-entry's is full."""
    return "" if entry.kind == "re-entry" else work.say(f"slip.late.{work.floor.house.choices.late_stack}")


def band(work: Paperwork, entry: Entry) -> v.Band:
    """The band for the dealer: flat only where it is certain."""
    entering = on_arrival(work.floor, entry)
    if entering is None:
        return v.Band(v.BandKind.DEALER_RULE)
    if not entering.dealt_in:
        return v.Band(v.BandKind.WAITS, "between")
    chair = entry.chair
    if chair is not None and work.floor.now.tables[chair.table].sighting is None:
        return v.Band(v.BandKind.DEALT_IN)
    if entering.posts == "big_blind" and chair is not None:
        return _big_blind(work, work.floor.now.tables[chair.table].held)
    posts = "small-blind" if entering.posts else ""
    if not posts:
        posts = "button" if entering.position == "button" else "no-blind"
    return v.Band(v.BandKind.DEALT_IN, posts)


def _big_blind(work: Paperwork, players: int) -> v.Band:
    """What the big blind posts: the house may have no ante at two players, less at few, or the ante first."""
    ante = ante_at(work.floor.house, players)
    if ante.answer == "none":
        return v.Band(v.BandKind.DEALT_IN, "big-blind")
    said = "" if ante.code == "ante.full-blind-first" else work.say(ante.code, **ante.params)
    return v.Band(v.BandKind.DEALT_IN, "big-blind-ante", said)


def move_slip(work: Paperwork, one: Wanted, issue: v.Issue) -> v.MoveSlip:
    """A move slip."""
    entry, chair = one.entry, one.chair
    assert entry is not None
    assert chair is not None
    origin = entry.came_from or chair
    reason, rule = _reason(work, entry) if work.reasons else ("", "")
    return v.MoveSlip(
        heading(work, chair.table),
        work.player(entry),
        chair.table,
        chair.seat,
        origin.table,
        origin.seat,
        issue,
        band(work, entry),
        reason,
        rule,
    )


def _reason(work: Paperwork, entry: Entry) -> tuple[str, str]:
    """Why he moves, from the event that sent him."""
    slip = None if entry.slip is None else work.floor.now.slips.get(entry.slip)
    sent = None if slip is None else _sent_off(work.desk, entry, slip.seq)
    if sent is None or entry.came_from is None:
        return "", ""
    event, move = sent
    rule = ", ".join(work.rules(event.cites))
    why = move.because.removeprefix("move.").removesuffix("-single") or "floor"
    code = f"slip.why.balance.{why}" if event.why == "balance" else f"slip.why.{event.why}"
    return work.say(code, table=entry.came_from.table), rule


def _sent_off(desk: Desk, entry: Entry, seq: int) -> tuple[e.PlayersMoved, e.PlayerMove] | None:
    """The move that put him on his way, however often its slip was printed since."""
    for fact in reversed(desk.log.facts[:seq]):
        if isinstance(fact.event, e.PlayersMoved):
            for move in fact.event.moves:
                if (move.entry, move.chair) == (entry.number, entry.chair):
                    return fact.event, move
    return None


def break_card(work: Paperwork, one: Wanted, issue: v.Issue) -> v.BreakCard:
    """A break card, named or blank."""
    assert one.chair is not None
    if one.entry is None:
        table: Table = one.about
        return v.BreakCard(heading(work, one.chair.table), one.chair.table, one.chair.seat, table.number, issue)
    origin = one.entry.came_from or one.chair
    return v.BreakCard(
        heading(work, one.chair.table),
        one.chair.table,
        one.chair.seat,
        origin.table,
        issue,
        origin.seat,
        work.player(one.entry),
        band(work, one.entry),
    )


def stack_label(work: Paperwork, one: Wanted, issue: v.Issue) -> v.StackLabel:
    """A label for a stack that staff carry."""
    assert one.entry is not None
    assert one.chair is not None
    origin = one.entry.came_from or one.chair
    return v.StackLabel(
        work.event,
        work.player(one.entry),
        one.chair.table,
        one.chair.seat,
        origin.table,
        origin.seat,
        issue,
        one.entry.chips,
    )


def bag_tag(work: Paperwork, one: Wanted, issue: v.Issue) -> v.BagTag:
    """A tag for a bag of chips."""
    assert one.entry is not None
    assert one.chair is not None
    # the chips that a list brought in are not what lies in the bag: until it is counted the count is written by hand
    bag = one.entry.bag
    chips, number = (None, "") if bag is None else (bag.chips, str(bag.number or ""))
    return v.BagTag(work.event, work.player(one.entry), one.chair.table, one.chair.seat, chips, number, issue=issue)
