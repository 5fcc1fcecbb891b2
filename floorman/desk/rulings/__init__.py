"""The rulings desk without a window: what may have happened, what is asked about it, the ruling, and recording it."""

from collections.abc import Mapping

from msgspec.structs import replace

from floorman.core.facts import RulingRecorded
from floorman.core.model import Positions
from floorman.desk.floor.floor import Floor
from floorman.desk.house.rulebook import rulebook
from floorman.desk.request import Ask
from floorman.desk.rulings import button, deal, people, room, seat
from floorman.desk.rulings.asking import tell
from floorman.desk.rulings.case import Answer, Case, Counter, Option, Question, ReadOut, Ring, Subject, Topic, Way

TOPICS: Mapping[str, Topic] = {
    topic.key: topic
    for topic in (
        button.TOPIC,
        deal.MISDEAL,
        seat.TOPIC,
        people.ABSENT,
        deal.LEVEL,
        people.DODGE,
        room.SAME_HAND,
        people.PENALTY,
        room.HAND_FOR_HAND,
        room.OTHER,
    )
}
"""What may have happened, in the order of the desk's first column."""


def subjects(floor: Floor) -> tuple[Subject, ...]:
    """What may have happened, with words and letters."""
    return tuple(Subject(key, tell(floor, f"subject.{key}"), topic.letter) for key, topic in TOPICS.items())


def begin(floor: Floor, subject: str, table: int, given: Mapping[str, object] | None = None) -> Case:
    """A case at a table; what the room knows already is answered. KeyError for an unknown subject or table."""
    floor.now.tables[table]
    return _asked(floor, Case(subject, table, dict(given or {})))


def put(floor: Floor, case: Case, key: str, value: object) -> Case:
    """The case with one question answered; None takes the answer back to what the room knows."""
    given = {**case.given, key: TOPICS[case.subject].taken(case, key, value)}
    if value is None:
        del given[key]
    return _asked(floor, Case(case.subject, case.table, given))


def refresh(floor: Floor, case: Case) -> Case:
    """The case with its answers kept, after the room has changed."""
    return _asked(floor, case)


def _asked(floor: Floor, case: Case) -> Case:
    return Case(case.subject, case.table, case.given, TOPICS[case.subject].questions(floor, case))


def answer(floor: Floor, case: Case) -> Answer:
    """The ruling on a case, as far as it has been told; once it is ready with what is read out to the players."""
    told = TOPICS[case.subject].answer(floor, case)
    if not told.ready or not told.say:
        return told
    languages = dict.fromkeys((floor.lang, floor.house.choices.read_out_in))
    return replace(told, read_out=tuple(_read_out(floor, case, lang) for lang in languages if lang != "none"))


def _read_out(floor: Floor, case: Case, lang: str) -> ReadOut:
    """The ruling and the sentence of the rule that it rests on first, in a language."""
    told = TOPICS[case.subject].answer(replace(floor, lang=lang), case)
    for citation in told.rests:
        rule = rulebook(lang).nearest(citation)
        if rule is not None:
            return ReadOut(lang, told.say, rule.sentence(citation.phrase) or rule.says, str(citation))
    return ReadOut(lang, told.say, "", "")


def ask(floor: Floor, case: Case) -> Ask:
    """What recording the ruling asks for, with the positions that it leaves. Only for a case whose answer is ready."""
    return TOPICS[case.subject].ask(floor, case)


def otherwise(floor: Floor, case: Case, positions: Positions | None = None, remark: str = "") -> Ask:
    """What ruling otherwise asks for: it keeps what was proposed and the remark; ``positions`` become the table's."""
    proposed = answer(floor, case)
    table = floor.now.tables[case.table].number
    params: dict[str, object] = {"proposed": proposed.code}
    entry = case.value("player")
    if isinstance(entry, int):
        params["entry"] = entry
    return Ask(
        RulingRecorded(table, case.subject, "ruling.otherwise", proposed.cites, positions, params), remark=remark
    )


__all__ = [
    "TOPICS",
    "Answer",
    "Case",
    "Counter",
    "Option",
    "Question",
    "ReadOut",
    "Ring",
    "Subject",
    "Way",
    "answer",
    "ask",
    "begin",
    "otherwise",
    "put",
    "refresh",
    "subjects",
]
