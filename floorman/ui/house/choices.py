"""The house's choices as the editor shows them: groups, kinds of value, words; no Qt."""

from collections.abc import Mapping
from typing import Literal, get_args, get_origin, get_type_hints

from msgspec.structs import replace

from floorman.desk.house.choice_words import named as in_words
from floorman.rules.house import RANGES, Choices, House
from floorman.text.say import sentences
from floorman.ui.words import _

GROUPS: Mapping[str, tuple[str, ...]] = {
    "button": ("button_method", "newcomer_lock", "first_button", "button_redraw_at"),
    "mistakes": (
        "substantial_action",
        "button_error_before",
        "button_error_next",
        "presence",
        "absent_in_money",
        "read_out_in",
    ),
    "conduct": ("dodging", "ladder", "dodge_window_minutes", "penalty_unit"),
    "moves": (
        *("mover", "single_big_blind", "giving_table", "gap", "gap_few", "few_tables", "halt_at"),
        *("break_while_registering", "seat_changes", "final_table"),
    ),
    "end": ("hand_for_hand_lead", "clock_per_hand", "ties_across_tables", "bounty_split", "bounty_after_rebuy"),
    "money": (
        *("ante_order", "ante_reduce_at", "ante_heads_up", "late_stack", "chip_race_from"),
        *("deals", "deal_final_table_only", "deal_leave_max", "deal_leave_min", "cancellation"),
    ),
    "prizes": ("tie_unit", "rest_to", "min_cash", "guarantee_counts", "satellite_rest", "seat_tie", "early_payout"),
    "bounties": ("bounty_by", "bounty_odd", "bounty_unclaimed", "mystery_winner"),
    "desk": (
        *("seat_unpaid", "free_pays", "withdrawal", "rebuy_rule", "rebuy_double", "deal_paid"),
        *("two_codes_over", "cash_limit", "id_over", "drawer_difference"),
    ),
    "days": ("flight_reentry", "bag_counts", "self_exclusion", "shootout_places"),
    "time": ("minutes_a_hand", "assumed_arrived_after"),
    "clock": (
        *("break_waits", "h4h_clock", "late_ends", "finish_bb", "push_minutes"),
        *("names_on_tv", "names_on_web", "break_order_public"),
    ),
}
"""Every choice once, in the order of the editor."""
ASKED_BY: Mapping[str, str] = {
    **dict.fromkeys(("bounty_split", "bounty_after_rebuy"), "bounty"),
    **dict.fromkeys(("deals", "deal_final_table_only", "deal_leave_max", "deal_leave_min"), "deal"),
    **dict.fromkeys(("rebuy_rule", "rebuy_double"), "rebuy"),
    "chip_race_from": "chip_race",
    "cancellation": "cancel",
    "satellite_rest": "satellite",
    "guarantee_counts": "pool",
}
"""Choices that nothing in the room asks for: the question of the rules desk on the command line that does."""
_HINTS = get_type_hints(Choices)


def words(code: str) -> str:
    """The words for ``choice.KEY`` and the like, in the window's language."""
    return _(sentences()[code])


def asked_where(key: str) -> str:
    """Where a choice works that the room itself does not ask for; "" for one that the room does."""
    question = ASKED_BY.get(key)
    return "" if question is None else _("It answers floorman advise {question}.").format(question=question)


def kind(key: str) -> str:
    """How a choice is picked: ``one`` of several, ``yes-no``, ``number``, ``numbers``, ``rungs``, ``final-table``."""
    hint = _HINTS[key]
    if key == "final_table":
        return "final-table"
    if get_origin(hint) is Literal:
        return "one"
    if hint is bool:
        return "yes-no"
    if key == "ladder":
        return "rungs"
    return "numbers" if get_origin(hint) is tuple else "number"


def values(key: str) -> tuple[object, ...]:
    """What a choice ``one`` of several, ``yes-no`` or of ``rungs`` may be."""
    if kind(key) == "yes-no":
        return (True, False)
    hint = _HINTS[key]
    return get_args(get_args(hint)[0]) if key == "ladder" else get_args(hint)


def named(key: str, value: object) -> str:
    """A value in plain words: its name, a number, "3, 2, 1", or that there is none."""
    return in_words(key, value, words)


def allowed(key: str) -> tuple[int, int]:
    """The least and the largest number."""
    return RANGES.get(key, (1, 10_000))


def changed(house: House, key: str, value: object) -> House:
    """The house with another value for one choice."""
    return replace(house, choices=replace(house.choices, **{key: value}))


def resting_on(house: House, cite: str) -> tuple[str, ...]:
    """The choices that rest on a citation, in the editor's order."""
    keys = (key for group in GROUPS.values() for key in group)
    return tuple(key for key in keys if str(house.cite(key)) == cite)
