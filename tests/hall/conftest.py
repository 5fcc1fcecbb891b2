"""A hall of the tests' own: PostgreSQL as it is installed here, in a folder that goes again."""

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from floorman.core.refused import Refused
from floorman.hall.hall import Hall, make_hall
from floorman.hall.membership import join
from floorman.hall.postgres import programs
from floorman.store.link import Address
from floorman.store.mirror import Mirror, mirror_at
from floorman.store.server import ServerJournal, bring_in


@pytest.fixture(scope="session", name="open_folder")
def _open_folder() -> Iterator[Path]:
    """A folder that the user whom PostgreSQL runs as may enter; pytest's own are shut to everybody else."""
    folder = Path(tempfile.mkdtemp(prefix="floorman-hall-")).resolve()
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session", autouse=True)
def _needs_postgres() -> None:
    try:
        programs()
    except Refused:
        pytest.skip("halls were not tried: PostgreSQL 15 or newer is not installed")


@pytest.fixture(scope="session")
def club(open_folder: Path) -> Iterator[Hall]:
    """A hall that runs."""
    hall = make_hall(open_folder / "club", name="club", listen="127.0.0.1")
    yield hall
    hall.stop()


@pytest.fixture(autouse=True)
def own(monkeypatch: pytest.MonkeyPatch, open_folder: Path) -> Iterator[Path]:
    """What belongs to the machine of this test."""
    folder = Path(tempfile.mkdtemp(dir=open_folder))
    folder.chmod(0o755)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder))
    monkeypatch.setenv("APPDATA", str(folder))
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def member(club: Hall, own: Path) -> Callable[..., Address]:
    """Lets a station in: its name and ranks."""

    def let_in(station: str, *ranks: str) -> Address:
        sheet = club.add(station, ranks or ("td",))
        os.environ["XDG_CONFIG_HOME"] = str(own / station)  # each station is a machine of its own
        return join(sheet)

    return let_in


@pytest.fixture
def tournament(club: Hall, member: Callable[..., Address]) -> str:
    """The name of a new tournament in the hall, without rows."""
    name = f"t{len(club.tournaments())}"
    bring_in(member("founder", "td"), name, {"code": 12345678}, (), (), {})
    return name


@pytest.fixture
def station(own: Path, tournament: str, member: Callable[..., Address]) -> Iterator[Callable[..., Mirror]]:
    """A station's place in the tournament; closed in the end."""
    entered: list[Mirror] = []

    def enter(name: str, *ranks: str) -> Mirror:
        mirror = mirror_at(str(own / f"{name}-{len(entered)}.floor"), ServerJournal(member(name, *ranks), tournament))
        entered.append(mirror)
        return mirror

    yield enter
    for mirror in entered:
        mirror.close()
