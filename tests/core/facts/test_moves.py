"""How players go between chairs, and what their slips say."""

from floorman.core import facts as e
from floorman.core.facts import CallOffMove, MovePlayers, PrintSlips, SendPlayer, SlipOrder, SwapPlayers
from floorman.core.model import Chair, Entry, EntryState, IssuedSlip, TableNo
from tests.core.rooms import Room, chair, positions

ONE, TWO = TableNo(1), TableNo(2)


def test_sent_off_he_is_at_no_table_and_his_new_chair_is_kept() -> None:
    room = Room("1: AB\n2: C.")
    seq = room.move("A", 2, 2, "balance")
    assert room.drawing() == "1: .B\n2: Ca"
    entry = room.entry("A")
    assert (entry.state, entry.chair, entry.came_from) == (EntryState.TRANSIT, chair(2, 2), chair(1, 1))
    assert (entry.left_at, entry.slip, entry.moves, entry.kind) == (room.clock, 1, 1, "new")
    assert room.now.transit == (room.number("A"),)
    assert room.now.slips[1] == IssuedSlip(
        1, "move-slips", room.number("A"), chair(2, 2), came_from=chair(1, 1), at=room.clock, seq=seq
    )


def test_arrived_he_sits_player_and_stack_are_there() -> None:
    room = Room("1: AB\n2: C.")
    room.see(2, None, None, 1)
    room.move("A", 2, 2)
    room.do(e.PlayerMissing(room.number("A")))
    assert room.entry("A").missing
    room.do(e.PlayersArrived((room.number("A"),)))
    entry = room.entry("A")
    assert room.drawing() == "1: .B\n2: CA"
    assert (entry.state, entry.came_from, entry.missing) == (EntryState.SEATED, None, False)
    assert (entry.verified, entry.newcomer, entry.kind, entry.slip) == (True, True, "moved", 1)


def test_where_no_hand_was_reported_nobody_is_a_newcomer() -> None:
    room = Room("1: AB\n2: C.")
    room.move("A", 2, 2)
    room.do(e.PlayersArrived((room.number("A"),)))
    assert not room.entry("A").newcomer
    before = room.now
    room.add(e.PlayersArrived((room.number("A"),)))
    assert room.now == before, "who sits already does not arrive again"


def test_into_the_big_blinds_chair_he_posts_it_alone() -> None:
    room = Room("1: AB\n2: C.D")
    room.move("A", 2, 2, single=True)
    assert room.entry("A").single_big_blind
    room.do(e.PlayersArrived((room.number("A"),)))
    assert room.table(2).single_big_blind == 2
    assert not room.entry("A").single_big_blind
    room.do(e.HandsPlayed(TWO, 1))
    assert room.table(2).single_big_blind is None


def test_redirected_he_goes_elsewhere_and_the_first_slip_is_void() -> None:
    room = Room("1: AB\n2: C.\n3: D.")
    room.move("A", 2, 2)
    room.do(e.PlayerMissing(room.number("A")))
    room.move("A", 3, 2)
    assert room.drawing() == "1: .B\n2: C.\n3: Da"
    assert (room.now.slips[1].void, room.now.slips[1].by) == ("redirected", 2)
    assert (room.entry("A").slip, room.entry("A").moves, room.entry("A").missing) == (2, 1, False)


def test_moved_again_the_old_slip_is_void() -> None:
    room = Room("1: AB\n2: C.")
    room.move("A", 2, 2)
    room.do(e.PlayersArrived((room.number("A"),)))
    room.move("A", 1, 1)
    assert (room.now.slips[1].void, room.entry("A").moves) == ("moved", 2)


def test_a_break_empties_the_table_and_is_a_draw() -> None:
    room = Room("1: ABx\n2: C...")
    room.do(e.TableMarked(ONE, "halted"))
    room.see(1, 1, 1, 2)
    sends = (SendPlayer(room.number("A"), chair(2, 2)), SendPlayer(room.number("B"), chair(2, 4)))
    room.do(MovePlayers(sends, "break", (ONE,), seed="ab12", by_hand=True))
    table = room.table(1)
    assert (table.broken, table.broken_at, table.halted, table.sighting) == (True, room.clock, False, None)
    assert room.drawing() == "2: Ca.b"
    assert [slip.kind for slip in room.now.slips.values()] == ["break-cards", "break-cards"]
    (draw,) = room.now.draws
    assert (draw.what, draw.seed, draw.by_hand, draw.seats) == ("break", "ab12", True, 2)


def test_a_move_is_no_draw() -> None:
    room = Room("1: AB\n2: C.")
    room.move("A", 2, 2, "balance")
    assert room.now.draws == ()


def test_called_off_he_is_as_he_was() -> None:
    room = Room("1: AB\n2: C.")
    before = room.entry("A")
    room.move("A", 2, 2, single=True)
    room.do(CallOffMove(room.number("A")))
    after = room.entry("A")
    assert room.drawing() == "1: AB\n2: C."
    assert room.now.slips[1].void == "called-off"
    assert after.left_at > before.left_at
    assert (after.state, after.chair, after.moves, after.kind) == (before.state, before.chair, 0, "new")
    assert (after.newcomer, after.single_big_blind, after.slip, after.came_from) == (False, False, None, None)


def test_swapped_their_cards_are_false() -> None:
    room = Room("1: A.\n2: .B")
    room.do(PrintSlips("seat-cards", (SlipOrder(room.number("A"), chair(1, 1)),)))
    room.do(SwapPlayers(room.number("A"), room.number("B")))
    assert room.drawing() == "1: B.\n2: .A"
    assert (room.now.slips[1].void, room.entry("A").slip) == ("moved", None)


def test_who_sits_there_already_has_arrived_with_the_move() -> None:
    room = Room("1: AB\n2: C.")
    room.do(e.PinMarked(room.number("A"), True))
    room.do(e.TableMarked(TWO, "locked"))
    room.move("A", 2, 2, "sits")
    assert room.drawing() == "1: .B\n2: CA"
    assert (room.entry("A").verified, room.entry("A").slip, room.now.transit) == (True, 1, ())


def test_a_shift_carries_players_positions_transit_and_the_halt() -> None:
    room = Room("1: AB.\n2: ....\n3: CD")
    room.see(1, 1, 1, 2)
    seen = room.table(1).sighting
    room.do(e.HandForHandMarked(True))
    room.do(e.HandsPlayed(ONE, 2, positions(1, 1, 2)))
    seen = room.table(1).sighting
    room.do(e.HandForHandDone(ONE, 2))
    room.move("C", 1, 3, single=True)
    room.move("B", 3, 1)
    room.do(e.TableMarked(ONE, "halted"))
    halted_at = room.clock
    room.do(e.TableShifted(ONE, TWO))
    old, new = room.table(1), room.table(2)
    assert room.drawing() == "1: ...\n2: A.c.\n3: bD"
    assert new.sighting is not None
    assert seen is not None
    assert new.sighting.positions == seen.positions
    assert (new.halted, new.halted_at, new.hands) == (True, halted_at, 2)
    assert (old.sighting, old.halted, old.held) == (None, False, 0)
    assert room.entry("B").came_from == chair(2, 2), "called off, he goes where his table went"
    h4h = room.now.hand_for_hand
    assert h4h is not None
    assert (h4h.done, h4h.stacks) == ({2: 1}, {2: 2})
    room.do(CallOffMove(room.number("B")))
    room.do(e.PlayersArrived((room.number("C"),)))
    assert room.drawing() == "1: ...\n2: ABC.\n3: .D"


def test_a_shift_carries_who_posts_the_big_blind_alone() -> None:
    room = Room("1: A.\n2: ..\n3: C.")
    room.move("C", 1, 2, single=True)
    room.do(e.PlayersArrived((room.number("C"),)))
    room.do(e.TableShifted(ONE, TWO))
    assert (room.table(1).single_big_blind, room.table(2).single_big_blind) == (None, 2)


def test_a_shift_takes_slips_along() -> None:
    room = Room("1: AB\n2: ..")
    room.do(PrintSlips("seat-cards", (SlipOrder(room.number("A"), chair(1, 1)),)))
    room.do(e.TableShifted(ONE, TWO))
    assert (room.now.slips[1].chair, room.now.slips[1].void) == (chair(2, 1), "")


def test_who_comes_from_elsewhere_is_not_shifted() -> None:
    room = Room("1: AB\n2: ..\n3: CD\n4: ..")
    room.move("C", 4, 1)
    room.do(e.TableShifted(ONE, TWO))
    assert room.entry("C").came_from == chair(3, 1)


def test_the_slip_of_a_move_keeps_its_serial_on_its_first_print() -> None:
    room = Room("1: AB\n2: C..")
    room.move("A", 2, 2)
    room.move("B", 2, 3)
    assert not room.now.slips[1].printed
    a_slip, b_slip = SlipOrder(room.number("A"), chair(2, 2)), SlipOrder(room.number("B"), chair(2, 3))
    room.do(PrintSlips("move-slips", (a_slip,)))
    slip = room.now.slips[1]
    assert (slip.printed, slip.reprint, slip.void) == (True, 0, "")
    room.do(PrintSlips("break-cards", (b_slip, a_slip)))
    assert [(slip.serial, slip.reprint, slip.void, slip.by) for slip in room.now.slips.values()] == [
        (1, 0, "reprinted", 3),
        (2, 0, "", None),
        (3, 1, "", None),
    ]


def test_a_slip_printed_again_says_where_he_came_from() -> None:
    room = Room("1: AB\n2: C.")
    room.move("A", 2, 2)
    order = SlipOrder(room.number("A"), chair(2, 2), 1)
    room.do(PrintSlips("move-slips", (order,)))
    room.do(PrintSlips("move-slips", (order,)))
    slip = room.now.slips[2]
    assert (slip.came_from, slip.reprint, slip.replaces, slip.printed) == (chair(1, 1), 1, 1, True)
    assert (room.now.slips[1].void, room.now.slips[1].by) == ("reprinted", 2)
    assert room.entry("A").slip == 2


def test_a_seat_card_after_a_move_slip_is_its_first_print() -> None:
    room = Room("1: AB\n2: C.")
    room.move("A", 2, 2)
    room.do(PrintSlips("seat-cards", (SlipOrder(room.number("A"), chair(2, 2)),)))
    assert (room.now.slips[2].reprint, room.now.slips[1].void) == (0, "reprinted")


def test_a_slip_for_a_chair_that_is_not_his_holds_for_nobody() -> None:
    room = Room("1: AB")
    one = room.number("A")
    false = e.PrintedSlip(1, one, chair(1, 2))
    room.add(e.SlipsPrinted("seat-cards", (false,)))
    assert room.now.slips[1].void == "undone"
    assert room.entry("A").slip is None
    room.do(PrintSlips("seat-cards", (SlipOrder(one, chair(1, 1)),)))
    room.add(e.SlipsPrinted("seat-cards", (e.PrintedSlip(3, one, chair(1, 2), replaces=2),)))
    assert [slip.void for slip in room.now.slips.values()] == ["undone", "reprinted", "undone"]
    assert room.entry("A").slip is None


def test_the_room_before_is_untouched() -> None:
    room = Room("1: AB\n2: C.")
    before, entry, table = room.now, room.entry("A"), room.table(1)
    copy = (Entry(room.number("A"), EntryState.SEATED, Chair(ONE, table.seated()[0]), hand_picked=True), table.chairs)
    room.move("A", 2, 2)
    assert (entry, table.chairs) == copy
    assert before.transit == ()
