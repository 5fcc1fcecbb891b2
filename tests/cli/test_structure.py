"""``floorman structure``: read, write, make, check."""

import json
from pathlib import Path

import pytest

from floorman.cli.main import main
from tests.exchange.lists import sample

MAKE = ("make", "--players", "40", "--stack", "20000", "--minutes", "240", "--level", "20", "--chips")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def run(capsys: pytest.CaptureFixture[str], *args: str | Path) -> tuple[int, str, str]:
    status = main(["structure", *map(str, args)])
    out, err = capsys.readouterr()
    return status, out, err


def test_read(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "read", sample("18"))
    assert status == 0
    assert out.splitlines()[4:6] == ["break 15 -25", "250/500/100 60"]
    assert len(err.splitlines()) == 3
    assert err.startswith("Level 5: 250 needs the chips of 25")


def test_read_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "read", "--json", sample("16"))
    found = json.loads(out)
    assert status == 0
    assert found["structure"] == ["25/50 20", "50/100 20", "break 5 -25", "75/150 20", "100/200 20"]
    assert (found["chips"], found["clock"]) == ([25, 100], {"step": 4, "level": 4, "left": 1_006_000})
    assert {one["code"] for one in found["doubts"]} == {"structure.doubt-chip-gone"}
    assert json.loads(run(capsys, "read", "--json", "standard")[1])["clock"] is None


def test_write(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    plain = run(capsys, "read", "deep")[1]
    for ending in ("txt", "csv", "xlsx"):
        status, out, _ = run(capsys, "write", "deep", tmp_path / f"levels.{ending}")
        assert status == 0
        assert out.startswith("39 steps")
        assert run(capsys, "read", tmp_path / f"levels.{ending}")[1] == plain


def test_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "check", "standard") == (0, "Levels: 27; nothing is doubtful.\n", "")
    status, out, _ = run(capsys, "check", sample("18"))
    assert (status, len(out.splitlines())) == (1, 3)


def test_make(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, err = run(capsys, *MAKE, "25,100,500", "1000", "--breaks", "15", "at", "4", "--ante", "3")
    assert status == 0
    assert out.splitlines()[0] == "chips 25 100 500 1000"
    assert "break 15 -25" in out
    assert err.startswith("Expected to be over after 230 minutes; most such evenings are over by")
    path = tmp_path / "levels.csv"
    status, out, _ = run(capsys, *MAKE, "25", "100", "500", "1000", "-o", path)
    assert (status, path.exists()) == (0, True)
    assert run(capsys, "check", path)[0] == 0


@pytest.mark.parametrize(
    ("args", "named"),
    [
        ((), "read|write|make|check"),
        (("read",), "FILE"),
        (("read", "no-such-file"), "no-such-file"),
        (("write", "standard", "levels.pdf"), "levels.pdf"),
        (("write", "standard", "no-such-folder/levels.csv"), "no-such-folder"),
        ((*MAKE, "seven"), "chips seven"),
        ((*MAKE, "7"), "7"),
        ((*MAKE, "25", "--house", "back-room"), "back-room"),
        (("make", "--players", "40"), "--stack"),
    ],
)
def test_a_mistake_is_one_sentence(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    args: tuple[str, ...],
    named: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, err = run(capsys, *args)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert named in err
