"""The one table of colours, both themes. Palette, style sheets, screens and every painter read it; it knows no Qt."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import fields


class Tokens(Struct, frozen=True):
    """One theme's colours, as ``#RRGGBB``."""

    bg0: str
    """Floor and fields."""
    bg1: str
    """Columns and bars."""
    bg2: str
    """Tiles and cards."""
    bg3: str
    """Buttons and what is chosen."""
    line: str
    """Separators; decoration only."""
    edge: str
    """Borders of controls, open chairs."""
    hi: str
    mid: str
    low: str
    """Disabled or broken."""
    seat: str
    paper: str
    """White key (black in the light theme), button and big-blind marks."""
    paper_ink: str
    act: str
    act_fill: str
    act_ink: str
    act_bg: str
    stop: str
    stop_ink: str
    stop_bg: str
    move: str
    move_ink: str
    move_bg: str
    focus: str

    def items(self) -> Iterator[tuple[str, str]]:
        """Name and colour of every token."""
        return ((each.name, getattr(self, each.name)) for each in fields(self))


DARK = Tokens(
    bg0="#0E1217",
    bg1="#161B22",
    bg2="#1F2731",
    bg3="#2C3642",
    line="#36414E",
    edge="#7A8796",
    hi="#F4F7FA",
    mid="#C0C9D3",
    low="#98A5B4",
    seat="#8593A3",
    paper="#F4F7FA",
    paper_ink="#0E1217",
    act="#FFCB5C",
    act_fill="#FFCB5C",
    act_ink="#1C1200",
    act_bg="#332A12",
    stop="#FF6F4E",
    stop_ink="#140300",
    stop_bg="#421B12",
    move="#70BBFF",
    move_ink="#04182B",
    move_bg="#12293F",
    focus="#FFFFFF",
)

LIGHT = Tokens(
    bg0="#DDE2E8",
    bg1="#F1F3F6",
    bg2="#FFFFFF",
    bg3="#E3E8EE",
    line="#C2CAD3",
    edge="#66727F",
    hi="#10151B",
    mid="#36414D",
    low="#525E6B",
    seat="#6C7886",
    paper="#10151B",
    paper_ink="#FFFFFF",
    act="#7A4700",
    act_fill="#FFBE3D",
    act_ink="#1C1200",
    act_bg="#FFF1D6",
    stop="#A32810",
    stop_ink="#FFFFFF",
    stop_bg="#FFE3DB",
    move="#0A57A0",
    move_ink="#FFFFFF",
    move_bg="#DDEBFA",
    focus="#10151B",
)

THEMES = {"dark": DARK, "light": LIGHT}


def contrast(one: str, other: str) -> float:
    """WCAG 2 contrast ratio of two ``#RRGGBB`` colours, 1 to 21."""
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
