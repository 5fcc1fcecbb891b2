"""Places of one hand: pokerstars 2.2, PSL, TDA-2024 RP-8."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.citation import Unanswerable
from floorman.rules.finish import Bust, finish_order
from floorman.rules.house import House
from tests.rules.rooms import POKERSTARS, TDA, cited, club

Rows = dict[str, tuple[int, int, int]]
out = st.lists(st.tuples(st.integers(1, 4), st.integers(1, 5)), max_size=8).map(
    lambda rows: [Bust(f"P{n}", table, stack * 100) for n, (table, stack) in enumerate(rows)]
)


def rows(house: House, left: int, busts: list[Bust], prizes: dict[int, int], **how: bool) -> Rows:
    places = finish_order(house, left, busts, prizes, **how).answer
    return {place.player: (place.best, place.worst, place.prize) for place in places}


@pytest.mark.rule("pokerstars 2.2")
@pytest.mark.parametrize("house", [TDA, POKERSTARS])
def test_the_larger_stack_finishes_higher(house: House) -> None:
    busts = [Bust("A", 1, 5000), Bust("B", 1, 12000), Bust("C", 1, 7000)]
    prizes = {7: 3000, 8: 2000, 9: 1000}
    assert rows(house, 9, busts, prizes) == {"B": (7, 7, 3000), "C": (8, 8, 2000), "A": (9, 9, 1000)}
    ruling = finish_order(house, 9, busts, prizes)
    assert (ruling.code, cited(ruling)) == ("finish.ranked", ["pokerstars 2.2"])
    assert ruling.params["places"] == "B 7, C 8, A 9"


@pytest.mark.rule("pokerstars 2.2")
def test_equal_stacks_share() -> None:
    busts = [Bust("A", 1, 20000), Bust("B", 1, 20000), Bust("C", 1, 100)]
    ruling = finish_order(POKERSTARS, 6, busts, {5: 45001, 4: 60000})
    assert [(place.best, place.worst, place.prize) for place in ruling.answer] == [
        (4, 5, 52501),
        (4, 5, 52500),
        (6, 6, 0),
    ]
    assert ruling.code == "finish.tied"


@pytest.mark.rule("pokerstars 2.2")
def test_online_the_stacks_rank_across_tables_too() -> None:
    busts = [Bust("A", 1, 8000), Bust("B", 2, 12000)]
    prizes = {19: 30000, 20: 25000}
    for how in ({"hand_for_hand": True}, {"announcement": True}, {"hand_for_hand": True, "announcement": True}):
        assert rows(POKERSTARS, 20, busts, prizes, **how) == {"A": (20, 20, 25000), "B": (19, 19, 30000)}
    assert cited(finish_order(POKERSTARS, 20, busts, prizes, True)) == ["pokerstars 2.2"]


@pytest.mark.rule("house")
def test_a_club_that_ranks_across_tables() -> None:
    ruling = finish_order(club(ties_across_tables="rank"), 9, [Bust("A", 1, 1), Bust("B", 2, 2)], {}, True)
    assert [place.player for place in ruling.answer] == ["B", "A"]
    assert "house 4" in cited(ruling)


@pytest.mark.rule("PSL ties")
def test_three_out_at_three_tables_share_the_last_paid_place() -> None:
    busts = [Bust("A", 1, 9000), Bust("B", 2, 4000), Bust("C", 3, 7000)]
    ruling = finish_order(TDA, 52, busts, {50: 150001}, hand_for_hand=True)
    assert [(place.player, place.best, place.worst, place.prize) for place in ruling.answer] == [
        ("A", 50, 52, 50001),
        ("B", 50, 52, 50000),
        ("C", 50, 52, 50000),
    ]
    assert (ruling.code, cited(ruling)) == ("finish.across-tables", ["PSL ties", "pokerstars 2.2"])


@pytest.mark.rule("PSL ties")
def test_at_one_table_the_stacks_rank_and_each_table_s_best_tie() -> None:
    busts = [Bust("A", 7, 31000), Bust("B", 7, 18000), Bust("C", 9, 500), Bust("D", 9, 400), Bust("E", 9, 300)]
    assert rows(TDA, 100, busts, {96: 100, 97: 50}, hand_for_hand=True) == {
        "A": (96, 97, 75),
        "C": (96, 97, 75),
        "B": (98, 99, 0),
        "D": (98, 99, 0),
        "E": (100, 100, 0),
    }
    one_table = finish_order(TDA, 185, busts[:2], {184: 835000}, hand_for_hand=True)
    assert (one_table.code, one_table.answer[0].prize, one_table.answer[1].prize) == ("finish.ranked", 835000, 0)


@pytest.mark.rule("PSL ties")
def test_equal_stacks_at_one_table_are_its_best_together() -> None:
    busts = [Bust("A", 1, 900), Bust("B", 1, 900), Bust("C", 2, 100), Bust("D", 2, 50)]
    places = rows(TDA, 10, busts, {}, hand_for_hand=True)
    assert places == {"A": (7, 9, 0), "B": (7, 9, 0), "C": (7, 9, 0), "D": (10, 10, 0)}


@pytest.mark.rule("TDA-2024 RP-8-A")
@pytest.mark.parametrize("hand_for_hand", [True, False])
def test_on_the_hands_of_the_announcement_all_tie(hand_for_hand: bool) -> None:
    busts = [Bust("A", 1, 900), Bust("B", 1, 500), Bust("C", 2, 100)]
    ruling = finish_order(TDA, 12, busts, {10: 100}, hand_for_hand, announcement=True)
    assert [(place.best, place.worst, place.prize) for place in ruling.answer] == [
        (10, 12, 34),
        (10, 12, 33),
        (10, 12, 33),
    ]
    assert (ruling.code, cited(ruling)) == ("finish.announcement", ["TDA-2024 RP-8-A", "PSL ties"])


@pytest.mark.rule("pokerstars 2.2")
def test_outside_hand_for_hand_one_call_is_one_hand() -> None:
    busts = [Bust("A", 1, 8000), Bust("B", 2, 12000)]
    assert rows(TDA, 20, busts, {}) == {"B": (19, 19, 0), "A": (20, 20, 0)}


@pytest.mark.rule("pokerstars 2.2")
def test_one_and_none() -> None:
    one = finish_order(TDA, 31, [Bust("A", 2, 500)], {31: 12000, 30: 13000}, hand_for_hand=True)
    assert (one.code, one.params["places"], one.answer[0].prize) == ("finish.one", "A 31", 12000)
    none = finish_order(TDA, 31, [], {}, hand_for_hand=True)
    assert (none.code, none.answer) == ("finish.nobody", ())


@pytest.mark.rule("pokerstars 2.2")
def test_somebody_holds_the_chips() -> None:
    with pytest.raises(Unanswerable) as fault:
        finish_order(TDA, 2, [Bust("A", 1, 1), Bust("B", 1, 1)], {})
    assert fault.value.code == "impossible"


@pytest.mark.rule("TDA-2024 RP-8")
@pytest.mark.rule("pokerstars 2.2")
@given(out, st.sampled_from([TDA, POKERSTARS]), st.booleans(), st.booleans(), st.integers(1, 40))
def test_every_place_once_and_every_prize_paid(
    busts: list[Bust], house: House, hand_for_hand: bool, announcement: bool, more: int
) -> None:
    left = len(busts) + more
    prizes = {place: 1000 * (left - place) + 7 for place in range(more, left + 1)}
    places = finish_order(house, left, busts, prizes, hand_for_hand, announcement).answer
    assert sum(place.prize for place in places) == sum(prizes[place] for place in range(more + 1, left + 1))
    shared = {(place.best, place.worst) for place in places}
    assert sorted(n for best, worst in shared for n in range(best, worst + 1)) == list(range(more + 1, left + 1))
    stacks = {bust.player: bust for bust in busts}
    for one in places:
        for other in places:
            same_table = stacks[one.player].table == stacks[other.player].table
            if same_table and stacks[one.player].stack > stacks[other.player].stack:
                assert one.best <= other.best


@pytest.mark.rule("TDA-2024 RP-8")
@given(out, st.sampled_from([TDA, POKERSTARS]), st.booleans(), st.randoms(use_true_random=False))
def test_who_is_listed_first_changes_no_place(busts: list[Bust], house: House, hand_for_hand: bool, shuffled) -> None:  # type: ignore[no-untyped-def]
    again = list(busts)
    shuffled.shuffle(again)
    first = rows(house, 30, busts, {}, hand_for_hand=hand_for_hand)
    assert rows(house, 30, again, {}, hand_for_hand=hand_for_hand) == first


@pytest.mark.rule("house")
def test_shared_prizes_come_in_the_house_s_smallest_note() -> None:
    busts = [Bust(player, table, 0) for table, player in enumerate("ABCD", 1)]
    places = finish_order(club(tie_unit=100), 10, busts, {10: 1050}, hand_for_hand=True).answer
    assert [place.prize for place in places] == [350, 300, 200, 200]
    asked = finish_order(club(tie_unit=100), 10, busts, {10: 1050}, hand_for_hand=True, unit=500).answer
    assert [place.prize for place in asked] == [550, 500, 0, 0]
