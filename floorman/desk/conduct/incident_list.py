"""The incident list: rulings, penalties, dodges, notes and overruled advice, by table and by player."""

from collections.abc import Iterator

from msgspec import Struct

from floorman.core import facts as e
from floorman.desk.conduct.signs import history
from floorman.desk.steady import wall_clock
from floorman.desk.words.journal_sentences import Teller


class IncidentRow(Struct, frozen=True):
    """One row of the incident list."""

    seq: int
    at: str
    kind: str
    table: int | None
    entry: int | None
    player: str
    says: str
    remark: str
    cites: tuple[str, ...]


def incidents(teller: Teller, table: int | None = None, entry: int | None = None) -> tuple[IncidentRow, ...]:
    """Those that stand, newest first; of one table or player if asked."""
    rows = (_row(teller, fact.seq) for fact in teller.floor.cases.incidents(teller.floor.log))
    return tuple(row for row in rows if (table is None or row.table == table) and (entry is None or row.entry == entry))


def incident_table(teller: Teller) -> tuple[tuple[str, ...], Iterator[tuple[str | int | None, ...]]]:
    """Headings and rows of the whole incident list, for export."""
    heads = ("No.", "At", "Kind", "Table", "Entry", "Player", "What happened", "Remark", "Rules")
    rows = (
        (row.seq, row.at, row.kind, row.table, row.entry, row.player, row.says, row.remark, ", ".join(row.cites))
        for row in incidents(teller)
    )
    return heads, rows


def _row(teller: Teller, seq: int) -> IncidentRow:
    fact = teller.floor.log.facts[seq - 1]
    event = fact.event
    params = event.params if isinstance(event, e.RulingRecorded) else {}
    entry = getattr(event, "entry", None) or params.get("entry")
    number = entry if isinstance(entry, int) else None
    table: int | None = getattr(event, "table", None)
    if table is None and number is not None:
        chair = next((chair for told, chair in history(teller.floor, number) if told.seq == seq), None)
        table = None if chair is None else chair.table
    return IncidentRow(
        seq,
        wall_clock(fact.at),
        event.KIND,
        table,
        number,
        "" if number is None else teller.floor.names.label(number),
        teller.fact(fact),
        teller.remarks(seq),
        tuple(getattr(event, "cites", ())),
    )
