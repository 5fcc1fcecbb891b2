"""What the server has to give: finished bytes by their names, and what somebody waits for."""

import threading
from collections.abc import Iterable, Mapping

from msgspec import Struct

from floorman.exchange.names import fold

FEWEST_LETTERS, MOST_FOUND = 3, 5


class StateKey(Struct, frozen=True):
    """A stream of states that somebody looks at: the kind of screen (``phone`` for players' phones), the languages."""

    kind: str
    langs: tuple[str, ...]


class State(Struct, frozen=True):
    """A screen as it is now."""

    live: bytes
    """For pages with a script: JSON in one line."""
    plain: bytes
    """A whole page that needs none."""


class Players(Struct, frozen=True):
    """What players' phones may learn: an answer for each entry number, and the names that may be found."""

    answers: Mapping[int, bytes] = {}
    names: tuple[tuple[str, int, str], ...] = ()
    """Folded, with the entry number and as it is shown."""

    def found(self, letters: str) -> list[tuple[int, str]]:
        """At most five players with a name that begins so; nobody for fewer than three letters."""
        wanted = fold(letters)
        if len(wanted) < FEWEST_LETTERS:
            return []
        found = ((entry, shown) for key, entry, shown in self.names if f" {key}".find(f" {wanted}") >= 0)
        return [one for one, _nth in zip(found, range(MOST_FOUND), strict=False)]


class Shelf:
    """Filled by the thread that holds the tournament, read by the server's."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._states: dict[StateKey, State] = {}
        self._wanted: dict[StateKey, int] = {}
        self.players = Players()
        self.slides: tuple[tuple[str, bytes], ...] = ()
        """Each with its content type."""

    def look_at(self, wanted: StateKey) -> None:
        """Somebody begins to look."""
        with self._lock:
            self._wanted[wanted] = self._wanted.get(wanted, 0) + 1

    def look_away(self, wanted: StateKey) -> None:
        """Somebody looks no more."""
        with self._lock:
            self._wanted[wanted] -= 1
            if not self._wanted[wanted]:
                del self._wanted[wanted]
                self._states.pop(wanted, None)

    def wanted(self) -> tuple[StateKey, ...]:
        """What is being looked at."""
        with self._lock:
            return tuple(self._wanted)

    def state(self, wanted: StateKey) -> State | None:
        """What is shown of it; None while it is not finished."""
        with self._lock:
            return self._states.get(wanted)

    def put(self, states: Mapping[StateKey, State]) -> None:
        """Fresh states; those that nobody looks at are left out."""
        with self._lock:
            self._states.update({one: state for one, state in states.items() if one in self._wanted})

    def forget_states(self, but: Iterable[StateKey] = ()) -> None:
        """Nothing that was finished holds any more."""
        kept = set(but)
        with self._lock:
            self._states = {one: state for one, state in self._states.items() if one in kept}
