"""Screens that flip by themselves, and what every painter of them can rely on."""

import pytest

from floorman.screens.frames import SCREEN_KINDS, Frame, ScreenWanted, frames, scene_of
from floorman.screens.scene import HEIGHT, WIDTH, Lettering, Picture, Rectangle, Sketch
from floorman.screens.svg import grounds, svg
from floorman.screens.tokens import THEMES, contrast
from floorman.text.say import LANGUAGES
from tests.desk.rooms import TestDesk
from tests.screens.halls import room_of

MINUTE = 60_000


def shown(hall: TestDesk, kind: str = "clock", langs: tuple[str, ...] = ("en",), slides: int = 0) -> tuple[Frame, ...]:
    found = next(one for one in SCREEN_KINDS if one == kind)
    return frames(hall.desk.floor, hall.desk.remark, ScreenWanted(found, langs, slides), hall.clock())


def words(frame: Frame) -> set[str]:
    return {mark.text for mark in frame.scene.marks if isinstance(mark, Lettering)}


def test_the_next_level_is_ready_before_it_begins(hall: TestDesk) -> None:
    hall.play("lv go")
    hall.clock.wait(10)
    now, then = shown(hall)
    assert then.begins == hall.clock() + 10 * MINUTE
    assert {"100", "200"} <= words(now)
    assert "12:00" not in words(then)
    assert {"150", "20:00"} <= words(then)


def test_nothing_flips_while_the_clock_stands(hall: TestDesk) -> None:
    hall.play("lv go\nlv stop")
    assert len(shown(hall)) == 1


def test_an_hour_gives_way_to_minutes(hall: TestDesk) -> None:
    hall.play("lv go\nlv +41")
    now, then = shown(hall)
    assert "1:01:00" in words(now)
    assert then.begins - now.begins == 61_000
    assert "59:59" in words(then)


def test_languages_take_turns_and_pages_too(hall: TestDesk) -> None:
    hall.play("lv go")
    first, second = shown(hall, "seats", ("en", "pl"))
    assert {first.scene.lang, second.scene.lang} == {"en", "pl"}
    assert second.begins == first.begins // 20_000 * 20_000 + 20_000


def test_the_clock_alone_is_shown_before_the_end_of_a_level_and_in_last_hands(hall: TestDesk) -> None:
    hall.play("lv go")
    hall.clock.wait(18.5)
    assert "Next: level 2, 20 min" in words(shown(hall, "seats")[0])
    hall.clock.wait(2)
    assert "Seats" in words(shown(hall, "seats")[0])
    hall.play("lv hands 3")
    assert "Last hands: 3" in words(shown(hall, "seats")[0])


def test_slides_need_pictures(hall: TestDesk) -> None:
    assert not any(isinstance(mark, Picture) for mark in shown(hall, "slides")[0].scene.marks)
    assert any(isinstance(mark, Picture) for mark in shown(hall, "slides", slides=3)[0].scene.marks)


STATES = [
    "",
    "lv go",
    "lv go\nlv stop a ruling that takes its time at table 12",
    "lv go\nlv break 15 dinner",
    "lv go\nlevel 4 ok\nlv 4",
    "lv go\nlevel 5 ok\nlv 5",
    "lv go\nlv hands 3",
    "lv go\nlv +200",
    "h4h on 9",
    "lv go at 23:00",
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("calls", STATES)
def test_nothing_stands_outside_the_screen_or_over_another_column(hall: TestDesk, lang: str, calls: str) -> None:
    hall.play("order 6 5 4 3\nsay Dinner vouchers at the desk, and a long word on parking in the garage below the hall")
    hall.play(calls)
    sketch = Sketch(lang, str)
    for kind in SCREEN_KINDS:
        for mark in scene_of(room_of(hall, lang), kind, 1).marks:
            if isinstance(mark, Rectangle):
                assert 0 <= mark.x <= mark.x + mark.width <= WIDTH
                assert 0 <= mark.y <= mark.y + mark.height <= HEIGHT
            elif isinstance(mark, Lettering) and mark.text:
                wide = sketch.width(mark.text, mark.face, mark.size)
                left = mark.x - {"start": 0, "middle": wide / 2, "end": wide}[mark.anchor]
                assert left >= 0, (kind, mark)
                assert left + wide <= WIDTH - 20, (kind, mark)
                assert mark.size >= 24
                assert mark.y <= HEIGHT


def test_every_word_can_be_told_from_its_ground() -> None:
    for tokens in THEMES.values():
        behind = {**dict(tokens.items()), **grounds(tokens)}
        pairs = [(ink, ground) for ink in ("hi", "mid") for ground in ("ground", "bar", "bg2", "stop_bg")]
        for ink, ground in [*pairs, ("act_ink", "act_fill"), ("move_ink", "move")]:
            assert contrast(behind[ink], behind[ground]) >= 7, (ink, ground)


def test_words_are_escaped(hall: TestDesk) -> None:
    hall.play("say <script>alert(1)</script> & more")
    drawn = svg(shown(hall, "announcements")[0].scene)
    assert "<script>" not in drawn
    assert "&lt;script&gt;" in drawn
