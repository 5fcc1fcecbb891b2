"""Facts about the prize list and about money handed out."""

import pytest

from floorman.core.facts import (
    BustPlayers,
    CloseDrawer,
    DrawerCounted,
    DrawerOpened,
    MoneySet,
    Paid,
    PrizesFinal,
    PrizesOpened,
    Reclaimed,
    WinningsHeld,
)
from floorman.core.model import EntryNo
from floorman.core.money_settings import MoneySettings
from floorman.core.refused import Refused
from floorman.core.winnings import Account
from tests.core.rooms import Room

ANN, BEN = EntryNo(1), EntryNo(2)


@pytest.fixture
def room() -> Room:
    room = Room("1: ABCD")
    room.do(MoneySet(MoneySettings()))
    room.do(DrawerOpened("C3", 1000))
    return room


def final(room: Room) -> int:
    """The list is final: 300, 200, 100."""
    room.do(PrizesFinal((300, 200, 100), 4))
    return room.seq


def account(room: Room, entry: EntryNo = ANN) -> Account:
    return room.now.accounts[entry]


def test_a_list_is_final_once_and_its_next_version_is_another(room: Room) -> None:
    assert room.refusal(PrizesOpened()) == "prizes-not-final"
    assert room.refusal(PrizesFinal((), 0)) == "prizes-none"
    seq = final(room)
    held = room.now.winnings.final
    assert held is not None
    assert (held.prizes, held.entries, held.seq, room.now.winnings.version) == ((300, 200, 100), 4, seq, 1)
    assert room.refusal(PrizesFinal((600,), 4)) == "prizes-final-already"
    room.do(PrizesOpened())
    assert (room.now.winnings.final, room.now.winnings.version) == (None, 2)


def test_once_something_was_paid_by_it_a_list_is_opened_on_two_codes(room: Room) -> None:
    final(room)
    room.do(Paid(ANN, bounty=50, drawer="C3"))
    room.do(PrizesOpened())
    final(room)
    room.do(Paid(ANN, 100, drawer="C3"))
    assert room.refusal(PrizesOpened()) == "two-codes"
    room.do(PrizesOpened("C7"))
    assert room.now.winnings.final is None


def test_a_prize_is_paid_by_a_final_list_and_a_bounty_at_any_time(room: Room) -> None:
    assert room.refusal(Paid(ANN, 100, drawer="C3")) == "pay-not-final"
    room.do(Paid(ANN, bounty=50, drawer="C3"))
    final(room)
    room.do(Paid(ANN, 100, kind="transfer", drawer="C3", withheld=20, second="C7", identified=True))
    assert account(room).kept == 150
    last = account(room).paid[-1]
    assert (last.kind, last.drawer, last.withheld, last.second, last.identified) == ("transfer", "C3", 20, "C7", True)


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (Paid(EntryNo(9), bounty=1, drawer="C3"), "no-entry"),
        (Paid(ANN, drawer="C3"), "pay-nothing"),
        (Paid(ANN, -1, 5, drawer="C3"), "pay-nothing"),
        (Paid(ANN, bounty=5, withheld=6, drawer="C3"), "withheld-more"),
        (Reclaimed(ANN, 0, drawer="C3"), "reclaim-nothing"),
        (Reclaimed(ANN, 1, drawer="C3"), "reclaim-more"),
        (WinningsHeld(ANN, held=False), "not-held"),
    ],
)
def test_what_cannot_be_handed_out(room: Room, asked: Paid, why: str) -> None:
    assert room.refusal(asked) == why


def test_no_more_is_reclaimed_than_he_has(room: Room) -> None:
    room.do(Paid(ANN, bounty=50, drawer="C3"))
    assert room.refusal(Reclaimed(ANN, 51, drawer="C3")) == "reclaim-more"
    room.do(Reclaimed(ANN, 20, drawer="C3"))
    assert account(room).kept == 30
    assert room.refusal(Reclaimed(ANN, 31, drawer="C3")) == "reclaim-more"


@pytest.mark.rule("pokerstars-bg 20")
def test_nothing_is_paid_while_winnings_are_held(room: Room) -> None:
    room.do(WinningsHeld(ANN))
    assert room.refusal(WinningsHeld(ANN)) == "held-already"
    assert room.refusal(Paid(ANN, bounty=50, drawer="C3")) == "pay-held"
    room.do(WinningsHeld(ANN, held=False))
    room.do(Paid(ANN, bounty=50, drawer="C3"))
    assert account(room).kept == 50


def test_money_never_keeps_a_bust_from_being_taken_back(room: Room) -> None:
    seq = room.bust("A")
    final(room)
    room.do(Paid(ANN, 100, drawer="C3"))
    room.undo(seq)
    assert room.entry("A").alive
    assert account(room).kept == 100


def test_a_list_by_which_something_was_paid_is_not_undone(room: Room) -> None:
    seq = final(room)
    room.do(Paid(ANN, bounty=10, drawer="C3"))
    room.do(Paid(BEN, 100, drawer="C3"))
    with pytest.raises(Exception, match="undo-later"):
        room.log.ask_undo(seq)
    room.undo(room.seq)
    room.undo(seq)
    assert room.now.winnings.final is None
    assert account(room).kept == 10


def test_a_payment_is_undone_alone_though_others_were_paid_since(room: Room) -> None:
    final(room)
    room.do(Paid(ANN, 100, drawer="C3"))
    seq = room.seq
    room.do(Paid(BEN, 200, drawer="C3"))
    room.undo(seq)
    assert ANN not in room.now.accounts
    assert account(room, BEN).kept == 200
    room.do(BustPlayers(((ANN, None),)))


def drawer(room: Room) -> tuple[int, int]:
    """What the drawer holds, and what went through it otherwise than by sales."""
    assert room.now.money is not None
    held = room.now.money.drawers["C3"]
    return held.cash, held.moved


def test_what_is_paid_comes_out_of_an_open_drawer(room: Room) -> None:
    assert room.refusal(Paid(ANN, bounty=50, drawer="C4")) == "drawer-shut"
    assert room.refusal(Paid(ANN, bounty=50)) == "no-drawer"
    room.do(Paid(ANN, bounty=50, drawer="C3", withheld=10))
    room.do(Paid(BEN, bounty=50, kind="transfer", drawer="C3"))
    assert drawer(room) == (960, -40)
    room.do(Reclaimed(ANN, 20, drawer="C3"))
    assert drawer(room) == (980, -20)


def test_once_the_drawer_is_closed_a_payment_is_reclaimed_not_undone(room: Room) -> None:
    room.do(Paid(ANN, bounty=50, drawer="C3"))
    paid = room.seq
    room.do(Reclaimed(ANN, 20, drawer="C3"))
    room.do(DrawerCounted("C3", 970))
    room.do(CloseDrawer("C3"))
    for seq in (paid, paid + 1):
        with pytest.raises(Refused, match="undo-paid"):
            room.log.ask_undo(seq)
