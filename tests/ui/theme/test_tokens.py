"""The colours are far enough apart for every reader, computed from the one table."""

import pytest

from floorman.ui.theme.tokens import DARK, LIGHT, THEMES, Tokens, contrast

GROUNDS = ("bg0", "bg1", "bg2", "bg3")


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast("#123456", "#123456") == pytest.approx(1)


@pytest.mark.parametrize("tokens", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize(
    ("name", "least"),
    [("hi", 11.4), ("mid", 7.3), ("low", 4.9), ("act", 5.9), ("move", 5.6), ("edge", 3.3), ("seat", 3.5)],
)
def test_text_and_lines_stand_out_on_every_ground(tokens: Tokens, name: str, least: float) -> None:
    assert min(contrast(getattr(tokens, name), getattr(tokens, ground)) for ground in GROUNDS) >= least - 0.05


@pytest.mark.parametrize("tokens", [DARK, LIGHT], ids=["dark", "light"])
def test_stop_is_readable_where_it_is_text(tokens: Tokens) -> None:
    assert min(contrast(tokens.stop, getattr(tokens, ground)) for ground in ("bg0", "bg1", "bg2")) >= 4.5


@pytest.mark.parametrize("tokens", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize(
    ("ink", "fill"),
    [("act_ink", "act_fill"), ("stop_ink", "stop"), ("move_ink", "move"), ("paper_ink", "paper"), ("focus", "bg2")],
)
def test_inks_stand_out_on_their_fills(tokens: Tokens, ink: str, fill: str) -> None:
    assert contrast(getattr(tokens, ink), getattr(tokens, fill)) >= 7


@pytest.mark.parametrize("tokens", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("tint", ["act_bg", "stop_bg", "move_bg"])
def test_text_stands_out_on_tints(tokens: Tokens, tint: str) -> None:
    assert contrast(tokens.hi, getattr(tokens, tint)) >= 13
    assert contrast(tokens.mid, getattr(tokens, tint)) >= 8.4


def test_both_themes_fill_every_token() -> None:
    for tokens in THEMES.values():
        assert all(len(colour) == 7 and colour.startswith("#") for _name, colour in tokens.items())
