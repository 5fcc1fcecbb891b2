"""What the rules desk refuses, and with which code and field."""

import json
from typing import Any

import pytest

from floorman.cli.advise import checks
from floorman.cli.advise.question import questions
from floorman.cli.advise.reply import reply_to
from floorman.rules.citation import Unanswerable
from floorman.text.say import say

LAST = {"button": 1, "small_blind": 2, "big_blind": 3}
TABLE = {"table": 1, "max_seats": 9, "seats": [1, 2, 3, 4], "last": LAST}
FROM = {**TABLE, "table": 12}
COUNTS = [{"table": number, "max_seats": 9, "players": 9} for number in (1, 2, 3)]
EMPTY = [{"table": 1, "max_seats": 9}, {"table": 2, "max_seats": 9}]
DRAW = {"ask": "draw", "players": [1, 2, 3], "tables": EMPTY, "seed": "s"}
BREAK = {"ask": "break_table", "table": 1, "tables": [TABLE, {**TABLE, "table": 2}], "seed": "s"}
REDRAW = {"ask": "redraw", "tables": [TABLE], "to": EMPTY, "seed": "s"}


def asked(question: dict[str, Any]) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(reply_to(json.dumps(question).encode(), "en")[0])
    return reply


def table(**changed: object) -> dict[str, object]:
    return {key: value for key, value in {**TABLE, **changed}.items() if value != "gone"}


def next_hand(**changed: object) -> dict[str, object]:
    return {"ask": "next_hand", "table": table(**changed)}


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({}, "missing-field", "ask"),
    ({"ask": None}, "bad-value", "ask"),
    ({"ask": 5}, "bad-value", "ask"),
    ({"ask": "Next_Hand"}, "unknown-ask", "ask"),
    ({"ask": "next_hand"}, "missing-field", "table"),
    ({"ask": "next_hand", "table": TABLE, "colour": "red"}, "unknown-field", "colour"),
    ({"ask": "next_hand", "house": 5, "table": TABLE}, "bad-value", "house"),
    ({"ask": "next_hand", "house": None, "table": TABLE}, "bad-value", "house"),
    ({"ask": "next_hand", "house": "TDA-2024", "table": TABLE}, "unknown-house", "house"),
    ({"ask": "next_hand", "table": None}, "bad-value", "table"),
    ({"ask": "next_hand", "table": [TABLE]}, "bad-value", "table"),
    (next_hand(colour="red"), "unknown-field", "table.colour"),
    (next_hand(pinned=[1]), "unknown-field", "table.pinned"),
    (next_hand(players=4), "unknown-field", "table.players"),
    (next_hand(table="gone"), "missing-field", "table.table"),
    (next_hand(table="1"), "bad-value", "table.table"),
    (next_hand(table=0), "bad-value", "table.table"),
    (next_hand(table=True), "bad-value", "table.table"),
    (next_hand(max_seats="gone"), "missing-field", "table.max_seats"),
    (next_hand(max_seats=1), "bad-value", "table.max_seats"),
    (next_hand(max_seats=13), "bad-value", "table.max_seats"),
    (next_hand(max_seats=9.0), "bad-value", "table.max_seats"),
    (next_hand(seats="gone"), "missing-field", "table.seats"),
    (next_hand(seats=None), "bad-value", "table.seats"),
    (next_hand(seats={"1": 1}), "bad-value", "table.seats"),
    (next_hand(seats=[1, 2, 10]), "bad-value", "table.seats[2]"),
    (next_hand(seats=[0, 2, 3]), "bad-value", "table.seats[0]"),
    (next_hand(seats=[1, 2, 3.0]), "bad-value", "table.seats[2]"),
    (next_hand(seats=[1, 2, True]), "bad-value", "table.seats[2]"),
    (next_hand(seats=[1, 2, 2]), "bad-value", "table.seats"),
    (next_hand(seats=[]), "too-few-players", "table.seats"),
    (next_hand(seats=[1]), "too-few-players", "table.seats"),
    (next_hand(last="gone"), "missing-field", "table.last"),
    (next_hand(last=None), "missing-field", "table.last"),
    (next_hand(last={}), "missing-field", "table.last.button"),
    (next_hand(last={"big_blind": 3}), "missing-field", "table.last.button"),
    (next_hand(last={"button": 1, "big_blind": 3}), "missing-field", "table.last.small_blind"),
    (next_hand(last={"button": 1, "small_blind": 2}), "missing-field", "table.last.big_blind"),
    (next_hand(last={"button": None, "small_blind": 2, "big_blind": 3}), "missing-field", "table.last.button"),
    (next_hand(last={**LAST, "big_blind": None}), "missing-field", "table.last.big_blind"),
    (next_hand(last={**LAST, "dealer": 1}), "unknown-field", "table.last.dealer"),
    (next_hand(last=[1, 2, 3]), "bad-value", "table.last"),
    (next_hand(last={**LAST, "button": 10}), "bad-value", "table.last.button"),
    (next_hand(last={**LAST, "button": "1"}), "bad-value", "table.last.button"),
    (next_hand(last={**LAST, "big_blind": 1}), "impossible", "table.last"),
    (next_hand(last={**LAST, "big_blind": 2}), "impossible", "table.last"),
    (next_hand(last={"button": 1, "small_blind": 3, "big_blind": 2}), "impossible", "table.last"),
    (next_hand(seats=[1, 2], last={"button": 1, "small_blind": 1}), "missing-field", "table.last.big_blind"),
    (next_hand(locked=[10]), "bad-value", "table.locked[0]"),
    (next_hand(locked=[7, 7]), "bad-value", "table.locked"),
    (next_hand(locked=7), "bad-value", "table.locked"),
    ({**next_hand(), "newcomers": [5]}, "bad-value", "newcomers"),
    ({**next_hand(), "newcomers": [4, 4]}, "bad-value", "newcomers"),
    ({**next_hand(), "newcomers": 4}, "bad-value", "newcomers"),
    ({**next_hand(), "newcomers": None}, "bad-value", "newcomers"),
    ({**next_hand(), "newcomers": ["4"]}, "bad-value", "newcomers[0]"),
    ({**next_hand(), "single_big_blind": 13}, "bad-value", "single_big_blind"),
    ({**next_hand(), "single_big_blind": 4}, "impossible", "single_big_blind"),
    ({"ask": "first_hand", "table": TABLE}, "missing-field", "high_card_seat"),
    ({"ask": "first_hand", "table": TABLE, "high_card_seat": 10}, "bad-value", "high_card_seat"),
    ({"ask": "first_hand", "table": TABLE, "high_card_seat": 5}, "bad-value", "high_card_seat"),
    ({"ask": "first_hand", "table": table(seats=[4]), "high_card_seat": 4}, "too-few-players", "table.seats"),
    ({"ask": "entry", "table": TABLE, "seat": 4, "kind": "new"}, "bad-value", "seat"),
    ({"ask": "entry", "table": TABLE, "seat": 10, "kind": "new"}, "bad-value", "seat"),
    ({"ask": "entry", "table": TABLE, "seat": 5}, "missing-field", "kind"),
    ({"ask": "entry", "table": TABLE, "seat": 5, "kind": "late"}, "bad-value", "kind"),
    ({"ask": "entry", "table": TABLE, "seat": 5, "kind": ["new"]}, "bad-value", "kind"),
    ({"ask": "entry", "table": table(locked=[5]), "seat": 5, "kind": "new"}, "impossible", "seat"),
    ({"ask": "entry", "table": table(last=None), "seat": 5, "kind": "new"}, "missing-field", "table.last"),
    (
        {"ask": "entry", "table": table(seats=[1, 2], last={"button": 1, "big_blind": 2}), "seat": 5, "kind": "new"},
        "missing-field",
        "table.last.small_blind",
    ),
    ({"ask": "move", "from": FROM}, "missing-field", "to"),
    ({"ask": "move", "from": FROM, "to": {**TABLE, "pinned": [1]}}, "unknown-field", "to.pinned"),
    ({"ask": "move", "from": {**FROM, "pinned": [5]}, "to": TABLE}, "bad-value", "from.pinned"),
    ({"ask": "move", "from": {**FROM, "pinned": [10]}, "to": TABLE}, "bad-value", "from.pinned[0]"),
    ({"ask": "move", "from": {**FROM, "pinned": [1, 2, 3, 4]}, "to": TABLE}, "impossible", "from.pinned"),
    ({"ask": "move", "from": FROM, "to": FROM}, "impossible", "to.table"),
    ({"ask": "move", "from": FROM, "to": table(seats=[])}, "too-few-players", "to.seats"),
    ({"ask": "move", "from": {**FROM, "seats": [11]}, "to": TABLE}, "bad-value", "from.seats[0]"),
    ({"ask": "move", "from": [], "to": TABLE}, "bad-value", "from"),
    ({"ask": "balance", "tables": []}, "bad-value", "tables"),
    ({"ask": "balance", "tables": [*COUNTS, COUNTS[0]]}, "bad-value", "tables"),
    ({"ask": "balance", "tables": [{**COUNTS[0], "players": 0}]}, "too-few-players", "tables"),
    ({"ask": "balance", "tables": [{**COUNTS[0], "players": 10}]}, "bad-value", "tables[0].players"),
    ({"ask": "balance", "tables": [{**COUNTS[0], "seats": [1]}]}, "unknown-field", "tables[0].seats"),
    ({"ask": "balance", "tables": [{**COUNTS[0], "locked": [10]}]}, "bad-value", "tables[0].locked[0]"),
    ({"ask": "balance", "tables": COUNTS, "closed": [4]}, "bad-value", "closed"),
    ({"ask": "balance", "tables": COUNTS, "closed": [1, 1]}, "bad-value", "closed"),
    ({"ask": "balance", "tables": COUNTS, "break_order": [1, 1]}, "bad-value", "break_order"),
    ({"ask": "balance", "tables": COUNTS, "registering": 1}, "bad-value", "registering"),
    ({"ask": "final_table", "max_seats": 9, "players": []}, "too-few-players", "players"),
    ({"ask": "final_table", "max_seats": 9, "players": [5, 10]}, "bad-value", "players[1]"),
    ({"ask": "final_table", "max_seats": 9, "players": [-1]}, "bad-value", "players[0]"),
    ({**BREAK, "table": 3}, "bad-value", "table"),
    ({**BREAK, "tables": [TABLE]}, "impossible", "tables"),
    ({**BREAK, "tables": [TABLE, TABLE]}, "bad-value", "tables"),
    ({**BREAK, "seed": 5}, "bad-value", "seed"),
    ({**BREAK, "seed": "\ud800"}, "bad-value", "seed"),
    ({**REDRAW, "to": [{**EMPTY[0], "seats": [1]}]}, "unknown-field", "to[0].seats"),
    ({**REDRAW, "to": [{"table": 1, "max_seats": 2}]}, "impossible", "tables"),
    ({**REDRAW, "tables": EMPTY}, "missing-field", "tables[0].seats"),
    ({**DRAW, "players": [1, 1]}, "bad-value", "players"),
    ({**DRAW, "players": ["Ann"]}, "bad-value", "players[0]"),
    ({**DRAW, "fixed": [{"player": 4, "table": 1, "seat": 1}]}, "bad-value", "fixed[0].player"),
    ({**DRAW, "fixed": [{"player": 1, "table": 3, "seat": 1}]}, "bad-value", "fixed[0].table"),
    ({**DRAW, "fixed": [{"player": 1, "table": 1, "seat": 10}]}, "bad-value", "fixed[0].seat"),
    ({**DRAW, "fixed": [{"player": 1, "table": 1}]}, "missing-field", "fixed[0].seat"),
    ({**DRAW, "fixed": [{"player": 1, "table": 1, "seat": 1}] * 2}, "bad-value", "fixed"),
    (
        {**DRAW, "fixed": [{"player": 1, "table": 1, "seat": 1}, {"player": 2, "table": 1, "seat": 1}]},
        "bad-value",
        "fixed",
    ),
    ({**DRAW, "apart": [[1]]}, "bad-value", "apart[0]"),
    ({**DRAW, "apart": [[1, 1]]}, "bad-value", "apart[0]"),
    ({**DRAW, "apart": [[1, 4]]}, "bad-value", "apart[0]"),
    ({**DRAW, "apart": [[1, 2], [2, 3], [1, 3]]}, "impossible", "apart"),
    ({**DRAW, "tables": [{"table": 1, "max_seats": 2}]}, "impossible", "tables"),
    ({**DRAW, "tables": [{"table": 1, "max_seats": 9, "seats": [1, 10]}]}, "bad-value", "tables[0].seats[1]"),
    ({**DRAW, "tables": 5}, "bad-value", "tables"),
    ({**DRAW, "tables": [5]}, "bad-value", "tables[0]"),
]


@pytest.mark.parametrize(("question", "code", "field"), REFUSED)
def test_refused(question: dict[str, Any], code: str, field: str) -> None:
    reply = asked({"id": ["echo", {"of": None}], **question})
    assert reply.keys() == {"id", "error"}
    assert reply["id"] == ["echo", {"of": None}]
    assert (reply["error"]["code"], reply["error"]["field"]) == (code, field)
    assert reply["error"]["says"].endswith(".")


@pytest.mark.parametrize(
    "question",
    [
        next_hand(seats=[1, 2], last={"big_blind": 2}),
        next_hand(last={"button": 1, "small_blind": None, "big_blind": 3}),
        next_hand(locked=[7]),
        {**next_hand(), "newcomers": [], "single_big_blind": None, "house": "pokerstars"},
        {"ask": "first_hand", "table": table(last="gone"), "high_card_seat": 4},
        {"ask": "move", "from": {**FROM, "pinned": []}, "to": table(last=None)},
        {"ask": "balance", "tables": COUNTS, "closed": [2], "break_order": [41, 40, 1]},
        {**DRAW, "players": [], "fixed": [], "apart": []},
        {**DRAW, "tables": [{**EMPTY[0], "seats": [1, 4], "locked": [9], "last": None}]},
        {**REDRAW, "to": [{"table": 1, "max_seats": 9, "locked": [2]}]},
        BREAK,
    ],
)
def test_answered(question: dict[str, Any]) -> None:
    reply = asked(question)
    assert reply.keys() == {"id", "ask", "answer", "code", "cites", "says"}
    assert reply["id"] is None


@pytest.mark.parametrize(
    "line",
    [
        b"[1, 2]",
        b'"next_hand"',
        b"null",
        b"{} {}",
        b'{"id": NaN}',
        b'{"id": -Infinity}',
        b'{"id": 1e999}',
        b'{"id": 1, "id": 2}',
        b"{'id': 1}",
        b'{"id": 1,}',
        b'{"id": "\xff"}',
        b'{"id": "\n"}',
        b'{"id": ' + b"9" * 5000 + b"}",
        b"[" * 100_000,
        b'{"id": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        '{"id": 1}'.encode("utf-16"),
        b"\x00",
    ],
)
def test_not_json(line: bytes) -> None:
    reply, answered = reply_to(line, "en")
    got = json.loads(reply)
    assert not answered
    assert got["error"]["code"] == "bad-json"
    assert got["id"] is None


@pytest.mark.parametrize("nested", range(300, 1000, 20))
def test_nesting_is_echoed_or_refused(nested: int) -> None:
    reply = json.loads(reply_to(b'{"ask": "x", "id": ' + b"[" * nested + b"]" * nested + b"}", "en")[0])
    assert reply["error"]["code"] in ("unknown-ask", "bad-json")


@pytest.mark.parametrize("echoed", [None, 0, -1, 1.5, 10**30, "", "Łódź \u2028", "\ud800", True, [], {"a": [1]}])
def test_any_id_is_echoed(echoed: object) -> None:
    line = json.dumps({"id": echoed, "ask": "final_table", "max_seats": 9, "players": [3]}).encode()
    reply = reply_to(line, "en")[0]
    reply.encode()
    assert json.loads(reply)["id"] == echoed


def test_every_question_is_declared_once() -> None:
    assert {
        "next_hand",
        "first_hand",
        "entry",
        "move",
        "balance",
        "break_table",
        "redraw",
        "draw",
        "final_table",
    } <= set(questions())


@pytest.mark.parametrize(
    ("check", "good", "bad"),
    [
        (checks.flag, [True, False], [1, 0, None, "true"]),
        (
            checks.percentage(),
            [0, 2.5, 100, "5", ".5", "4.20", 1e-7, checks.WrittenNumber("1E2")],
            [
                *(-1, 100.5, "-5", "4,2", "1e1", " 4", "٤", "5%", "", "1" * 20, True, None, -1e-7),
                *(float("nan"), float("inf"), checks.WrittenNumber("0." + "3" * 40)),
            ],
        ),
        (checks.text(3), ["", "abc"], ["abcd", 5, None, "\ud800"]),
        (checks.digits(1, 99), ["1", "42"], ["0", "01", "100", "٣", "-1", "", 5, "1" * 20]),
        (checks.or_null(checks.flag), [None, True], [0]),
        (checks.list_of(checks.flag, least=1, most=2), [[True]], [[], [True] * 3, (True,), [1]]),
        (checks.mapping_of(checks.digits(1, 9), checks.flag), [{}, {"1": True}], [[], {"x": True}, {"1": 1}]),
        (checks.mapping_of(checks.text(), checks.flag, least=1), [{"a": True}], [{}]),
        (checks.mapping_of(str.strip, checks.flag), [{"a": True}], [{"a": True, " a": True}]),
        (
            checks.record({"a": checks.flag}, {"b": (checks.flag, None)}),
            [{"a": True}],
            [{}, {"a": 1}, {"a": True, "c": 1}, 5],
        ),
    ],
)
def test_checks(check: checks.Check, good: list[object], bad: list[object]) -> None:
    for value in good:
        check(value)
    for value in bad:
        with pytest.raises(Unanswerable) as refused:
            check(value)
        assert say(refused.value.says, {"field": "it", **refused.value.params})
