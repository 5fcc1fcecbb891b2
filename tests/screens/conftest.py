"""Halls for the tests of screens."""

from pathlib import Path

import pytest

from tests.desk.rooms import TestDesk
from tests.screens.halls import a_hall


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestDesk:
    """Six tables of eight players; the clock has not been started."""
    return a_hall(tmp_path, monkeypatch)
