"""Events about hands: positions seen, hands played, and what passes with a hand."""

from dataclasses import replace

from floorman.core.apply.fact import Applier, Fact
from floorman.core.apply.moves import arrive
from floorman.core.draft import Draft
from floorman.core.events import Event, HandsPlayed, PositionsSeen
from floorman.core.model import Penalty, Positions, Sighting


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
    for seat in table.seated():
        entry = draft.entry(table.chairs[seat - 1] or 0)
        if entry.newcomer and seat not in waits:
            draft.put_entry(replace(entry, newcomer=False))
    sighting = Sighting(positions, fact.at, fact.seq, ageing_from=None if table.halted else fact.at)
    draft.put_table(replace(table, sighting=sighting, single_big_blind=None, last_seq=fact.seq))


def _between(small: int | None, big: int | None, size: int) -> frozenset[int]:
    if small is None or big is None:
        return frozenset()
    steps = (big - small) % size
    return frozenset((small + step - 1) % size + 1 for step in range(1, steps))


def positions_seen(draft: Draft, fact: Fact) -> None:
    """PositionsSeen."""
    assert isinstance(fact.event, PositionsSeen)
    for one in fact.event.seen:
        see(draft, one.table, one.positions, fact)
        for entry in one.arrived:
            arrive(draft, entry, fact.seq)


def hands_played(draft: Draft, fact: Fact) -> None:
    """HandsPlayed: positions go on, newcomers are newcomers no more, hands are served and missed."""
    event = fact.event
    assert isinstance(event, HandsPlayed)
    table = draft.table(event.table)
    for number in table.chairs:
        if number is not None:
            _hand_dealt(draft, number, event)
    was = table.sighting
    sighting = None
    if event.positions is not None:
        ageing = None if table.halted else fact.at
        if event.fresh or was is None:
            sighting = Sighting(event.positions, fact.at, fact.seq, ageing_from=ageing)
        else:
            sighting = replace(was, positions=event.positions, seq=fact.seq, aged=was.age(fact.at), ageing_from=ageing)
    draft.put_table(
        replace(
            draft.table(event.table),
            sighting=sighting,
            hands=table.hands + event.hands,
            single_big_blind=None,
            last_seq=fact.seq,
        )
    )


def _hand_dealt(draft: Draft, number: int, event: HandsPlayed) -> None:
    entry = draft.entry(number)
    if entry.newcomer and number not in event.waits:
        entry = replace(entry, newcomer=False)
    if entry.hands_owed:
        entry = replace(entry, penalties=serve(entry.penalties, event.hands))
    if entry.away is not None:
        entry = replace(entry, away=replace(entry.away, hands=entry.away.hands + event.hands))
    draft.put_entry(entry)


APPLY: dict[type[Event], Applier] = {PositionsSeen: positions_seen, HandsPlayed: hands_played}
