"""``floorman advise`` as a program: streams, exits, languages."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from floorman.cli.advise import main, run
from floorman.cli.advise.reading import batches
from floorman.cli.advise.run import answer_all
from tests.patience import SECONDS

GOOD = b'{"id":1,"ask":"final_table","max_seats":9,"players":[5,4]}'
BAD = b'{"id":2,"ask":"final_table"}'
ADVISE = [sys.executable, "-m", "floorman.cli.advise"]


def asked(*lines: bytes, lang: str = "en") -> tuple[int, list[dict[str, object]]]:
    out = io.BytesIO()
    status = answer_all(io.BytesIO(b"\n".join(lines)), out, io.StringIO(), lang)
    return status, [json.loads(line) for line in out.getvalue().splitlines()]


def test_lines_are_answered_in_order() -> None:
    status, replies = asked(GOOD, BAD, b"", b"  \t\r", GOOD.replace(b"1,", b"3,", 1))
    assert status == 1
    assert [reply["id"] for reply in replies] == [1, 2, 3]
    assert asked(GOOD)[0] == 0
    assert asked(b"", b"\r", b"") == (0, [])


def test_windows_lines_and_a_leading_mark() -> None:
    status, replies = asked(b"\xef\xbb\xbf" + GOOD + b"\r", GOOD + b"\r")
    assert (status, len(replies)) == (0, 2)
    assert asked(GOOD, b"\xef\xbb\xbf" + GOOD)[0] == 1, "only the first line may carry the mark"
    assert asked(b"\xef\xbb\xbf") == (0, [])


class Dripping(io.BytesIO):
    """Gives only a few bytes at a time, as a pipe may."""

    def read1(self, _size: int | None = -1, /) -> bytes:
        return super().read1(7)


def test_lines_that_come_in_pieces() -> None:
    lines = [
        line for batch in batches(Dripping(b"\xef\xbb\xbfone line\n\nanother, longer line\nno end")) for line in batch
    ]
    assert lines == [b"one line", b"", b"another, longer line", b"no end"]


def test_a_line_too_long_is_refused_and_the_next_is_answered() -> None:
    stream = io.BytesIO(b"x" * 300_000 + b"\n" + GOOD + b"\n" + b"y" * 300_000)
    lines = [line for batch in batches(stream, longest=1000) for line in batch]
    assert lines == [None, GOOD, None]
    assert [line for batch in batches(Dripping(b"0123456789\nab"), longest=5) for line in batch] == [None, b"ab"]


def test_a_line_too_long_is_bad_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "batches", lambda _stream: [[None, GOOD]])
    status, replies = asked(b"")
    assert status == 1
    assert replies[0]["error"]["code"] == "bad-json"  # type: ignore[index]
    assert replies[1]["id"] == 1


def test_our_own_fault_is_told_and_the_next_line_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(line: bytes, _lang: str) -> tuple[str, bool]:
        if b"2" in line:
            raise KeyError("x")
        return "{}", True

    monkeypatch.setattr(run, "reply_to", failing)
    out, told = io.BytesIO(), io.StringIO()
    assert answer_all(io.BytesIO(b"1\n2\n3\n"), out, told, "en") == 1
    first, second, third = out.getvalue().splitlines()
    assert (first, third) == (b"{}", b"{}")
    assert json.loads(second)["error"]["code"] == "impossible"
    assert told.getvalue() == "floorman advise: a fault of the program on line 2: KeyError: 'x'\n"


@pytest.mark.parametrize("lang", ["pl", "bg", "fr"])
def test_a_language_changes_only_the_sentence(lang: str) -> None:
    _, (english,) = asked(GOOD)
    _, (other,) = asked(GOOD, lang=lang)
    assert {**other, "says": ""} == {**english, "says": ""}


def test_a_file(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    path = tmp_path / "asked.jsonl"
    path.write_bytes(GOOD + b"\n")
    assert main([str(path), "--lang", "en"]) == 0
    assert json.loads(capfdbinary.readouterr().out)["answer"] == {"combine": True, "at": 9}


@pytest.mark.parametrize(
    "arguments", [["nowhere.jsonl"], ["."], ["a\0b"], ["--lang", "de"], ["--house", "x"], ["-", "another"]]
)
def test_a_wrong_call(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("floorman advise: ")
    assert told.err.count("\n") == 1


def called(lines: bytes, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*ADVISE, "-"],
        input=lines,
        capture_output=True,
        check=False,
        env={**os.environ, **environment},
        timeout=SECONDS,
    )


def test_as_a_program_whatever_the_locale() -> None:
    done = called(GOOD.replace(b"1,", '"Łódź",'.encode(), 1) + b"\n", LC_ALL="C", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert '"id": "Łódź"' in done.stdout.decode()


def test_a_reader_who_goes_away() -> None:
    with subprocess.Popen(
        [*ADVISE, "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as asking:
        assert asking.stdin is not None
        assert asking.stdout is not None
        assert asking.stderr is not None
        asking.stdin.write(GOOD + b"\n")
        asking.stdin.flush()
        assert json.loads(asking.stdout.readline())["id"] == 1, "answered before more is asked"
        asking.stdout.close()
        asking.stdin.write(GOOD + b"\n")
        asking.stdin.close()
        assert asking.wait(60) == 1
        assert asking.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_a_full_disk_is_told() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*ADVISE, "-"], input=GOOD, stdout=full, stderr=subprocess.PIPE, check=False, timeout=SECONDS
        )
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert done.stderr.count(b"\n") == 1
