"""Places out of the busts: one by one from the end, they are those of everybody at once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from floorman.core.model import Chair, EntryCounts, EntryNo, HandBusts, SeatNo, TableNo, Tournament
from floorman.rules.places import Places, hands_of, in_the_money, place_of, places
from tests.rules.rooms import TDA

HANDS = st.lists(
    st.tuples(st.integers(1, 3), st.sampled_from([None, None, 0, 1, 2]), st.booleans()), min_size=1, max_size=8
)


def room(hands: list[tuple[int, int | None, bool]], alive: int) -> Tournament:
    """Busts of so many players each; of hand-for-hand where a synchronised hand is named."""
    busts, number = [], 0
    for seq, (players, hand, stacks) in enumerate(sorted(hands, key=lambda one: (one[1] is not None, one[1])), 1):
        out = tuple((EntryNo(number + at + 1), (at + 1) * 100 if stacks else None) for at in range(players))
        chairs = tuple(Chair(TableNo(seq), SeatNo(at + 1)) for at in range(players))
        busts.append(HandBusts(seq, out, chairs, hand=hand, announcement=hand == 0))
        number += players
    return replace(Tournament(), busts=tuple(busts), counts=EntryCounts(seated=alive, out=number))


@pytest.mark.rule("TDA-2024 RP-8")
@given(HANDS, st.integers(0, 4))
def test_a_place_alone_is_the_same_as_among_all(hands: list[tuple[int, int | None, bool]], alive: int) -> None:
    now = room(hands, alive)
    everybody = places(now, TDA)
    assert {entry: place_of(now, TDA, entry) for entry in everybody} == everybody
    kept = Places(now, TDA)
    assert {entry: kept.of(entry) for entry in everybody} == everybody
    assert kept.of(EntryNo(999)) is None
    assert len(everybody) == now.counts.out
    assert place_of(now, TDA, EntryNo(999)) is None
    for best, worst in everybody.values():
        assert 1 <= best <= worst <= alive + now.counts.out


def test_busts_of_one_synchronised_hand_belong_together() -> None:
    now = room([(1, None, False), (2, None, False), (1, 1, False), (1, 1, False), (1, 2, False)], 5)
    assert [[bust.seq for bust in group] for group in hands_of(now)] == [[5], [3, 4], [2], [1]]


def of_hand(*busts: tuple[int, int | None, str]) -> Tournament:
    """One player out after another: (entry, hand, "" or what is special about it), five players left."""
    made = tuple(
        HandBusts(
            seq,
            ((EntryNo(entry), None),),
            (Chair(TableNo(seq), SeatNo(1)),),
            hand=hand,
            disqualified=special == "disqualified",
            late=special == "late",
            announced=9 if special == "again" else 1,
        )
        for seq, (entry, hand, special) in enumerate(busts, 1)
    )
    return replace(Tournament(), busts=made, counts=EntryCounts(seated=5, out=len(made)))


@pytest.mark.rule("TDA-2024 RP-8")
@pytest.mark.parametrize("special", ["disqualified", "late"])
def test_one_synchronised_hand_is_shared_whoever_else_left_meanwhile(special: str) -> None:
    now = of_hand((1, 3, ""), (2, None, special), (3, 3, ""))
    assert places(now, TDA) == {1: (6, 7), 3: (6, 7), 2: (8, 8)}
    assert {entry: place_of(now, TDA, EntryNo(entry)) for entry in (1, 2, 3)} == places(now, TDA)


@pytest.mark.rule("TDA-2024 RP-8")
def test_hands_of_two_times_of_hand_for_hand_are_not_one() -> None:
    now = of_hand((1, 1, ""), (2, 1, "again"), (3, None, ""), (4, 1, "again"))
    assert places(now, TDA) == {4: (6, 6), 3: (7, 7), 2: (8, 8), 1: (9, 9)}


@given(HANDS, st.integers(0, 4), st.integers(0, 12))
def test_who_is_in_the_money_has_the_place_that_he_has_among_all(
    hands: list[tuple[int, int | None, bool]], alive: int, paid: int
) -> None:
    now = room(hands, alive)
    found = {entry: (best, worst) for entries, best, worst in in_the_money(now, TDA, paid) for entry in entries}
    assert found == {entry: place for entry, place in places(now, TDA).items() if place[0] <= paid}


def test_players_who_share_places_stand_by_their_numbers() -> None:
    now = room([(3, None, False), (1, None, False)], 1)
    assert list(in_the_money(now, TDA, 5)) == [((EntryNo(4),), 2, 2), ((EntryNo(1), EntryNo(2), EntryNo(3)), 3, 5)]
    assert list(in_the_money(now, TDA, 2)) == [((EntryNo(4),), 2, 2)]


def _gone(*busts: HandBusts, alive: int, won: tuple[int, ...] = ()) -> Tournament:
    seats = tuple(map(EntryNo, won))
    return replace(Tournament(), busts=busts, counts=EntryCounts(seated=alive), seats_won=seats)


def _out(seq: int, entry: int, *, share: tuple[int, int] | None = None, won: bool = False) -> HandBusts:
    return HandBusts(seq, ((EntryNo(entry), None),), (None,), share=share, won=won)


def test_whoever_won_a_seat_is_ahead_of_all_who_are_out() -> None:
    now = _gone(_out(1, 1), _out(2, 2, won=True), _out(3, 3), _out(4, 4, won=True), alive=2, won=(2, 4))
    assert places(now, TDA) == {3: (5, 5), 1: (6, 6), 2: (1, 2), 4: (1, 2)}
    assert {entry: place_of(now, TDA, entry) for entry in places(now, TDA)} == places(now, TDA)
    kept = Places(now, TDA)
    assert {entry: kept.of(entry) for entry in places(now, TDA)} == places(now, TDA)


def test_those_of_a_round_share_its_places() -> None:
    now = _gone(_out(1, 1, share=(5, 8)), _out(2, 2, share=(3, 4)), _out(3, 3, share=(5, 8)), alive=5)
    assert places(now, TDA) == {1: (5, 8), 3: (5, 8), 2: (3, 4)}
    assert place_of(now, TDA, EntryNo(3)) == Places(now, TDA).of(EntryNo(3)) == (5, 8)


def test_in_the_money_those_of_a_round_stand_together() -> None:
    now = _gone(_out(2, 1, share=(5, 8)), _out(3, 2, share=(3, 4)), _out(4, 3, share=(5, 8)), alive=5)
    now = replace(now, round_row=1)
    assert list(in_the_money(now, TDA, 4)) == [((EntryNo(2),), 3, 4)]
    assert list(in_the_money(now, TDA, 5)) == [((EntryNo(2),), 3, 4), ((EntryNo(1), EntryNo(3)), 5, 8)]


def test_seats_that_were_won_are_ahead_of_the_money() -> None:
    now = _gone(_out(1, 1), _out(2, 2, won=True), _out(3, 3), alive=2, won=(2,))
    assert list(in_the_money(now, TDA, 4)) == [((EntryNo(3),), 4, 4)]
