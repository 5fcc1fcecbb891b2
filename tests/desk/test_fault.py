"""The program's own fault: one sentence and a report without names, also where no disk takes one."""

import re
from pathlib import Path

import pytest

from floorman.desk.fault import told_without_traceback


def told(capsys: pytest.CaptureFixture[str]) -> str:
    told_without_traceback(KeyError, KeyError("Anna Kowalska"), None)
    return capsys.readouterr().err


def test_a_report_is_kept_and_names_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    found = re.fullmatch(r"floorman: the program is at fault here; .* Report: (.*)\n", told(capsys))
    assert found is not None
    assert "KeyError" in Path(found[1]).read_text(encoding="utf-8")
    assert "Anna" not in Path(found[1]).read_text(encoding="utf-8")


def test_without_a_place_for_it_the_sentence_is_said_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "none"))
    assert told(capsys) == "floorman: the program is at fault here; what was recorded is safe.\n"
