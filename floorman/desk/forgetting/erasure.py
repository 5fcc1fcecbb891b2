"""What has to go from the texts beside the journal once a player, or all that was undone, is forgotten."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from floorman.core.facts import PlayerForgotten, UndoneForgotten
from floorman.core.undo_keys import OfEntry
from floorman.desk.floor.floor import Floor
from floorman.desk.forgetting.entries import entries_of_player
from floorman.exchange.names import fold
from floorman.store.texts import Text

if TYPE_CHECKING:
    from floorman.desk.forgetting.unnamed import Unnamed

NameKeeper = Callable[["Unnamed"], None]
"""Takes the names of a forgotten player out of words that it holds."""

Forgotten = PlayerForgotten | UndoneForgotten
_MANY = 10
"""An event of more players than sit at a table is about none of them: its remark loses the name alone."""


class Erasure(Struct, frozen=True):
    """What goes, and what stays in its place."""

    entries: frozenset[int]
    """Entries whose names go."""
    events: frozenset[int]
    """Rows whose remarks go: they are about those entries."""
    instead: tuple[Text, ...]
    """Texts about others, without the names."""
    unnamed: "Unnamed"
    """Takes the names out of any words."""


def erasure(floor: Floor, texts: Iterable[Text], event: Forgotten) -> Erasure:
    """What ``event`` erases of ``texts``, all that is kept beside the journal."""
    from floorman.desk.forgetting.unnamed import without

    gone = _entries(floor, event)
    kept = [name for one in floor.now.entries if one not in gone for name in _called(floor, one)]
    unnamed = without(_sought(floor, event, gone, kept), kept)
    events = _rows_about(floor, gone)
    changed: list[Text] = []
    for text in texts:
        if _is_anybodys(text) and not (text.field == "remark" and text.number in events):
            left = unnamed(text.text)
            if left != text.text:
                changed.append(text._replace(text=left))
    return Erasure(gone, events, tuple(changed), unnamed)


def _is_anybodys(text: Text) -> bool:
    """Words that somebody has typed; what spoke against a call are codes, numbers and chairs."""
    return text.about == "event" and text.field != "against"


def is_due(floor: Floor, event: Forgotten) -> bool:
    """Whether names that ``event`` was to erase are still known: the program was killed in the middle of it."""
    return any(floor.names.name(entry) for entry in _named_by(floor, event))


def _named_by(floor: Floor, event: Forgotten) -> Iterable[int]:
    if isinstance(event, PlayerForgotten):
        return (event.entry,)
    return (entry for entry in event.entries if entry not in floor.now.entries)


def _entries(floor: Floor, event: Forgotten) -> frozenset[int]:
    if isinstance(event, PlayerForgotten):
        return entries_of_player(floor.log, floor.names, event.entry)
    return frozenset(_named_by(floor, event))


def _called(floor: Floor, entry: int) -> Iterable[str]:
    return filter(None, (floor.names.name(entry), floor.names.second(entry)))


def _sought(floor: Floor, event: Forgotten, gone: Iterable[int], kept: Iterable[str]) -> Mapping[str, int]:
    """The names that texts must lose, with the number that stands in their place.

    What was undone may be in again under the same name: then a remark means who is in.
    """
    if isinstance(event, PlayerForgotten):
        return {name: event.entry for one in gone for name in _called(floor, one)}
    standing = set(map(fold, kept))
    return {name: one for one in sorted(gone) for name in _called(floor, one) if fold(name) not in standing}


def _rows_about(floor: Floor, gone: frozenset[int]) -> frozenset[int]:
    found = set()
    for fact in floor.log.facts:
        if not isinstance(fact.event, Forgotten):
            concerned = {key.entry for key in fact.event.undo_keys() if isinstance(key, OfEntry)}
            if not concerned.isdisjoint(gone) and (len(concerned) <= _MANY or concerned <= gone):
                found.add(fact.seq)
    return frozenset(found)
