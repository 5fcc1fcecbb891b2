"""The hand-for-hand board: the announcement hand, ticks, who waits, the count, the money; moves that wait."""

import pytest

from floorman.core.model import Positions, SeatNo
from floorman.core.stopwatch import Stopwatch
from floorman.desk.conduct.hand_for_hand import Board, board, complete
from floorman.desk.front.echo import echo
from floorman.rules.places import place_of
from tests.desk.floors import Evening, house

pytestmark = pytest.mark.rule("TDA-2024 RP-8")


def shown(evening: Evening) -> Board:
    found = board(evening.desk.floor)
    assert found is not None
    return found


def done(evening: Evening, *tables: int) -> None:
    """Tables finish their hand with as many stacks as seats."""
    for table in tables:
        evening.call(f"done {table} {evening.desk.floor.now.tables[table].players}")


@pytest.fixture
def evening() -> Evening:
    made = Evening({1: 4, 2: 4, 3: 4})
    made.call("h4h on 11")
    return made


def test_there_is_no_board_without_hand_for_hand() -> None:
    assert board(Evening({1: 4}).desk.floor) is None


def test_the_hands_in_progress_come_first(evening: Evening) -> None:
    told = shown(evening)
    assert (told.hand, told.waits_for, told.complete) == (0, ("1", "2", "3"), False)
    assert told.title.startswith("Hands in progress")
    done(evening, 1, 2, 3)
    told = shown(evening)
    assert (told.hand, told.done, told.complete, told.waits_for, told.next_hand) == (0, 3, True, (), 1)
    (advice,) = evening.advice("hand-for-hand.deal")
    assert (advice.offer, evening.said(advice)) == (
        "h4h deal",
        "Deal hand 1. All 3 tables are done and wait for the word.",
    )
    evening.call("h4h deal")
    assert evening.advice("hand-for-hand.deal") == []
    told = shown(evening)
    assert (told.hand, told.done, told.complete, told.next_hand) == (1, 0, False, 2)


def test_a_table_a_hand_ahead_waits(evening: Evening) -> None:
    done(evening, 1, 2, 3)
    evening.call("h4h deal")
    done(evening, 1)
    tiles = {tile.table: tile for tile in shown(evening).tables}
    assert (tiles[1].done, tiles[1].waits, tiles[1].note) == (True, True, "Hand done")
    assert (tiles[2].done, tiles[2].waits, tiles[2].note) == (False, False, "Dealing")
    (advice,) = evening.advice("hand-for-hand.waits")
    assert advice.offer == "h4h", "nobody said that table 2 is done"
    assert "2 and 3" in evening.said(advice)


def test_in_the_soft_form_it_waits_only_two_ahead() -> None:
    evening = Evening({1: 4, 2: 4}, house=house(hand_for_hand_lead=2))
    evening.call("h4h on 7")
    evening.call("done 1")
    assert not shown(evening).tables[0].waits
    evening.call("done 1")
    assert shown(evening).tables[0].waits


@pytest.mark.parametrize("last", [True, False])
def test_a_count_corrects_the_hand_just_played_until_the_next_is_dealt(evening: Evening, last: bool) -> None:
    done(evening, 1, 2, *((3,) if last else ()))
    evening.call("done 1 3")
    told = shown(evening)
    assert (told.hand, [tile.stacks for tile in told.tables[:2]]) == (0, [3, 4])
    if last:
        evening.call("h4h deal; done 1 4")
        assert [tile.stacks for tile in shown(evening).tables] == [4, None, None]


@pytest.mark.parametrize("last", [True, False])
def test_a_second_bare_done_counts_no_hand(evening: Evening, last: bool) -> None:
    evening.call("done 1; done 2")
    if last:
        evening.call("done 3")
    before = evening.desk.floor.now
    evening.fails("done 1")
    assert evening.desk.floor.now is before


def test_the_next_hand_is_not_dealt_while_a_table_plays(evening: Evening) -> None:
    done(evening, 1, 2)
    assert "still dealing: 3" in evening.fails("h4h deal").says


def test_who_is_out_before_the_next_hand_is_dealt_was_out_on_this_one(evening: Evening) -> None:
    done(evening, 1, 2)
    evening.call("1-1 x 900")
    evening.call("done 3 4; 3-1 x 100")
    now, rules = evening.desk.floor.now, evening.desk.floor.house
    first, second = now.busts[-2].out[0][0], now.busts[-1].out[0][0]
    assert place_of(now, rules, first) == place_of(now, rules, second) == (11, 12)


def test_a_tick_moves_the_button_and_undo_takes_both_back(evening: Evening) -> None:
    evening.call("1 pos 1 2 3")
    evening.call("done 1 4")
    table = evening.desk.floor.now.tables[1]
    assert table.sighting is not None
    assert table.sighting.positions == Positions(SeatNo(2), SeatNo(3), SeatNo(4))
    assert table.hands == 1
    assert "Button 2" in evening.desk.teller.fact(evening.desk.log.facts[-1])
    evening.call("done 1 3")
    assert evening.desk.floor.now.tables[1].hands == 1, "a recount is no hand"
    evening.call("undo; undo")
    table = evening.desk.floor.now.tables[1]
    assert (table.hands, table.sighting and table.sighting.positions.button) == (0, 1)
    assert not shown(evening).tables[0].done


def test_next_at_a_table_is_spoken_against(evening: Evening) -> None:
    assert echo(evening.desk, "1 next").status == "cautioned"
    evening.call("h4h off")
    assert echo(evening.desk, "1 next").status == "understood"


def test_a_count_that_differs_is_counted_again(evening: Evening) -> None:
    evening.call("done 1 4; done 2 4; done 3 3")
    assert echo(evening.desk, "h4h deal").status == "cautioned"
    assert [tile.table for tile in shown(evening).tables if tile.recount] == [3]
    (advice,) = evening.advice("hand-for-hand.count")
    assert advice.offer == "done 3 again "
    evening.call(f"{advice.offer}4")
    assert shown(evening).hand == 0, "a recount is no hand"
    assert echo(evening.desk, "h4h deal").status == "understood"
    assert not evening.advice("hand-for-hand.count")


def test_where_nobody_may_be_ahead_a_second_tick_is_a_recount(evening: Evening) -> None:
    evening.call("done 1 3; done 1 4")
    told = shown(evening)
    assert told.tables[0].stacks == 4
    assert evening.desk.floor.now.hand_for_hand is not None
    assert evening.desk.floor.now.hand_for_hand.done == {1: 1}


def test_the_money_waits_for_places_ticks_and_count(evening: Evening) -> None:
    done(evening, 1, 2, 3)
    told = shown(evening)
    assert told.reconciled
    assert not told.in_the_money
    assert [one.met for one in told.conditions] == [False, True, True]
    evening.call("h4h deal; 2-1 x 500")
    evening.call("done 1 4; done 2 4")
    told = shown(evening)
    assert [one.met for one in told.conditions] == [True, False, False]
    assert told.conditions[2].stop
    evening.call("done 2 3; done 3 4")
    assert shown(evening).in_the_money
    (advice,) = evening.advice("hand-for-hand.money")
    assert advice.offer == "h4h off"
    evening.call("h4h off")
    assert not evening.advice("hand-for-hand.money")


def test_with_a_table_not_counted_nobody_may_say_in_the_money(evening: Evening) -> None:
    evening.call("2-1 x")
    evening.call("done 1 4; done 2 3; done 3")
    told = shown(evening)
    assert told.complete
    assert not told.reconciled
    assert not told.in_the_money
    assert ("Tables not counted: 1", "3") in [(one.title, one.detail) for one in told.conditions]


def test_a_player_between_tables_keeps_the_sum_from_agreeing(evening: Evening) -> None:
    evening.call("2-1 x")
    evening.call("move 2-2 1-5")
    done(evening, 1, 2, 3)
    told = shown(evening)
    assert not told.reconciled
    assert told.conditions[2].stop


def test_where_the_paid_places_are_not_told_there_is_no_money_to_announce() -> None:
    evening = Evening({1: 2, 2: 2})
    evening.call("h4h on")
    done(evening, 1, 2)
    assert not shown(evening).in_the_money
    evening.call("h4h on 4")
    assert shown(evening).complete, "told later, it goes on as it stands"
    assert shown(evening).in_the_money


def test_busts_of_one_synchronised_hand_are_ranked_together(evening: Evening) -> None:
    done(evening, 1, 2, 3)
    evening.call("h4h deal; 1-1 x 900")
    assert "or shared" in shown(evening).out[0].says
    evening.call("done 1 3")
    evening.call("3-1 x 100")
    now, rules = evening.desk.floor.now, evening.desk.floor.house
    first, second = now.busts[-2].out[0][0], now.busts[-1].out[0][0]
    assert place_of(now, rules, first) == place_of(now, rules, second) == (11, 12)
    done(evening, 2, 3)
    assert len(shown(evening).out) == 2, "they stand there until the next hand is dealt"
    evening.call("h4h deal")
    assert shown(evening).out == ()
    evening.call("2-1 x")
    now = evening.desk.floor.now
    assert place_of(now, rules, now.busts[-1].out[0][0]) == (10, 10)


def test_moves_and_breaks_wait_for_every_tick() -> None:
    evening = Evening({1: 8, 2: 2})
    evening.call("reg close")
    moves = {one.code for one in _moving(evening)}
    assert moves
    evening.call("h4h on 9")
    assert not _moving(evening)
    (advice,) = evening.advice("hand-for-hand.held")
    assert "1 and 2" in evening.said(advice)
    done(evening, 1, 2)
    assert complete(evening.desk.floor)
    assert {one.code for one in _moving(evening)} == moves
    evening.call("h4h deal")
    assert not _moving(evening)


def _moving(evening: Evening) -> list[object]:
    codes = ("balance.move", "positions.needed", "table.break", "final-table", "break-table")
    return [one for code in codes for one in evening.advice(code)]


def test_a_stopped_table_takes_no_part(evening: Evening) -> None:
    evening.call("halt 3")
    assert [tile.table for tile in shown(evening).tables] == [1, 2]


def test_each_hand_is_told_with_its_time_and_who_went_out() -> None:
    evening = Evening({1: 4, 2: 4})
    evening.call("h4h on 3", 2)
    done(evening, 1)
    evening.later(1)
    done(evening, 2)
    evening.later(2)
    evening.call("h4h on 5; h4h deal")
    evening.call("1-1 x")
    evening.call("done 1 2; done 1 3 again", 3)
    done(evening, 2)
    assert shown(evening).clock == Stopwatch(180_000)
    evening.call("h4h deal")
    told = shown(evening)
    assert [(hand.hand, hand.milliseconds // 60_000, hand.out) for hand in told.hands] == [(1, 3, 1), (0, 3, 0)]
    assert told.clock.since == evening.now
    evening.call("h4h off; h4h on")
    assert shown(evening).hands == ()


def test_begun_again_its_hands_are_not_those_of_the_first_time(evening: Evening) -> None:
    done(evening, 1, 2, 3)
    evening.call("1-1 x")
    evening.call("h4h off; h4h on 10")
    done(evening, 1, 2, 3)
    told = shown(evening)
    assert (told.hand, told.out, told.complete) == (0, (), True)


def test_a_bust_reported_late_is_out_before_the_hand_that_it_is_put_before(evening: Evening) -> None:
    done(evening, 1, 2, 3)
    evening.call("h4h deal; 1-1 x; done 1")
    first, late = evening.desk.floor.now.busts[-1].out[0][0], evening.at(2, 1).number
    evening.call(f"2-1 x before #{first}")
    now, rules = evening.desk.floor.now, evening.desk.floor.house
    assert (place_of(now, rules, first), place_of(now, rules, late)) == ((11, 11), (12, 12))


def test_a_disqualification_does_not_part_the_busts_of_one_hand(evening: Evening) -> None:
    done(evening, 1, 2, 3)
    gone = [evening.at(table, 1).number for table in (1, 2, 3)]
    evening.call("1-1 x; p 2-1 dq; 3-1 x")
    now, rules = evening.desk.floor.now, evening.desk.floor.house
    assert [place_of(now, rules, number) for number in gone] == [(10, 11), (12, 12), (10, 11)]


def test_h4h_alone_opens_the_board_while_there_is_one(evening: Evening) -> None:
    told = evening.desk.call("h4h")
    assert (told.status, told.opens) == ("shown", "board")
    evening.call("h4h off")
    assert evening.desk.call("h4h").status == "not-possible"
