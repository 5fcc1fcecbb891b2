"""The house rules editor: every choice has its words, changes are events, a house file reads back."""

from pathlib import Path

import pytest
from PySide6.QtTest import QAbstractItemModelTester

import floorman
from floorman.cli.advise.question import questions
from floorman.core.facts import HouseChanged
from floorman.desk.house.houses import load_house, shipped_houses
from floorman.rules.house import CHOICE_NAMES
from floorman.text.say import sentences
from floorman.ui.house.choices import ASKED_BY, GROUPS, asked_where, kind, named, resting_on, values, words
from floorman.ui.house.edit import HouseEdit
from floorman.ui.house.pane import HousePane
from tests.ui.desks import Played


@pytest.fixture
def pane(played: Played) -> HousePane:
    played.window.window_actions.act("house")
    made = played.page.panes.made["house"]
    assert isinstance(made, HousePane)
    return made


def test_every_choice_stands_in_one_group_and_has_its_question() -> None:
    keys = [key for group in GROUPS.values() for key in group]
    assert sorted(keys) == sorted(CHOICE_NAMES)
    for key in keys:
        assert len(words(f"choice.{key}")) <= 70, key


@pytest.mark.parametrize("key", sorted(CHOICE_NAMES))
def test_every_value_has_a_name(key: str) -> None:
    if kind(key) in ("one", "rungs"):
        for value in values(key):
            assert f"choice.{key}.{value}" in sentences()
    for house in shipped_houses().values():
        assert named(key, getattr(house.choices, key))


@pytest.mark.parametrize("key", sorted(CHOICE_NAMES))
def test_every_choice_opens_and_can_be_changed(played: Played, pane: HousePane, key: str) -> None:
    pane.list.go(key)
    assert pane.card.key == key
    before = pane.edit.value(key)
    if pane.card.options:
        nth = next(nth for nth, one in enumerate(pane.card.options, 1) if not one.isChecked())
        played.keys(str(nth))
    elif pane.card.rungs:
        pane.card.rungs[0].setCurrentIndex(pane.card.rungs[0].findData("disqualification"))
        pane.card.rungs[0].activated.emit(0)
    else:
        pane.card.number.setText("3" if before != 3 else "4")
        pane.card.number.textEdited.emit(pane.card.number.text())
    assert pane.edit.value(key) != before
    assert pane.edit.changes() == (key,)
    assert pane.apply_it.isEnabled()


def test_a_change_is_an_event_and_undo_takes_it_back(played: Played, pane: HousePane) -> None:
    seq = played.seq
    pane.list.go("button_method")
    played.keys("2")
    assert played.seq == seq
    played.keys("\n")
    assert played.seq == seq + 1
    assert isinstance(played.room.desk.log.facts[-1].event, HouseChanged)
    assert played.room.desk.floor.house.choices.button_method == "forward"
    assert str(played.room.desk.floor.house.cite("button_method")) == "pokerstars 2.4"
    assert not pane.edit.changed
    played.play("undo")
    assert played.room.desk.floor.house.choices.button_method == "dead"
    assert pane.edit.value("button_method") == "dead"


def test_a_value_that_nobody_plays_rests_on_the_house(pane: HousePane) -> None:
    pane.edit.put("gap", 5)
    assert str(pane.edit.house.cite("gap")) == f"house {pane.edit.house.name}"


def test_a_number_out_of_range_is_told_and_not_taken(pane: HousePane) -> None:
    pane.list.go("gap")
    before = pane.edit.value("gap")
    pane.card.number.setText("99")
    pane.card.number.textEdited.emit("99")
    assert pane.edit.value("gap") == before
    assert "1" in pane.card.notice.words
    assert "11" in pane.card.notice.words


def test_a_citation_needs_a_book_and_a_number(pane: HousePane) -> None:
    pane.list.go("gap")
    pane.card.rests.setText("house")
    pane.card.rests.editingFinished.emit()
    assert pane.card.notice.words
    pane.card.rests.setText("house 4")
    pane.card.rests.editingFinished.emit()
    assert pane.card.notice.words == ""
    assert str(pane.edit.house.cite("gap")) == "house 4"


def test_alt_d_drops_the_changes(played: Played, pane: HousePane) -> None:
    pane.list.go("dodging")
    played.keys("2")
    assert pane.edit.changed
    played.alt("D")
    assert not pane.edit.changed
    assert pane.card.key == "dodging"


@pytest.mark.usefixtures("played")
def test_a_house_file_reads_back(pane: HousePane, tmp_path: Path) -> None:
    pane.name.setText('Club "Ż"\\')
    pane.name.textEdited.emit(pane.name.text())
    pane.edit.put("ladder", ("warning", "disqualification"))
    path = tmp_path / "club.toml"
    assert pane.save_to(path)
    read = load_house(str(path))
    assert (read.name, read.choices) == ('Club "Ż"\\', pane.edit.house.choices)


def test_a_folder_that_is_not_there_is_told(played: Played, pane: HousePane, tmp_path: Path) -> None:
    assert not pane.save_to(tmp_path / "none" / "club.toml")
    assert played.page.bar.echo.echo.status == "not-possible"


def test_what_the_law_decides_cannot_be_picked(played: Played, tmp_path: Path) -> None:
    path = tmp_path / "law.toml"
    path.write_text('name = "Club"\nlike = "tda-2024"\n[regulator]\nname = "The state"\ndeals = "forbidden"\n')
    outcome = played.page.room.change_house(load_house(str(path)))
    assert outcome.ok
    played.window.window_actions.act("house")
    pane = played.page.panes.made["house"]
    assert isinstance(pane, HousePane)
    pane.list.go("deals")
    assert not any(option.isEnabled() for option in pane.card.options)
    assert "The state" in pane.card.notice.words
    played.keys("1")
    assert pane.edit.value("deals") == "forbidden"


def test_choices_that_rest_on_a_rule() -> None:
    house = load_house("tda-2024")
    assert resting_on(house, "TDA-2024 34-A") == ("button_error_before", "button_error_next")


def test_a_draft_back_at_its_start_has_no_changes() -> None:
    edit = HouseEdit(load_house("tda-2024"))
    edit.put("button_method", "forward")
    edit.put("button_method", "dead")
    assert edit.changes() == ()


def test_all_choices_can_be_taken_from_another_house(played: Played, pane: HousePane) -> None:
    seq = played.seq
    actions = {action.text(): action for action in pane.sources().actions()}
    actions["pokerstars"].trigger()
    assert pane.edit.house.choices == load_house("pokerstars").choices
    assert "button_method" in pane.edit.changes()
    assert played.seq == seq
    played.keys("\n")
    assert played.room.desk.floor.house.name == "pokerstars"
    assert played.room.desk.floor.house.choices.gap == 1


def test_a_house_file_that_is_wrong_is_told(played: Played, pane: HousePane, tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text('name = "x"\n[choices]\nbutton_method = "sideways"\n')
    pane.take(str(path))
    assert played.page.bar.echo.echo.status == "not-possible"
    assert "button_method" in played.page.bar.echo.echo.title
    assert not pane.edit.changed


def test_the_list_is_a_sound_model(pane: HousePane) -> None:
    QAbstractItemModelTester(pane.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    pane.edit.put("gap", 3)
    pane.model.take(pane.edit)
    assert any(row.changed for row in pane.model.rows)


def test_a_number_is_typed_in_its_field_and_enter_comes_back(played: Played, pane: HousePane) -> None:
    pane.list.go("gap")
    played.keys(">3")
    assert pane.edit.value("gap") == 3
    played.keys("\n")
    assert pane.list.hasFocus()
    seq = played.seq
    played.keys("\n")
    assert played.seq == seq + 1
    assert played.room.desk.floor.house.choices.gap == 3


def test_a_choice_that_the_room_does_not_ask_for_says_who_does(pane: HousePane) -> None:
    assert set(ASKED_BY.values()) <= set(questions())
    pane.list.go("deals")
    assert asked_where("deals") == "It answers floorman advise deal."
    pane.card.grab()
    assert asked_where("mover") == ""


@pytest.mark.parametrize("key", sorted(ASKED_BY))
def test_nothing_on_the_floor_asks_for_it(key: str) -> None:
    """A choice that comes to work in the room leaves the list."""
    floor = Path(floorman.__file__).parent / "desk"
    asks = [path.name for path in floor.rglob("*.py") if f"choices.{key}" in path.read_text("utf-8")]
    assert asks == []
