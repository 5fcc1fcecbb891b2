"""Every state of a chair and of a table has a form of its own, also without colours."""

from collections.abc import Callable
from functools import partial
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QImage, QPainter

from floorman.desk.front.views import Freshness, SeatLook, SeatView, TableState, TileView
from floorman.ui.floor.far import paint_far
from floorman.ui.floor.named import cell, paint_named, seat_under, surname
from floorman.ui.floor.tile import Mood, number_face, paint_near, seat_shape, signed
from floorman.ui.paint import shapes
from floorman.ui.theme.look import Look
from tests.ui.floor.tiles import tile

PLAIN = tile(7, empty=(3,))
STATES: dict[str, TileView] = {
    "open": PLAIN,
    "locked": replace(PLAIN, state=TableState.LOCKED),
    "halted": replace(PLAIN, state=TableState.HALTED, note="STOP 8/9"),
    "closed": replace(tile(7, empty=tuple(range(1, 10))), state=TableState.CLOSED, note="closed"),
    "broken": replace(PLAIN, state=TableState.BROKEN, note="broken 01:39"),
    "within the gap": replace(PLAIN, off_balance=-1),
    "outside the gap": replace(PLAIN, off_balance=-2, outside_gap=True),
    "in transit": replace(PLAIN, transit=1),
    "breaks first": replace(PLAIN, break_place=1),
    "breaks second": replace(PLAIN, break_place=2),
    "seen within an orbit": replace(PLAIN, freshness=Freshness.ORBIT),
    "seen long ago": replace(PLAIN, freshness=Freshness.OLD),
    "never seen": replace(PLAIN, freshness=Freshness.NEVER),
}


def grey(size: tuple[int, int], draw: Callable[[QPainter], None], ground: str) -> Image.Image:
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(ground)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    shades = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return Image.frombytes("L", (shades.bytesPerLine(), size[1]), bytes(shades.constBits()))


def near(look: Look, view: TileView, painter: QPainter, mood: Mood = Mood()) -> None:  # noqa: B008 - a value
    paint_near(painter, look, view, QRect(0, 0, 128, 106), 1.0, mood)


def far(look: Look, view: TileView, painter: QPainter) -> None:
    paint_far(painter, look, view, QRect(0, 0, 70, 38), 1.0, Mood())


def mark(look: Look, shape: shapes.Draw, painter: QPainter) -> None:
    shape(painter, look, QPointF(12, 12), 8)


def differing(one: Image.Image, other: Image.Image) -> int:
    return sum(ImageChops.difference(one, other).histogram()[41:])


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_near_tiles_differ_in_grey(look: Look, theme: str) -> None:
    look.switch(theme)
    drawn = {name: grey((128, 106), partial(near, look, view), look.tokens.bg0) for name, view in STATES.items()}
    for one, other in combinations(drawn, 2):
        assert differing(drawn[one], drawn[other]) >= 8, (one, other)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_far_tiles_differ_in_grey(look: Look, theme: str) -> None:
    look.switch(theme)
    names = (
        "open",
        "locked",
        "halted",
        "closed",
        "broken",
        "outside the gap",
        "in transit",
        "breaks first",
        "seen long ago",
    )
    drawn = {name: grey((70, 38), partial(far, look, STATES[name]), look.tokens.bg0) for name in names}
    for one, other in combinations(drawn, 2):
        assert differing(drawn[one], drawn[other]) >= 8, (one, other)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_seat_shapes_differ_in_grey(look: Look, theme: str) -> None:
    look.switch(theme)
    drawn = {
        getattr(shape, "__name__", ""): grey((24, 24), partial(mark, look, shape), look.tokens.bg2)
        for shape in (
            *(shapes.seated, shapes.unverified, shapes.no_show, shapes.chair, shapes.blocked, shapes.button),
            *(shapes.button_seen, shapes.dead_button, shapes.small_blind, shapes.dead_small_blind, shapes.big_blind),
            *(shapes.big_blind_seen, shapes.expected, shapes.waits, shapes.penalty, shapes.away, shapes.aimed),
        )
    }
    for one, other in combinations(drawn, 2):
        assert differing(drawn[one], drawn[other]) >= 6, (one, other)


def test_marks_of_an_old_sighting_are_hollow() -> None:
    seat = SeatView(1, SeatLook.SEATED, "D")
    assert seat_shape(seat, fresh=True, aimed=False) is shapes.button
    assert seat_shape(seat, fresh=False, aimed=False) is shapes.button_seen
    assert seat_shape(replace(seat, mark="BB"), fresh=False, aimed=False) is shapes.big_blind_seen


def test_a_dead_button_is_dashed() -> None:
    assert seat_shape(SeatView(1, mark="D", dead=True), fresh=True, aimed=False) is shapes.dead_button
    assert seat_shape(SeatView(1, mark="SB", dead=True), fresh=True, aimed=False) is shapes.dead_small_blind


def test_the_aim_comes_before_all_and_a_position_before_a_state() -> None:
    seat = SeatView(1, SeatLook.SEATED, "SB", states=("penalty",))
    assert seat_shape(seat, fresh=True, aimed=True) is shapes.aimed
    assert seat_shape(seat, fresh=True, aimed=False) is shapes.small_blind
    assert seat_shape(replace(seat, mark=""), fresh=True, aimed=False) is shapes.penalty


def test_differences_are_written_with_a_true_minus() -> None:
    assert signed(1) == "+1"
    assert signed(-2) == "−2"


@pytest.mark.usefixtures("look")
def test_numbers_of_more_digits_are_smaller() -> None:
    assert [number_face(table, 1.0).px for table in (7, 99, 104, 1200)] == [43, 43, 40, 32]


def named(look: Look, view: TileView, painter: QPainter, mood: Mood = Mood()) -> None:  # noqa: B008 - a value
    paint_named(painter, look, view, QRect(0, 0, 220, 140), mood)


def test_tiles_with_names_differ_in_grey(look: Look) -> None:
    states = {name: view for name, view in STATES.items() if view.state is not TableState.BROKEN}
    drawn = {name: grey((220, 140), partial(named, look, view), look.tokens.bg0) for name, view in states.items()}
    for one, other in combinations(drawn, 2):
        assert differing(drawn[one], drawn[other]) >= 8, (one, other)


@pytest.mark.usefixtures("look")
def test_a_name_stands_where_its_chair_does() -> None:
    tile_at = QRect(10, 20, 220, 140)
    for size in range(2, 13):
        cells = [cell(tile_at, size, seat) for seat in range(1, size + 1)]
        for one, other in combinations(cells, 2):
            assert not one.adjusted(1, 1, -1, -1).intersects(other.adjusted(1, 1, -1, -1)), (size, one, other)
        for seat, place in enumerate(cells, 1):
            assert tile_at.contains(place)
            assert seat_under(tile_at, size, place.center().x(), place.center().y()) == seat


def test_surnames() -> None:
    assert [surname(name) for name in ("A. Kowalska", "Kowalska", "von B. Lee")] == [
        "Kowalska",
        "Kowalska",
        "von B. Lee",
    ]


def test_a_short_table_is_seen_from_afar(look: Look) -> None:
    full, short = (tile(7, empty=empty) for empty in ((), (3, 4)))
    bars = [grey((70, 38), partial(far, look, view), look.tokens.bg0).crop((0, 30, 70, 36)) for view in (full, short)]
    assert differing(*bars) >= 8


@pytest.mark.parametrize("paint", [near, named])
def test_a_tile_that_is_aimed_at_as_a_whole_is_marked(look: Look, paint: Callable[..., None]) -> None:
    plain, aimed = (
        grey((220, 140), partial(paint, look, PLAIN, mood=mood), look.tokens.bg0)
        for mood in (Mood(), Mood(aimed=frozenset({0})))
    )
    assert differing(plain, aimed) >= 8
