"""Deals and an event that is called off, in the room."""

from pathlib import Path

import pytest

from floorman.core.facts import StacksCounted
from floorman.core.model import EntryNo
from floorman.core.money_settings import BountySettings, PrizeSettings
from tests.desk.prizes.rooms import MoneyDesk


def at_the_end(folder: Path, *stacks: int, **more: object) -> MoneyDesk:
    """Entries 1, 2 … are in with these stacks; the list is final, 500 300 200."""
    settings = PrizeSettings(percent=("50", "30", "20"), min_cash=0)
    room = MoneyDesk(folder, pool=25_000, fee=0, chips=2500, prizes=settings, **more)  # type: ignore[arg-type]
    room.sell(4)
    room.play("1-4 x")
    for seat in range(3, len(stacks), -1):
        room.play(f"1-{seat} x")
    room.final()
    if stacks:
        room.desk.record(StacksCounted(tuple((EntryNo(nth), stack) for nth, stack in enumerate(stacks, 1))))
    return room


@pytest.mark.rule("pokerstars-bg 23.1")
def test_a_deal_is_signed_by_all_and_play_goes_on(tmp_path: Path) -> None:
    room = at_the_end(tmp_path, 5000, 3000, 2000)
    assert room.refused("deal record") == "No deal is offered: deal icm, deal chop, deal equal or deal custom"
    room.play("deal icm\ndeal ok 1 2")
    assert "3" in room.refused("deal record")
    room.play("deal ok all\ndeal record")
    assert [room.money(entry)[0] for entry in (1, 2, 3)] == [38_393, 32_750, 28_857]
    room.play("pay 3\n1-3 x")
    assert room.payout(3)["from"] == 3
    assert room.money(3) == (28_857, 0, 28_857, 0, 0)


def test_what_is_left_is_the_winners(tmp_path: Path) -> None:
    room = at_the_end(tmp_path, 5000, 3000, 2000)
    room.play("deal equal leave 100\ndeal ok all")
    assert room.refused("deal record end").startswith("Something is left for the winner")
    room.play("deal record")
    assert [room.money(entry)[0] for entry in (1, 2, 3)] == [30_000, 30_000, 30_000]
    room.play("1-1 x\n1-3 x")
    assert [room.money(entry)[0] for entry in (1, 2, 3)] == [30_000, 40_000, 30_000]


def test_a_deal_that_ends_the_event_places_by_the_stacks(tmp_path: Path) -> None:
    room = at_the_end(tmp_path, 4000, 4000, 2000)
    room.play("deal chop\ndeal ok all\ndeal record end")
    shown = room.show()
    assert (shown["state"], shown["winner"]) == ("over", None)
    assert {one["entry"]: (one["from"], one["to"]) for one in shown["out"]}[1] == (1, 2)
    assert sum(one["prize"] for one in shown["payouts"]) == 100_000
    assert {one["entry"]: one["from"] for one in shown["payouts"]} == {1: 1, 2: 1, 3: 3}
    room.play("undo")
    assert room.show()["state"] == "running"


def test_typed_shares_must_be_what_is_left(tmp_path: Path) -> None:
    room = at_the_end(tmp_path, 5000, 3000, 2000)
    room.play("deal custom 1 460 2 330 3 210.01\ndeal ok all")
    assert "1" in room.refused("deal record")
    room.play("deal custom 1 460 2 330 3 210\ndeal ok all\ndeal record end")
    assert [room.money(entry)[0] for entry in (1, 2, 3)] == [46_000, 33_000, 21_000]
    assert room.show()["winner"] == 1


def test_stacks_that_are_not_the_chips_in_play_are_counted_again(tmp_path: Path) -> None:
    room = at_the_end(tmp_path, 5000, 3000, 1000)
    room.play("deal icm\ndeal ok all")
    assert room.refused("deal record") == "The stacks are 9000, in play are 10\u202f000: 1000 apart. Count again"


def test_a_deal_is_dropped(tmp_path: Path) -> None:
    room = at_the_end(tmp_path, 5000, 3000, 2000)
    room.play("deal icm\ndeal off")
    assert room.refused("deal off").startswith("No deal is offered")


def test_own_heads_are_paid_where_a_deal_ends_the_event(tmp_path: Path) -> None:
    room = at_the_end(tmp_path, 5000, 3000, 2000, bounty=1000, heads=BountySettings("progressive"))
    room.play("by 4 1-1\ndeal equal\ndeal ok all\ndeal record end")
    assert [room.money(entry)[1] for entry in (1, 2, 3)] == [500 + 1500, 1000, 1000]


@pytest.mark.rule("pokerstars C2")
def test_an_event_is_called_off_on_two_codes(tmp_path: Path) -> None:
    room = MoneyDesk(tmp_path)
    room.sell(4)
    assert room.play("cancel event") == [
        "Called off before the money: 440.00 to 4 entries. #1 110.00, #2 110.00, #3 110.00, #4 110.00"
    ]
    assert room.refused("cancel record").startswith("Two codes are needed")
    assert room.refused("cancel record & C3").startswith("C3 is the drawer's own code")
    room.play("cancel record & C7\npay 1")
    assert room.money(1) == (11_000, 0, 11_000, 0, 0)
    assert room.refused("cancel record & C7") == "The event has been called off already"


@pytest.mark.rule("pokerstars C1")
def test_what_was_won_before_a_rollback_comes_off_the_refund(tmp_path: Path) -> None:
    room = MoneyDesk(tmp_path, bounty=1000, heads=BountySettings("knockout"))
    room.sell(4)
    room.play("1-4 x\nby 4 1-1\npay 1 bounty\ncancel record rollback & C7")
    assert room.money(1) == (11_000, 1000, 1000, 11_000, 0)
    assert room.money(4) == (11_000, 1000, 0, 12_000, 0)
