"""Another language while a tournament is open: the room goes on in the new page, and the old one hears nothing more."""

from msgspec.structs import replace
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from floorman.desk.front.views import TileView
from tests.ui.desks import Played


def switch(played: Played, *languages: str) -> None:
    """To each language in turn; pages that were left are gone after each."""
    for lang in languages:
        played.window.speak(lang)
        assert played.window.page is not None
        played.page = played.window.page
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


def test_calls_are_shown_after_the_language_was_changed_again_and_again(played: Played) -> None:
    played.fill(1, 2)
    switch(played, "bg", "fr", "pl", "en")
    played.page.choice.choose(1)
    played.page.bar.field.setFocus()
    played.keys("1-5 x\n")
    assert played.page.bar.calls.text == "", "what was recorded does not stay in the line"
    assert not played.window.trouble.isVisible()
    row = played.page.tables.row_of(1)
    assert row is not None
    tile = played.page.tables.at(row)
    assert isinstance(tile, TileView)
    assert tile.players == 8


def test_only_the_page_that_is_shown_hears_of_the_room(played: Played) -> None:
    switch(played, "pl", "en")
    assert len(played.room._watchers) == 2  # the page, and the screens, which stay as they are


def test_a_room_that_may_only_be_looked_at_says_why_in_the_banner(played: Played) -> None:
    played.page._show_banner(replace(played.room.top(), read_only="–"))
    assert played.page.banner.text() == "Only to look at: the file or its folder cannot be written"
    played.page._show_banner(replace(played.room.top(), read_only="Ann's laptop"))
    assert played.page.banner.text() == "Only to look at: Ann's laptop has this tournament open"
