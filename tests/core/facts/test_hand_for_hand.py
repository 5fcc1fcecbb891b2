"""Hand-for-hand: one hand at every table, then the next."""

import pytest

from floorman.core import facts as e
from floorman.core.facts import MovePlayers, SendPlayer
from floorman.core.model import HandForHandPlay, Positions, SeatNo, TableNo
from floorman.core.refused import Refused
from tests.core.rooms import Room, chair

pytestmark = pytest.mark.rule("TDA-2024 RP-8")


def board(room: Room) -> HandForHandPlay:
    """Hand-for-hand as it stands."""
    assert room.now.hand_for_hand is not None
    return room.now.hand_for_hand


def done(room: Room, *tables: int, stacks: int | None = None) -> None:
    """Tables finish their hand."""
    for table in tables:
        room.do(e.HandForHandDone(TableNo(table), stacks))


def started(drawing: str) -> Room:
    """A room in which hand-for-hand has just been announced."""
    room = Room(drawing)
    room.do(e.HandForHandMarked(True))
    return room


def test_the_hands_in_progress_come_first_then_hand_one() -> None:
    room = started("1: AB\n2: CD\n3: EF")
    assert board(room) == HandForHandPlay(announced=room.seq)
    done(room, 1, 3)
    assert (board(room).hand, board(room).done) == (0, {1: 1, 3: 1})
    done(room, 2)
    assert board(room).hand == 1
    done(room, 1, 2, 3)
    assert board(room).hand == 2


def test_a_table_that_cannot_play_holds_up_nobody() -> None:
    room = started("1: AB\n2: CD\n3: E.\n4: ..")
    done(room, 1, 2)
    assert board(room).hand == 1


def test_a_table_with_a_hand_ahead_waits_for_the_slowest() -> None:
    room = started("1: AB\n2: CD")
    done(room, 1, 1)
    assert (board(room).hand, board(room).done) == (0, {1: 2})
    done(room, 2)
    assert board(room).hand == 1
    done(room, 2)
    assert board(room).hand == 2


def test_a_table_that_comes_in_later_starts_with_the_others() -> None:
    room = started("1: AB\n2: CD\n3: EF")
    room.do(e.TableMarked(TableNo(3), "halted"))
    done(room, 1, 2, 1, 2)
    assert board(room).hand == 2
    room.do(e.TableMarked(TableNo(3), "resumed"))
    assert board(room).hand == 2
    done(room, 1, 2, 3)
    assert (board(room).hand, board(room).done) == (3, {1: 3, 2: 3, 3: 3})


@pytest.mark.parametrize("how", ["halted", "broken"])
def test_when_the_last_unticked_table_drops_out_the_next_hand_begins(how: str) -> None:
    room = started("1: AB.\n2: CD\n3: E..")
    done(room, 1)
    if how == "halted":
        room.do(e.TableMarked(TableNo(2), "halted"))
    else:
        sends = (SendPlayer(room.number("C"), chair(3, 2)), SendPlayer(room.number("D"), chair(1, 3)))
        room.do(MovePlayers(sends, "break", (TableNo(2),)))
    assert board(room).hand == 1


def test_stacks_are_of_the_last_hand_that_was_counted() -> None:
    room = started("1: AB\n2: CD")
    done(room, 1, 2, stacks=2)
    assert board(room).stacks == {1: 2, 2: 2}
    done(room, 1)
    assert board(room).stacks == {2: 2}, "an uncounted hand drops the older count"


def test_a_recount_is_no_hand() -> None:
    room = started("1: AB\n2: CD")
    done(room, 1, stacks=1)
    room.do(e.HandForHandDone(TableNo(1), 2, recount=True))
    assert (board(room).done, board(room).stacks) == ({1: 1}, {1: 2})


def test_without_hand_for_hand_a_tick_does_nothing() -> None:
    room = Room("1: AB")
    room.add(e.HandForHandDone(TableNo(1)))
    assert room.now.hand_for_hand is None


# -- hands that are called


def called(drawing: str) -> Room:
    """A room in which hand-for-hand has been announced, and every hand is dealt on the desk's word."""
    room = Room(drawing)
    room.do(e.HandForHandMarked(True, minutes=2, called=True))
    return room


def test_called_the_next_hand_begins_when_it_is_dealt() -> None:
    room = called("1: AB\n2: CD")
    done(room, 1, 2, stacks=2)
    assert (board(room).hand, board(room).over, e.unfinished(room.now)) == (0, True, ())
    room.do(e.HandForHandDealt())
    assert (board(room).hand, board(room).over, e.unfinished(room.now)) == (1, False, (1, 2))


def test_called_a_table_finishes_a_hand_once() -> None:
    room = called("1: AB\n2: CD")
    done(room, 1)
    with pytest.raises(Refused, match="hand-done-already"):
        done(room, 1)
    done(room, 2)
    with pytest.raises(Refused, match="hand-done-already"):
        done(room, 2)
    room.do(e.HandForHandDone(TableNo(2), 2, recount=True))
    assert board(room).stacks == {2: 2}
    room.do(e.HandForHandDealt())
    with pytest.raises(Refused, match="no-recount"):
        room.do(e.HandForHandDone(TableNo(2), 1, recount=True))


def test_a_hand_is_dealt_only_when_all_have_finished_and_it_is_called() -> None:
    room = called("1: AB\n2: CD")
    done(room, 1)
    with pytest.raises(Refused, match="hand-still-played"):
        room.do(e.HandForHandDealt())
    room.do(e.HandForHandMarked(False))
    with pytest.raises(Refused, match="no-hand-for-hand"):
        room.do(e.HandForHandDealt())
    room.do(e.HandForHandMarked(True))
    with pytest.raises(Refused, match="hands-not-called"):
        room.do(e.HandForHandDealt())


def test_without_hand_for_hand_nothing_is_dealt_and_no_table_is_unfinished() -> None:
    room = Room("1: AB")
    room.add(e.HandForHandDealt())
    assert room.now.hand_for_hand is None
    assert e.unfinished(room.now) == ()


def test_a_tick_carries_the_hand_that_is_over() -> None:
    room = called("1: ABC\n2: DE")
    played = e.HandsPlayed(TableNo(1), 1, Positions(SeatNo(1), SeatNo(2), SeatNo(3)))
    tick = e.HandForHandDone(TableNo(1), 3, played=played)
    room.do(tick)
    table = room.now.tables[TableNo(1)]
    assert (table.hands, table.sighting and table.sighting.positions) == (1, played.positions)
    assert played.undo_keys() < tick.undo_keys()
    assert (e.hands_in(tick), e.hands_in(played), e.hands_in(e.HandForHandDealt())) == (played, played, None)


def test_a_tick_with_an_impossible_hand_is_refused() -> None:
    room = called("1: AB\n2: CD")
    with pytest.raises(Refused, match="bad-hands"):
        room.do(e.HandForHandDone(TableNo(1), 2, played=e.HandsPlayed(TableNo(1), 0)))
