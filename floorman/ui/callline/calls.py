"""The calls being typed, parked and run, and what of them stays when the window closes; no Qt."""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from floorman.desk.calls import half_typed as half_typed_calls
from floorman.store.refused import NotRecorded

if TYPE_CHECKING:
    from floorman.store.file import TournamentFile


class Calls:
    """What stands in the call line. An offer put over a half-typed call parks it; it comes back after Enter."""

    def __init__(self) -> None:
        self.text = ""
        self.parked: list[str] = []
        self.history: list[str] = []
        self._by_hand = True
        self._back = 0
        self._draft = ""

    def typed(self, text: str) -> None:
        """The floor has typed: the line reads ``text``."""
        self.text, self._by_hand, self._back = text, True, 0

    def put(self, text: str) -> None:
        """A key or a button puts ``text`` there; what was typed by hand is parked."""
        same = self.text.strip() == text.strip()
        if self._by_hand and self.text.strip() and not same:
            self.parked.append(self.text)
        self.text, self._by_hand, self._back = text, self._by_hand and same, 0

    def clear(self) -> None:
        """Esc: drops the line; after an offer the parked call comes back."""
        back = not self._by_hand and self.parked
        self.text = self.parked.pop() if back else ""
        self._by_hand, self._back = True, 0

    def done(self) -> None:
        """The line was recorded: it goes into the history, and the call parked last comes back."""
        ran = self.text.strip()
        if ran and self.history[-1:] != [ran]:
            self.history.append(ran)
        self.text = self.parked.pop() if self.parked else ""
        self._by_hand, self._back = True, 0

    def change(self, changed: Callable[[str], str]) -> None:
        """Every call that is remembered, as ``changed`` gives it: somebody named in it was forgotten."""
        self.text, self._draft = changed(self.text), changed(self._draft)
        self.parked = [changed(call) for call in self.parked]
        self.history = [changed(call) for call in self.history]

    def older(self) -> None:
        """Up: the call run before."""
        if self._back < len(self.history):
            if not self._back:
                self._draft = self.text
            self._back += 1
            self.text, self._by_hand = self.history[-self._back], True

    def newer(self) -> None:
        """Down: the call run after, at last the one being typed."""
        if self._back:
            self._back -= 1
            self.text = self.history[-self._back] if self._back else self._draft
            self._by_hand = True


_BREAK = re.compile(r"\s*(?:break\s+([0-9]+)|([0-9]+)\s+break)\b", re.IGNORECASE)


def keep_half_typed(file: "TournamentFile", calls: Calls) -> None:
    """Writes half-typed calls down. A file that may only be looked at keeps none; a full disk loses them."""
    words = [call for call in (*calls.parked, calls.text) if call.strip()]
    if words and not file.read_only:
        with suppress(NotRecorded):
            half_typed_calls.keep(file, words)


def half_typed(file: "TournamentFile") -> Calls | None:
    """The calls that were kept, which are kept no longer; None if there are none."""
    words = [] if file.read_only else half_typed_calls.kept(file)
    if not words:
        return None
    with suppress(NotRecorded):
        half_typed_calls.keep(file, ())
    calls = Calls()
    *calls.parked, calls.text = words
    return calls


def broken_table(call: str) -> int | None:
    """The table that a call, finished or not, breaks; None for another call."""
    found = _BREAK.match(call)
    return int(found[1] or found[2]) if found else None
