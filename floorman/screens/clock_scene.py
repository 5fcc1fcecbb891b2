"""Where everything stands on the clock's screen, and the strip that the others keep of it."""

from collections.abc import Callable

from floorman.rules.clock import shown
from floorman.screens.clock_screen import ClockScreen, Countdown, Labelled, NextLevel, ScreenHeading
from floorman.screens.scene import (
    MEDIUM,
    NARROW,
    NARROW_BOLD,
    NARROW_SEMI,
    SEMI,
    WIDTH,
    Disc,
    Rectangle,
    Scene,
    Sketch,
)

LEFT, MIDDLE, RIGHT, END = 48, 680, 1312, 1872
"""Where texts begin in the three columns, and where they end."""
FENCE = 1264
COLUMNS = (LEFT, MIDDLE, RIGHT)
_COLUMN = 584
GROUNDS = {"plain": "ground", "break": "act_fill", "stands": "stop_bg"}
INKS = {"plain": ("hi", "mid"), "break": ("act_ink", "act_ink"), "stands": ("hi", "mid")}
"""Figures and words on those fields."""


def clock_scene(screen: ClockScreen, lang: str, say: Callable[..., str]) -> Scene:
    """The clock's screen as marks."""
    sketch = Sketch(lang, say)
    draw_heading(sketch, screen.heading)
    _time(sketch, screen)
    _figures(sketch, screen.figures, fenced=screen.clock.tone == "plain")
    _blinds(sketch, screen.clock.blinds)
    if screen.next_level is not None:
        _next(sketch, screen.next_level)
    if screen.next_break is not None:
        _break(sketch, screen.next_break)
    _says(sketch, screen.says)
    return sketch.done()


def draw_heading(sketch: Sketch, heading: ScreenHeading) -> None:
    """Number, name and time of day."""
    sketch.area(0, 0, WIDTH, 92, "bar")
    left = LEFT
    if heading.number:
        sketch.area(0, 0, 92, 92, "move")
        sketch.words(46, 63, heading.number, 48, SEMI, "move_ink", "middle", room=84)
        left = 124
    time = sketch.words(END, 65, heading.time, 56, SEMI, "hi", "end", live="time")
    sketch.words(left, 62, heading.name, 46, SEMI, "hi", room=END - time - 48 - left)
    sketch.area(0, 91, WIDTH, 1, "line")


def _time(sketch: Sketch, screen: ClockScreen) -> None:
    clock = screen.clock
    hi, _mid = INKS[clock.tone]
    if clock.tone != "plain":
        sketch.area(0, 92, WIDTH, 348, GROUNDS[clock.tone])
    digits = shown(clock.left)
    size, base = (400, 404) if len(digits) < 6 else (303, 367)
    sketch.words(LEFT, base, digits, size, NARROW_BOLD, hi, live="left")
    _bar(sketch, clock, 430, FENCE if clock.tone == "plain" else WIDTH)
    if clock.word:
        _state(sketch, clock)
    if clock.tone == "plain":
        if len(digits) < 6 and clock.level:
            _level(sketch, screen)
        sketch.area(FENCE, 92, 1, 528, "line")
        if not clock.word:
            _beside(sketch, screen.beside)
        sketch.area(FENCE, 439, WIDTH - FENCE, 1, "line")


def _bar(sketch: Sketch, clock: Countdown, y: float, width: float) -> None:
    """How much of the level or break has passed."""
    if not clock.whole:
        return
    inks = {"plain": ("bg3", "mid"), "break": ("#D89B22", "act_ink"), "stands": ("bg3", "mid")}[clock.tone]
    sketch.area(0, y, width, 10, inks[0])
    passed = width * (clock.whole - clock.left) / clock.whole
    sketch.marks.append(Rectangle(0, y, passed, 10, inks[1], live="elapsed"))


def _level(sketch: Sketch, screen: ClockScreen) -> None:
    clock = screen.clock
    sketch.words(1060, 138, clock.level_label, 36, MEDIUM, "mid", room=196)
    sketch.words(1060, 256, clock.level, 140, NARROW_SEMI, "hi", room=196)
    face, lines = MEDIUM, sketch.lines(screen.day_end, MEDIUM, 36, 196)
    if len(lines) > 3:
        face, lines = NARROW, sketch.lines(screen.day_end, NARROW, 36, 196)
    for line, words in enumerate(lines[:3]):
        sketch.words(1060, 316 + 44 * line, words, 36, face, "mid", room=196)


def _state(sketch: Sketch, clock: Countdown) -> None:
    """The word of a clock that stands, of a break, or of a start to come."""
    hi, mid = INKS[clock.tone]
    if clock.until:
        sketch.words(RIGHT, 187, clock.word, 88, SEMI, hi, room=END - RIGHT)
        sketch.words(RIGHT, 240, clock.note, 44, MEDIUM, mid, room=END - RIGHT)
        sketch.words(RIGHT, 404, clock.until, 206, NARROW_BOLD, hi, room=END - RIGHT)
        return
    base = 200
    if clock.tone == "stands":
        sketch.area(RIGHT, 112, 28, 76, "stop")
        sketch.area(RIGHT + 52, 112, 28, 76, "stop")
        base = 262
    for words in sketch.lines(clock.word, SEMI, 66, END - RIGHT)[:2]:
        sketch.words(RIGHT, base, words, 66, SEMI, hi, room=END - RIGHT)
        base += 68
    for words in sketch.lines(clock.note, MEDIUM, 40, END - RIGHT)[: (418 - base) // 44 + 1]:
        sketch.words(RIGHT, base, words, 40, MEDIUM, hi, room=END - RIGHT)
        base += 44


def _beside(sketch: Sketch, told: tuple[Labelled, ...]) -> None:
    for one, (label, base, size) in zip(told, ((138, 256, 140), (316, 404, 100)), strict=False):
        sketch.words(RIGHT, label, one.label, 36, MEDIUM, "mid", room=END - RIGHT)
        sketch.words(RIGHT, base, one.value, size, NARROW_SEMI, "hi", room=END - RIGHT)


def _figures(sketch: Sketch, told: tuple[Labelled | None, ...], *, fenced: bool) -> None:
    if fenced:
        sketch.area(FENCE, 440, 1, 180, "line")
    for x, one in zip(COLUMNS, told, strict=False):
        if one is None:
            continue
        sketch.words(x, 484, one.label, 36, _label_face(sketch, one.label), "mid", room=_room(x))
        beside = max(sketch.width(line, NARROW, 46) for line in (one.first, one.second))
        wide = sketch.words(x, 602, one.value, 140, NARROW_SEMI, "hi", room=_room(x) - (beside and beside + 20))
        aside = x + wide + 20
        least = _room(x) - wide - 20
        sketch.words(aside, 538, one.first, 46, NARROW_SEMI, "hi", room=least)
        sketch.words(aside, 602, one.second, 46, NARROW, "mid" if one.first else "hi", room=least)


def _label_face(sketch: Sketch, label: str) -> str:
    return MEDIUM if sketch.width(label, MEDIUM, 36) <= 560 else NARROW


def _room(x: float) -> float:
    return (END if x == RIGHT else x + _COLUMN) - x


def _blinds(sketch: Sketch, told: tuple[Labelled, ...]) -> None:
    sketch.area(0, 620, WIDTH, 248, "bg2")
    sketch.area(0, 620, WIDTH, 1, "line")
    sketch.area(0, 867, WIDTH, 1, "line")
    sizes = [sketch.fitting(one.value, NARROW_BOLD, 230, _room(x)) for x, one in zip(COLUMNS, told, strict=False)]
    for x, one in zip(COLUMNS, told, strict=False):
        sketch.words(x, 664, one.label, 36, _label_face(sketch, one.label), "mid", room=_room(x))
        sketch.words(x, 846, one.value, min(sizes), NARROW_BOLD, "hi")


def _next(sketch: Sketch, level: NextLevel) -> None:
    sketch.words(LEFT, 910, level.label, 36, MEDIUM, "mid", room=FENCE - LEFT)
    parts: list[tuple[str, str, int]] = [(level.blinds[0], "hi", 96), ("/", "mid", 96), (level.blinds[1], "hi", 96)]
    if level.ante:
        parts += [(sketch.say("ante-short"), "mid", 54), (level.ante, "hi", 96)]
    gap = 16
    wide = sum(sketch.width(text, NARROW, size) + gap for text, _fill, size in parts)
    shrink = min(1, (FENCE - LEFT) / wide)
    x = float(LEFT)
    for text, fill, size in parts:
        x += sketch.words(x, 993, text, size * shrink, NARROW, fill) + gap


def _break(sketch: Sketch, told: Labelled) -> None:
    sketch.words(RIGHT, 910, told.label, 36, _label_face(sketch, told.label), "mid", room=END - RIGHT)
    wide = sketch.words(RIGHT, 993, told.value, 96, NARROW, "hi")
    sketch.words(RIGHT + wide + 18, 993, told.first, 54, NARROW, "mid", room=END - RIGHT - wide - 18)


def _says(sketch: Sketch, words: str) -> None:
    sketch.area(0, 1012, WIDTH, 68, "bar")
    sketch.area(0, 1012, WIDTH, 1, "line")
    if words:
        sketch.marks.append(Disc(66, 1046, 16, "", "act", 4))
        sketch.marks.append(Disc(66, 1046, 6, "act"))
        sketch.words(104, 1060, words, 42, SEMI, "hi", room=END - 104)


def draw_strip(sketch: Sketch, clock: Countdown) -> None:
    """Time and blinds, a quarter high, which every screen keeps."""
    hi, mid = INKS[clock.tone]
    ground = "bar" if clock.tone == "plain" else GROUNDS[clock.tone]
    sketch.area(0, 810, WIDTH, 270, ground)
    sketch.area(0, 810, WIDTH, 1, "line")
    label = clock.word or f"{clock.level_label} {clock.level}"
    sketch.words(LEFT, 868, label, 36, SEMI if clock.word else MEDIUM, hi if clock.word else mid, room=540)
    digits = shown(clock.left)
    sketch.words(LEFT, 1036, digits, 206 if len(digits) < 6 else 156, NARROW_BOLD, hi, live="left")
    _bar(sketch, clock, 1070, WIDTH)
    sizes = [sketch.fitting(one.value, NARROW_BOLD, 168, 386) for one in clock.blinds]
    for x, one in zip((640, 1066, 1492), clock.blinds, strict=False):
        sketch.words(x, 868, one.label, 36, NARROW, mid, room=386)
        sketch.words(x, 1036, one.value, min(sizes), NARROW_BOLD, hi)
