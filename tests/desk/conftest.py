"""Rooms for the desk's tests."""

from pathlib import Path

import pytest

from tests.desk.rooms import TestDesk


@pytest.fixture
def room(tmp_path: Path) -> TestDesk:
    """A room of four tables with nine seats each; nobody sits yet."""
    return TestDesk(tmp_path, tables=4)
