"""The kinds of paper that a room prints, by the names that the journal and the command line use."""

from collections.abc import Mapping
from typing import Literal, get_args

PaperKind = Literal[
    "seat-cards",
    "move-slips",
    "break-cards",
    "stack-labels",
    "balance-orders",
    "table-sheets",
    "seating-by-name",
    "seating-by-table",
    "break-order",
    "waiting-tickets",
    "penalty-slips",
    "penalty-tallies",
    "incidents",
    "rulings",
    "payouts",
    "receipts",
    "chip-slips",
    "refunds",
    "bag-tags",
    "sign-in",
    "button-walk",
    "bag-list",
    "bracket",
    "rounds",
    "seat-winners",
    "dealer-plan",
    "rule",
    "rules-leaflet",
    "rules-poster",
]
PAPER_KINDS: tuple[PaperKind, ...] = get_args(PaperKind)
_BY_NAME: Mapping[str, PaperKind] = {kind: kind for kind in PAPER_KINDS}
OF_A_MOVE: frozenset[PaperKind] = frozenset({"move-slips", "break-cards"})
"""Two looks of the slip that a move issues."""
SEATING: frozenset[PaperKind] = OF_A_MOVE | {"seat-cards"}
"""Slips that tell a player where to sit: he carries one of them at most, a new one voids the last."""


def paper_kind(name: str) -> PaperKind:
    """The kind of that name. KeyError if there is none."""
    return _BY_NAME[name]


def same_paper(one: PaperKind, other: PaperKind) -> bool:
    """Whether two kinds are the same paper: a move's slip has two looks."""
    return one == other or {one, other} == OF_A_MOVE
