"""Who won whom, as a call tells it: ``12-3``, ``#31``, tied ones with ``+`` between."""

from floorman.core.model import Entry, EntryNo
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.subject import entry_at, player_on
from floorman.desk.floor.floor import Floor


def tied_winners(floor: Floor, reader: Reader, *, by_position: bool = False) -> tuple[EntryNo, ...]:
    """The winners that the next word names. Of those who tie at one table the earliest position comes first, where it
    is asked for and the button is known; else they stand as typed. NotUnderstood if the word names nobody.
    """
    word = reader.peek()
    if not word:
        raise reader.fail("expect.winner")
    found = [_winner(floor, part, reader) for part in word.split("+")]
    reader.take()
    if by_position:
        found = _earliest_first(floor, found)
    return tuple(entry.number for entry in found)


def _winner(floor: Floor, word: str, reader: Reader) -> Entry:
    one = Reader(word)
    number = one.maybe_entry()
    if number is None:
        chair = one.maybe_chair()
        if chair is not None:
            return player_on(floor, chair)
        number = one.maybe_number(1)
    if number is None:
        raise reader.fail("expect.winner")
    return entry_at(floor, number)


def _earliest_first(floor: Floor, winners: list[Entry]) -> list[Entry]:
    """Clockwise from the button's left, if all sit at one table whose button is known."""
    chairs = [entry.chair for entry in winners if entry.chair is not None]
    table = floor.now.table(chairs[0].table) if chairs else None
    if table is None or len(chairs) < len(winners) or len({chair.table for chair in chairs}) > 1:
        return winners
    button = table.sighting.positions.button if table.sighting is not None and floor.fresh(table) else None
    if button is None:
        return winners
    order = {
        entry.number: (chair.seat - button - 1) % table.max_seats for entry, chair in zip(winners, chairs, strict=True)
    }
    return sorted(winners, key=lambda entry: order[entry.number])
