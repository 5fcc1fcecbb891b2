"""Rulings on mistakes, penalties, places and money: each has its sentence, and no sentence is there for nothing."""

import json
from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

import pytest

from floorman.cli.advise.reply import reply_to
from floorman.rules.ante import ante_at
from floorman.rules.bounties import Kind, bounty_after_rebuy
from floorman.rules.chip_race import chip_race
from floorman.rules.misdeal import Fault
from floorman.rules.presence import absent_in_money
from floorman.text.phrases import money, rulings
from floorman.text.say import say
from tests.cli.advise.asking import house_file
from tests.rules.rooms import TDA, club

Asked = dict[str, Any]
PLAYED = (["raise", "call"], ["fold", "fold", "fold"], ["check", "check", "check"], ["fold", "fold"], ["bet"], [])
RING = {"table": 1, "max_seats": 9, "seats": [1, 2, 3, 4, 5], "last": {"button": 1, "small_blind": 2, "big_blind": 3}}
DEALT = ((2, 3, 4), (3, 4, 5), (1, 2, 3), (2, 4, 5), (2, 3, 9))
HOUSES: tuple[dict[str, object], ...] = (
    {"button_error_before": "misdeal", "button_error_next": "double-move"},
    {"presence": "first-card", "absent_in_money": "after-levels", "substantial_action": "rrop-two-acted"},
    {"absent_in_money": "when-sure", "substantial_action": "two-folds-or-chips", "ante_order": "ante-first"},
    {"presence": "first-card", "absent_in_money": "when-sure"},
    {"absent_in_money": "after-levels"},
    {"presence": "first-card", "dodging": "ladder", "ladder": ["warning", "missed-rounds"]},
    {"dodging": "forfeit-and-round", "ante_reduce_at": 6, "ante_heads_up": False, "hand_for_hand_lead": 2},
    {"dodging": "dead-money", "ante_reduce_at": 6, "ante_heads_up": False, "ante_order": "ante-first"},
    {"penalty_unit": "minutes", "bounty_split": "bigger-stack", "bounty_after_rebuy": "lost"},
    {"bounty_after_rebuy": "forfeits-collected", "deals": "forbidden", "cancellation": "house"},
    {"chip_race_from": "dealer-left", "late_stack": "deduct", "deal_leave_min": 10},
    {"late_stack": "by-check-in", "mystery_winner": "none"},
)


def mistakes() -> Iterator[Asked]:
    for actions in PLAYED:
        yield {"ask": "substantial_action", "actions": actions, "players": 3}
        for spots in DEALT:
            dealt = dict(zip(("button", "small_blind", "big_blind"), spots, strict=True))
            yield {"ask": "button_error", "table": RING, "dealt": dealt, "actions": actions}
        for what in get_args(Fault):
            yield {"ask": "misdeal", "what": what, "actions": actions}
        for entered, over in product(("wrong-seat", "wrong-table"), (True, False)):
            yield {"ask": "wrong_seat", "entered": entered, "actions": actions, "hand_over": over}
        for signal in ("before-riffle", "after-riffle", "during-push", "hand-dealt-at-old-level"):
            yield {"ask": "level", "signal": signal, "actions": actions}
    for away in ("first-card", "last-card", "after"):
        yield {"ask": "absent", "away_when": away}


def penalties() -> Iterator[Asked]:
    stakes = {"small_blind": 5, "big_blind": 10, "ante": 10, "players": 9}
    offences = ((1, 60), (2, 60), (3, 60), (4, 60), (5, 60), (2, 400), (3, 100), (4, 70), (5, 70), (9, 100))
    for meant, seated, (offence, minutes) in product((True, False), (True, False), offences):
        yield {
            "ask": "dodge",
            "intentional": meant,
            "offence": offence,
            "within_minutes": minutes,
            "from_existing_seat": seated,
            **stakes,
        }
    for dealt, players in ((0, 9), (99, 9), (0, 1)):
        yield {"ask": "penalty", "rounds": 1, "players": players, "dealt": dealt}


def chips() -> Iterator[Asked]:
    for stack, players in product((50, 12, 5), (9, 6, 2)):
        yield {"ask": "big_blind_ante", "stack": stack, "big_blind": 10, "ante": 10, "players": players}
    race = {"ask": "chip_race", "from": 25, "to": 100, "draw": {"1": ["As", "Ks"]}}
    yield {**race, "seats": {"1": 2}}
    yield {**race, "seats": {"1": 1}}
    yield {**race, "seats": {"1": 1}, "draw": {"1": ["As"]}}
    yield {**race, "seats": {"1": 4}}
    yield {**race, "seats": {"1": 2}, "draw": {"1": ["As", "As"]}}
    yield {**race, "seats": {"1": 2}, "to": 25}


def places() -> Iterator[Asked]:
    tables = ([], [(1, 5)], [(1, 5), (1, 5)], [(1, 5), (1, 4)], [(1, 5), (2, 4)])
    for busts, announced, left in product(tables, (True, False), (9, 1)):
        rows = [{"player": f"P{n}", "table": table, "stack": stack} for n, (table, stack) in enumerate(busts)]
        yield {
            "ask": "finish_order",
            "left": left,
            "hand_for_hand": True,
            "announcement": announced,
            "busts": rows,
            "prizes": {},
        }
    for done in ({"1": 1, "2": 1}, {"1": 3, "2": 1}, {"1": 1}):
        yield {"ask": "hand_for_hand", "tables": 2, "hands_done": done}
    for names in (["A"], ["A", "B"], ["A", "B", "C"], [f"P{number}" for number in range(1025)]):
        yield {"ask": "bracket", "entrants": names, "seed": "s"}
    desk = {
        "ask": "late_registration",
        "opens": "2026-11-29T18:00:00Z",
        "minutes": 60,
        "now": "2026-11-29T18:30:00Z",
        "open_seats": 1,
        "eliminated": 1,
        "players_left": 5,
        "paid": 3,
        "ends_at_first_elimination": False,
    }
    changes: tuple[Asked, ...] = (
        {},
        {"now": "2026-11-29T17:00:00Z"},
        {"now": "2026-11-29T19:00:00Z"},
        {"now": "now"},
        {"opens": "9999-12-31T23:30:00Z"},
        {"open_seats": 0},
        {"ends_at_first_elimination": True},
        {"paid": 5},
    )
    yield from ({**desk, **change} for change in changes)


def bounties() -> Iterator[Asked]:
    hands: tuple[tuple[dict[str, int], list[list[str]], list[str], dict[str, int]], ...] = (
        ({"A": 5, "B": 5}, [["B"], ["A"]], [], {"A": 3}),
        ({"A": 5, "B": 5}, [["B"], ["A"]], [], {}),
        ({"A": 5, "B": 5}, [["A", "B"]], [], {"A": 3}),
        ({"A": 5, "B": 5, "C": 6}, [["B", "C"], ["A"]], [], {"A": 3}),
        ({"A": 5}, [["A"]], [], {}),
        ({"A": 5, "B": 5}, [["B"], ["B"]], [], {}),
        ({"A": 5, "B": 5}, [["B"]], [], {}),
        ({"A": 5, "B": 0}, [["B"], ["A"]], [], {}),
    )
    for kind, (stacks, ranking, folded, heads) in product(get_args(Kind), hands):
        yield {
            "ask": "bounty",
            "kind": kind,
            "stacks": stacks,
            "ranking": ranking,
            "folded": folded,
            "bounties": heads,
            "early_order": ["A"],
        }
        yield {"ask": "bounty_winner", "kind": kind, "bounty": 5}
    hand = {"stacks": {"A": 5, "B": 5}, "ranking": [["B"], ["A"]], "bounties": {}, "early_order": []}
    yield {"ask": "bounty", "kind": "knockout", **hand, "low": [["A"], ["A"]]}


def deals() -> Iterator[Asked]:
    for method, count, leave in product(("icm", "chip-chop", "equal"), (1, 2, 12), (0, 1, 11, 60)):
        stacks = {f"P{n}": n + 1 for n in range(count)}
        base = {
            "ask": "deal",
            "method": method,
            "stacks": stacks,
            "prizes": [50, 30],
            "pool": 200,
            "leave": leave,
            "final_table": True,
            "agreed": list(stacks),
        }
        changes: tuple[Asked, ...] = (
            {},
            {"final_table": False},
            {"agreed": []},
            {"agreed": ["X"]},
            {"prizes": [1, 2]},
            {"prizes": []},
            {"pool": 1},
            {"stacks": {f"P{n}": 1 for n in range(201)}},
        )
        yield from ({**base, **change} for change in changes)
    two = {"ask": "deal", "method": "custom", "stacks": {"A": 2, "B": 1}, "prizes": [50, 30], "agreed": ["A", "B"]}
    for first, leave in product((40, 41, 39), (0, 10)):
        shares = {"A": first, "B": 40 - leave}
        yield {**two, "pool": 200, "final_table": True, "leave": leave, "shares": shares}


def cancellations() -> Iterator[Asked]:
    one = {"stack": 5, "buy_in": 1, "fee": 1, "bounty": 1, "in": True}
    rooms = ([], [one], [one, one], [{**one, "stack": 0}] * 2, [{**one, "in": False}])
    for case, rows, pool in product(("rollback", "before-money", "in-money", "heads-up"), rooms, (1, 100)):
        players = [{**row, "player": f"P{n}"} for n, row in enumerate(rows)]
        yield {"ask": "cancel", "case": case, "pool": pool, "prizes": [50, 30], "players": players}
        yield {"ask": "cancel", "case": case, "pool": pool, "prizes": [50], "players": players}


@pytest.fixture(scope="module")
def replies(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    folder = tmp_path_factory.mktemp("houses")
    regulated = folder / "regulated.toml"
    regulated.write_text('name = "Cercle"\n[regulator]\ndeals = "forbidden"\n', encoding="utf-8")
    own = [house_file(folder, **choices) for choices in HOUSES]
    asked = [mistakes, penalties, chips, places, bounties, deals, cancellations]
    return [
        json.loads(reply_to(json.dumps({**question, "house": house}).encode(), "en")[0])
        for house in ("tda-2024", "longform-06", "pokerstars", str(regulated), *own)
        for about in asked
        for question in about()
    ]


def test_every_reply_can_be_read_out(replies: list[dict[str, Any]]) -> None:
    for reply in replies:
        says = reply["error"]["says"] if "error" in reply else reply["says"]
        assert says.endswith(".")
        assert not {"{", "}", "None"} & set(says.split())
        assert "{" not in says
        assert "  " not in says
        assert says.count(". ") == 0, says
        if "error" not in reply:
            assert reply["cites"], reply


def test_no_sentence_is_there_for_nothing(replies: list[dict[str, Any]]) -> None:
    said = {reply["error"]["says"] if "error" in reply else reply["code"] for reply in replies}
    unused = [
        code
        for code, sentence in {**rulings.PHRASES, **money.PHRASES}.items()
        if code not in said and not any(matches(sentence, says) for says in said)
    ]
    elsewhere = {ruling.code for ruling in asked_elsewhere()}
    assert set(unused) <= elsewhere, sorted(set(unused) - elsewhere)


def matches(sentence: str, says: str) -> bool:
    """Whether an error's sentence has this pattern."""
    first, *rest = [part.split("}", 1)[-1] for part in sentence.split("{")]
    return says.startswith(first) and all(part in says for part in rest)


def asked_elsewhere() -> Iterator[Any]:
    """Rulings that only the window asks."""
    for choice in ("blind-out", "after-levels", "when-sure"):
        yield absent_in_money(TDA if choice == "blind-out" else club(absent_in_money=choice))
    for choice in ("eligible", "lost", "forfeits-collected"):
        yield bounty_after_rebuy(TDA if choice == "eligible" else club(bounty_after_rebuy=choice))
    for house in (TDA, club(chip_race_from="dealer-left")):
        yield chip_race(house, {1: 2, 2: 1}, 25, 100, {1: ["As", "Ks"], 2: ["Qs"]}, frozenset({2}))
        yield chip_race(house, {2: 1}, 25, 100, {2: ["Qs"]}, frozenset({2}))
    yield ante_at(club(ante_heads_up=False), 2)
    for order in ("blind-first", "ante-first"):
        house = club(ante_order=order, ante_reduce_at=6)
        yield from (ante_at(house, players) for players in (9, 6))


def test_rulings_that_only_the_window_asks_have_words_too() -> None:
    for ruling in asked_elsewhere():
        assert say(ruling.code, ruling.params).endswith(".")
        assert ruling.cites
