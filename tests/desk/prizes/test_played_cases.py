"""The cases of the rules desk about money, played in the room: the list, bounties and deals come out the same."""

import json
from pathlib import Path
from typing import Any

import pytest

from floorman.core.facts import BustPlayers, HeadSet, HouseMoneyAdded, StacksCounted
from floorman.core.model import EntryNo
from floorman.core.money_settings import BountySettings, PrizeSettings
from tests.desk.prizes.rooms import MoneyDesk

CASES = [
    json.loads(line) for line in (Path(__file__).parents[2] / "cases" / "money.jsonl").read_text("utf-8").splitlines()
]


def in_a_room(asked: dict[str, Any]) -> bool:
    """A room's deal is of all its prizes, in the house's unit."""
    return asked["ask"] != "deal" or (asked.get("unit", 1) == 1 and asked["pool"] == sum(asked["prizes"]))


def cases(ask: str) -> list[Any]:
    """The answered cases of one question."""
    return [
        pytest.param(case["in"], case["want"]["answer"], id=case["name"].partition(":")[0])
        for case in CASES
        if case["in"]["ask"] == ask and "answer" in case["want"] and in_a_room(case["in"])
    ]


def settings_of(asked: dict[str, Any]) -> PrizeSettings:
    """The prize settings of a case."""
    shares = asked.get("shares", {})
    return PrizeSettings(
        places=asked["places"],
        first=str(shares.get("first", "")),
        percent=tuple(map(str, shares.get("percent", ()))),
        amounts=tuple(shares["amounts"]) if "amounts" in shares else None,
        round=tuple(map(tuple, asked.get("round", [[0, 1]]))),
        min_cash=asked.get("min_cash", 0),
        rest_to=asked.get("rest_to", ""),
        first_at_least=asked.get("first_at_least", 0),
    )


@pytest.mark.parametrize(("asked", "answer"), cases("prizes"))
def test_the_list(tmp_path: Path, asked: dict[str, Any], answer: dict[str, Any]) -> None:
    room = MoneyDesk(tmp_path, pool=0, fee=100, prizes=settings_of(asked))
    room.sell(asked["places"])
    room.desk.record(HouseMoneyAdded("added", asked["prizes"]))
    told = [one["amount"] for one in room.show()["prizes"]["places"] for _ in range(one["from"], one["to"] + 1)]
    assert told == answer["prizes"]


@pytest.mark.parametrize(("asked", "answer"), cases("bounty_chain"))
def test_the_chain(tmp_path: Path, asked: dict[str, Any], answer: dict[str, Any]) -> None:
    heads = BountySettings(asked["kind"], unit=asked.get("unit", 1), odd=asked.get("odd", ""))
    room = MoneyDesk(tmp_path, heads=heads)
    players = {name: EntryNo(nth) for nth, name in enumerate(asked["bounties"], 1)}
    room.sell(len(players))
    for name, worth in asked["bounties"].items():
        if worth:
            room.desk.record(HeadSet(players[name], worth))
    for victim, winners in asked["out"]:
        by = (tuple(players[one] for one in winners),) if winners else ()
        room.desk.record(BustPlayers(((players[victim], None),), by=by))
    room.play("reg close")
    won = room.show()["bounties"]["won"]
    assert won == {str(players[name]): cash for name, cash in answer["cash"].items() if cash}


@pytest.mark.parametrize(("asked", "answer"), cases("deal"))
def test_the_deal(tmp_path: Path, asked: dict[str, Any], answer: dict[str, Any]) -> None:
    prizes = tuple(asked["prizes"])
    room = MoneyDesk(tmp_path, pool=0, fee=100, chips=0, prizes=PrizeSettings(amounts=prizes, min_cash=0))
    room.sell(len(asked["stacks"]))
    room.desk.record(HouseMoneyAdded("added", sum(prizes)))
    room.final()
    players = {name: EntryNo(nth) for nth, name in enumerate(asked["stacks"], 1)}
    room.desk.record(StacksCounted(tuple((players[name], stack) for name, stack in asked["stacks"].items())))
    shares = asked.get("shares", {}).items()
    typed = " ".join(f"{players[name]} {share // 100}.{share % 100:02}" for name, share in shares)
    leave = asked.get("leave", 0)
    method = {"chip-chop": "chop"}.get(asked["method"], asked["method"])
    room.play(f"deal {method} {typed} {f'leave {leave // 100}.{leave % 100:02}' if leave else ''}\ndeal ok all")
    if not answer["allowed"]:
        assert room.refused("deal record")
        return
    room.play("deal record")
    told = {one["entry"]: one["prize"] for one in room.show()["payouts"]}
    assert told == {players[name]: share for name, share in answer["shares"].items()}
