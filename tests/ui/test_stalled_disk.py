"""A network folder that stalls under the open window: one sentence meanwhile, and nothing lost."""

import threading

import pytest

from floorman.desk import slow_disk
from tests.ui.desks import Played


class Stall:
    """Holds every row that is written until ``answer`` is set, as a folder does whose network is gone."""

    def __init__(self, played: Played) -> None:
        self.answer = threading.Event()
        connection = played.test.desk.file._pen.connection
        connection.create_function("stall", 0, self._stall)
        connection.execute("CREATE TEMP TRIGGER stall BEFORE INSERT ON main.journal BEGIN SELECT stall(); END")

    def _stall(self) -> int:
        assert self.answer.wait(60)
        return 0


@pytest.fixture
def stalled(played: Played, monkeypatch: pytest.MonkeyPatch) -> Stall:
    """A window whose file's folder does not answer, and which is not patient for long."""
    played.fill(1)
    monkeypatch.setattr(slow_disk, "EVERY", 0.02)
    return Stall(played)


def test_the_window_says_that_the_folder_does_not_answer_and_records_once_it_does(
    played: Played, stalled: Stall, monkeypatch: pytest.MonkeyPatch
) -> None:
    strip, seen = played.window.trouble, []
    heard = strip.wait

    def hears(seconds: float) -> None:
        heard(seconds)
        seen.append((strip.isVisible(), strip.words, strip.save.isVisible()))
        if seconds:
            assert played.test.desk.log.facts[-1].event.KIND != "players-busted", (
                "not believed before it is on the disk"
            )
            stalled.answer.set()

    monkeypatch.setattr(strip, "wait", hears)
    played.room.wait_for_disk(strip.wait)
    played.keys("1-5 x\n")
    words = "The folder of this file does not answer. The call is not recorded yet. Waiting for 1 s."
    assert seen[0] == (True, words, False)
    assert not strip.isVisible()
    assert played.test.desk.log.facts[-1].event.KIND == "players-busted"
