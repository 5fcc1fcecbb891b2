"""The room as it would be once something is recorded: for what is told before Enter. Nothing is recorded here."""

import copy

from floorman.core.facts import Fact, apply
from floorman.core.model import Tournament
from floorman.core.refused import Refused
from floorman.desk.calls.grammar import understand
from floorman.desk.desk import Desk
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Ask, AskDrawn
from floorman.desk.words.journal_sentences import Teller


class _Then(Floor, kw_only=True):
    """The floor as it would be."""

    then: Tournament

    @property
    def now(self) -> Tournament:
        return self.then


def floor_then(floor: Floor, then: Tournament) -> Floor:
    """``floor`` with the tournament ``then``."""
    return _Then(
        floor.log,
        floor.house,
        floor.names,
        floor.clock,
        floor.chance,
        floor.lang,
        floor.ever_penalised,
        floor.casebook,
        timer=floor.timer,
        drawer=floor.drawer,
        kept=floor.kept,
        vouched=floor.vouched,
        zone_told=floor.zone_told,
        then=then,
    )


def ahead(desk: Desk) -> Desk:
    """A desk to look ahead from: the same room, with seeds and names of its own."""
    return _desk_then(desk, desk.floor.now)


def after(desk: Desk, call: str) -> Desk:
    """The desk, made by ``ahead``, as it would be after ``call``; as it is where the call records nothing new."""
    try:
        request = understand(desk.floor, call)
        if isinstance(request, AskDrawn):
            request = request.make()
        if not isinstance(request, Ask):
            return desk
        event = request.asked.decide(desk.floor.now)
    except Refused:
        return desk
    number = desk.floor.now.next_entry
    then = _desk_then(desk, apply(desk.floor.now, Fact(len(desk.log.facts) + 1, desk.floor.clock(), event)))
    if request.name:
        then.floor.names.put(number, request.name, request.second_name)
    return then


def _desk_then(desk: Desk, then: Tournament) -> Desk:
    made = copy.copy(desk)
    made.floor = floor_then(desk.floor, then)
    made.floor.names = desk.floor.names.apart()
    made.floor.chance = str
    made.teller = Teller(made.floor, desk.remark)
    return made
