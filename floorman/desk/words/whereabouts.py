"""Where each entry sat or was to sit when a row of the journal was written, so that old rows say what was true then."""

from bisect import bisect_right
from collections.abc import Iterator

from floorman.core import facts as e
from floorman.core.facts import Fact
from floorman.core.log import Log
from floorman.core.model import Chair

Placed = tuple[int, Chair]
"""An entry and the chair that it got."""


class Whereabouts:
    """Chairs by entry and row, added as the journal grows; an undo gives back the chair that was had before."""

    def __init__(self) -> None:
        self._read = 0
        self._rows: dict[int, list[int]] = {}
        self._chairs: dict[int, list[Chair | None]] = {}

    def chair(self, log: Log, entry: int, seq: int) -> Chair | None:
        """The chair of ``entry`` once row ``seq`` was written; None where it had none yet."""
        self._catch_up(log)
        at = bisect_right(self._rows.get(entry, ()), seq) - 1
        return None if at < 0 else self._chairs[entry][at]

    def _catch_up(self, log: Log) -> None:
        for fact in log.facts[self._read :]:
            self._take(log, fact)
        self._read = len(log.facts)

    def _take(self, log: Log, fact: Fact) -> None:
        event = fact.event
        if isinstance(event, (e.Undone, e.Redone)):
            of = log.facts[event.seq - 1]
            for entry, chair in list(self._placed(of.event)):
                self._put(entry, fact.seq, chair if isinstance(event, e.Redone) else self._before(entry, of.seq))
            return
        for entry, chair in list(self._placed(event)):
            self._put(entry, fact.seq, chair)

    def _put(self, entry: int, seq: int, chair: Chair | None) -> None:
        self._rows.setdefault(entry, []).append(seq)
        self._chairs.setdefault(entry, []).append(chair)

    def _before(self, entry: int, seq: int) -> Chair | None:
        at = bisect_right(self._rows.get(entry, ()), seq - 1) - 1
        return None if at < 0 else self._chairs[entry][at]

    def _placed(self, event: e.Event) -> Iterator[Placed]:
        if isinstance(event, e.TableShifted):
            yield from self._shifted(event)
        elif isinstance(event, (e.EntryMade, e.MoveCalledOff)):
            yield from _with_chair(event.entry, event.chair)
        elif isinstance(event, (e.EntriesSeated, e.SeatsDrawn)):
            for one in event.seats:
                yield from _with_chair(one.entry, one.chair)
        elif isinstance(event, e.EntriesImported):
            for row in event.entries:
                yield from _with_chair(row.entry, row.chair)
        elif isinstance(event, e.PlayersMoved):
            for move in event.moves:
                yield from _with_chair(move.entry, move.chair)
        elif isinstance(event, e.PlayersSwapped):
            yield from _with_chair(event.first.entry, event.first.chair)
            yield from _with_chair(event.second.entry, event.second.chair)

    def _shifted(self, event: e.TableShifted) -> Iterator[Placed]:
        for entry, chairs in self._chairs.items():
            last = chairs[-1]
            if last is not None and last.table == event.came_from:
                yield entry, last._replace(table=event.table)


def _with_chair(entry: int, chair: Chair | None) -> Iterator[Placed]:
    if chair is not None:
        yield entry, Chair(*chair)
