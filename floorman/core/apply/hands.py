"""Events about hands: positions seen, hands played, and what passes with a hand."""

from msgspec.structs import replace

from floorman.core.apply.fact import Applier, Fact
from floorman.core.apply.moves import arrive
from floorman.core.draft import Draft
from floorman.core.events import Event, HandsPlayed, PositionsSeen
from floorman.core.model import Entry, Penalty, Positions, Sighting, Table


def serve(penalties: tuple[Penalty, ...], hands: int) -> tuple[Penalty, ...]:
    """``hands`` of what is owed are served, the oldest penalty first; never more than is owed."""
    served: list[Penalty] = []
    for penalty in penalties:
        now = min(hands, penalty.left)
        hands -= now
        served.append(replace(penalty, served=penalty.served + now) if now else penalty)
    return tuple(served)


def see(draft: Draft, number: int, positions: Positions, fact: Fact) -> None:
    """Positions as seen now. Who sat down before is no newcomer, unless his chair shows that he had no cards."""
    table = draft.table(number)
    waits = _between(positions.small_blind, positions.big_blind, table.max_seats)
    for at, entry in enumerate(table.chairs):
        if entry is not None and draft.entry(entry).newcomer and at + 1 not in waits:
            draft.change_entry(entry, newcomer=False)
    sighting = Sighting(positions, fact.at, fact.seq, ageing_from=None if table.halted else fact.at)
    draft.change_table(number, sighting=sighting, single_big_blind=None, last_seq=fact.seq)


def _between(small: int | None, big: int | None, size: int) -> frozenset[int]:
    if small is None or big is None:
        return frozenset()
    steps = (big - small) % size
    return frozenset((small + step - 1) % size + 1 for step in range(1, steps))


def positions_seen(draft: Draft, fact: Fact) -> None:
    """PositionsSeen. Who is thereby known to have arrived was there on the hand that was seen."""
    assert isinstance(fact.event, PositionsSeen)
    for one in fact.event.seen:
        for entry in one.arrived:
            arrive(draft, entry, fact.seq)
        see(draft, one.table, one.positions, fact)


def hands_played(draft: Draft, fact: Fact) -> None:
    """HandsPlayed: positions go on, newcomers are newcomers no more, hands are served and missed."""
    event = fact.event
    assert isinstance(event, HandsPlayed)
    table = draft.table(event.table)
    for entry in draft.marked(table.chairs):
        _hand_dealt(draft, entry, event)
    draft.change_table(
        event.table,
        sighting=_gone_on(table, event, fact),
        hands=table.hands + event.hands,
        single_big_blind=None,
        last_seq=fact.seq,
    )


def _gone_on(table: Table, event: HandsPlayed, fact: Fact) -> Sighting | None:
    """Positions computed from fresh ones are as good as seen; from old ones, they are as old as those."""
    if event.positions is None:
        return None
    was = table.sighting
    ageing = None if table.halted else fact.at
    if event.fresh or was is None:
        return Sighting(event.positions, fact.at, fact.seq, ageing_from=ageing)
    return Sighting(event.positions, was.seen_at, fact.seq, aged=was.age(fact.at), ageing_from=ageing)


def _hand_dealt(draft: Draft, entry: Entry, event: HandsPlayed) -> None:
    number, away = entry.number, entry.away
    if entry.newcomer and number not in event.waits:
        draft.change_entry(number, newcomer=False)
    if entry.penalties and entry.hands_owed:
        draft.change_entry(number, penalties=serve(entry.penalties, event.hands))
    if away is not None:
        draft.change_entry(number, away=replace(away, hands=away.hands + event.hands))


APPLY: dict[type[Event], Applier] = {PositionsSeen: positions_seen, HandsPlayed: hands_played}
