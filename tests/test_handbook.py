"""What the handbook shows can be typed: its calls are played, its commands run, its links and pictures are there."""

import json
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from floorman.__main__ import FRONTS
from floorman.cli.main import COMMANDS, main
from floorman.desk.files.opening import Opening, new_desk
from tests.test_packaging import ROOT, load

BOOK = ROOT / "docs" / "handbook"
LANGUAGES = ("en", "pl", "bg", "fr")
PAGES = sorted(BOOK.glob("*/*.md"))


def blocks(page: Path, kind: str) -> list[str]:
    """The fenced blocks of one kind, in their order."""
    return re.findall(rf"^```{kind}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.stem}")
def test_every_call_that_it_shows_is_understood(page: Path, tmp_path: Path) -> None:
    desk = new_desk(tmp_path / "evening.floor", Opening("Friday", house="tda-2024"), lang=page.parent.name)
    try:
        for call in "\n".join(blocks(page, "calls")).splitlines():
            for told in desk.line(call):
                assert told.ok, f"{call}: {told.says}"
    finally:
        desk.close()


def test_every_command_that_it_shows_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "questions.jsonl").write_text("\n".join(blocks(BOOK / "en" / "programs.md", "json")), encoding="utf-8")
    lines = "\n".join(blocks(BOOK / "en" / "programs.md", "console") + blocks(BOOK / "en" / "trouble.md", "console"))
    for line in filter(None, lines.splitlines()):
        name, *args = shlex.split(line)
        assert name == "floorman"
        monkeypatch.setattr(sys, "argv", [name, *args])
        assert main(args) == 0, line
    answered = json.loads(capsys.readouterr().out.splitlines()[-2])
    assert answered["answer"]["at"] == 9


def test_every_command_that_it_names_is_there() -> None:
    named = {word for page in PAGES for word in re.findall(r"`floorman ([a-z]+)", page.read_text(encoding="utf-8"))}
    assert named
    assert named - COMMANDS.keys() - FRONTS.keys() == set()


def links(page: Path) -> Iterator[str]:
    """Pictures and pages that a page leads to."""
    text = page.read_text(encoding="utf-8")
    yield from re.findall(r"\]\(([^)#:]+)\)", text)
    for tree in re.findall(r"```{toctree}\n(.*?)```", text, re.DOTALL):
        yield from (f"{line}.md" for line in tree.split() if not line.startswith(":") and not line.isdecimal())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.stem}")
def test_no_link_is_dead(page: Path) -> None:
    made = {"calls.md"}  # from the calls' declarations, when the handbook is built
    missing = [
        link
        for link in links(page)
        if link not in made and not ((page.parent / link).exists() or (BOOK.parent / link.removeprefix("../")).exists())
    ]
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_evening_and_the_calls_are_in_every_language(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (BOOK / lang / "first-evening.md").exists()
    page = load("handbook", monkeypatch).calls_page(lang)
    assert "| `move 12-4 17` |" in page
    assert page.startswith("# ")
    assert json.dumps(page)
