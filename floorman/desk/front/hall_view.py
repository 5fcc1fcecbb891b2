"""The hall of a tournament as the window shows it: who is there, and digits for one more station."""

from msgspec import Struct

from floorman.core.refused import Refused
from floorman.desk.desk import Desk
from floorman.store.mirror import Mirror


class StationLine(Struct, frozen=True):
    """A station of the hall."""

    name: str
    ranks: tuple[str, ...]
    here: bool
    own: bool
    """Whether it is this one."""


class HallView(Struct, frozen=True):
    """Where the hall is, and who belongs to it."""

    host: str
    port: int
    answers: bool
    invites: bool
    """Whether it was made on this machine, so that somebody can be let in from here."""
    stations: tuple[StationLine, ...] = ()


def hall_view(desk: Desk) -> HallView | None:
    """The hall in which the tournament goes on; None for a file. What a silent hall would say is left out."""
    journal = desk.journal
    if not isinstance(journal, Mirror):
        return None
    server = journal.server
    try:
        found = [StationLine(one.name, one.ranks, one.here, one.name == server.station) for one in server.stations()]
        answers = True
    except Refused:
        found, answers = [], False
    return HallView(server.address.host, server.address.port, answers, _made_here(server.address.port), tuple(found))


def _made_here(port: int) -> bool:
    from floorman.hall.hall import Hall
    from floorman.hall.membership import made_here

    try:
        return Hall(made_here()).port == port
    except Refused:
        return False


def invite(rank: str) -> str:
    """Six digits with which one more station joins the hall of this machine. Refused if there is none that runs."""
    from floorman.hall.hall import Hall
    from floorman.hall.membership import made_here

    return Hall(made_here()).invite([rank])
