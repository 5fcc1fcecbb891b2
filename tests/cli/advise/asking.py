"""Asking the rules desk in tests."""

import json
from pathlib import Path
from typing import Any

from floorman.cli.advise.reply import reply_to


def ask(name: str, house: str = "tda-2024", lang: str = "en", **fields: Any) -> dict[str, Any]:
    """The reply to one question."""
    reply: dict[str, Any] = json.loads(reply_to(json.dumps({"ask": name, "house": house, **fields}).encode(), lang)[0])
    return reply


def answer(name: str, house: str = "tda-2024", **fields: Any) -> dict[str, Any]:
    """The answer alone; the question must have one, with a code, citations and a sentence."""
    reply = ask(name, house, **fields)
    assert "error" not in reply, reply
    assert reply["code"]
    assert reply["cites"]
    assert reply["says"]
    assert "{" not in reply["says"]
    given: dict[str, Any] = reply["answer"]
    return given


def fault(name: str, house: str = "tda-2024", **fields: Any) -> tuple[str, str]:
    """The code and the field of the error that the question must give."""
    reply = ask(name, house, **fields)
    assert reply["error"]["says"]
    return reply["error"]["code"], reply["error"]["field"]


def house_file(folder: Path, **choices: object) -> str:
    """The path of a house file with these choices, each citing the house's rule 4."""
    rows = [f"{key} = {json.dumps(value)}" for key, value in choices.items()]
    cites = [f'{key} = "house 4"' for key in choices]
    written = ["name = 'Club Rounders'", "[choices]", *rows, "[cites]", *cites]
    path = folder / f"{'-'.join(f'{key}-{value}' for key, value in choices.items())}.toml"
    path.write_text("\n".join(written), encoding="utf-8")
    return str(path)
