"""What ``forget`` does not reach, told before Enter and kept beside its row."""

from collections.abc import Iterable, Iterator, Mapping

from floorman.core.facts import HouseChanged, PlayerForgotten, SeatsDrawn, TournamentOpened
from floorman.core.facts.event import Event
from floorman.desk.floor.floor import Floor
from floorman.desk.forgetting.entries import entries_of_player
from floorman.desk.forgetting.naming import SoughtName
from floorman.desk.forgetting.words import composed, words_of
from floorman.desk.request import Against, Ask, AskDrawn
from floorman.exchange.names import fold


def names_out_of_reach(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """Where a forgotten name stays: papers, copies elsewhere, another player's entry, rows of the journal itself."""
    yield Against("against.forget-elsewhere")
    if not isinstance(request, Ask) or not isinstance(request.asked, PlayerForgotten):
        return
    gone = entries_of_player(floor.log, floor.names, request.asked.entry)
    names = {name for one in gone for name in (floor.names.name(one), floor.names.second(one)) if name}
    called = set(map(fold, names))
    for one in floor.now.entries:
        if one not in gone and fold(floor.names.name(one)) in called:
            yield Against("against.forget-namesake", {"entry": one})
    rows = [fact.seq for fact in floor.log.facts if _may_name(fact.event, [SoughtName(name) for name in names])]
    if rows:
        yield Against("against.forget-journal", {"rows": ", ".join(map(str, rows))})


def _may_name(event: Event, names: Iterable[SoughtName]) -> bool:
    """Whether words in a row of the journal itself may be one of ``names``."""
    words = [words_of(composed(text)) for text in _texts_in(event)]
    return any(run.told & name.solid for name in names for each in words for run in name.runs(each))


def _texts_in(event: Event) -> Iterator[str]:
    """Words that somebody has typed and that are in the journal itself."""
    if isinstance(event, TournamentOpened):
        yield from (event.name, event.number, event.day)
    if isinstance(event, TournamentOpened | HouseChanged):
        yield from _strings(event.house)
    if isinstance(event, SeatsDrawn) and event.by_hand:
        yield event.seed


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from _strings(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _strings(each)
