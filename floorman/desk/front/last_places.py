"""How the evening ended: when play began and ended, and the places with the time of each bust."""

from msgspec import Struct

from floorman.desk.desk import Desk
from floorman.desk.floor.stage import winner
from floorman.desk.steady import wall_clock
from floorman.desk.words.sentences import places as place_words
from floorman.rules.places import places

_MINUTE = 60_000


class LastPlace(Struct, frozen=True):
    """A player and his place."""

    place: str
    """"1st", "9th–10th"."""
    entry: int
    name: str
    out_at: str = ""
    """Time of day "00:24"; "" for the winner."""


class EndOfEvening(Struct, frozen=True):
    """The winner's sheet."""

    entries: int
    began: str
    """Time of day "14:02"."""
    ended: str
    minutes: int
    """From the one to the other."""
    places: tuple[LastPlace, ...]
    """From the winner down."""


def end_of_evening(desk: Desk) -> EndOfEvening | None:
    """The end of the evening; None while it goes on."""
    won = winner(desk.floor)
    if won is None:
        return None
    facts, busts = desk.log.facts, desk.floor.now.busts
    began, ended = _began(desk), facts[busts[-1].seq - 1].at
    return EndOfEvening(
        desk.floor.now.counts.entries,
        wall_clock(began),
        wall_clock(ended),
        max(0, ended - began) // _MINUTE,
        (_place(desk, 1, 1, won.number, ""), *_out(desk)),
    )


def _out(desk: Desk) -> list[LastPlace]:
    facts, busts = desk.log.facts, desk.floor.now.busts
    times: dict[int, int] = {entry: facts[bust.seq - 1].at for bust in busts for entry, _stack in bust.out}
    found = sorted(places(desk.floor.now, desk.floor.house).items(), key=lambda one: one[1])
    return [_place(desk, *ranks, entry, wall_clock(times[entry])) for entry, ranks in found]


def _place(desk: Desk, best: int, worst: int, entry: int, out_at: str) -> LastPlace:
    floor = desk.floor
    return LastPlace(place_words(best, worst, floor.lang), entry, floor.names.name(entry) or f"#{entry}", out_at)


def _began(desk: Desk) -> int:
    """When the clock first went, or was to go; without one, the first row."""
    began = desk.floor.now.started_at
    return desk.log.facts[0].at if began is None else began
