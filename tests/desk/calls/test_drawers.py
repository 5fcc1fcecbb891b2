"""Drawers: whose sales go where, counted blind, closed with a Z."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from floorman.desk.front.echo import echo
from tests.desk.money_desks import MoneyDesk


@pytest.fixture(name="desk")
def _desk(tmp_path: Path) -> MoneyDesk:
    return MoneyDesk(tmp_path)


def test_the_sales_of_a_window_go_to_its_drawer(desk: MoneyDesk) -> None:
    desk.play("drawer open C4 100\nnew Ann\ndrawer C3\nnew Bob")
    assert [sale.drawer for sale in desk.money.sales.values()] == ["C4", "C3"]
    assert desk.show()["drawers"] == [
        {"code": "C3", "open": True, "expected": 61_000},
        {"code": "C4", "open": True, "expected": 21_000},
    ]


def test_looking_at_a_call_takes_no_drawer(desk: MoneyDesk) -> None:
    desk.play("drawer open C4 100")
    assert echo(desk.desk, "drawer C3").status == "query"
    assert desk.desk.floor.drawer == "C4"


def test_the_only_open_drawer_needs_no_word(tmp_path: Path) -> None:
    desk = MoneyDesk(tmp_path)
    desk.desk.floor.drawer = ""
    desk.play("new Ann")
    assert desk.money.sales[1].drawer == "C3"


def test_a_drawer_has_its_usual_kind(desk: MoneyDesk) -> None:
    desk.play("drawer open C4 0 card\nnew Ann")
    assert desk.money.sales[1].tenders[0].kind == "card"


def test_money_in_and_out_and_over(desk: MoneyDesk) -> None:
    desk.play("drawer open C4\ndrawer C3\ndrawer in 200 from the safe\ndrawer out 50.50\ndrawer move 100 C4")
    assert [one["expected"] for one in desk.show()["drawers"]] == [54_950, 10_000]
    assert desk.desk.remark(len(desk.desk.log.facts) - 2) == "from the safe"
    assert desk.refused("drawer move 100 C9") == "Drawer C9 is not open"
    assert desk.refused("drawer in x").startswith("Not understood: x")


def test_the_count_is_blind(desk: MoneyDesk) -> None:
    desk.play("new Ann = cash 60 card 50")
    (x,) = desk.play("drawer x")
    assert x == "Drawer C3: receipts 1, card 50.00; counted 0 times"
    assert desk.refused("drawer close").startswith("Count drawer C3 first")
    desk.play("drawer count 50x11 5x1\ndrawer count 50x11 10x1\ndrawer count card 50")
    (said,) = desk.play("drawer close")
    assert said == "Drawer C3 closed, Z 1: 560.00, as expected"


@pytest.mark.parametrize(
    ("pieces", "said"), [("50x10", "over"), ("500", "as expected"), ("20x20 0.5x2", "short by 99.00")]
)
def test_over_and_short(desk: MoneyDesk, pieces: str, said: str) -> None:
    desk.play(f"drawer count {pieces}")
    told = desk.play("drawer close")[0]
    assert said in told or pieces == "50x10"


def test_card_slips_that_differ_are_amber(desk: MoneyDesk) -> None:
    desk.play("new Ann = card\ndrawer count 500\ndrawer count card 100")
    assert desk.cautioned("drawer close") == ("Drawer C3: the card slips were not counted, or differ",)


def test_a_second_code_over_the_houses_difference(desk: MoneyDesk) -> None:
    house = desk.desk.floor.house
    desk.desk.floor.house = replace(house, choices=replace(house.choices, drawer_difference=500))
    desk.play("drawer count 490")
    assert desk.refused("drawer close") == "A second code is needed: drawer close & C7"
    assert desk.refused("drawer close & c3") == "C3 is the drawer's own code: the second one is another person's"
    desk.desk.floor.vouched = lambda code: code == "C8"
    assert desk.refused("drawer close & C7") == "The PIN of C7 was not given"
    desk.play("drawer close & C8")
    assert desk.desk.log.facts[-1].event.second == "C8"  # type: ignore[attr-defined]


def test_a_second_code_only_where_money_is(desk: MoneyDesk) -> None:
    assert desk.refused("reg close & C7") == "Not understood: &. Nothing more belongs to this call"
    assert desk.refused("results & C7")
    desk.play("new Ann & C7")
    assert desk.money.sales[1].second == "C7"
