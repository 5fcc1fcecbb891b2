"""Rulings desk: a misdeal, and a level that changed near the deal."""

from typing import cast

from floorman.core.facts import RulingRecorded
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Ask
from floorman.desk.rulings.asking import (
    action_call,
    action_words,
    actions,
    choice,
    cited,
    counter,
    incomplete,
    law_notes,
    played,
    ring,
    table_of,
    tell,
)
from floorman.desk.rulings.case import Answer, Case, Question, Topic
from floorman.rules.citation import Ruling
from floorman.rules.level import LevelRuling, Signal, level
from floorman.rules.misdeal import DealRuling, Fault, misdeal

FAULTS = (
    ("first-card-wrong-seat", "1"),
    ("dealt-to-unentitled-seat", "2"),
    ("entitled-seat-dealt-out", "3"),
    ("exposed-first-two", "4"),
    ("two-or-more-exposed", "5"),
    ("two-boxed-cards", "6"),
    ("wrong-number-of-cards", "7"),
    ("button-out-of-position", "8"),
    ("non-standard-card", "9"),
    ("last-card-to-button-exposed", "0"),
    ("fouled-deck", "F"),
)
SIGNALS = (("before-riffle", "1"), ("after-riffle", "2"), ("during-push", "3"), ("hand-dealt-at-old-level", "4"))
_WITHOUT_ACTION = frozenset({"fouled-deck", "last-card-to-button-exposed"})
"""Faults whose ruling no action changes."""


def misdeal_questions(floor: Floor, case: Case) -> tuple[Question, ...]:
    """What went wrong, and what was done on the hand where that matters."""
    what = choice(floor, case, "fault", FAULTS)
    return (what,) if what.value in (None, *_WITHOUT_ACTION) else (what, actions(floor, case))


def _misdeal(floor: Floor, case: Case) -> Ruling[DealRuling]:
    return misdeal(floor.house, cast("Fault", case.chosen("fault")), played(case))


def misdeal_answer(floor: Floor, case: Case) -> Answer:
    """Dealt again, played, stopped, or one card replaced."""
    if case.missing:
        return incomplete(floor, case)
    ruling, table = _misdeal(floor, case), table_of(floor, case)
    found = ruling.answer.ruling
    title = tell(floor, f"ruling.{found}")
    again = found == "misdeal" and floor.fresh(table) and table.sighting is not None
    seen = table.sighting.positions if again and table.sighting is not None else None
    return Answer(
        True,
        title,
        tell(floor, ruling.code, **ruling.params),
        tell(floor, f"say.misdeal.{found}", actions=action_words(floor, case)),
        cited(ruling.cites),
        next=None if seen is None else ring(floor, table, "ring.again", seen),
        counter=counter(floor, case) if len(case.questions) > 1 else None,
        effect=tell(floor, "effect.noted"),
        notes=(*law_notes(floor, ruling.cites), *_replay_notes(floor, found)),
        echo=tell(floor, "echo.ruled-only", table=table.number, ruling=title),
        call=f"err {table.number} misdeal {case.chosen('fault')} {action_call(case)}".strip(),
        code=ruling.code,
        rests=ruling.cites,
    )


def _replay_notes(floor: Floor, found: str) -> tuple[str, ...]:
    """What an exact replay means for newcomers, absent players and penalties."""
    if found != "misdeal":
        return ()
    return tuple(tell(floor, f"note.replay-{who}") for who in ("newcomers", "absent", "penalties"))


def misdeal_ask(floor: Floor, case: Case) -> Ask:
    """The ruling. Its positions stay what they were: the hand is not over."""
    ruling = _misdeal(floor, case)
    params = {**ruling.params, "ruling": ruling.answer.ruling}
    return Ask(
        RulingRecorded(table_of(floor, case).number, case.subject, ruling.code, cited(ruling.cites), None, params)
    )


def level_questions(floor: Floor, case: Case) -> tuple[Question, ...]:
    """When the signal came, and what was done on a hand that was dealt at the old level by mistake."""
    signal = choice(floor, case, "signal", SIGNALS)
    return (signal, actions(floor, case)) if signal.value == "hand-dealt-at-old-level" else (signal,)


def _level(floor: Floor, case: Case) -> Ruling[LevelRuling]:
    return level(floor.house, cast("Signal", case.chosen("signal")), played(case))


def level_answer(floor: Floor, case: Case) -> Answer:
    """Old level or new."""
    if case.missing:
        return incomplete(floor, case)
    ruling, table = _level(floor, case), table_of(floor, case)
    title = tell(floor, f"ruling.level-{ruling.answer.level}")
    return Answer(
        True,
        title,
        tell(floor, ruling.code, **ruling.params),
        tell(floor, f"say.{ruling.code}"),
        cited(ruling.cites),
        counter=counter(floor, case) if len(case.questions) > 1 else None,
        effect=tell(floor, "effect.noted"),
        notes=law_notes(floor, ruling.cites),
        echo=tell(floor, "echo.ruled-only", table=table.number, ruling=title),
        call=f"err {table.number} level {case.chosen('signal')} {action_call(case)}".strip(),
        code=ruling.code,
        rests=ruling.cites,
    )


def level_ask(floor: Floor, case: Case) -> Ask:
    """The ruling alone."""
    ruling = _level(floor, case)
    params = {**ruling.params, "ruling": ruling.answer.ruling}
    return Ask(
        RulingRecorded(table_of(floor, case).number, case.subject, ruling.code, cited(ruling.cites), None, params)
    )


MISDEAL = Topic("misdeal", "M", misdeal_questions, misdeal_answer, misdeal_ask)
LEVEL = Topic("level", "L", level_questions, level_answer, level_ask)
