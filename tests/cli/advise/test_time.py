"""Questions on the clock and the like, as they are asked in JSON: moments, zones, calls, what is misasked."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.advise.asking import answer, ask, fault, house_file

PLAIN = ["25/50 20", "50/100 20", "100/200 20", "200/400 20"]
SYNC = {"kind": "sync", "minute": 55, "minutes": 5, "tz": "Europe/Warsaw"}
EVENING: dict[str, Any] = {
    "structure": PLAIN,
    "calls": [["2026-11-29T19:00:00+01:00", "lv go"]],
    "at": "2026-11-29T19:05:00+01:00",
}


def told(house: str = "tda-2024", **change: Any) -> tuple[str, int, str, str | None]:
    given = answer("clock", house, **{**EVENING, **change})
    return given["state"], given["level"], given["shows"], given["why"]


def test_an_instant_is_the_same_in_every_offset() -> None:
    assert told(at="2026-11-29T18:05:00Z") == ("level", 1, "15:00", None)
    assert told(calls=[["2026-11-29T13:00:00-05:00", "lv go"]]) == ("level", 1, "15:00", None)


def test_no_calls_yet() -> None:
    assert told(calls=[]) == ("not-started", 1, "20:00", None)


def test_times_of_day_are_those_of_the_zone_or_of_the_call() -> None:
    calls = [["2026-11-29T17:00:00Z", "lv go at 19:00"]]
    at = "2026-11-29T18:05:00Z"
    assert told(calls=calls, at=at) == ("not-started", 1, "20:00", None)
    assert told(calls=calls, at=at, breaks=SYNC) == ("level", 1, "15:00", None)
    assert told(calls=[["2026-11-29T18:00:00+01:00", "lv go at 19:00"]], at=at) == ("level", 1, "15:00", None)


@pytest.mark.rule("house")
def test_the_house_s_ways_unless_others_are_given(tmp_path: Path) -> None:
    late = {"breaks": SYNC, "at": "2026-11-29T19:57:00+01:00"}
    assert told("tda-2024", **late) == ("break", 3, "3:00", None)
    assert told("pokerstars", **late) == ("level", 3, "5:00", "hand")
    assert told("pokerstars", break_waits=False, **late) == ("break", 3, "3:00", None)
    hands = {
        "calls": [*EVENING["calls"], ["2026-11-29T19:01:00+01:00", "h4h on"], ["2026-11-29T19:02:00+01:00", "hand"]]
    }
    assert told(**hands) == ("level", 1, "17:00", "h4h")
    assert told(house_file(tmp_path, clock_per_hand=3), **hands) == ("level", 1, "16:00", "h4h")
    assert told(house_file(tmp_path, h4h_clock="runs"), **hands) == ("level", 1, "15:00", None)
    assert told(clock_per_hand=5, **hands) == ("level", 1, "14:00", "h4h")
    assert told(h4h_clock="stands", **hands) == ("level", 1, "19:00", "h4h")


@pytest.mark.rule("pokerstars-bg 17")
@pytest.mark.rule("TDA-2024 RP-8")
def test_on_whose_word() -> None:
    waits = ask("clock", "pokerstars", **{**EVENING, "breaks": SYNC, "at": "2026-11-29T19:57:00+01:00"})
    assert waits["cites"] == ["pokerstars-bg 17"]
    hands = ask("clock", **{**EVENING, "calls": [*EVENING["calls"], ["2026-11-29T19:01:00+01:00", "h4h on"]]})
    assert hands["cites"] == ["TDA-2024 RP-8"]
    assert ask("clock", **EVENING)["cites"] == ["house tda-2024"]


def test_breaks_by_the_clock_may_be_called() -> None:
    at = "2026-11-29T19:56:00+01:00"
    on = [*EVENING["calls"], ["2026-11-29T19:10:00+01:00", "lv sync 55 5"]]
    assert told(calls=on, at=at) == ("break", 3, "4:00", None)
    off = [*EVENING["calls"], ["2026-11-29T19:10:00+01:00", "lv sync off"]]
    assert told(calls=off, at=at, breaks=SYNC) == ("level", 3, "4:00", None)
    hourly = [*off, ["2026-11-29T19:30:00+01:00", "lv hourly 5"]]
    assert told(calls=hourly, at="2026-11-29T20:01:00+01:00", breaks=SYNC) == ("break", 3, "4:00", None)
    late = [*EVENING["calls"], ["2026-11-29T19:57:00+01:00", "lv sync 50 5"]]
    assert told(calls=late, at="2026-11-29T20:00:00+01:00", breaks={**SYNC, "from_level": 4}) == (
        "level",
        4,
        "20:00",
        None,
    )


def test_what_was_refused_is_told_with_its_words() -> None:
    calls = [*EVENING["calls"], ["2026-11-29T19:01:00+01:00", "lv go"], ["2026-11-29T19:02:00+01:00", "lv -30"]]
    given = answer("clock", **{**EVENING, "calls": calls})
    assert given["refused"] == [["lv go", "lv.runs"], ["lv -30", "lv.only-left"]]
    assert given["shows"] == "15:00"


def test_who_calls_is_there_again() -> None:
    calls = [*EVENING["calls"], ["2026-11-29T19:10:00+01:00", "(away)"], ["2026-11-29T19:11:00+01:00", "(away)"]]
    called = [*calls, ["2026-11-29T19:25:00+01:00", "lv catch"]]
    assert told(calls=called, at="2026-11-29T19:30:00+01:00") == ("level", 2, "10:00", None)
    looked = [*calls, ["2026-11-29T19:25:00+01:00", "lv"]]
    assert told(calls=looked, at="2026-11-29T19:30:00+01:00") == ("level", 1, "0:00", "away")
    assert told(calls=[*EVENING["calls"], ["2026-11-29T19:01:00+01:00", "(back)"]]) == ("level", 1, "15:00", None)


@pytest.mark.parametrize("lang", ["en", "pl", "bg", "fr"])
@pytest.mark.parametrize(
    ("said", "minute"),
    [
        *(([], 1), (["lv go"], 1), (["lv go", "lv stop"], 5), (["lv go", "lv hands 3"], 5), (["lv go"], 99)),
        *((["lv go", "lv break 5"], 3), (["lv go", "lv break 5", "lv stop"], 5), (["lv go", "h4h on"], 5)),
        *((["lv go", "(away)", "(back)"], 59),),
    ],
)
def test_every_state_has_its_sentence(lang: str, said: list[str], minute: int) -> None:
    calls = [[f"2026-11-29T19:{25 * nth if '(' in one else nth:02}:00Z", one] for nth, one in enumerate(said)]
    for structure in (PLAIN, ["25/50 1", "break 60"], ["25/50 5", "end"]):
        reply = ask(
            "clock",
            lang=lang,
            structure=structure,
            calls=calls,
            at=f"2026-11-29T{19 + minute // 60}:{minute % 60:02}:00Z",
        )
        assert "{" not in reply["says"]
        assert reply["says"].endswith(".")


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        ({"structure": []}, "bad-value", "structure"),
        ({"structure": ["25/50 20"] * 201}, "bad-value", "structure"),
        ({"structure": ["25/50 20", "25-50"]}, "bad-value", "structure[1]"),
        ({"structure": [20]}, "bad-value", "structure[0]"),
        ({"calls": [["2026-11-29T19:00:00+01:00", "lv dance"]]}, "bad-value", "calls[0][1]"),
        ({"calls": [["2026-11-29T19:00:00", "lv go"]]}, "bad-value", "calls[0][0]"),
        ({"calls": [["2026-11-29T19:00:00+01:00"]]}, "bad-value", "calls[0]"),
        ({"calls": ["lv go"]}, "bad-value", "calls[0]"),
        (
            {"calls": [["2026-11-29T19:03:00+01:00", "lv go"], ["2026-11-29T19:02:00+01:00", "lv stop"]]},
            *("bad-value", "calls[1]"),
        ),
        ({"at": "2026-11-29T18:59:00+01:00"}, "bad-value", "at"),
        ({"at": "2029-11-29T18:59:00+01:00"}, "bad-value", "at"),
        ({"at": "0001-01-01T00:00:00Z", "calls": []}, "bad-value", "at"),
        ({"at": "9999-12-31T23:59:59Z", "calls": []}, "bad-value", "at"),
        ({"breaks": {**SYNC, "tz": "Europe/Nowhere"}}, "bad-value", "breaks.tz"),
        ({"breaks": {**SYNC, "minute": 60}}, "bad-value", "breaks.minute"),
        ({"breaks": {**SYNC, "kind": "daily"}}, "bad-value", "breaks.kind"),
        ({"breaks": {**SYNC, "kind": ["sync"]}}, "bad-value", "breaks.kind"),
        ({"breaks": {**SYNC, "kind": "hourly"}}, "unknown-field", "breaks.minute"),
        ({"breaks": {"kind": "sync", "minute": 55, "minutes": 5}}, "missing-field", "breaks.tz"),
        ({"breaks": {"minutes": 5}}, "missing-field", "breaks.kind"),
        ({"breaks": {"kind": "hourly", "minutes": 0}}, "bad-value", "breaks.minutes"),
        ({"breaks": []}, "bad-value", "breaks"),
        ({"h4h_clock": "walks"}, "bad-value", "h4h_clock"),
        ({"break_waits": 1}, "bad-value", "break_waits"),
        ({"clock_per_hand": 61}, "bad-value", "clock_per_hand"),
        ({"colour": "red"}, "unknown-field", "colour"),
    ],
)
def test_misasked(change: dict[str, Any], code: str, field: str) -> None:
    assert fault("clock", **{**EVENING, **change}) == (code, field)


@pytest.mark.parametrize(
    ("name", "fields", "field"),
    [
        ("colour_up", {"structure": PLAIN, "chips": []}, "chips"),
        ("colour_up", {"structure": PLAIN, "chips": [25, 25]}, "chips"),
        ("colour_up", {"structure": PLAIN, "chips": [0, 25]}, "chips[0]"),
        ("figures", {"chips": 100, "left": 0, "big_blind": 10}, "left"),
        ("figures", {"chips": 100, "left": 1, "big_blind": 0}, "big_blind"),
        ("money_jump", {"left": 0, "prizes": []}, "left"),
        ("money_jump", {"left": 1, "prizes": [[2, 1, 100]]}, "prizes[0][0]"),
        ("money_jump", {"left": 1, "prizes": [[0, 1, 100]]}, "prizes[0][0]"),
        ("money_jump", {"left": 1, "prizes": [[1, 100]]}, "prizes[0]"),
        ("finish", {"structure": PLAIN, "step": 4, "left": 0, "chips": 100}, "step"),
        ("finish", {"structure": PLAIN, "step": -1, "left": 0, "chips": 100}, "step"),
    ],
)
def test_others_misasked(name: str, fields: dict[str, Any], field: str) -> None:
    assert fault(name, **fields) == ("bad-value", field)


def test_a_place_in_two_rows_is_impossible() -> None:
    assert fault("money_jump", left=5, prizes=[[1, 3, 100], [3, 4, 50]]) == ("impossible", "prizes")


def test_chips_in_any_order() -> None:
    given = answer("colour_up", structure=["75/150 20", "break 5"], chips=[500, 25, 100])
    assert given["25"] == {"needed_to": 1, "goes_after": 1, "says_after": None, "too_early": False}
    assert list(given) == ["25", "100"]
