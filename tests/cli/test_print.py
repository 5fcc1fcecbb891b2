"""`floorman print`: the same queue from the command line, its sentences and its exit codes."""

import errno
import os
from pathlib import Path

import pytest

from floorman.cli.main import main
from floorman.desk.files.opening import open_desk
from floorman.disk.refused import shown
from tests.desk.printing.print_sink import Reader, Sink
from tests.desk.rooms import TestDesk


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A room of five."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    room = TestDesk(tmp_path, tables=2)
    room.sit(1, 1, 2, 3)
    room.sit(2, 1, 2)
    room.desk.close()
    return str(room.path)


def slips(path: str) -> list[tuple[int, int, bool]]:
    desk = open_desk(path, read_only=True)
    held = [(slip.serial, slip.reprint, slip.printed) for slip in desk.floor.now.slips.values()]
    desk.close()
    return held


def test_a_printer_that_is_lost_in_the_middle_and_the_rest_after_it(
    path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with Sink(dies_at=3) as sink:
        cards = ["print", path, "--kind", "seat-cards", "--escpos", sink.address]
        assert main(cards) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err == (
            f"floorman: The printer {sink.address} broke off. What has not come out waits. "
            "On paper: 2 of 5. The same command with --waiting prints the rest.\n"
        )
        sink.turn_off()
        sink.turn_on()
        assert main([*cards, "--waiting"]) == 0
        assert len(sink.pages) == 5
        capsys.readouterr()
        assert main([*cards, "--waiting"]) == 0
        assert capsys.readouterr().out == "Every slip of that kind is on paper.\n"
        assert slips(path) == [(serial, 0, True) for serial in range(1, 6)]
        assert main([*cards, "--only", "2-1"]) == 0
        assert slips(path)[-1] == (6, 1, True)


def test_the_slips_of_a_broken_table_wait_as_move_slips_too(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    desk = open_desk(path)
    assert all(told.ok for call in ("reg close", "order 2 1", "break 2") for told in desk.line(call))
    desk.close()
    with Sink() as sink:
        slips_of_the_move = ["print", path, "--kind", "move-slips", "--escpos", sink.address]
        sink.turn_off()
        assert main(slips_of_the_move) == 2
        assert "On paper: 0 of 2." in capsys.readouterr().err
        sink.turn_on()
        assert main([*slips_of_the_move, "--waiting", "--large"]) == 0
        assert len(sink.pages) == 2
        assert slips(path) == [(1, 0, True), (2, 0, True)]
        large = sink.pages[0].height
        assert main(slips_of_the_move) == 0
        assert large > sink.pages[2].height, "what waited looks as it was asked for"


def test_to_a_file_with_its_dots_buzzer_and_no_cut(path: str, tmp_path: Path) -> None:
    roll = tmp_path / "roll.prn"
    more = ["--dots", "384", "--buzzer", "--no-cut", "--only", "1-1"]
    assert main(["print", path, "--kind", "seat-cards", "--escpos", str(roll), *more]) == 0
    reader = Reader()
    reader.feed(roll.read_bytes())
    assert ([page.width for page in reader.pages], reader.buzzed) == ([384], 1)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--escpos", "a:b:c"], "a:b:c is no printer address: HOST, HOST:9100, or a device file."),
        (["--escpos", "127.0.0.1:1"], "The printer 127.0.0.1:1 cannot be reached: Connection refused."),
        (["--escpos", "x.prn", "--only", "9-9"], "There is nothing of this kind to print"),
    ],
)
def test_mistakes_are_one_sentence(
    path: str,
    more: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["print", path, "--kind", "seat-cards", *more]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"floorman: {said}")
    assert len(told.splitlines()) == 1


def test_without_a_print_command_it_is_said(
    path: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    assert main(["print", path, "--kind", "table-sheets", "--paper", "a4", "--printer", "Office"]) == 2
    assert capsys.readouterr().err == (
        "floorman: This machine has no print command; print to Office from the window.\n"
    )


def test_a_logo_that_is_not_there_costs_no_serials(
    path: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for logo in (tmp_path / "none.png", Path(path), tmp_path):
        made = ["slips", path, "--kind", "seat-cards", "--paper", "a4", "-o", str(tmp_path / "o.pdf")]
        assert main([*made, "--logo", str(logo)]) == 2
        assert capsys.readouterr().err == f"floorman: {shown(logo)} is no PNG or JPEG picture that can be read.\n"
    assert slips(path) == []


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="a folder that takes no files is known on Linux only")
def test_a_folder_that_takes_nothing_costs_no_serials(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["slips", path, "--kind", "seat-cards", "--paper", "a4", "-o", "/proc/self/cards.pdf"]) == 2
    assert capsys.readouterr().err.startswith("floorman: /proc/self/cards.pdf cannot be written: ")
    assert slips(path) == []


def test_nothing_is_left_beside_papers_that_could_not_be_made(path: str, tmp_path: Path) -> None:
    out = str(tmp_path / "o.pdf")
    before = sorted(tmp_path.iterdir())
    assert main(["slips", path, "--kind", "seat-cards", "--paper", "a4", "-o", out, "--only", "99"]) == 2
    assert sorted(tmp_path.iterdir()) == before


def test_a_full_disk_makes_no_reprints(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "o.pdf"
    made = ["slips", path, "--kind", "seat-cards", "--paper", "a4", "-o", str(out)]

    def full(_part: Path, _goal: Path) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", full)
        assert main(made) == 2
    assert capsys.readouterr().err == f"floorman: {out} cannot be written: its disk is full.\n"
    assert not any(printed for _, _, printed in slips(path))
    assert [one.name for one in tmp_path.iterdir()] == ["evening.floor"]
    assert main(made) == 0
    assert slips(path) == [(serial, 0, True) for serial in range(1, 6)]
    assert out.read_bytes().rstrip().endswith(b"%%EOF")


def test_nothing_counts_as_printed_before_the_file_stands(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, seen = tmp_path / "o.pdf", []
    made = ["slips", path, "--kind", "seat-cards", "--paper", "a4", "-o", str(out)]
    replace = Path.replace

    def look(part: Path, goal: Path) -> Path:
        seen.append(slips(path))
        return replace(part, goal)

    monkeypatch.setattr(Path, "replace", look)
    assert main(made) == 0
    assert seen == [[(serial, 0, False) for serial in range(1, 6)]]
    assert slips(path) == [(serial, 0, True) for serial in range(1, 6)]


@pytest.mark.skipif(os.name == "nt", reason="pipes and devices")
@pytest.mark.parametrize("kind", ["", "other", "-wal", ".lock", "folder", "fifo", "device", "hard link"])
def test_nothing_is_written_over_a_tournament_or_to_what_is_no_file(
    path: str, kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "other").mkdir()
    other = TestDesk(tmp_path / "other", tables=1)
    out = {"other": str(other.path), "folder": str(tmp_path), "device": "/dev/null"}.get(kind, f"{path}{kind}")
    if kind == "fifo":
        os.mkfifo(out := str(tmp_path / "out.csv"))
    elif kind == "hard link":
        Path(out := str(tmp_path / "out.csv")).hardlink_to(path)
    for command in (
        ["slips", path, "--kind", "seat-cards", "--paper", "a4", "-o", out],
        ["print", path, "--kind", "seating-by-table", "--escpos", out],
        ["export", path, "--kind", "seats", "-o", out],
    ):
        assert main(command) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
    other.play("new Ann 1-1")
    other.desk.close()
    assert slips(path) == []
    assert [main(["check", file]) for file in (path, str(other.path))] == [0, 0]


@pytest.mark.parametrize("ending", ["-wal", "-shm", "-journal", ".lock"])
def test_no_tournament_is_made_of_what_lies_beside_another(
    path: str, ending: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in (
        ["new", f"{path}{ending}", "--name", "X"],
        ["salvage", path, f"{path}{ending}"],
        ["simulate", "--players", "4", "--file", f"{path}{ending}"],
    ):
        assert main(command) == 2
        assert "belongs to a tournament" in capsys.readouterr().err
        assert not Path(f"{path}{ending}").exists()


@pytest.mark.parametrize("name", ["", " ", "\t"])
def test_a_printer_without_a_name(path: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", path, "--kind", "table-sheets", "--paper", "a4", "--printer", name]) == 2
    assert main(["print", path, "--kind", "table-sheets", "--escpos", name]) == 2
    assert capsys.readouterr().err.splitlines() == ["floorman: No printer is chosen for these papers."] * 2
