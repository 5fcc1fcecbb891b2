"""Hand-for-hand: one hand at every table, then the next."""

import pytest

from floorman.core import facts as e
from floorman.core.facts import MovePlayers, SendPlayer
from floorman.core.model import HandForHandPlay, TableNo
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
