"""A tournament stepped through: the room as it stood after any row of the journal, only to look at."""

from bisect import bisect_right
from collections.abc import Sequence

from floorman.core.facts import Event, Fact
from floorman.core.log import Log
from floorman.desk.desk import Desk
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.journal_index import Casebook
from floorman.desk.front.room import Room
from floorman.desk.request import Outcome
from floorman.store.file import NotRecorded, Text

_STEP = 256
"""The journal as it was is kept at every so many rows, so that a step back is read anew from near by."""
_KEPT = 24


class Past(Desk):
    """A desk on the first rows of another one's journal; it records nothing, and its time is that of its last row."""

    def __init__(self, desk: Desk) -> None:
        self.present = desk
        self.journal, self.authors = desk.journal, desk.authors
        floor = desk.floor
        self._begin(desk.file, Floor(Log(), floor.house, floor.names, self._clock, floor.chance, floor.lang))
        self.floor.typed_seeds = floor.typed_seeds

    def _clock(self) -> int:
        facts = self.floor.log.facts
        return facts[-1].at if facts else self.present.floor.clock()

    def remark(self, seq: int) -> str:
        """The words kept beside an event, as they are now."""
        return self.present.remark(seq)

    def show(self, log: Log) -> None:
        """Another time altogether."""
        self.floor.log = log
        self.floor.lang = self.present.floor.lang
        self.floor.casebook = Casebook()
        self.floor.ever_penalised.clear()
        for fact in log.facts:
            self._take_penalty(fact.event)
        self._take_house()

    def step(self, fact: Fact) -> None:
        """One row on; whoever watches is told."""
        before = self.log.now.house
        self.log.add(fact)
        if self.log.now.house is not before:
            self._take_house()
        self._told_to_watchers(fact)

    def _write(
        self, _event: Event, _texts: Sequence[Text] = (), _at: int | None = None, _call: str | None = None
    ) -> Outcome:
        raise NotRecorded("store.looking", file=self.file.path.name)

    def close(self) -> None:
        """The file stays with the desk of the present."""


class Replay:
    """The past of an open desk. It stays as it is while the desk goes on; ``last`` then grows."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._past = Past(desk)
        self._room = Room(self._past)
        self._kept: dict[int, Log] = {}

    @property
    def last(self) -> int:
        """The newest row there is; row 0 is the empty room before the first."""
        return len(self._desk.log.facts)

    def at(self, seq: int) -> Room:
        """The room as it stood after row ``seq``, at the time of that row: one room, moved to wherever it is asked for.

        Names are those that are known now; what it is asked to record, it refuses. ValueError if there is no such row.
        """
        if not 0 <= seq <= self.last:
            raise ValueError(f"the journal has rows 1 to {self.last}, not {seq}")
        here = len(self._past.log.facts)
        if not here <= seq <= here + _STEP:
            self._past.show(self._from(seq))
            self._room.look_anew()
        for fact in self._desk.log.facts[len(self._past.log.facts) : seq]:
            self._past.step(fact)
            if fact.seq % _STEP == 0:
                self._keep()
        self._room.tick()
        return self._room

    def before(self, instant: int) -> int:
        """The last row that was recorded at ``instant`` (milliseconds since 1970) or earlier; 0 if there is none."""
        return bisect_right(self._desk.log.facts, instant, key=lambda fact: fact.at)

    def _from(self, seq: int) -> Log:
        """The journal as it was shortly before row ``seq``, or right then."""
        start = seq - seq % _STEP
        if start not in self._kept:
            self._kept[start] = Log(self._desk.log.facts[:start])
            self._shed()
        return self._kept[start].copy()

    def _keep(self) -> None:
        self._kept.setdefault(len(self._past.log.facts), self._past.log.copy())
        self._shed()

    def _shed(self) -> None:
        """Keeps no more than can be useful: the oldest looked at goes."""
        while len(self._kept) > _KEPT:
            del self._kept[next(iter(self._kept))]
