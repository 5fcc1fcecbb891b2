"""A call among colleagues: recorded as it was meant, or not at all.

What others recorded meanwhile is taken in and the text is understood once more. If it still means the same it is
recorded; otherwise it stays in the line, with who changed what.
"""

from collections.abc import Callable
from typing import Protocol

from floorman.core.facts import Command, Fact
from floorman.core.log import Log
from floorman.core.refused import Refused
from floorman.core.undo_keys import claims
from floorman.desk.request import Ask, AskDrawn, Outcome, Request
from floorman.store.journal import Behind, Journal
from floorman.store.refused import NotRecorded


class Recording(Protocol):
    """A desk, as far as it matters here."""

    journal: Journal

    @property
    def log(self) -> Log:
        """What was recorded."""
        ...

    def carry_out(self, request: Request) -> Outcome:
        """Records an understood call. Raises Behind once what others recorded has been taken in."""
        ...

    def refresh(self) -> Outcome:
        """Takes in what others recorded."""
        ...

    def told(self, fact: Fact) -> str:
        """A row in words."""
        ...

    def understood(self, text: str) -> Request:
        """What a call asks for as the room stands. Raises Refused."""
        ...

    @property
    def among_others(self) -> bool:
        """Whether other podiums record in the same tournament."""
        ...


_FREELY = 2
"""So often it is tried without keeping others waiting."""


def agreed(desk: Recording, understood: Callable[[], Request]) -> Outcome:
    """Carries out what is understood. Raises Refused, also ``hall.changed-meanwhile`` if its meaning changed."""
    request = understood()
    for _ in range(_FREELY):
        read = len(desk.log.facts)
        try:
            return desk.carry_out(request)
        except Behind as behind:
            if not (behind.rows and desk.among_others):
                raise  # two programs on one file: whoever comes second is refused
            request = _still(desk, request, understood, desk.log.facts[read:])
    with desk.journal.turn():
        read = len(desk.log.facts)
        desk.refresh()
        return desk.carry_out(_still(desk, request, understood, desk.log.facts[read:]))


def _still(desk: Recording, request: Request, understood: Callable[[], Request], came: list[Fact]) -> Request:
    again = understood()
    if not came or means_the_same(request, again):
        return again
    raise changed_meanwhile(desk, came)


def changed_meanwhile(desk: Recording, came: list[Fact]) -> NotRecorded:
    """Why a call was not recorded: what came meanwhile, the newest of it in words."""
    return NotRecorded("hall.changed-meanwhile", seq=came[-1].seq, what=desk.told(came[-1]))


def means_the_same(one: Request | None, other: Request | None) -> bool:
    """Whether two readings of the same words ask for the same; None is what was not understood.

    A draw means the same if it draws for the same: what comes out of it is drawn anew.
    """
    if isinstance(one, AskDrawn) and isinstance(other, AskDrawn):
        return (one.code, one.params, one.aim, one.remark) == (other.code, other.params, other.aim, other.remark)
    if isinstance(one, Ask) and isinstance(other, Ask):
        return (one.asked, one.name, one.remark, one.seed) == (other.asked, other.name, other.remark, other.seed)
    return one == other


def untouched(desk: Recording, asked: Command, record: Callable[[], Outcome]) -> Outcome:
    """Records something that was no call (a list, papers), again after what others recorded beside it.

    Raises Refused, also ``hall.changed-meanwhile`` if they recorded about the same.
    """
    for _ in range(_FREELY):
        wanted = claims(desk.log.ask(asked).undo_keys())
        read = len(desk.log.facts)
        try:
            return record()
        except Behind as behind:
            came = desk.log.facts[read:]
            if not (behind.rows and desk.among_others):
                raise
            if any(wanted & fact.event.undo_keys() for fact in came):
                raise changed_meanwhile(desk, came) from behind
    with desk.journal.turn():
        desk.refresh()
        return record()


def meaning(desk: Recording, text: str) -> Request | None:
    """What a call asks for as the room stands; None if it is not understood, or where nobody else records."""
    if not desk.among_others:
        return None
    try:
        return desk.understood(text)
    except Refused:
        return None
