"""Who may record what: the kinds of events that each rank may write. A tournament director may write all of them."""

from collections.abc import Mapping

RANKS = ("td", "floor", "registration", "cashier", "viewer")

_REGISTRATION = frozenset(
    {
        "entry-made",
        "entries-imported",
        "entries-seated",
        "seats-drawn",
        "entry-voided",
        "pin-marked",
        "kept-apart",
        "presence-marked",
        "players-arrived",
        "slips-printed",
        "note-made",
        "undone",
        "redone",
        "sold",
        "refunded",
        "withdrawn",
        "checked-in",
        "alternate-skipped",
        "persons-joined",
        "ticket-issued",
        "name-corrected",
    }
)
_CASHIER = _REGISTRATION | {
    "paid",
    "reclaimed",
    "held",
    "drawer-opened",
    "drawer-moved",
    "drawer-counted",
    "drawer-closed",
    "house-money",
}
_FLOOR = frozenset(
    {
        "players-busted",
        "positions-seen",
        "hands-played",
        "hands-voided",
        "players-moved",
        "move-called-off",
        "players-swapped",
        "table-shifted",
        "players-arrived",
        "player-missing",
        "presence-marked",
        "entries-seated",
        "stacks-counted",
        "pin-marked",
        "kept-apart",
        "tables-opened",
        "table-marked",
        "chair-marked",
        "break-order-set",
        "penalty-given",
        "penalty-served",
        "away-marked",
        "blind-dodged",
        "hand-for-hand-marked",
        "hand-for-hand-done",
        "hand-for-hand-dealt",
        "slips-printed",
        "ruling-recorded",
        "note-made",
        "advice-overruled",
        "clock-set",
        "level-begun",
        "last-hands-set",
        "announcement-made",
        "screens-opened",
        "screens-closed",
        "bags-counted",
        "bag-withdrawn",
        "seat-won",
        "match-decided",
        "round-drawn",
        "area-set",
        "bounty-won",
        "envelope-drawn",
        "dealers-pushed",
        "undone",
        "redone",
    }
)

MAY_WRITE: Mapping[str, frozenset[str]] = {
    "floor": _FLOOR,
    "registration": _REGISTRATION,
    "cashier": _CASHIER,
    "viewer": frozenset(),
}
"""Kinds by rank; who is a td is asked nothing."""
