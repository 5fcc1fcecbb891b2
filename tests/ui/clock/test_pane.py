"""The clock page and the clock in the top bar: what ticks, what its keys fill in, how a state is told."""

import pytest
from PySide6.QtCore import QRect, Qt

from floorman.ui.clock.pane import ClockPane
from floorman.ui.paint.text import watch_cuts
from floorman.ui.parts.clock_words import chips, tone
from floorman.ui.words import speak
from tests.ui.desks import Played

CTRL = Qt.KeyboardModifier.ControlModifier


def going(played: Played) -> ClockPane:
    """Two tables, the levels of the house, the clock runs, its page is shown."""
    played.play("levels standard", "lv go")
    pane = played.page.panes.show("clock")
    assert isinstance(pane, ClockPane)
    return pane


def wait(played: Played, minutes: float) -> None:
    played.test.clock.wait(minutes)
    played.page.ticking.tick()


def test_each_second_paints_the_time_alone(played: Played) -> None:
    pane = going(played)
    told = pane.face.page
    wait(played, 0.5)
    assert (pane.face.shows, played.page.strip.level.shows) == ("19:30", "19:30")
    assert pane.face.page is told
    assert pane.steps.steps.left == "19:30"


def test_the_next_look_is_at_the_change_of_the_second(played: Played) -> None:
    going(played)
    played.test.clock.wait(0.01)
    assert 2 < played.page.ticking.wait <= 1002
    played.play("lv stop")
    assert played.page.ticking.wait == 1000


def test_a_level_that_begins_is_written_down_and_shown(played: Played) -> None:
    pane = going(played)
    seq = played.seq
    wait(played, 20)
    assert played.seq == seq + 1
    assert played.journal() == "Level 2 begins"
    assert pane.page is not None
    assert pane.page.told.level == 2
    assert played.page.strip.level.under == "Level 2, 75 / 150"


def test_ctrl_l_shows_it_and_the_floor_again(played: Played) -> None:
    going(played)
    played.page.panes.hide()
    played.window.window_actions.act("Ctrl+L")
    assert played.page.panes.shown == "clock"
    played.window.window_actions.act("Ctrl+L")
    assert played.page.panes.shown == ""


def test_keys_only_fill_the_line(played: Played) -> None:
    going(played)
    seq = played.seq
    for key, call in (("B", "lv break 10"), ("N", "lv next"), ("4", "say Last 3 hands")):
        played.alt(key)
        assert played.page.bar.field.text() == call
        played.page.bar.clear()
    played.key(Qt.Key.Key_Plus, "+", Qt.KeyboardModifier.AltModifier)
    assert played.page.bar.field.text() == "lv +1"
    played.window.window_actions.act("Ctrl+K")
    assert played.page.bar.field.text() == "lv stop"
    assert played.seq == seq


def test_a_key_that_cannot_be_pressed_says_why(played: Played) -> None:
    pane = going(played)
    assert pane.keys["play"].why == "no break now"
    played.alt("P")
    assert played.page.bar.field.text() == ""
    played.play("lv break 15 dinner")
    assert (pane.keys["play"].why, pane.keys["break"].why) == ("", "it is on")


def test_the_typed_call_outlines_its_key_and_its_level(played: Played) -> None:
    pane = going(played)
    played.page.bar.put("lv +1")
    assert pane.keys["more"].aimed
    played.page.bar.put("lv 8")
    assert not pane.keys["more"].aimed
    assert [pane.steps.steps.rows[step].level for step in pane.steps.steps.aimed] == [8]


def test_states_differ_by_tone_and_word(played: Played) -> None:
    pane = going(played)
    seen = []
    for call in ("lv stop a ruling", "lv go", "lv break 15"):
        played.play(call)
        assert pane.page is not None
        seen.append(tone(pane.page.told))
    assert seen == ["stands", "plain", "break"]
    assert pane.face.accessibleName().startswith("On break, runs")


def test_what_was_said_when_it_stopped_is_shown(played: Played) -> None:
    pane = going(played)
    played.play("lv stop a ruling at table 4")
    assert pane.page is not None
    assert pane.page.reason == "a ruling at table 4"


def test_times_of_levels_to_come_follow_the_clock(played: Played) -> None:
    pane = going(played)
    assert pane.page is not None
    before = pane.page.rows[2].time
    played.play("lv +5")
    assert pane.page.rows[2].time != before
    played.play("lv stop")
    assert pane.page.rows[2].time == ""


def test_without_levels_it_offers_those_of_the_program(played: Played) -> None:
    pane = played.page.panes.show("clock")
    assert isinstance(pane, ClockPane)
    assert not played.page.strip.level.told_anything
    pane.templates[0].click()
    assert played.page.bar.field.text() == "levels standard"


def test_the_running_step_stands_fifth(played: Played) -> None:
    pane = going(played)
    played.play("lv 10")
    assert pane.page is not None
    assert pane.steps.hidden[0] == pane.page.step - 4


def test_pages_of_levels_are_turned(played: Played) -> None:
    pane = going(played)
    above, below = pane.steps.hidden
    assert (above, below > 0) == (0, True)
    played.key(Qt.Key.Key_PageDown)
    assert pane.steps.hidden[0] > 0


def test_values_are_short_where_that_is_even() -> None:
    assert [chips(each) for each in (500, 1_500, 150_000, 150_500, 1_500_000)] == [
        "500",
        "1\u202f500",
        "150k",
        "150\u202f500",
        "1.5M",
    ]


@pytest.mark.parametrize("lang", ["en", "pl", "bg", "fr"])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (1024, 640)])
def test_nothing_is_cut(played: Played, lang: str, size: tuple[int, int]) -> None:
    speak(lang)
    played.window.speak(lang)
    played.page = played.window.open_page  # type: ignore[assignment]
    played.window.resize(*size)
    pane = going(played)
    for call in ("lv stop", "lv go", "lv break 15"):
        played.play(call)
        with watch_cuts() as cut:
            pane.grab()
        assert cut == []
    assert pane.rect().contains(QRect(pane.face.pos(), pane.face.size()))
