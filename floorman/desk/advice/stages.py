"""What the stages of an evening wait for: tables, players, the first button, registration's end; and the winner."""

from collections.abc import Iterator

from floorman.desk.advice.card import Advice
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.stage import begun, winner
from floorman.rules.citation import cite
from floorman.rules.first_button import asks_seat

_PROMPTLY = cite("TDA-2024 RP-6#promptly")
_ANEW = ("redraw", "final", "day", "round")


def opening(floor: Floor) -> Iterator[Advice]:
    """Tables to be opened, then players to be brought in."""
    if not floor.now.tables:
        yield _note("room.tables", "advice.open-tables", "open ")
    if not floor.now.entries:
        yield _note("room.players", "advice.bring-in", "new ")


def _note(code: str, title: str, offer: str) -> Advice:
    return Advice("act", code, title, f"{title}.why", offer=offer, icon="question")


def start(floor: Floor) -> Iterator[Advice]:
    """The first button where none was seen since seats were drawn: of the room, or after a redraw."""
    anew = _drawn_anew(floor)
    tables = [number for number, _ in sorted(_dealt(floor))] if anew or not begun(floor) else []
    if anew and floor.now.transit:
        yield _seated(floor)
    elif tables and not any(floor.now.tables[number].sighting for number in tables):
        yield _start(floor, tables, anew)


def _dealt(floor: Floor) -> Iterator[tuple[int, int]]:
    """Tables at which two players sit or more, with how many."""
    for table in floor.now.standing_tables():
        if table.players > 1:
            yield table.number, table.players


def _drawn_anew(floor: Floor) -> str:
    """What drew everybody anew: ``final``, ``redraw``, ``day``, ``round``; "" once somebody has gone out since."""
    last = floor.now.draws[-1] if floor.now.draws else None
    if last is None or last.what not in _ANEW or (floor.now.busts and floor.now.busts[-1].seq > last.seq):
        return ""
    return last.what


def _start(floor: Floor, tables: list[int], anew: str) -> Advice:
    way = floor.house.choices.first_button
    asked = asks_seat(floor.house) and (way == "high-card" or len(tables) == 1)
    offer = "start all" if not asked else f"start {tables[0]} " if len(tables) == 1 else "start "
    title = "advice.start-final" if anew == "final" else "advice.start-anew" if anew else "advice.start"
    params = {"count": len(tables), "table": tables[0]}
    table = tables[0] if len(tables) == 1 else None
    cites = (floor.house.cite("first_button"),)
    return Advice("act", "play.start", title, f"advice.start.{way}", params, cites, offer, table, "resume")


def _seated(floor: Floor) -> Advice:
    """Play goes on once everybody has sat down on his new seat."""
    params = {"count": len(floor.now.transit)}
    return Advice(
        "move", "play.seated", "advice.seated", "advice.seated.why", params, (_PROMPTLY,), "in all", None, "transit"
    )


def ending(floor: Floor) -> Iterator[Advice]:
    """The winner; or that registration is all that keeps the last one from it."""
    won = winner(floor)
    if won is not None:
        params = {"number": won.number, "entry": won.number, "entries": floor.now.counts.entries}
        table = None if won.chair is None else won.chair.table
        yield Advice("act", "winner", "advice.winner", "advice.winner.why", params, (), "results", table, "tick-disc")
    elif floor.now.counts.alive == 1 and floor.now.busts and floor.now.registration_open:
        yield Advice("act", "winner.registration", "advice.last", "advice.last.why", {}, (), "reg close", None, "wait")
