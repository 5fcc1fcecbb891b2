"""A screen as shapes and words at their places: 1920 × 1080 px, whatever paints it."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from msgspec import Struct

from floorman.slips import fonts

WIDTH, HEIGHT = 1920, 1080
MEDIUM, SEMI = fonts.SANS_MEDIUM, fonts.SANS_SEMI
NARROW, NARROW_SEMI, NARROW_BOLD = fonts.COND_MEDIUM, fonts.COND_SEMI, fonts.COND_BOLD
Anchor: TypeAlias = Literal["start", "middle", "end"]
Live: TypeAlias = Literal["", "left", "elapsed", "time"]
"""What a mark shows anew each second: what is left, the bar of what has passed, the time of day."""


class Rectangle(Struct, frozen=True):
    """A rectangle, rounded or not. Colours are names of tokens, ``ground``, ``bar``, or ``#RRGGBB``;
    "" for none."""

    x: float
    y: float
    width: float
    height: float
    fill: str = ""
    round: float = 0
    edge: str = ""
    edge_width: float = 0
    live: Live = ""


class Lettering(Struct, frozen=True):
    """Lettering on a baseline."""

    x: float
    y: float
    text: str
    size: float
    face: str
    fill: str
    anchor: Anchor = "start"
    live: Live = ""


class Polygon(Struct, frozen=True):
    """A shape with corners."""

    points: tuple[tuple[float, float], ...]
    fill: str = ""
    edge: str = ""
    edge_width: float = 0


class Disc(Struct, frozen=True):
    """A circle about a point."""

    x: float
    y: float
    radius: float
    fill: str = ""
    edge: str = ""
    edge_width: float = 0


class Picture(Struct, frozen=True):
    """A picture of a folder of slides, as large as fits."""

    x: float
    y: float
    width: float
    height: float
    number: int


Mark: TypeAlias = Rectangle | Lettering | Polygon | Disc | Picture


class Scene(Struct, frozen=True):
    """All marks of a screen, the lowest first, in one language."""

    marks: tuple[Mark, ...]
    lang: str


class Sketch:
    """Marks being put together for one language, whose letters have their own widths."""

    def __init__(self, lang: str, say: Callable[..., str]) -> None:
        self.lang, self.say = lang, say
        self.marks: list[Mark] = [Rectangle(0, 0, WIDTH, HEIGHT, "ground")]

    def width(self, text: str, face: str, size: float) -> float:
        """How wide the words are."""
        name = f"{face}{fonts.BULGARIAN}" if self.lang == "bg" else face
        return float(fonts.face(name).stringWidth(text, size))

    def fitting(self, text: str, face: str, size: float, room: float, least: float = 24) -> float:
        """``size``, or as much less as the words need to keep within ``room``; never under ``least``."""
        wide = self.width(text, face, size)
        return size if wide <= room else max(least, size * room / wide)

    def area(self, x: float, y: float, width: float, height: float, fill: str) -> None:
        """A plain rectangle."""
        self.marks.append(Rectangle(x, y, width, height, fill))

    def words(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        face: str,
        fill: str,
        anchor: Anchor = "start",
        *,
        room: float = WIDTH,
        live: Live = "",
    ) -> float:
        """Lettering on a baseline, made smaller where they would not keep within ``room``; how wide they are."""
        size = self.fitting(text, face, size, room)
        self.marks.append(Lettering(x, y, text, size, face, fill, anchor, live))
        return self.width(text, face, size)

    def lines(self, text: str, face: str, size: float, room: float) -> list[str]:
        """The text in lines that keep within ``room``."""
        out: list[str] = []
        for word in text.split():
            joined = f"{out[-1]} {word}" if out else word
            if out and self.width(joined, face, size) <= room:
                out[-1] = joined
            else:
                out.append(word)
        return out

    def done(self) -> Scene:
        """What has been put together."""
        return Scene(tuple(self.marks), self.lang)
