"""The choices a room makes, each with the rule or the house that it rests on."""

from collections.abc import Callable, Mapping
from typing import Literal, get_args, get_origin, get_type_hints

from msgspec import Struct, field
from msgspec.structs import fields, replace

from floorman.core.entry import PenaltyKind
from floorman.rules.citation import Citation, Unanswerable, cite

ShownName = Literal["none", "initials", "first", "full"]


class Choices(Struct, frozen=True):
    """One attribute for every question that rule books leave to the house; the defaults are those of ``tda-2024``."""

    button_method: Literal["dead", "forward", "rrop-moving"] = "dead"
    newcomer_lock: Literal[
        "strictly-between", "small-blind-too", "button-to-big-blind", "new-entrants-not-blind-or-button"
    ] = "strictly-between"
    first_button: Literal["high-card", "seat-1", "dealer-right", "same-seat-everywhere"] = "high-card"
    button_redraw_at: tuple[int, ...] = ()
    """Numbers of tables left at which seats and button are drawn anew."""
    substantial_action: Literal["tda-36", "rrop-two-acted", "two-folds-or-chips"] = "tda-36"
    button_error_before: Literal["correct", "misdeal"] = "correct"
    button_error_next: Literal["from-actual", "double-move"] = "from-actual"
    presence: Literal["last-card", "first-card"] = "last-card"
    dodging: Literal["td-decides", "ladder", "forfeit-and-round", "dead-money", "none"] = "td-decides"
    ladder: tuple[PenaltyKind, ...] = ("warning", "warning", "time", "missed-hands", "disqualification")
    """Penalty for the first, second … offence; asked only where ``dodging`` is ``ladder``."""
    dodge_window_minutes: int = 60
    mover: Literal["big-blind-next", "big-blind-now", "same-position", "random"] = "big-blind-next"
    single_big_blind: Literal["chair", "never"] = "chair"
    giving_table: Literal["fullest", "same-section", "break-order"] = "fullest"
    gap: int = 2
    """Players by which tables may differ while more than ``few_tables`` are in play."""
    gap_few: int = 1
    few_tables: int = 4
    halt_at: int = 3
    """Players short of the fullest table at which a table stops; 0 for never."""
    break_while_registering: bool = False
    seat_changes: Literal["td", "forbidden"] = "td"
    read_out_in: Literal["none", "en", "pl", "bg", "fr"] = "none"
    """The second language in which a ruling is read out at the table."""
    """Whether players may change seats at their own wish."""
    final_table: Literal["rp-9"] | int = "rp-9"
    """``rp-9``, or the number of players left at which the final table is made."""
    hand_for_hand_lead: Literal[1, 2] = 1
    clock_per_hand: int = 2
    """Minutes."""
    ties_across_tables: Literal["split", "rank"] = "split"
    ante_order: Literal["blind-first", "ante-first"] = "blind-first"
    ante_reduce_at: int = 0
    """Players at the table at which the big blind ante is reduced to the small blind; 0 for never."""
    ante_heads_up: bool = True
    late_stack: Literal["full", "by-check-in", "deduct"] = "full"
    bounty_split: Literal["split", "bigger-stack"] = "split"
    bounty_after_rebuy: Literal["eligible", "lost", "forfeits-collected"] = "eligible"
    deals: Literal["allowed", "forbidden"] = "allowed"
    deal_final_table_only: bool = False
    deal_leave_max: float = 100
    """Percent of the pool that a deal may leave for the winner."""
    deal_leave_min: float = 0
    absent_in_money: Literal["blind-out", "after-levels", "when-sure"] = "blind-out"
    cancellation: Literal["pokerstars", "house"] = "pokerstars"
    chip_race_from: Literal["seat-1", "dealer-left"] = "seat-1"
    penalty_unit: Literal["hands", "minutes"] = "hands"
    minutes_a_hand: int = 2
    assumed_arrived_after: int = 5
    """Minutes."""
    tie_unit: int = 1
    """Smallest amount, in minor units, in which a shared prize is paid."""
    rest_to: Literal["even", "first"] = "even"
    """Where what rounding took off the prizes goes: back to whole runs of equal prizes, or to the first."""
    min_cash: float = 1.5
    """The lowest prize as a multiple of an entry's full price; 0 for none."""
    satellite_rest: Literal["next", "equal", "steps"] = "next"
    seat_tie: Literal["share", "play-off"] = "share"
    """A tie over a satellite's last seat."""
    withdrawal: Literal["none", "prorata"] = "none"
    """What comes back after a player's stack came into play."""
    rebuy_rule: Literal["at-or-below", "below", "broke"] = "at-or-below"
    rebuy_double: bool = False
    bounty_odd: Literal["cash", "head"] = "cash"
    bounty_unclaimed: Literal["pool", "winner", "house"] = "pool"
    bounty_by: Literal["recorded", "tokens"] = "recorded"
    mystery_winner: Literal["draws", "none"] = "draws"
    guarantee_counts: Literal["prizes", "prizes-and-bounties"] = "prizes"
    free_pays: Literal["pool-and-staff", "nothing"] = "pool-and-staff"
    """What the house pays in for a free entry."""
    seat_unpaid: bool = False
    early_payout: bool = False
    deal_paid: Literal["at-once", "at-end"] = "at-once"
    two_codes_over: int = 0
    """Minor units of one payment; 0 for never, as in the next two."""
    cash_limit: int = 0
    id_over: int = 0
    drawer_difference: int = 0
    """Minor units that a drawer may be over or short before a second code is asked."""
    flight_reentry: Literal["any", "busted", "none"] = "any"
    bag_counts: Literal[2, 1] = 2
    self_exclusion: Literal["finish", "at-once"] = "finish"
    shootout_places: Literal["time", "tied"] = "time"
    break_waits: bool = False
    """Whether a break begins only when all hands are done; else with the level's end, or by the clock."""
    h4h_clock: Literal["per-hand", "stands", "runs"] = "per-hand"
    late_ends: Literal["advice", "by-itself"] = "advice"
    finish_bb: int = 30
    """Big blinds that all chips are worth at the level in which a tournament is expected to end."""
    names_on_tv: ShownName = "full"
    names_on_web: ShownName = "none"
    break_order_public: bool = True
    push_minutes: int = 30
    """Between two dealer pushes."""


MOST_MONEY = 10**15
"""No amount of a house is larger."""
RANGES: Mapping[str, tuple[int, int]] = {
    "dodge_window_minutes": (1, 1440),
    "gap": (1, 11),
    "gap_few": (1, 11),
    "few_tables": (0, 10_000),
    "halt_at": (0, 11),
    "final_table": (2, 12),
    "clock_per_hand": (1, 60),
    "ante_reduce_at": (0, 12),
    "deal_leave_max": (0, 100),
    "deal_leave_min": (0, 100),
    "minutes_a_hand": (1, 60),
    "assumed_arrived_after": (1, 240),
    "tie_unit": (1, MOST_MONEY),
    "min_cash": (0, 100),
    "two_codes_over": (0, MOST_MONEY),
    "cash_limit": (0, MOST_MONEY),
    "id_over": (0, MOST_MONEY),
    "drawer_difference": (0, MOST_MONEY),
    "finish_bb": (2, 200),
    "push_minutes": (1, 240),
}
_UNSEEN = "\u00a0\u202f\u200c\u200d"
"""Fixed blanks, and what joins or parts letters: a name may need them."""
CHOICE_NAMES = frozenset(each.name for each in fields(Choices))
SUBJECTS = frozenset({"heads_up", "entry", "balancing", "breaking", "seating", "button_error"})
"""What is no choice, but stands under another number in another book: each house cites these too."""


class House(Struct, frozen=True, eq=False):
    """The rules that a room plays by. Houses are equal only if they are one object: compare their ``choices``."""

    name: str
    """Printed as the authority of the house's own choices."""
    choices: Choices
    cites: Mapping[str, Citation]
    """On whose word each choice rests, and each subject that is no choice (``heads_up``, ``entry`` …)."""
    regulator: Mapping[str, object] = field(default_factory=dict)
    """Choices that the regulator has taken out of the house's hands; ``choices`` holds them already."""
    regulator_name: str = ""

    def cite(self, key: str) -> Citation:
        """The citation of a choice or subject; the regulator's own choices name him. KeyError if unknown."""
        if key in self.regulator:
            return Citation("regulator", self.regulator_name)
        return self.cites[key]

    @property
    def own_word(self) -> Citation:
        """The house itself, where an answer rests on its arithmetic."""
        return Citation("house", self.name)

    def authority(self, citation: Citation) -> str:
        """The citation as it is printed for players: the house's own rules carry its name."""
        if citation.book != "house":
            return str(citation)
        return citation.number if citation.number == self.name else f"{self.name} {citation.number}"


def refusal(code: str, **params: object) -> Unanswerable:
    """A house file that cannot be taken, and why."""
    return Unanswerable("unknown-house", "house", f"house.{code}", **params)


def house_from(written: Mapping[str, object], known: Mapping[str, House]) -> House:
    """The house written in a house file, where it is silent like one of the ``known``.

    Raises Unanswerable ("unknown-house") for an unknown key or value, or for a choice that differs from the house that
    it is like and has no citation. The first house of all (``known`` empty) is like none and must cite every choice.
    """
    for key in written.keys() - {"name", "like", "choices", "cites", "regulator"}:
        raise refusal("unknown-key", key=key)
    name = written.get("name")
    if not isinstance(name, str) or not name.strip():
        raise refusal("no-name")
    model = _model(written, known)
    chosen = {key: _value(key, value) for key, value in _section(written, "choices").items()}
    cites = {**model.cites, **_cites(_section(written, "cites"), model)}
    _refuse_uncited(chosen, model, _section(written, "cites"))
    ruled = dict(_section(written, "regulator"))
    ruler = str(ruled.pop("name", name))
    if not (_can_be_shown(name.strip()) and _can_be_shown(ruler)):
        raise refusal("odd-sign")
    regulator = {**model.regulator, **{key: _value(key, value) for key, value in ruled.items()}}
    choices = replace(model.choices, **{**chosen, **regulator})
    return House(name.strip(), choices, cites, regulator, ruler)


def house_written(house: House) -> dict[str, object]:
    """The house as plain values, complete in itself, e.g. for the opening event; ``house_restored`` reads it back."""
    choices = {name: getattr(house.choices, name) for name in sorted(CHOICE_NAMES)}
    return {
        "name": house.name,
        "choices": {name: list(value) if isinstance(value, tuple) else value for name, value in choices.items()},
        "cites": {key: citation.written for key, citation in house.cites.items()},
        "regulator": sorted(house.regulator),
        "regulator_name": house.regulator_name,
    }


def house_restored(written: Mapping[str, object], usual: Callable[[], House] | None = None) -> House:
    """The house that ``house_written`` wrote; a choice that it does not hold, since there was none such yet, has its
    default, and rests on what it rests on in the ``usual`` house, or on this house's own word.

    Raises Unanswerable ("unknown-house") if malformed.
    """
    choices = {key: _value(key, value) for key, value in _section(written, "choices").items()}
    name = str(written.get("name"))
    cites = {key: _citation(key, text) for key, text in _section(written, "cites").items()}
    if not cites.keys() >= CHOICE_NAMES | SUBJECTS:
        rest = dict.fromkeys(CHOICE_NAMES, Citation("house", name)) if usual is None else usual().cites
        cites = {**rest, **cites}
    ruled = written.get("regulator", [])
    regulator = {key: choices[key] for key in ruled if key in choices} if isinstance(ruled, list) else {}
    taken = replace(Choices(), **choices)
    return House(name, taken, cites, regulator, str(written.get("regulator_name", "")))


def _model(written: Mapping[str, object], known: Mapping[str, House]) -> House:
    """The house that this one is like."""
    if not known:
        return House("", Choices(), {})
    like = written.get("like", "tda-2024")
    if not isinstance(like, str) or like not in known:
        raise refusal("unknown-like", like=like)
    return known[like]


def _section(written: Mapping[str, object], name: str) -> Mapping[str, object]:
    section = written.get(name, {})
    if not isinstance(section, Mapping):
        raise refusal("no-section", key=name)
    return section


def _cites(section: Mapping[str, object], model: House) -> dict[str, Citation]:
    for key in section.keys() - CHOICE_NAMES - (model.cites or section).keys():
        raise refusal("unknown-key", key=key)
    return {key: _citation(key, text) for key, text in section.items()}


def _can_be_shown(words: str) -> bool:
    """Whether there is no sign in it that controls, or that turns the direction of what stands beside it."""
    return all(sign.isprintable() or sign in _UNSEEN for sign in words)


def _citation(key: str, text: object) -> Citation:
    try:
        return cite(text if isinstance(text, str) and _can_be_shown(text) else "")
    except ValueError:
        raise refusal("bad-citation", key=key) from None


def _refuse_uncited(chosen: Mapping[str, object], model: House, cited: Mapping[str, object]) -> None:
    own = sorted(key for key, value in chosen.items() if value != getattr(model.choices, key))
    for key in own if model.cites else sorted(CHOICE_NAMES):
        if key not in cited:
            raise refusal("no-citation", key=key)


def _value(key: str, value: object) -> object:
    """The value of a choice, lists as tuples."""
    if key not in CHOICE_NAMES:
        raise refusal("unknown-key", key=key)
    taken = tuple(value) if isinstance(value, list) else value
    if not _FITS[key](taken):
        raise refusal("bad-value", key=key, value=value)
    return taken


def _fits(key: str, hint: object) -> Callable[[object], bool]:
    """The test of a choice's value, from the type of its attribute."""
    low, high = RANGES.get(key, (1, 10_000))
    if get_origin(hint) is Literal:
        allowed = get_args(hint)
        return lambda value: type(value) is type(allowed[0]) and value in allowed
    if get_origin(hint) is tuple:
        each = _fits(key, get_args(hint)[0])
        return lambda value: isinstance(value, tuple) and all(map(each, value))
    if get_args(hint):
        tests = [_fits(key, one) for one in get_args(hint)]
        return lambda value: any(test(value) for test in tests)
    if hint is float:
        return lambda value: type(value) in (int, float) and low <= value <= high  # type: ignore[operator]
    return lambda value: type(value) is hint and (hint is bool or low <= value <= high)  # type: ignore[operator]


_FITS = {key: _fits(key, hint) for key, hint in get_type_hints(Choices).items()}
