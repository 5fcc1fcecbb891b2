"""The room of a front: a card's key, what is worked out once, and who is told of what."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from floorman.core.facts.moves import PlayersMoved
from floorman.desk.front.room import Room
from floorman.desk.request import Outcome
from floorman.desk.seats import balancing
from tests.desk.rooms import TestDesk


@pytest.fixture
def uneven(tmp_path: Path) -> TestDesk:
    """Nine players at table 1, six at table 2, positions seen at both."""
    desk = TestDesk(tmp_path, tables=2)
    desk.fill({1: 9, 2: 6})
    desk.play("reg close\nbb 1:3 2:1")
    return desk


@pytest.fixture
def reckoned(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A one for every balancing move that is worked out."""
    counted: list[int] = []
    due = balancing._due

    def count(*asked: object) -> balancing.BalancingMove:
        counted.append(1)
        return due(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(balancing, "_due", count)
    return counted


def offered(room: Room) -> str:
    return next(card.offer for card in room.advice() if card.code == "balance.move")


def cites(outcome: Outcome) -> tuple[str, ...]:
    event = outcome.facts[0].event
    assert isinstance(event, PlayersMoved)
    return event.cites


def test_enter_finds_an_advised_move_without_a_second_reckoning(uneven: TestDesk, reckoned: list[int]) -> None:
    room = Room(uneven.desk)
    offer = offered(room)
    reckoned.clear()
    assert room.echo(offer).status == "understood"
    outcome = room.run(offer)
    assert reckoned == []
    assert outcome.ok
    assert cites(outcome) == ("TDA-2024 11-A",)


def test_a_move_that_was_never_shown_has_its_rule_too(uneven: TestDesk) -> None:
    offer = offered(Room(uneven.desk))
    uneven.clock.wait(1)
    assert cites(Room(uneven.desk).run(offer)) == ("TDA-2024 11-A",)


def test_what_was_advised_of_another_room_counts_no_more(uneven: TestDesk) -> None:
    room = Room(uneven.desk)
    offer = offered(room)
    uneven.play("1-9 x\n1-8 x")
    assert cites(room.run(offer)) == (), "two are gone: nothing is due"


def test_what_was_advised_a_minute_ago_is_worked_out_anew(uneven: TestDesk, reckoned: list[int]) -> None:
    room = Room(uneven.desk)
    offer = offered(room)
    reckoned.clear()
    uneven.clock.wait(1)
    room.echo(offer)
    assert reckoned != []


def test_a_card_is_told_by_its_key_however_its_reason_reads(uneven: TestDesk) -> None:
    room = Room(uneven.desk)
    uneven.play("new Ann Lee\nwait Ann")
    before = {card.key: card for card in room.advice()}
    assert len(before) == len(room.advice())
    room.speak("pl")
    after = {card.key: card for card in room.advice()}
    assert after.keys() == before.keys()
    assert all(after[key].reason != before[key].reason for key in after)


def test_only_what_is_recorded_is_told(uneven: TestDesk) -> None:
    room, told = Room(uneven.desk), list[Outcome]()
    room.watch(told.append)
    room.run("? #1")
    room.run("3-1 x")
    room.run("foo")
    assert told == []
    outcome = room.run("1-1 x; foo")
    assert told == [outcome], "the first of them was recorded"
    assert not outcome.ok
    assert [fact.event.KIND for fact in outcome.facts] == ["players-busted"]
    room.unwatch(told.append)


def test_several_calls_come_to_one_outcome(uneven: TestDesk) -> None:
    room = Room(uneven.desk)
    outcome = room.run("1-1 x; 2-1 x")
    assert (outcome.tables, outcome.entries) == ({1, 2}, {1, 10})
    assert outcome.seq == outcome.facts[-1].seq
    assert outcome.says.count(" · ") == 1
    assert replace(outcome, says="").ok
