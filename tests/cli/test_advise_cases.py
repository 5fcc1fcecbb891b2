"""Cases from published rulings and from the rules, each asked as a line."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from floorman.cli.advise.reply import reply_to
from floorman.desk.house.rulebook import rulebook
from floorman.rules.citation import cite
from floorman.text.say import LANGUAGES
from tests.cli.comparing import fits

CASES = Path(__file__).parent.parent / "cases"


def cases() -> Iterator[Any]:
    for path in sorted(CASES.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            case = json.loads(line)
            yield pytest.param(case, id=f"{path.stem}: {case['name']}")


def line_of(case: dict[str, Any]) -> bytes:
    if "raw_hex" in case:
        return bytes.fromhex(case["raw_hex"])
    if "raw" in case:
        return "".join(part if isinstance(part, str) else part[0] * part[1] for part in case["raw"]).encode()
    return json.dumps(case["in"], ensure_ascii=False).encode()


@pytest.mark.parametrize("case", [case for case in cases() if case.values[0].get("raw") != ""])
def test_case(case: dict[str, Any]) -> None:
    reply, answered = reply_to(line_of(case), "en")
    got = json.loads(reply)
    assert fits(case["want"], got), got
    assert answered == ("error" not in got)
    if answered:
        assert got["code"]
        assert got["says"].endswith(".")
        books = [cite(text) for text in got["cites"]]
        assert books
        assert all(one.book in ("house", "regulator") or rulebook().find(one) for one in books)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_case_is_answered_in_every_language(lang: str) -> None:
    for case in cases():
        line = line_of(case.values[0])
        if line.strip():
            got = json.loads(reply_to(line, lang)[0])
            assert got["error"]["says"] if "error" in got else got["says"]
