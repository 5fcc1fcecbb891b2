"""Money back: before the stack is in play all of it, afterwards as the house gives it, always in kind."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from floorman.core.facts import TicketsIssued
from floorman.core.model import EntryState
from floorman.core.money import Tender, Ticket
from tests.desk.money_desks import MoneyDesk


@pytest.fixture(name="desk")
def _desk(tmp_path: Path) -> MoneyDesk:
    desk = MoneyDesk(tmp_path)
    desk.play("\n".join(f"new Player {seat} 1-{seat}" for seat in range(1, 5)))
    return desk


@pytest.mark.parametrize("call", ["unreg 5", "refund 5", "refund #5", "refund 2-1"])
def test_before_the_stack_is_in_play_all_comes_back_in_kind(desk: MoneyDesk, call: str) -> None:
    desk.play(f"new Ann 2-1 = cash 60 card 50\n{call}")
    (back,) = desk.money.refunds.values()
    assert back.tenders == (Tender("card", 5000), Tender("cash", 6000))
    assert desk.desk.floor.now.entries[5].state is EntryState.VOID
    assert (desk.told["collected"], desk.told["differences"]) == (44_000, [])
    rows = desk.show()["sales"]
    assert [row["standing"] for row in rows if row["entry"] == 5] == [False, False]
    assert rows[-1]["refund_of"] == "000005"
    assert desk.refused(call)


def test_a_stack_in_play(desk: MoneyDesk) -> None:
    desk.play("here 1-2")
    assert desk.refused("unreg 2").startswith("The stack of Player 2 (#2) is in play")
    assert desk.refused("refund 2 stack 9000").startswith("Player 2 (#2) gets nothing back")
    house = desk.desk.floor.house
    desk.desk.floor.house = replace(house, choices=replace(house.choices, withdrawal="prorata"))
    assert desk.refused("refund 2").startswith("The call is not finished")
    desk.play("refund 2 stack 11000")
    (back,) = desk.money.refunds.values()
    assert (back.parts.pool, back.parts.fee, back.chips) == (4850, 1000, 11_000)
    assert desk.told["differences"] == []


def test_a_full_stack_in_play_comes_back_whole(desk: MoneyDesk) -> None:
    house = desk.desk.floor.house
    desk.desk.floor.house = replace(house, choices=replace(house.choices, withdrawal="prorata"))
    desk.play("1 n\nrefund 2 stack 22000")
    assert desk.told["collected"] == 33_000


def test_in_the_money_nothing_comes_back(desk: MoneyDesk) -> None:
    house = desk.desk.floor.house
    desk.desk.floor.house = replace(house, choices=replace(house.choices, withdrawal="prorata"))
    desk.play("1 n\n1-1 x\n1-3 x\n1-4 x")
    assert desk.refused("refund 2 stack 22000").startswith("Player 2 (#2) gets nothing back")
    assert desk.refused("refund 1") == "Player 1 (#1) is out: nothing comes back"


def test_a_ticket_comes_back_as_a_ticket(desk: MoneyDesk) -> None:
    desk.desk.record(TicketsIssued((Ticket("4001", 11_000),), "SAT"))
    desk.play("new Ann = ticket 4001\nunreg 5")
    (back,) = desk.money.refunds.values()
    (tender,) = back.tenders
    assert (tender.kind, tender.amount) == ("ticket", 11_000)
    assert desk.money.tickets[tender.number].ticket.value == 11_000
    assert desk.refused("new Bob = ticket 4001").startswith("The ticket 4001 was used by Ann (#5)")


def test_an_owed_entry_is_taken_off_and_nothing_comes_back(desk: MoneyDesk) -> None:
    desk.play("new Ann = owe")
    assert desk.refused("unreg 5") == "Ann (#5) has paid nothing"
    desk.play("void #5")
    assert desk.told["owed"] == []


def test_more_than_the_drawer_holds_is_told(desk: MoneyDesk) -> None:
    desk.play("drawer out 900")
    assert desk.cautioned("unreg 2") == ("Drawer C3 holds less than 110.00",)


def test_an_undone_sale_says_what_to_hand_back(desk: MoneyDesk) -> None:
    desk.play("new Ann 2-1 = cash of 150")
    (said,) = desk.play("undo")
    assert "Hand back 110.00 cash" in said
    assert said.endswith("Slips now false: 000005")
    desk.play("redo\nunreg 5")
    assert "Take back 110.00 cash" in desk.play("undo")[0]


def test_after_the_z_it_is_refunded(desk: MoneyDesk) -> None:
    desk.play("drawer count 940\ndrawer close")
    assert desk.refused("undo") == "That money is in Z 1: refund 4"
    desk.play("drawer open C4 200\nrefund 4")
    assert desk.told["collected"] == 33_000
