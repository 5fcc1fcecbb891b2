"""The window as a picture, for the README and the headless demo."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from floorman.desk.front.room import Room
from floorman.ui.commands.picture import picture
from floorman.ui.theme.tokens import DARK, LIGHT
from tests.ui.evening import recorded


@pytest.mark.usefixtures("look")
@pytest.mark.parametrize(("theme", "ground"), [("dark", DARK.bg1), ("light", LIGHT.bg1)])
def test_a_picture_has_the_size_and_theme_asked_for(room: Room, tmp_path: Path, theme: str, ground: str) -> None:
    picture(room, tmp_path / "window.png", (1366, 768), theme, typed="12-5 x", chosen=(12, 5))
    image = QImage(str(tmp_path / "window.png"))
    assert (image.width(), image.height()) == (1366, 768)
    assert QColor(image.pixel(1000, 100)).name().upper() == ground
    assert recorded(room) == []
    assert room.run("12-5 x").ok, "the room is still open"
