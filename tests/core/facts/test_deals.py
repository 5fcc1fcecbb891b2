"""Facts about a deal, and about an event that was called off."""

from itertools import starmap

import pytest

from floorman.core.builder import TournamentBuilder
from floorman.core.facts import (
    CancelRefund,
    Command,
    DealAgreed,
    DealDropped,
    DealOffered,
    DealRecorded,
    DealShare,
    PrizesFinal,
    TournamentCancelled,
)
from floorman.core.model import EntryNo, EntryState
from tests.core.rooms import Room, chair

ANN, BEN, CEM = (EntryNo(number) for number in (1, 2, 3))


@pytest.fixture
def room() -> Room:
    room = Room("1: ABC")
    room.do(PrizesFinal((300, 200, 100), 3))
    return room


def shares(*parts: tuple[EntryNo, int, int]) -> tuple[DealShare, ...]:
    """Entry, amount and stack of each."""
    return tuple(starmap(DealShare, parts))


ALL = shares((ANN, 250, 5000), (BEN, 200, 3000), (CEM, 150, 3000))


def test_a_deal_is_offered_agreed_to_and_dropped(room: Room) -> None:
    assert room.refusal(DealAgreed((ANN,))) == "no-deal"
    assert room.refusal(DealDropped()) == "no-deal"
    room.do(DealOffered("icm", 100))
    room.do(DealAgreed((ANN,)))
    room.do(DealAgreed((BEN, ANN)))
    offer = room.now.winnings.offer
    assert offer is not None
    assert (offer.method, offer.leave, offer.agreed) == ("icm", 100, {ANN, BEN})
    room.do(DealOffered("custom", shares=shares((ANN, 10, 0))))
    offer = room.now.winnings.offer
    assert offer is not None
    assert (offer.agreed, offer.shares) == (frozenset(), {ANN: 10})
    room.do(DealDropped())
    assert room.now.winnings.offer is None
    room.bust("A")
    assert room.refusal(DealOffered("custom", shares=shares((ANN, 10, 0)))) == "entry-out"


def test_an_agreement_whose_deal_was_taken_back_agrees_to_nothing(room: Room) -> None:
    builder = TournamentBuilder(room.now)
    DealAgreed((ANN,)).apply(builder)
    assert builder.frozen().winnings.offer is None


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (DealRecorded("icm", ALL[:2]), "deal-not-all"),
        (DealRecorded("icm", (ALL[0], ALL[0], ALL[1])), "deal-not-all"),
        (DealRecorded("icm", ALL, 50, ended=True), "deal-left"),
        (DealRecorded("icm", (*ALL, DealShare(EntryNo(9), 1))), "no-entry"),
    ],
)
def test_a_deal_is_of_all_who_are_in(room: Room, asked: Command, why: str) -> None:
    assert room.refusal(asked) == why


def test_a_deal_needs_a_final_list_and_two_players() -> None:
    room = Room("1: AB")
    assert room.refusal(DealOffered("icm")) == "deal-not-final"
    assert room.refusal(DealRecorded("icm", ALL[:2])) == "deal-not-final"
    room.do(PrizesFinal((300,), 2))
    room.bust("A")
    assert room.refusal(DealOffered("icm")) == "deal-too-few"


def test_play_goes_on_for_what_is_left(room: Room) -> None:
    room.do(DealOffered("icm"))
    room.do(DealRecorded("icm", ALL, 50))
    (deal,) = room.now.winnings.deals
    assert (deal.shares, deal.stacks, deal.left) == ({1: 250, 2: 200, 3: 150}, {1: 5000, 2: 3000, 3: 3000}, 50)
    assert room.now.winnings.offer is None
    assert room.now.counts.alive == 3
    room.undo(room.seq)
    assert room.now.winnings.deals == ()


def test_the_sheets_stacks_are_the_places_where_it_ends_the_event(room: Room) -> None:
    event = room.do(DealRecorded("icm", ALL, ended=True))
    assert event.chairs_left() == {ANN: chair(1, 1), BEN: chair(1, 2), CEM: chair(1, 3)}
    assert [(bust.out, bust.by_deal) for bust in room.now.busts] == [(((BEN, 3000), (CEM, 3000)), True)]
    assert room.entry("A").alive
    assert room.entry("B").state is EntryState.OUT
    room.undo(room.seq)
    assert room.now.counts.alive == 3


def test_equal_stacks_at_the_top_share_the_first_places(room: Room) -> None:
    room.do(DealRecorded("equal", shares((ANN, 200, 4000), (BEN, 200, 4000), (CEM, 200, 3000)), ended=True))
    assert [bust.out for bust in room.now.busts] == [((CEM, 3000),), ((ANN, 4000), (BEN, 4000))]
    assert room.now.counts.alive == 0


@pytest.mark.rule("pokerstars C1")
def test_an_event_is_called_off_once_on_two_codes(room: Room) -> None:
    back = (CancelRefund(ANN, 110, 20), CancelRefund(BEN, 110))
    assert room.refusal(TournamentCancelled("rollback", back)) == "two-codes"
    assert room.refusal(TournamentCancelled("rollback", (CancelRefund(EntryNo(9), 1),), "C7")) == "no-entry"
    room.do(TournamentCancelled("rollback", back, "C7"))
    off = room.now.winnings.called_off
    assert off is not None
    assert (off.case, off.refunds, off.bounties) == ("rollback", {1: 110, 2: 110}, {1: 20, 2: 0})
    assert room.refusal(TournamentCancelled("rollback", back, "C7")) == "cancelled-already"
