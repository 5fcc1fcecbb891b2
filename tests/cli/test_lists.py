"""Commands on lists: players in, seats and results out."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from floorman.cli.main import main

SAMPLES = Path(__file__).parent.parent / "exchange" / "samples"
FRIDAY = str(SAMPLES / "01_wsop_seats_utf8bom.csv")


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine set to English, in a folder of its own, with a tournament that has no tables."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    assert main(["new", "a.floor", "--name", "Friday 100"]) == 0


def shown(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    capsys.readouterr()
    assert main(["show", "a.floor", "--json"]) == 0
    room: dict[str, Any] = json.loads(capsys.readouterr().out)
    return room


def test_a_list_with_its_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", "a.floor", FRIDAY]) == 0
    assert capsys.readouterr().out == "2\tList in: entries 245, seated 245\n"
    room = shown(capsys)
    assert (len(room["tables"]), room["counts"]["seated"]) == (36, 245)


def test_a_list_without_its_seats_is_drawn_over_its_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", "a.floor", FRIDAY, "--seats", "drop"]) == 0
    assert main(["draw", "a.floor", "--seed", "one"]) == 0
    room = shown(capsys)
    held = [len(table["seats"]) for table in room["tables"]]
    assert (len(held), sum(held), max(held) - min(held)) == (36, 245, 1)


def test_a_room_that_has_tables_keeps_to_them(capsys: pytest.CaptureFixture[str]) -> None:
    Path("open.txt").write_text("open 1..28\n")
    assert main(["play", "a.floor", "open.txt"]) == 0
    assert main(["import", "a.floor", FRIDAY, "--seats", "drop"]) == 0
    assert main(["draw", "a.floor"]) == 0
    assert len(shown(capsys)["tables"]) == 28


def test_rows_that_cannot_come_in_are_named_by_line(capsys: pytest.CaptureFixture[str]) -> None:
    Path("list.csv").write_text("Name,Table,Seat\nAnn Lee,1,1\nBob Ray,1,1\n,1,2\nCid Fox,1,40\n")
    assert main(["import", "a.floor", "list.csv"]) == 1
    out, err = capsys.readouterr()
    assert out.startswith("2\tList in: entries 3")
    assert "two people on 1-1" in err
    assert "Line 4: no name. The row is left out." in err


def test_a_dry_run_writes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    before = Path("a.floor").read_bytes()
    assert main(["import", "a.floor", FRIDAY, "--dry-run"]) == 0
    assert capsys.readouterr().out == "Would come in: entries 245, seated 245; rows left out: 0\n"
    assert Path("a.floor").read_bytes() == before


@pytest.mark.parametrize(
    ("text", "options", "why"),
    [
        ("", [], "The list is empty."),
        ("Level,SB,BB\n1,100,200\n2,200,400\n", [], "This is a structure of levels, not a list of players."),
        ("Name\nAnn\n", ["--columns", "name"], "Columns are given as name=3,table=1,seat=2"),
        ("Name\nAnn\n", ["--encoding", "klingon"], "No encoding for lists is called klingon."),
    ],
)
def test_what_is_no_list(text: str, options: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("list.csv").write_text(text)
    assert main(["import", "a.floor", "list.csv", *options]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert why in err


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
@pytest.mark.parametrize("kind", ["seats", "players", "results", "journal", "incidents"])
def test_every_list_goes_out(kind: str, ending: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["import", "a.floor", FRIDAY])
    capsys.readouterr()
    assert main(["export", "a.floor", "--kind", kind, "-o", f"o.{ending}"]) == 0
    rows = {"seats": 245, "players": 245, "results": 0, "journal": 2, "incidents": 0}[kind]
    assert capsys.readouterr().out == f"o.{ending} written, rows: {rows}\n"
    if ending == "csv":
        with Path("o.csv").open(encoding="utf-8-sig", newline="") as file:
            assert len(list(csv.reader(file))) == rows + 1


def test_where_no_list_can_go(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "a.floor", "--kind", "seats", "-o", "o.txt"]) == 2
    assert main(["export", "a.floor", "--kind", "seats", "-o", "nofolder/o.csv"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "floorman: o.txt: lists are written as .csv or .xlsx.",
        "floorman: There is no folder for nofolder/o.csv.",
    ]


def test_a_column_that_the_list_does_not_have_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", "a.floor", FRIDAY, "--columns", "name=99"]) == 2
    assert "“name=99” is not understood" in capsys.readouterr().err
    assert shown(capsys)["counts"]["entries"] == 0
