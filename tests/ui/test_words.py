"""The window speaks the language chosen."""

import pytest

from floorman.ui.words import PSEUDO, _, pseudo, speak, spoken


def test_english_is_the_source() -> None:
    assert _("Do now") == "Do now"
    assert spoken() == "en"


def test_an_unknown_language_is_refused_and_nothing_changes() -> None:
    with pytest.raises(ValueError, match="tlh"):
        speak("tlh")
    assert spoken() == "en"


def test_pseudo_words_are_a_third_longer_and_keep_their_fields() -> None:
    said = pseudo("Table {table}")
    assert "{table}" in said
    assert len(said) >= len("Table {table}") + 2
    speak(PSEUDO)
    assert _("Table {table}").format(table=12).startswith("Tàblé 12")
