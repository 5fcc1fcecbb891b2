"""Which dealer is at which table, now and after the pushes to come."""

from floorman.desk.floor.floor import Floor


def dealers_at(floor: Floor, pushes: int = 0) -> dict[int, str]:
    """Who deals where, after so many pushes more: the line against the tables that stand, lowest number first."""
    dealers = floor.now.dealers
    if dealers is None or not dealers.line:
        return {}
    turn = pushes % len(dealers.line)
    line = (*dealers.line[len(dealers.line) - turn :], *dealers.line[: len(dealers.line) - turn])
    tables = [table.number for table in floor.now.standing_tables()]
    return dict(zip(tables, line, strict=False))
