"""A player away from his blinds: a dodge that is punished, or an absence that is not."""

from typing import Literal

from msgspec import Struct

from floorman.core.entry import PenaltyKind
from floorman.rules.citation import Citation, Ruling, cite
from floorman.rules.house import House

_DODGE = cite("TDA-2024 33#penalty")
_COMPULSORY = cite("TDA-2024 71-B#must")
_ABSENT = cite("TDA-2024 30#posts")
_WSOP = cite("WSOP 86#forfeit")
_USUAL: tuple[PenaltyKind, ...] = ("warning", "missed-hands", "missed-rounds", "disqualification")


class BlindMissed(Struct, frozen=True):
    """How a player came to miss his blinds."""

    intentional: bool
    offence: int
    """Which dodge of his it is, from 1; of no account if it was not intentional."""
    within_minutes: int
    """The time in which the ``offence`` dodges were made."""
    from_existing_seat: bool
    """Dodged while being moved from a seat that he had."""
    small_blind: int
    big_blind: int
    ante: int
    players: int
    """At his table, himself included."""


class DodgeRuling(Struct, frozen=True):
    """The penalty (proposed only, where ``td_decides``), the hands that it costs, and what becomes of the blinds."""

    penalty: PenaltyKind | Literal["none"]
    hands: int = 0
    posts_blinds_next_hand: bool = True
    forfeits: int = 0
    td_decides: bool = False


def dodge(house: House, absence: BlindMissed) -> Ruling[DodgeRuling]:
    """The ruling on missed blinds by the house's ``dodging``; a penalty for a deliberate one is compulsory (TDA-2024
    33, 71-B); in a house for which choosing to be absent is no offence (pokerstars-bg 18.4) there is none.

    Nobody gets off his blinds: they are posted on the next hand, by an innocent absentee too, unless they are
    forfeited.
    """
    if house.choices.dodging == "none":
        return Ruling(DodgeRuling("none"), "dodge.no-offence", (house.cite("dodging"),))
    if not absence.intentional:
        return Ruling(DodgeRuling("none"), "dodge.unintentional", (_DODGE, _ABSENT))
    match house.choices.dodging:
        case "ladder" if house.choices.ladder:
            return _ladder(house, absence)
        case "forfeit-and-round" if absence.from_existing_seat:
            lost = absence.small_blind + absence.big_blind + absence.ante
            answer = DodgeRuling("missed-rounds", absence.players, False, lost)
            return Ruling(
                answer, "dodge.forfeit-and-round", _cites(house, _WSOP), {"forfeits": lost, "hands": answer.hands}
            )
        case "dead-money":
            lost = absence.small_blind + absence.big_blind
            return Ruling(DodgeRuling("warning", 0, True, lost), "dodge.dead-money", _cites(house), {"forfeits": lost})
        case _:
            return _proposed(house, absence)


def _ladder(house: House, absence: BlindMissed) -> Ruling[DodgeRuling]:
    """The house's ladder, rung by offence.

    Of dodges spread over more than the house's window only those count that would fall within it if all were equally
    far apart: the question does not tell when each was. Missed hands grow by one, missed rounds by one round, each time
    that their rung comes again.
    """
    choices = house.choices
    spread = absence.within_minutes > choices.dodge_window_minutes
    counted = absence.offence
    if spread:
        counted = 1 + choices.dodge_window_minutes * (absence.offence - 1) // absence.within_minutes
    climbed = choices.ladder[:counted]
    rung = climbed[-1]
    hands = climbed.count(rung) * _hands_each(rung, absence)
    cites = _cites(house, house.cite("ladder"), *([house.cite("dodge_window_minutes")] if spread else []))
    answer = DodgeRuling(rung, hands, td_decides=rung == "disqualification")
    params = {"counted": counted, "hands": hands, "minutes": choices.dodge_window_minutes}
    if spread:
        params |= {"all": absence.offence, "within": absence.within_minutes}
    return Ruling(answer, f"dodge.{'spread' if spread else 'ladder'}-{rung}", cites, params)


def _proposed(house: House, absence: BlindMissed) -> Ruling[DodgeRuling]:
    """The TD decides; the penalties of TDA-2024 71 in their order are proposed."""
    kind = _USUAL[min(absence.offence, len(_USUAL)) - 1]
    hands = _hands_each(kind, absence)
    return Ruling(
        DodgeRuling(kind, hands, td_decides=True), f"dodge.td-decides-{kind}", _cites(house), {"hands": hands}
    )


def _hands_each(kind: PenaltyKind, absence: BlindMissed) -> int:
    return {"missed-hands": 1, "missed-rounds": absence.players}.get(kind, 0)


def _cites(house: House, *more: Citation) -> tuple[Citation, ...]:
    """The house's choice first, then the rules that make a penalty compulsory; each once."""
    return tuple(dict.fromkeys((house.cite("dodging"), *more, _DODGE, _COMPULSORY)))
