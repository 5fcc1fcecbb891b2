"""Advice on conduct and on hand-for-hand: dodges, penalties, absences, rulings to carry out, the board."""

from collections.abc import Iterator

from floorman.core import facts as e
from floorman.core.model import Entry, EntryState
from floorman.desk.advice.card import Advice
from floorman.desk.conduct.absences import NO_SHOW, NO_SHOW_MINUTES, absentees, no_shows
from floorman.desk.conduct.dodging import (
    NOTICED,
    Offences,
    notice_call,
    offences,
    penalty_call,
    proposal,
    repeated,
    unpunished,
    watched,
)
from floorman.desk.conduct.hand_for_hand import Board, board
from floorman.desk.conduct.words import absence_words, may_return, sign_words
from floorman.desk.floor.floor import MINUTE, Floor
from floorman.desk.steady import wall_clock
from floorman.desk.words.sentences import listed, worded
from floorman.rules.citation import cite
from floorman.rules.presence import absent_in_money

_PENALTIES = cite("TDA-2024 71#C-away")
_SERVED = cite("TDA-2024 71-A#round")
_BOARD = cite("TDA-2024 RP-8#C")
_AFTER_HAND = 60 * MINUTE
"""So long a ruling waits to be carried out before it is taken to be done."""


def conduct(floor: Floor) -> Iterator[Advice]:
    """Everything about players' conduct."""
    yield from _after_the_hand(floor)
    yield from _noticed(floor)
    yield from _left_again(floor)
    yield from _penalty_due(floor)
    yield from _served(floor)
    yield from _away_in_money(floor)
    yield from _not_come(floor)


def _chair(entry: Entry) -> str:
    return "–" if entry.chair is None else str(entry.chair)


def _table(entry: Entry) -> int | None:
    return None if entry.chair is None else entry.chair.table


def _about(entry: Entry) -> dict[str, object]:
    return {"entry": entry.number, "number": entry.number, "chair": _chair(entry)}


# -- dodges


def _noticed(floor: Floor) -> Iterator[Advice]:
    """Whoever missed a big blind with both ends seen: was it meant?"""
    for entry, found in watched(floor):
        assert found.pending is not None
        ruling = proposal(floor, entry, found)
        params = {
            **_about(entry),
            "evidence": sign_words(floor, found.pending),
            "count": max(1, found.count),
            "minutes": floor.house.choices.dodge_window_minutes,
            "ruling": worded(floor.names, floor.lang, ruling.code, **ruling.params),
        }
        yield Advice(
            "act",
            NOTICED,
            "advice.dodge",
            "advice.dodge.why",
            params,
            (*ruling.cites,),
            notice_call(entry),
            _table(entry),
            "penalty",
            found.pending.ended,
        )


def _left_again(floor: Floor) -> Iterator[Advice]:
    """Whoever left again and again with the big blind next: was it meant?"""
    for entry, left in repeated(floor):
        ruling = proposal(floor, entry, offences(floor, entry.number), another=True)
        params = {
            **_about(entry),
            "times": listed((wall_clock(fact.at) for fact in left), floor.lang),
            "minutes": floor.house.choices.dodge_window_minutes,
            "ruling": _say(floor, ruling.code, **ruling.params),
        }
        yield Advice(
            "act",
            "dodge.repeated",
            "advice.dodge",
            "advice.dodge.repeated",
            params,
            (*ruling.cites,),
            notice_call(entry),
            _table(entry),
            "penalty",
            left[-1].at,
        )


def _penalty_due(floor: Floor) -> Iterator[Advice]:
    """A recorded dodge must be penalised; which way is the house's ladder's, or the TD's."""
    for entry, found in unpunished(floor):
        ruling = proposal(floor, entry, found)
        assert found.judged is not None
        yield Advice(
            "act",
            "dodge.penalty",
            "advice.penalty",
            "advice.penalty.why",
            {**_about(entry), "times": _times(floor, found), "ruling": _say(floor, ruling.code, **ruling.params)},
            (*ruling.cites,),
            penalty_call(entry, ruling.answer),
            _table(entry),
            "penalty",
            found.judged.at,
        )


def _times(floor: Floor, found: Offences) -> str:
    return listed(map(wall_clock, found.times), floor.lang)


def _say(floor: Floor, code: str, **params: object) -> str:
    return worded(floor.names, floor.lang, code, **params)


# -- penalties, absences


def _served(floor: Floor) -> Iterator[Advice]:
    """Players who may return, until somebody says that they are back."""
    for number in sorted(floor.ever_penalised):
        entry = floor.now.entry(number)
        if entry is None or entry.state is not EntryState.SEATED or not may_return(floor, entry):
            continue
        sent = [one for one in entry.penalties if one.owed or one.minutes]
        owed = sum(one.owed for one in sent if entry.away is not None and one.given_at >= entry.away.since)
        why = "advice.served.why" if owed else "advice.served.minutes"
        yield Advice(
            "act",
            "penalty.served",
            "advice.served",
            why,
            {**_about(entry), "served": owed, "owed": owed, "minutes": sent[-1].minutes},
            (_PENALTIES, _SERVED),
            f"back {_chair(entry)}",
            _table(entry),
            "penalty",
            sent[-1].given_at,
        )


def _away_in_money(floor: Floor) -> Iterator[Advice]:
    """What the house does with the stacks of absent players once the places are paid."""
    h4h = floor.now.hand_for_hand
    if h4h is None or h4h.paid is None or floor.now.counts.alive > h4h.paid:
        return
    ruling = absent_in_money(floor.house)
    for entry, found in absentees(floor):
        if found.penalty:
            continue
        params = {**_about(entry), "away": absence_words(floor, entry), "ruling": _say(floor, ruling.code)}
        yield Advice(
            "note",
            "absent.in-money",
            "advice.absent",
            "advice.absent.why",
            params,
            ruling.cites,
            "",
            _table(entry),
            "wait",
            found.since,
        )


def _not_come(floor: Floor) -> Iterator[Advice]:
    """Stacks of players who never came: the TD decides, other rooms take them off after half an hour."""
    for entry, minutes in no_shows(floor):
        if minutes >= NO_SHOW_MINUTES and entry.chair is not None:
            yield Advice(
                "note",
                "noshow.stack",
                "advice.no-show",
                "advice.no-show.why",
                {**_about(entry), "minutes": minutes},
                (NO_SHOW,),
                "",
                _table(entry),
                "wait",
            )


def _after_the_hand(floor: Floor) -> Iterator[Advice]:
    """Who plays the hand in a wrong seat and goes to his own after it."""
    for fact in floor.cases.incidents(floor.log, floor.clock() - _AFTER_HAND):
        event = fact.event
        if not isinstance(event, e.RulingRecorded) or event.params.get("ruling") not in _SEATS:
            continue
        entry = floor.now.entry(int(str(event.params.get("entry", 0))))
        if entry is None or entry.chair is None or str(entry.chair) != event.params.get("own"):
            continue
        if _said_here(floor, entry, fact.seq):
            continue
        yield Advice(
            "move",
            "wrong-seat.move",
            "advice.own-seat",
            "advice.own-seat.why-hand" if event.params["ruling"] == "play-on-then-move" else "advice.own-seat.why",
            {**_about(entry), "sits": event.params.get("sits", "–")},
            event.cites,
            f"here {_chair(entry)}",
            _table(entry),
            "transit",
            fact.at,
        )


_SEATS = ("play-on-then-move", "move-now", "misdeal-and-move")


def _said_here(floor: Floor, entry: Entry, after: int) -> bool:
    """Whether anybody has said since that the player is on his own seat, or it has changed."""
    later = (fact.event for fact in floor.cases.about(floor.log, entry.number) if fact.seq > after)
    return any(isinstance(event, (e.PresenceMarked, e.PlayersMoved, e.PlayersSwapped)) for event in later)


# -- hand-for-hand


def hand_for_hand(floor: Floor) -> Iterator[Advice]:
    """What the board waits for: a count that does not agree, tables without a tick; then the money."""
    shown = board(floor)
    if shown is None:
        return
    for tile in shown.tables:
        if tile.recount:
            yield Advice(
                "act",
                "hand-for-hand.count",
                "advice.recount",
                "advice.recount.why",
                {"table": tile.table, "stacks": tile.stacks, "players": tile.players},
                (_BOARD,),
                f"done {tile.table} again ",
                tile.table,
                "question",
            )
    if shown.in_the_money:
        yield Advice(
            "act",
            "hand-for-hand.money",
            "advice.money",
            "advice.money.why",
            {"alive": shown.alive, "paid": shown.paid, "stacks": shown.counted},
            shown.cites,
            "h4h off",
            None,
            "ruling",
        )
    elif shown.waits_for:
        yield _waits(floor, shown)
    elif shown.called and shown.complete:
        yield _deal(shown)


def _deal(shown: Board) -> Advice:
    """Every table is done: they wait for the word to deal."""
    params = {"hand": shown.next_hand, "count": len(shown.tables)}
    return Advice(
        "act",
        "hand-for-hand.deal",
        "advice.deal-hand",
        "advice.deal-hand.why",
        params,
        shown.cites,
        "h4h deal",
        None,
        "resume",
    )


def _waits(floor: Floor, shown: Board) -> Advice:
    return Advice(
        "move",
        "hand-for-hand.waits",
        "advice.board" if shown.hand else "advice.board-announcement",
        "advice.board.why",
        {
            "hand": shown.hand,
            "done": shown.done,
            "count": len(shown.tables),
            "tables": listed(shown.waits_for, floor.lang),
            "minutes": shown.clock_minutes,
        },
        shown.cites,
        "h4h",
        None,
        "wait",
    )


__all__ = ["conduct", "hand_for_hand"]
