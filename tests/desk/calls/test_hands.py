"""Calls about button and blinds: seen, first, hands over; how old what was seen is."""

from pathlib import Path
from typing import Any

import pytest

from tests.desk.rooms import TestDesk


def positions(room: TestDesk, table: int = 1) -> tuple[Any, ...] | None:
    """Button, small blind and big blind as they are shown."""
    seen = room.table(table)["positions"]
    return seen and (seen["button"], seen["small_blind"], seen["big_blind"])


def following(room: TestDesk, table: int = 1) -> tuple[Any, ...] | None:
    """The same for the hand to come."""
    hand = room.table(table)["next"]
    return hand and (hand["button"], hand["small_blind"], hand["big_blind"])


@pytest.mark.rule("TDA-2024 32")
def test_positions_seen_tell_the_next_hand(room: TestDesk) -> None:
    room.fill({1: 6})
    room.play("1 pos 3 4 5")
    assert (positions(room), following(room)) == ((3, 4, 5), (4, 5, 6))
    room.play("1-5 x")
    assert room.table(1)["next"]["dead_small_blind"] is True
    assert following(room) == (4, 5, 6)


def test_no_small_blind_was_posted(room: TestDesk) -> None:
    room.fill({1: 6})
    assert room.play("1 pos 3 - 5") == ["Table 1: button 3, no small blind, big blind 5"]
    assert positions(room) == (3, None, 5)


def test_of_two_players_the_button_is_the_small_blind(room: TestDesk) -> None:
    room.sit(1, 2, 7)
    assert room.play("1 pos 2 7") == ["Table 1: button and small blind 2, big blind 7"]
    assert (positions(room), following(room)) == ((2, 2, 7), (7, 7, 2))
    room.play("1 pos 7 7 2")
    assert following(room) == (2, 2, 7)


@pytest.mark.rule("TDA-2024 34-B")
def test_two_players_were_seen_before_a_third_sat_down(room: TestDesk) -> None:
    room.sit(1, 2, 7)
    room.play("1 pos 2 7\nnew Zed 1-9\n1 pos 7 7 2")
    assert positions(room) == (7, 7, 2)
    assert room.table(1)["next"]["heads_up"] is False


def test_only_the_big_blind_is_seen(room: TestDesk) -> None:
    room.fill({1: 5, 2: 5})
    room.play("1 bb 2\nbb 2:3")
    assert (positions(room, 1), following(room, 1)) == ((None, None, 2), None)
    assert positions(room, 2) == (None, None, 3)
    room.play("bb 1:4 2-5")
    assert [positions(room, table) for table in (1, 2)] == [(None, None, 4), (None, None, 5)]


def test_what_cannot_have_been_seen(room: TestDesk) -> None:
    room.fill({1: 5})
    assert room.refused("1 pos 1 2 10") == "Table 1 has seats 1 to 9, no seat 10"
    assert room.refused("1 pos 1 2 2") == "Table 1: seat 2 cannot hold both of these positions"
    assert room.refused("1 pos 3 3 4") == "Table 1: seat 3 cannot hold both of these positions"
    assert room.refused("1 pos 1 2") == "The call is not finished. A seat's number"
    assert room.refused("bb 1:4 1:5") == "Table 1 is named twice"
    assert room.refused("bb 1:4 9:2") == "There is no table 9"
    assert room.refused("bb 1:4 x") == "Not understood: x. Table and seat in pairs: 1:5 2:3"
    assert room.refused("9 pos 1 2 3") == "There is no table 9"


def test_the_first_button_goes_to_a_seat_or_the_next_player(room: TestDesk) -> None:
    room.sit(1, 2, 5, 7, 9)
    assert room.play("start 1 6") == ["Table 1, first hand: button 7, small blind 9, big blind 2"]
    room.sit(2, 1, 4)
    room.sit(3, 8)
    assert room.play("START ALL 3") == ["First hand at tables 1–2"]
    assert [positions(room, table) for table in (1, 2, 3)] == [(5, 7, 9), (4, 4, 1), None]
    assert room.refused("start 3 1") == "Table 3 has fewer than two players"
    assert room.refused("start 1 12") == "Table 1 has seats 1 to 9, no seat 12"


def test_nobody_plays_anywhere(room: TestDesk) -> None:
    assert room.refused("start all 1") == "No table has two players"


@pytest.mark.rule("TDA-2024 32")
def test_hands_over_move_the_positions_on(room: TestDesk) -> None:
    room.fill({1: 5})
    room.play("1 pos 1 2 3\n1 next")
    assert (positions(room), following(room)) == ((2, 3, 4), (3, 4, 5))
    room.play("1 next 3")
    assert positions(room) == (5, 1, 2)
    assert room.refused("1 next 100") == "Not understood: 100. How many hands"


def test_hands_over_where_little_is_known(room: TestDesk) -> None:
    room.fill({1: 5, 2: 1})
    room.play("1 next")
    assert positions(room) is None
    room.play("1 bb 5\n1 next 2")
    assert positions(room) == (None, None, 2)
    assert room.refused("2 next") == "Table 2 has fewer than two players"


@pytest.mark.rule("TDA-2024 10-A")
def test_a_newcomer_between_button_and_small_blind_waits_until_the_button_has_passed(room: TestDesk) -> None:
    room.sit(1, 1, 3, 5, 7)
    room.play("1 pos 1 3 5\n1-3 x\nnew Zed 1-4")
    assert following(room) == (3, 5, 7)
    assert room.table(1)["next"]["waiting"] == [4]
    assert "waits" in room.table(1)["seats"]["4"]["flags"]
    room.play("1 next\n1 next")
    assert room.table(1)["next"]["waiting"] == []
    assert 4 in room.table(1)["next"]["dealt_in"]


def test_within_a_hand_they_tell_the_next_one_and_older_ones_do_not(room: TestDesk) -> None:
    room.fill({1: 5})
    room.play("1 pos 1 2 3")
    for minutes, ago, told in ((1.9, 0, True), (2, 1, True), (0.2, 2, False)):
        room.clock.wait(minutes)
        assert room.table(1)["positions"]["hands_ago"] == ago
        assert (following(room) is not None) is told
    room.play("1 next")
    assert (positions(room), following(room)) == ((2, 3, 4), None), "what is old stays old"
    assert room.table(1)["positions"]["seen"] == "2025-11-29T20:00:00Z"


def test_a_stopped_table_does_not_age(room: TestDesk) -> None:
    room.fill({1: 5})
    room.play("1 pos 1 2 3")
    room.clock.wait(1)
    room.play("halt 1")
    room.clock.wait(60)
    assert room.table(1)["positions"]["hands_ago"] == 0
    assert following(room) == (2, 3, 4)
    room.play("resume 1")
    room.clock.wait(1)
    assert room.table(1)["positions"]["hands_ago"] == 1


def test_the_house_says_how_long_a_hand_takes(tmp_path: Path) -> None:
    own = tmp_path / "slow.toml"
    own.write_text(
        'name = "Slow"\nlike = "tda-2024"\n[choices]\nminutes_a_hand = 5\n[cites]\nminutes_a_hand = "house 1"\n'
    )
    room = TestDesk(tmp_path, house=str(own), tables=1)
    room.fill({1: 5})
    room.play("1 pos 1 2 3")
    room.clock.wait(9)
    assert room.table(1)["positions"]["hands_ago"] == 1
    assert following(room) is not None


def test_whoever_is_on_a_seen_position_has_arrived(room: TestDesk) -> None:
    room.fill({1: 4, 2: 4})
    room.play("move 2-1 1-5\nmove 2-2 1-6\n1 pos 3 4 5")
    assert room.seats(1)["5"] == 5
    assert [one["to"] for one in room.show()["transit"]] == ["1-6"]
