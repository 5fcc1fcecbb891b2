"""Rebuys, add-ons, the dealers' add-on, bonus chips, the ledger."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from floorman.core.model import EntryState
from floorman.core.money_sums import chips_in_play
from tests.desk.money_desks import MoneyDesk


@pytest.fixture(name="desk")
def _desk(tmp_path: Path) -> MoneyDesk:
    desk = MoneyDesk(tmp_path)
    desk.play("\n".join(f"new Player {seat} 1-{seat}" for seat in range(1, 5)))
    return desk


def test_a_rebuy_seated(desk: MoneyDesk) -> None:
    desk.play("rebuy 1-3\nrebuy #3 = card")
    assert [sale.products for sale in desk.money.sales.values()][-2:] == [("rebuy",), ("rebuy",)]
    assert desk.refused("rebuy 1-3") == "Rebuy: at most 2 a person, bought already: 2"
    assert desk.told["chips_sold"] == 4 * 22_000 + 2 * 20_000


def test_the_stack_is_asked_where_it_decides(desk: MoneyDesk) -> None:
    assert desk.cautioned("rebuy 1-3") == ()
    (caution,) = desk.cautioned("rebuy 1-4 x2")
    assert caution.startswith("The house sells by the stack of Player 1 4 (#4)") or "which was not told" in caution
    assert desk.refused("rebuy 1-1 x2 stack 9000").startswith("With 9000 chips of 20")
    assert desk.cautioned("rebuy 1-1 x2 stack 0") == ()


def test_on_the_hand_of_his_bust_it_takes_the_bust_back(desk: MoneyDesk) -> None:
    desk.play("1-3 x\nrebuy 1-3 = cash of 100")
    entry = desk.desk.floor.now.entries[3]
    assert (entry.state, str(entry.chair)) == (EntryState.SEATED, "1-3")
    assert desk.show()["out"] == []
    desk.play("1-3 x\n1 n")
    assert desk.refused("rebuy #3").startswith("A hand was dealt since")
    desk.play("undo\nrebuy #3")
    assert desk.told["differences"] == []


def test_a_chair_that_was_sold_again_takes_nobody_back(desk: MoneyDesk) -> None:
    desk.play("1-3 x\nnew Ann 1-3")
    assert desk.refused("rebuy #3").startswith("Ann (#5) sits at 1-3")


def test_rebuys_end_with_their_window(desk: MoneyDesk) -> None:
    desk.play("lv go")
    desk.clock.wait(45)
    desk.play("rebuy 1-1")
    desk.clock.wait(10)
    desk.desk.keep()
    assert desk.refused("rebuy 1-1") == "Rebuy: sold from level 1 to level 2"


def test_early_chips_end_with_their_minutes(desk: MoneyDesk) -> None:
    desk.play("lv go")
    desk.clock.wait(59)
    desk.play("new Ann 1-8")
    desk.clock.wait(1)
    desk.play("new Bob 1-9")
    assert [sale.products for sale in desk.money.sales.values()][-2:] == [("entry", "early"), ("entry",)]


def test_add_ons_for_many(desk: MoneyDesk) -> None:
    said = desk.play("addon 1 seats 1 3 = card")
    assert len(said) == 1
    desk.play("addon 1 all\naddon 1-2")
    assert sum(sale.products == ("addon",) for sale in desk.money.sales.values()) == 7
    assert desk.refused("addon 1 seats 1 1") == "1-1 is given twice"
    assert desk.refused("addon 1 seats 1 9").startswith("Nobody sits at 1-9")
    assert desk.refused("addon 2 all") == "Nobody sits at table 2"
    assert desk.refused("addon 1 all = cash 5").startswith("95.00 is missing")


def test_the_dealers_add_on_is_the_staffs(desk: MoneyDesk) -> None:
    staff = desk.told["staff"]
    desk.play("dealer 1-2")
    assert desk.told["staff"] == staff + 1000


def test_chips_beside_sales(desk: MoneyDesk) -> None:
    sold = desk.told["chips_sold"]
    desk.play("bonus 1-2 2000 early bird\nchips 1 -500 colour-up")
    assert chips_in_play(desk.desk.floor.now) == sold + 1500
    assert desk.cautioned("chips 1 500") == ("Nobody has said why",)
    assert desk.refused("chips 1 x").startswith("Not understood: x")
    assert desk.refused("bonus x 2000").startswith("Not understood: x")


def test_only_who_plays_buys_chips(desk: MoneyDesk) -> None:
    desk.play("new Ann = owe\n1-1 x\n1 n")
    assert desk.refused("addon #5") == "Ann (#5) has no seat yet"
    assert desk.refused("addon #1").endswith("is out")


def test_a_house_that_sells_to_the_broke_only(desk: MoneyDesk) -> None:
    house = desk.desk.floor.house
    desk.desk.floor.house = replace(house, choices=replace(house.choices, rebuy_rule="broke"))
    assert "which was not told" in desk.cautioned("rebuy 1-1")[0]
    assert desk.refused("rebuy 1-2 stack 100").startswith("With 100 chips")
