"""Where a simulated tournament is recorded by the calls that a floor types: in memory, and in a file if wanted."""

from collections.abc import Callable, Sequence

from floorman.core.facts import Command, Event, Fact
from floorman.core.log import Log
from floorman.core.record import plain
from floorman.core.refused import Refused
from floorman.desk.calls.grammar import understand
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.invariants import Watch, must, whole
from floorman.desk.floor.names import Names
from floorman.desk.request import Ask, AskDrawn, TakeBack
from floorman.desk.steady import as_text
from floorman.rules.house import House
from floorman.store.file import NewRow, Text, TournamentFile, create

_WHOLE_EVERY = 10_000
"""Events between two checks of everything."""
_ROWS_AT_ONCE = 2000


class Stage:
    """A room, its journal, and the checks after every event."""

    def __init__(self, house: House, clock: Callable[[], int], chance: Callable[[], str]) -> None:
        self.floor = Floor(Log(), house, Names(), clock, chance)
        self.refused: dict[str, int] = {}
        """Calls that were not possible, by the reason's code."""
        self._file: TournamentFile | None = None
        self._rows: list[NewRow] = []
        self._watch = Watch()

    @property
    def events(self) -> int:
        """Rows of the journal."""
        return len(self.floor.log.facts)

    def call(self, text: str) -> bool:
        """Carries out a call as the call line does; False if it is not possible now."""
        try:
            request = understand(self.floor, text)
            if isinstance(request, AskDrawn):
                request = request.make()
            if isinstance(request, TakeBack):
                self._add(self.floor.log.ask_undo(request.seq))
                return True
            assert isinstance(request, Ask), text
            names = ((request.name, request.second_name),) if request.name else ()
            self.record(request.asked, names=names, remark=request.remark)
        except Refused as fault:
            self.refused[fault.code] = self.refused.get(fault.code, 0) + 1
            return False
        return True

    def record(self, asked: Command, *, names: Sequence[tuple[str, str]] = (), remark: str = "") -> None:
        """Decides, records, checks. Raises Refused, or Broken for a fault of this program."""
        first = self.floor.now.next_entry
        texts = [Text("entry", first + at, "name", name) for at, (name, _) in enumerate(names)]
        texts += [Text("entry", first + at, "second_name", second) for at, (_, second) in enumerate(names) if second]
        for at, (name, second) in enumerate(names):
            self.floor.names.put(first + at, name, second)
        if remark:
            texts.append(Text("event", 0, "remark", remark))
        self._add(self.floor.log.ask(asked), texts)

    def _add(self, event: Event, texts: Sequence[Text] = ()) -> None:
        fact = Fact(self.events + 1, self.floor.clock(), event)
        self.floor.log.add(fact)
        self._watch.look(self.floor.now)
        if fact.seq % _WHOLE_EVERY == 0:
            whole(self.floor.now)
        if self._file is not None or fact.seq == 1:
            self._rows.append(NewRow(event.KIND, event.VERSION, plain(event), as_text(fact.at), tuple(texts)))
            if len(self._rows) >= _ROWS_AT_ONCE:
                self.write()

    def keep_in(self, path: str, code: int) -> None:
        """From its first event on it is recorded in the new file ``path``. Raises FileRefused."""
        self._file = create(path, tournament={"code": code}, first=self._rows)
        self._rows = []

    def close(self) -> None:
        """What has not been written yet goes into the file, and the file is given back. Raises NotRecorded."""
        if self._file is not None:
            try:
                self.write()
            finally:
                self._file.close()

    def write(self) -> None:
        """What has not been written yet goes into the file. Raises NotRecorded."""
        if self._file is not None and self._rows:
            self._file.append_many(self._rows)
            self._rows.clear()

    def finish(self) -> None:
        """Checks everything, and that the journal read anew makes the same room. Raises Broken."""
        whole(self.floor.now)
        must(Log(self.floor.log.facts).now == self.floor.now, "the journal read anew makes another room")
        self.write()
