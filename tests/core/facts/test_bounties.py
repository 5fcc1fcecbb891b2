"""Facts about bounties: who won whom, heads, envelopes."""

import pytest

from floorman.core.facts import (
    BountyWon,
    BustPlayers,
    Command,
    EntryVoided,
    EnvelopeDrawn,
    EnvelopesSealed,
    HeadSet,
    MakeEntry,
    winners_of,
)
from floorman.core.model import EntryNo
from tests.core.rooms import Room

ANN, BEN, CEM, DAN = (EntryNo(number) for number in (1, 2, 3, 4))


@pytest.fixture
def room() -> Room:
    return Room("1: ABCD")


def winners(room: Room, entry: EntryNo) -> tuple[EntryNo, ...]:
    bust = next(bust for bust in room.now.busts if any(number == entry for number, _ in bust.out))
    return winners_of(bust, entry)


def test_who_won_him_is_said_later_and_put_right(room: Room) -> None:
    room.do(BustPlayers(((ANN, 500), (BEN, 900))))
    assert winners(room, ANN) == ()
    room.do(BountyWon(ANN, (CEM,)))
    room.do(BountyWon(BEN, (DAN, CEM)))
    assert (winners(room, ANN), winners(room, BEN)) == ((CEM,), (DAN, CEM))
    room.do(BountyWon(ANN, (DAN,)))
    assert (winners(room, ANN), winners(room, BEN)) == ((DAN,), (DAN, CEM))
    room.do(BountyWon(ANN))
    room.do(BountyWon(BEN))
    assert room.now.busts[0].by == ()


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (BountyWon(EntryNo(9)), "no-entry"),
        (BountyWon(CEM, (DAN,)), "not-out"),
        (BountyWon(BEN, (BEN,)), "winner-out"),
        (BountyWon(BEN, (ANN,)), "winner-out"),
        (BountyWon(BEN, (CEM, CEM)), "entry-twice"),
        (BountyWon(BEN, (EntryNo(5),)), "entry-void"),
        (HeadSet(EntryNo(5), 100), "entry-void"),
        (HeadSet(ANN), "no-head"),
        (HeadSet(ANN, 0), "head-nothing"),
    ],
)
def test_what_cannot_be_said_of_a_bounty(room: Room, asked: Command, why: str) -> None:
    room.do(MakeEntry())
    room.do(EntryVoided(EntryNo(5)))
    room.bust("A")
    room.bust("B")
    assert room.refusal(asked) == why


def test_a_winner_may_be_out_by_now(room: Room) -> None:
    room.bust("A")
    room.bust("B")
    room.do(BountyWon(ANN, (BEN,)))
    assert winners(room, ANN) == (BEN,)


def test_a_bust_is_taken_back_though_its_bounty_was_said(room: Room) -> None:
    seq = room.bust("A")
    room.do(BountyWon(ANN, (BEN,)))
    room.undo(seq)
    assert room.entry("A").alive
    room.bust("A")
    assert winners(room, ANN) == ()


def test_the_house_puts_a_bounty_on_a_player(room: Room) -> None:
    room.do(HeadSet(ANN, 100))
    room.do(HeadSet(BEN, 50))
    room.do(HeadSet(ANN, 200))
    assert room.now.winnings.bounties.heads == {BEN: 50, ANN: 200}
    room.do(HeadSet(BEN))
    assert room.now.winnings.bounties.heads == {ANN: 200}


def test_envelopes_are_sealed_before_the_first_is_drawn(room: Room) -> None:
    assert room.refusal(EnvelopeDrawn(ANN, BEN, 1, 100)) == "not-sealed"
    assert room.refusal(EnvelopesSealed((), "seed", "ab")) == "no-envelopes"
    room.do(EnvelopesSealed(((100, 1), (10, 2)), "seed", "ab"))
    sealed = room.now.winnings.bounties.sealed
    assert sealed is not None
    assert (sealed.count, sealed.pool) == (3, 120)
    assert room.refusal(EnvelopeDrawn(ANN, BEN, 0, 10)) == "no-envelope"
    assert room.refusal(EnvelopeDrawn(ANN, BEN, 4, 10)) == "no-envelope"
    room.do(EnvelopesSealed(((100, 1), (10, 3)), "other", "cd"))
    room.do(EnvelopeDrawn(ANN, BEN, 1, 100))
    assert room.refusal(EnvelopesSealed(((100, 1),), "third", "ef")) == "sealed-after-draw"
    assert room.refusal(EnvelopeDrawn(ANN, CEM, 1, 10)) == "envelope-gone"
    assert room.refusal(EnvelopeDrawn(ANN, BEN, 2, 10)) == "envelope-drawn"
    assert [one.amount for one in room.now.winnings.bounties.opened] == [100]
