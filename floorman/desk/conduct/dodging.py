"""The watch on dodged blinds: what counts against a player, what the TD has judged, and what the house has for it.

Nobody is accused on old positions: what is not certain is a private note in the player's own page. Nothing here is ever
done by itself.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from floorman.core import facts as e
from floorman.core.facts import Fact
from floorman.core.model import Entry, EntryState, Penalty, PenaltyKind
from floorman.desk.conduct.signs import Sign, known_signs, suspects
from floorman.desk.floor.floor import MINUTE, Floor
from floorman.desk.floor.played_level import amounts as amounts_of_level
from floorman.rules.citation import Ruling
from floorman.rules.dodging import BlindMissed, DodgeRuling, dodge

PENALTY_WORDS: Mapping[PenaltyKind, tuple[str, ...]] = {
    "warning": ("warn", "warning"),
    "missed-hands": ("hands", "hand"),
    "missed-rounds": ("round", "rounds"),
    "time": ("time",),
    "disqualification": ("dq",),
}
"""The words for a penalty in a call; the first is the one that is written."""
NOTICED = "dodge.noticed"
"""Code of the advice that asks whether it was a dodge."""


class Offences(Struct, frozen=True):
    """What counts against a player within the house's window."""

    times: tuple[int, ...] = ()
    """Of each dodge that was seen or recorded, oldest first."""
    signs: tuple[Sign, ...] = ()
    notes: tuple[Sign, ...] = ()
    pending: Sign | None = None
    """The newest sign, while the TD has not judged it."""
    judged: Fact | None = None
    """The newest dodge that the TD recorded."""

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.times)

    @property
    def minutes(self) -> int:
        """From the first to the last of them."""
        return (self.times[-1] - self.times[0]) // MINUTE if self.times else 0


def offences(floor: Floor, number: int) -> Offences:
    """What the record of the house's window holds about a player."""
    now, window = floor.clock(), floor.house.choices.dodge_window_minutes * MINUTE
    entry = floor.now.entry(number)
    found = known_signs(floor, number)
    signs = [sign for sign in found if sign.certain and not _dismissed(floor, entry, sign)]
    times: list[int] = []
    pending: list[Sign] = []
    judged: Fact | None = None
    recorded = [fact for fact in floor.cases.about(floor.log, number) if isinstance(fact.event, e.BlindDodged)]
    both: list[Sign | Fact] = [*signs, *recorded]
    for one in sorted(both, key=lambda one: one.seq):
        if isinstance(one, Sign):
            pending.append(one)
            times.append(one.ended)
        else:
            judged = one
            if not pending:
                times.append(one.at)
            pending = []
    since = now - window
    fresh = [sign for sign in pending if sign.ended >= since]
    return Offences(
        tuple(time for time in times if time >= since),
        tuple(sign for sign in signs if sign.ended >= since),
        tuple(sign for sign in found if not sign.certain and sign.ended >= since),
        fresh[-1] if fresh else None,
        judged if judged is not None and judged.at >= since else None,
    )


def notice_call(entry: Entry) -> str:
    """The call by which the TD judges that it was a dodge."""
    return f"dodge {_who(entry)}"


def _who(entry: Entry) -> str:
    """The player as a call names him: the chair of one on his way to it may still mean somebody else."""
    return str(entry.chair) if entry.state is EntryState.SEATED else f"#{entry.number}"


def notice_key(entry: Entry) -> str:
    """What an overruled notice is known by."""
    table = None if entry.chair is None else entry.chair.table
    return f"{NOTICED} {table} {notice_call(entry)}"


def _dismissed(floor: Floor, entry: Entry | None, sign: Sign) -> bool:
    """The TD said that this was none."""
    return entry is not None and floor.now.overruled.get(notice_key(entry), -1) >= sign.ended


def watched(floor: Floor) -> Iterator[tuple[Entry, Offences]]:
    """Players alive with a certain sign that the TD has not judged; nobody where a dodge is no offence."""
    if floor.house.choices.dodging == "none":
        return
    for number in suspects(floor):
        if not any(sign.certain for sign in known_signs(floor, number)):
            continue
        entry = floor.now.entry(number)
        if entry is not None and entry.alive:
            found = offences(floor, number)
            if found.pending is not None:
                yield entry, found


def repeated(floor: Floor) -> Iterator[tuple[Entry, tuple[Fact, ...]]]:
    """Players alive who left at least twice with the big blind next, the button seen each time, and each time since
    the TD last judged them; with those times, oldest first. Nobody where it is no offence, and nobody twice: whoever
    is ``watched`` is asked about already."""
    if floor.house.choices.dodging == "none":
        return
    asked = {entry.number for entry, _ in watched(floor)}
    since = floor.clock() - floor.house.choices.dodge_window_minutes * MINUTE
    for number, facts in floor.cases.left_twice(floor.log, since):
        entry = floor.now.entry(number)
        if entry is None or not entry.alive or number in asked:
            continue
        left = tuple(fact for fact in reversed(facts) if not entry.dodges or fact.at > entry.dodges[-1])
        if len(left) > 1:
            yield entry, left


def unpunished(floor: Floor) -> Iterator[tuple[Entry, Offences]]:
    """Players alive whose recorded dodge has brought no penalty yet; nobody where it is no offence."""
    if floor.house.choices.dodging == "none":
        return
    for number in floor.cases.people:
        entry = floor.now.entry(number)
        if entry is None or not entry.alive or not entry.dodges:
            continue
        found = offences(floor, number)
        if found.judged is not None and not any(_after(found.judged, given) for given in entry.penalties):
            yield entry, found


def _after(judged: Fact, given: Penalty) -> bool:
    return given.seq > judged.seq


def proposal(
    floor: Floor,
    entry: Entry,
    found: Offences,
    amounts: tuple[int, int, int] | None = None,
    *,
    moved: bool | None = None,
    another: bool = False,
) -> Ruling[DodgeRuling]:
    """What the house has for the newest of them: its ladder, or what the TD may decide.

    ``amounts``: small blind, big blind and ante, if they are not those of the level. ``moved``: it was while going to
    another seat. ``another``: one is judged now that the record does not show.
    """
    table = None if entry.chair is None else floor.now.table(entry.chair.table)
    latest = found.pending or (found.signs[-1] if found.signs else None)
    going = moved if moved is not None else latest is not None and latest.kind == "late"
    amounts = amounts_of_level(floor) if amounts is None else amounts
    players = max(2, floor.now.seats if table is None else table.held)
    minutes = (floor.clock() - found.times[0]) // MINUTE if another and found.times else found.minutes
    absence = BlindMissed(True, max(1, found.count + another), minutes, going, *amounts, players)
    ruling = dodge(floor.house, absence)
    if ruling.code in ("dodge.forfeit-and-round", "dodge.dead-money") and not any(amounts):
        return replace(ruling, code=f"{ruling.code}-untold")
    return ruling


def penalty_call(entry: Entry, answer: DodgeRuling) -> str:
    """The call that gives the proposed penalty; ends in a blank where the floor has to add something."""
    if answer.penalty == "none":
        return ""
    amounts = {"time": " ", "missed-hands": f" {answer.hands}", "missed-rounds": " 1"}
    return f"p {_who(entry)} {PENALTY_WORDS[answer.penalty][0]}{amounts.get(answer.penalty, '')}"
