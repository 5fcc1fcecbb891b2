"""For every test: Qt draws without a screen unless a screen is asked for; nobody's own printers are used."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def _own_choices(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests keep their choices of printers in a folder of their own."""
    folder = str(tmp_path_factory.mktemp("choices"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CONFIG_HOME", folder)
        patch.setenv("APPDATA", folder)
        yield
