"""The window's colours: those of the room's screens."""

from floorman.screens.tokens import DARK, LIGHT, THEMES, Tokens, contrast

__all__ = ["DARK", "LIGHT", "THEMES", "Tokens", "contrast"]
