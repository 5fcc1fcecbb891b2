"""Players and journal as rows: found by a fragment, sorted by a column, Enter goes to the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from floorman.core.facts import ImportEntries, ListedEntry
from floorman.desk.front.room import Room
from floorman.desk.front.views import JournalLine, PlayerRow
from floorman.ui.lists.pane import EMPTY, ListsPane
from floorman.ui.lists.rows import JOURNAL_COLUMNS, PLAYER_COLUMNS, Rows
from floorman.ui.window.room_page import RoomPage
from floorman.ui.window.window import Window
from tests.ui.conftest import Press
from tests.ui.evening import play, recorded

ROWS = (
    PlayerRow(17, "Łucja Ząbek", "", "seated", "12-4", 12, 4, 61500, ("away", "pinned")),
    PlayerRow(9, "Цветомила Росоман", "Tsvetomila Rosoman", "transit", "15-4 → 7-6", 7, 6, None),
    PlayerRow(33, "Ann Lee", "", "out", "201st"),
)


@pytest.fixture
def pane(window: Window) -> ListsPane:
    assert window.page is not None
    window.page.panes.toggle("lists")
    made = window.page.panes.made["lists"]
    assert isinstance(made, ListsPane)
    QApplication.processEvents()
    return made


def page_of(window: Window) -> RoomPage:
    assert window.page is not None
    return window.page


def shown(pane: ListsPane, column: int) -> list[str]:
    model = pane.view.model()
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


@pytest.mark.usefixtures("look")
def test_rows_are_sound_while_taken_sorted_and_added() -> None:
    model = Rows(PLAYER_COLUMNS)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.take(ROWS)
    model.sort(0)
    assert [model.index(row, 0).data() for row in range(3)] == ["#9", "#17", "#33"]
    model.sort(0, Qt.SortOrder.DescendingOrder)
    assert model.index(0, 0).data() == "#33"
    model.take(ROWS[:1])
    model.add(ROWS[1:])
    assert model.rowCount() == 3


@pytest.mark.usefixtures("look")
def test_a_players_row_in_words() -> None:
    model = Rows(PLAYER_COLUMNS)
    model.take(ROWS)
    assert [model.index(0, column).data() for column in range(6)] == [
        "#17",
        "Łucja Ząbek",
        "12-4",
        "seated",
        "61\u202f500",
        "away, pinned",
    ]
    assert model.index(1, 1).data() == "Цветомила Росоман  (Tsvetomila Rosoman)"
    assert model.index(2, 4).data() == ""


@pytest.mark.usefixtures("look")
def test_a_chosen_row_stays_chosen_when_it_is_sorted_elsewhere() -> None:
    model = Rows(PLAYER_COLUMNS)
    model.take(ROWS)
    from PySide6.QtCore import QPersistentModelIndex

    held = QPersistentModelIndex(model.index(0, 1))
    model.sort(0)
    assert held.row() == 1
    assert held.data() == "Łucja Ząbek"


@pytest.mark.usefixtures("look")
def test_undone_rows_say_so() -> None:
    model = Rows(JOURNAL_COLUMNS)
    model.take([JournalLine(1187, "01:44", "Table 12: hand over", "hand-ended", True, ("TDA-2024 32",))])
    assert [model.index(0, column).data() for column in range(5)] == [
        "1\u202f187",
        "01:44",
        "Table 12: hand over",
        "TDA-2024 32",
        "undone",
    ]


def test_find_narrows_and_enter_goes_to_the_table(window: Window, press: Press) -> None:
    window.window_actions.act("F3")
    page = page_of(window)
    pane = page.panes.made["lists"]
    assert isinstance(pane, ListsPane)
    assert window.focusWidget() is pane.field
    for letter in "żółt":
        press(pane.field, 0, letter)
    assert set(shown(pane, 1)) == {"Wiesława Żółtarz"}
    press(pane.field, Qt.Key.Key_Return)
    assert page.panes.shown == ""
    assert page.choice.table is not None
    seat = page.panel.seat
    assert seat is not None
    assert seat.name == "W. Żółtarz"


def test_down_goes_to_the_rows_and_escape_leaves(window: Window, pane: ListsPane, press: Press) -> None:
    pane.begin_find()
    press(pane.field, Qt.Key.Key_Down)
    assert window.focusWidget() is pane.view
    press(pane.view, Qt.Key.Key_Down)
    assert pane.view.currentIndex().row() == 1
    press(pane.view, Qt.Key.Key_Escape)
    assert page_of(window).panes.shown == ""
    assert page_of(window).bar.field.hasFocus()


def test_letters_typed_on_the_rows_are_a_call(window: Window, pane: ListsPane, press: Press) -> None:
    pane.view.setFocus()
    press(pane.view, 0, "1")
    assert page_of(window).bar.field.text() == "1"


@pytest.mark.parametrize(("which", "rows"), [("transit", 2), ("waiting", 1), ("waiting", 0), ("out", 7)])
def test_every_list_shows_its_rows_or_a_sentence(pane: ListsPane, room: Room, which: str, rows: int) -> None:
    if not rows:
        play(room.desk, "seat next 1")
    pane.tabs[which].click()
    assert pane.players.rowCount() == rows
    assert pane.view.isHidden() is (rows == 0)
    assert which in EMPTY
    pane.grab()


def test_the_journal_reads_on_at_its_end(pane: ListsPane, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("floorman.ui.lists.pane.PAGE", 15)
    pane.tabs["journal"].click()
    QApplication.processEvents()
    first = pane.journal.rowCount()
    pane.view.scrollToBottom()
    QApplication.processEvents()
    assert first < pane.journal.rowCount() <= len(room.desk.log.facts)
    numbers = [row.seq for row in pane.journal.rows if isinstance(row, JournalLine)]
    assert numbers == sorted(numbers, reverse=True)
    assert len(set(numbers)) == len(numbers)


def test_a_change_keeps_the_chosen_row(pane: ListsPane, room: Room) -> None:
    pane.view.selectRow(5)
    before = pane.view.currentIndex().siblingAtColumn(0).data()
    room.run("12-5 x")
    assert pane.view.currentIndex().siblingAtColumn(0).data() == before


def test_players_that_a_call_has_found_are_listed(window: Window, press: Press) -> None:
    page = page_of(window)
    page.bar.type("find kowalska")
    press(page.bar.field, Qt.Key.Key_Return)
    assert page.panes.shown == "lists"
    pane = page.panes.made["lists"]
    assert isinstance(pane, ListsPane)
    assert set(shown(pane, 1)) == {"Anna Kowalska"}
    assert window.focusWidget() is pane.view


def test_a_click_on_a_heading_sorts(pane: ListsPane) -> None:
    pane.view.horizontalHeader().sectionClicked.emit(1)
    names = shown(pane, 1)
    assert names == sorted(names, key=str.casefold, reverse=names[0].casefold() > names[-1].casefold())


def test_the_journals_lamp_opens_the_journal(window: Window) -> None:
    page = page_of(window)
    page.strip.journal.click()
    pane = page.panes.made["lists"]
    assert isinstance(pane, ListsPane)
    assert pane.which == "journal"


def test_enter_on_a_journal_row_begins_its_undo(window: Window, pane: ListsPane, room: Room, press: Press) -> None:
    pane.tabs["journal"].click()
    pane.view.selectRow(2)
    press(pane.view, Qt.Key.Key_Return)
    assert page_of(window).bar.field.text() == f"undo {len(room.desk.log.facts) - 2}"
    assert recorded(room) == []


@pytest.mark.parametrize(("state", "call"), [("waiting", "seat #33 "), ("out", "re #33"), ("void", "? #33")])
def test_enter_on_a_player_without_a_table_begins_a_call(
    window: Window, pane: ListsPane, press: Press, state: str, call: str
) -> None:
    pane.show_found((PlayerRow(33, "Ann Lee", "", state, ""),))
    press(pane.view, Qt.Key.Key_Return)
    assert page_of(window).bar.field.text() == call


def wait(room: Room, names: list[str]) -> None:
    """So many players more."""
    entries = tuple(ListedEntry() for _name in names)
    room.desk.record(ImportEntries(entries), names=[(name, "") for name in names])


def test_those_found_beyond_the_first_sixty_come_when_the_rows_are_scrolled(pane: ListsPane, room: Room) -> None:
    wait(room, [f"Ilse Adler {number}" for number in range(100)])
    pane.field.setText("ilse")
    pane._narrow()
    QApplication.processEvents()
    assert pane.players.rowCount() == 60
    pane.view.scrollToBottom()
    assert pane.players.rowCount() == 100
    pane.reread()
    assert pane.players.rowCount() == 100, "a change in the room leaves what was scrolled to"
    pane._narrow()
    assert pane.players.rowCount() == 60, "another letter begins anew"


def test_a_list_is_searched_to_its_last_player(pane: ListsPane, room: Room) -> None:
    wait(room, [f"Ilse Adler {number}" for number in range(299)])
    play(room.desk, "new Ilse Last 12-1", "12-1 x")
    pane.open("out")
    pane.field.setText("ilse")
    pane._narrow()
    assert [row.name for row in pane.players.rows] == ["Ilse Last"]


def test_ctrl_f_finds_rows_of_the_journal_by_their_words(window: Window, pane: ListsPane, press: Press) -> None:
    pane.tabs["journal"].click()
    everything = pane.journal.rowCount()
    press(pane.view, Qt.Key.Key_F, "", Qt.KeyboardModifier.ControlModifier)
    assert window.focusWidget() is pane.field
    assert pane.field.accessibleName() == "Find in the journal"
    for letter in "owen pellwyn":
        press(pane.field, Qt.Key.Key_unknown, letter)
    found = [row for row in pane.journal.rows if isinstance(row, JournalLine)]
    assert 0 < len(found) < everything
    assert all("Pellwyn" in row.says for row in found)
    assert pane.view.currentIndex().row() == 0
    press(pane.field, Qt.Key.Key_unknown, "q")
    assert pane.view.isHidden()
    pane.grab()


def test_the_players_field_asks_for_a_name_again(pane: ListsPane) -> None:
    pane.tabs["journal"].click()
    pane.field.setText("x")
    pane.tabs["all"].click()
    assert (pane.field.text(), pane.field.accessibleName()) == ("", "Find a player")
