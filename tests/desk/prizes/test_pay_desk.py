"""The prize list and the pay desk in the room: live, provisional, final; paid, held, reclaimed."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from floorman.core.money_settings import PayoutNotice, PrizeSettings
from floorman.desk.front.echo import echo
from floorman.rules.house import House
from tests.desk.prizes.rooms import MoneyDesk
from tests.desk.rooms import TestDesk


@pytest.fixture
def room(tmp_path: Path) -> MoneyDesk:
    return MoneyDesk(tmp_path)


def amounts(room: MoneyDesk) -> list[tuple[int, int, int]]:
    """Places from and to, and their prize."""
    return [(one["from"], one["to"], one["amount"]) for one in room.show()["prizes"]["places"]]


def test_the_list_follows_the_pool_until_it_is_final(room: MoneyDesk) -> None:
    room.sell(4)
    assert amounts(room) == [(1, 1, 20_000), (2, 2, 12_000), (3, 3, 8_000)]
    room.sell(2, 2)
    assert amounts(room) == [(1, 1, 30_000), (2, 2, 18_000), (3, 3, 12_000)]
    shown = room.show()["prizes"]
    assert (shown["final"], shown["version"], shown["lacks"]) == (False, 1, ["registration-open"])
    assert "PROVISIONAL" in room.play("prizes")[0]
    assert "registration is open" in room.refused("prizes final")
    room.final()
    shown = room.show()["prizes"]
    assert (shown["final"], shown["version"], shown["lacks"]) == (True, 1, [])
    room.play("prizes open")
    assert room.show()["prizes"]["version"] == 2


def test_a_prize_is_paid_once_and_only_by_a_final_list(room: MoneyDesk) -> None:
    room.sell(4)
    room.play("1-4 x\n1-3 x")
    assert room.money(4) == (0, 0, 0, 0, 0)
    assert room.payout(3) == {
        "entry": 3,
        "from": 3,
        "to": 3,
        "prize": 8000,
        "bounties": 0,
        "paid": 0,
        "due": 8000,
        "over": 0,
    }
    assert "once the list is final" in room.refused("pay 3")
    room.final()
    assert room.play("pay 3") == ["Player 3 (#3): 80.00 paid, cash, drawer C3"]
    assert room.money(3) == (8000, 0, 8000, 0, 0)
    assert room.refused("pay 3") == "Player 3 (#3): nothing is due. Paid so far: 80.00"
    assert room.refused("pay 4") == "Player 4 (#4): nothing is due. Paid so far: 0.00"
    assert room.show()["money"]["paid_out"] == 8000
    assert room.show()["drawers"][0]["expected"] == 1_000_000 + 44_000 - 8_000


def test_the_winner_is_due_first_prize(room: MoneyDesk) -> None:
    room.sell(3)
    room.play("reg close\n1-3 x\n1-2 x")
    assert room.payout(1)["prize"] == 15_000
    assert [one["due"] for one in room.show()["payouts"]] == [15_000, 9_000, 6_000]


def in_the_money(room: MoneyDesk) -> None:
    """Four entries, two out, the third has 80.00 by a final list."""
    room.sell(4)
    room.play("1-4 x\n1-3 x")
    room.final()


@pytest.mark.rule("pokerstars-bg 20")
def test_winnings_are_held_until_a_review_is_over(room: MoneyDesk) -> None:
    in_the_money(room)
    assert room.refused("hold 3").startswith("The call is not finished")
    room.play("hold 3 hand 112 is looked at")
    assert "held until a review" in room.refused("pay 3")
    room.play("hold 3 off\npay 3")
    assert room.money(3) == (8000, 0, 8000, 0, 0)


def test_a_bust_that_came_late_makes_more_or_too_much(room: MoneyDesk) -> None:
    in_the_money(room)
    room.play("pay 3\nundo 10")
    assert room.desk.floor.now.entries[3].alive
    assert room.money(3) == (0, 0, 8000, 0, 8000)
    assert room.show()["money"]["differences"] == ["paid"]
    assert [one["offer"] for one in room.advice("pay")] == ["reclaim 3"]
    room.play("1-2 x\n1-3 x")
    assert room.money(3) == (12_000, 0, 8000, 4000, 0)
    assert [(one["code"], one["offer"]) for one in room.advice("pay")] == [("pay.more", "pay 3")]
    room.play("pay 3")
    assert room.money(3) == (12_000, 0, 12_000, 0, 0)


def test_what_was_paid_too_much_comes_back(room: MoneyDesk) -> None:
    in_the_money(room)
    room.play("pay 3\nundo 10\nreclaim 3 30")
    assert room.money(3) == (0, 0, 5000, 0, 5000)
    room.play("reclaim 3")
    assert room.payout(3) == {}
    assert room.refused("reclaim 3") == "Player 3 (#3): nothing was paid too much. Say how much comes back"
    assert room.show()["drawers"][0]["expected"] == 1_000_000 + 44_000


def test_large_payments_need_a_second_code(tmp_path: Path) -> None:
    room = MoneyDesk(tmp_path)
    room.desk.floor.house = house_with(room, two_codes_over=5000)
    in_the_money(room)
    assert "on two codes" in room.refused("pay 3")
    assert room.refused("pay 3 & C3").startswith("C3 is the drawer's own code")
    room.play("pay 3 & C7")
    assert room.money(3)[2] == 8000


def house_with(room: MoneyDesk, **choices: int) -> House:
    house = room.desk.floor.house
    return House(house.name, replace(house.choices, **choices), house.cites)


def test_a_notice_asks_for_a_document_and_withholds(tmp_path: Path) -> None:
    notice = PayoutNotice(5000, "net", withhold="20", round=100)
    room = MoneyDesk(tmp_path, pool=10_000, notices=(notice,), prizes=PrizeSettings(places=1, min_cash=0))
    room.sell(3)
    room.play("1-3 x\n1-2 x\nreg close\nprizes final")
    assert "Look at a document" in room.refused("pay 1")
    assert room.play("pay 1 id") == ["Player 1 (#1): 300.00 paid, cash, drawer C3. Withheld: 38.00, handed out: 262.00"]


def test_a_secured_prize_is_paid_early(room: MoneyDesk) -> None:
    room.sell(4)
    room.play("1-4 x")
    room.final()
    assert room.money(1) == (0, 0, 0, 0, 0)
    told = room.desk.call("pay 1 early")
    assert told.against[0].startswith("This house pays nobody early.")
    assert room.money(1) == (8000, 0, 8000, 0, 0)
    assert room.refused("pay 1 early").startswith("Player 1 (#1): nothing is due")
    room.play("1-3 x\n1-2 x")
    assert room.money(1) == (20_000, 0, 8000, 12_000, 0)


def test_nothing_is_paid_of_an_open_hand(tmp_path: Path) -> None:
    room = MoneyDesk(tmp_path, prizes=PrizeSettings(places=11, min_cash=0))
    room.sell(9)
    room.sell(2, 2)
    room.play("reg close\nprizes final\nh4h on\n1-9 x 500\n1-8 x 500")
    assert "until every table has finished" in room.refused("pay 9")
    room.play("done 1\ndone 2\npay 9")
    assert room.money(9)[3] == 0


def test_the_paid_places_of_hand_for_hand_are_the_lists(room: MoneyDesk) -> None:
    room.sell(6)
    room.play("reg close\nh4h on")
    play = room.desk.floor.now.hand_for_hand
    assert play is not None
    assert play.paid == 3


def test_the_list_is_set_by_calls(room: MoneyDesk) -> None:
    room.sell(6)
    room.play("prizes amounts 300 200 100")
    assert amounts(room) == [(1, 1, 30_000), (2, 2, 20_000), (3, 3, 10_000)]
    room.play("prizes percent 60 40")
    assert amounts(room) == [(1, 1, 36_000), (2, 2, 24_000)]
    assert "99" in room.refused("prizes percent 60 39")
    assert room.refused("prizes percent 40 60")
    room.play("prizes 2\nprizes round 50\nprizes min 150")
    assert amounts(room) == [(1, 1, 40_000), (2, 2, 20_000)]
    room.play("prizes curve 70")
    assert amounts(room)[0][2] == 45_000
    assert room.refused("prizes min 120")
    assert room.refused("prizes amounts 100 200")
    assert "1.234" in room.refused("prizes amounts 1.234")
    room.play("prizes amounts 300 200")
    assert room.show()["prizes"]["lacks"] == ["registration-open", "rest"]


def test_a_published_table_gives_places_and_shares(room: MoneyDesk, tmp_path: Path) -> None:
    table = tmp_path / "table.toml"
    table.write_text('[[table]]\nentries = 1\npercent = "100"\n[[table]]\nentries = 5\npercent = "60 20*2"\n')
    room.sell(4)
    room.play(f"prizes table {table}")
    assert amounts(room) == [(1, 1, 40_000)]
    room.sell(1, 2)
    assert amounts(room) == [(1, 1, 30_000), (2, 3, 10_000)]


def test_players_out_on_one_hand_share_their_prizes_by_their_numbers(tmp_path: Path) -> None:
    room = MoneyDesk(tmp_path, prizes=PrizeSettings(amounts=(10_000, 5_001, 4_999), min_cash=0), pool=4000)
    room.sell(5)
    room.play("1-5 x\n1-4 1-2 1-3 x 500 500 500")
    assert [(one["entry"], one["from"], one["to"], one["prize"]) for one in room.show()["payouts"]] == [
        (2, 2, 4, 3334),
        (3, 2, 4, 3333),
        (4, 2, 4, 3333),
    ]


def test_a_guarantee_that_is_not_reached_is_paid_by_the_house(tmp_path: Path) -> None:
    room = MoneyDesk(tmp_path, guarantee=100_000)
    room.sell(4)
    assert sum((one["to"] - one["from"] + 1) * one["amount"] for one in room.show()["prizes"]["places"]) == 100_000


def test_without_money_nothing_is_told(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=1)
    room.fill({1: 3})
    shown = room.show()
    assert [shown[key] for key in ("money", "prizes", "payouts", "bounties")] == [None] * 4
    for call in ("prizes", "pay 1", "due", "deal icm", "cancel event", "head 1 5", "payouts"):
        assert room.refused(call) == "No prices in this tournament"


@pytest.mark.rule("pokerstars 2.1")
def test_a_satellite_gives_seats_and_the_rest_to_the_next(tmp_path: Path) -> None:
    room = MoneyDesk(tmp_path, pool=10_000)
    room.play("format satellite seat 250")
    room.sell(6)
    assert amounts(room) == [(1, 2, 25_000), (3, 3, 10_000)]
    room.play("1-6 x\n1-5 x\n1-4 x\n1-3 x\nreg close\nprizes final")
    assert [(one["entry"], one["from"], one["to"], one["prize"]) for one in room.show()["payouts"]] == [
        (1, 1, 2, 25_000),
        (2, 1, 2, 25_000),
        (3, 3, 3, 10_000),
    ]
    room.play("pay 1")


def test_the_prize_of_a_bubble_is_told_before_enter(room: MoneyDesk) -> None:
    room.sell(5)
    assert "Prizes then" not in echo(room.desk, "1-5 x").detail
    room.play("1-5 x")
    assert "Prizes then, PROVISIONAL: #4 50.00, #3 50.00." in echo(room.desk, "1-4 1-3 x 500 500").detail
    room.play("reg close\nprizes final\n1-4 x\n1-3 x\npay 3")
    assert "Prizes then: #2 150.00." in echo(room.desk, "1-2 x").detail
    told = echo(room.desk, "undo 14")
    assert (told.status, "Paid already: #3 100.00" in told.detail) == ("cautioned", True)
