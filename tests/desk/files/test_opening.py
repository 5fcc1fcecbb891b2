"""Tournaments made and opened: whole or not at all, given back if they cannot be; nothing stays of a closed one."""

import gc
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from floorman.cli.main import main
from floorman.core.refused import Refused
from floorman.desk.desk import Desk
from floorman.desk.files.checking import check_all
from floorman.desk.files.opening import Opening, new_desk, open_desk, open_or_look
from floorman.desk.front.room import Room
from floorman.store.check import check
from floorman.store.file import Asked, FileRefused, NewRow, create, open_file
from floorman.store.lock import holder, sidecar
from tests.desk.rooms import TestDesk


def desks() -> int:
    """Desks that are still in memory."""
    return sum(isinstance(one, Desk) for one in gc.get_objects())


@pytest.fixture(name="no_collecting")
def _no_collecting() -> Iterator[None]:
    """What goes does so because the program says so, not by luck."""
    gc.unfreeze()
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collecting")
def test_opening_and_closing_keeps_nothing(tmp_path: Path) -> None:
    path = tmp_path / "evening.floor"
    new_desk(path, Opening("Friday 100", tables=(1, 2))).close()
    before = desks()
    for _ in range(8):
        room = Room(open_desk(path))
        room.run("wait Ann")
        room.advice()
        room.close()
        del room
    assert desks() <= before + 1


def test_a_new_tournament_stands_with_its_opening_and_tables(tmp_path: Path) -> None:
    path = tmp_path / "evening.floor"
    desk = new_desk(path, Opening("Friday 100", "7", "1A", tables=(1, 2)), clock=lambda: 1_764_446_400_000)
    assert [fact.event.KIND for fact in desk.log.facts] == ["tournament-opened", "tables-opened"]
    assert {fact.at for fact in desk.log.facts} == {1_764_446_400_000}
    assert desk.log.facts[0].event.code == desk.file.tournament["code"]  # type: ignore[attr-defined]
    desk.close()
    assert check_all(path).ok


@pytest.mark.parametrize(
    "opening",
    [Opening(" "), Opening("A", seats=13), Opening("Fri\udcff"), Opening("A", "\udcff")],
)
def test_what_cannot_be_leaves_no_file(tmp_path: Path, opening: Opening) -> None:
    with pytest.raises(Refused):
        new_desk(tmp_path / "evening.floor", opening)
    assert list(tmp_path.iterdir()) == []


def test_a_name_of_bytes_that_are_no_letters_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", str(tmp_path / "a.floor"), "--name", "\udcff"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_opened_is_given_back(tmp_path: Path) -> None:
    path = tmp_path / "evening.floor"
    unknown = [NewRow("moon-landed", 1, {}, "2026-11-29T20:15:03.250Z")]
    create(path, tournament={"code": 12345678}, first=unknown).close()
    with pytest.raises(FileRefused, match="unknown-event"):
        open_desk(path)
    assert holder(path) is None
    assert [found.name for found in tmp_path.iterdir()] == [path.name]
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DROP TRIGGER journal_no_update")
        connection.execute("UPDATE journal SET body = '{\"a\":1}'")
    with pytest.raises(FileRefused, match="damaged"):
        open_desk(path)
    assert holder(path) is None
    assert [found.name for found in tmp_path.iterdir()] == [path.name]


# -- two programs on one file


def second_desk(room: TestDesk) -> Desk:
    """Another program's desk on the same file; the lock file was removed."""
    sidecar(room.path).unlink()
    return open_desk(room.path)


def test_a_second_writer_is_met_and_told_in_one_sentence(room: TestDesk) -> None:
    room.sit(1, 1, 2, 3)
    other = second_desk(room)
    room.play("new Ann Kowalska 1-4")
    names = room.desk.floor.names
    for call in ("new Bob Nowak 1-4", "1-1 x", "undo", "forget #1"):
        told = other.call(call)
        assert (told.ok, told.status) == (False, "not-recorded")
        assert told.says.startswith("Another program has recorded in evening.floor")
    room.play("1-2 x")
    other.close()
    room.play("1-3 away")
    assert names.name(4) == "Ann Kowalska"
    room.desk.close()
    assert check_all(room.path).ok
    again = open_desk(room.path)
    assert again.floor.now == room.desk.floor.now
    again.close()


def test_whoever_looks_hears_of_new_names_and_of_forgotten_ones(room: TestDesk) -> None:
    room.play("new Ann Kowalska 1-1\nnew Bob Nowak 1-2\nnote 1 chips of Nowak fell")
    looking = open_or_look(room.path)
    read: list[int] = []
    texts = looking.journal.texts

    def counted(*, born_after: int = 0) -> list[object]:
        found = texts(born_after=born_after)
        read.append(len(found))
        return list(found)

    looking.journal.texts = counted  # type: ignore[method-assign, assignment]
    looking.refresh()
    room.play("new Cid Lis 1-3")
    looking.refresh()
    assert looking.floor.names.name(3) == "Cid Lis"
    assert read[-1] == 1, "names that were known are not read again"
    room.play("forget #2")
    looking.refresh()
    assert looking.floor.names.name(2) == ""
    assert looking.remark(room.desk.log.facts[-3].seq) == "chips of #2 fell"
    assert looking.floor.names.name(1) == "Ann Kowalska"
    looking.close()


# -- the room that a whole journal makes


def impossible(path: Path, *bodies: tuple[str, dict[str, object]]) -> Path:
    """A file of whole rows that no floor could have recorded."""
    new_desk(path, Opening("Friday 100", tables=(1,))).close()
    with open_file(path) as file:
        for kind, body in bodies:
            file.append(Asked(kind, 1, body, "2026-11-29T20:15:03.250Z", expected=file.head))
    return path


@pytest.mark.parametrize(
    ("name", "bodies"),
    [
        (
            "two on one chair",
            [("entry-made", {"entry": number, "chair": [1, 1]}) for number in (1, 2)],
        ),
        ("nobody's chair", [("entry-made", {"entry": 1, "chair": [9, 1]})]),
    ],
)
def test_an_impossible_room_is_not_called_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, bodies: list[tuple[str, dict[str, object]]]
) -> None:
    path = impossible(tmp_path / "evening.floor", *bodies)
    assert check(path).ok, "each row is as it was written"
    health = check_all(path)
    assert [problem.code.split(".")[0] for problem in health.problems] == ["check"], name
    assert main(["check", str(path)]) == 1
    assert "room" in capsys.readouterr().out
    assert json.dumps(health.safe_rows) == json.dumps(health.total)


@pytest.mark.parametrize(
    ("kind", "version", "body"),
    [
        ("moon-landed", 1, {}),
        ("entry-made", 2, {"entry": 1}),
        ("entry-made", 1, {"entry": 1, "colour": "red"}),
        ("table-marked", 1, {"table": 1, "mark": "flooded"}),
    ],
)
def test_what_a_later_program_recorded_is_one_sentence_and_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str, version: int, body: dict[str, object]
) -> None:
    path = tmp_path / "evening.floor"
    create(path, tournament={"code": 12345678}, first=[NewRow(kind, version, body, "2026-11-29T20:15:03.250Z")]).close()
    before = path.read_bytes()
    assert main(["show", str(path)]) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert f"{kind} {version}" in said
    assert path.read_bytes() == before
