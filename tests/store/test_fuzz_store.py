"""Whatever bytes a file has: it opens, or it is refused in a sentence; a check never raises."""

import tempfile
from collections.abc import Callable
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from floorman.store.check import check, salvage
from floorman.store.file import FileRefused, TournamentFile, create, open_file
from floorman.text.say import say
from tests.store.conftest import AT, MEMORY, busts, put

calm = settings(max_examples=25, suppress_health_check=list(HealthCheck), derandomize=True)


def whole() -> bytes:
    """The bytes of a small file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "friday.floor"
        with create(path, tournament={"event": "7"}) as file:
            busts(file, 40)
            file.set_preference("lang", "pl")
        return path.read_bytes()


WHOLE = whole()


def told(call: Callable[[], object]) -> None:
    """``call`` does its work, or refuses with words."""
    try:
        call()
    except FileRefused as refusal:
        say(refusal.code, refusal.params)  # KeyError for a code without words


def all_of_it(file: TournamentFile) -> None:
    """Reads and writes everything there is."""
    with file:
        list(file.rows())
        file.texts()
        file.preference("lang")
        put(file, "entry-taken", 1, {"entry": 41}, at=AT, call="new")
        file.forget(3, events=[3])


def tried(content: bytes) -> None:
    """Opens, checks and salvages a file of these bytes."""
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        path = Path(folder) / "friday.floor"
        path.write_bytes(content)
        health = check(path)
        for problem in health.problems:
            assert say(problem.code, problem.params)
        told(lambda: salvage(path, path.with_name("saved.floor")))
        told(lambda: open_file(path, read_only=True).close())
        told(lambda: all_of_it(open_file(path)))


@calm
@given(st.binary(max_size=300))
def test_any_bytes(content: bytes) -> None:
    tried(content)
    tried(b"SQLite format 3\0" + content)


@calm
@given(st.lists(st.tuples(st.integers(0, len(WHOLE) - 1), st.integers(0, 255)), min_size=1, max_size=30))
def test_bytes_changed_anywhere(changes: list[tuple[int, int]]) -> None:
    content = bytearray(WHOLE)
    for place, byte in changes:
        content[place] = byte
    tried(bytes(content))


@calm
@given(st.integers(0, 120), st.binary(min_size=1, max_size=120))
def test_a_header_changed_anywhere(place: int, noise: bytes) -> None:
    tried(WHOLE[:place] + noise + WHOLE[place + len(noise) :])
