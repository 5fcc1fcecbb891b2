"""Rulings desk: the button or a blind was in the wrong place."""

from msgspec.structs import replace

from floorman.core.facts import RulingRecorded
from floorman.core.model import Chair, Positions, SeatNo, Table
from floorman.core.ring import next_held
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Ask
from floorman.desk.rulings.asking import (
    action_call,
    action_words,
    actions,
    cited,
    counter,
    hand_before,
    has_chairs,
    incomplete,
    law_notes,
    played,
    ring,
    seen_hint,
    spots,
    table_of,
    tell,
)
from floorman.desk.rulings.case import Answer, Case, Question, Topic
from floorman.rules.button import next_hand
from floorman.rules.button_error import ButtonErrorRuling, as_played, button_error
from floorman.rules.citation import Ruling, Unanswerable
from floorman.rules.seats import TableSeats
from floorman.rules.substantial_action import substantial_action


def questions(floor: Floor, case: Case) -> tuple[Question, ...]:
    """The hand before, this hand, and what was done on it."""
    table = table_of(floor, case)
    last = _given(table, case.given.get("last")) or hand_before(floor, table)
    dealt = _dealt(table, case.given.get("dealt"))
    sure = last == case.given.get("last", ()) or floor.fresh(table)
    return (
        Question("last", "positions", tell(floor, "question.last"), last, seen_hint(floor, table), sure=sure),
        Question("dealt", "positions", tell(floor, "question.dealt"), dealt, _off(floor, table, last, dealt)),
        actions(floor, case),
    )


def _given(table: Table, given: object) -> Positions | None:
    """Positions as they are given, if the table has such chairs."""
    found = _positions(given)
    if found is None or not has_chairs(table, found.button, found.small_blind, found.big_blind):
        return None
    return found


def _positions(given: object) -> Positions | None:
    return given if isinstance(given, Positions) else None


def taken(case: Case, key: str, value: object) -> object:
    """A button typed alone brings its blinds with it; taking the big blind away after the small one does not."""
    if key != "dealt" or not isinstance(value, Positions) or (value.small_blind, value.big_blind) != (None, None):
        return value
    before = _positions(case.value(key))
    bare = before is not None and before.small_blind is None and before.button == value.button
    return value if bare or value.button is None else int(value.button)


def _dealt(table: Table, given: object) -> Positions | None:
    """Positions as they are given; of a button's seat alone the blinds are taken to be the next players from it."""
    seats = table.seated()
    if not isinstance(given, int) or len(seats) < 2:
        return _given(table, given)
    if not has_chairs(table, given):
        return None
    small = given if len(seats) == 2 else next_held(seats, given)
    return Positions(SeatNo(given), SeatNo(small), SeatNo(next_held(seats, small)))


def _off(floor: Floor, table: Table, last: Positions | None, dealt: Positions | None) -> str:
    """How far the dealt button is from where it belongs."""
    if last is None or dealt is None or dealt.button is None:
        return ""
    try:
        due = next_hand(floor.house, seats_after(floor, table, last)).answer
    except Unanswerable:
        return ""
    ahead = (dealt.button - due.button) % table.max_seats
    if ahead == 0:
        same = dealt.big_blind == due.big_blind and dealt.small_blind in (due.small_blind, None)
        return tell(floor, "hint.button-right" if same else "hint.blinds-wrong")
    if dealt.button == last.button:
        return tell(floor, "hint.button-not-moved")
    behind = table.max_seats - ahead
    if ahead <= behind:
        return tell(floor, "hint.button-ahead-dead" if due.dead_button else "hint.button-ahead", seats=ahead)
    return tell(floor, "hint.button-behind", seats=behind)


def seats_after(floor: Floor, table: Table, last: Positions) -> TableSeats:
    """The table as the rules ask for it, with ``last`` as the hand before."""
    return floor.seats(table)._replace(last=last)


def ruled(floor: Floor, case: Case) -> Ruling[ButtonErrorRuling] | None:
    """The ruling; None while a question is open. Raises Unanswerable for what cannot have been dealt."""
    last, dealt = _positions(case.value("last")), _positions(case.value("dealt"))
    if last is None or dealt is None or dealt.button is None:
        return None
    return button_error(floor.house, seats_after(floor, table_of(floor, case), last), dealt, played(case))


def left_behind(floor: Floor, case: Case, ruling: Ruling[ButtonErrorRuling]) -> Positions:
    """The positions of the hand in progress from which the next one goes on."""
    dealt = _positions(case.value("dealt"))
    assert dealt is not None
    if ruling.answer.ruling != "play-on" or ruling.code.endswith("double-move"):
        return ruling.answer.correct
    table = table_of(floor, case)
    seats = table.seated()
    where = as_played(floor.seats(table), dealt)
    if len(seats) == 2 and where.big_blind is not None:
        other = SeatNo(next_held(seats, where.big_blind))
        return Positions(other, other, where.big_blind)
    return where


def answer(floor: Floor, case: Case) -> Answer:
    """What becomes of the hand, and where the next one is."""
    try:
        ruling = ruled(floor, case)
    except Unanswerable as fault:
        said = tell(floor, fault.says, **fault.params) if fault.says else fault.code
        return Answer(False, tell(floor, "ruling.impossible"), said, counter=counter(floor, case))
    table = table_of(floor, case)
    if ruling is None:
        return _unseen(floor, case, table)
    found = ruling.answer
    params = {**ruling.params, "table": table.number, "actions": action_words(floor, case)}
    title = tell(floor, f"ruling.{found.ruling}")
    left = left_behind(floor, case, ruling)
    notes = (*law_notes(floor, ruling.cites), tell(floor, "note.ask-again"))
    return Answer(
        True,
        title,
        tell(floor, ruling.code, **ruling.params),
        tell(floor, f"say.{ruling.code}", **params),
        cited(ruling.cites),
        ring(floor, table, "ring.should", found.correct),
        ring(floor, table, "ring.next", found.next),
        counter(floor, case),
        tell(floor, "effect.positions", spots=spots(floor, table, left)),
        notes,
        tell(floor, "echo.ruled", table=table.number, ruling=title, spots=spots(floor, table, found.next)),
        _call(case),
        code=ruling.code,
        rests=ruling.cites,
    )


def _unseen(floor: Floor, case: Case, table: Table) -> Answer:
    """Nobody knows the hand before: after substantial action it does not matter; before it, what it would be for each
    seat that may have been big blind.
    """
    if case.missing != ("last",):
        return incomplete(floor, case)
    try:
        ruling = _too_late(floor, case)
    except Unanswerable as fault:
        said = tell(floor, fault.says, **fault.params) if fault.says else fault.code
        return Answer(False, tell(floor, "ruling.impossible"), said, counter=counter(floor, case))
    if ruling is None:
        rows = tuple(
            tell(floor, "note.if-big-blind", seat=seat, due=next_held(table.seated(), seat)) for seat in table.seated()
        )
        return replace(incomplete(floor, case, "ruling.ask-big-blind"), notes=rows)
    found = ruling.answer
    title = tell(floor, "ruling.play-on")
    return Answer(
        True,
        title,
        tell(floor, ruling.code, **ruling.params),
        tell(floor, f"say.{ruling.code}", **{**ruling.params, "actions": action_words(floor, case)}),
        cited(ruling.cites),
        next=ring(floor, table, "ring.next", found.next),
        counter=counter(floor, case),
        effect=tell(floor, "effect.positions", spots=spots(floor, table, left_behind(floor, case, ruling))),
        notes=(*law_notes(floor, ruling.cites), tell(floor, "note.ask-again")),
        echo=tell(floor, "echo.ruled", table=table.number, ruling=title, spots=spots(floor, table, found.next)),
        call=_call(case),
        code=ruling.code,
        rests=ruling.cites,
    )


def _too_late(floor: Floor, case: Case) -> Ruling[ButtonErrorRuling] | None:
    """Whatever was wrong, after substantial action the hand is played and the next one goes on from it."""
    dealt = _positions(case.value("dealt"))
    acted = substantial_action(floor.house, played(case))
    if floor.house.choices.button_error_next != "from-actual" or not acted.answer.substantial or dealt is None:
        return None
    table = table_of(floor, case)
    hand = next_hand(floor.house, seats_after(floor, table, as_played(floor.seats(table), dealt))).answer
    small = None if hand.small_blind is None else SeatNo(hand.small_blind)
    after = Positions(SeatNo(hand.button), small, SeatNo(hand.big_blind))
    params = {"next_button": hand.button, "next_small_blind": small, "next_big_blind": hand.big_blind}
    cites = (floor.house.cite("button_error_next"), *acted.cites)
    return Ruling(ButtonErrorRuling("play-on", dealt, after), "button-error.play-on", cites, params)


def ask(floor: Floor, case: Case) -> Ask:
    """The ruling, with the positions that it leaves."""
    ruling = ruled(floor, case) or _too_late(floor, case)
    assert ruling is not None
    table = table_of(floor, case)
    left = left_behind(floor, case, ruling)
    params = {**ruling.params, "ruling": ruling.answer.ruling}
    seats = dict.fromkeys(seat for seat in (left.button, left.small_blind, left.big_blind) if seat is not None)
    aim = tuple(Chair(table.number, seat) for seat in seats)
    return Ask(RulingRecorded(table.number, case.subject, ruling.code, cited(ruling.cites), left, params), aim=aim)


def _call(case: Case) -> str:
    words = [f"err {case.table}"]
    for key in ("last", "dealt"):
        found = _positions(case.value(key))
        if found is not None:
            seats = (found.button, found.small_blind, found.big_blind)
            words.append(f"{key} {' '.join('-' if seat is None else str(seat) for seat in seats)}")
    return " ".join([*words, action_call(case)]).strip()


TOPIC = Topic("button-error", "B", questions, answer, ask, taken)
