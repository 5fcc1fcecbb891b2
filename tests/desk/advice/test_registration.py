"""What the registration desk is told."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.desk.money_desks import MoneyDesk


@pytest.fixture(name="desk")
def _desk(tmp_path: Path) -> MoneyDesk:
    return MoneyDesk(tmp_path)


def test_a_guarantee_that_is_short(desk: MoneyDesk) -> None:
    assert desk.advice("money.") == []
    desk.play("new Ann")
    (card,) = desk.advice("money.guarantee")
    assert card["says"] == "Entries that would reach it: 20. Else the house pays it."
    desk.play("added 2000")
    assert desk.advice("money.guarantee") == []


def test_what_is_owed_offers_the_call(desk: MoneyDesk) -> None:
    desk.play("new Ann = owe\nnew Bob = owe")
    (card,) = desk.advice("money.owed")
    assert (card["offer"], card["cites"]) == ("buy 1 = ", [str(desk.desk.floor.house.cite("seat_unpaid"))])
    desk.play(f"{card['offer']}cash")
    assert desk.advice("money.owed")[0]["offer"] == "buy 2 = "


def test_a_drawer_over_the_houses_limit(desk: MoneyDesk) -> None:
    house = desk.desk.floor.house
    desk.desk.floor.house = replace(house, choices=replace(house.choices, cash_limit=60_000))
    assert desk.advice("money.cash") == []
    desk.play("new Ann")
    (card,) = desk.advice("money.cash")
    assert (card["offer"], card["says"]) == ("drawer out ", "It holds more than 600.00, the house's limit.")


def test_the_last_level_of_a_product(desk: MoneyDesk) -> None:
    desk.play("new Ann\nnew Bob\nlv go")
    assert desk.advice("money.window") == []
    desk.clock.wait(25)
    desk.desk.keep()
    (card,) = desk.advice("money.window")
    assert card["says"] == "Sold until the end of level 2, with the break behind it."


def test_sums_that_differ_stop_everything(desk: MoneyDesk) -> None:
    desk.play("new Ann")
    now = desk.desk.log.now
    desk.desk.log.now = replace(now, money=replace(desk.money, collected=1))
    assert [card["code"] for card in desk.advice("money.differs")] == ["money.differs"]


def test_without_prices_there_is_no_such_advice(tmp_path: Path) -> None:
    from tests.desk.rooms import TestDesk

    room = TestDesk(tmp_path, tables=1)
    room.play("new Ann\nnew Bob")
    assert room.advice("money.") == []
