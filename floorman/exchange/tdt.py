"""A save of The Tournament Director (.tdt) as rows: who still plays, at which table and seat."""

from collections.abc import Iterator

from floorman.exchange.cutting import SourceRow
from floorman.exchange.lines import SourceNote
from floorman.exchange.literal import read_literal
from floorman.exchange.places import table_of
from floorman.exchange.refused import MAX_ROWS, ListRefused

HEADINGS = ("Table", "Seat", "Name", "Nickname", "Chips")


def is_tdt(text: str) -> bool:
    """Whether the text begins like a .tdt file."""
    return text.lstrip()[:1] == "{" and "new Tournament(" in text[:2_000]


def read_tdt(text: str) -> tuple[tuple[SourceRow, ...], tuple[SourceNote, ...]]:
    """Rows as under ``HEADINGS``, their lines numbering the players of the file, and notes on who is left out.

    ListRefused for a text that is cut off or has no players.
    """
    tournament = tdt_tournament(text)
    players = _listed(tdt_field(tournament, "Players", "Players"))
    if not players or len(players) > MAX_ROWS:
        raise ListRefused("list.tdt-no-players" if not players else "list.too-many-rows", most=MAX_ROWS)
    chairs = _chairs(tournament)
    rows, notes = [], []
    for number, (uuid, player) in enumerate(players, 1):
        name, nickname = _names(player)
        if not _plays(player):
            notes.append(SourceNote(number, "list.tdt-out", {"name": name}))
            continue
        table, seat = chairs.get(uuid, ("", ""))
        chips = tdt_field(player, "ChipCount")
        count = str(int(chips)) if isinstance(chips, float) and chips > 0 else ""
        rows.append(SourceRow(number, (table, seat, name, nickname, count)))
    return tuple(rows), tuple(notes)


def tdt_tournament(text: str) -> object:
    """The tournament of a save. ListRefused for a text that is cut off."""
    return tdt_field(read_literal(text), "T")


def tdt_field(value: object, *path: str) -> object:
    """What stands under these keys, one within the other; None if one is not there."""
    for key in path:
        value = value.get(key) if isinstance(value, dict) else None
    return value


def _listed(players: object) -> list[tuple[str, object]]:
    """Players by their id: a map in version 3.7, a list in older ones."""
    if isinstance(players, dict):
        return list(players.items())
    if isinstance(players, list):
        return [(str(tdt_field(player, "UUID")), player) for player in players]
    return []


def _names(player: object) -> tuple[str, str]:
    """First and last name, or the nickname where there is neither; and the nickname beside a name."""
    first, last, nick = (tdt_field(player, "Name", key) for key in ("Firstname", "Lastname", "Nickname"))
    full = " ".join(part for part in (first, last) if isinstance(part, str) and part.strip())
    nickname = nick if isinstance(nick, str) else ""
    return (full, nickname) if full else (nickname, "")


def _plays(player: object) -> bool:
    """Whether he has a stack: his last buy-in is not bust. Who has not bought in yet still comes."""
    buyins = tdt_field(player, "Buyins")
    return not isinstance(buyins, list) or not buyins or tdt_field(buyins[-1], "BustOut") is None


def _chairs(tournament: object) -> dict[str, tuple[str, str]]:
    tables = tdt_field(tournament, "Tables", "Tables")
    found: dict[str, tuple[str, str]] = {}
    for table, seats in _numbered(tables if isinstance(tables, list) else []):
        for seat, uuid in enumerate(seats, 1):
            if isinstance(uuid, str):
                found.setdefault(uuid, (str(table), str(seat)))
    return found


def _numbered(tables: list[object]) -> Iterator[tuple[int, list[object]]]:
    """Tables by the number in their name; all by their order where one has none, or two the same."""
    names = [tdt_field(table, "Name") for table in tables]
    numbers = [table_of(name) if isinstance(name, str) else None for name in names]
    named = None not in numbers and len(set(numbers)) == len(numbers)
    for place, (number, table) in enumerate(zip(numbers, tables, strict=True), 1):
        seats = tdt_field(table, "Seats")
        if isinstance(seats, list):
            yield (number if named and number else place), seats
