"""Words and rules of the rulings desk: every rule is in the rulebook, no sentence knows a player's gender."""

import ast
import re
from pathlib import Path

import pytest

import floorman
from floorman.desk import rulings
from floorman.desk.house.rulebook import rulebook
from floorman.rules.citation import cite
from floorman.text.phrases import conduct, rulings_desk
from tests.desk.floors import Evening
from tests.desk.rulings.test_rulings import READY

PHRASES = {**conduct.PHRASES, **rulings_desk.PHRASES}
DESK = Path(floorman.__file__).parent / "desk"


def cited() -> set[str]:
    """Every rule that the desk's code cites by itself."""
    found = set()
    for path in DESK.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and ast.unparse(node.func) == "cite"
                and isinstance(node.args[0], ast.Constant)
            ):
                found.add(str(node.args[0].value))
    return found


def test_every_rule_that_the_desk_cites_is_in_the_rulebook() -> None:
    assert {rule for rule in cited() if rulebook().find(cite(rule)) is None} == set()


@pytest.mark.parametrize("house", ["tda-2024", "longform-06", "pokerstars"])
@pytest.mark.parametrize(("subject", "given"), READY)
def test_every_ruling_rests_on_a_rule_of_the_book_or_on_the_house(
    house: str, subject: str, given: dict[str, object]
) -> None:
    evening = Evening({12: 9, 17: 6}, house=house)
    evening.call("12 pos 9 1 3; 12-1 x")
    told = rulings.answer(evening.desk.floor, rulings.begin(evening.desk.floor, subject, 12, given))
    assert told.ready
    for one in told.cites:
        assert one.startswith("house ") or rulebook().find(cite(one)) is not None, one
    assert told.cites or subject == "other"


def test_no_sentence_knows_a_players_gender_or_shouts() -> None:
    told = {code: text for code, text in PHRASES.items() if re.search(r"\b(he|him|his|she|her)\b|!|please", text, re.I)}
    assert told == {}


def test_titles_of_advice_are_short() -> None:
    titles = [text for code, text in PHRASES.items() if re.fullmatch(r"advice\.[\w-]+", code)]
    assert titles
    assert [text for text in titles if len(text.split()) > 6] == []
