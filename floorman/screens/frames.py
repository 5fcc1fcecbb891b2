"""A screen from now on: how it looks, and how it will look once it flips by itself."""

from collections.abc import Callable, Iterator
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from floorman.desk.floor.floor import Floor
from floorman.screens import lists
from floorman.screens.clock_scene import clock_scene
from floorman.screens.clock_screen import Countdown, clock_screen, countdown, heading
from floorman.screens.list_scenes import breaking_scene, rows_scene, slide_scene, words_scene
from floorman.screens.room_at import RoomAt, Told
from floorman.screens.scene import Scene

ScreenKind: TypeAlias = Literal["clock", "seats", "entries", "moves", "breaking", "waiting", "announcements", "slides"]
SCREEN_KINDS: tuple[ScreenKind, ...] = get_args(ScreenKind)
MOST_SLIDES = 20


class ScreenWanted(Struct, frozen=True):
    """What a screen is to show: its kind, its languages (more than one in turn), how many slides there are."""

    kind: ScreenKind = "clock"
    langs: tuple[str, ...] = ("en",)
    slides: int = 0


class Frame(Struct, frozen=True):
    """A screen from an instant on, as long as nothing is called."""

    begins: int
    scene: Scene
    clock: Countdown
    hall: int
    """Milliseconds from an instant to the time of day of the hall."""


def frames(floor: Floor, told: Told, wanted: ScreenWanted, at: int) -> tuple[Frame, ...]:
    """The screen at ``at``, and the one that follows it by itself, if one does."""
    first, flip = _frame(floor, told, wanted, at)
    return (first,) if flip is None else (first, _frame(floor, told, wanted, flip)[0])


def _frame(floor: Floor, told: Told, wanted: ScreenWanted, at: int) -> tuple[Frame, int | None]:
    langs = wanted.langs
    room = RoomAt(floor, told, langs[at // lists.PAGE % len(langs)], at)
    kind: ScreenKind = "clock" if room.resting else wanted.kind
    if kind == "slides" and not wanted.slides:
        kind = "clock"
    frame = Frame(at, scene_of(room, kind, wanted.slides), countdown(room), room.hall)
    return frame, min(
        _flips(room, len(langs) > 1 or kind in ("seats", "entries", "waiting", "slides", "moves")), default=None
    )


def _flips(room: RoomAt, paged: bool) -> Iterator[int]:
    """Instants at which the screen changes by itself."""
    if room.flips_at is not None and room.flips_at > room.at:
        yield room.flips_at
    if paged:
        yield (room.at // lists.PAGE + 1) * lists.PAGE
    for one in room.floor.now.announcements.values():
        if one.until is not None and one.until > room.at:
            yield one.until


def scene_of(room: RoomAt, kind: ScreenKind, slides: int = 0) -> Scene:
    """A kind of screen of a room."""
    if kind == "slides":
        return slide_scene(heading(room), countdown(room), room.at // lists.PAGE % slides, room.lang, room.say)
    return _SCENES[kind](room)


_SCENES: dict[str, Callable[[RoomAt], Scene]] = {
    "clock": lambda room: clock_scene(clock_screen(room), room.lang, room.say),
    "seats": lambda room: rows_scene(lists.seats_screen(room, by_entry=False), room.lang, room.say),
    "entries": lambda room: rows_scene(lists.seats_screen(room, by_entry=True), room.lang, room.say),
    "moves": lambda room: rows_scene(lists.moves_screen(room), room.lang, room.say),
    "breaking": lambda room: breaking_scene(lists.breaking_screen(room), room.lang, room.say),
    "waiting": lambda room: rows_scene(lists.waiting_screen(room), room.lang, room.say),
    "announcements": lambda room: words_scene(lists.announcements_screen(room), room.lang, room.say),
}
