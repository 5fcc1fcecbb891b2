"""Calls of a festival's days in the room: bags, a day's end, the next day, formats, areas."""

from pathlib import Path

import pytest

from floorman.core.facts import StacksCounted
from floorman.core.model import EntryNo
from floorman.desk.front.echo import echo
from tests.desk.rooms import TestDesk

LEVELS = "25/50 20\n50/100 20\nend Day 1\n100/200 20\nend Day 2\n"


@pytest.fixture(name="hall")
def _hall(tmp_path: Path) -> TestDesk:
    """Three tables; four players with 1,000 chips each; levels of two days."""
    hall = TestDesk(tmp_path, tables=3)
    (tmp_path / "days.txt").write_text(LEVELS)
    hall.play(f"levels {tmp_path / 'days.txt'}")
    for chair in ("1-2", "1-5", "2-1", "3-9"):
        hall.play(f"new Player {chair.replace('-', '')} {chair}")
    return hall


def bags(hall: TestDesk) -> dict[int, int]:
    """Chips by entry of all bags."""
    return {bag["entry"]: bag["chips"] for bag in hall.show()["format"]["bags"]}


def cautions(hall: TestDesk, call: str) -> str:
    return echo(hall.desk, call).detail


def test_a_tables_bags_in_the_order_of_seats(hall: TestDesk) -> None:
    assert hall.play("bag 1: 1500 -") == ["Player 12 (#1): bag with 1500"]
    assert hall.play("2-1 bag 1,800 no 117") == ["Player 21 (#3): bag with 1800"]
    assert bags(hall) == {1: 1500, 3: 1800}
    assert hall.show()["format"]["bags"][1]["number"] == 117
    assert hall.show()["format"]["missing"] == [2, 4]
    assert "Table 1 has players: 2; bags told: 1" in hall.refused("bag 1: 1500")
    assert "order of seats" in hall.refused("bag 1: - -")
    assert hall.refused("bag 7: 5") == "There is no table 7"
    assert hall.play("bag") == ["Bags 2 of 4; chips in them 3300, in play ?"]
    assert [one["offer"] for one in hall.advice("day.bags")] == ["bag 1: "]


def test_a_second_count_that_differs_is_told_and_the_bag_is_not_signed(hall: TestDesk) -> None:
    hall.play("bag 3-9 500")
    assert "the first count was 500, this one is 450" in cautions(hall, "bag 3-9 450")
    hall.play("bag 3-9 450")
    assert [bag["signed"] for bag in hall.show()["format"]["bags"]] == [False]
    hall.play("bag 3-9 450 450")
    assert [bag["signed"] for bag in hall.show()["format"]["bags"]] == [True]
    assert hall.show()["format"]["bags"][0]["counts"] == [450, 450]


def test_the_chips_in_bags_are_held_against_those_in_play(hall: TestDesk) -> None:
    hall.desk.record(StacksCounted(tuple((EntryNo(number), 1000) for number in range(1, 5))))
    assert "More chips in bags than in play: 4100 of 4000" in cautions(hall, "bag 1: 2100 2000")
    hall.play("bag 1: 1500 1500; bag 2: 500; bag 3: 400")
    assert hall.show()["format"]["difference"] == -100
    assert "in play 4000: difference -100" in cautions(hall, "day end without #1 #2 #3 #4")
    assert [one["offer"] for one in hall.advice("day.end")] == ["day end"]


def test_a_day_ends_only_with_every_bag_or_by_number(hall: TestDesk) -> None:
    hall.play("lv go; bag 1: 1500 1500")
    assert "The levels still run" in cautions(hall, "bag 2: 5")
    assert hall.refused("day end") == "Bags 2 of 4, missing: 2. To go on without them: day end without #3 #4"
    assert "#2 (2)" in cautions(hall, "day end without #3 #4")
    hall.clock.wait(5)
    assert hall.play("day end without #3 #4") == ["Day 1 is over, without a bag: Player 21 (#3) and Player 39 (#4)"]
    assert hall.show()["clock"]["why"] == "stop"
    assert hall.show()["clock"]["shows"] == "15:00"
    assert hall.show()["format"]["day_over"]
    assert [one["offer"] for one in hall.advice()] == ["day 2"]
    assert hall.refused("day end") == "Day 1 is over already"
    assert "entry such as #17" in hall.refused("day end without")
    assert "entry such as #17" in hall.refused("day end without Ann")


def test_day_two_carries_stacks_and_begins_behind_the_first_days_end(hall: TestDesk) -> None:
    hall.play("pin 3-9; bag 1: 1500 1; bag 2: 2000; bag 3: 499; day end")
    assert hall.refused("day 3") == "The next day is day 2"
    assert echo(hall.desk, "day 2").title == "Day 2: seats for 4, tables: 1"
    hall.play("day 2")
    chips = {held["entry"]: held["chips"] for held in hall.table(3)["seats"].values()}
    assert chips == {1: 1500, 2: 1, 3: 2000, 4: 499}
    assert hall.seats(3)["9"] == 4
    assert [table["state"] for table in hall.show()["tables"]] == ["broken", "broken", "open"]
    assert (hall.show()["clock"]["state"], hall.show()["clock"]["step"]) == ("not-started", 3)
    assert [one["code"] for one in hall.advice()] == ["play.start"]
    assert "Day 2 is still played" in hall.refused("day 3")
    hall.play("undo")
    assert hall.seats(1) == {"2": 1, "5": 2}


def test_locked_chairs_and_tables_stay_as_they_are_and_chairs_are_kept(hall: TestDesk) -> None:
    hall.play("lock 1; lock 2-2; bag 1: 5 6; bag 2: 7; bag 3: 8; day end")
    hall.play("keep 8")
    assert hall.show()["format"]["keep"] == 8
    assert hall.show()["format"]["kind"] == "freezeout"
    hall.play("day 2")
    assert hall.seats(1) == {"2": 1, "5": 2}
    assert {*hall.seats(2).values(), *hall.seats(3).values()} == {3, 4}
    assert "2" not in hall.seats(2)
    hall.play("undo")
    hall.play("keep 20")
    assert hall.refused("day 2") == "4 to seat, chairs kept for late entries: 20, seats: 19. Open more tables"


def test_the_tables_of_a_day_can_be_told(hall: TestDesk) -> None:
    hall.play("bag 1: 5 6; bag 2: 7; bag 3: 8; day end")
    assert hall.refused("day 2 at 4") == "Fewer tables are open than 4"
    hall.play("day 2 at 2 rolled in public")
    assert sorted(len(hall.seats(number)) for number in (1, 2)) == [2, 2]
    assert "seed given by hand: rolled in public" in hall.journal()[-1]
    assert hall.desk.floor.now.draws[-1].seed.startswith("sha256:")


def test_a_bag_missing_overnight_is_added_to_a_finished_draw(hall: TestDesk) -> None:
    hall.play("bag 1: 5 6; bag 2: 7; day end without #4; draw")
    seats = hall.seats(1)
    assert [one["offer"] for one in hall.advice("bag.missing")] == ["bag #4 "]
    assert hall.play("bag #4 1234") == ["Player 39 (#4): the bag is there, 1234"]
    assert not hall.advice("bag.missing")
    hall.play("seat #4")
    assert {seat: entry for seat, entry in hall.seats(1).items() if entry != 4} == seats
    assert 4 in hall.seats(1).values()


def test_a_bag_can_leave_play(hall: TestDesk) -> None:
    hall.play("bag 1: 5 6; bag 2: 7; bag 3: 8; day end")
    assert hall.play("bag #4 out") == ["Player 39 (#4): the bag with 8 leaves play"]
    hall.play("day 2")
    assert hall.show()["counts"]["out"] == 1
    assert hall.refused("bag #3 out") == "Player 21 (#3) has no bag"


def test_no_bags_no_day(hall: TestDesk) -> None:
    hall.play("day end without #1 #2 #3 #4")
    assert hall.refused("day 2") == "There are no bags to be drawn"


@pytest.mark.parametrize(
    ("call", "says"),
    [
        ("format satellite seat 1100", "Format: satellite, a seat is worth 1100"),
        ("format satellite seat 1,100.50 seats 5", "Format: satellite, a seat is worth 1100.50, seats promised: 5"),
        ("format shootout 10 advance 1", "Format: shootout, tables of 10, going on from each: 1"),
        ("format shootout", "Format: shootout, tables of 9, going on from each: 1"),
        ("format heads-up own", "Format: heads-up matches"),
        ("format flight", "Format: flight 1A"),
        ("format flight 1B busted", "Format: flight 1B"),
        ("format day 2", "Format: day 2 of several flights"),
        ("format freezeout", "Format: freezeout"),
    ],
)
def test_a_format_is_told(hall: TestDesk, call: str, says: str) -> None:
    assert hall.play(call) == [says]
    assert hall.show()["format"]["kind"] == call.split()[1]


@pytest.mark.parametrize(
    ("call", "says"),
    [
        ("format", "One of: freezeout, satellite, shootout, heads-up, flight, day"),
        ("format satellite", "What a seat is worth: seat 1100"),
        ("format satellite seat much", "An amount such as 1100 or 55.50"),
        ("format satellite seat ٣", "An amount such as 1100 or 55.50"),
        ("format shootout 10 rest 3", "advance 1, final 9, or nothing"),
        ("area pink 1", "One of: red, orange, yellow, green, blue, purple, brown, grey"),
        ("area blue", "Table numbers, or 1..12"),
    ],
)
def test_what_is_not_understood(hall: TestDesk, call: str, says: str) -> None:
    assert says in hall.refused(call)


def test_areas_of_the_room(hall: TestDesk) -> None:
    assert hall.play("area blue 1-2 by the window") == ["Area blue, by the window: tables 1–2"]
    hall.play("area red 3 7..8")
    assert hall.show()["areas"] == [
        {"colour": "blue", "letter": "B", "name": "by the window", "tables": [1, 2]},
        {"colour": "red", "letter": "R", "name": "", "tables": [3, 7, 8]},
    ]
    assert [table["area"] for table in hall.show()["tables"]] == ["blue", "blue", "red"]
    assert hall.play("area blue 1") == ["Area blue, by the window: tables 1"]
    assert hall.play("area blue off") == ["No area blue any more"]
    assert hall.refused("area blue off") == "There is no area blue"
