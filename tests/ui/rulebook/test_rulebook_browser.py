"""The rule browser: every rule is found, from any citation and by any words."""

import re

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from floorman.desk.house.rulebook import rulebook
from floorman.rules.house import CHOICE_NAMES
from floorman.ui.rulebook.hangs import WORDS
from floorman.ui.rulebook.links import linked
from floorman.ui.rulebook.list import RulesModel, over
from floorman.ui.rulebook.pane import RulesPane
from floorman.ui.rulebook.shelf import found, rule_of
from tests.ui.desks import Played


def test_every_rule_is_found_by_its_citation_and_its_title() -> None:
    for rule in rulebook():
        assert rule_of(str(rule.citation)) == rule
        assert rule in found(str(rule.citation)), rule.citation
        assert rule in found(rule.title.upper()), rule.citation


def test_what_is_no_rule_of_a_book_is_on_no_shelf() -> None:
    assert rule_of("house tda-2024") is None
    assert rule_of("nonsense") is None


def test_rows_are_a_sound_model(qtbot: QtBot) -> None:  # noqa: ARG001 - it needs the application
    model = RulesModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.take(found("button"))
    model.take(())
    model.take(found(""))


def test_whatever_hangs_on_a_rule_has_words() -> None:
    for rule in rulebook():
        for each in rule.room:
            kind, _, name = each.partition(":")
            said = CHOICE_NAMES & {name} if kind == "choice" else tuple(WORDS[kind](name))
            assert said, (rule.citation, each)


@pytest.mark.parametrize(
    ("text", "links"),
    [
        ("TDA 34-A says the same; PokerStars 2.4 does not.", ["TDA-2024 34-A", "pokerstars 2.4"]),
        (
            "The Bulgarian 18.4, tekst bułgarski 7, Българският текст 14.",
            ["pokerstars-bg 18.4", "pokerstars-bg 7", "pokerstars-bg 14"],
        ),
        ("longform-06 06.2 has a ladder (71-B), see RP-8.", ["longform-06 06.2", "TDA-2024 71-B", "TDA-2024 RP-8"]),
        ("WSOP 999 and 50 players <b>", []),
    ],
)
def test_what_a_text_cites_is_a_link(text: str, links: list[str]) -> None:
    made = linked(text, "TDA-2024", rulebook())
    assert re.findall(r'href="rule:([^"]*)"', made) == links
    assert "<b>" not in made


def test_what_is_typed_stands_out_in_a_text_and_is_a_link_to_the_call() -> None:
    made = linked("`err 12` asks <who>", "RROP", rulebook())
    assert made == '<a href="call:err%2012"><b>err 12</b></a> asks &lt;who&gt;'


@pytest.fixture
def pane(played: Played) -> RulesPane:
    played.page.panes.open_rule("TDA-2024 34-A")
    made = played.page.panes.made["rules"]
    assert isinstance(made, RulesPane)
    return made


def test_it_opens_on_the_rule_that_was_asked_for(pane: RulesPane) -> None:
    assert pane.sheet.cite == "TDA-2024 34-A"
    assert "substantial action" in pane.sheet.accessibleName()


def pressed(pane: RulesPane, words: str) -> None:
    """Presses the link of the sheet that reads so."""
    pane.sheet.moveCursor(QTextCursor.MoveOperation.Start)
    assert pane.sheet.find(words)
    cursor = pane.sheet.textCursor()
    at = pane.sheet.cursorRect(cursor).center() - QPoint(4, 0)
    QTest.mouseClick(pane.sheet.viewport(), Qt.MouseButton.LeftButton, pos=at)


def marked(pane: RulesPane) -> list[str]:
    """The sentences of the sheet that are marked."""
    return [line.removeprefix("▸ ") for line in pane.sheet.toPlainText().splitlines() if line.startswith("▸ ")]


def test_a_call_that_a_rule_names_goes_into_the_line_at_a_press(played: Played, pane: RulesPane) -> None:
    played.window.grab()
    pressed(pane, "err 12")
    assert played.page.bar.calls.text == "err 12"
    assert pane.isVisible()


def test_the_sentence_that_a_citation_rests_on_is_marked_and_no_other(pane: RulesPane) -> None:
    pane.open("TDA-2024 34-A#watch")
    (line,) = marked(pane)
    assert line == "All players watch the button and speak up at a mistake."
    pane.reread()
    assert marked(pane) == [line]


def test_it_is_marked_again_when_a_link_was_followed_and_left(pane: RulesPane) -> None:
    pane.open("TDA-2024 34-A#watch")
    before = marked(pane)
    pane.follow("PSL button-error")
    assert pane.sheet.cite == "PSL button-error"
    pane.back()
    assert (pane.sheet.cite, marked(pane)) == ("TDA-2024 34-A", before)


def test_an_illustration_is_marked_by_its_name(pane: RulesPane) -> None:
    pane.open("longform-06 06.3#06-C")
    (line,) = marked(pane)
    assert line.startswith("06-C")


def test_a_phrase_that_the_rule_has_not_marks_what_the_house_rests_on(pane: RulesPane) -> None:
    pane.open("TDA-2024 34-A")
    plain = marked(pane)
    pane.open("TDA-2024 34-A#nothing")
    assert marked(pane) == plain != []


def test_every_sentence_of_a_citation_that_a_house_rests_on_is_on_its_rule(pane: RulesPane) -> None:
    for choice, citation in pane.house().cites.items():
        rule = rule_of(citation.written)
        if rule is not None and citation.phrase:
            pane.open(citation.written)
            assert len(marked(pane)) == 1, (choice, citation.written)


def test_what_the_house_rests_on_it_is_told(pane: RulesPane) -> None:
    assert any("It is put right" in said for said in pane.sheet.choices)


def test_letters_narrow_and_arrows_go(played: Played, pane: RulesPane) -> None:
    played.keys("dead button")
    assert pane.field.text() == "dead button"
    assert 0 < len(pane.model.entries) < 24
    first = pane.sheet.cite
    played.keys("_")
    assert pane.sheet.cite != first
    played.keys("\x1b")
    assert played.page.floor.isVisible()


@pytest.mark.usefixtures("played")
def test_a_house_s_own_citation_lists_its_choices(pane: RulesPane) -> None:
    pane.open("house tda-2024")
    assert pane.sheet.title == "The house's own choice"
    assert pane.sheet.choices
    pane.open("regulator The state")
    assert pane.sheet.title == "The regulator's word"


def test_nothing_found_is_said(played: Played, pane: RulesPane) -> None:
    pane.open("")
    played.keys("qqqq")
    assert pane.model.rowCount() == 0
    assert pane.sheet.title == "No rule has that in it"


def test_ctrl_r_opens_the_rule_of_the_first_advice(played: Played) -> None:
    played.fill(1)
    played.fill(2, seats=4)
    played.play("reg close")
    cards = played.page.advice.cards.cards
    assert cards
    played.window.window_actions.act("Ctrl+R")
    pane = played.page.panes.made["rules"]
    assert isinstance(pane, RulesPane)
    assert pane.sheet.cite == cards[0].cites[0]


def test_a_press_on_a_card_s_citation_opens_it_and_takes_no_offer(played: Played, qtbot: QtBot) -> None:
    played.fill(1)
    played.fill(2, seats=4)
    played.play("reg close")
    played.window.grab()
    listed = played.page.advice.list
    rect, opened = listed.drawn.chips[0][0]
    cite = played.page.advice.cards.cards[0].cites[0]
    assert opened.partition("#")[0] == cite
    qtbot.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(rect.center()))
    assert played.page.panes.shown == "rules"
    assert played.page.bar.calls.text == ""
    pane = played.page.panes.made["rules"]
    assert isinstance(pane, RulesPane)
    assert pane.sheet.cite == cite


def test_what_a_card_rests_on_is_marked_when_its_citation_is_pressed(played: Played, qtbot: QtBot) -> None:
    played.fill(1)
    played.fill(2, seats=4)
    played.play("reg close", "1 pos 1 2 3", "2 pos 1 2 3")
    played.window.grab()
    listed = played.page.advice.list
    chips = [each for row in listed.drawn.chips.values() for each in row]
    rect, opened = next((rect, opened) for rect, opened in chips if "#" in opened)
    qtbot.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(rect.center()))
    pane = played.page.panes.made["rules"]
    assert isinstance(pane, RulesPane)
    rule = rule_of(opened)
    assert rule is not None
    assert marked(pane) == [rule.sentence(opened.partition("#")[2])]


def test_the_journal_s_rows_open_their_rule(played: Played) -> None:
    played.fill(1)
    played.play("1 pos 9 1 2", "err 1 dealt 3 4 5 fold call")
    played.page.panes.open_lamp("journal")
    played.page.panes.made["lists"].view.selectRow(0)  # type: ignore[attr-defined]
    played.window.window_actions.act("Ctrl+R")
    pane = played.page.panes.made["rules"]
    assert isinstance(pane, RulesPane)
    assert pane.sheet.cite == "TDA-2024 34-A"
    played.page.panes.leave()
    assert played.page.panes.shown == "lists"


@pytest.mark.usefixtures("played")
def test_a_link_is_followed_and_esc_comes_back(pane: RulesPane) -> None:
    pane.open("longform-06 06.2")
    pane.sheet.anchorClicked.emit(QUrl("rule:WSOP 86"))
    assert pane.sheet.cite == "WSOP 86"
    pane.back()
    assert pane.sheet.cite == "longform-06 06.2"
    assert pane.followed == []


def test_a_book_and_a_subject_narrow_the_list(pane: RulesPane) -> None:
    pane.book.setCurrentIndex(pane.book.findData("longform-06"))
    pane.book.activated.emit(0)
    assert pane.model.rowCount() == 6
    pane.subject.setCurrentIndex(pane.subject.findData("table-break"))
    pane.subject.activated.emit(0)
    assert [over(entry) for entry in pane.model.entries] == ["longform-06 06.1", "longform-06 06.5"]


def test_what_the_house_chose_is_listed_with_whose_word(pane: RulesPane) -> None:
    pane.book.setCurrentIndex(pane.book.findData("house"))
    pane.book.activated.emit(0)
    assert pane.model.rowCount() == len(CHOICE_NAMES)
    assert over(pane.model.entries[0]).endswith("TDA-2024 32")
    assert "Tournaments are played with a dead button." in pane.sheet.toPlainText()
    pane._type("halt")
    pane._type("qq")
    assert pane.sheet.title == "No rule has that in it"


def test_the_sentence_that_the_house_rests_on_is_marked(pane: RulesPane) -> None:
    pane.open("TDA-2024 34-A")
    assert [line for line in pane.sheet.toPlainText().split("\n") if line.startswith("▸ ")] == [
        "▸ A wrong movement of the button found before substantial action is corrected.",
        "▸ After substantial action play goes on; the button is not backed up on the next hand.",
    ]


def test_the_sheet_follows_the_theme_and_passes_letters_on(played: Played, pane: RulesPane, qtbot: QtBot) -> None:
    before = pane.sheet.styleSheet()
    pane.look.switch("light")
    assert pane.sheet.styleSheet() != before
    pane.look.switch("dark")
    pane.sheet.setFocus()
    qtbot.keyClicks(pane.sheet, "de")
    assert pane.field.text() == "de"
    qtbot.keyClick(pane.sheet, Qt.Key.Key_Escape)
    assert played.page.panes.shown == ""


def test_the_rule_that_is_shown_is_printed_and_so_are_the_house_s_rules(pane: RulesPane, qtbot: QtBot) -> None:
    pane.open("TDA-2024 30")
    with qtbot.waitSignal(pane.papers) as asked:
        pane.print_it.click()
    assert asked.args == ["rule", "§TDA-2024 30"]
    with qtbot.waitSignal(pane.papers) as asked:
        pane.players_it.click()
    assert asked.args == ["rules-leaflet", ""]
    pane.open("house tda-2024")
    with qtbot.waitSignal(pane.papers) as asked:
        pane.print_pages()
    assert asked.args == ["rules-leaflet", ""]
