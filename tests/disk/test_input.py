"""Foreign files are read whole, or refused in a sentence."""

import os
import sys
from pathlib import Path

import pytest

from floorman.disk.input import read
from floorman.disk.refused import PathRefused, shown
from floorman.text.say import say

unix = pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices")


def refused(path: str | Path, most: int = 1 << 20) -> str:
    with pytest.raises(PathRefused) as fault:
        read(path, most)
    assert say(fault.value.code, fault.value.params)
    return fault.value.code


def test_a_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "list").write_bytes(b"x" * 100)
    assert read(tmp_path / "list", 100) == b"x" * 100
    assert refused(tmp_path / "list", 99) == "path.too-big"


def test_what_is_no_file(tmp_path: Path) -> None:
    assert refused(tmp_path) == "path.folder"
    assert refused(tmp_path / "none") == "path.missing"
    assert refused("") == "path.no-name"
    assert refused("a\0b") == "path.not-text"
    assert refused("x" * 5000) == "path.too-long"


@unix
def test_what_never_ends_or_never_begins(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert refused(tmp_path / "pipe") == "path.special"
    assert refused("/dev/zero") == "path.special"


@pytest.mark.parametrize("name", ["\x1b[31mred", "a\u202eb", "a\nb", "\udcff", "x" * 5000, "Ł日本"])
def test_a_sentence_shows_any_name(name: str) -> None:
    told = shown(name)
    assert told.isprintable()
    assert len(told) < 130
    told.encode("utf-8")
