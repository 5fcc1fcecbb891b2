"""How an event changes the tournament. Never refuses: what is in the journal happened."""

from collections.abc import Iterable

from floorman.core.apply import entries, hands, moves, rulings, tables
from floorman.core.apply.fact import Applier, Fact
from floorman.core.draft import Draft
from floorman.core.events import Event
from floorman.core.model import Tournament

_APPLY: dict[type[Event], Applier] = {
    **entries.APPLY,
    **hands.APPLY,
    **moves.APPLY,
    **rulings.APPLY,
    **tables.APPLY,
}


def apply_all(now: Tournament, facts: Iterable[Fact]) -> Tournament:
    """The tournament after ``facts``, in their order; ``now`` is untouched."""
    draft = Draft(now)
    for fact in facts:
        _APPLY[type(fact.event)](draft, fact)
    return draft.frozen()


def apply(now: Tournament, fact: Fact) -> Tournament:
    """The tournament after one fact; ``now`` is untouched."""
    return apply_all(now, (fact,))


__all__ = ["Fact", "apply", "apply_all"]
