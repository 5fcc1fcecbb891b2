"""The button, or a blind, was in the wrong place: correct it, or play on and go on from there."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from floorman.core.model import Positions, SeatNo
from floorman.core.ring import between, clockwise, next_held
from floorman.rules.button import Hand, next_hand
from floorman.rules.citation import Citation, Ruling, Unanswerable, cite
from floorman.rules.house import House
from floorman.rules.seats import TableSeats, refuse_contradiction
from floorman.rules.substantial_action import Action, substantial_action

_FAIRNESS = cite("TDA-2024 1#over-rules")
_MISDEAL = cite("TDA-2024 35-A#wrong-seat")
_REPLAY = cite("TDA-2024 35-C#replay")


class ButtonErrorRuling(Struct, frozen=True):
    """``correct``: how the hand should have been placed; ``next``: the hand after it, if nobody busts."""

    ruling: Literal["no-error", "correct", "misdeal", "play-on"]
    correct: Positions
    next: Positions


def button_error(
    house: House, table: TableSeats, dealt: Positions, actions: Sequence[Action]
) -> Ruling[ButtonErrorRuling]:
    """The ruling on a hand at ``table`` (``last``: the hand before it) that was ``dealt`` with these positions.

    Blinds in ``dealt`` may be None, not posted. Before substantial action the place is corrected, or it is a misdeal
    where the house says so (``button_error_before``); afterwards the hand is played and the button goes on from where
    it was (TDA-2024 34-A), or catches up if it was behind and the house moves it twice (``button_error_next``). A
    wrong blind is treated like a wrong button. Unanswerable as in ``next_hand``; "impossible" if nobody can have been
    dealt so.
    """
    placed = next_hand(house, table)
    correct = _positions(placed.answer)
    _refuse_impossible(table, dealt)
    if _as_it_should(dealt, placed.answer):
        return _ruling("no-error", "none", placed.cites, correct, _after(house, table, correct))
    acted = substantial_action(house, actions)
    blinds = "blinds-" if dealt.button == correct.button else ""
    leftovers = (_FAIRNESS,) if blinds else ()
    if not acted.answer.substantial:
        ruling = house.choices.button_error_before
        cites = (house.cite("button_error_before"), *acted.cites, _REPLAY, *leftovers)
        cites += (_MISDEAL,) if ruling == "misdeal" else ()
        return _ruling(ruling, f"{blinds}{ruling}", cites, correct, _after(house, table, correct))
    cites = (house.cite("button_error_next"), *acted.cites, *leftovers)
    if house.choices.button_error_next == "double-move" and _behind(table, dealt, correct):
        return _ruling("play-on", "double-move", cites, correct, _after(house, table, correct))
    return _ruling("play-on", f"{blinds}play-on", cites, correct, _after(house, table, as_played(table, dealt)))


def _ruling(
    ruling: Literal["no-error", "correct", "misdeal", "play-on"],
    case: str,
    cites: Sequence[Citation],
    correct: Positions,
    after: Positions,
) -> Ruling[ButtonErrorRuling]:
    params = {"button": correct.button, "small_blind": correct.small_blind, "big_blind": correct.big_blind}
    after_params = {
        "next_button": after.button,
        "next_small_blind": after.small_blind,
        "next_big_blind": after.big_blind,
    }
    answer = ButtonErrorRuling(ruling, correct, after)
    return Ruling(answer, f"button-error.{case}", tuple(dict.fromkeys(cites)), params | after_params)


def _positions(hand: Hand) -> Positions:
    small = None if hand.small_blind is None else SeatNo(hand.small_blind)
    return Positions(SeatNo(hand.button), small, SeatNo(hand.big_blind))


def _after(house: House, table: TableSeats, last: Positions) -> Positions:
    """The positions of the hand after ``last``, with the same players."""
    return _positions(next_hand(house, table._replace(last=last)).answer)


def _as_it_should(dealt: Positions, hand: Hand) -> bool:
    """A dead small blind may be told as its chair or as not posted."""
    small_right = dealt.small_blind == hand.small_blind or (hand.dead_small_blind and dealt.small_blind is None)
    return dealt.button == hand.button and dealt.big_blind == hand.big_blind and small_right


def _refuse_impossible(table: TableSeats, dealt: Positions) -> None:
    """Unanswerable ("impossible") if an empty chair posted the big blind, or if the positions contradict each other.

    Heads-up the button may have posted the big blind: that is a mistake which happens.
    """
    if dealt.big_blind is not None and dealt.big_blind not in table.seats:
        raise Unanswerable("impossible", "dealt.big_blind", "button-error.empty-chair-posted", seat=dealt.big_blind)
    if len(table.seats) > 2:
        refuse_contradiction(dealt, "dealt")
    elif dealt.big_blind is not None and dealt.big_blind == dealt.small_blind:
        raise Unanswerable("impossible", "dealt", "positions.big-blind-elsewhere", seat=dealt.big_blind)


def _behind(table: TableSeats, dealt: Positions, correct: Positions) -> bool:
    """Whether the button lagged: left where it was, moved back, or (heads-up) with the wrong one of the two."""
    assert dealt.button is not None
    assert correct.button is not None
    if dealt.button == correct.button:
        return False
    if len(table.seats) == 2:
        return True
    missing = (correct.button - dealt.button) % table.max_seats
    return missing <= (dealt.button - correct.button) % table.max_seats


def as_played(table: TableSeats, dealt: Positions) -> Positions:
    """The positions that the hand was really played with; a blind that nobody posted is put where it was due from
    that button, which must be known. Of two players the big blind alone counts.
    """
    assert dealt.button is not None
    seats = table.seats
    if len(seats) == 2:
        return Positions(big_blind=dealt.big_blind or SeatNo(next_held(seats, dealt.button)))
    if dealt.big_blind is None:
        small = dealt.small_blind or SeatNo(next_held(seats, dealt.button))
        return Positions(dealt.button, small, SeatNo(next_held(seats, small)))
    return Positions(
        dealt.button, dealt.small_blind or _unposted(table, dealt.button, dealt.big_blind), dealt.big_blind
    )


def _unposted(table: TableSeats, button: SeatNo, big_blind: SeatNo) -> SeatNo | None:
    """The small blind's chair: the first empty one between button and big blind, else the first of the players there,
    else none.
    """
    chairs = [SeatNo(chair) for chair in clockwise(button, table.max_seats) if between(button, chair, big_blind)]
    return next((chair for chair in chairs if chair not in table.seats), chairs[0] if chairs else None)
