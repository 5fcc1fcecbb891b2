"""Papers of a festival's formats, as they come out of rooms that play them."""

from pathlib import Path

import pytest

from floorman.desk.papers.printing import Order
from tests.desk.papers.test_papers import text_of
from tests.desk.rooms import TestDesk


def hall(folder: Path, players: int, *calls: str, tables: int = 2, seats: int = 9) -> TestDesk:
    found = TestDesk(folder, tables=tables, seats=seats)
    found.play("\n".join(f"wait Player {number}" for number in range(1, players + 1)))
    found.play("\n".join(calls))
    return found


def words(found: TestDesk, kind: str, paper: str = "a4", lang: str = "en") -> str:
    return " ".join(text_of(found, Order(kind, paper, lang)).split())


def test_bags_by_table_with_both_counts(tmp_path: Path) -> None:
    found = hall(tmp_path, 4, "draw", "bag #1 24500 no 117", "bag #1 24600", "bag #2 300")
    said = words(found, "bag-list")
    assert "Bags 2 of 4; chips in them 24 900, in play ?" in said
    assert "117 24 500 24 600" in said
    assert "Table 1" in said
    assert "117" in words(found, "bag-tags")
    assert "24 600" not in words(found, "bag-list", "roll-80")


def test_bags_of_players_without_a_chair(tmp_path: Path) -> None:
    found = hall(tmp_path, 2, "bag #1 500")
    assert "500" in words(found, "bag-list")


def test_a_bracket_with_its_seed_its_byes_and_its_winners(tmp_path: Path) -> None:
    found = hall(tmp_path, 3, "format heads-up", "draw in public")
    said = words(found, "bracket")
    assert "seed given by hand: in public" in said
    assert "Byes in round 1: Player" in said
    match = found.show()["format"]["matches"][0]
    found.play(f"#{match['players'][0]} x")
    winner = f"Player {match['players'][1]} #{match['players'][1]}"
    assert words(found, "bracket").count(winner) == 3
    assert "Drabinka" in words(found, "bracket", lang="pl")


def test_the_rounds_of_a_shootout(tmp_path: Path) -> None:
    found = hall(tmp_path, 7, "format shootout 3 advance 1", "draw", seats=3)
    said = words(found, "rounds")
    assert "1 7 3 3 2 2" in said
    assert "2 3 1 3" in said
    while found.show()["format"]["play_on"]:
        table = found.show()["format"]["play_on"][0]
        found.play(f"{table}-{min(map(int, found.seats(table)))} x")
    found.play("draw")
    assert "Round 2" in words(found, "rounds")


def test_the_rounds_of_players_who_came_to_their_seats(tmp_path: Path) -> None:
    found = TestDesk(tmp_path, tables=1, seats=3)
    found.play("format shootout 3 advance 1")
    found.fill({1: 1})
    assert "Player 1 1 #1" in words(found, "rounds")


def test_winners_of_seats_sign_for_them(tmp_path: Path) -> None:
    found = hall(tmp_path, 4, "format satellite seat 1100 seats 2", "draw", "won #3")
    assert "1 Player 3 3" in words(found, "seat-winners")
    assert "Seats still open: 1." in words(found, "seat-winners")


def test_who_deals_where_until_the_sixth_push(tmp_path: Path) -> None:
    found = hall(tmp_path, 0, "crew AK BL CM")
    assert "1 AK CM BL AK CM BL AK" in words(found, "dealer-plan")


@pytest.mark.parametrize("kind", ["bag-list", "bracket", "rounds", "seat-winners", "dealer-plan"])
def test_nothing_to_print(tmp_path: Path, kind: str) -> None:
    found = hall(tmp_path, 2, "draw")
    told = found.desk.attempt(lambda: words(found, kind))  # type: ignore[arg-type,return-value]
    assert not told.ok
