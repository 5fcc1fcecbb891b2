"""Keys are told by their place where the layout has no Latin letter there."""

import sys

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

from floorman.ui.input.keyboard import Keys, KeyWatch, placed

ALT = Qt.KeyboardModifier.AltModifier


def event(key: int, scan: int = 0, virtual: int = 0) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, ALT, scan, virtual, 0, "")


def test_a_latin_letter_is_itself() -> None:
    assert placed(event(Qt.Key.Key_A), "linux") == "A"
    assert placed(event(Qt.Key.Key_7), "win32") == "7"


@pytest.mark.parametrize(("scan", "letter"), [(53, "X"), (58, "M"), (24, "Q"), (52, "Z"), (10, "1"), (19, "0")])
def test_x11_and_wayland_count_from_eight(scan: int, letter: str) -> None:
    assert placed(event(0x042A, scan), "linux") == letter


@pytest.mark.parametrize(("scan", "letter"), [(45, "X"), (50, "M"), (2, "1"), (11, "0")])
def test_windows_scan_codes(scan: int, letter: str) -> None:
    assert placed(event(0x042A, scan), "win32") == letter


@pytest.mark.parametrize(("virtual", "letter"), [(7, "X"), (46, "M"), (18, "1"), (29, "0")])
def test_mac_key_codes(virtual: int, letter: str) -> None:
    assert placed(event(0x042A, 0, virtual), "darwin") == letter


def test_french_digits_are_told_by_place() -> None:
    assert placed(event(Qt.Key.Key_Ampersand, 10), "linux") == "1"


def test_other_keys_are_nothing() -> None:
    assert placed(event(Qt.Key.Key_F1, 67), "linux") == ""


def test_a_fault_behind_a_key_is_told_and_the_key_goes_no_further(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, _fault, _trace: told.append(kind))
    window = QMainWindow()
    button = QPushButton(window)
    qtbot.addWidget(window)

    def fails(_letter: str) -> bool:
        raise KeyError

    watch = KeyWatch(window, Keys(lambda _typed: None, fails, lambda: None, lambda: True))
    assert watch.eventFilter(button, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_K, ALT, "k"))
    assert told == [KeyError]
    assert not watch.eventFilter(button, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F1, ALT, ""))
