"""The theme turns, and everything hears of it."""

import pytest
from PySide6.QtGui import QFontInfo, QPalette
from PySide6.QtWidgets import QApplication

from floorman.ui.theme.fonts import face
from floorman.ui.theme.look import Look
from floorman.ui.theme.tokens import DARK, LIGHT


def test_it_turns_from_dark_to_light_and_back(look: Look) -> None:
    heard: list[str] = []
    look.changed.connect(lambda: heard.append(look.theme))
    look.flip()
    assert look("bg1").name().upper() == LIGHT.bg1
    assert look.swapped("hi").name().upper() == DARK.hi
    look.flip()
    assert look("bg1").name().upper() == DARK.bg1
    assert heard == ["light", "dark"]


def test_the_palette_follows(look: Look) -> None:
    look.switch("light")
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    assert app.palette().color(QPalette.ColorRole.Window).name().upper() == LIGHT.bg1


def test_another_theme_is_no_theme(look: Look) -> None:
    with pytest.raises(KeyError):
        look.switch("sepia")


@pytest.mark.usefixtures("look")
@pytest.mark.parametrize("condensed", [False, True])
@pytest.mark.parametrize("weight", [400, 500, 600, 700])
def test_plex_is_there_in_every_weight(weight: int, condensed: bool) -> None:
    found = QFontInfo(face(20, weight, condensed))
    assert found.family().startswith("Floorman Sans")
    assert ("Condensed" in found.family()) is condensed
    assert found.weight() == weight
