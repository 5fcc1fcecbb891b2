"""What an event concerns, and what must not have been concerned since if it is to be taken back alone."""

from typing import get_args, get_type_hints

import pytest

from floorman.core import facts as e
from floorman.core.chairs import Chair
from floorman.core.format import Format, RoomArea
from floorman.core.level_clock import Clock
from floorman.core.model import EntryNo, TableNo
from floorman.core.money import Tender
from floorman.core.structure import Structure
from floorman.core.undo_keys import AllChairs, AtTable, EntryNamed, NewEntry, OfEntry, RoomWide, TableMade, UndoKey
from floorman.core.undo_keys import claims as claims_of
from tests.core.money_rooms import ENTRY, settings
from tests.core.rooms import chair, positions
from tests.golden.test_format_1 import journal

TWELVE = TableNo(12)
ANN, BEN = EntryNo(17), EntryNo(23)
MOVED = e.PlayersMoved((e.PlayerMove(ANN, chair(12, 4), chair(17, 2), 1, reserved=chair(18, 3)),))
BROKEN = e.PlayersMoved((e.PlayerMove(ANN, chair(12, 4), chair(17, 2), 1),), "break", (TWELVE,))


def touches(event: e.Event) -> frozenset[UndoKey]:
    return event.undo_keys()


def claims(event: e.Event) -> frozenset[UndoKey]:
    return claims_of(event.undo_keys())


@pytest.mark.parametrize(
    "event",
    [
        e.EntryMade(ANN, chair(12, 4)),
        e.EntryMade(BEN, re_entry_of=ANN),
        e.EntriesSeated((e.SeatGiven(ANN, chair(12, 4)),)),
        e.SeatsDrawn((e.SeatGiven(ANN, chair(12, 4)),), "ab12"),
        e.EntriesImported((e.ImportedEntry(ANN, chair(12, 4)),)),
        e.EntryVoided(ANN, chair(12, 4)),
        e.PresenceMarked(ANN, "here"),
        e.PlayersBusted((e.Out(ANN, chair(12, 4)),)),
        e.PlayersBusted((e.Out(BEN),), before=ANN),
        e.PositionsSeen((e.Seen(TWELVE, positions(1, 2, 3), (ANN,)),)),
        MOVED,
        e.PlayersArrived((ANN,)),
        e.PlayerMissing(ANN),
        e.MoveCalledOff(ANN, chair(12, 4), chair(17, 2)),
        e.PlayersSwapped(e.SeatGiven(BEN, chair(12, 4)), e.SeatGiven(ANN, chair(12, 5))),
        e.PinMarked(ANN, True),
        e.KeptApart(ANN, BEN),
        e.KeptApart(BEN, ANN),
        e.PenaltyGiven(ANN, "warning"),
        e.PenaltyServed(ANN, 1),
        e.AwayMarked(ANN, True),
        e.BlindDodged(ANN),
        e.NoteMade(entry=ANN),
        e.RulingRecorded(TWELVE, "dodge", "warning", params={"entry": ANN}),
        e.SlipsPrinted("seat-cards", (e.PrintedSlip(1, ANN),)),
        e.StacksCounted(((ANN, 500),)),
        e.PlayerForgotten(ANN),
        e.EntryUnseated(ANN),
    ],
)
def test_what_concerns_an_entry(event: e.Event) -> None:
    assert OfEntry(ANN) in touches(event)
    assert claims(e.PinMarked(ANN, True)) & touches(event)
    assert not claims(e.PinMarked(EntryNo(99), True)) & touches(event)


@pytest.mark.parametrize("where", [chair(12, 4), chair(17, 2), chair(18, 3)])
def test_a_move_concerns_the_chairs_it_left_and_keeps(where: Chair) -> None:
    later = e.EntryMade(BEN, where)
    assert claims(MOVED) & touches(later)
    assert not claims(MOVED) & touches(e.EntryMade(BEN, chair(12, 5)))


@pytest.mark.parametrize(
    "event",
    [
        e.TableMarked(TWELVE, "closed"),
        e.ChairMarked(chair(12, 4), True),
        e.EntryMade(ANN, chair(12, 4)),
        e.PositionsSeen((e.Seen(TWELVE, positions(1, 2, 3)),)),
        e.HandsPlayed(TWELVE, 1),
        BROKEN,
        e.TableShifted(TWELVE, TableNo(7)),
        e.TableShifted(TableNo(7), TWELVE),
        e.BreakOrderSet((TableNo(1), TWELVE)),
        e.RulingRecorded(TWELVE, "misdeal", "redeal"),
        e.HandForHandDone(TWELVE),
        e.NoteMade(TWELVE),
        e.TablesOpened((e.NewTable(TWELVE, 9),)),
    ],
)
def test_a_table_is_unmade_only_while_nothing_happened_there(event: e.Event) -> None:
    for made in (
        e.TablesOpened((e.NewTable(TWELVE, 9),)),
        e.EntriesImported((), (e.NewTable(TWELVE, 9),)),
        e.PlayersMoved((), "final", enlarged=(e.NewTable(TWELVE, 10),)),
    ):
        assert claims(made) & touches(event)
    assert not claims(e.TablesOpened((e.NewTable(TableNo(3), 9),))) & touches(event)


@pytest.mark.parametrize("event", [BROKEN, e.TableShifted(TWELVE, TableNo(7)), e.TableShifted(TableNo(7), TWELVE)])
def test_what_empties_a_table_concerns_all_its_chairs(event: e.Event) -> None:
    assert claims(e.PlayersBusted((e.Out(BEN, chair(12, 9)),))) & touches(event)
    assert claims(event) & touches(e.EntryMade(BEN, chair(12, 9)))


def test_what_happens_beside_a_chair_does_not_concern_it() -> None:
    bust = claims(e.PlayersBusted((e.Out(ANN, chair(12, 4)),)))
    for later in (
        e.PlayersBusted((e.Out(BEN, chair(12, 5)),)),
        e.TablesOpened((e.NewTable(TWELVE, 9),)),
        e.HandsPlayed(TWELVE, 1),
        e.TableMarked(TWELVE, "locked"),
        e.RulingRecorded(TWELVE, "misdeal", "redeal"),
        e.NoteMade(),
        e.AdviceOverruled("balance.move", TWELVE),
    ):
        assert not bust & touches(later)


def test_positions_follow_from_those_before() -> None:
    seen = claims(e.PositionsSeen((e.Seen(TWELVE, positions(1, 2, 3)),)))
    assert seen & touches(e.HandsPlayed(TWELVE, 1))
    assert seen & touches(e.RulingRecorded(TWELVE, "button", "back", positions=positions(1, 2, 3)))
    assert not seen & touches(e.RulingRecorded(TWELVE, "misdeal", "redeal"))


@pytest.mark.parametrize(
    "event",
    [
        e.TournamentOpened("Friday 100"),
        e.HouseChanged({}),
        e.SellCapSet(8),
        e.RegistrationMarked(False),
        e.BreakOrderSet(()),
        e.HandForHandMarked(True),
    ],
)
def test_what_concerns_the_whole_room_follows_from_its_like(event: e.Event) -> None:
    assert claims(event) & touches(event)


def test_the_chairs_of_those_who_left_play() -> None:
    busted = e.PlayersBusted((e.Out(ANN, chair(12, 4)), e.Out(BEN)))
    assert busted.chairs_left() == {ANN: chair(12, 4)}
    assert e.EntryVoided(ANN, chair(12, 4)).chairs_left() == {ANN: chair(12, 4)}
    assert e.PenaltyGiven(ANN, "disqualification", chair=chair(12, 4)).chairs_left() == {ANN: chair(12, 4)}
    assert e.EntryVoided(ANN).chairs_left() == {}
    assert e.PenaltyGiven(ANN, "warning").chairs_left() == {}
    assert MOVED.chairs_left() == {}


WITHOUT_KEYS = {e.AdviceOverruled, e.Undone, e.Redone, e.ScreensOpened, e.ScreensClosed}
"""Facts that touch nothing: the TD's word on an advice, what goes back and forth in the journal itself, what is shown
to players.
"""


LATER = (
    e.PlayersBusted((e.Out(ANN, by=(BEN,)),)),
    e.StructureSet(Structure()),
    e.ClockSet("start", Clock()),
    e.LevelBegun(0, 1),
    e.LastHandsSet(3, Clock()),
    e.AnnouncementMade(1),
    e.PrizesFinal((100,), 1),
    e.Paid(ANN, 100),
    e.HeadSet(ANN, 100),
    e.Reclaimed(ANN, 100),
    e.WinningsHeld(ANN),
    e.PrizesOpened(),
    e.BountyWon(ANN, (BEN,)),
    e.EnvelopesSealed(((100, 1),), "seed", "ab"),
    e.EnvelopeDrawn(ANN, BEN, 1, 100),
    e.DealOffered("icm"),
    e.DealAgreed((ANN,)),
    e.DealRecorded("icm", ()),
    e.DealDropped(),
    e.TournamentCancelled("rollback"),
    e.FormatSet(Format("flight")),
    e.AreaSet(RoomArea("blue", (TWELVE,))),
    e.DayEnded(1),
    e.MoneySet(settings(), first=True),
    e.DrawerOpened("C3", 500, shift=1),
    e.Sold(1, ANN, ("entry",), ENTRY, (Tender("ticket", 110, "4001"),), "C3", 1),
    e.MatchDecided(ANN, BEN, 1, 0),
    e.GamesSet("HO"),
    e.TablesResized(6, 30),
    e.DealersPushed(("1",)),
)
"""Facts that came after the journal of the first format was kept."""


def made() -> set[UndoKey]:
    """The keys of every kind of fact."""
    return {key for event in (*LATER, *(fact.event for fact in journal())) for key in touches(event)}


def test_each_key_is_made_by_some_fact() -> None:
    assert {type(key) for key in made()} == set(UndoKey.__subclasses__())
    wide = get_args(get_type_hints(RoomWide)["what"])
    assert {key.what for key in made() if isinstance(key, RoomWide)} == set(wide)


def test_keys_of_different_kinds_are_never_the_same() -> None:
    of_twelve = [kind(12) for kind in (OfEntry, NewEntry, EntryNamed, AtTable, AllChairs, TableMade)]
    assert len(set(of_twelve)) == len(of_twelve)


def test_each_fact_says_what_it_touches() -> None:
    silent = {type(fact.event) for fact in journal() if not touches(fact.event)}
    assert silent <= WITHOUT_KEYS
    lacking = {kind for kind in e.KINDS.values() if kind.touches is e.Event.touches}
    assert lacking == WITHOUT_KEYS


@pytest.mark.parametrize("event", [e.EntryMade(BEN, chair(12, 4)), e.EntriesImported((e.ImportedEntry(BEN),))])
def test_an_entry_is_not_unmade_while_it_is_named(event: e.Event) -> None:
    won = e.PlayersBusted((e.Out(ANN, by=(BEN,)),))
    assert claims(event) & touches(won)
    assert not claims(won) & touches(e.PinMarked(BEN, True))
    assert not claims(e.PinMarked(BEN, True)) & touches(won)
