"""Words for players, chairs, places and positions, as every sentence of the desk needs them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from floorman.core.model import Chair, EntryNo, EntryState, Positions
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.games import brings_in, game_at
from floorman.desk.words.sentences import listed, places, worded
from floorman.desk.words.whereabouts import Whereabouts
from floorman.rules.places import Places, place_of


class Speaker:
    """Speaks the floor's language. ``remarks`` gives the words kept beside an event."""

    def __init__(self, floor: Floor, remarks: Callable[[int], str] = lambda _seq: "") -> None:
        self.floor = floor
        self.remarks = remarks
        self._whereabouts = Whereabouts()
        self._ranked: Places | None = None

    def say(self, code: str, **params: object) -> str:
        """The sentence for ``code``."""
        return worded(self.floor.names, self.floor.lang, code, **params)

    # -- players

    def players(self, entries: Iterable[int]) -> str:
        """Players in a row; of more than six the first five, and how many more."""
        labels = [self.floor.names.label(entry) for entry in entries]
        if len(labels) > 6:
            labels = [*labels[:5], f"+{len(labels) - 5}"]
        return listed(labels, self.floor.lang)

    def where(self, number: int) -> str:
        """Where an entry is: "table 12 seat 4", "on the way from 12-4 to 17-2", "waits, 3rd in line", "out, 201st"."""
        entry = self.floor.now.entries[number]
        if entry.state is EntryState.WAITING:
            line = self.floor.now.waiting.index(entry.number) + 1
            return self.say("place.waiting", position=places(line, line, self.floor.lang))
        if entry.state is EntryState.TRANSIT:
            return self.say("place.transit", origin=str(entry.came_from), chair=str(entry.chair))
        if entry.state is EntryState.SEATED and entry.chair is not None:
            return self.say("place.seat", table=entry.chair.table, seat=entry.chair.seat)
        if entry.state is EntryState.OUT:
            found = self.ranks(entry.number) or (0, 0)
            return self.say("place.out", place=places(*found, self.floor.lang))
        return self.say("place.void")

    def table(self, number: int) -> str:
        """A table in one line: "Table 12, open: 7/9. Button seat 2. …"; the next hand while it is known."""
        table = self.floor.now.tables[number]
        state = self.say(f"state.{table.state.value}")
        said = self.say("look.table", table=number, state=state, players=table.players, seats=table.max_seats)
        coming = brings_in(self.floor, table)
        if coming is not None:
            return f"{said} {self.say(f'look.brings-in-{coming}', game=game_at(self.floor, table))}"
        hand = self.floor.next_hand(table) if self.floor.fresh(table) else None
        return said if hand is None else f"{said} {self.say(hand.code, **hand.params)}"

    def found(self, entries: Sequence[int], most: int = 5) -> str:
        """Players with where they are: "A. Kowalska (#117), table 12 seat 4; A. Kowal (#3), out, 201st"."""
        each = [f"{self.floor.names.label(number)}, {self.where(number)}" for number in entries[:most]]
        if len(entries) > most:
            each.append(self.say("look.more", count=len(entries) - most))
        return "; ".join(each)

    def placed(self, entries: Sequence[int], most: int = 5) -> str:
        """The best of those who are placed: "1st A. Kowalska (#117), 2nd …"; who is not out has won."""
        with self.ranked():
            ranks = [(self.ranks(number) or (1, 1), number) for number in entries[:most]]
        each = [f"{places(*rank, self.floor.lang)} {self.floor.names.label(number)}" for rank, number in ranks]
        if len(entries) > most:
            each.append(self.say("look.more", count=len(entries) - most))
        return ", ".join(each)

    # -- places and chairs

    @contextmanager
    def ranked(self) -> Iterator[None]:
        """While it lasts, places are not counted anew for each player."""
        self._ranked = Places(self.floor.now, self.floor.house)
        try:
            yield
        finally:
            self._ranked = None

    def ranks(self, entry: int) -> tuple[int, int] | None:
        """Best and worst place of an entry that is out."""
        number = EntryNo(entry)
        if self._ranked is None:
            return place_of(self.floor.now, self.floor.house, number)
        return self._ranked.of(number)

    def chair(self, entry: int, seq: int | None) -> Chair | str:
        """Where an entry was when row ``seq`` was written, or is now."""
        if seq is not None:
            return self._whereabouts.chair(self.floor.log, entry, seq) or "–"
        return self.floor.now.entries[entry].chair or "–"

    def positions(self, positions: Positions) -> str:
        """Button and blinds in words."""
        button, small, big = positions.button, positions.small_blind, positions.big_blind
        if button is None:
            return self.say("positions.big-blind-only", big_blind=big)
        if small is None:
            return self.say("positions.no-small-blind", button=button, big_blind=big)
        if small == button:
            return self.say("positions.heads-up", button=button, big_blind=big)
        return self.say("positions.seen", button=button, small_blind=small, big_blind=big)
