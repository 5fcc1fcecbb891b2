"""A list taken over into the room: previewed against what stands, then recorded as one event."""

from collections.abc import Mapping

from floorman.core.facts import ImportEntries, ListedEntry, NewTable
from floorman.core.model import Chair, SeatNo, TableNo
from floorman.desk.desk import Desk
from floorman.desk.request import Outcome
from floorman.exchange.columns import Columns
from floorman.exchange.names import fold
from floorman.exchange.preview import ListPreview, preview
from floorman.exchange.source_rows import Source


def previewed(
    desk: Desk,
    source: Source,
    columns: Columns,
    *,
    keep_seats: bool = True,
    answers: Mapping[str, bool] | None = None,
    by_row: Mapping[int, bool] | None = None,
) -> ListPreview:
    """What would come in, with the chairs that are taken in the room and the names that play. Raises ListRefused.

    ``answers`` says of words that nobody knows whether their players play, ``by_row`` the same of single rows.
    """
    tables = desk.floor.now.standing_tables()
    taken = {
        (table.number, at + 1)
        for table in tables
        for at in range(table.max_seats)
        if table.chairs[at] is not None
        or table.expected[at] is not None
        or at + 1 in table.locked_chairs
        or table.closed
        or table.locked
    }
    sizes: Mapping[int, int] = {table.number: table.max_seats for table in tables}
    return preview(
        source,
        columns,
        desk.floor.now.seats,
        taken_seats=taken,
        table_seats=sizes,
        keep_seats=keep_seats,
        answers=answers,
        by_row=by_row,
        in_play=_in_play(desk),
    )


def _in_play(desk: Desk) -> dict[str, dict[str, object]]:
    """Who plays or waits, by his folded name, as a sentence names him."""
    floor = desk.floor
    alive = (entry for entry in floor.now.entries.values() if entry.alive)
    return {fold(floor.names.name(one.number)): {"entry": f"#{one.number}", "chair": one.chair or "–"} for one in alive}


def tables_to_draw_over(desk: Desk, source: Source, columns: Columns) -> tuple[NewTable, ...]:
    """The tables of a list whose seats are left behind, for a room that has none yet. Raises ListRefused."""
    if desk.floor.heads.standing:
        return ()
    return _new_tables(desk, previewed(desk, source, columns))


def _new_tables(desk: Desk, list_: ListPreview) -> tuple[NewTable, ...]:
    """Tables that the list seats players at and that do not stand yet, with its largest seat and its sections."""
    sections: dict[int, str] = {}
    for row in list_.rows:
        if row.table is not None:
            sections.setdefault(row.table, row.section)
    return tuple(
        NewTable(TableNo(number), list_.max_seats, sections.get(number, ""))
        for number in list_.tables
        if _missing(desk, number)
    )


def take_over(desk: Desk, list_: ListPreview, tables: tuple[NewTable, ...] = ()) -> Outcome:
    """Records every row that comes in, as one event, with ``tables`` besides those that its seats need.

    Raises Refused or NotRecorded; then nothing has changed.
    """
    new = tables or _new_tables(desk, list_)
    entries = tuple(
        ListedEntry(
            None if row.table is None or row.seat is None else Chair(TableNo(row.table), SeatNo(row.seat)), row.chips
        )
        for row in list_.rows
    )
    names = [(row.name, row.second_name) for row in list_.rows]
    return desk.record(ImportEntries(entries, new), names=names)


def _missing(desk: Desk, number: int) -> bool:
    table = desk.floor.now.table(number)
    return table is None or table.broken
