"""The panes on rulings hold their words in every language, at every size, and every target is large enough."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from floorman.ui.house.pane import HousePane
from floorman.ui.paint.text import watch_cuts
from floorman.ui.rulings.pane import RulingsPane
from floorman.ui.theme.look import Look
from floorman.ui.words import PSEUDO, speak
from tests.ui.desks import Played

SIZES = [(1366, 768), (1920, 1080), (1100, 700), (820, 620)]
PANES = ("rulings", "board", "rules", "house", "incidents", "replay")


@pytest.fixture(params=["en", "pl", "bg", "fr", PSEUDO])
def tongue(request: pytest.FixtureRequest, qtbot: QtBot, look: Look, settings: QSettings, tmp_path: Path) -> Played:
    """A window that speaks a language, on two tables of three."""
    speak(request.param)
    made = Played(qtbot, look, settings, tmp_path, tables=2)
    made.room.speak(request.param if request.param != PSEUDO else "en")
    made.fill(1, 2, seats=3)
    made.play("1 pos 1 2 3", "p 1-3 warn phone", "note 1 a pot is argued about")
    return made


def opened(played: Played, name: str) -> QWidget:
    if name == "rulings":
        played.page.panes.rule_at(1)
    elif name == "board":
        played.page.run("h4h on 9")
        played.page.run("done 1 3")
    elif name == "rules":
        played.page.panes.open_rule("TDA-2024 34-A")
    else:
        played.page.panes.show(name)
    for _round in range(3):
        QApplication.processEvents()
    return played.page.panes.made[name]


def settle(played: Played, size: tuple[int, int]) -> None:
    played.window.resize(*size)
    for _round in range(3):
        QApplication.processEvents()
    played.window.grab()


def parts(pane: QWidget) -> list[QWidget]:
    """Buttons and fields that are shown."""
    kinds = (QAbstractButton, QLineEdit)
    return [each for each in pane.findChildren(QWidget) if isinstance(each, kinds) and each.isVisible()]


def check(pane: QWidget) -> None:
    """Nothing over anything else of the same parent, everything inside of it, every target 44 pixels."""
    for each in parts(pane):
        assert min(each.width(), each.height()) >= 44, (each.accessibleName(), each.size())
        assert each.accessibleName(), each
    for one, other in combinations(parts(pane), 2):
        if one.parentWidget() is other.parentWidget():
            over = one.geometry().intersected(other.geometry())
            assert over.width() <= 1 or over.height() <= 1, (one.accessibleName(), other.accessibleName())


def test_no_word_is_cut_and_no_part_lies_over_another(tongue: Played) -> None:
    for name in PANES:
        pane = opened(tongue, name)
        with watch_cuts() as cut:
            for size in SIZES[:2]:
                settle(tongue, size)
                check(pane)
        assert cut == [], name
        for size in SIZES[2:]:
            settle(tongue, size)
            check(pane)
    every_subject(tongue)
    every_choice(tongue)


def every_subject(tongue: Played) -> None:
    """Each subject's questions and answer."""
    pane = opened(tongue, "rulings")
    assert isinstance(pane, RulingsPane)
    settle(tongue, SIZES[0])
    with watch_cuts() as cut:
        for subject in pane.subjects.subjects:
            pane.choose(subject.key)
            pane.grab()
            check(pane)
    assert cut == []


def every_choice(tongue: Played) -> None:
    """Each choice of the house."""
    pane = opened(tongue, "house")
    assert isinstance(pane, HousePane)
    with watch_cuts() as cut:
        for row in pane.model.rows:
            if row.key:
                pane.list.go(row.key)
                pane.grab()
                check(pane)
    assert cut == []
