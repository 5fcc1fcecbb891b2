"""Files through the real desk: made, filled, opened again, and looked at from a second window."""

from pathlib import Path

import pytest

from floorman.exchange.columns import understand
from floorman.exchange.source import read_source
from floorman.ui.importing.reading import ListReading
from floorman.ui.start.opener import DeskOpener, NewTournament, NotOpened


def made(path: Path) -> NewTournament:
    return NewTournament(str(path / "evening.floor"), "Harbour Cup", "7", "1A", "tda-2024", 9, (1, 2))


def test_a_tournament_is_made_filled_and_opened_again(tmp_path: Path) -> None:
    opener = DeskOpener()
    room = opener.new(made(tmp_path))
    assert room.top().name == "Harbour Cup"
    assert room.tables() == (1, 2)
    listed = tmp_path / "players.csv"
    listed.write_text("Name,Table,Seat\nAnn Lee,1,4\nBożena Ząbek,1,5\nЖ. Ягодова,,\n", encoding="utf-8")
    outcome = room.take_list(ListReading(listed, room.preview_list).found(), draw=True)
    assert outcome.ok
    assert room.top().alive == 3
    assert room.top().waiting == 0
    room.close()
    again = opener.open(str(tmp_path / "evening.floor"))
    assert again.tile(1).seats[3].full_name == "Ann Lee"
    assert [row.name for row in again.find("zabek")] == ["Bożena Ząbek"]
    again.close()


def test_a_second_window_may_only_look(tmp_path: Path) -> None:
    opener = DeskOpener()
    first = opener.new(made(tmp_path))
    second = opener.open(str(tmp_path / "evening.floor"))
    assert second.top().read_only
    assert not second.run("open 3").ok
    second.close()
    first.close()


def test_the_desk_speaks_the_windows_language(tmp_path: Path) -> None:
    room = DeskOpener().new(made(tmp_path))
    english = room.tile(1).spoken
    room.speak("pl")
    room.speak("en")
    assert room.tile(1).spoken == english
    room.close()


def test_what_cannot_be_opened_or_made_is_one_sentence(tmp_path: Path) -> None:
    opener = DeskOpener()
    with pytest.raises(NotOpened, match=r"gone\.floor"):
        opener.open(str(tmp_path / "gone.floor"))
    (tmp_path / "list.floor").write_text("Name\nAnn\n")
    with pytest.raises(NotOpened):
        opener.open(str(tmp_path / "list.floor"))
    opener.new(made(tmp_path)).close()
    with pytest.raises(NotOpened):
        opener.new(made(tmp_path))
    with pytest.raises(NotOpened):
        opener.new(NewTournament(str(tmp_path / "x.floor"), "X", house="no-such-house"))


def test_the_shipped_houses_are_offered() -> None:
    assert [name for name, _title in DeskOpener().houses()] == ["tda-2024", "longform-06", "pokerstars"]


def test_a_list_whose_seats_are_drawn_anew_brings_its_tables(tmp_path: Path) -> None:
    room = DeskOpener().new(NewTournament(str(tmp_path / "draw.floor"), "Draw"))
    listed = Path(__file__).parents[2] / "exchange" / "samples" / "01_wsop_seats_utf8bom.csv"
    source = read_source(listed)
    found = room.preview_list(source, understand(source), False)
    outcome = room.take_list(found, True)
    assert outcome.ok, outcome.says
    assert room.top().waiting == 0
    assert room.top().tables == 36
    room.close()
