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


EVENING = {
    "side by side": ("list.csv", "Table;Seat;Player;;Table;Seat;Player\n1;1;Ann;;2;1;Bob\n1;2;Cid;;2;2;Dan\n", 0, 4, 4),
    "a column a table": ("list.csv", "Seat,Table 1,Table 2\n1,Ann,Bob\n2,Cid,\n3,,Dan\n", 0, 4, 4),
    "a page": ("list.xls", "<table><tr><th>Table<th>Seat<th>Name<tr><td>1<td>1<td>Ann</table>", 0, 1, 1),
    "a page without names": ("list.xls", "<html><table><tr><td>Menu</table></html>", 2, 0, 0),
    "statuses": ("list.csv", "Name;Status\nAnn;a\nBob;d\nCid;withdrawn\nDan;out\nEve;waiting list\n", 1, 1, 0),
    "sums": ("list.csv", 'Table,Seat,Player,Chips\n1,1,Ann,"5,000"\n,,TOTAL CHIPS IN PLAY,"5,000"\n', 0, 1, 1),
    "a heading": ("list.csv", "Participant Name,Club\nAnn Zed,Alpha\nBob Yew,Beta\n", 0, 2, 0),
    "seats": ("list.csv", "Маса;Място;Играч\n12;4;Ann\n7;9;Bob\n3;2;Cid\n", 0, 3, 3),
    "numbers": ("list.txt", "1. Ann Zed\n2) Bob Yew\n\n3 - Cid Wye\n", 0, 3, 0),
}


@pytest.mark.parametrize(("name", "text", "code", "entries", "seated"), EVENING.values(), ids=EVENING)
def test_lists_of_an_evening(
    name: str, text: str, code: int, entries: int, seated: int, capsys: pytest.CaptureFixture[str]
) -> None:
    Path(name).write_text(text, encoding="utf-8")
    assert main(["import", "a.floor", name]) == code
    room = shown(capsys)
    assert (room["counts"]["entries"], room["counts"]["seated"]) == (entries, seated)


def test_who_plays_is_asked_and_said(capsys: pytest.CaptureFixture[str]) -> None:
    Path("list.csv").write_text("Name;Status\nAnn Zed;a\nBob Yew;d\nCid Wye;D\nDan Vee;out\n")
    assert main(["import", "a.floor", "list.csv", "--dry-run"]) == 1
    out, err = capsys.readouterr()
    assert out.splitlines()[-1] == "Would come in: entries 1, seated 0; rows left out: 3"
    assert "Line 3: Bob Yew is “d”. Does he play?" in err
    assert "--status “d=in”" in err
    assert main(["import", "a.floor", "list.csv", "--status", "d=in"]) == 0
    assert shown(capsys)["counts"]["waiting"] == 3
    assert main(["import", "a.floor", "list.csv", "--status", "d"]) == 2


def test_a_name_that_plays_already_is_asked_about(capsys: pytest.CaptureFixture[str]) -> None:
    Path("list.csv").write_text("Name,Table,Seat\nAnn Zed,7,2\n")
    Path("more.csv").write_text("Name\nann  ZED\nBob Yew\n")
    main(["import", "a.floor", "list.csv"])
    capsys.readouterr()
    assert main(["import", "a.floor", "more.csv"]) == 0
    assert capsys.readouterr().err == "Line 2: ann ZED is #1 already, 7-2: another person?\n"


def test_one_thing_said_of_many_rows_is_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    Path("list.csv").write_text("Name\n" + "".join(f"Player {chr(65 + nth)}\n" * 2 for nth in range(26)))
    assert main(["import", "a.floor", "list.csv"]) == 0
    err = capsys.readouterr().err.splitlines()
    assert (len(err), err[-1][:31]) == (11, "And 16 more of the same kind: l")


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
