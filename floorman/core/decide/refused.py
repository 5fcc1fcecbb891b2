"""Why something cannot happen, and the checks that several commands share."""

from floorman.core.model import Chair, Entry, EntryState, Table, Tournament


class Refused(Exception):
    """What was asked cannot happen; nothing has changed. ``code`` (``refused.…``) has words in ``text.phrases``."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = f"refused.{code}"
        self.params = params


def table_of(now: Tournament, number: int) -> Table:
    """The table, standing. Refused if there is none or it is broken."""
    table = now.table(number)
    if table is None:
        raise Refused("no-table", table=number)
    if table.broken:
        raise Refused("table-broken", table=number)
    return table


def entry_of(now: Tournament, number: int) -> Entry:
    """The entry. Refused if there is none."""
    entry = now.entry(number)
    if entry is None:
        raise Refused("no-entry", number=number)
    return entry


def alive_entry(now: Tournament, number: int) -> Entry:
    """The entry, alive. Refused if it is out or void."""
    entry = entry_of(now, number)
    if entry.state is EntryState.OUT:
        raise Refused("entry-out", entry=entry.number)
    if entry.state is EntryState.VOID:
        raise Refused("entry-void", entry=entry.number)
    return entry


def seated_entry(now: Tournament, number: int) -> tuple[Entry, Chair]:
    """The entry and the chair it sits on. Refused if it has none."""
    entry = alive_entry(now, number)
    if entry.state is EntryState.WAITING or entry.chair is None:
        raise Refused("entry-waiting", entry=entry.number)
    if entry.state is EntryState.TRANSIT:
        raise Refused("entry-in-transit", entry=entry.number, chair=entry.chair)
    return entry, entry.chair


def chair_at(now: Tournament, chair: Chair) -> Table:
    """The table of a chair that exists. Refused if there is no such table or seat."""
    table = table_of(now, chair.table)
    if not 1 <= chair.seat <= table.max_seats:
        raise Refused("no-seat", table=table.number, seat=chair.seat, max=table.max_seats)
    return table


def free_chair(now: Tournament, chair: Chair, but: frozenset[int] = frozenset()) -> Table:
    """The table of a chair that somebody can be given. Entries in ``but`` do not count as holding it.

    Refused if somebody sits on it or is on his way to it, if it is locked, or if its table is closed.
    """
    table = chair_at(now, chair)
    sits, comes = table.at(chair.seat), table.expected_at(chair.seat)
    if sits is not None and sits not in but:
        raise Refused("seat-taken", chair=chair, entry=sits, free=_nearest_free(table))
    if comes is not None and comes not in but:
        raise Refused("seat-expected", chair=chair, entry=comes, free=_nearest_free(table))
    if chair.seat in table.locked_chairs:
        raise Refused("seat-locked", chair=chair)
    if table.closed:
        raise Refused("table-closed", table=table.number)
    return table


def _nearest_free(table: Table) -> str:
    return ", ".join(str(seat) for seat in table.free()) or "–"
