"""The parts of the rulings desk: a chip reads as its rule and opens it with the sentence that the ruling rests on."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from floorman.rules.citation import Citation
from floorman.ui.rulings.parts import ChipRow
from floorman.ui.theme.look import Look


def test_a_chip_opens_the_sentence_that_is_rested_on(qtbot: QtBot, look: Look) -> None:
    home = QWidget()
    qtbot.addWidget(home)
    row = ChipRow(look, home)
    opened: list[str] = []
    row.cited.connect(opened.append)
    rests = (Citation("TDA-2024", "34-A", "before"), Citation("TDA-2024", "34-A", "watch"))
    row.show_cites(("TDA-2024 34-A", "house 4"), rests)
    home.show()
    for chip in row.chips:
        qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert [chip.text() for chip in row.chips] == ["TDA-2024 34-A", "house 4"]
    assert opened == ["TDA-2024 34-A#before", "house 4"]
