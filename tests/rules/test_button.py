"""The next hand: TDA-2024 32 and its cousins."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.core.model import Positions, SeatNo
from floorman.core.ring import between, next_held
from floorman.rules.button import Hand, next_hand
from floorman.rules.citation import Unanswerable
from floorman.rules.house import House
from floorman.rules.seats import TableSeats
from tests.rules.rings import Last, arrived, ring
from tests.rules.rooms import LONGFORM, POKERSTARS, TDA, cited, club

Spots = tuple[int, int | None, int]


def spots(hand: Hand) -> Spots:
    return hand.button, hand.small_blind, hand.big_blind


def placed(text: str, last: Last, house: House = TDA) -> Hand:
    return next_hand(house, ring(text, last), arrived(text)).answer


@pytest.mark.rule("TDA-2024 32")
@pytest.mark.parametrize(
    ("text", "last", "expected", "code"),
    [
        ("ABCDEFGHI", (1, 2, 3), (2, 3, 4), "button.moves"),
        ("ABCDEFGHI", (8, 9, 1), (9, 1, 2), "button.moves"),
        (".BCDEFGHI", (1, 2, 3), (2, 3, 4), "button.moves"),  # the button is out: nothing is dead
        ("ABC.EFGHI", (1, 2, 3), (2, 3, 5), "button.moves"),  # under the gun is out: the big blind passes on
        ("A.CDEFGHI", (1, 2, 3), (2, 3, 4), "button.dead"),
        ("AB.DEFGHI", (1, 2, 3), (2, 3, 4), "button.dead-small-blind"),
        ("A..DEFGHI", (1, 2, 3), (2, 3, 4), "button.dead-both"),
        ("A...EFGHI", (1, 2, 3), (2, 3, 5), "button.dead-both"),
    ],
)
def test_dead_button(text: str, last: Last, expected: Spots, code: str) -> None:
    ruling = next_hand(TDA, ring(text, last))
    assert spots(ruling.answer) == expected
    assert ruling.code == code
    assert cited(ruling) == ["TDA-2024 32"]
    assert ruling.answer.dead_button == (code in ("button.dead", "button.dead-both"))
    assert ruling.answer.dead_small_blind == (code in ("button.dead-small-blind", "button.dead-both"))


@pytest.mark.rule("TDA-2024 32")
def test_both_blinds_out_takes_three_hands_to_heal() -> None:
    text = "A..DEFGHI"
    first = placed(text, (1, 2, 3))
    second = placed(text, (first.button, first.small_blind, first.big_blind))
    third = placed(text, (second.button, second.small_blind, second.big_blind))
    assert [(hand.dead_button, hand.dead_small_blind) for hand in (first, second, third)] == [
        (True, True),
        (True, False),
        (False, False),
    ]


@pytest.mark.rule("longform-06 06.1")
def test_longform_uses_the_dead_button_too() -> None:
    ruling = next_hand(LONGFORM, ring("AB..EFGHI", (1, 2, 3)))
    assert spots(ruling.answer) == (2, 3, 5)
    assert cited(ruling) == ["longform-06 06.1"]


@pytest.mark.rule("TDA-2024 34-B")
@pytest.mark.rule("RROP 4.3")
@pytest.mark.parametrize(
    ("text", "last", "expected"),
    [
        (".BC", (1, 2, 3), (3, 3, 2)),
        ("A.C", (1, 2, 3), (3, 3, 1)),
        ("AB.", (1, 2, 3), (2, 2, 1)),
        ("A..D", (1, 2, 3), (1, 1, 4)),  # both blinds out of four: the button keeps it
        ("..C....H..", (3, 3, 8), (8, 8, 3)),
        ("..C....H..", (8, 8, 3), (3, 3, 8)),
        ("AB", (None, None, 1), (1, 1, 2)),
    ],
)
def test_heads_up(text: str, last: Last, expected: Spots) -> None:
    ruling = next_hand(TDA, ring(text, last))
    assert spots(ruling.answer) == expected
    assert ruling.answer.heads_up
    assert not ruling.answer.dead_button
    assert not ruling.answer.dead_small_blind
    assert cited(ruling) == ["TDA-2024 34-B"]


@pytest.mark.rule("longform-06 06.4")
def test_heads_up_of_the_longform() -> None:
    assert cited(next_hand(LONGFORM, ring("AB", (None, None, 1)))) == ["longform-06 06.4"]


@pytest.mark.rule("TDA-2024 32")
@pytest.mark.parametrize(
    ("text", "last", "expected", "code"),
    [
        ("A...E.g..", (1, 1, 5), (1, 5, 7), "button.moves"),
        ("A.c.E....", (1, 1, 5), (3, 5, 1), "button.reset"),
        ("Ab..E....", (1, 1, 5), (2, 5, 1), "button.reset"),
        ("A.cd.....", (1, 1, 5), (4, 5, 1), "button.reset-dead-small-blind"),  # the big blind went out, two came
        ("....EfG..", (9, 5, 7), (6, 7, 5), "button.reset"),
    ],
)
def test_from_two_players_back_to_three(text: str, last: Last, expected: Spots, code: str) -> None:
    ruling = next_hand(TDA, ring(text, last), arrived(text))
    assert spots(ruling.answer) == expected
    assert ruling.code == code
    assert ruling.answer.waiting == ()


@pytest.mark.rule("TDA-2024 10-A")
@pytest.mark.parametrize(
    ("text", "last", "expected", "waiting"),
    [
        ("A.CdEFGH.", (1, 3, 5), (3, 5, 6), (4,)),
        ("ABcDEFGH.", (1, 3, 5), (3, 5, 6), ()),  # on the button
        ("ABCDeFGH.", (1, 3, 5), (3, 5, 6), ()),  # on the small blind
        ("ABC.EfGH.", (1, 3, 5), (3, 5, 6), ()),  # on the big blind
        ("a.CDEFGHI", (2, 4, 6), (4, 6, 7), ()),
        ("AbCdEFGHi", (7, 8, 3), (8, 3, 4), (2, 9)),
    ],
)
def test_only_strictly_between_button_and_small_blind_a_newcomer_waits(
    text: str, last: Last, expected: Spots, waiting: tuple[int, ...]
) -> None:
    ruling = next_hand(TDA, ring(text, last), arrived(text))
    assert spots(ruling.answer) == expected
    assert ruling.answer.waiting == waiting
    assert sorted(ruling.answer.dealt_in + waiting) == list(ring(text).seats)
    assert cited(ruling) == ["TDA-2024 32", "TDA-2024 10-A" if waiting else "TDA-2024 8-A"]


@pytest.mark.rule("TDA-2024 34-B")
@pytest.mark.parametrize(
    ("text", "last", "expected"),
    [("A..dE....", (1, 3, 5), (5, 5, 1)), ("A.Cd.....", (1, 3, 5), (3, 3, 1))],
)
def test_where_waiting_leaves_two_they_play_heads_up_and_he_waits(text: str, last: Last, expected: Spots) -> None:
    ruling = next_hand(TDA, ring(text, last), arrived(text))
    assert spots(ruling.answer) == expected
    assert ruling.answer.heads_up
    assert ruling.answer.waiting == arrived(text)
    assert ruling.code == "button.heads-up-waits"


def test_nobody_waits_where_that_would_leave_one() -> None:
    answer = placed(".B.de....", (1, 3, 9))
    assert spots(answer) == (5, 9, 2)
    assert answer.dealt_in == (2, 4, 5)


def test_a_table_of_newcomers_plays() -> None:
    answer = placed("...def...", (1, 3, 9))
    assert spots(answer) == (6, 9, 4)
    assert answer.waiting == ()


@pytest.mark.parametrize(
    ("text", "last", "expected"),
    [
        ("AB.DEFGHI", (2, None, 4), (3, 4, 5)),
        ("ABcDEFGHI", (2, None, 4), (3, 4, 5)),  # the newcomer's chair was the empty one
        ("ABCDEFGHI", (2, None, 4), (2, 4, 5)),  # no empty chair: the button stays
        ("ABCDEFGHI", (2, None, 3), (2, 3, 4)),
        ("A.CDEFG.I", (7, None, 1), (8, 1, 3)),
    ],
)
def test_where_no_small_blind_was_posted(text: str, last: Last, expected: Spots) -> None:
    assert spots(placed(text, last)) == expected


@pytest.mark.rule("TDA-2024 11-A")
def test_a_single_big_blind() -> None:
    ruling = next_hand(TDA, ring("ABcDEFGHI", (1, 2, 3)), {3}, single_big_blind=3)
    assert spots(ruling.answer) == (2, None, 3)
    assert ruling.answer.dead_small_blind
    assert ruling.code == "button.single-big-blind"
    assert next_hand(TDA, ring("ABcDEFGHI", (1, 2, 3)), single_big_blind=3) == ruling, "he is a newcomer, told or not"
    assert cited(ruling) == ["TDA-2024 11-A", "TDA-2024 8-A"]
    after = next_hand(TDA, ring("ABCDEFGHI", (2, None, 3))).answer
    assert spots(after) == (2, 3, 4), "his chair is the small blind on the hand after"


def test_a_single_big_blind_beside_other_newcomers() -> None:
    answer = next_hand(TDA, ring("A.cdEF", (1, 2, 4)), {3, 4}, single_big_blind=4).answer
    assert (spots(answer), answer.waiting) == ((2, None, 4), (3,))
    lone = next_hand(TDA, ring("..cd..", (1, 2, 4)), {3, 4}, single_big_blind=4).answer
    assert spots(lone) == (3, 3, 4)
    assert lone.heads_up
    none_waits = next_hand(TDA, ring("..cde.", (1, 2, 5)), {3, 4, 5}, single_big_blind=5).answer
    assert (spots(none_waits), none_waits.waiting) == ((4, None, 5), ())


@pytest.mark.parametrize(
    ("house", "single", "newcomers"),
    [(TDA, 4, (4,)), (TDA, 9, (9,)), (club(single_big_blind="never"), 3, (3,)), (POKERSTARS, 3, (3,))],
)
def test_a_single_big_blind_that_cannot_be(house: House, single: int, newcomers: tuple[int, ...]) -> None:
    with pytest.raises(Unanswerable) as refused:
        next_hand(house, ring("ABCDEFGHI", (1, 2, 3)), newcomers, single_big_blind=single)
    assert (refused.value.code, refused.value.field) == ("impossible", "single_big_blind")


@pytest.mark.rule("pokerstars 2.4")
@pytest.mark.parametrize(
    ("text", "last", "expected"),
    [
        ("ABCDEFGHI", (1, 2, 3), (2, 3, 4)),
        (".BCDEFGHI", (1, 2, 3), (2, 3, 4)),
        ("A.CDEFGHI", (1, 2, 3), (3, 4, 5)),
        ("AB.DEFGHI", (1, 2, 3), (2, 4, 5)),
        ("..CDEFGHI", (1, 2, 3), (3, 4, 5)),
        ("ABcD.E.FG", (2, 4, 6), (3, 4, 6)),
    ],
)
def test_forward_moving_button(text: str, last: Last, expected: Spots) -> None:
    ruling = next_hand(POKERSTARS, ring(text, last), arrived(text))
    assert spots(ruling.answer) == expected
    assert (ruling.answer.dead_button, ruling.answer.dead_small_blind) == (False, False)
    assert ruling.code == "button.forward"
    assert ruling.answer.waiting == ()


@pytest.mark.rule("pokerstars 2.5")
@pytest.mark.parametrize(
    ("text", "last", "expected"),
    [
        (".BC", (1, 2, 3), (2, 2, 3)),  # the old big blind has it again
        ("A.C", (1, 2, 3), (3, 3, 1)),
        ("AB.", (1, 2, 3), (2, 2, 1)),
        (".B....G..", (2, 2, 7), (7, 7, 2)),
        (".B....G..", (None, None, 7), (7, 7, 2)),
    ],
)
def test_forward_moving_button_heads_up(text: str, last: Last, expected: Spots) -> None:
    ruling = next_hand(POKERSTARS, ring(text, last))
    assert spots(ruling.answer) == expected
    assert cited(ruling) == ["pokerstars 2.5"]


@pytest.mark.rule("RROP 4.2")
def test_moving_button_makes_up_missed_big_blinds() -> None:
    house = club(button_method="rrop-moving")
    ruling = next_hand(house, ring("AB.DEFGHI", (1, 2, 3)))
    assert spots(ruling.answer) == (2, 4, 5)
    assert ruling.answer.extra_big_blinds == (4,)
    assert (ruling.code, cited(ruling)) == ("button.made-up", ["house 4"])
    smooth = next_hand(house, ring("ABCDEFGHI", (1, 2, 3)))
    assert (smooth.answer.extra_big_blinds, smooth.code) == ((), "button.forward")
    newcomer = next_hand(house, ring("ABcdEFGHI", (1, 2, 3)), (3, 4)).answer
    assert newcomer.extra_big_blinds == (), "a newcomer has missed nothing"
    assert next_hand(house, ring("A.C", (1, 2, 3))).answer.extra_big_blinds == ()


@pytest.mark.rule("RROP 4.3")
@pytest.mark.parametrize(
    ("text", "last", "expected"),
    [
        (".BC", (1, 2, 3), (3, 3, 2)),  # where the button only moved on, seat 3 would be big blind twice running
        ("A.C", (1, 2, 3), (3, 3, 1)),
        ("AB.", (1, 2, 3), (2, 2, 1)),
        ("A..D", (1, 2, 3), (1, 1, 4)),
        ("..C....H..", (3, 3, 8), (8, 8, 3)),
        ("AB.", (None, None, 3), (2, 2, 1)),
    ],
)
def test_moving_button_gives_the_last_big_blind_the_button_heads_up(text: str, last: Last, expected: Spots) -> None:
    ruling = next_hand(club(button_method="rrop-moving"), ring(text, last))
    assert spots(ruling.answer) == expected
    assert (ruling.code, cited(ruling)) == ("button.heads-up", ["TDA-2024 34-B"])


@pytest.mark.rule("TDA-2024 10-A")
@pytest.mark.parametrize(
    ("lock", "text", "waiting"),
    [
        # after 1, 3, 5 the button is 3, the small blind 5, the big blind 6
        ("strictly-between", "A.cdefg.I", (4,)),
        ("small-blind-too", "A.cdefg.I", (4, 5)),
        ("button-to-big-blind", "A.cdefg.I", (3, 4, 5)),
        ("new-entrants-not-blind-or-button", "A.cdef.HI", (3, 4, 5, 6)),
        ("new-entrants-not-blind-or-button", "ABcdefghI", (3, 4, 5, 6, 7, 8)),
    ],
)
def test_newcomer_locks(lock: str, text: str, waiting: tuple[int, ...]) -> None:
    ruling = next_hand(
        club(newcomer_lock=lock) if lock != "strictly-between" else TDA, ring(text, (1, 3, 5)), arrived(text)
    )
    assert ruling.answer.waiting == waiting
    assert ruling.answer.big_blind == (6 if lock[0] != "n" else next_held(ruling.answer.dealt_in, 5))
    assert ruling.answer.dead_small_blind == (5 in waiting)
    assert ruling.answer.dead_button == (3 in waiting)


def test_a_lock_is_lifted_where_it_leaves_nobody() -> None:
    house = club(newcomer_lock="button-to-big-blind")
    assert next_hand(house, ring("A.c.e....", (1, 3, 5)), (3, 5)).answer.waiting == ()
    forward = club(newcomer_lock="button-to-big-blind", button_method="forward")
    assert next_hand(forward, ring("A.c.e....", (1, 3, 5)), (3, 5)).answer.waiting == ()


def test_players_who_are_only_moved_are_no_new_entrants() -> None:
    house = club(newcomer_lock="new-entrants-not-blind-or-button")
    answer = next_hand(house, ring("A.cdef.HI", (1, 3, 5)), (3, 4, 5, 6), entrants=(5,)).answer
    assert answer.waiting == (4, 5)


@pytest.mark.parametrize(
    ("text", "last", "code", "field"),
    [
        (".........", (1, 2, 3), "too-few-players", "table.seats"),
        ("A........", (1, 2, 3), "too-few-players", "table.seats"),
        ("ABC......", None, "missing-field", "table.last"),
        ("AB.......", None, "missing-field", "table.last"),
        ("ABC......", (1, 2, None), "missing-field", "table.last.big_blind"),
        ("ABC......", (None, None, 3), "missing-field", "table.last.button"),
        ("ABC......", (3, 2, 3), "impossible", "table.last"),
        ("ABC......", (1, 3, 3), "impossible", "table.last"),
        ("ABC......", (1, 3, 2), "impossible", "table.last"),
        ("AB.......", (2, None, 2), "impossible", "table.last"),
    ],
)
def test_refused(text: str, last: Last | None, code: str, field: str) -> None:
    with pytest.raises(Unanswerable) as refused:
        next_hand(TDA, ring(text, last))
    assert (refused.value.code, refused.value.field) == (code, field)


def test_forward_moving_needs_the_button_where_the_big_blind_is_out() -> None:
    with pytest.raises(Unanswerable) as refused:
        next_hand(POKERSTARS, ring("AB.......", (None, None, 3)))
    assert refused.value.code == "missing-field"


evenings = st.lists(st.lists(st.integers(1, 10), max_size=3, unique=True), min_size=8, max_size=40)


def deal(house: House, busts: list[list[int]], alive: set[int]) -> list[tuple[tuple[int, ...], Hand]]:
    """Hand after hand, with these seats out after each, down to two players: who was alive, and the hand."""
    last, hands = Positions(SeatNo(8), SeatNo(9), SeatNo(10)), []
    for out in busts:
        alive = alive - set(out) if len(alive - set(out)) >= 2 else alive
        table = TableSeats(1, 10, tuple(sorted(alive)), last)
        hand = next_hand(house, table).answer
        hands.append((table.seats, hand))
        small = None if hand.small_blind is None else SeatNo(hand.small_blind)
        last = Positions(SeatNo(hand.button), small, SeatNo(hand.big_blind))
    return hands


@pytest.mark.rule("TDA-2024 32")
@given(evenings)
def test_no_bust_lets_anybody_skip_a_big_blind_or_have_it_twice(busts: list[list[int]]) -> None:
    hands = deal(TDA, busts, set(range(1, 11)))
    for (_, before), (alive, after) in pairwise(hands):
        assert before.big_blind != after.big_blind
        assert not [seat for seat in alive if between(before.big_blind, seat, after.big_blind)]


@pytest.mark.rule("TDA-2024 34-B")
@given(evenings)
def test_heads_up_begins_with_the_button_on_the_last_big_blind_if_he_is_left(busts: list[list[int]]) -> None:
    for (_, before), (alive, after) in pairwise(deal(TDA, busts, set(range(1, 11)))):
        if after.heads_up and before.big_blind in alive:
            assert after.button == before.big_blind


@pytest.mark.rule("pokerstars 2.4")
@given(evenings)
def test_the_forward_moving_button_never_rests(busts: list[list[int]]) -> None:
    for (_, before), (alive, after) in pairwise(deal(POKERSTARS, busts, set(range(1, 11)))):
        assert after.button in alive
        assert after.button != before.button


@st.composite
def arrivals(draw: st.DrawFn) -> tuple[TableSeats, set[int]]:
    """Any table with any last positions that do not contradict themselves, and any newcomers."""
    size = draw(st.integers(3, 12))
    chairs = st.integers(1, size)
    seats = draw(st.sets(chairs, min_size=2))
    spots = draw(st.lists(chairs, min_size=3, max_size=3, unique=True))
    first = spots.index(min(spots))
    order = sorted(spots)[first:] + sorted(spots)[:first]
    button = order[0] if draw(st.booleans()) else order[1]
    newcomers = {seat for seat in seats if draw(st.booleans())}
    last = Positions(SeatNo(button), SeatNo(order[1]), SeatNo(order[2]))
    return TableSeats(1, size, tuple(sorted(seats)), last), newcomers


@given(arrivals(), st.sampled_from(["strictly-between", "small-blind-too", "button-to-big-blind"]))
def test_every_hand_can_be_dealt(arrival: tuple[TableSeats, set[int]], lock: str) -> None:
    table, newcomers = arrival
    house = TDA if lock == "strictly-between" else club(newcomer_lock=lock)
    hand = next_hand(house, table, newcomers).answer
    assert len(hand.dealt_in) >= 2
    assert hand.big_blind in hand.dealt_in
    assert set(hand.waiting) <= newcomers
    assert sorted(hand.dealt_in + hand.waiting) == list(table.seats)
    assert hand.button != hand.big_blind
    if not hand.heads_up:
        assert hand.small_blind is not None
        assert not between(hand.button, hand.big_blind, hand.small_blind)
        assert not [
            seat for seat in hand.dealt_in if seat in newcomers and between(hand.button, seat, hand.small_blind)
        ]
