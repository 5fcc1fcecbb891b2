"""Bounties in the room: knock-outs in turn, progressive heads, envelopes, the winner's own."""

from pathlib import Path

import pytest

from floorman.core.facts import BustPlayers
from floorman.core.model import EntryNo
from floorman.core.money_settings import BountySettings
from floorman.desk.prizes.bounty_board import bounties
from tests.desk.prizes.rooms import MoneyDesk


def with_bounties(folder: Path, kind: str, **more: object) -> MoneyDesk:
    return MoneyDesk(folder, bounty=10_000, heads=BountySettings(kind, unit=2500, **more))  # type: ignore[arg-type]


def bust(room: MoneyDesk, entry: int, *by: int) -> None:
    winners = (tuple(map(EntryNo, by)),) if by else ()
    room.desk.record(BustPlayers(((EntryNo(entry), None),), by=winners))


def whole(room: MoneyDesk) -> bool:
    """The identity: won, on heads, sealed and unclaimed are the pool."""
    board = bounties(room.desk.floor)
    return board is not None and not board.difference


@pytest.mark.rule("pokerstars 9")
def test_a_progressive_head_grows_with_each_knock_out(tmp_path: Path) -> None:
    room = with_bounties(tmp_path, "progressive")
    room.sell(4)
    bust(room, 1, 3, 2)
    shown = room.show()["bounties"]
    assert shown == {
        "kind": "progressive",
        "heads": {"2": 12500, "3": 12500, "4": 10000},
        "won": {"2": 2500, "3": 2500},
    }
    bust(room, 2, 3)
    assert room.show()["bounties"]["won"]["3"] == 2500 + 7500
    assert room.show()["bounties"]["heads"]["3"] == 17500
    bust(room, 4, 3)
    room.play("reg close")
    shown = room.show()["bounties"]
    assert shown["heads"] == {}
    assert shown["won"] == {"2": 2500, "3": 37500}
    assert whole(room)


def test_who_won_him_is_said_later_and_the_chain_is_reckoned_anew(tmp_path: Path) -> None:
    room = with_bounties(tmp_path, "knockout")
    room.sell(4)
    bust(room, 1)
    assert room.show()["bounties"]["won"] == {}
    assert room.play("by 1 1-2") == ["Player 1 (#1) was won by Player 2 (#2)"]
    assert room.money(2) == (0, 10_000, 0, 10_000, 0)
    room.play("pay 2 bounty")
    assert room.money(2) == (0, 10_000, 10_000, 0, 0)
    room.play("by 1 #3")
    assert room.money(2) == (0, 0, 10_000, 0, 10_000)
    assert room.money(3) == (0, 10_000, 0, 10_000, 0)
    room.play("reclaim 2")
    assert room.money(2) == (0, 0, 0, 0, 0)
    assert whole(room)


def test_a_winner_is_neither_himself_nor_out_on_that_hand(tmp_path: Path) -> None:
    room = with_bounties(tmp_path, "knockout")
    room.sell(4)
    bust(room, 1)
    assert room.refused("by 1 #1")
    assert room.refused("by 2 #1") == "Player 2 (#2) is not out"
    assert room.refused("by 1").startswith("The call is not finished")
    assert room.refused("by 1 Ann").startswith("Not understood")
    room.play("by 1 1-2+1-3")
    assert room.show()["bounties"]["won"] == {"2": 5000, "3": 5000}
    room.play("by 1 nobody")
    assert room.show()["bounties"]["won"] == {}


def test_a_team_bounty_is_on_whom_the_house_names(tmp_path: Path) -> None:
    room = MoneyDesk(tmp_path, heads=BountySettings("team", amount=5000))
    room.sell(3)
    room.play("head 1 100\nhead 2")
    assert room.show()["bounties"]["heads"] == {"1": 10_000, "2": 5000}
    bust(room, 1, 2)
    assert room.show()["bounties"]["won"] == {"2": 10_000}
    assert room.refused("head 3 off") == "There is no bounty on Player 3 (#3)"
    room.play("head 2 off\nhead 2 50")
    bust(room, 3, 2)
    room.play("reg close")
    board = bounties(room.desk.floor)
    assert board is not None
    assert (board.unclaimed, board.difference) == (5000, 0)


def test_envelopes_are_sealed_drawn_and_shared(tmp_path: Path) -> None:
    room = with_bounties(tmp_path, "mystery", top=((20_000, 1),))
    room.sell(4)
    assert room.refused("env 1-2") == "The envelopes are not sealed yet: env seal"
    said = room.play("env seal")[0]
    assert said.startswith("4 envelopes sealed, 400.00 in all. Seal: ")
    bust(room, 1, 2, 3)
    bust(room, 4, 2)
    room.play("env 1-3 2")
    room.play("env 1-2")
    assert room.refused("env 1-2") == "No envelope waits for Player 2 (#2)"
    assert room.refused("env seal") == "An envelope has been drawn already: nothing is sealed anew"
    board = bounties(room.desk.floor)
    assert board is not None
    assert not board.difference
    assert "Envelopes left: 2" in room.play("env")[0]
    bust(room, 3, 2)
    room.play("reg close\nenv 1-2\nenv 1-2")
    assert sum(room.show()["bounties"]["won"].values()) == 40_000


def test_tokens_are_counted_where_the_house_takes_them(tmp_path: Path) -> None:
    room = with_bounties(tmp_path, "knockout")
    room.sell(3)
    assert room.refused("pay 2 tokens 2") == "Tokens are not counted in this house"


@pytest.mark.rule("pokerstars 9.1")
def test_a_bust_is_told_with_its_winner(tmp_path: Path) -> None:
    room = with_bounties(tmp_path, "knockout")
    room.sell(9)
    said = room.play("1-9 x by 1-2")[0]
    assert said.endswith("Won by Player 2 (#2)")
    room.play("1-8 1-7 x 100 400 by 1-2 1-3")
    room.play("1-6 x 500 by #4")
    assert room.show()["bounties"]["won"] == {"2": 20_000, "3": 10_000, "4": 10_000}
    assert "Name one for all" in room.refused("1-5 x by 1-2 1-3")
    assert room.refused("1-5 x by 1-5")
    assert room.refused("1-5 x by").startswith("The call is not finished")
    assert room.refused("1-5 x by nobody").startswith("Not understood: nobody")


@pytest.mark.rule("pokerstars 9.3")
def test_tied_winners_stand_by_their_position_where_the_button_is_known(tmp_path: Path) -> None:
    room = MoneyDesk(tmp_path, bounty=101, heads=BountySettings("knockout"))
    room.sell(6)
    room.play("1-6 x by 1-4+1-2")
    assert room.show()["bounties"]["won"] == {"4": 51, "2": 50}
    room.play("1 pos 3 4 5\n1-5 x by 1-2+1-4")
    assert room.show()["bounties"]["won"] == {"4": 102, "2": 100}


def test_a_late_bust_is_told_with_its_winner_too(tmp_path: Path) -> None:
    room = with_bounties(tmp_path, "knockout")
    room.sell(5)
    room.play("1-5 x by 1-1\n1-4 x before #5 by #5")
    assert room.show()["bounties"]["won"] == {"1": 10_000, "5": 10_000}


def test_a_bounty_that_was_paid_before_the_prize_asks_for_no_correction(tmp_path: Path) -> None:
    room = with_bounties(tmp_path, "knockout")
    room.sell(4)
    room.play("1-4 x by 1-3\npay 3 bounty\n1-3 x by 1-1")
    assert room.money(3)[3] > 0
    assert room.advice("pay") == []
