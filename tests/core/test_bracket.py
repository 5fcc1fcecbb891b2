"""The tree of matches: who meets whom, who goes on, which places those share who do not."""

from msgspec.structs import replace

from floorman.core.bracket import MatchKey, MatchTree
from floorman.core.chairs import EntryNo


def numbers(*entries: int) -> tuple[EntryNo, ...]:
    return tuple(map(EntryNo, entries))


def tree(*byes: int, pairs: tuple[tuple[int, int], ...]) -> MatchTree:
    return MatchTree(numbers(*byes), tuple((EntryNo(first), EntryNo(other)) for first, other in pairs))


def won(of: MatchTree, *results: tuple[MatchKey, int]) -> MatchTree:
    return replace(of, winners={key: EntryNo(entry) for key, entry in results})


FIVE = tree(1, 2, 3, pairs=((4, 5),))
"""Five players: three have a bye."""


def test_two_play_one_match() -> None:
    two = tree(pairs=((1, 2),))
    assert (two.players, two.rounds, two.matches(1)) == (2, 1, 1)
    assert two.match_of(2) == (1, 0)
    assert two.after((1, 0)) is None
    assert two.places(1) == (2, 2)
    assert won(two, ((1, 0), 1)).match_of(1) is None


def test_byes_stand_before_the_winners_of_the_first_round() -> None:
    assert (FIVE.rounds, [FIVE.matches(number) for number in (1, 2, 3)]) == (3, [1, 2, 1])
    assert FIVE.pair((2, 0)) == (1, 2)
    assert FIVE.pair((2, 1)) == (3, None)
    assert FIVE.after((1, 0)) == (2, 1)
    assert won(FIVE, ((1, 0), 5)).pair((2, 1)) == (3, 5)
    assert FIVE.match_of(3) == (2, 1)
    assert FIVE.match_of(9) is None


def test_winners_meet_two_by_two() -> None:
    eight = tree(pairs=((1, 2), (3, 4), (5, 6), (7, 8)))
    assert [eight.after((1, place)) for place in range(4)] == [(2, 0), (2, 0), (2, 1), (2, 1)]
    semi = won(eight, ((1, 0), 1), ((1, 1), 4), ((1, 2), 5), ((1, 3), 8))
    assert (semi.pair((2, 0)), semi.pair((2, 1))) == ((1, 4), (5, 8))
    assert semi.match_of(4) == (2, 0)
    assert semi.match_of(2) is None
    final = won(semi, *semi.winners.items(), ((2, 0), 4))
    assert final.pair((3, 0)) == (4, None)
    assert final.match_of(4) == (3, 0)


def test_losers_of_a_round_share_its_places() -> None:
    eight = tree(pairs=((1, 2), (3, 4), (5, 6), (7, 8)))
    assert [eight.places(number) for number in (1, 2, 3)] == [(5, 8), (3, 4), (2, 2)]
    assert [FIVE.places(number) for number in (1, 2, 3)] == [(5, 5), (3, 4), (2, 2)]
