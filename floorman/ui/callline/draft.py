"""What stood half typed when the window was closed: kept with the tournament, and there again when it is opened."""

from contextlib import suppress
from typing import TYPE_CHECKING

from floorman.store.refused import NotRecorded
from floorman.ui.callline.calls import Calls

if TYPE_CHECKING:
    from floorman.store.file import TournamentFile

HALF_TYPED = "call.half-typed"
"""Preference of the file: the calls parked, oldest first, and last the one in the line."""


def keep(file: "TournamentFile", calls: Calls) -> None:
    """Writes half-typed calls down. A file that may only be looked at keeps none; a full disk loses them."""
    words = [call for call in (*calls.parked, calls.text) if call.strip()]
    if words and not file.read_only:
        with suppress(NotRecorded):
            file.set_preference(HALF_TYPED, words)


def kept(file: "TournamentFile") -> Calls | None:
    """The calls that were kept, which are kept no longer; None if there are none."""
    words = None if file.read_only else file.preference(HALF_TYPED)
    if not isinstance(words, list) or not words:
        return None
    with suppress(NotRecorded):
        file.set_preference(HALF_TYPED, None)
    calls = Calls()
    *calls.parked, calls.text = map(str, words)
    return calls
