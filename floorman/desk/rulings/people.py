"""Rulings desk: a player away at the deal, a dodged blind, a penalty."""

from typing import cast

from floorman.core.facts import BlindDodged, PenaltyGiven, RulingRecorded
from floorman.core.model import PENALTY_KINDS, Entry, EntryState, PenaltyKind
from floorman.desk.conduct.absences import NO_SHOW, absence
from floorman.desk.conduct.dodging import PENALTY_WORDS, offences, penalty_call, proposal
from floorman.desk.conduct.words import absence_words, escalation, sign_words
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.played_level import amounts
from floorman.desk.request import Ask
from floorman.desk.rulings.asking import (
    choice,
    cited,
    entry_of,
    incomplete,
    law_notes,
    player,
    tell,
)
from floorman.desk.rulings.case import Answer, Case, Question, Topic
from floorman.rules.citation import Citation, Ruling, cite
from floorman.rules.dodging import BlindMissed, DodgeRuling, dodge
from floorman.rules.penalties import penalty
from floorman.rules.presence import AbsentRuling, AwayWhen, absent, absent_in_money

# -- absent at the deal


def absent_questions(floor: Floor, case: Case) -> tuple[Question, ...]:
    """Who, and until when."""
    when = (("first-card", "1"), ("last-card", "2"), ("after", "3"))
    return (player(floor, case), choice(floor, case, "away_when", when))


def _absent(floor: Floor, case: Case) -> Ruling[AbsentRuling]:
    return absent(floor.house, cast("AwayWhen", case.chosen("away_when")))


def absent_answer(floor: Floor, case: Case) -> Answer:
    """Dead or live; what the absence has cost; what becomes of the stack later."""
    entry = entry_of(floor, case)
    if case.missing or entry is None:
        return incomplete(floor, case)
    ruling = _absent(floor, case)
    title = tell(floor, f"ruling.hand-{ruling.answer.hand}")
    return Answer(
        True,
        title,
        tell(floor, ruling.code),
        tell(floor, f"say.absent.{ruling.answer.hand}", seat=0 if entry.chair is None else entry.chair.seat),
        cited(ruling.cites),
        effect=tell(floor, "effect.noted"),
        notes=(*law_notes(floor, ruling.cites), *_away_notes(floor, entry)),
        echo=tell(floor, "echo.ruled-only", table=case.table, ruling=title),
        call=f"err {_who(entry)} absent {case.chosen('away_when')}",
        then="" if entry.away is not None else f"away {_who(entry)}",
        code=ruling.code,
        rests=ruling.cites,
    )


def _away_notes(floor: Floor, entry: Entry) -> tuple[str, ...]:
    notes = []
    if absence(floor, entry) is not None:
        notes.append(absence_words(floor, entry))
    if entry.noshow:
        notes.append(tell(floor, "note.no-show", cite=str(NO_SHOW)))
    later = absent_in_money(floor.house)
    notes.append(f"{tell(floor, later.code)} ({', '.join(cited(later.cites))})")
    return tuple(notes)


def absent_ask(floor: Floor, case: Case) -> Ask:
    """The ruling alone."""
    ruling, entry = _absent(floor, case), entry_of(floor, case)
    assert entry is not None
    params = {**ruling.params, "entry": int(entry.number), "ruling": ruling.answer.hand}
    table = floor.now.tables[case.table].number
    return Ask(RulingRecorded(table, case.subject, ruling.code, cited(ruling.cites), None, params))


# -- a dodged blind


def dodge_questions(floor: Floor, case: Case) -> tuple[Question, ...]:
    """Who, whether it was meant; chips only where the house takes some."""
    asked = [player(floor, case), choice(floor, case, "meant", (("yes", "1"), ("no", "2")), "yes")]
    dodging = floor.house.choices.dodging
    if asked[1].value == "yes" and dodging == "forfeit-and-round":
        asked.append(choice(floor, case, "moved", (("no", "3"), ("yes", "4")), "no"))
    taken = dodging == "dead-money" or (dodging == "forfeit-and-round" and case.given.get("moved") == "yes")
    if asked[1].value == "yes" and taken:
        keys = ("small_blind", "big_blind") if dodging == "dead-money" else ("small_blind", "big_blind", "ante")
        asked.extend(_number(floor, case, key) for key in keys)
    return tuple(asked)


def _number(floor: Floor, case: Case, key: str) -> Question:
    """Chips to be put in: as they are told, else those of the level."""
    value = case.given.get(key)
    small, big, ante = amounts(floor)
    of_level = {"small_blind": small, "big_blind": big, "ante": ante}[key] or None
    told = value if isinstance(value, int) else of_level
    return Question(key, "number", tell(floor, f"question.{key}"), told, optional=True)


def _dodged(floor: Floor, case: Case, entry: Entry) -> Ruling[DodgeRuling]:
    if case.chosen("meant") == "no":
        return dodge(floor.house, BlindMissed(False, 1, 0, False, 0, 0, 0, 2))
    small, big, ante = (_chips(case, key) for key in ("small_blind", "big_blind", "ante"))
    found = offences(floor, entry.number)
    moved = case.chosen("moved") == "yes" or None
    return proposal(floor, entry, found, (small, big, ante), moved=moved, another=found.pending is None)


def _chips(case: Case, key: str) -> int:
    value = case.value(key)
    return value if isinstance(value, int) else 0


def dodge_answer(floor: Floor, case: Case) -> Answer:
    """What the house has for it, with the evidence; the penalty itself is a call of its own."""
    entry = entry_of(floor, case)
    if case.missing or entry is None:
        return incomplete(floor, case)
    ruling, found = _dodged(floor, case, entry), offences(floor, entry.number)
    excused = entry.away is not None and entry.away.excused
    if excused and case.chosen("meant") == "yes":
        return Answer(False, tell(floor, "ruling.excused"), tell(floor, "refused.dodge-excused", entry=entry.number))
    meant = _is_offence(floor, case)
    title = tell(floor, f"ruling.dodge-{ruling.answer.penalty}")
    signs = tuple(sign_words(floor, sign) for sign in (*found.signs, *found.notes))
    return Answer(
        True,
        title,
        tell(floor, ruling.code, **ruling.params),
        tell(floor, "say.dodge" if meant else "say.dodge-unintentional"),
        cited(ruling.cites),
        effect=tell(floor, "effect.dodge" if meant else "effect.noted"),
        notes=(*law_notes(floor, ruling.cites), *signs, tell(floor, "note.td-decides")),
        echo=tell(floor, "echo.dodge", entry=entry.number, ruling=title),
        call=f"dodge {_who(entry)}" if meant else "",
        then=penalty_call(entry, ruling.answer) if meant else "",
        code=ruling.code,
        rests=ruling.cites,
    )


def _is_offence(floor: Floor, case: Case) -> bool:
    """It was meant, in a house for which that is an offence."""
    return case.chosen("meant") == "yes" and floor.house.choices.dodging != "none"


def dodged(floor: Floor, entry: Entry) -> Ask:
    """That he dodged a blind, as the TD judges."""
    return Ask(BlindDodged(entry.number, cited((floor.house.cite("dodging"),))))


def dodge_ask(floor: Floor, case: Case) -> Ask:
    """That it was one, as the TD judges; or the ruling that it was not meant."""
    entry = entry_of(floor, case)
    assert entry is not None
    if _is_offence(floor, case):
        return dodged(floor, entry)
    ruling = _dodged(floor, case, entry)
    params = {**ruling.params, "entry": int(entry.number), "ruling": "none"}
    table = floor.now.tables[case.table].number
    return Ask(RulingRecorded(table, case.subject, ruling.code, cited(ruling.cites), None, params))


# -- a penalty

_SERVED = {
    "warned": cite("TDA-2024 71-A#escalates"),
    "away": cite("TDA-2024 71-C#away"),
    "out": cite("TDA-2024 71-D"),
}

PENALTIES = tuple((kind, str(key)) for key, kind in enumerate(PENALTY_KINDS, start=1))
_AMOUNT = {"missed-hands": 1, "missed-rounds": 1, "time": 10}


def penalty_questions(floor: Floor, case: Case) -> tuple[Question, ...]:
    """Who, which, how many, what for."""
    kind = choice(floor, case, "penalty", PENALTIES)
    asked = [player(floor, case), kind]
    if kind.value in _AMOUNT:
        amount = case.given.get("amount", _AMOUNT[str(kind.value)])
        asked.append(Question("amount", "number", tell(floor, f"question.amount.{kind.value}"), amount))
    remark = str(case.given.get("remark", ""))
    asked.append(Question("remark", "text", tell(floor, "question.remark"), remark, optional=True))
    return tuple(asked)


def given(floor: Floor, entry: Entry, kind: PenaltyKind, amount: int) -> PenaltyGiven:
    """The penalty as it is recorded: rounds as hands by the head count, or as minutes where the house counts so."""
    rounds, hands = (amount, 0) if kind == "missed-rounds" else (0, amount if kind == "missed-hands" else 0)
    ruling = penalty(floor.house, rounds, max(2, heads(floor, entry)), hands, 0, 0)
    cites: tuple[Citation | str, ...] = (*ruling.cites, *offence_cites(floor, entry))
    owed, minutes = ruling.answer.owed, amount if kind == "time" else 0
    if owed and floor.house.choices.penalty_unit == "minutes":
        owed, minutes = 0, owed
    return PenaltyGiven(entry.number, kind, owed=owed, rounds=rounds, minutes=minutes, cites=cited(cites))


def heads(floor: Floor, entry: Entry) -> int:
    """Players at his table, himself included; a player in transit counts at the table he goes to."""
    table = None if entry.chair is None else floor.now.table(entry.chair.table)
    if table is None:
        return floor.now.seats
    return table.players + (entry.state is EntryState.TRANSIT)


def offence_cites(floor: Floor, entry: Entry) -> tuple[str, ...]:
    """The rule on dodging, where the penalty follows a dodge that was recorded."""
    found = offences(floor, entry.number) if entry.dodges else None
    if found is None or found.judged is None:
        return ()
    seq = found.judged.seq
    return () if any(one.seq > seq for one in entry.penalties) else (str(floor.house.cite("dodging")),)


def penalty_answer(floor: Floor, case: Case) -> Answer:
    """What it comes to, and what was given before."""
    entry = entry_of(floor, case)
    if case.missing or entry is None:
        return incomplete(floor, case)
    event = _given(floor, case, entry)
    title = tell(floor, f"penalty-title.{event.kind}", owed=event.owed, minutes=event.minutes, rounds=event.rounds)
    before = escalation(floor, entry)
    kind = "out" if event.kind == "disqualification" else "away" if event.owed or event.minutes else "warned"
    return Answer(
        True,
        title,
        tell(floor, f"penalty-what.{kind}"),
        tell(floor, f"say.penalty.{kind}"),
        event.cites,
        effect=tell(floor, f"effect.penalty-{kind}"),
        notes=(*law_notes(floor, event.cites), *((before,) if before else ())),
        echo=tell(floor, "echo.dodge", entry=entry.number, ruling=title),
        call=_penalty_call(case, entry),
        code=f"penalty-what.{kind}",
        rests=(_SERVED[kind],),
    )


def _given(floor: Floor, case: Case, entry: Entry) -> PenaltyGiven:
    amount = case.value("amount")
    return given(floor, entry, _kind(case), amount if isinstance(amount, int) else 1)


def _kind(case: Case) -> PenaltyKind:
    return next(one for one in PENALTY_KINDS if one == case.chosen("penalty"))


def penalty_ask(floor: Floor, case: Case) -> Ask:
    """The penalty."""
    entry = entry_of(floor, case)
    assert entry is not None
    return Ask(_given(floor, case, entry), remark=case.chosen("remark"))


def _penalty_call(case: Case, entry: Entry) -> str:
    kind = _kind(case)
    amount = f" {case.value('amount')}" if kind in _AMOUNT else ""
    return f"p {_who(entry)} {PENALTY_WORDS[kind][0]}{amount} {case.chosen('remark')}".rstrip()


def _who(entry: Entry) -> str:
    return str(entry.chair) if entry.chair is not None else f"#{entry.number}"


ABSENT = Topic("absent", "A", absent_questions, absent_answer, absent_ask)
DODGE = Topic("dodge", "D", dodge_questions, dodge_answer, dodge_ask)
PENALTY = Topic("penalty", "P", penalty_questions, penalty_answer, penalty_ask)
