"""``floorman backup``."""

from pathlib import Path

import pytest

from floorman.cli.main import main
from floorman.store.check import check
from tests.desk.rooms import TestDesk


def test_a_copy_while_a_window_has_the_file_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    room = TestDesk(tmp_path, tables=1)
    room.sit(1, 1)
    stick = tmp_path / "stick"
    stick.mkdir()
    for rows in (3, 4):
        assert main(["backup", str(room.path), str(stick)]) == 0
        assert f"journal rows: {rows}." in capsys.readouterr().out
        room.sit(1, rows)
    assert check(stick / room.path.name).total == 4
    assert main(["backup", str(room.path), str(tmp_path / "nowhere")]) == 2
    assert "no folder" in capsys.readouterr().err
    room.desk.close()
