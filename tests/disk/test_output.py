"""What is written to a path that a user gives: whole or not at all, and never over a tournament."""

import os
import socket
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from floorman.cli.main import main
from floorman.disk.output import PART, output, write
from floorman.disk.refused import PathRefused
from floorman.text.say import LANGUAGES, say

unix = pytest.mark.skipif(sys.platform == "win32", reason="modes, pipes and names of bytes")


@pytest.fixture
def tournament(tmp_path: Path) -> Path:
    path = tmp_path / "evening.floor"
    assert main(["new", str(path), "--name", "Friday", "--tables", "1"]) == 0
    return path


def refused(path: str | Path) -> str:
    """The code for what may not be written; what stands there must stay as it is."""
    before = contents(Path(path).parent)
    with pytest.raises(PathRefused) as fault:
        write(path, b"%PDF")
    assert contents(Path(path).parent) == before
    for lang in LANGUAGES:
        said = say(fault.value.code, fault.value.params, lang)
        assert "\n" not in said
        assert len(said) < 400
    return fault.value.code


def contents(folder: Path) -> dict[str, bytes]:
    try:
        return {one.name: one.read_bytes() for one in folder.iterdir() if one.is_file()}
    except OSError:
        return {}


def test_the_new_content_is_there_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "out.pdf"
    write(path, b"one")
    write(str(path), b"two")
    assert contents(tmp_path) == {"out.pdf": b"two"}


def test_a_tournament_is_known_by_its_bytes(tournament: Path) -> None:
    other = tournament.rename(tournament.with_name("seats.pdf"))
    assert refused(other) == "path.tournament"


@unix
def test_a_tournament_is_known_by_every_name(tournament: Path) -> None:
    hard, soft = tournament.with_name("a.pdf"), tournament.with_name("b.pdf")
    hard.hardlink_to(tournament)
    soft.symlink_to(tournament)
    assert [refused(hard), refused(soft)] == ["path.tournament"] * 2


def test_a_damaged_tournament_is_known_by_its_name(tournament: Path) -> None:
    tournament.write_bytes(bytes(4096))
    assert refused(tournament) == "path.tournament"


@pytest.mark.parametrize("ending", ["-wal", "-shm", "-journal", ".lock"])
def test_what_lies_beside_a_tournament(tournament: Path, ending: str) -> None:
    beside = tournament.with_name(tournament.name + ending)
    assert refused(beside) == "path.companion"
    beside.write_bytes(b"what was recorded last")
    assert refused(beside) == "path.companion"
    tournament.unlink()
    assert refused(beside) == "path.companion"
    plain = tournament.with_name("poem" + ending)
    write(plain, b"mine")
    assert plain.read_bytes() == b"mine"


def test_an_open_tournament_of_another_name_is_known_by_what_lies_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "evening"
    path.write_bytes(b"")
    (tmp_path / "evening-wal").write_bytes(b"")
    assert refused(path) == "path.tournament"
    assert refused(tmp_path / "evening.lock") == "path.companion"


@unix
def test_only_ordinary_files_give_way(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with socket.socket(socket.AF_UNIX) as line:
        line.bind(str(tmp_path / "sock"))
    (tmp_path / "link").symlink_to("/dev/null")
    assert [refused(tmp_path / name) for name in ("pipe", "sock", "link")] == ["path.special"] * 3
    assert refused("/dev/null") == "path.special"
    assert refused(tmp_path) == "path.folder"
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)


def test_names_that_no_file_can_have(tmp_path: Path) -> None:
    assert refused("") == "path.no-name"
    assert refused(f"{tmp_path}/a\0b") == "path.not-text"
    assert refused(tmp_path / ("ż" * 200 + ".pdf")) == "path.too-long"
    assert refused("/".join([str(tmp_path), *(["x" * 100] * 60)])) == "path.too-long"


@unix
def test_a_name_that_is_no_text(tmp_path: Path) -> None:
    assert refused(os.fsdecode(os.fsencode(tmp_path) + b"/sea\xfft.pdf")) == "path.not-text"


def test_folders_that_are_not_there(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"x")
    assert refused(tmp_path / "none" / "out.pdf") == "path.no-folder"
    assert refused(tmp_path / "file" / "out.pdf") == "path.no-folder"


@unix
def test_links_that_lead_in_a_circle(tmp_path: Path) -> None:
    (tmp_path / "one").symlink_to(tmp_path / "two")
    (tmp_path / "two").symlink_to(tmp_path / "one")
    assert refused(tmp_path / "one") == "path.circle"


@unix
def test_a_link_stays_one(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "link.pdf").symlink_to(tmp_path / "far" / "out.pdf")
    write(tmp_path / "link.pdf", b"x")
    assert (tmp_path / "link.pdf").is_symlink()
    assert contents(tmp_path / "far") == {"out.pdf": b"x"}


@unix
def test_a_working_folder_that_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    assert refused("out.pdf") == "path.no-working-folder"
    write(tmp_path / "out.pdf", b"x")
    assert (tmp_path / "out.pdf").read_bytes() == b"x"


@unix
@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_and_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    path = tmp_path / "out.pdf"
    path.write_bytes(b"old")
    path.chmod(0o444)
    assert refused(path) == "path.no-access"
    tmp_path.chmod(0o555)
    assert refused(tmp_path / "new.pdf") == "path.no-access"
    tmp_path.chmod(0o755)


@pytest.fixture
def mask() -> Iterator[None]:
    """A folder's habit that is not the usual one."""
    before = os.umask(0o027)
    yield
    os.umask(before)


@unix
@pytest.mark.usefixtures("mask")
def test_modes(tmp_path: Path) -> None:
    def mode(name: str) -> int:
        return stat.S_IMODE((tmp_path / name).stat().st_mode)

    write(tmp_path / "list.csv", b"x")
    write(tmp_path / "kept.json", b"x", private=True)
    assert (mode("list.csv"), mode("kept.json")) == (0o640, 0o600)
    (tmp_path / "list.csv").chmod(0o664)
    (tmp_path / "kept.json").chmod(0o664)
    write(tmp_path / "list.csv", b"y")
    write(tmp_path / "kept.json", b"y", private=True)
    assert (mode("list.csv"), mode("kept.json")) == (0o664, 0o600)


def half_written(path: Path, fate: Exception) -> None:
    with output(path) as file:
        file.write(b"half")
        raise fate


def test_a_fault_in_the_middle_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "out.pdf"
    write(path, b"old")
    with pytest.raises(PathRefused, match=r"path\.disk-full"):
        half_written(path, OSError(28, "No space left on device"))
    with pytest.raises(RuntimeError):
        half_written(path, RuntimeError())
    assert contents(tmp_path) == {"out.pdf": b"old"}


def overtaken(path: Path, tournament: Path) -> None:
    with output(path) as file:
        file.write(b"x")
        tournament.rename(path)


def test_a_tournament_that_comes_while_it_is_written_is_left(tmp_path: Path, tournament: Path) -> None:
    path = tmp_path / "out.pdf"
    with pytest.raises(PathRefused, match=r"path\.tournament"):
        overtaken(path, tournament)
    assert path.read_bytes().startswith(b"SQLite")


@unix
def test_what_a_killed_program_left_goes_with_the_next_file(tmp_path: Path) -> None:
    killed = os.fork() if hasattr(os, "fork") else 0
    if killed == 0:
        with output(tmp_path / "first.pdf") as file:
            file.write(b"names")
            file.flush()
            os._exit(9)
    os.waitpid(killed, 0)
    (left,) = tmp_path.glob(PART)
    with output(tmp_path / "second.pdf") as file:
        file.write(b"x")
        assert not left.exists()
        # what is still being written stays
        write(tmp_path / "third.pdf", b"y")
    assert contents(tmp_path) == {"second.pdf": b"x", "third.pdf": b"y"}
