"""For every test: Qt draws without a screen unless a screen is asked for; nobody's own printers are used.

No test depends on how fast it runs, so Hypothesis has no deadline. ``--backwards`` runs the tests in the other order.
"""

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

settings.register_profile("floorman", deadline=None)
settings.load_profile("floorman")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--backwards", action="store_true", help="run the tests in the other order")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--backwards"):
        items.reverse()


@pytest.fixture(scope="session", autouse=True)
def _own_choices(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests keep their choices of printers in a folder of their own."""
    folder = str(tmp_path_factory.mktemp("choices"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CONFIG_HOME", folder)
        patch.setenv("APPDATA", folder)
        yield


@pytest.fixture(autouse=True)
def _desks_closed() -> Iterator[None]:
    """A room that a test leaves open is closed after it, and after every window on it."""
    before = len(_left_open())
    yield
    _close(before)


@pytest.fixture(scope="session", autouse=True)
def _shared_desks_closed() -> Iterator[None]:
    """Rooms that several tests share are closed when all tests are over."""
    yield
    _close(0)


def _left_open() -> list[Any]:
    rooms = sys.modules.get("tests.desk.rooms")
    return [] if rooms is None else rooms.TestDesk.left_open


def _close(before: int) -> None:
    for desk in _left_open()[before:]:
        desk.close()
    del _left_open()[before:]
