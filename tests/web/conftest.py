"""Served halls for the tests of the pages."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.screens.halls import a_hall
from tests.web.halls import ServedHall


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServedHall]:
    """Six tables of eight players, the clock runs, the pages are open."""
    hall = a_hall(tmp_path, monkeypatch)
    hall.play("lv go\norder 6 5 4 3")
    served = ServedHall(hall)
    yield served
    served.pages.close()
