"""Calls about conduct: penalties, absences, dodged blinds, errors and their rulings, hand-for-hand."""

from msgspec.structs import replace

from floorman.core.digits import is_number
from floorman.core.facts import AwayMarked, HandForHandDealt, HandForHandDone, PenaltyServed, unfinished
from floorman.core.model import Chair, PenaltyKind, Positions, Table
from floorman.core.refused import Refused
from floorman.desk import rulings
from floorman.desk.calls.cautions import away_together, count_differs, no_offence
from floorman.desk.calls.hands import hands_played
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.subject import aim, chair_at, player, table_at
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.conduct.dodging import PENALTY_WORDS
from floorman.desk.conduct.hand_for_hand import board, hand_for_hand_marked
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Ask, Query, Request
from floorman.desk.rulings.deal import FAULTS, SIGNALS
from floorman.desk.rulings.people import dodged, given
from floorman.desk.rulings.seat import due_next
from floorman.desk.words.numbers import spans
from floorman.rules.substantial_action import ACTIONS
from floorman.text.phrases.mark import N_

_KINDS: dict[str, PenaltyKind] = {word: kind for kind, words in PENALTY_WORDS.items() for word in words}
_ACTIONS: dict[str, str] = {
    **{action: action for action in ACTIONS},
    "f": "fold",
    "k": "check",
    "c": "call",
    "b": "bet",
    "r": "raise",
    "a": "all-in",
    "allin": "all-in",
}


def give(floor: Floor, reader: Reader) -> Request:
    """``p 12-5 warn``, ``… hands 2``, ``… round 1``, ``… time 10``, ``… dq`` and a remark."""
    entry = player(floor, reader)
    kind = _KINDS.get(reader.word(*_KINDS))
    if kind is None:
        raise reader.fail("expect.penalty")
    counted = kind not in ("warning", "disqualification")
    amount = reader.maybe_number(1, 999) if counted else None
    if kind == "time" and amount is None:
        raise reader.fail("expect.minutes")
    if counted and amount is None and is_number(reader.peek()):
        raise reader.fail("expect.number")  # 0 hands, 99999 rounds: no remark begins so
    remark = reader.rest()
    return Ask(given(floor, entry, kind, amount or 1), remark=remark, aim=aim(entry))


def served(floor: Floor, reader: Reader) -> Request:
    """``served 12-5 3``: three hands of it were dealt past him."""
    entry = player(floor, reader)
    hands = reader.maybe_number(1, 999) or 1
    reader.end("expect.hands")
    return Ask(PenaltyServed(entry.number, hands), aim=aim(entry))


def away(floor: Floor, reader: Reader) -> Request:
    """``away 12-5``, ``away 12-5 excused``."""
    entry = player(floor, reader)
    excused = bool(reader.word("excused"))
    remark = reader.rest() if excused else ""
    reader.end("expect.away")
    return Ask(AwayMarked(entry.number, True, excused, due_next(floor, entry)), remark=remark, aim=aim(entry))


def back(floor: Floor, reader: Reader) -> Request:
    """``back 12-5``."""
    entry = player(floor, reader)
    reader.end()
    return Ask(AwayMarked(entry.number, False), aim=aim(entry))


def dodge(floor: Floor, reader: Reader) -> Request:
    """``dodge 12-5``: the TD judges that the player dodged his big blind."""
    entry = player(floor, reader)
    remark = reader.rest()
    if entry.away is not None and entry.away.excused:
        raise Refused("refused.dodge-excused", entry=entry.number)
    return replace(dodged(floor, entry), remark=remark, aim=aim(entry))


# -- errors


def error(floor: Floor, reader: Reader) -> Request:
    """``err 12``: the rulings desk on a button error; with what happened, the ruling itself.

    ``err 12 last 1 2 3 dealt 3 4 5 fold call`` (``last`` where it was not seen), ``err 12 misdeal fouled-deck``,
    ``err 12 level after-riffle``, ``err 12-5 sits 12-6 fold call``, ``err 12-5 absent last-card``.
    """
    if reader.peek().startswith("#") or "-" in reader.peek():
        return _error_of_player(floor, reader)
    table = table_at(floor, reader.table())
    word = reader.peek().lower()
    if word == "misdeal":
        return _picked(floor, reader, table.number, "misdeal", "fault", [value for value, _ in FAULTS])
    if word == "level":
        return _picked(floor, reader, table.number, "level", "signal", [value for value, _ in SIGNALS])
    if reader.done:
        return _desk(table.number)
    found: dict[str, object] = {}
    for key in ("last", "dealt"):
        if reader.word(key):
            found[key] = _positions(floor, reader, table)
    if "dealt" not in found:
        raise reader.fail("expect.error")
    found["actions"] = _actions(reader)
    return _ruling(floor, "button-error", table.number, found)


def _desk(table: int, subject: str = "") -> Query:
    return Query("look.rulings", {"table": table}, table, opens=f"rulings {table} {subject}".rstrip())


def _picked(floor: Floor, reader: Reader, table: int, subject: str, key: str, values: list[str]) -> Request:
    """``err 12 misdeal WHAT …``; without the what, the desk."""
    reader.take()
    if reader.done:
        return _desk(table, subject)
    picked = reader.word(*values)
    if not picked:
        raise reader.fail(f"expect.{key}")
    return _ruling(floor, subject, table, {key: picked, "actions": _actions(reader)})


def _error_of_player(floor: Floor, reader: Reader) -> Request:
    """``err 12-5 sits 12-6 …``, ``err 12-5 absent last-card``."""
    entry = player(floor, reader)
    if entry.chair is None:
        raise Refused("refused.entry-waiting", entry=entry.number)
    found: dict[str, object] = {"player": entry.number}
    if reader.word("absent"):
        found["away_when"] = reader.word("first-card", "last-card", "after")
        if not found["away_when"]:
            raise reader.fail("expect.absent")
        reader.end()
        return _ruling(floor, "absent", entry.chair.table, found)
    if not reader.word("sits"):
        raise reader.fail("expect.error-of-player")
    sits = reader.chair()
    chair_at(floor, sits)
    found["sits"] = sits
    while word := reader.word("between", "without", "stay"):
        found[{"between": "hand", "without": "leave", "stay": "settle"}[word]] = word
    found["actions"] = _actions(reader)
    return _ruling(floor, "wrong-seat", sits.table, found)


def _positions(floor: Floor, reader: Reader, table: Table) -> Positions:
    """``3 4 5``, ``3 - 5``; of two players button and big blind are enough. Refused for a chair that there is not."""
    found = _typed_positions(reader, table.players)
    for seat in (found.button, found.small_blind, found.big_blind):
        if seat is not None:
            chair_at(floor, Chair(table.number, seat))
    return found


def _typed_positions(reader: Reader, players: int) -> Positions:
    button = None if reader.word("-", "–") else reader.seat()
    second = None if reader.word("-", "–") else reader.seat()
    if players == 2 and second is not None and not is_number(reader.peek()) and reader.peek() not in ("-", "–"):
        return Positions(button, button, second)
    return Positions(button, second, None if reader.word("-", "–") else reader.seat())


def _actions(reader: Reader) -> tuple[str, ...]:
    """What was done, in turn, to the end of the call."""
    done: list[str] = []
    while word := reader.word(*_ACTIONS):
        done.append(_ACTIONS[word])
    reader.end("expect.actions")
    return tuple(done)


def _ruling(floor: Floor, subject: str, table: int, found: dict[str, object]) -> Request:
    """What recording the ruling asks for. Refused while it cannot be given."""
    case = rulings.begin(floor, subject, table, found)
    told = rulings.answer(floor, case)
    if not told.ready:
        raise Refused("refused.no-ruling", why=told.title, question=told.sentence)
    return rulings.ask(floor, case)


# -- hand-for-hand


def hand_for_hand(floor: Floor, reader: Reader) -> Request:
    """``h4h on``, ``h4h on 50`` (places paid), ``h4h deal``, ``h4h off``; alone it opens the board."""
    if reader.done:
        return _board(floor)
    word = reader.word("on", "deal", "off")
    if not word:
        raise reader.fail("expect.on-off")
    paid = reader.maybe_number(1, 99_999) if word == "on" else None
    reader.end("expect.paid" if word == "on" else "expect.end")
    if word == "deal":
        waits = unfinished(floor.now)
        if waits:
            raise Refused("refused.hand-still-played", tables=spans(waits))
        return Ask(HandForHandDealt())
    return hand_for_hand_marked(floor, word == "on", paid)


def _board(floor: Floor) -> Query:
    shown = board(floor)
    if shown is None:
        raise Refused("refused.no-hand-for-hand")
    return Query("look.board", {"title": shown.title, "says": shown.says}, opens="board")


def done(floor: Floor, reader: Reader) -> Request:
    """``done 12``, ``done 12 8``: the table finished its hand, with eight stacks counted; ``done 12 8 again``: recount.

    Its button goes on, as with ``12 next``. Where no table may be a hand ahead, a table that is ticked already can only
    have been counted again.
    """
    table = table_at(floor, reader.table())
    again = bool(reader.word("again"))
    stacks = reader.maybe_number(0, 99)
    again = bool(reader.word("again")) or again
    reader.end("expect.stacks")
    h4h = floor.now.hand_for_hand
    reading = None if h4h is not None else floor.clock_reading()
    if h4h is None and (reading is None or reading.why not in ("hand", "hands")):
        raise Refused("refused.no-hand-for-hand")
    if h4h is not None and stacks is not None and floor.house.choices.hand_for_hand_lead == 1:
        again = again or h4h.done.get(table.number, 0) > h4h.hand
    played = hands_played(floor, table) if h4h is not None and not again and table.held >= 2 else None
    return Ask(HandForHandDone(table.number, stacks, again, played))


VERBS = VerbGroup(
    N_("Conduct and rulings"),
    (
        Verb(
            ("p", "penalty"),
            give,
            (
                Form("p 12-5 warn phone", N_("warning, with a remark")),
                Form("p 12-5 hands 2", N_("two missed hands")),
                Form("p 12-5 round 1", N_("one missed round")),
                Form("p 12-5 time 10", N_("ten minutes")),
                Form("p 12-5 dq", N_("disqualified")),
            ),
            after="player",
        ),
        Verb(
            ("served",), served, (Form("served 12-5 3", N_("three hands of the penalty were dealt")),), after="player"
        ),
        Verb(
            ("away",),
            away,
            (Form("away 12-5", N_("away from the table")), Form("away 12-5 excused", N_("away with leave"))),
            after="player",
            cautions=(away_together,),
        ),
        Verb(("back",), back, (Form("back 12-5", N_("back at the table")),), after="player"),
        Verb(
            ("dodge",),
            dodge,
            (Form("dodge 12-5", N_("left to dodge the big blind")),),
            after="player",
            cautions=(no_offence,),
        ),
        Verb(("err",), error, (Form("err 12", N_("rulings desk on a button error")),), after="table"),
        Verb(
            ("h4h",),
            hand_for_hand,
            (
                Form("h4h on", N_("hand-for-hand begins")),
                Form("h4h", N_("the board of hand-for-hand")),
                Form("h4h deal", N_("hand-for-hand: the next hand is dealt")),
                Form("h4h off", N_("hand-for-hand is over")),
            ),
            cautions=(count_differs,),
        ),
        Verb(
            ("done",),
            done,
            (Form("done 12 8", N_("hand-for-hand: done, eight stacks counted; the button goes on")),),
            after="table",
        ),
    ),
)
