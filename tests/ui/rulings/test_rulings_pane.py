"""The rulings desk by keys: from the call to the ruling, recorded, taken back, ruled otherwise."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from floorman.core.facts import NoteMade, PenaltyGiven, PlayersBusted, RulingRecorded
from floorman.desk.printing.target import PrinterKind, Target
from floorman.store.file import NotRecorded
from floorman.ui.rulings.pane import RulingsPane
from tests.patience import MILLISECONDS
from tests.ui.desks import Played


@pytest.fixture
def desk(played: Played) -> RulingsPane:
    played.fill(1)
    played.fill(2, seats=4)
    played.play("1 pos 9 1 2")
    played.page.choice.choose(1)
    played.page.bar.field.setFocus()
    played.keys("err 1\n")
    pane = played.page.panes.made["rulings"]
    assert isinstance(pane, RulingsPane)
    return pane


def last(played: Played) -> object:
    return played.room.desk.log.facts[-1].event


@pytest.mark.rule("TDA-2024 34-A")
def test_five_keys_from_the_call_to_the_ruling(played: Played, desk: RulingsPane) -> None:
    before = played.seq
    played.keys("b3fc")
    assert desk.answer.ready
    assert desk.answer.code == "button-error.play-on"
    assert played.seq == before
    assert "The hand plays on" in played.page.bar.echo.echo.title
    played.keys("\n")
    assert played.seq == before + 1
    event = last(played)
    assert isinstance(event, RulingRecorded)
    assert event.positions is not None
    assert (event.positions.button, event.positions.big_blind) == (3, 5)


def test_a_desk_without_a_table_says_so(played: Played) -> None:
    pane = played.page.panes.show("rulings")
    assert isinstance(pane, RulingsPane)
    pane.open(0)
    assert pane.subjects.foot == "No table chosen"
    assert played.page.bar.echo.echo.title == "No table chosen"


def test_before_anything_is_picked_no_deed_is_open(desk: RulingsPane) -> None:
    deeds = (desk.ruling.record, desk.ruling.print_it, desk.ruling.other)
    assert not any(deed.isEnabled() for deed in deeds)
    desk.choose("misdeal")
    assert desk.ruling.other.isEnabled()
    assert not desk.ruling.record.isEnabled()


def test_the_desk_takes_the_place_of_floor_and_panel(played: Played, desk: RulingsPane) -> None:
    assert desk.isVisible()
    assert not played.page.floor.isVisible()
    assert not played.page.panel.isVisible()
    assert played.page.advice.isVisible()
    assert played.page.bar.field.isEnabled()


@pytest.mark.rule("TDA-2024 36")
def test_the_counter_says_when_the_line_is_crossed(played: Played, desk: RulingsPane) -> None:
    played.keys("b3f")
    counter = desk.answer.counter
    assert counter is not None
    assert not counter.substantial
    played.keys("c")
    counter = desk.answer.counter
    assert counter is not None
    assert (counter.substantial, counter.at) == (True, 2)
    played.keys("\b")
    assert desk.case is not None
    assert desk.case.actions == ("fold",)


def test_f4_goes_back_and_the_answers_stay(played: Played, desk: RulingsPane) -> None:
    played.keys("b3f")
    played.window.window_actions.act("F4")
    assert played.page.floor.isVisible()
    assert not desk.isVisible()
    assert played.page.bar.lent is None
    played.window.window_actions.act("F4")
    assert desk.isVisible()
    assert desk.case is not None
    assert desk.case.actions == ("fold",)


def test_the_call_line_works_while_the_desk_is_open(played: Played, desk: RulingsPane) -> None:
    played.keys("b3f")
    played.page.bar.field.setFocus()
    played.keys("2-4 x\n")
    assert isinstance(last(played), PlayersBusted)
    assert desk.isVisible()
    assert desk.case is not None
    assert desk.case.actions == ("fold",)


def test_a_bust_while_the_desk_is_open_asks_the_case_anew(played: Played, desk: RulingsPane) -> None:
    played.keys("b3f")
    before = desk.answer.next
    played.play("1-4 x")
    assert desk.answer.next != before


def test_what_was_recorded_stays_as_it_was_ruled(played: Played, desk: RulingsPane) -> None:
    played.keys("b3fc")
    shown = desk.ruling.answer
    played.keys("\n")
    assert desk.ruling.answer == shown
    assert desk.ruling.print_it.isEnabled()
    assert str(played.seq) in desk.ruling.beside
    assert not desk.ruling.other.isEnabled()


def test_an_undone_ruling_is_open_again(played: Played, desk: RulingsPane) -> None:
    played.keys("b3fc\n")
    assert desk.seq is not None
    played.play("undo")
    assert desk.seq is None
    assert desk.answer.ready


def test_enter_on_a_recorded_ruling_goes_back_and_records_nothing_twice(played: Played, desk: RulingsPane) -> None:
    played.keys("b3fc\n")
    seq = played.seq
    played.keys("\n")
    assert played.seq == seq
    assert not desk.isVisible()


@pytest.mark.usefixtures("desk")
def test_the_td_rules_otherwise_with_a_remark_and_positions(played: Played) -> None:
    played.keys("b3fc")
    played.alt("O")
    played.keys("\n")
    assert played.page.bar.echo.echo.status == "unfinished"
    played.keys("Both hands")
    played.keys("_345\n")
    event = last(played)
    assert isinstance(event, RulingRecorded)
    assert event.code == "ruling.otherwise"
    assert event.positions is not None
    assert (event.positions.button, event.positions.small_blind, event.positions.big_blind) == (3, 4, 5)
    assert event.params["proposed"] == "button-error.play-on"
    assert played.room.desk.remark(played.seq) == "Both hands"


def test_esc_in_the_form_goes_back_to_the_questions(played: Played, desk: RulingsPane) -> None:
    played.keys("b3fc")
    played.alt("O")
    assert desk.ruling.otherwise.isVisible()
    played.keys("\x1b")
    assert not desk.ruling.otherwise.isVisible()
    assert desk.isVisible()


@pytest.mark.usefixtures("desk")
def test_a_penalty_in_five_keys(played: Played) -> None:
    played.keys("p4_3\n")
    event = last(played)
    assert isinstance(event, PenaltyGiven)
    assert (event.kind, event.owed) == ("missed-rounds", 9)


def test_a_player_is_found_by_name(played: Played, desk: RulingsPane) -> None:
    played.keys("a")
    played.keys("Player 2 4")
    assert desk.case is not None
    assert desk.case.value("player") == played.room.desk.floor.now.tables[2].at(4)


def test_out_on_one_hand_is_ranked_by_stacks(played: Played, desk: RulingsPane) -> None:
    played.keys("o4 5_9000 12k")
    assert desk.answer.code.startswith("finish")
    played.keys("\n")
    event = last(played)
    assert isinstance(event, PlayersBusted)
    assert [out.stack for out in event.out] == [9000, 12000]


@pytest.mark.usefixtures("desk")
def test_a_note_waits_for_its_words(played: Played) -> None:
    seq = played.seq
    played.keys("t\n")
    assert played.seq == seq
    played.keys("Phone rang")
    played.keys("\n")
    assert isinstance(last(played), NoteMade)
    assert played.room.desk.remark(played.seq) == "Phone rang"


def test_seats_can_be_tapped(played: Played, desk: RulingsPane) -> None:
    played.keys("p")
    card = desk.questions.cards[0]
    button = next(one for one in card.findChildren(QAbstractButton) if one.text() == "5")
    button.click()
    assert desk.case is not None
    assert desk.case.value("player") == played.room.desk.floor.now.tables[1].at(5)


@pytest.mark.usefixtures("played")
def test_options_and_actions_can_be_tapped(desk: RulingsPane) -> None:
    desk.subjects.rows[1].click()
    assert desk.case is not None
    assert desk.case.subject == "misdeal"
    for word in ("First card to a wrong seat", "Call", "Raise"):
        buttons = desk.questions.findChildren(QAbstractButton)
        next(one for one in buttons if one.text() == word and one.isVisible()).click()
    assert desk.case.actions == ("call", "raise")
    assert desk.answer.ready


def test_letters_of_subjects_change_the_subject(played: Played, desk: RulingsPane) -> None:
    played.keys("l")
    assert desk.case is not None
    assert desk.case.subject == "level"
    played.keys("<m")
    assert desk.case.subject == "misdeal"


@pytest.mark.usefixtures("desk")
def test_print_asks_for_the_record_first(played: Played) -> None:
    played.keys("b3fc")
    played.window.window_actions.act("Ctrl+P")
    assert played.page.bar.echo.echo.title == "Record the ruling first"
    played.keys("\n")
    played.window.window_actions.act("Ctrl+P")
    assert played.page.panes.shown == "papers"
    pane = played.page.panes.made["papers"]
    assert pane.property("visible")
    assert played.page.panes.before == "rulings"
    played.page.panes.leave()
    assert played.page.panes.shown == "rulings"


def test_a_citation_opens_its_rule_and_esc_comes_back(played: Played, desk: RulingsPane) -> None:
    played.keys("b3fc")
    desk.ruling.chips.chips[0].click()
    assert played.page.panes.shown == "rules"
    played.keys("\x1b")
    assert played.page.panes.shown == "rulings"
    assert desk.case is not None
    assert desk.case.actions == ("fold", "call")


@pytest.mark.usefixtures("played")
def test_every_part_has_a_name_and_room_for_a_finger(desk: RulingsPane) -> None:
    for letter in "BMWALDOPHT":
        desk.choose(next(one.key for one in desk.subjects.subjects if one.letter == letter))
        QApplication.processEvents()
        for button in desk.findChildren(QAbstractButton):
            if button.isVisible():
                assert button.accessibleName(), button
                assert min(button.width(), button.height()) >= 44, (letter, button.accessibleName(), button.size())


def test_a_full_disk_is_told_and_the_ruling_stays(
    played: Played, desk: RulingsPane, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object, **_more: object) -> int:
        raise NotRecorded("store.looking", file="evening.floor")

    played.keys("b3fc")
    seq = played.seq
    monkeypatch.setattr(played.room.desk.file, "append", full)
    played.keys("\n")
    assert played.page.bar.echo.echo.status == "not-possible"
    assert len(played.room.desk.log.facts) == seq
    assert desk.seq is None


@pytest.mark.usefixtures("desk")
def test_keys_held_down_record_once(played: Played) -> None:
    played.keys("b3fc")
    seq = played.seq
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(QApplication.focusWidget(), held)
    assert played.seq == seq


def test_nothing_of_the_desk_is_loaded_before_it_is_opened() -> None:
    asked = "[m for m in sys.modules if m.startswith('floorman.ui.rulings')]"
    code = f"import floorman.ui.window.window, sys; print({asked})"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_with_a_printer_chosen_it_prints_without_a_dialog(
    played: Played, desk: RulingsPane, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    printing = played.page.printing.begin()
    assert printing is not None
    roll = tmp_path / "roll.bin"
    printing.choose("rulings", Target(PrinterKind.ROLL, str(roll)))
    played.keys("b3fc\n")
    played.window.window_actions.act("Ctrl+P")
    assert played.page.panes.shown == "rulings"
    assert desk.isVisible()
    qtbot.waitUntil(lambda: roll.exists() and roll.stat().st_size > 1000, timeout=MILLISECONDS)
    assert "roll.bin" in played.page.bar.echo.echo.title
