"""A hall's journal with a tournament file of this machine behind it: what is believed stands in both.

The file takes rows as they are, names and erasures. It is what a station looks at while the server is silent, and what
a hall can go on from when the server is lost.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, suppress
from itertools import count
from secrets import token_hex

from msgspec.structs import replace

from floorman.disk.place import place_of
from floorman.store.file import TournamentFile, create, open_file
from floorman.store.journal import Asked, Behind, May
from floorman.store.refused import FileRefused, NotRecorded
from floorman.store.rows import Head, JournalRow, StoredRow, as_read, as_stored
from floorman.store.server import ServerJournal
from floorman.store.texts import Text, own

_CHANGED = "hall.changed"


class Mirror:
    """One tournament of a hall as this station has it. It belongs to the thread that made it."""

    def __init__(self, server: ServerJournal, file: TournamentFile) -> None:
        """``file``: opened for writing. FileRefused ``hall.forked`` if it is not a beginning of the hall's journal."""
        self.server, self.file = server, file
        self._numbers = count(1)
        self._settings: dict[str, object] | None = None
        self._changed = 0
        file.mirrors()
        self._catch_up()
        self._take_all_texts()

    @property
    def tournament(self) -> Mapping[str, object]:
        """The plain facts given when it was made."""
        return self.file.tournament

    @property
    def head(self) -> Head:
        """The newest row that stands in the file too."""
        return self.file.head

    @property
    def may(self) -> May:
        """What the server says."""
        return self.server.may

    @property
    def keeps_clock(self) -> bool:
        """As the server said last."""
        return self.server.keeps_clock

    def now_ms(self) -> int:
        """The server's time."""
        return self.server.now_ms()

    def mine(self, row: JournalRow, /) -> bool:
        """Whether this station recorded it."""
        return self.server.mine(row)

    def author(self, row: JournalRow, /) -> str:
        """The station that recorded it."""
        return self.server.author(row)

    # recording

    def next_call(self) -> str:
        """The name of the next call of this station: its author, a count, and what no other run can have drawn."""
        return f"{self.server.station}.{next(self._numbers)}.{token_hex(4)}"

    def append(self, asked: Asked) -> JournalRow:
        """Records one row on the server, then in the file. Raises as `ServerJournal.append`.

        What came meanwhile stands in the file when Behind is raised.
        """
        named = asked if asked.call is not None else replace(asked, call=self.next_call())
        try:
            row = self.server.append(named)
        except Behind as behind:
            if behind.rows:
                self.file.take([as_stored(one) for one in behind.rows], self._texts_since(self.file.head))
            raise
        if row.seq <= self.file.head.seq:
            return row
        self.file.take((as_stored(row),), [(text, row.seq) for text in own(asked.texts, row.seq) if text.text])
        return row

    def turn(self) -> AbstractContextManager[None]:
        """As the server gives it."""
        return self.server.turn()

    # reading

    def rows(self, after: int = 0) -> Iterator[JournalRow]:
        """The rows behind number ``after``, from the file."""
        return self.file.rows(after)

    def refresh(self) -> tuple[JournalRow, ...] | None:
        """What others have recorded since, taken into the file. No rows: names or settings may have changed."""
        here = self.file.head
        news = self.server.news(here.seq)
        if news.newest < here.seq:
            raise FileRefused("hall.forked", file=self.file.path.name, row=news.newest)
        if not news.rows and news.changed == self._changed:
            return None
        taken = list(news.rows)
        self.file.take(news.rows, news.texts)
        if len(taken) < news.newest - here.seq:
            taken += self._catch_up()
        if news.changed != self._changed:
            self._take_all_texts()
        return as_read(taken)

    def _catch_up(self) -> list[StoredRow]:
        self._must_be_its_beginning()
        taken: list[StoredRow] = []
        before = self.file.head
        for page in self.server.stored_behind(before.seq):
            self.file.take(page)
            taken += page
        if taken:
            self.file.take((), self._texts_since(before))
        return taken

    def _must_be_its_beginning(self) -> None:
        """The server knows no fewer rows than the file, and the same newest one where it knows as many."""
        here, there = self.file.head, self.server.newest
        if there.seq < here.seq or (there.seq == here.seq and there.link != here.link):
            raise FileRefused("hall.forked", file=self.file.path.name, row=there.seq)

    def _texts_since(self, before: Head) -> list[tuple[Text, int]]:
        return self.server.texts_with_birth(before.seq)

    def _take_all_texts(self) -> None:
        """Names put right and texts erased elsewhere; what was erased leaves no trace here either."""
        self._changed, self._settings = self.server.changed, None
        if self.file.preference(_CHANGED) != self._changed:
            self.file.put_texts_anew(self.server.texts_with_birth())
            self.file.set_preference(_CHANGED, self._changed)

    def texts(self, *, born_after: int = 0) -> list[Text]:
        """From the file."""
        return self.file.texts(born_after=born_after)

    def set_text(self, text: Text) -> None:
        """On the server, then in the file."""
        self.server.set_text(text)
        self.refresh()

    def forget(self, *entries: int, events: Iterable[int] = (), instead: Iterable[Text] = ()) -> bool:
        """On the server, then in the file; other stations follow when they next look."""
        put = tuple(instead)
        clean = self.server.forget(*entries, events=events, instead=put)
        self.refresh()
        return self.file.forget(*entries, events=events, instead=put) and clean

    # settings: the room's are the server's, this machine's are the file's

    def preference(self, key: str) -> object:
        """The room's setting ``key``; None if there is none."""
        if self._settings is None:
            self._settings = self.server.preferences()
        return self._settings.get(key)

    def set_preference(self, key: str, value: object) -> None:
        """Keeps a setting for the whole room."""
        self.server.set_preference(key, value)
        self._settings = None

    def follow(self, wake: Callable[[], None]) -> None:
        """``wake`` is called on another thread when something came."""
        self.server.follow(wake)

    def close(self) -> None:
        """Leaves the hall and closes the file. Safe to call twice."""
        self.server.close()
        self.file.close()


def mirror_at(path: str, server: ServerJournal) -> Mirror:
    """The mirror in the file ``path``, made if there is none. FileRefused if it cannot be made or is another's."""
    place = place_of(path)
    if not place.exists():
        create(place, tournament=server.tournament).close()
    file = open_file(place)
    try:
        if file.tournament != server.tournament:
            raise FileRefused("hall.other-tournament", file=place.name)
        return Mirror(server, file)
    except BaseException:
        with suppress(NotRecorded):
            file.close()
        raise
