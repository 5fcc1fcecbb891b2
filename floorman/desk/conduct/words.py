"""Words about a player's conduct, for the floor alone: absences with their cost, signs with their times, escalation."""

from floorman.core.model import Entry
from floorman.desk.conduct.absences import absence
from floorman.desk.conduct.signs import Sign
from floorman.desk.floor.floor import Floor
from floorman.desk.steady import wall_clock
from floorman.desk.words.sentences import worded


def may_return(floor: Floor, entry: Entry) -> bool:
    """Whether all that a player was sent away for is served, and nobody has said yet that he is back."""
    if entry.away is None or entry.hands_owed or entry.chair is None:
        return False
    sent = [one for one in entry.penalties if (one.owed or one.minutes) and one.given_at >= entry.away.since]
    return bool(sent) and all(one.sat_out(floor.clock()) for one in sent)


def escalation(floor: Floor, entry: Entry) -> str:
    """What was given before, since repeated offences weigh more (TDA-2024 71); "" if nothing was."""
    if not entry.penalties:
        return ""
    given = ", ".join(
        f"{worded(floor.names, floor.lang, f'penalty-kind.{one.kind}')} {wall_clock(one.given_at)}"
        for one in entry.penalties[-4:]
    )
    return worded(floor.names, floor.lang, "book.escalates", count=len(entry.penalties), given=given)


def sign_words(floor: Floor, sign: Sign) -> str:
    """A sign with its times: when he left and came, and when the big blind was seen."""
    return worded(
        floor.names,
        floor.lang,
        f"sign.{sign.kind}{'' if sign.certain else '-unsure'}",
        entry=sign.entry,
        chair=sign.chair,
        seat=sign.chair.seat,
        began=wall_clock(sign.began),
        ended=wall_clock(sign.ended),
        began_seen="–" if sign.began_seen is None else wall_clock(sign.began_seen),
        ended_seen="–" if sign.ended_seen is None else wall_clock(sign.ended_seen),
    )


def absence_words(floor: Floor, entry: Entry) -> str:
    """How long a player has been away, and what it cost; "" for one who is there."""
    found = absence(floor, entry)
    if found is None:
        return ""
    return worded(
        floor.names,
        floor.lang,
        "absence.cost",
        since=wall_clock(found.since),
        minutes=found.minutes,
        hands=found.hands,
        big_blinds=found.big_blinds,
        small_blinds=found.small_blinds,
    )
