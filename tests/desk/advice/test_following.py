"""The advice is a plan: whoever takes its first card again and again ends in a room that is even."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from floorman.core.facts import ImportEntries, ListedEntry
from floorman.core.model import Chair, SeatNo, TableNo
from floorman.desk.advice.room import advise
from floorman.desk.front.echo import echo
from floorman.desk.house.houses import load_house
from floorman.desk.seats.balancing import counted
from floorman.rules.balancing import gap_key
from floorman.rules.house import House
from tests.desk.floors import Evening
from tests.desk.floors import house as club

SHIPPED = ("tda-2024", "longform-06", "pokerstars")
CHOSEN: Mapping[str, Mapping[str, Any]] = {
    "moving by lot": {"mover": "random", "giving_table": "same-section"},
    "big blind now": {"mover": "big-blind-now", "giving_table": "break-order", "single_big_blind": "never"},
    "wide gap": {"gap": 5, "gap_few": 4},
    "never stops": {"halt_at": 0, "gap": 1},
    "stops at two": {"halt_at": 2, "button_redraw_at": [3, 2]},
    "breaks while registering": {"break_while_registering": True, "final_table": 6},
    "forward": {"button_method": "forward", "mover": "same-position"},
}


def house(name: str) -> House:
    """A house of ours, or one like the TDA's with some choices of its own."""
    return load_house(name) if name in SHIPPED else club(**CHOSEN[name])


def room_of(chance: Random, tables: int, house: House, short: int) -> Evening:
    """A room in play, every button seen, ``short`` of whose tables have lost players to busts, registration closed.

    One in two was full before, so that with few short tables no table can break and players are moved.
    """
    seats, missing = chance.choice((6, 8, 9, 10)), chance.randint(0, 1)
    evening = Evening({}, house, seats=seats)
    evening.call(f"open 1..{tables}")
    chairs = [
        Chair(TableNo(table), SeatNo(seat + 1))
        for table in range(1, tables + 1)
        for seat in range(seats - chance.randint(0, missing))
    ]
    listed = tuple(ListedEntry(chair) for chair in chairs)
    evening.desk.record(ImportEntries(listed), names=[(f"P{at}", "") for at in range(len(chairs))])
    evening.call("start all 3")
    for table in chance.sample(range(1, tables + 1), short):
        for seat in chance.sample(evening.desk.floor.now.tables[table].seated(), chance.randint(2, seats - 2)):
            evening.call(f"{table}-{seat} x")
    evening.call("reg close")
    if chance.random() < 0.6:
        order = chance.sample(range(1, tables + 1), chance.randint(1, tables))
        evening.call("order " + " ".join(map(str, order)))
    return evening


def followed(evening: Evening, most: int) -> int:
    """F5 and Enter until the first card says no more what to do; how often."""
    for step in range(most):
        cards = advise(evening.desk.floor)
        assert len(cards) <= 6, [evening.said(card) for card in cards]
        offer = cards[0].offer if cards else ""
        if not offer or offer[-1] in " -":
            return step
        shown = echo(evening.desk, offer)
        assert shown.status in ("understood", "cautioned", "query"), (offer, shown)
        evening.call(offer)
    pytest.fail(f"no end: {[evening.said(card) for card in advise(evening.desk.floor)]}")


def is_even(evening: Evening) -> bool:
    """Whether no table can break, and none has more players more than another than the house allows."""
    floor = evening.desk.floor
    answer = counted(floor).answer
    levels, playing = floor.heads.every.levels, floor.heads.every.playing
    gap: int = getattr(floor.house.choices, gap_key(floor.house, playing))
    return playing == 1 or (answer.breaks is None and not answer.moves and levels.most - levels.least <= gap)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", [*SHIPPED, *CHOSEN])
def test_following_the_first_card_ends_in_an_even_room(name: str, seed: int) -> None:
    chance = Random(f"{name} {seed}")
    tables = chance.choice((5, 8, 13, 24, 60))
    evening = room_of(chance, tables, house(name), chance.choice((1, 2, tables // 2)))
    followed(evening, 6 * tables)
    floor = evening.desk.floor
    assert is_even(evening)
    assert not floor.heads.halted
    assert not [one for one in advise(floor) if one.level == "stop"]


def test_three_hundred_tables_of_which_fifty_are_short() -> None:
    evening = room_of(Random("hall"), 300, house("tda-2024"), 50)
    cards = advise(evening.desk.floor)
    assert len(cards) <= 6
    assert cards[0].code == "table.break"
    followed(evening, 400)
    assert is_even(evening)


@pytest.mark.parametrize("seed", range(40))
def test_following_ends_in_any_room(seed: int) -> None:
    """Pins, locks, closed and stopped tables, players kept apart, some who wait: not all can be evened, all ends."""
    chance = Random(seed)
    evening = room_of(chance, chance.randint(4, 12), house(chance.choice([*SHIPPED, *CHOSEN])), 3)
    tables = list(evening.desk.floor.now.tables)
    for _ in range(chance.randint(3, 15)):
        table = chance.choice(tables)
        seats = evening.desk.floor.now.tables[table].seated()
        calls = [f"pin {table}-{chance.choice(seats)}", f"lock {table}", f"lock {table}-{max(seats) + 1}", "reg open"]
        calls += [f"close {table}", f"halt {table}", f"apart {table}-{seats[0]} {chance.choice(tables)}-1", "wait Ann"]
        evening.desk.call(chance.choice(calls))
    followed(evening, 300)
