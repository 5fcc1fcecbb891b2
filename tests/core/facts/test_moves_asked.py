"""What may be asked about players between chairs, and about slips."""

import pytest

from floorman.core import facts as e
from floorman.core.chairs import Positions
from floorman.core.facts import (
    CallOffMove,
    MakeEntry,
    MovePlayers,
    PrintSlips,
    SeePositions,
    SendPlayer,
    SlipOrder,
    SwapPlayers,
)
from floorman.core.model import EntryNo, TableNo
from floorman.core.refused import Refused
from tests.core.rooms import Room, chair, positions


def send(room: Room, **to: tuple[int, int]) -> tuple[SendPlayer, ...]:
    """Who goes where: ``A=(2, 1)``."""
    return tuple(SendPlayer(room.number(letter), chair(*where)) for letter, where in to.items())


def test_a_move_tells_the_chair_left_and_gets_a_serial() -> None:
    room = Room("1: AB\n2: ..")
    event = room.do(MovePlayers(send(room, A=(2, 1), B=(2, 2)), cites=("TDA-2024 11",)))
    assert event == e.PlayersMoved(
        (
            e.PlayerMove(room.number("A"), chair(1, 1), chair(2, 1), 1),
            e.PlayerMove(room.number("B"), chair(1, 2), chair(2, 2), 2),
        ),
        cites=("TDA-2024 11",),
    )


def test_a_redirected_player_still_comes_from_the_chair_he_left() -> None:
    room = Room("1: A\n2: .\n3: .")
    room.move("A", 2, 1)
    event = room.do(MovePlayers(send(room, A=(3, 1))))
    assert event == e.PlayersMoved((e.PlayerMove(room.number("A"), chair(1, 1), chair(3, 1), 2, reserved=chair(2, 1)),))


def test_what_no_move_can_be() -> None:
    room = Room("1: ABx\n2: C.")
    room.do(MakeEntry())
    one = SendPlayer(room.number("A"), chair(2, 2))
    waiting = SendPlayer(EntryNo(4), chair(2, 2))
    assert room.refusal(MovePlayers(())) == "nobody-to-move"
    assert room.refusal(MovePlayers((one, one))) == "entry-twice"
    assert room.refusal(MovePlayers(send(room, A=(2, 2), B=(2, 2)))) == "seat-twice"
    assert room.refusal(MovePlayers(send(room, A=(1, 1)))) == "same-chair"
    assert room.refusal(MovePlayers(send(room, A=(2, 1)))) == "seat-taken"
    assert room.refusal(MovePlayers(send(room, A=(1, 3)))) == "seat-locked"
    assert room.refusal(MovePlayers((waiting,))) == "entry-waiting"


def test_players_of_one_event_may_take_each_others_chairs() -> None:
    room = Room("1: AB\n2: C.")
    room.do(MovePlayers(send(room, A=(2, 1), C=(1, 1)), "redraw"))
    assert room.drawing() == "1: cB\n2: a."


def test_a_move_to_a_locked_table_is_allowed_and_nothing_else_is() -> None:
    room = Room("1: AB\n2: C..")
    room.do(e.TableMarked(TableNo(2), "locked"))
    for why in ("balance", "break", "redraw", "final"):
        assert room.refusal(MovePlayers(send(room, A=(2, 2)), why)) == "table-locked"
        assert room.refusal(MovePlayers(send(room, C=(1, 1), A=(2, 1)), why)) == "table-locked"
    room.move("A", 2, 2)
    room.move("C", 1, 1)
    room.do(MovePlayers(send(room, A=(2, 3)), "redraw"))
    assert room.drawing() == "1: cB\n2: ..a"


def test_a_locked_table_is_never_broken() -> None:
    room = Room("1: A\n2: .")
    room.do(e.TableMarked(TableNo(1), "locked"))
    assert room.refusal(MovePlayers(send(room, A=(2, 1)), "move", (TableNo(1),))) == "table-locked"


def test_a_closed_table_receives_nobody_but_its_own_players_may_change_seats() -> None:
    room = Room("1: A.\n2: B.")
    room.do(e.TableMarked(TableNo(2), "closed"))
    assert room.refusal(MovePlayers(send(room, A=(2, 2)))) == "table-closed"
    room.do(MovePlayers(send(room, B=(2, 2))))
    room.move("B", 1, 2)
    assert room.drawing() == "1: Ab\n2: .."


def test_a_break_takes_everybody_and_those_on_their_way_too() -> None:
    room = Room("1: AB.\n2: C..\n3: D..")
    room.move("D", 1, 3)
    broken = (TableNo(1),)
    assert room.refusal(MovePlayers(send(room, A=(2, 2)), "break", broken)) == "table-not-empty"
    assert room.refusal(MovePlayers(send(room, A=(2, 2), B=(2, 3)), "break", broken)) == "table-not-empty"
    room.do(MovePlayers(send(room, A=(2, 2), B=(2, 3), D=(3, 1)), "break", broken, seed="ab12"))
    assert room.drawing() == "2: Cab\n3: d.."
    assert room.entry("D").came_from == chair(3, 1)


def test_nobody_is_sent_to_a_table_that_breaks() -> None:
    room = Room("1: A.\n2: B.\n3: ...")
    both = (TableNo(1), TableNo(2))
    assert room.refusal(MovePlayers(send(room, A=(2, 2), B=(3, 1)), "break", both)) == "table-broken"
    assert room.refusal(MovePlayers(send(room, A=(1, 2)), "break", (TableNo(1),))) == "table-broken"


def test_an_empty_table_can_be_broken_once() -> None:
    room = Room("1: .\n2: A.")
    room.do(MovePlayers((), "break", (TableNo(1),)))
    assert room.refusal(MovePlayers((), "break", (TableNo(1),))) == "table-broken"
    assert room.refusal(MovePlayers(send(room, A=(1, 1)))) == "table-broken"
    assert room.refusal(MovePlayers((), "break", (TableNo(9),))) == "no-table"


def test_a_final_table_may_get_more_chairs() -> None:
    room = Room("1: AB\n2: C.")
    breaks = (TableNo(2),)
    one_more = (e.NewTable(TableNo(1), 3),)
    assert room.refusal(MovePlayers(send(room, C=(1, 3)), "final", breaks)) == "no-seat"
    assert room.refusal(MovePlayers(send(room, C=(1, 4)), "final", breaks, one_more)) == "no-seat"
    assert (
        room.refusal(MovePlayers(send(room, C=(1, 3)), "final", breaks, (e.NewTable(TableNo(1), 13),))) == "bad-seats"
    )
    assert room.refusal(MovePlayers(send(room, C=(1, 3)), "final", breaks, (e.NewTable(TableNo(9), 9),))) == "no-table"
    room.do(MovePlayers(send(room, C=(1, 3)), "final", breaks, one_more))
    assert room.drawing() == "1: ABc"


def test_only_who_is_between_tables_arrives_or_is_missing() -> None:
    room = Room("1: A.\n2: B.")
    one = room.number("A")
    assert room.refusal(e.PlayersArrived(())) == "nobody-in-transit"
    assert room.refusal(e.PlayersArrived((one,))) == "not-in-transit"
    assert room.refusal(e.PlayerMissing(one)) == "not-in-transit"
    assert room.refusal(CallOffMove(one)) == "not-in-transit"


def test_a_move_called_off_brings_him_back_to_his_chair() -> None:
    room = Room("1: A.\n2: B.")
    room.move("A", 2, 2)
    assert room.do(CallOffMove(room.number("A"))) == e.MoveCalledOff(room.number("A"), chair(1, 1), chair(2, 2))
    assert room.drawing() == "1: A.\n2: B."


def test_a_move_cannot_be_called_off_when_his_chair_is_gone() -> None:
    room = Room("1: AC\n2: B..")
    off = CallOffMove(room.number("A"))
    room.move("A", 2, 2)
    room.do(e.ChairMarked(chair(1, 1), True))
    assert room.refusal(off) == "seat-locked"
    room.undo()
    room.do(MakeEntry(chair(1, 1)))
    assert room.refusal(off) == "seat-taken"
    room.undo()
    room.do(MovePlayers(send(room, C=(2, 3)), "break", (TableNo(1),)))
    assert room.refusal(off) == "table-broken"


def test_two_who_sit_change_seats() -> None:
    room = Room("1: A.\n2: B.\n3: C")
    one, two = room.number("A"), room.number("B")
    assert room.refusal(SwapPlayers(one, one)) == "entry-twice"
    room.move("C", 1, 2)
    assert room.refusal(SwapPlayers(one, room.number("C"))) == "entry-in-transit"
    assert room.do(SwapPlayers(one, two)) == e.PlayersSwapped(
        e.SeatGiven(one, chair(2, 1)), e.SeatGiven(two, chair(1, 1))
    )
    assert room.drawing() == "1: Bc\n2: A.\n3: .."


def test_nobody_is_swapped_out_of_a_locked_table() -> None:
    room = Room("1: AC\n2: B.")
    room.do(e.TableMarked(TableNo(1), "locked"))
    assert room.refusal(SwapPlayers(room.number("B"), room.number("A"))) == "table-locked"
    room.do(SwapPlayers(room.number("A"), room.number("C")))
    assert room.drawing() == "1: CA\n2: B."


def test_a_whole_table_goes_to_an_empty_one_that_has_its_chairs() -> None:
    room = Room("1: A.B\n2: ..\n3: ..x\n4: ...\n5: C..")

    def shift(table: int) -> e.TableShifted:
        return e.TableShifted(TableNo(1), TableNo(table))

    assert room.refusal(shift(2)) == "no-seat"
    assert room.refusal(shift(3)) == "seat-locked"
    assert room.refusal(shift(5)) == "table-not-empty"
    assert room.refusal(shift(1)) == "table-not-empty"
    room.do(e.TableMarked(TableNo(4), "closed"))
    assert room.refusal(shift(4)) == "table-closed"
    room.do(e.TablesOpened((e.NewTable(TableNo(4), 3),)))
    for locked in (1, 4):
        room.do(e.TableMarked(TableNo(locked), "locked"))
        assert room.refusal(shift(4)) == "table-locked"
        room.do(e.TableMarked(TableNo(locked), "unlocked"))
    room.do(shift(4))
    assert room.drawing() == "1: ...\n2: ..\n3: ..x\n4: A.B\n5: C.."


@pytest.mark.parametrize(
    ("seen", "code"),
    [
        (positions(1, 2, 7), "no-seat"),
        (positions(0, 2, 3), "no-seat"),
        (positions(1, 2, None), "no-big-blind"),
        (positions(1, 3, 3), "positions-clash"),
        (positions(3, 2, 3), "positions-clash"),
        (positions(1, 1, 3), "positions-clash"),
    ],
)
def test_positions_that_no_hand_can_have(seen: Positions, code: str) -> None:
    room = Room("1: ABCD.")
    assert room.refusal(SeePositions(((TableNo(1), seen),))) == code


def test_of_two_players_the_button_is_the_small_blind() -> None:
    room = Room("1: A.B")
    room.see(1, 1, 1, 3)
    assert room.refusal(SeePositions(())) == "no-tables"


def test_button_and_blinds_may_rest_on_empty_chairs() -> None:
    room = Room("1: A.BC.")
    room.see(1, 2, None, 4)
    room.bust("C")
    room.see(1, 2, 3, 4)
    assert room.table(1).sighting is not None


def test_positions_at_a_chair_tell_who_has_arrived() -> None:
    room = Room("1: AB..\n2: C\n3: D")
    room.move("D", 1, 3)
    room.move("C", 1, 4)
    event = room.do(SeePositions(((TableNo(1), positions(2, 3, 4)), (TableNo(2), positions(None, None, 1)))))
    assert isinstance(event, e.PositionsSeen)
    assert event.seen[0].arrived == (room.number("C"), room.number("D"))
    assert event.seen[1].arrived == ()


def test_slips_get_the_next_serials() -> None:
    room = Room("1: AB")
    one, two = room.number("A"), room.number("B")
    orders = (SlipOrder(one, chair(1, 1)), SlipOrder(two, chair(1, 2)))
    assert room.do(PrintSlips("seat-cards", orders)) == e.SlipsPrinted(
        "seat-cards", (e.PrintedSlip(1, one, chair(1, 1)), e.PrintedSlip(2, two, chair(1, 2)))
    )
    assert room.refusal(PrintSlips("seat-cards", ())) == "nothing-to-print"
    assert room.refusal(PrintSlips("seat-cards", (SlipOrder(EntryNo(9)),))) == "no-entry"


def test_a_seat_card_is_for_the_chair_that_he_has() -> None:
    room = Room("1: AB.")
    assert room.refusal(PrintSlips("seat-cards", (SlipOrder(room.number("A"), chair(1, 3)),))) == "no-slip-for"
    room.bust("A")
    assert room.refusal(PrintSlips("seat-cards", (SlipOrder(room.number("A")),))) == "no-slip-for"
    room.do(PrintSlips("penalty-slips", (SlipOrder(room.number("A")),)))


def test_a_second_run_is_a_reprint_and_voids_the_first() -> None:
    room = Room("1: A")
    one = SlipOrder(room.number("A"), chair(1, 1))
    room.do(PrintSlips("seat-cards", (one,)))
    room.do(PrintSlips("seat-cards", (one, one)))
    assert [(slip.replaces, slip.void, slip.by, slip.reprint) for slip in room.now.slips.values()] == [
        (None, "reprinted", 2, 0),
        (1, "reprinted", 3, 1),
        (2, "", None, 2),
    ]
    assert room.entry("A").slip == 3


def test_only_a_slip_that_holds_is_printed_again() -> None:
    room = Room("1: A")

    def again(serial: int) -> PrintSlips:
        return PrintSlips("seat-cards", (SlipOrder(room.number("A"), chair(1, 1), serial),))

    assert room.refusal(again(1)) == "no-slip"
    room.do(PrintSlips("seat-cards", (SlipOrder(room.number("A"), chair(1, 1)),)))
    room.do(again(1))
    with pytest.raises(Refused) as refused:
        room.log.ask(again(1))
    assert refused.value.code == "refused.slip-void"
    assert refused.value.params == {"serial": 1, "why": "reprinted", "by": 2}


def test_paper_that_seats_nobody_needs_no_entry_and_voids_nothing() -> None:
    room = Room("1: A")
    room.do(PrintSlips("seat-cards", (SlipOrder(room.number("A"), chair(1, 1)),)))
    room.do(PrintSlips("stack-labels", (SlipOrder(room.number("A"), chair(1, 1)), SlipOrder())))
    assert [slip.void for slip in room.now.slips.values()] == ["", "", ""]
    assert room.entry("A").slip == 1
