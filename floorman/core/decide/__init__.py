"""From what is asked to the one event, or Refused: only what cannot happen is refused."""

from collections.abc import Callable
from typing import Any

from floorman.core.commands import Command
from floorman.core.decide import entries, moves, rulings, tables
from floorman.core.decide.refused import Refused
from floorman.core.events import Event
from floorman.core.model import Tournament

_COMPLETE: dict[type[Command] | type[Event], Callable[[Tournament, Any], Event]] = {
    **entries.COMPLETE,
    **moves.COMPLETE,
    **rulings.COMPLETE,
}
_CHECK: dict[type[Event], Callable[[Tournament, Any], None]] = {
    **entries.CHECK,
    **moves.CHECK,
    **rulings.CHECK,
    **tables.CHECK,
}


def decide(now: Tournament, asked: Command | Event) -> Event:
    """The event that comes of what is asked. Raises Refused if it cannot happen; then nothing has changed."""
    complete = _COMPLETE.get(type(asked))
    if complete is not None:
        return complete(now, asked)
    assert isinstance(asked, Event)
    _CHECK[type(asked)](now, asked)
    return asked


__all__ = ["Refused", "decide"]
