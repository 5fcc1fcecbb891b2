"""Tables that still play the hands for which the tournament clock waits."""

from floorman.desk.floor.floor import Floor


def still_playing(floor: Floor) -> tuple[int, ...]:
    """Tables with two players or more that have not said that their hands are done."""
    done = floor.now.tables_done
    return tuple(
        table.number
        for table in floor.now.standing_tables()
        if table.players >= 2 and not table.halted and table.number not in done
    )
