"""Rulings desk: out on the same hand, hand-for-hand, and a note on whatever else happened."""

from floorman.core.facts import BustPlayers, NoteMade
from floorman.core.model import Entry
from floorman.desk.conduct.hand_for_hand import board, hand_for_hand_marked
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Ask
from floorman.desk.rulings.asking import cited, entry_of, incomplete, law_notes, player, tell
from floorman.desk.rulings.case import Answer, Case, Question, Topic
from floorman.desk.words.sentences import ordinal
from floorman.rules.citation import Unanswerable, cite
from floorman.rules.finish import Bust, finish_order

_HAND_FOR_HAND = cite("TDA-2024 RP-8#A-announced")

# -- out on the same hand


def hand_questions(floor: Floor, case: Case) -> tuple[Question, ...]:
    """Who is out, and with which stack each began the hand."""
    out = case.given.get("players", ())
    told_out = out if isinstance(out, (tuple, list)) else ()
    numbers = tuple(one for one in told_out if isinstance(one, int) and one in floor.now.entries)
    told = case.given.get("stacks", ()) if len(numbers) == len(told_out) else ()
    stacks = tuple(told) if isinstance(told, (tuple, list)) else ()
    named = ", ".join(floor.names.label(number) for number in numbers)
    return (
        Question("players", "players", tell(floor, "question.players"), numbers, named),
        Question("stacks", "stacks", tell(floor, "question.stacks"), stacks, optional=True),
    )


def _out(floor: Floor, case: Case) -> list[tuple[Entry, int | None]]:
    numbers, stacks = case.value("players"), case.value("stacks")
    entries = [floor.now.entries[number] for number in numbers] if isinstance(numbers, tuple) else []
    told = list(stacks) if isinstance(stacks, tuple) else []
    told += [None] * (len(entries) - len(told))
    return list(zip(entries, told, strict=False))


def hand_answer(floor: Floor, case: Case) -> Answer:
    """Their places: the larger stack at the start of the hand ranks higher, equal stacks tie."""
    if case.missing:
        return incomplete(floor, case)
    h4h = floor.now.hand_for_hand
    busts = [
        Bust(str(entry.number), 0 if entry.chair is None else entry.chair.table, stack or 0)
        for entry, stack in _out(floor, case)
    ]
    try:
        ruling = finish_order(
            floor.house,
            floor.now.counts.alive,
            busts,
            {},
            h4h is not None and h4h.hand > 0,
            h4h is not None and h4h.hand == 0,
        )
    except Unanswerable as fault:
        return Answer(False, tell(floor, "ruling.impossible"), tell(floor, fault.says, **fault.params))
    tied = any(place.best != place.worst for place in ruling.answer)
    lines = ", ".join(
        f"{floor.names.label(int(place.player))} {_place(floor, place.best, place.worst)}" for place in ruling.answer
    )
    title = tell(floor, "ruling.tie" if tied else "ruling.ranked")
    untold = any(stack is None for _, stack in _out(floor, case)) and len(busts) > 1
    notes = law_notes(floor, ruling.cites) + ((tell(floor, "note.stacks-untold"),) if untold else ())
    return Answer(
        True,
        title,
        tell(floor, ruling.code, places=lines),
        tell(floor, "say.same-hand", places=lines),
        cited(ruling.cites),
        effect=tell(floor, "effect.out"),
        notes=notes,
        echo=tell(floor, "echo.same-hand", places=lines),
        call=_hand_call(floor, case),
        code=ruling.code,
        rests=ruling.cites,
    )


def _place(floor: Floor, best: int, worst: int) -> str:
    return ordinal(best, floor.lang) if best == worst else f"{ordinal(best, floor.lang)}–{ordinal(worst, floor.lang)}"


def hand_ask(floor: Floor, case: Case) -> Ask:
    """Out, in one event."""
    out = _out(floor, case)
    chairs = tuple(entry.chair for entry, _ in out if entry.chair is not None)
    return Ask(BustPlayers(tuple((entry.number, stack) for entry, stack in out)), aim=chairs)


def _hand_call(floor: Floor, case: Case) -> str:
    out = _out(floor, case)
    stacks = [stack for _, stack in out]
    while stacks and stacks[-1] is None:
        stacks.pop()
    if None in stacks:
        return ""
    who = " ".join(str(entry.chair) if entry.chair is not None else f"#{entry.number}" for entry, _ in out)
    return " ".join([who, "x", *map(str, stacks)])


# -- hand-for-hand


def bubble_questions(floor: Floor, case: Case) -> tuple[Question, ...]:
    """How many places are paid; once it is on, nothing."""
    h4h = floor.now.hand_for_hand
    told = case.given.get("paid", None if h4h is None else h4h.paid)
    title = tell(floor, "question.paid")
    hint = tell(floor, "hint.alive", alive=floor.now.counts.alive)
    return (Question("paid", "number", title, told if isinstance(told, int) else None, hint, optional=True),)


def _begins(floor: Floor, case: Case) -> bool:
    h4h = floor.now.hand_for_hand
    return h4h is None or case.value("paid") not in (None, h4h.paid)


def bubble_answer(floor: Floor, case: Case) -> Answer:
    """What it means, from the announcement on; or how the board stands, and its end."""
    shown = board(floor)
    begins = _begins(floor, case)
    paid = case.value("paid")
    word = "on" if begins else "off"
    cites = cited((floor.house.cite("hand_for_hand_lead"), floor.house.cite("ties_across_tables"), _HAND_FOR_HAND))
    lead = floor.house.choices.hand_for_hand_lead
    notes: tuple[str, ...] = (tell(floor, "note.h4h-lead" if lead > 1 else "note.h4h-strict"),)
    if shown is not None:
        notes = (shown.title, shown.says, *(one.title for one in shown.conditions))
    return Answer(
        True,
        tell(floor, f"ruling.h4h-{word}"),
        tell(floor, f"ruling.h4h-{word}.why"),
        tell(floor, f"say.h4h-{word}"),
        cites,
        effect=tell(floor, f"effect.h4h-{word}"),
        notes=(*law_notes(floor, cites), *notes),
        echo=tell(floor, f"ruling.h4h-{word}"),
        call=f"h4h {word}{f' {paid}' if begins and paid is not None else ''}",
        code=f"ruling.h4h-{word}",
        rests=(_HAND_FOR_HAND,) if begins else (),
    )


def bubble_ask(floor: Floor, case: Case) -> Ask:
    """It begins, or the paid places are told; or it ends."""
    if not _begins(floor, case):
        return hand_for_hand_marked(floor, False)
    paid = case.value("paid")
    return hand_for_hand_marked(floor, True, paid if isinstance(paid, int) else None)


# -- whatever else


def other_questions(floor: Floor, case: Case) -> tuple[Question, ...]:
    """What happened, and whom it concerns."""
    who = player(floor, case)
    asked = Question("player", who.kind, who.title, who.value, who.hint, optional=True)
    text = str(case.given.get("text", ""))
    return (Question("text", "text", tell(floor, "question.text"), text), asked)


def other_answer(floor: Floor, case: Case) -> Answer:
    """A note with its time, so that cameras can be asked."""
    if case.missing:
        return incomplete(floor, case, "ruling.note")
    entry = entry_of(floor, case)
    about = f"#{entry.number}" if entry is not None else str(case.table)
    return Answer(
        True,
        tell(floor, "ruling.note"),
        tell(floor, "ruling.note.why"),
        effect=tell(floor, "effect.note"),
        echo=tell(floor, "echo.note", table=case.table),
        call=f"note {about} {case.chosen('text')}",
        code="ruling.note",
    )


def other_ask(floor: Floor, case: Case) -> Ask:
    """The note; its words are kept beside the journal."""
    entry = entry_of(floor, case)
    table = floor.now.tables[case.table].number
    return Ask(NoteMade(table, None if entry is None else entry.number), remark=case.chosen("text"))


SAME_HAND = Topic("same-hand", "O", hand_questions, hand_answer, hand_ask)
HAND_FOR_HAND = Topic("hand-for-hand", "H", bubble_questions, bubble_answer, bubble_ask)
OTHER = Topic("other", "T", other_questions, other_answer, other_ask)
