"""Questions that several subjects share, and the words around a ruling."""

from collections.abc import Iterable, Sequence
from typing import cast

from floorman.core import facts as e
from floorman.core.model import Chair, Entry, Positions, Table
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.journal_index import positions_in
from floorman.desk.rulings.case import Answer, Case, Counter, Option, Question, Ring, Way
from floorman.desk.steady import wall_clock
from floorman.desk.words.journal_sentences import serial
from floorman.desk.words.sentences import listed, worded
from floorman.rules.citation import Citation
from floorman.rules.substantial_action import Action, substantial_action

_KEYS: dict[Action, str] = {"fold": "F", "check": "K", "call": "C", "bet": "B", "raise": "R", "all-in": "A"}
_CHIPS = frozenset({"call", "bet", "raise", "all-in"})
_WAYS = {
    "tda-36": (("two-with-chips", 2, True), ("three", 3, False)),
    "rrop-two-acted": (("two-acted", 2, False),),
    "two-folds-or-chips": (("chips", 1, True), ("two-folds", 2, False)),
}
"""Of each house's threshold: the ways to it, the actions that each needs, and whether chips have to go in."""


def tell(floor: Floor, code: str, **params: object) -> str:
    """The sentence for ``code`` in the floor's language."""
    return worded(floor.names, floor.lang, code, **params)


def table_of(floor: Floor, case: Case) -> Table:
    """The table of a case. KeyError if there is none."""
    return floor.now.tables[case.table]


def has_chairs(table: Table, *seats: int | None) -> bool:
    """Whether the table has all of these seats; None is no seat. It may have been made anew, with fewer."""
    return all(seat is None or 1 <= seat <= table.max_seats for seat in seats)


def options(floor: Floor, prefix: str, values: Iterable[tuple[str, str]]) -> tuple[Option, ...]:
    """Options with their words (``prefix.value``) and keys."""
    return tuple(Option(value, tell(floor, f"{prefix}.{value}"), key) for value, key in values)


# -- questions


def choice(
    floor: Floor, case: Case, key: str, values: Sequence[tuple[str, str]], default: str | None = None
) -> Question:
    """One of several values, each with its key."""
    picked = case.given.get(key, default)
    return Question(
        key, "choice", tell(floor, f"question.{key}"), picked, options=options(floor, f"option.{key}", values)
    )


def actions(floor: Floor, case: Case) -> Question:
    """What was done on the hand, in turn."""
    return Question(
        "actions",
        "actions",
        tell(floor, "question.actions"),
        _actions(case.given.get("actions", ())),
        options=options(floor, "action", ((str(action), key) for action, key in _KEYS.items())),
        optional=True,
    )


def _actions(given: object) -> tuple[str, ...]:
    return tuple(str(one) for one in given) if isinstance(given, (tuple, list)) else ()


def played(case: Case) -> tuple[Action, ...]:
    """The actions as the rules take them."""
    return cast("tuple[Action, ...]", case.actions)


def player(floor: Floor, case: Case, key: str = "player") -> Question:
    """A player: by seat at this table, by entry or by name."""
    number = case.given.get(key)
    entry = floor.now.entry(number) if isinstance(number, int) else None
    hint = "" if entry is None else tell(floor, "hint.belongs", entry=entry.number, place=where(floor, entry))
    if entry is not None and entry.slip is not None:
        hint = f"{hint} {tell(floor, 'hint.ticket', entry=entry.number, serial=serial(entry.slip))}"
    return Question(key, "player", tell(floor, f"question.{key}"), None if entry is None else entry.number, hint)


def where(floor: Floor, entry: Entry) -> str:
    """Where an entry belongs by the record: "12-4", "12-4 → 17-2", or that it has no seat."""
    if entry.chair is None:
        return tell(floor, "hint.no-seat")
    return str(entry.chair) if entry.came_from is None else f"{entry.came_from} → {entry.chair}"


def entry_of(floor: Floor, case: Case, key: str = "player") -> Entry | None:
    """The player that a question was answered with."""
    number = case.value(key)
    return floor.now.entry(number) if isinstance(number, int) else None


# -- positions


def hand_before(floor: Floor, table: Table) -> Positions | None:
    """Where button and blinds were on the hand before the one in question.

    What somebody saw is taken for it; where a hand has been reported over since, what was known before that hand.
    """
    told = floor.cases.seen(floor.log, table.number)
    newest = next(told, None)
    if newest is None or table.sighting is None:
        return None
    played = e.hands_in(newest.event)
    if played is None:
        return table.sighting.positions
    before = next(told, None)
    if played.hands > 1 or before is None:
        return None
    return positions_in(before.event, table.number)


def seen_hint(floor: Floor, table: Table) -> str:
    """When the positions were seen, and who has gone out at the table since."""
    if table.sighting is None:
        return tell(floor, "seen.never")
    since = table.sighting.seen_at
    said = tell(floor, "seen.at", time=wall_clock(since))
    ago = floor.hands_ago(table) or 0
    if ago > 1:
        said = f"{said}, {tell(floor, 'seen.ago', hands=ago)}"
    gone = [
        str(chair.seat)
        for bust in reversed(floor.now.busts[-50:])
        if bust.seq > table.sighting.seq
        for chair in map(_chair, bust.chairs)
        if chair is not None and chair.table == table.number
    ]
    return f"{said}; {tell(floor, 'hint.went-out', seats=', '.join(gone))}" if gone else said


def _chair(chair: Chair | None) -> Chair | None:
    return None if chair is None else Chair(*chair)


def ring(floor: Floor, table: Table, title: str, positions: Positions) -> Ring:
    """The small picture of one hand."""
    return Ring(tell(floor, title), positions, spots(floor, table, positions), table.max_seats, table.seated())


def spots(floor: Floor, table: Table, positions: Positions) -> str:
    """Positions in short: "Button 1, dead · SB 3 · BB 4"."""
    parts = []
    for code, seat in (
        ("ring.button", positions.button),
        ("ring.small-blind", positions.small_blind),
        ("ring.big-blind", positions.big_blind),
    ):
        if seat is not None:
            dead = code != "ring.big-blind" and table.at(seat) is None
            parts.append(tell(floor, f"{code}-dead" if dead else code, seat=seat))
    return " · ".join(parts)


# -- substantial action


def counter(floor: Floor, case: Case) -> Counter:
    """How far the action is from being substantial, in each way of the house."""
    ruling = substantial_action(floor.house, played(case))
    answer = ruling.answer
    made = [action for action in case.actions if action != "post"]
    if answer.at is not None:
        made = [action for action in case.actions[: answer.at] if action != "post"]
    ways = tuple(_way(floor, made, *way) for way in _WAYS[floor.house.choices.substantial_action])
    says = tell(floor, ruling.code, **ruling.params)
    return Counter(answer.substantial, answer.at, says, ways, tuple(map(str, ruling.cites)))


def _way(floor: Floor, made: Sequence[str], key: str, needed: int, chips: bool) -> Way:
    counted = [action for action in made if action == "fold"] if key == "two-folds" else list(made)
    if key == "chips":
        counted = [action for action in made if action in _CHIPS]
    chips_in = not _CHIPS.isdisjoint(made)
    count = min(len(counted), needed)
    reached = count >= needed and (chips_in or not chips)
    code = "counter.progress"
    if chips and key != "chips":
        code = "counter.progress-chips" if chips_in else "counter.progress-no-chips"
    return Way(tell(floor, f"counter.{key}"), tell(floor, code, count=count, needed=needed), reached)


def action_words(floor: Floor, case: Case) -> str:
    """What was done, as it is said: "fold, call"; that nobody has acted."""
    made = [tell(floor, f"action.{action}").lower() for action in case.actions if action != "post"]
    return listed(made, floor.lang) if made else tell(floor, "say.no-action")


# -- around the ruling


def incomplete(floor: Floor, case: Case, code: str = "ruling.incomplete") -> Answer:
    """No ruling yet: the first question that it waits for."""
    waits = next((one.title for one in case.questions if one.key in case.missing), "")
    counts = any(one.key == "actions" for one in case.questions)
    return Answer(False, tell(floor, code), waits, counter=counter(floor, case) if counts else None)


def cited(cites: Iterable[Citation | str]) -> tuple[str, ...]:
    """Citations as they are written, each once."""
    return tuple(dict.fromkeys(map(str, cites)))


def law_notes(floor: Floor, cites: Iterable[Citation | str]) -> tuple[str, ...]:
    """That the regulator decides this above the house, where he does."""
    regulated = any(str(one).startswith("regulator ") for one in cites)
    return (tell(floor, "note.regulator", regulator=floor.house.regulator_name),) if regulated else ()


def action_call(case: Case) -> str:
    """The actions as they are typed."""
    return " ".join(case.actions)
