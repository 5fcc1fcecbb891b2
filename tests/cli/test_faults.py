"""Faults around the command line: no locale, huge names, an older format, hostile bytes."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from floorman.cli.advise.run import answer_all
from floorman.cli.main import main
from floorman.core.record import event
from floorman.desk.files.opening import open_desk
from floorman.desk.house.houses import load_house
from floorman.exchange.columns import understand
from floorman.exchange.preview import preview
from floorman.exchange.refused import ListRefused
from floorman.exchange.source import read_source
from floorman.rules.house import house_written
from floorman.store.file import NewRow, create
from tests.desk.rooms import TestDesk
from tests.patience import SECONDS

GOLDEN = Path(__file__).parent.parent / "golden" / "format-1.jsonl"


@pytest.mark.parametrize("locale", [{"LANG": "C", "LC_ALL": "C"}, {"LC_ALL": "POSIX"}, {}])
def test_without_a_locale_the_output_is_utf_8(tmp_path: Path, locale: dict[str, str]) -> None:
    room = TestDesk(tmp_path, tables=1)
    room.play("new Łucja Żegota 1-1")
    room.desk.close()
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "PYTHONUTF8"))}
    done = subprocess.run(
        [sys.executable, "-X", "utf8=0", "-m", "floorman", "show", str(room.path), "--json"],
        env={**kept, **locale, "PYTHONCOERCECLOCALE": "0"},
        capture_output=True,
        check=True,
        timeout=SECONDS,
    )
    assert json.loads(done.stdout.decode("utf-8"))["tables"][0]["seats"]["1"]["name"] == "Łucja Żegota"
    assert done.stderr == b""


@pytest.mark.parametrize(
    "name", ["W" * 100_000, "ظ" * 5000, "a\u0300" * 3000, "👨‍👩‍👧 " * 400, "\u202e\u0007evil\u0000name"]
)
def test_huge_and_odd_names(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    room = TestDesk(tmp_path, tables=1)
    room.desk.call(f"new {name} 1-1")
    kept = room.desk.floor.names.name(1)
    assert 0 < len(kept) <= 200
    assert kept.isprintable() or "\u200d" in kept
    room.desk.close()
    for command in ("show", "journal", "check"):
        assert main([command, str(room.path)]) == 0
    assert (
        main(["slips", str(room.path), "--kind", "seat-cards", "--paper", "roll-80", "-o", str(tmp_path / "a.pdf")])
        == 0
    )
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF")
    assert "Traceback" not in capsys.readouterr().err


def golden(house: Mapping[str, object]) -> list[dict[str, Any]]:
    """The journal in which every kind of event stands, opened and changed under ``house``."""
    rows = [json.loads(line) for line in GOLDEN.read_text("utf-8").splitlines()]
    for row in rows:
        if "house" in row["body"]:
            row["body"]["house"] = house
    return rows


def test_a_file_of_the_first_format_opens(tmp_path: Path) -> None:
    rows = golden(house_written(load_house("tda-2024")))
    path = tmp_path / "old.floor"
    with create(path, tournament={"code": 12345678}) as file:
        file.append_many(NewRow(row["kind"], row["version"], row["body"], "2026-11-29T20:15:03.250Z") for row in rows)
    desk = open_desk(path)
    assert len(desk.log.facts) == len(rows)
    assert desk.log.facts[0].event == event(rows[0]["kind"], rows[0]["version"], rows[0]["body"])
    desk.close()
    assert main(["show", str(path), "--json"]) == 0
    assert main(["journal", str(path)]) == 0


def test_a_house_choice_that_this_program_does_not_know(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "newer.floor"
    house = house_written(load_house("tda-2024"))
    choices = house["choices"]
    assert isinstance(choices, dict)
    with create(path, tournament={"code": 12345678}) as file:
        body = {"name": "Friday 100", "house": {**house, "choices": {**choices, "moon_phase": "full"}}}
        file.append_many([NewRow("tournament-opened", 1, body, "2026-11-29T20:15:03.250Z")])
    assert main(["show", str(path)]) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert "newer.floor" in told[0]


LISTS = st.one_of(
    st.binary(max_size=400),
    st.text(max_size=400).map(lambda text: text.encode("utf-8", "surrogatepass")),
    st.lists(st.lists(st.text(max_size=12), max_size=5).map(";".join), max_size=12).map(
        lambda rows: "\n".join(rows).encode()
    ),
    st.binary(max_size=200).map(lambda rest: b"PK\x03\x04" + rest),
    st.text(max_size=200).map(lambda text: f'V: "{text}", V: [new Player'.encode("utf-8", "surrogatepass")),
)


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(LISTS)
def test_any_list_is_read_or_refused(content: bytes) -> None:
    try:
        source = read_source(content)
        found = preview(source, understand(source), 9)
    except ListRefused:
        return
    assert len(found.rows) <= content.count(b"\n") + content.count(b"\r") + 200


QUESTIONS = st.one_of(
    st.binary(max_size=200),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=12,
    ).map(lambda thing: json.dumps(thing).encode()),
    st.fixed_dictionaries(
        {"id": st.integers(), "ask": st.sampled_from(["next_hand", "move", "balance", "draw", "entry", "places"])},
        optional={
            key: st.none() | st.integers() | st.text(max_size=4) | st.lists(st.integers(), max_size=4)
            for key in ("table", "from", "to", "tables", "house", "players", "seed", "newcomers")
        },
    ).map(lambda thing: json.dumps(thing).encode()),
)


@settings(max_examples=120, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(QUESTIONS, max_size=5))
def test_any_question_gets_a_line_of_answer(questions: list[bytes]) -> None:
    asked = b"\n".join(line.replace(b"\n", b" ").replace(b"\r", b" ") for line in questions)
    out = io.BytesIO()
    answer_all(io.BytesIO(asked), out, io.StringIO(), "en")
    for line in out.getvalue().splitlines():
        assert isinstance(json.loads(line), dict)
