"""One draw: what the room draws from a seed, the rules' desk draws again from the same seed."""

from random import Random

import pytest

from floorman.core.facts import ImportEntries, ListedEntry
from floorman.core.model import Chair, SeatNo, TableNo
from floorman.desk.front.json_view import room as shown
from floorman.rules.citation import Unanswerable
from floorman.rules.draw import Drawn, Moved, break_table, draw, redraw
from floorman.rules.seats import TableSeats
from tests.desk.floors import Evening


def room_of(chance: Random) -> Evening:
    """Some tables, some of their chairs taken or locked, perhaps a cap; pairs kept apart among who waits."""
    evening = Evening({}, seats=chance.choice((6, 9)))
    size, count = evening.desk.floor.now.seats, chance.randint(2, 5)
    evening.call(f"open 1..{count}")
    chairs = [Chair(TableNo(table), SeatNo(seat)) for table in range(1, count + 1) for seat in range(1, size + 1)]
    taken = chance.sample(chairs, chance.randint(0, size * count // 2))
    free = [chair for chair in chairs if chair not in taken]
    for chair in chance.sample(free, chance.randint(0, 3)):
        evening.call(f"lock {chair}")
    waiting = chance.randint(1, max(1, len(free) - 6))
    listed = tuple(ListedEntry(chair) for chair in taken) + (ListedEntry(),) * waiting
    evening.desk.record(ImportEntries(listed), names=[(f"P{at}", "") for at in range(len(listed))])
    if chance.random() < 0.3:
        evening.desk.call(f"sell {chance.randint(2, size)}")
    return evening


def apart(evening: Evening, chance: Random, among: list[int], most: int) -> list[frozenset[int]]:
    """Pairs of them that the room keeps apart from now on."""
    pairs: list[frozenset[int]] = []
    for _ in range(chance.randint(0, most) if len(among) > 1 else 0):
        one, other = chance.sample(among, 2)
        if evening.desk.call(f"apart #{one} #{other}").ok:
            pairs.append(frozenset({one, other}))
    return pairs


def tables(evening: Evening, *left_out: int) -> list[TableSeats]:
    """The tables that stand, as a sheet shows them."""
    return [
        TableSeats(
            table["table"], table["max_seats"], tuple(map(int, table["seats"])), None, frozenset(table["locked"])
        )
        for table in shown(evening.desk)["tables"]
        if table["state"] == "open" and table["table"] not in left_out
    ]


@pytest.mark.parametrize("seed", range(60))
def test_a_draw_is_the_rules_draw(seed: int) -> None:
    chance = Random(seed)
    evening = room_of(chance)
    floor = evening.desk.floor
    waiting = list(floor.now.waiting)
    pairs = apart(evening, chance, waiting, 4)
    before = tables(evening)
    told = evening.desk.call(f"draw SEED {seed}")
    selling = [one for one in before if len(one.seats) + len(one.locked) < one.max_seats]
    selling = [one for one in selling if floor.now.sell is None or len(one.seats) < floor.now.sell]
    try:
        again = draw(floor.house, waiting, selling, f"SEED {seed}", apart=pairs, cap=floor.now.sell).answer
    except Unanswerable:
        assert not told.ok, told.says
        return
    assert told.ok, told.says
    assert again == tuple(Drawn(number, *_chair(evening, number)) for number in waiting)


@pytest.mark.parametrize("seed", range(40))
def test_a_table_break_is_the_rules_break(seed: int) -> None:
    chance = Random(seed)
    evening = room_of(chance)
    broken = chance.choice(tables(evening))
    here = [evening.at(broken.table, seat).number for seat in broken.seats]
    pairs = apart(evening, chance, here, 2)
    seats = [frozenset(broken.seats[here.index(number)] for number in pair) for pair in pairs]
    others = [one for one in tables(evening, broken.table) if len(one.seats) + len(one.locked) < one.max_seats]
    playing = [one for one in others if one.seats]
    if sum(one.max_seats - len(one.seats) - len(one.locked) for one in playing) >= len(broken.seats):
        others = playing
    told = evening.desk.call(f"break {broken.table} SEED")
    try:
        again = break_table(evening.desk.floor.house, broken.table, [broken, *others], "SEED", apart=seats).answer
    except Unanswerable:
        assert not told.ok, told.says
        return
    assert told.ok, told.says
    sent = zip(broken.seats, here, strict=True)
    assert again == tuple(Moved(broken.table, seat, *_chair(evening, number)) for seat, number in sent)


@pytest.mark.parametrize("seed", range(40))
def test_a_redraw_is_the_rules_redraw(seed: int) -> None:
    chance = Random(seed)
    evening = room_of(chance)
    before = tables(evening)
    count = chance.randint(1, len(before))
    sitting = [(one.table, seat) for one in before for seat in one.seats]
    numbers = {chair: evening.at(*chair).number for chair in sitting}
    pairs = apart(evening, chance, list(numbers.values()), 2) if count > 1 else []
    chairs = {number: chair for chair, number in numbers.items()}
    told = evening.desk.call(f"redraw {count} SEED")
    groups = [frozenset(chairs[number] for number in pair) for pair in pairs]
    try:
        again = redraw(evening.desk.floor.house, before, before[:count], "SEED", apart=groups).answer
    except Unanswerable:
        assert not told.ok, told.says
        return
    assert told.ok or not sitting, told.says
    assert again == tuple(Moved(*chair, *_chair(evening, numbers[chair])) for chair in sitting)


def _chair(evening: Evening, number: int) -> Chair:
    chair = evening.entry(number).chair
    assert chair is not None
    return chair
