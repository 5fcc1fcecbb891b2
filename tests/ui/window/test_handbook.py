"""Help: the handbook in the language of the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl

from floorman.ui.window import handbook
from floorman.ui.window.window import Window


def built(folder: Path) -> Path:
    for lang in ("en", "pl"):
        (folder / lang).mkdir(parents=True, exist_ok=True)
        (folder / lang / "index.html").touch()
    return folder


def test_the_built_pages_come_first_in_the_language_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handbook, "resource", lambda _name: built(tmp_path))
    assert handbook.handbook("pl") == tmp_path / "pl" / "index.html"
    assert handbook.handbook("pseudo") == tmp_path / "en" / "index.html"


def test_a_checkout_shows_the_source(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_built(_name: str) -> Path:
        raise FileNotFoundError

    monkeypatch.setattr(handbook, "resource", not_built)
    assert handbook.handbook("bg").parts[-2:] == ("bg", "first-evening.md")


def test_the_menu_opens_it(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(handbook.QDesktopServices, "openUrl", lambda url: opened.append(url) or True)
    window.window_actions.act("handbook")
    assert [Path(url.toLocalFile()).parent.name for url in opened] == ["en"]
