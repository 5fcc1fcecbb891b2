"""Where everything stands on the screens that list people and tables; below them time and blinds."""

from collections.abc import Callable

from floorman.screens.clock_scene import END, FENCE, LEFT, RIGHT, draw_heading, draw_strip
from floorman.screens.clock_screen import Countdown, ScreenHeading
from floorman.screens.lists import BreakingScreen, BreakingTable, RowsScreen, ScreenRow, WordsScreen
from floorman.screens.scene import (
    MEDIUM,
    NARROW,
    NARROW_BOLD,
    NARROW_SEMI,
    SEMI,
    WIDTH,
    Disc,
    Picture,
    Polygon,
    Rectangle,
    Scene,
    Sketch,
)

_TOP, _FLOOR = 170, 800
_SEAT_COLUMNS, _GAP = 3, 84


def _begun(heading: ScreenHeading, clock: Countdown, lang: str, say: Callable[..., str]) -> Sketch:
    sketch = Sketch(lang, say)
    draw_heading(sketch, heading)
    draw_strip(sketch, clock)
    return sketch


def rows_scene(screen: RowsScreen, lang: str, say: Callable[..., str]) -> Scene:
    """Lines about players: with where they come from a line each, else three columns."""
    sketch = _begun(screen.heading, screen.clock, lang, say)
    sketch.words(LEFT, 154, screen.title, 50, SEMI, "hi", room=1500)
    sketch.words(END, 154, screen.page, 46, SEMI, "mid", "end")
    if not screen.rows:
        sketch.words(LEFT, 260, screen.empty, 54, MEDIUM, "mid", room=END - LEFT)
    moving = any(row.origin for row in screen.rows)
    columns = 2 if moving else _SEAT_COLUMNS
    wide, lines = (END - LEFT + _GAP) / columns, 6 if moving else 12
    high = (_FLOOR - _TOP - 14) / lines
    for nth, row in enumerate(screen.rows):
        column, line = divmod(nth, lines)
        x, top = LEFT + column * wide, _TOP + 8 + line * high
        sketch.area(x, top + high - 1, wide - _GAP, 1, "line")
        _row(sketch, row, x, top + high * 0.78, wide - _GAP, 88 if moving else 40)
    return sketch.done()


def _row(sketch: Sketch, row: ScreenRow, x: float, base: float, wide: float, size: float) -> None:
    small = size * (0.72 if row.origin else 1)
    chair = sketch.words(x + wide, base, row.chair, size, NARROW_BOLD, "hi", "end") if row.chair else 0.0
    x_name = x + max(110.0, sketch.words(x, base, row.entry, small, NARROW_SEMI, "mid" if row.name else "hi") + 20)
    room = x + wide - chair - 24 - x_name
    origin = sketch.width(row.origin, NARROW, small * 0.8) if row.origin else 0.0
    if row.name:
        sketch.words(x_name, base, row.name, small * 0.9, NARROW, "hi", room=room - origin - 24)
    if row.origin:
        sketch.words(x + wide - chair - 28, base, row.origin, small * 0.8, NARROW, "mid", "end")


def breaking_scene(screen: BreakingScreen, lang: str, say: Callable[..., str]) -> Scene:
    """Three large numbers, and beside them the moves."""
    sketch = _begun(screen.heading, screen.clock, lang, say)
    left = sketch.words(1216, 158, screen.left, 44, NARROW, "mid", "end", room=500)
    sketch.words(LEFT, 158, screen.title, 50, SEMI, "hi", room=1216 - LEFT - left - 24)
    for place, table in enumerate(screen.tables):
        _card(sketch, table, LEFT + 398 * place, place + 1)
    sketch.area(FENCE, 92, 1, 718, "line")
    sketch.words(RIGHT, 158, screen.moving, 50, SEMI, "hi", room=460)
    sketch.words(END, 158, str(screen.count), 50, SEMI, "hi", "end")
    for x, code, anchor in ((1376, "entry", "start"), (1546, "from", "start"), (END, "to", "end")):
        sketch.words(x, 226, say(code), 34, NARROW, "mid", "end" if anchor == "end" else "start", room=160)
    sketch.area(RIGHT, 241, END - RIGHT, 1, "line")
    for nth, row in enumerate(screen.moves):
        _move(sketch, row, 242 + 101 * nth)
    return sketch.done()


def _card(sketch: Sketch, table: BreakingTable, x: float, place: int) -> None:
    first = place == 1
    edge = ("hi", 4.0) if first else ("bg2", 0.0)
    sketch.marks.append(Rectangle(x, 200, 372, 570, "bg2", 8, *edge))
    middle = x + 186
    pennant = ((middle - 36, 224), (middle + 36, 224), (middle + 36, 280), (middle, 302), (middle - 36, 280))
    sketch.marks.append(Polygon(pennant, "hi" if first else "", "hi" if first else "edge", 3))
    sketch.words(middle, 270, str(place), 48, SEMI, "ground" if first else "hi", "middle")
    sketch.words(middle, 545, str(table.table), 290, NARROW_BOLD, "hi", "middle", room=350)
    sketch.words(middle, 648, table.at_players, 48, NARROW_SEMI, "hi" if first else "mid", "middle", room=348)
    sketch.words(middle, 718, table.area, 44, NARROW, "mid", "middle", room=348)


def _move(sketch: Sketch, row: ScreenRow, top: float) -> None:
    base = top + 76
    sketch.marks.append(Disc(1334, top + 50, 22, "move"))
    y = top + 50
    arrow = ((1322, y - 3), (1334, y - 3), (1334, y - 10), (1347, y), (1334, y + 10), (1334, y + 3), (1322, y + 3))
    sketch.marks.append(Polygon(arrow, "move_ink"))
    sketch.words(1376, base, row.entry, 72, NARROW_SEMI, "hi", room=160)
    sketch.words(1546, base, row.origin, 56, NARROW, "mid", room=130)
    sketch.words(END, base, row.chair, 88, NARROW_BOLD, "hi", "end", room=200)
    sketch.area(RIGHT, top + 100, END - RIGHT, 1, "line")


def words_scene(screen: WordsScreen, lang: str, say: Callable[..., str]) -> Scene:
    """Announcements, as large as four lines of them may be."""
    sketch = _begun(screen.heading, screen.clock, lang, say)
    sketch.words(LEFT, 154, screen.title, 44, MEDIUM, "mid", room=END - LEFT)
    base = 280.0
    for words in screen.words:
        for line in sketch.lines(words, SEMI, 92, END - LEFT):
            if base > _FLOOR - 20:
                return sketch.done()
            sketch.words(LEFT, base, line, 92, SEMI, "hi", room=END - LEFT)
            base += 112
        base += 24
    return sketch.done()


def slide_scene(heading: ScreenHeading, clock: Countdown, number: int, lang: str, say: Callable[..., str]) -> Scene:
    """A picture over the strip."""
    sketch = _begun(heading, clock, lang, say)
    sketch.area(0, 92, WIDTH, 718, "ground")
    sketch.marks.append(Picture(0, 92, WIDTH, 718, number))
    return sketch.done()
