"""A slip that never came out keeps its serial and is no reprint, whatever issued it."""

import pytest

from floorman.core import facts as e
from floorman.core.facts import PrintSlips, SlipOrder
from floorman.core.record import event, plain
from tests.core.rooms import Room, chair


def order(room: Room, kind: str = "seat-cards", *, on_paper: bool, again: int | None = None) -> PrintSlips:
    return PrintSlips(kind, (SlipOrder(room.number("A"), chair(1, 1), again),), on_paper)


@pytest.mark.parametrize("kind", ["seat-cards", "penalty-slips"])
def test_a_slip_on_its_way_is_not_on_paper_until_it_is_said_so(kind: str) -> None:
    room = Room("1: AB")
    room.do(order(room, kind, on_paper=False))
    assert not room.now.slips[1].printed
    room.do(order(room, kind, on_paper=True, again=1))
    slip = room.now.slips[1]
    assert (slip.printed, slip.reprint, slip.void, slip.kind) == (True, 0, "", kind)
    assert room.now.next_serial == 2


def test_sent_twice_before_it_came_out_is_the_same_slip() -> None:
    room = Room("1: AB")
    room.do(order(room, on_paper=False))
    sent = room.do(order(room, on_paper=False, again=1))
    assert isinstance(sent, e.SlipsPrinted)
    assert (sent.slips[0].serial, room.now.slips[1].printed) == (1, False)


def test_a_reprint_that_failed_stays_the_same_reprint() -> None:
    room = Room("1: AB")
    room.do(order(room, on_paper=True))
    room.do(order(room, on_paper=False, again=1))
    room.do(order(room, on_paper=False, again=2))
    room.do(order(room, on_paper=True, again=2))
    room.do(order(room, on_paper=False, again=2))
    assert [(slip.serial, slip.reprint, slip.printed, slip.void) for slip in room.now.slips.values()] == [
        (1, 0, True, "reprinted"),
        (2, 1, True, "reprinted"),
        (3, 2, False, ""),
    ]


def test_rows_written_before_there_was_the_difference_mean_paper() -> None:
    old = event("slips-printed", 1, {"kind": "seat-cards", "slips": [{"serial": 4}]})
    assert old == e.SlipsPrinted("seat-cards", (e.PrintedSlip(4),), on_paper=True)
    assert "on_paper" not in plain(old)
    sent = e.SlipsPrinted("seat-cards", (e.PrintedSlip(4),), on_paper=False)
    assert event("slips-printed", 1, plain(sent)) == sent
