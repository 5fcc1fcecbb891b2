"""Commands on a tournament file, as a user types them."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from floorman.cli.main import main
from floorman.desk.files.opening import open_desk


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine set to English, in a folder of its own."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def evening() -> str:
    """A tournament of three tables."""
    assert main(["new", "a.floor", "--name", "Friday 100", "--tables", "1-3"]) == 0
    return "a.floor"


def play(file: str, script: str | bytes, *options: str) -> int:
    """Plays a script from a file."""
    Path("script.txt").write_bytes(script if isinstance(script, bytes) else script.encode())
    return main(["play", file, "script.txt", *options])


def shown(file: str, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """The room as ``show --json`` prints it."""
    capsys.readouterr()
    assert main(["show", file, "--json"]) == 0
    room: dict[str, Any] = json.loads(capsys.readouterr().out)
    return room


def test_a_new_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["new", "a.floor", "--name", "Friday 100", "--event", "7", "--day", "1A", "--house", "pokerstars"]
    assert main([*call, "--tables", "1-3,5,2", "--seats", "6"]) == 0
    assert capsys.readouterr() == ("", "")
    room = shown("a.floor", capsys)
    assert [card["code"] for card in room.pop("advice")] == ["room.players"]
    assert room == {
        "tournament": "Friday 100",
        "house": "pokerstars",
        "journal": 2,
        "rehearsal": False,
        "state": "registering",
        "winner": None,
        "structure": None,
        "clock": None,
        "format": None,
        "money": None,
        "drawers": None,
        "sales": None,
        "prizes": None,
        "payouts": None,
        "bounties": None,
        "registration": "open",
        "break_order": [],
        "counts": dict.fromkeys(("entries", "seated", "verified", "transit", "waiting", "out", "void"), 0),
        "tables": [
            {
                "table": number,
                "max_seats": 6,
                "state": "open",
                "ready": True,
                "locked": [],
                "positions": None,
                "next": None,
                "seats": {},
            }
            for number in (1, 2, 3, 5)
        ],
        "transit": [],
        "out": [],
        "penalties": [],
    }


def test_without_tables_there_are_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "a.floor", "--name", "X"]) == 0
    assert shown("a.floor", capsys)["tables"] == []


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ([], "The tournament needs a name"),
        (["--name", "  "], "The tournament needs a name"),
        (["--name", "X", "--seats", "1"], "A table has 2 to 12 seats, not 1"),
        (["--name", "X", "--seats", "13"], "A table has 2 to 12 seats, not 13"),
        (["--name", "X", "--seats", "nine"], "invalid int value: 'nine'"),
        (["--name", "X", "--tables", "0"], "tables are numbered 1 to 9999, not 0"),
        (["--name", "X", "--tables", "9-10000"], "tables are numbered 1 to 9999, not 9-10000"),
        (["--name", "X", "--tables", "one"], "tables are written as 1-12 or 1,2,7, not one"),
        (["--name", "X", "--house", "nosuch"], "There is no house called nosuch"),
        (["--name", "X", "--house", "bad.toml"], "The house file bad.toml is not TOML"),
        (["--name", "X", "--house", "bare.toml"], "The house file changes gap and names no rule for it."),
        (["--name", "X", "--house", "odd.toml"], "odd"),
    ],
)
def test_what_is_no_tournament(options: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("bad.toml").write_text('name = "')
    Path("bare.toml").write_text('name = "B"\nlike = "tda-2024"\n[choices]\ngap = 5\n')
    Path("odd.toml").write_text('name = "B"\nlike = "tda-2024"\n[choices]\nodd = 5\n')
    assert main(["new", "a.floor", *options]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert why in err
    assert not Path("a.floor").exists()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("a.floor", "a.floor exists already; it was left as it is."),
        ("nofolder/a.floor", "There is no folder for a.floor."),
        ("folder", "folder exists already; it was left as it is."),
    ],
)
def test_where_no_file_can_be_made(name: str, why: str, evening: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("folder").mkdir()
    before = Path(evening).read_bytes()
    assert main(["new", name, "--name", "X"]) == 2
    assert capsys.readouterr().err == f"floorman: {why}\n"
    assert Path(evening).read_bytes() == before


@pytest.mark.parametrize("command", ["show", "journal", "draw", "play", "export", "slips", "import"])
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nosuch.floor", "There is no file nosuch.floor."),
        ("folder", "folder is a folder, not a tournament file."),
        ("empty.floor", "empty.floor is empty; it is not a tournament file."),
        ("text.floor", "text.floor is not a tournament file of this program."),
    ],
)
def test_what_is_no_tournament_file(command: str, name: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("folder").mkdir()
    Path("empty.floor").touch()
    Path("text.floor").write_text("Once upon a time\n" * 100)
    Path("list.csv").write_text("Name\nAnn Lee\n")
    rest = {
        "play": ["list.csv"],
        "import": ["list.csv"],
        "export": ["--kind", "seats", "-o", "o.csv"],
        "slips": ["--kind", "seat-cards", "--paper", "a4", "-o", "o.pdf"],
    }
    assert main([command, name, *rest.get(command, [])]) == 2
    assert capsys.readouterr() == ("", f"floorman: {why}\n")


def test_each_line_played_is_told_with_its_number(evening: str, capsys: pytest.CaptureFixture[str]) -> None:
    script = "# the first\nnew Ann 1-1\n\nnew Bob 1-2 ; new Cid 1-3  # two\nfind ann\n#1 x # gone\n#17 of them are late"
    assert play(evening, script) == 1
    out, err = capsys.readouterr()
    assert out.splitlines() == [
        "3\tAnn (#1) is new at table 1 seat 1",
        "4\tBob (#2) is new at table 1 seat 2",
        "5\tCid (#3) is new at table 1 seat 3",
        "-\tAnn (#1): table 1 seat 1",
        "6\tTable 1 seat 1, Ann (#1) is out, 3rd",
    ]
    assert err.startswith("floorman: line 7: Not understood: of. After a seat: x, seat")


def test_it_stops_at_the_first_line_that_fails_or_goes_on(evening: str, capsys: pytest.CaptureFixture[str]) -> None:
    script = "new Ann 1-1\nnew Bob 1-1; new Cid 1-2\nfoo\nnew Dan 1-4\n"
    assert play(evening, script) == 1
    out, err = capsys.readouterr()
    assert (out.count("\n"), err.count("\n")) == (1, 1)
    assert err.startswith("floorman: line 2: Ann (#1) sits at 1-1")
    assert play(evening, script, "--keep-going") == 1
    out, err = capsys.readouterr()
    assert [line.split(":")[1] for line in err.splitlines()] == [" line 1", " line 2", " line 3"]
    assert out == "4\tDan (#2) is new at table 1 seat 4\n"


@pytest.mark.parametrize(
    "script",
    [
        b"\xef\xbb\xbfnew Ann 1-1\r\nnew Bob 1-2\r\n",
        b"\xef\xbb\xbfnew Ann 1-1\nnew Bob 1-2",
        b"\r\n  new Ann 1-1  \r\n\t\r\nnew Bob\xe2\x80\xa81-2",
    ],
)
def test_scripts_of_any_machine(script: bytes, evening: str, capsys: pytest.CaptureFixture[str]) -> None:
    play(evening, script)
    seats = shown(evening, capsys)["tables"][0]["seats"]
    assert [(seat, held["entry"]) for seat, held in seats.items()] == [("1", 1), ("2", 2)]


def test_a_line_that_is_no_text_is_named(evening: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(evening, b"new Ann 1-1\nnew \xff\xfe 1-2\nnew Cid 1-3\n", "--keep-going") == 1
    out, err = capsys.readouterr()
    assert out.count("\n") == 2
    assert err == "floorman: line 2: This is not UTF-8 text\n"


def test_a_very_long_line(evening: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(evening, f"wait {'Ann ' * 50_000}\n") == 0
    assert len(capsys.readouterr().out) < 400


def test_a_script_from_standard_input(
    evening: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO("new Łucja 1-1\n".encode())))
    assert main(["play", evening, "-"]) == 0
    assert capsys.readouterr().out == "3\tŁucja (#1) is new at table 1 seat 1\n"


@pytest.mark.parametrize("script", ["nosuch.txt", "."])
def test_a_script_that_cannot_be_read(evening: str, script: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", evening, script]) == 2
    said = {"nosuch.txt": "There is no file nosuch.txt.", ".": ". is a folder, not a file."}
    assert capsys.readouterr().err == f"floorman: {said[script]}\n"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices")
def test_a_script_that_never_ends_or_never_begins(
    evening: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(tmp_path / "pipe")
    for script in (str(tmp_path / "pipe"), "/dev/zero"):
        assert main(["play", evening, script]) == 2
        assert capsys.readouterr().err == f"floorman: {script} is a device or a pipe, not a file.\n"


@pytest.mark.parametrize("source", ["file", "-"])
def test_an_endless_line_is_read_in_pieces(
    evening: str, source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("floorman.cli.files.LONGEST_LINE", 100)
    script = b"wait Ann\n" + b"x" * 1000 + b"\n" + b"y" * 101 + b"\nwait Bob " + b"z" * 90 + b"\nwait Cid"
    (tmp_path / "script").write_bytes(script)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(script)))
    assert main(["play", evening, "-" if source == "-" else str(tmp_path / "script"), "--keep-going"]) == 1
    told = capsys.readouterr()
    assert told.err.splitlines() == [f"floorman: line {line}: This line is longer than any call" for line in (2, 3)]
    assert [line.split()[1] for line in told.out.splitlines()] == ["Ann", "B.", "Cid"]


def test_a_draw(evening: str, capsys: pytest.CaptureFixture[str]) -> None:
    play(evening, "wait Ann\nwait Bob\nwait Cid\n")
    capsys.readouterr()
    assert main(["draw", evening, "--seed", "open sesame"]) == 0
    assert capsys.readouterr().out == "6\tDraw: seats for 3, tables: 3, seed given by hand: open sesame\n"
    assert main(["draw", evening]) == 2
    assert capsys.readouterr().err == "floorman: Nobody waits for a seat\n"
    assert shown(evening, capsys)["counts"]["seated"] == 3


def test_the_journal_oldest_first_with_what_was_undone(evening: str, capsys: pytest.CaptureFixture[str]) -> None:
    play(evening, "new Ann 1-1\nhere 1-1\nundo\nundo\nreg close\n")
    capsys.readouterr()
    assert main(["journal", evening, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["seq"] for row in rows] == [1, 2, 3, 4, 5, 6, 7]
    assert [row["undone"] for row in rows] == [False, False, True, True, False, False, False]
    assert set(rows[0]) == {"seq", "at", "kind", "says", "undone", "cites", "remark", "against"}
    assert rows[3]["says"] == "Ann (#1) is here at 1-1, stack checked"
    assert main(["journal", evening]) == 0
    assert "Ann (#1) is new at table 1 seat 1 (undone)" in capsys.readouterr().out


def test_in_words(evening: str, capsys: pytest.CaptureFixture[str]) -> None:
    play(evening, "new Ann 1-1\nnew Bob 1-2\nnew Cid 1-3\nstart 1 1\nmove 1-1 2-1\nreg close\n")
    capsys.readouterr()
    assert main(["show", evening]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Friday 100, house tda-2024"
    assert told[1] == "Alive: 3 of 3. Tables: 3. In transit: 1. Waiting: 0. Out: 0."
    assert "1  2/9  open" in told[2]


def test_a_whole_file_and_a_damaged_one(evening: str, capsys: pytest.CaptureFixture[str]) -> None:
    play(evening, "".join(f"wait P{number}\n" for number in range(40)))
    capsys.readouterr()
    assert main(["check", evening]) == 0
    assert capsys.readouterr().out == "The file is whole; journal rows: 42.\n"
    raw = bytearray(Path(evening).read_bytes())
    middle = raw.rindex(b"entry-made")
    raw[middle : middle + 40] = bytes(40)
    Path(evening).write_bytes(raw)
    assert main(["check", evening]) == 1
    assert capsys.readouterr().out
    assert main(["check", "nosuch.floor"]) == 1
    assert capsys.readouterr().out == "There is no file nosuch.floor.\n"


def test_a_file_that_is_held_is_shown_and_not_played(evening: str, capsys: pytest.CaptureFixture[str]) -> None:
    held = open_desk(evening)
    held.call("new Ann 1-1")
    assert shown(evening, capsys)["counts"]["seated"] == 1
    assert play(evening, "new Bob 1-2\n") == 2
    assert "a.floor is open already: " in capsys.readouterr().err
    held.close()
    assert play(evening, "new Bob 1-2\n") == 0


def test_mistakes_on_the_command_line(evening: str, capsys: pytest.CaptureFixture[str]) -> None:
    for args in (["show"], ["show", evening, "--loud"], ["journal"], ["export", evening, "--kind", "x", "-o", "o.csv"]):
        assert main(args) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert err.startswith("floorman: ")


def test_as_a_program_of_its_own(evening: str) -> None:
    env = {**os.environ, "PYTHONPATH": str(Path(main.__code__.co_filename).parents[2])}
    command = [sys.executable, "-m", "floorman", "play", evening, "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for number in (3, 4, 5):
            program.stdin.write(f"wait Player {number}\n".encode())
            program.stdin.flush()
            assert program.stdout.readline().startswith(f"{number}\t".encode()), "told before the next line comes"
        program.stdin.close()
        assert program.wait(30) == 0


def test_what_check_says_of_a_damaged_file_leads_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "evening.floor"
    assert main(["new", str(path), "--name", "Friday 100"]) == 0
    path.write_bytes(path.read_bytes()[:9000])
    capsys.readouterr()
    assert main(["check", str(path)]) == 1
    said = capsys.readouterr().out
    assert "floorman salvage" in said
    assert "floorman check" not in said
