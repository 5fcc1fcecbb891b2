"""What players see is on the record, and changes nothing in the room."""

import pytest

from floorman.core.facts import MOST_SCREENS, ScreensClosed, ScreensOpened
from floorman.core.model import Tournament
from floorman.core.refused import Refused


def test_screens_are_numbered_from_one_to_nine() -> None:
    for number in (1, MOST_SCREENS):
        ScreensOpened("screen", number, "clock", "full").decide(Tournament())
    for number in (0, MOST_SCREENS + 1):
        with pytest.raises(Refused):
            ScreensOpened("screen", number, "clock", "full").decide(Tournament())
    ScreensOpened("web", names="none").decide(Tournament())


def test_undo_passes_over_them() -> None:
    assert ScreensOpened.RECORD
    assert ScreensClosed.RECORD
