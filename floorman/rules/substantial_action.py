"""Has there been substantial action, so that the hand has to be played on?"""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from floorman.rules.citation import Citation, Ruling, Unanswerable, cite
from floorman.rules.house import House

Action = Literal["fold", "check", "call", "bet", "raise", "all-in", "post"]
Because = Literal["two-actions-with-chips", "three-actions"]
ACTIONS: tuple[Action, ...] = ("fold", "check", "call", "bet", "raise", "all-in", "post")
_CHIPS = frozenset({"call", "bet", "raise", "all-in"})


class SubstantialAction(Struct, frozen=True):
    """``at`` is the place in the list (from 1, posts counted) of the action that made it substantial; None if none
    did.
    """

    substantial: bool
    at: int | None
    because: Because | None
    """None too where a house's own threshold was reached that is neither of the two reasons of TDA-2024 36."""


def substantial_action(
    house: House, actions: Sequence[Action], players: int | None = None
) -> Ruling[SubstantialAction]:
    """The ruling on ``actions``, in the order in which they were made; posted blinds and antes never count.

    Rests on TDA-2024 36 or the house's own threshold. Unanswerable ("impossible") if all ``players`` of the hand have
    folded.
    """
    if players is not None and actions.count("fold") >= players:
        raise Unanswerable("impossible", "actions", "substantial-action.all-folded")
    reached = _THRESHOLDS[house.choices.substantial_action]
    made: list[Action] = []
    for at, action in enumerate(actions, 1):
        if action == "post":
            continue
        made.append(action)
        case = reached(made)
        if case is not None:
            answer = SubstantialAction(True, at, _BECAUSE.get(case))
            return Ruling(answer, f"substantial-action.{case}", _cites(house), {"at": at})
    return Ruling(SubstantialAction(False, None, None), "substantial-action.none", _cites(house))


def _tda_36(made: Sequence[Action]) -> str | None:
    """Two actions of which one puts chips in, or any three."""
    if len(made) >= 2 and not _CHIPS.isdisjoint(made):
        return "two-with-chips"
    return "three" if len(made) >= 3 else None


def _two_acted(made: Sequence[Action]) -> str | None:
    """Two players have acted, with chips or without (RROP 3.2)."""
    if len(made) < 2:
        return None
    return "two-acted" if _CHIPS.isdisjoint(made) else "two-with-chips"


def _two_folds_or_chips(made: Sequence[Action]) -> str | None:
    """Two folds, or one action that puts chips in."""
    if made[-1] in _CHIPS:
        return "chips" if len(made) == 1 else "two-with-chips"
    return "two-folds" if made.count("fold") >= 2 else None


_THRESHOLDS: Mapping[str, Callable[[Sequence[Action]], str | None]] = {
    "tda-36": _tda_36,
    "rrop-two-acted": _two_acted,
    "two-folds-or-chips": _two_folds_or_chips,
}
_BECAUSE: Mapping[str, Because] = {"two-with-chips": "two-actions-with-chips", "three": "three-actions"}
_RROP = cite("RROP 3.2")


def _cites(house: House) -> tuple[Citation, ...]:
    own = house.cite("substantial_action")
    return (own, _RROP) if house.choices.substantial_action == "rrop-two-acted" and own != _RROP else (own,)
