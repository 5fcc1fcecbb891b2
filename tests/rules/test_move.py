"""Who moves and to which seat: TDA-2024 11-A, pokerstars 2.6."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.core.model import Positions, SeatNo
from floorman.core.ring import between, next_held
from floorman.rules.button import next_hand
from floorman.rules.citation import Unanswerable
from floorman.rules.house import House
from floorman.rules.move import MoveCase, due, move, soonest
from floorman.rules.seats import TableSeats
from tests.rules.rings import Last, ring
from tests.rules.rooms import LONGFORM, POKERSTARS, TDA, cited, club

FULL = ring("ABCDEFGHI", (1, 2, 3), table=12)
NEVER = club(single_big_blind="never")


def seat_at(text: str, last: Last, house: House = TDA) -> tuple[int | None, bool]:
    answer = move(house, FULL, ring(text, last, table=5)).answer
    return answer.seat, answer.single_big_blind


@pytest.mark.rule("TDA-2024 11-A")
@pytest.mark.parametrize(
    ("text", "last", "pinned", "mover"),
    [
        ("ABCDEFGHI", (1, 2, 3), (), 4),
        ("AB.DEFGHI", (1, 2, 3), (), 4),  # the big blind is out
        ("AB..EFGHI", (1, 2, 3), (), 5),
        (".BC.EF.HI", (6, 8, 9), (), 2),  # around the corner
        ("ABCDEFGHI", (None, None, 6), (), 7),
        ("ABCDEFGHI", (1, 2, 3), (4,), 5),
        ("ABCDEFGHI", (1, 2, 3), (4, 5, 7), 6),
        ("ABC......", (1, 2, 3), (1,), 2),
    ],
)
def test_the_next_big_blind_moves(text: str, last: Last, pinned: tuple[int, ...], mover: int) -> None:
    ruling = move(TDA, ring(text, last, table=12), ring("ABC.EFGHI", (1, 2, 3), table=5), pinned)
    assert (ruling.answer.mover, ruling.answer.seat, ruling.answer.needs) == (mover, 4, ())
    assert cited(ruling) == ["TDA-2024 11-A"]
    assert ruling.code == (
        "move.big-blind-next-pinned" if next_held(ring(text).seats, last[2] or 0) in pinned else "move.big-blind-next"
    )


@pytest.mark.rule("TDA-2024 11-A")
@pytest.mark.parametrize(
    ("text", "last", "seat"),
    [
        ("ABC.EF.HI", (1, 2, 3), 4),
        ("ABC..F.HI", (1, 2, 3), 4),
        ("AB..EF.HI", (1, 2, 3), 4),  # vacated, but a chair lies before the next big blind
        ("ABCDE.G.I", (1, 2, 3), 6),
        ("A.CDEFGHI", (3, 4, 5), 2),  # far behind
        (".BCDEFGHI", (2, 3, 4), 1),
        ("ABCD.FGHI", (5, 6, 7), 5),
        ("A.C......", (1, 1, 3), 4),
        ("ABC#EF.HI", (1, 2, 3), 7),
    ],
)
def test_the_chair_that_gets_the_big_blind_soonest(text: str, last: Last, seat: int) -> None:
    assert seat_at(text, last) == (seat, False)
    assert seat_at(text, last, LONGFORM) == (seat, False)


@pytest.mark.rule("TDA-2024 11-A")
@pytest.mark.parametrize(
    ("text", "last", "chair", "never"),
    [
        ("AB.DEF.HI", (1, 2, 3), 3, 7),
        ("AB#DEF.HI", (1, 2, 3), 7, 7),  # locked
        ("AB..EFGHI", (1, 2, 3), 4, 4),
        ("AB.#EF.HI", (1, 2, 3), 3, 7),
        ("AB.DEFGH.", (7, 8, 9), 9, 3),
    ],
)
def test_the_vacated_chair_of_the_last_big_blind(text: str, last: Last, chair: int, never: int) -> None:
    assert seat_at(text, last) == (chair, chair == last[2])
    assert seat_at(text, last, NEVER) == (never, False)


def test_a_single_big_blind_names_its_rule() -> None:
    ruling = move(club(mover="big-blind-now"), FULL, ring("AB.DEF.HI", (1, 2, 3), table=5))
    assert ruling.code == "move.big-blind-now-single"
    assert cited(ruling) == ["house 4", "TDA-2024 11-A"]


@pytest.mark.parametrize(("text", "mover"), [("ABCDEFGHI", 3), ("AB.DEFGHI", 4)])
def test_a_house_may_move_the_last_big_blind(text: str, mover: int) -> None:
    house = club(mover="big-blind-now")
    ruling = move(house, ring(text, (1, 2, 3), table=12), ring("ABC.EFGHI", (1, 2, 3), table=5))
    assert (ruling.answer.mover, ruling.code, cited(ruling)) == (mover, "move.big-blind-now", ["house 4"])


def test_a_house_may_draw_the_mover() -> None:
    house = club(mover="random")
    unknown = ring("ABCDEFGHI", table=12)
    to = ring("ABC.EFGHI", (1, 2, 3), table=5)
    movers = {move(house, unknown, to, (4,), str(seed)).answer.mover for seed in range(100)}
    assert movers == {1, 2, 3, 5, 6, 7, 8, 9}
    assert move(house, unknown, to).answer == move(house, unknown, to, (), "table 12: 1 2 3 4 5 6 7 8 9").answer
    assert move(house, unknown, ring("ABC.EFGHI", table=5), (), "s").answer.needs == (5,)


@pytest.mark.rule("pokerstars 2.6")
@pytest.mark.parametrize(
    ("giving", "last", "receiving", "to_last", "expected"),
    [
        # open chair 5 is big blind next, so the next big blind moves
        ("ABCDEFGHI", (1, 2, 3), "ABCD.FGHI", (2, 3, 4), (4, 5)),
        # open chair 7 is third to be big blind: so is seat 6
        ("ABCDEFGHI", (1, 2, 3), "ABCDEF.HI", (2, 3, 4), (6, 7)),
        # two chairs fit: the player due soonest
        ("ABCDEFGHI", (1, 2, 3), "ABCDE..HI", (2, 3, 4), (5, 6)),
        # the small blind of six is as far from it as a chair just behind the last big blind of six is
        ("ABCDEF", (1, 2, 3), "AB.DEF", (4, 5, 6), (6, 3)),
        # nobody is as far as the chair is: the nearest is the last of three
        ("ABC......", (1, 2, 3), "A.CDEFGHI", (2, 3, 4), (3, 2)),
    ],
)
def test_same_position(giving: str, last: Last, receiving: str, to_last: Last, expected: tuple[int, int]) -> None:
    ruling = move(POKERSTARS, ring(giving, last, table=12), ring(receiving, to_last, table=5))
    assert (ruling.answer.mover, ruling.answer.seat) == expected
    assert (ruling.code, cited(ruling)) == ("move.same-position", ["pokerstars 2.6"])


def test_same_position_keeps_pinned_players() -> None:
    to = ring("ABCD.FGHI", (2, 3, 4), table=5)
    assert move(POKERSTARS, FULL, to, (4,)).answer.mover == 5


@pytest.mark.rule("TDA-2024 11-A")
def test_what_to_do_in_each_case_where_the_giving_table_is_not_known() -> None:
    ruling = move(TDA, ring(".B.D..G.I", table=12), ring("ABC.EFGHI", (1, 2, 3), table=5), (4,))
    assert (ruling.answer.mover, ruling.answer.seat, ruling.answer.needs) == (None, None, (12,))
    assert ruling.answer.by_big_blind == (
        MoveCase(12, 2, 7, None),
        MoveCase(12, 4, 7, None),
        MoveCase(12, 7, 9, None),
        MoveCase(12, 9, 2, None),
    )
    assert ruling.code == "move.needs"


def test_what_to_do_in_each_case_where_both_are_not_known() -> None:
    answer = move(TDA, ring("AB.", table=12), ring("A.C.", (1, None, None), table=5)).answer
    assert answer.needs == (12, 5)
    assert answer.by_big_blind == (
        MoveCase(12, 1, 2, None),
        MoveCase(12, 2, 1, None),
        MoveCase(5, 1, None, 2),
        MoveCase(5, 3, None, 4),
    )


def test_cases_of_a_house_that_matches_positions() -> None:
    giving, receiving = ring("ABC", table=12), ring("A.C.", table=5)
    known, to_known = ring("ABC", (None, None, 2), table=12), ring("A.C.", (None, None, 3), table=5)
    both = move(POKERSTARS, giving, receiving).answer
    assert both.needs == (12, 5)
    assert len(both.by_big_blind) == 6
    assert MoveCase(12, 2, 3, 4, 3) in both.by_big_blind
    assert move(POKERSTARS, giving, to_known).answer.by_big_blind[1] == MoveCase(12, 2, 3, 4)
    assert move(POKERSTARS, known, receiving).answer.by_big_blind[1] == MoveCase(5, 3, 3, 4)


def test_forward_moving_button_gives_the_soonest_chair_that_is_not_the_small_blind() -> None:
    house = club(button_method="forward")
    # next: button 2, small blind 4, big blind 5, since 3 is out; in chair 3 the newcomer would be small blind
    assert seat_at("AB.DEF.HI", (1, 2, 3), house) == (7, False)
    assert seat_at("ABC.EF.HI", (1, 2, 3), house) == (4, False)
    assert due(house, ring("AB.DEF.HI", (1, 2, 3))) == (5, 6, 8, 9, 1, 2, 4)
    assert due(house, ring("A........", (1, 2, 3))) == (1,)
    assert move(house, ring("AB.DEFGHI", (1, 2, 3), table=12), ring("ABC.EF", (1, 2, 3), table=5)).answer.mover == 5
    assert seat_at("A.", (1, 1, 2), house) == (2, False)


@pytest.mark.parametrize(
    ("giving", "receiving", "pinned", "code", "field"),
    [
        (FULL, FULL, (), "impossible", "to.table"),
        (ring("...", (1, 2, 3), table=12), ring("A..", (1, 2, 3), table=5), (), "too-few-players", "from.seats"),
        (FULL, ring("...", (1, 2, 3), table=5), (), "too-few-players", "to.seats"),
        (FULL, ring("ABC", table=5), (), "impossible", "to.seats"),
        (FULL, ring("AB#", (1, 2, 3), table=5), (), "impossible", "to.seats"),
        (FULL, ring("AB..", (2, 1, 1), table=5), (), "impossible", "to.last"),
        (ring("AB..", (2, 1, 1), table=12), ring("AB..", table=5), (), "impossible", "from.last"),
        (ring("AB..", table=12), ring("AB..", table=5), (1, 2), "impossible", "from.pinned"),
    ],
)
def test_refused(giving: TableSeats, receiving: TableSeats, pinned: tuple[int, ...], code: str, field: str) -> None:
    with pytest.raises(Unanswerable) as refused:
        move(TDA, giving, receiving, pinned)
    assert (refused.value.code, refused.value.field) == (code, field)


@pytest.mark.parametrize(("house", "text"), [(NEVER, "AB.DEF"), (club(button_method="forward"), "AB.DEF")])
def test_nobody_is_moved_to_the_small_blind(house: House, text: str) -> None:
    with pytest.raises(Unanswerable) as refused:
        seat_at(text, (1, 2, 3), house)
    assert (refused.value.code, refused.value.says) == ("impossible", "move.only-small-blind")


def test_the_order_needs_the_big_blind() -> None:
    with pytest.raises(Unanswerable) as refused:
        due(TDA, ring("ABC"))
    assert refused.value.code == "missing-field"


@st.composite
def receiving_tables(draw: st.DrawFn) -> TableSeats:
    """A table with two players or more and a free chair, positions of a real hand."""
    size = draw(st.integers(4, 12))
    seats = sorted(draw(st.sets(st.integers(1, size), min_size=2, max_size=size - 1)))
    big = draw(st.sampled_from(range(1, size + 1)))
    button, small = seats[0], seats[-1]
    held = {seat for seat in seats if seat != big}
    small = max(held, key=lambda seat: (seat - big) % size)
    button = max(held - {small}, key=lambda seat: (seat - big) % size, default=small)
    return TableSeats(5, size, tuple(seats), Positions(SeatNo(button), SeatNo(small), SeatNo(big)))


@pytest.mark.rule("TDA-2024 11-A")
@given(receiving_tables())
def test_no_free_chair_would_be_big_blind_sooner(table: TableSeats) -> None:
    try:
        place = soonest(NEVER, table)
    except Unanswerable:
        free = set(range(1, table.max_seats + 1)) - set(table.seats)
        assert table.last is not None
        assert free == {table.last.big_blind}
        return
    for chair in set(range(1, table.max_seats + 1)) - set(table.seats) - {place.seat}:
        assert table.last is not None
        assert chair == table.last.big_blind or between(table.last.big_blind or 0, place.seat, chair)


@pytest.mark.rule("TDA-2024 11-A")
@given(receiving_tables())
def test_a_moved_player_is_not_small_blind_on_the_next_hand(table: TableSeats) -> None:
    place = soonest(TDA, table)
    with_him = table._replace(seats=tuple(sorted((*table.seats, place.seat))))
    single = place.seat if place.single_big_blind else None
    hand = next_hand(TDA, with_him, {place.seat}, single_big_blind=single).answer
    assert hand.small_blind != place.seat
    assert not place.single_big_blind or hand.big_blind == place.seat


@pytest.mark.rule("pokerstars 2.6")
def test_the_chair_before_the_big_blind_may_be_the_only_one() -> None:
    giving = TableSeats(1, 9, (1, 2, 3, 4, 5), Positions(big_blind=SeatNo(3)))
    receiving = TableSeats(2, 9, (1, 2, 3, 4, 5, 6, 8), Positions(big_blind=SeatNo(8)), frozenset({9}))
    assert move(POKERSTARS, giving, receiving).answer.seat == 7
