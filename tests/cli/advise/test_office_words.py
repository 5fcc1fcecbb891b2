"""Answers on money and days: each has its sentence, and no sentence is there for nothing."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from floorman.cli.advise.reply import reply_to
from floorman.text.phrases import office
from tests.cli.advise.asking import house_file
from tests.cli.advise.test_words import matches

CASES = Path(__file__).parents[2] / "cases"
HOUSE: dict[str, object] = {
    "rest_to": "first",
    "satellite_rest": "equal",
    "withdrawal": "prorata",
    "rebuy_rule": "below",
    "rebuy_double": True,
    "bounty_odd": "head",
    "bounty_unclaimed": "winner",
    "guarantee_counts": "prizes-and-bounties",
    "mystery_winner": "none",
    "tie_unit": 100,
}


def asked() -> Iterator[dict[str, Any]]:
    for name in ("money", "formats", "office", "days"):
        for line in (CASES / f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
            yield json.loads(line)["in"]


@pytest.fixture(scope="module")
def replies(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    own = house_file(tmp_path_factory.mktemp("houses"), **HOUSE)
    return [
        json.loads(reply_to(json.dumps({**question, "house": house}).encode(), lang)[0])
        for house, lang in (("tda-2024", "en"), (own, "en"), ("pokerstars", "bg"))
        for question in asked()
    ]


def test_every_reply_can_be_read_out(replies: list[dict[str, Any]]) -> None:
    for reply in replies:
        says = reply["error"]["says"] if "error" in reply else reply["says"]
        assert says.endswith(".")
        assert "{" not in says
        assert "None" not in says
        assert "Fraction" not in says
        assert "  " not in says
        assert says.count(". ") == 0, says
        if "error" not in reply:
            assert reply["cites"], reply


def test_no_sentence_is_there_for_nothing(replies: list[dict[str, Any]]) -> None:
    said = {reply["error"]["says"] if "error" in reply else reply["code"] for reply in replies}
    unused = [
        code
        for code, sentence in office.PHRASES.items()
        if code not in said and not any(matches(sentence, says) for says in said)
    ]
    assert unused == []
