"""What a machine prints on is kept beside the tournaments, and a file that is damaged chooses nothing."""

import json
from pathlib import Path

import pytest

from floorman.desk.printing.choices import (
    AUTOMATIC,
    Auto,
    PrintChoices,
    choices_path,
    group,
    read_choices,
    write_choices,
)
from floorman.desk.printing.target import PrinterKind, Target
from floorman.slips.registry import KINDS

ROLL = Target(PrinterKind.ROLL, "[fe80::1]:9101", dots=384, cut=False, buzz=True)
OFFICE = Target(PrinterKind.SYSTEM, "Drukarka biurowa", "a4")


@pytest.mark.parametrize(
    ("platform", "environ", "path"),
    [
        ("linux", {"HOME": "/h"}, "/h/.config/floorman/printing.json"),
        ("linux", {"HOME": "/h", "XDG_CONFIG_HOME": "/c"}, "/c/floorman/printing.json"),
        ("darwin", {"HOME": "/h"}, "/h/Library/Application Support/Floorman/printing.json"),
        ("win32", {"USERPROFILE": "/h", "APPDATA": "/a"}, "/a/Floorman/printing.json"),
        ("win32", {"USERPROFILE": "/h"}, "/h/AppData/Roaming/Floorman/printing.json"),
    ],
)
def test_where_choices_are_kept(platform: str, environ: dict[str, str], path: str) -> None:
    assert choices_path(platform, environ) == Path(path)


def test_choices_come_back_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "new" / "printing.json"
    chosen = PrintChoices({"slips": ROLL, "sheets": OFFICE, "bag-tags": OFFICE}, {"seat-cards": Auto.ON}, "pl", True)
    write_choices(chosen, path)
    assert read_choices(path) == chosen
    assert [each.name for each in path.parent.iterdir()] == ["printing.json"]


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        '{"printers": []}',
        '{"printers": {"slips": {"way": "pigeon", "name": "x", "paper": "a4"}}, "auto": {"seat-cards": "maybe"}}',
        '{"printers": {"slips": {"way": "roll", "name": "", "paper": "roll-80"}}, "auto": 7}',
        '{"printers": {"slips": {"way": "roll", "name": 9, "paper": "a0"}}}',
    ],
)
def test_a_file_that_makes_no_sense_chooses_nothing(tmp_path: Path, content: str) -> None:
    path = tmp_path / "printing.json"
    path.write_text(content)
    assert read_choices(path) == PrintChoices()
    assert read_choices(tmp_path / "missing.json") == PrintChoices()


def test_a_width_that_no_printer_has_becomes_the_usual_one(tmp_path: Path) -> None:
    path = tmp_path / "printing.json"
    write_choices(PrintChoices({"slips": ROLL}), path)
    held = json.loads(path.read_text())
    held["printers"]["slips"]["dots"] = 600
    path.write_text(json.dumps(held))
    assert read_choices(path).targets["slips"].dots == 576


def test_slips_go_to_the_roll_and_sheets_to_the_other_one() -> None:
    chosen = PrintChoices().with_target("slips", ROLL).with_target("sheets", OFFICE)
    sent = {kind: chosen.target(kind) for kind in KINDS}
    assert {kind for kind, target in sent.items() if target == OFFICE} == {
        kind for kind in KINDS if group(kind) == "sheets"
    }
    own = chosen.with_target("bag-tags", OFFICE)
    assert (own.target("bag-tags"), own.target("seat-cards")) == (OFFICE, ROLL)
    assert own.with_target("slips", None).target("seat-cards") is None


def test_moves_ask_and_nothing_else_prints_until_it_is_chosen() -> None:
    assert {kind for kind in AUTOMATIC if PrintChoices().automatic(kind) is Auto.ASK} == {"move-slips", "break-cards"}
    assert PrintChoices().automatic("bag-tags") is Auto.OFF
    assert PrintChoices().with_auto("seat-cards", Auto.ON).automatic("seat-cards") is Auto.ON
