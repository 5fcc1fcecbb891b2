"""Rulings desk: a player sits in a wrong seat or at a wrong table."""

from typing import NamedTuple, cast

from floorman.core.facts import MovePlayers, RulingRecorded, SendPlayer, SwapPlayers
from floorman.core.model import Chair, Entry, Table
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Ask
from floorman.desk.rulings.asking import (
    action_call,
    actions,
    choice,
    cited,
    counter,
    entry_of,
    has_chairs,
    incomplete,
    law_notes,
    played,
    player,
    tell,
)
from floorman.desk.rulings.case import Answer, Case, Question, Topic
from floorman.desk.words.journal_sentences import serial
from floorman.rules.citation import Citation, Ruling, cite
from floorman.rules.wrong_seat import Entered, WrongSeatRuling, wrong_seat

_TD = cite("TDA-2024 1#over-rules")


class _Told(NamedTuple):
    entry: Entry
    own: Chair
    """Where he belongs by the record."""
    sits: Chair
    other: Entry | None
    """Who belongs where he sits."""


def questions(floor: Floor, case: Case) -> tuple[Question, ...]:
    """Who, where he really sits, whether a hand is on, what becomes of it."""
    chair = case.given.get("sits")
    sits = chair if isinstance(chair, Chair) and _is_there(floor, chair) else None
    asked = [player(floor, case), Question("sits", "chair", tell(floor, "question.sits"), sits, _whose(floor, sits))]
    hand = choice(floor, case, "hand", (("between", "1"), ("on", "2")), "on")
    asked.append(hand)
    if hand.value == "on":
        asked.append(actions(floor, case))
    asked.append(choice(floor, case, "leave", (("mistake", "3"), ("without", "4")), "mistake"))
    asked.append(choice(floor, case, "settle", (("own", "5"), ("stay", "6")), "own"))
    return tuple(asked)


def _is_there(floor: Floor, chair: Chair) -> bool:
    table = floor.now.table(chair.table)
    return table is not None and has_chairs(table, chair.seat)


def _whose(floor: Floor, chair: Chair | None) -> str:
    """Who belongs at a chair by the record."""
    if chair is None:
        return ""
    entry = floor.at(chair) or floor.expected_at(chair)
    if entry is None:
        return tell(floor, "hint.nobodys", chair=chair)
    said = tell(floor, "hint.whose", chair=chair, entry=entry.number)
    if entry.slip is None:
        return said
    return f"{said} {tell(floor, 'hint.ticket', entry=entry.number, serial=serial(entry.slip))}"


def _told(floor: Floor, case: Case) -> _Told | None:
    entry, sits = entry_of(floor, case), case.value("sits")
    if entry is None or entry.chair is None or not isinstance(sits, Chair) or sits == entry.chair:
        return None
    return _Told(entry, entry.chair, sits, floor.at(sits))


def _ruled(floor: Floor, case: Case, told: _Told) -> Ruling[WrongSeatRuling]:
    entered = "wrong-seat" if told.own.table == told.sits.table else "wrong-table"
    return wrong_seat(floor.house, cast("Entered", entered), played(case), case.chosen("hand") == "between")


def answer(floor: Floor, case: Case) -> Answer:
    """When he goes to his own seat; or that they stay where they sit, which the TD may say."""
    if case.missing:
        return incomplete(floor, case)
    told = _told(floor, case)
    if told is None:
        return Answer(False, tell(floor, "ruling.right-seat"), tell(floor, "ruling.right-seat.why"))
    if case.chosen("settle") == "stay":
        return _stays(floor, case, told)
    ruling = _ruled(floor, case, told)
    title = tell(floor, f"ruling.{ruling.answer.ruling}")
    params: dict[str, object] = {"entry": told.entry.number, "own": told.own, "sits": told.sits}
    return Answer(
        True,
        title,
        tell(floor, ruling.code, **ruling.params),
        tell(floor, f"say.wrong-seat.{ruling.answer.ruling}", **params),
        cited(ruling.cites),
        counter=counter(floor, case) if case.chosen("hand") == "on" else None,
        effect=tell(floor, "effect.own-seat", **params),
        notes=(*law_notes(floor, ruling.cites), *_notes(floor, case, told)),
        echo=tell(floor, "echo.ruled-only", table=case.table, ruling=title),
        call=_call(case, told),
        then="" if ruling.answer.ruling == "misdeal-and-move" else f"here {told.own}",
        code=ruling.code,
        rests=ruling.cites,
    )


def _notes(floor: Floor, case: Case, told: _Told) -> tuple[str, ...]:
    notes = []
    if told.other is not None:
        notes.append(tell(floor, "note.seat-of", other=told.other.number, sits=told.sits))
    if case.chosen("leave") == "without":
        notes.append(tell(floor, "note.without-leave"))
    return tuple(notes)


def _stays(floor: Floor, case: Case, told: _Told) -> Answer:
    title = tell(floor, "ruling.stay")
    cites = (_TD,)
    both = told.other is not None
    params: dict[str, object] = {"entry": told.entry.number, "own": told.own, "sits": told.sits}
    if told.other is not None:
        params["other"] = told.other.number
    return Answer(
        True,
        title,
        tell(floor, f"wrong-seat.stay{'-both' if both else ''}", **params),
        tell(floor, "say.wrong-seat.stay"),
        cited(cites),
        effect=tell(floor, f"effect.stay{'-both' if both else ''}", **params),
        notes=_notes(floor, case, told),
        echo=tell(floor, "echo.ruled-only", table=case.table, ruling=title),
        call=_call(case, told),
        code=f"wrong-seat.stay{'-both' if both else ''}",
        rests=cites,
    )


def ask(floor: Floor, case: Case) -> Ask:
    """The ruling; where they stay, the seats of the record change with the stacks as they are, in one event."""
    told = _told(floor, case)
    assert told is not None
    aim = (told.own, told.sits)
    if case.chosen("settle") == "stay":
        if told.other is not None:
            return Ask(SwapPlayers(told.entry.number, told.other.number), aim=aim)
        move = MovePlayers((SendPlayer(told.entry.number, told.sits),), "sits", cites=cited((_TD,)))
        return Ask(move, aim=aim)
    ruling = _ruled(floor, case, told)
    cites: tuple[Citation, ...] = ruling.cites
    params = {
        **ruling.params,
        "entry": int(told.entry.number),
        "own": str(told.own),
        "sits": str(told.sits),
        "ruling": ruling.answer.ruling,
        "leave": case.chosen("leave"),
        "before_big_blind": due_next(floor, told.entry),
    }
    return Ask(
        RulingRecorded(_table(floor, case).number, case.subject, ruling.code, cited(cites), None, params), aim=aim
    )


def _table(floor: Floor, case: Case) -> Table:
    return floor.now.tables[case.table]


def due_next(floor: Floor, entry: Entry) -> bool | None:
    """Whether the next big blind is due at his own seat; None where positions older than a hand do not tell."""
    table = None if entry.chair is None else floor.now.table(entry.chair.table)
    ruling = None if table is None or not floor.fresh(table) else floor.next_hand(table)
    if ruling is None or entry.chair is None:
        return None
    return ruling.answer.big_blind == entry.chair.seat


def _call(case: Case, told: _Told) -> str:
    words = [f"err #{told.entry.number} sits {told.sits}"]
    if case.chosen("hand") == "between":
        words.append("between")
    words.extend(word for key, word in (("leave", "without"), ("settle", "stay")) if case.chosen(key) == word)
    return " ".join([*words, action_call(case)]).strip()


TOPIC = Topic("wrong-seat", "W", questions, answer, ask)
