"""Formats while they are played: satellites, shootouts, heads-up, games, shorter tables, dealers."""

from pathlib import Path
from typing import Any

import pytest

from floorman.core.facts import DrawerOpened, FormatSet, Sell
from floorman.core.format import Format
from floorman.core.money import Tender
from floorman.core.parts import Parts
from floorman.desk.files.event_file import read_event_file
from floorman.desk.files.opening import new_desk
from floorman.desk.floor.stage import seats_in_all
from floorman.desk.front.echo import echo
from tests.desk.rooms import TestDesk


def hall(folder: Path, tables: int, players: int, told: str, seats: int = 9, house: str = "tda-2024") -> TestDesk:
    """So many tables, so many players who wait, and a format."""
    found = TestDesk(folder, tables=tables, seats=seats, house=house)
    if told:
        found.play(f"format {told}")
    for number in range(1, players + 1):
        found.play(f"wait Player {number}")
    return found


def told(desk: TestDesk) -> dict[str, Any]:
    found: dict[str, Any] = desk.show()["format"]
    return found


def sizes(desk: TestDesk) -> list[int]:
    return [len(table["seats"]) for table in desk.show()["tables"] if table["state"] != "broken"]


def places(desk: TestDesk) -> dict[int, tuple[int, int]]:
    return {one["entry"]: (one["from"], one["to"]) for one in desk.show()["out"]}


# -- satellites


@pytest.fixture(name="satellite")
def _satellite(tmp_path: Path) -> TestDesk:
    """Two seats of a satellite for six players, who all have their place."""
    found = hall(tmp_path, 1, 6, "satellite seat 1100 seats 2")
    found.play("draw; reg close")
    return found


def test_a_satellite_is_over_once_as_many_are_left_as_seats(satellite: TestDesk) -> None:
    assert told(satellite)["seats"] == told(satellite)["open"] == 2
    satellite.play("#6 x; #5 x; #4 x")
    assert [one["offer"] for one in satellite.advice("satellite")] == ["h4h on 2"]
    assert not told(satellite)["over"]
    satellite.play("#3 x")
    assert told(satellite)["over"]
    assert satellite.show()["state"] == "over"
    assert [(one["code"], one["offer"]) for one in satellite.advice()] == [("satellite.over", "won all")]
    satellite.play("won all")
    assert told(satellite)["won"] == [1, 2]
    assert places(satellite) == {1: (1, 2), 2: (1, 2), 3: (3, 3), 4: (4, 4), 5: (5, 5), 6: (6, 6)}
    assert [one["code"] for one in satellite.advice()] == ["satellite.won"]


def test_a_seat_won_on_the_way_leaves_one_seat_fewer(satellite: TestDesk) -> None:
    assert satellite.play("won #2") == ["Seats won: Player 2 (#2)"]
    assert (told(satellite)["open"], satellite.show()["counts"]["out"]) == (1, 1)
    satellite.play("#6 x")
    assert places(satellite)[6] == (6, 6)
    assert "More than the seats that are open: 2 of 1" in echo(satellite.desk, "won #1 #3").detail
    satellite.play("undo; undo")
    assert told(satellite)["open"] == 2


def test_the_clock_is_stopped_with_the_satellites_end(satellite: TestDesk, tmp_path: Path) -> None:
    (tmp_path / "levels.txt").write_text("25/50 20\n50/100 20\n")
    satellite.play(f"levels {tmp_path / 'levels.txt'}; lv go; #6 x; #5 x; #4 x; #3 x")
    offer = satellite.advice("satellite.over")[0]["offer"]
    assert offer == "lv stop no more hands; won all"
    satellite.play(offer)
    assert satellite.show()["clock"]["why"] == "stop"


def test_without_a_promise_the_seats_are_the_places_that_are_paid(tmp_path: Path) -> None:
    found = hall(tmp_path, 1, 5, "satellite seat 1100")
    found.play("draw; reg close; #5 x")
    assert told(found)["seats"] is None
    assert not found.advice("satellite")
    found.play("h4h on 3")
    assert told(found)["seats"] == 3


EVENT = """name = "Satellite"
tables = "1"
[money]
currency = "EUR"
[money.products.entry]
pool = 50000
fee = 5000
[format]
kind = "satellite"
seat = 110000
guaranteed_seats = 2
"""


def test_the_seats_are_what_the_pool_buys_and_at_least_those_promised(tmp_path: Path) -> None:
    (tmp_path / "event.toml").write_text(EVENT)
    desk = new_desk(tmp_path / "satellite.floor", read_event_file(str(tmp_path / "event.toml")))
    assert seats_in_all(desk.floor) == 2
    desk.record(DrawerOpened("C3"))
    for number in range(1, 8):
        sale = Sell(("entry",), Parts(pool=50_000, fee=5_000), (Tender("cash", 55_000),), "C3")
        desk.record(sale, names=[(f"Player {number}", "")])
    assert seats_in_all(desk.floor) == 3
    desk.close()


def test_no_seat_is_won_elsewhere(tmp_path: Path) -> None:
    assert hall(tmp_path, 1, 2, "").refused("won #1") == "This is no satellite; format satellite seat 1100 first"


# -- shootouts


def test_a_shootout_is_drawn_round_by_round(tmp_path: Path) -> None:
    found = hall(tmp_path, 2, 7, "shootout 3 advance 1", seats=3)
    assert [one["offer"] for one in found.advice("round.draw")] == ["draw"]
    assert echo(found.desk, "draw").title == "The next round of the shootout, seats to be drawn: 7"
    found.play("draw")
    assert sorted(sizes(found)) == [2, 2, 3]
    assert not found.advice("table.break")
    assert "The round is still played" in found.refused("draw")
    while not told(found)["over"]:
        table = told(found)["play_on"][0]
        found.play(f"{table}-{min(map(int, found.seats(table)))} x")
    assert [one["offer"] for one in found.advice("round.draw")] == ["draw"]
    found.play("draw")
    assert sizes(found) == [3]
    assert told(found)["round"] == 2
    last = sizes(found).index(3) + 1
    table = next(one["table"] for one in found.show()["tables"] if one["seats"])
    assert last
    for seat in list(found.seats(table))[:2]:
        found.play(f"{table}-{seat} x")
    assert found.show()["state"] == "over"
    assert sorted(places(found).values()) == [(2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7)]


def test_players_who_came_to_their_seats_play_the_first_round(tmp_path: Path) -> None:
    found = TestDesk(tmp_path, tables=2, seats=3)
    found.play("format shootout 3 advance 1")
    found.fill({1: 3, 2: 3})
    assert not found.advice("round.draw")
    found.play("1-1 x; 1-2 x; 2-1 x; 2-2 x; draw")
    assert (told(found)["round"], sizes(found)) == (2, [2])


def test_who_goes_out_in_one_round_may_share_its_places(tmp_path: Path) -> None:
    house = tmp_path / "tied.toml"
    house.write_text('name = "tied"\n[choices]\nshootout_places = "tied"\n[cites]\nshootout_places = "house tied"\n')
    found = TestDesk(tmp_path, tables=2, seats=3, house=str(house))
    found.play("format shootout 3 advance 1")
    found.fill({1: 3, 2: 3})
    found.play("1-1 x; 1-2 x; 2-1 x; 2-2 x; draw")
    assert set(places(found).values()) == {(3, 6)}


def test_levels_begin_anew_with_each_round(tmp_path: Path) -> None:
    (tmp_path / "levels.txt").write_text("25/50 20\n50/100 20\n")
    found = TestDesk(tmp_path, tables=2, seats=3)
    found.play(f"format shootout 3 advance 1; levels {tmp_path / 'levels.txt'}")
    found.fill({1: 2, 2: 2})
    found.play("lv go")
    found.clock.wait(25)
    found.play("1-1 x; 2-1 x; draw")
    assert (found.show()["clock"]["state"], found.show()["clock"]["step"]) == ("not-started", 0)


# -- heads-up


def test_a_bracket_is_drawn_once_and_each_match_is_decided_by_its_bust(tmp_path: Path) -> None:
    found = hall(tmp_path, 1, 5, "heads-up")
    found.play("draw in public")
    bracket = told(found)
    assert (bracket["rounds"], len(bracket["byes"]), len(bracket["matches"])) == (3, 3, 2)
    assert "seed given by hand: in public" in found.journal()[-1]
    assert found.refused("draw") == "The bracket is drawn already, once for all"
    assert not found.advice("waiting")
    first = next(match for match in bracket["matches"] if match["round"] == 1)
    loser, winner = first["players"]
    assert found.play(f"#{loser} x")[0].startswith(
        f"Player {winner} (#{winner}) beats Player {loser} (#{loser}) in round 1"
    )
    pair = told(found)["matches"][-1]["players"]
    assert "One of Player" in found.refused(f"#{pair[0]} #{pair[1]} x")
    while any(match["winner"] is None for match in told(found)["matches"]):
        match = next(match for match in told(found)["matches"] if match["winner"] is None)
        assert match["table"] is not None
        found.play(f"#{match['players'][0]} x")
    assert found.show()["state"] == "over"
    assert found.show()["winner"] == told(found)["matches"][-1]["winner"]
    assert sorted(places(found).values()) == [(2, 2), (3, 4), (3, 4), (5, 5)]


def test_the_largest_bracket_is_drawn_at_tables_of_two(tmp_path: Path) -> None:
    found = TestDesk(tmp_path)
    found.play("format heads-up")
    assert found.refused("draw") == "A bracket takes 2 to 1024 players, not 0"
    found.desk.record(FormatSet(Format("heads-up", clock="own")))
    for number in range(1, 4):
        found.play(f"wait Player {number}")
    found.play("draw")
    assert [table["max_seats"] for table in found.show()["tables"]] == [2]


# -- games


def test_in_mixed_play_the_button_stands_still_through_stud(tmp_path: Path) -> None:
    found = TestDesk(tmp_path, tables=1)
    found.fill({1: 4})
    found.play("1 pos 1 2 3; games HS 2")
    assert found.table(1)["game"] == "H"
    found.play("1 next")
    assert found.table(1)["positions"]["button"] == 2
    found.play("1 next")
    assert (found.table(1)["game"], found.table(1)["positions"]["button"]) == ("S", 3)
    assert (found.table(1)["next"], found.table(1)["brings_in"]) == (None, "low")
    assert found.play("1")[0].endswith("S: the low card brings it in.")
    found.play("1 next 2")
    assert (found.table(1)["game"], found.table(1)["positions"]["button"]) == ("H", 3)
    found.play("1 next 4")
    assert found.table(1)["positions"]["button"] == 1
    assert found.show()["games"] == {"games": "HS", "hands": 2}
    found.play("games off")
    assert "game" not in found.table(1)


def test_a_level_of_stud_has_no_button(tmp_path: Path) -> None:
    (tmp_path / "stud.txt").write_text("stud 100/200 ante 25 bring 50 20\n100/200 20 game R\n")
    found = TestDesk(tmp_path, tables=1)
    found.fill({1: 4})
    found.play(f"levels {tmp_path / 'stud.txt'}; 1 pos 1 2 3")
    assert (found.table(1)["game"], found.table(1)["brings_in"]) == ("S", "low")
    found.play("1 next")
    assert found.table(1)["positions"]["button"] == 1
    found.play("lv next")
    assert (found.table(1)["game"], found.table(1)["brings_in"]) == ("R", "high")


@pytest.mark.parametrize(
    ("call", "says"),
    [
        ("games", "The games by their letters: HORSE"),
        ("games H-O", "The games by their letters: HORSE"),
        ("seats 9", "Tables have 9 seats now; 9 are not fewer"),
        ("seats 6", "No table has two players"),
        ("push", "There is no crew yet; crew 8 first"),
    ],
)
def test_what_cannot_be(tmp_path: Path, call: str, says: str) -> None:
    assert says in TestDesk(tmp_path, tables=1).refused(call)


# -- shorter tables


def test_tables_become_six_handed_once_so_few_are_left(tmp_path: Path) -> None:
    found = hall(tmp_path, 2, 14, "")
    found.play("draw; reg close; seats 6 at 12; #1 x")
    assert not found.advice("tables.shorter")
    found.play("#2 x")
    assert [one["offer"] for one in found.advice("tables.shorter")] == ["seats 6"]
    found.play("seats 6; in all")
    assert sizes(found) == [6, 6]
    assert [table["locked"] for table in found.show()["tables"]] == [[7, 8, 9], [7, 8, 9]]
    assert not found.advice("tables.shorter")
    for number in range(3, 8):
        found.play(f"#{number} x")
    assert [one["code"] for one in found.advice("final-table")] == ["final-table"]
    assert found.advice("final-table")[0]["offer"] == "unlock 1-7"
    found.play("unlock 1-7; final; in all")
    assert sizes(found) == [7]


def test_so_few_tables_are_open(tmp_path: Path) -> None:
    found = hall(tmp_path, 1, 8, "")
    found.play("draw")
    assert found.refused("seats 6") == "Fewer tables are open than 2"
    found.play("open 2; lock 1")
    assert found.refused("seats 6") == "Table 1 is locked"


# -- dealers


def test_dealers_are_pushed_one_table_on(tmp_path: Path) -> None:
    found = TestDesk(tmp_path, tables=3)
    found.play("crew 5")
    assert found.show()["dealers"] == {"push": 0, "tables": {"1": "1", "2": "2", "3": "3"}, "resting": ["4", "5"]}
    found.play("push")
    assert found.show()["dealers"]["tables"] == {"1": "5", "2": "1", "3": "2"}
    found.play("open 4")
    assert found.show()["dealers"]["tables"]["4"] == "3"
    assert found.play("crew") == ["Tables and dealers: 1 5, 2 1, 3 2, 4 3"]
    found.fill({1: 2})
    assert not found.advice("dealers")
    found.clock.wait(30)
    assert [one["offer"] for one in found.advice("dealers")] == ["push"]
    found.play("crew AK BL off")
    assert found.refused("crew AK AK") == "Dealer AK is named twice"
    found.play("crew off")
    assert "dealers" not in found.show()
    assert found.play("crew") == ["Tables and dealers: –"]


def test_nobody_is_pushed_at_a_levels_end_nor_amid_hand_for_hand(tmp_path: Path) -> None:
    (tmp_path / "levels.txt").write_text("25/50 40\n50/100 40\n")
    found = TestDesk(tmp_path, tables=2)
    found.fill({1: 3, 2: 3})
    found.play(f"crew 3; push; levels {tmp_path / 'levels.txt'}; lv go")
    found.clock.wait(39)
    assert not found.advice("dealers")
    assert "The level ends within 90 seconds" in echo(found.desk, "push").detail
    found.clock.wait(2)
    assert found.advice("dealers")
    found.play("h4h on 3")
    assert not found.advice("dealers")
    assert "Hand-for-hand is played" in echo(found.desk, "push").detail
