"""Any calls in any order: the room stays sound, what is refused changes nothing, and every row can be told."""

from pathlib import Path
from random import Random

import pytest

from floorman.core.log import Log
from floorman.desk.advice.room import advise
from floorman.desk.front.echo import echo
from tests.desk.rooms import TestDesk
from tests.desk.test_evening import sound

CALLS = """
{w} x|{w} {w} x 900 {n}00|{w} x before {e}|{t} pos {s} {s} {s}|{t} pos {s} - {s}|{t} bb {s}|bb {t}:{s} {t}:{s}
start {t} {s}|start all {s}|{t} next|{t} next {n}|new Ann|new Cid {c}|wait Dan|seat {e}|seat {e} {c}|seat next {n}
re {e}|void {w}|here {w}|noshow {w}|draw|draw s|move {w} {c}|move {w} {c}|move {w} {t}|stay {w}|swap {w} {w}
shift {t} {t}|bal|bal all|in {w}|in all|missing {w}|break {t}|redraw {n}|final|order {t} {t}|open {t}|open {t} wait
ready {t}|close {t}|halt {t}|resume {t}|sell {s}|lock {c}|unlock {c}|lock {t}|unlock {t}|pin {w}|unpin {w}
apart {w} {w}|reg close|reg open|p {w} hands 2|p {w} dq|served {w} 1|away {w}|back {w}|dodge {w}|err {t}|h4h on
done {t}|h4h off|slip {w}|slip last|slips {t}|find a|? {w}|note {t} x|no 1 r|undo|undo|undo|redo|undo {n}{n}
forget {e}|00000{n}|{w}|{t}
"""
CHOICES = [call for line in CALLS.strip().splitlines() for call in line.split("|")]
HOUSES = ("tda-2024", "longform-06", "pokerstars")


def any_call(chance: Random) -> str:
    """A call about five tables and some thirty entries, of which many are not there."""
    call = chance.choice(CHOICES)
    while "{" in call:
        entry, chair = f"#{chance.randint(1, 25)}", f"{chance.randint(1, 5)}-{chance.randint(1, 7)}"
        word = {"e": entry, "c": chair, "w": chance.choice([entry, chair, chair])}
        word |= {"t": str(chance.randint(1, 5)), "s": str(chance.randint(1, 7)), "n": str(chance.randint(1, 5))}
        at = call.index("{")
        call = call[:at] + word[call[at + 1]] + call[at + 3 :]
    return call


@pytest.mark.parametrize("seed", range(12))
def test_any_calls_in_any_order(tmp_path: Path, seed: int) -> None:
    chance = Random(seed)
    room = TestDesk(tmp_path, tables=4, seats=7, house=HOUSES[seed % 3])
    desk = room.desk
    for number in range(chance.randint(4, 20)):
        desk.call(f"new P{number}")
    desk.call("reg close" if chance.random() < 0.7 else "sell 6")
    for _ in range(60):
        room.clock.wait(chance.choice([0, 0, 0.3, 1, 3]))
        call = any_call(chance)
        now, rows = desk.floor.now, len(desk.log.facts)
        expected = echo(desk, call)
        assert desk.floor.now is now, call
        told = desk.call(call)
        assert told.ok == (expected.status in ("understood", "cautioned", "query")), f"{call}: {expected} {told}"
        if told.seq is None:
            assert (desk.floor.now is now, len(desk.log.facts)) == (True, rows), call
        sound(desk)
    for due in advise(desk.floor)[:1]:
        if due.offer and due.offer[-1] not in " -":
            assert echo(desk, due.offer).status in ("understood", "cautioned", "query"), due
    assert len(room.journal()) == len(desk.log.facts)
    assert room.show()["journal"] == len(desk.log.facts)
    assert Log(desk.log.facts).now == desk.log.now
