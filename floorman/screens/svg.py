"""A scene as SVG: attributes only, so that a strict page takes it, and old television browsers draw it."""

from collections.abc import Iterator
from html import escape

from floorman.screens.scene import HEIGHT, WIDTH, Disc, Lettering, Mark, Picture, Polygon, Rectangle, Scene
from floorman.screens.tokens import Tokens, contrast

WEIGHTS = {"Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700}


def svg(scene: Scene) -> str:
    """The scene as one ``svg`` element; colours are classes, ``f-`` for filling and ``s-`` for edges."""
    drawn = "".join(map(_mark, scene.marks))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" lang="{scene.lang}" '
        f'width="100%" height="100%">{drawn}</svg>'
    )


def _mark(mark: Mark) -> str:
    if isinstance(mark, Lettering):
        return _words(mark)
    if isinstance(mark, Rectangle):
        box = _attributes(x=mark.x, y=mark.y, width=mark.width, height=mark.height)
        rounded = _attributes(rx=mark.round) if mark.round else ""
        live = f' data-live="{mark.live}"' if mark.live else ""
        return f"<rect{box}{rounded}{_ink(mark.fill, mark.edge, mark.edge_width)}{live}/>"
    if isinstance(mark, Disc):
        box = _attributes(cx=mark.x, cy=mark.y, r=mark.radius)
        return f"<circle{box}{_ink(mark.fill, mark.edge, mark.edge_width)}/>"
    if isinstance(mark, Polygon):
        points = " ".join(f"{x:g},{y:g}" for x, y in mark.points)
        return f'<polygon points="{points}"{_ink(mark.fill, mark.edge, mark.edge_width)}/>'
    return _picture(mark)


def _picture(mark: Picture) -> str:
    box = _attributes(x=mark.x, y=mark.y, width=mark.width, height=mark.height)
    return f'<image{box} xlink:href="slides/{mark.number}" href="slides/{mark.number}"/>'


def _words(mark: Lettering) -> str:
    anchor = "" if mark.anchor == "start" else f' text-anchor="{mark.anchor}"'
    live = f' data-live="{mark.live}"' if mark.live else ""
    family, weight = font_of(mark.face)
    font = f'{_attributes(x=mark.x, y=mark.y, font_size=mark.size, font_weight=weight)} font-family="{family}"'
    return f"<text{font}{anchor}{_ink(mark.fill, '', 0)}{live}>{escape(mark.text)}</text>"


def font_of(face: str) -> tuple[str, int]:
    """Family and weight of a shipped face, as the page's style sheet names them."""
    stem, _, style = face.partition("-")
    return ("PlexC" if stem.endswith("Condensed") else "Plex"), WEIGHTS[style]


def _attributes(**values: float) -> str:
    return "".join(f' {name.replace("_", "-")}="{round(value, 2):g}"' for name, value in values.items())


def _ink(fill: str, edge: str, width: float) -> str:
    """Filling and edge: a token is a class, any other colour stands as it is."""
    classes = [f"f-{fill}"] if fill and fill[0] != "#" else []
    classes += [f"s-{edge}"] if edge else []
    said = f' class="{" ".join(classes)}"' if classes else ""
    if fill[:1] == "#":
        said += f' fill="{fill}"'
    elif not fill:
        said += ' fill="none"'
    return said + (_attributes(stroke_width=width) if edge else "")


def style(themes: dict[str, Tokens]) -> str:
    """The style sheet of the classes, for a body of each theme's class; and the fonts."""
    return "\n".join([*_faces(), *(line for name, tokens in themes.items() for line in _colours(name, tokens))])


def _faces() -> Iterator[str]:
    for family, stem in (("Plex", "IBMPlexSans"), ("PlexC", "IBMPlexSansCondensed")):
        for weight, number in WEIGHTS.items():
            yield (
                f'@font-face{{font-family:"{family}";font-weight:{number};'
                f'src:url("fonts/{stem}-{weight}.ttf") format("truetype")}}'
            )


def grounds(tokens: Tokens) -> dict[str, str]:
    """What lies behind everything, and behind headings: the theme's two lowest, of which the darkest is left to dark
    rooms.
    """
    dark = contrast(tokens.bg0, "#000000") < contrast(tokens.bg0, "#FFFFFF")
    return {"ground": tokens.bg0, "bar": tokens.bg1} if dark else {"ground": tokens.bg1, "bar": tokens.bg2}


def _colours(theme: str, tokens: Tokens) -> Iterator[str]:
    for name, colour in {**dict(tokens.items()), **grounds(tokens)}.items():
        yield f".{theme} .f-{name}{{fill:{colour}}}.{theme} .s-{name}{{stroke:{colour}}}"
        yield f".{theme} .c-{name},.{theme}.c-{name}{{color:{colour}}}"
        yield f".{theme} .b-{name},.{theme}.b-{name}{{background:{colour}}}.{theme} .e-{name}{{border-color:{colour}}}"
