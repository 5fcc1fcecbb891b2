"""Flights brought together: the players of the next day wait with their bags."""

from floorman.core.facts import FlightPlayer, FlightsMerged, MergeFlights
from floorman.core.format import ChipBag, FlightBag, FlightRead
from floorman.core.model import EntryNo
from tests.core.rooms import Room
from tests.core.whole import check

A, B = FlightRead("1A", 11111111, 50, "aa"), FlightRead("1B", 22222222, 60, "bb")
NOBODY = EntryNo(0)


def player(chips: int | None, *bags: FlightBag, leaves: tuple[FlightBag, ...] = ()) -> FlightPlayer:
    return FlightPlayer(NOBODY, chips, bags, leaves=leaves)


def bag(flight: str, entry: int, chips: int) -> FlightBag:
    return FlightBag(flight, EntryNo(entry), chips)


ANN = player(62_500, bag("1A", 17, 41_000), bag("1B", 4, 62_500), leaves=(bag("1A", 17, 41_000),))
BEN = player(9_000, bag("1A", 3, 9_000), bag("1B", 9, 100), leaves=(bag("1B", 9, 100),))
CAT = player(None)


def test_players_are_numbered_anew_and_wait_with_their_bags() -> None:
    room = Room()
    event = room.do(MergeFlights("best", (A, B), (BEN, ANN, CAT), entries=40, bag_prize=500))
    assert isinstance(event, FlightsMerged)
    check(room.now)
    assert room.now.waiting == (1, 2, 3)
    assert [room.now.entries[number].chips for number in (EntryNo(1), EntryNo(2), EntryNo(3))] == [9_000, 62_500, None]
    assert room.now.entries[EntryNo(2)].bag == ChipBag((62_500, 62_500))
    assert room.now.entries[EntryNo(3)].bag is None
    assert (room.now.day_number, room.now.day_over, room.now.flights) == (1, True, (A, B))
    assert room.now.withdrawn == ((2, bag("1A", 17, 41_000)), (1, bag("1B", 9, 100)))
    assert event.entries_made() == (1, 2, 3)
    room.undo()
    assert not room.now.entries
    assert room.now.next_entry == 4


def test_what_is_not_merged() -> None:
    room = Room()
    assert room.refusal(MergeFlights("best", (A, B, A), (ANN,))) == "flight-twice"
    assert room.refusal(MergeFlights("best", (A, B), ())) == "no-players"
    full = Room("1: AB")
    assert full.refusal(MergeFlights("best", (A, B), (ANN,))) == "merge-not-empty"
