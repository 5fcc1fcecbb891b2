"""Questions on bounties, deals and cancellations, as they are asked in JSON."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.advise.asking import answer, ask, fault, house_file

HAND = {
    "kind": "knockout",
    "stacks": {"A": 500, "B": 800, "C": 900},
    "ranking": [["B", "C"], ["A"]],
    "bounties": {"A": 2501},
    "early_order": ["C", "B", "A"],
}
DEAL = {
    "method": "equal",
    "stacks": {"A": 1200000, "B": 800000, "C": 500000},
    "prizes": [500000, 300000, 200000],
    "pool": 2000000,
    "final_table": True,
    "agreed": ["A", "B", "C"],
}
PLAYER = {"player": "A", "stack": 9000, "buy_in": 5000, "fee": 500, "bounty": 0, "in": True}


def test_bounty(tmp_path: Path) -> None:
    assert answer("bounty", **HAND) == {
        "busted": ["A"],
        "awards": [{"for": "A", "cash": {"C": 1251, "B": 1250}, "added": {}}],
    }
    bigger = ask("bounty", house_file(tmp_path, bounty_split="bigger-stack"), **HAND)
    assert bigger["answer"]["awards"] == [{"for": "A", "cash": {"C": 2501}, "added": {}}]
    assert "house 4" in bigger["cites"]
    lost = ask("bounty", house_file(tmp_path, bounty_after_rebuy="lost"), **{**HAND, "bounties": {}})
    assert (lost["code"], lost["answer"]["awards"]) == ("bounty.none-lost", [])


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"kind": "colour"}, ("bad-value", "kind")),
        ({"ranking": [["B", "C"]]}, ("impossible", "ranking")),
        ({"ranking": [["B", "C"], ["A"], []]}, ("bad-value", "ranking[2]")),
        ({"folded": ["A", "A"]}, ("bad-value", "folded")),
        ({"folded": ["A"]}, ("impossible", "ranking")),
        ({"stacks": {"A": 500}}, ("too-few-players", "stacks")),
        ({"bounties": {"A": 1.5}}, ("bad-value", "bounties.A")),
    ],
)
def test_bounty_misasked(change: dict[str, Any], wanted: tuple[str, str]) -> None:
    assert fault("bounty", **{**HAND, **change}) == wanted


def test_bounty_winner() -> None:
    assert answer("bounty_winner", kind="progressive", bounty=2500) == {"paid": 2500}
    assert answer("bounty_winner", kind="fixed", bounty=2500) == {"paid": 0}


def test_deal(tmp_path: Path) -> None:
    given = answer("deal", "pokerstars", **DEAL, leave_percent=2.5)
    assert given == {
        "allowed": True,
        "because": None,
        "shares": {"A": 316667, "B": 316667, "C": 316666},
        "left_for_winner": 50000,
    }
    forbidden = ask("deal", house_file(tmp_path, deals="forbidden"), **DEAL)
    assert forbidden["answer"] == {"allowed": False, "because": "forbidden", "shares": {}, "left_for_winner": 0}
    assert forbidden["cites"] == ["house 4"]
    final = house_file(tmp_path, deal_final_table_only=True)
    assert answer("deal", final, **{**DEAL, "final_table": False})["because"] == "not-final-table"
    assert answer("deal", house_file(tmp_path, deal_leave_min=10), **DEAL)["because"] == "leave"
    assert answer("deal", house_file(tmp_path, deal_leave_max=0), **DEAL, leave=1)["because"] == "leave"


def test_above_the_house_stands_the_regulator(tmp_path: Path) -> None:
    path = tmp_path / "france.toml"
    path.write_text('name = "Cercle"\n[regulator]\nname = "ANJ"\ndeals = "forbidden"\n', encoding="utf-8")
    reply = ask("deal", str(path), **DEAL)
    assert (reply["answer"]["because"], reply["cites"]) == ("forbidden", ["regulator ANJ"])
    assert "regulator" in reply["says"]


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"method": "coin"}, ("bad-value", "method")),
        ({"stacks": {"A": 0, "B": 1}}, ("bad-value", "stacks.A")),
        ({"stacks": {f"P{n}": 1 for n in range(201)}}, ("bad-value", "stacks")),
        ({"leave_percent": 101}, ("bad-value", "leave_percent")),
        ({"agreed": ["A", "A"]}, ("bad-value", "agreed")),
        ({"agreed": ["X"]}, ("bad-value", "agreed")),
        ({"prizes": [1, 2]}, ("impossible", "prizes")),
        ({"pool": 1}, ("impossible", "pool")),
    ],
)
def test_deal_misasked(change: dict[str, Any], wanted: tuple[str, str]) -> None:
    assert fault("deal", **{**DEAL, **change}) == wanted


def test_cancel(tmp_path: Path) -> None:
    players = [PLAYER, {**PLAYER, "player": "B", "stack": 1000}, {**PLAYER, "player": "C", "stack": 0, "in": False}]
    asked: dict[str, Any] = {"case": "before-money", "pool": 100001, "prizes": [], "players": players}
    assert answer("cancel", **asked) == {
        "refunds": {"A": {"prize": 70001, "fee": 500, "bounty": 0}, "B": {"prize": 30000, "fee": 500, "bounty": 0}}
    }
    own = ask("cancel", house_file(tmp_path, cancellation="house"), **asked)
    assert (own["answer"], own["cites"][0]) == ({"refunds": {}}, "house 4")
    assert "the TD decides" in own["says"]
    assert fault("cancel", **{**asked, "players": [PLAYER, PLAYER]}) == ("bad-value", "players")
    assert fault("cancel", **{**asked, "players": []}) == ("too-few-players", "players")
    assert fault("cancel", **{**asked, "case": "in-money"}) == ("impossible", "prizes")
