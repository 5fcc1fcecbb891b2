"""The journal: what stands after undo, redo, and the undo of an old event."""

import pytest

from floorman.core import facts as e
from floorman.core.facts import (
    CallOffMove,
    Fact,
    ImportEntries,
    ListedEntry,
    MakeEntry,
    MovePlayers,
    PrintSlips,
    SendPlayer,
    SlipOrder,
    SwapPlayers,
    apply,
    apply_all,
)
from floorman.core.log import Log
from floorman.core.model import EntryNo, EntryState, TableNo, Tournament
from floorman.core.refused import Refused
from tests.core.rooms import Room, chair, positions
from tests.core.test_machine import without_paper
from tests.core.whole import check

ONE, TWO = TableNo(1), TableNo(2)


def refused(log: Log, seq: int | None = None) -> str:
    """Why event ``seq`` is not taken back."""
    with pytest.raises(Refused) as refusal:
        log.ask_undo(seq)
    return refusal.value.code.removeprefix("refused.")


# -- one step back and forth


def test_undo_takes_back_the_newest_and_redo_brings_it_back() -> None:
    room = Room("1: ABC")
    before = room.now
    room.bust("A")
    after = room.now
    room.undo()
    assert without_paper(room.now) == without_paper(before)
    room.redo()
    assert room.now == after


def test_undo_after_undo_goes_further_back() -> None:
    room = Room("1: ABC")
    room.bust("A")
    room.bust("B")
    assert [room.undo(), room.undo()] == [e.Undone(7), e.Undone(6)]
    assert room.drawing() == "1: ABC"
    room.redo()
    assert room.drawing() == "1: .BC"
    room.redo()
    assert room.drawing() == "1: ..C"


def test_undo_never_takes_back_an_undo() -> None:
    room = Room("1: ABC")
    seq = room.bust("A")
    room.undo()
    assert refused(room.log, seq + 1) == "undo-of-undo"
    assert room.log.newest() == room.log.facts[seq - 2]
    room.redo()
    assert refused(room.log, seq + 2) == "undo-of-undo"


def test_something_new_clears_redo() -> None:
    room = Room("1: ABC")
    room.bust("A")
    room.undo()
    assert room.log.next_redo() == room.log.facts[-2]
    room.bust("B")
    assert room.log.next_redo() is None
    with pytest.raises(Refused) as refusal:
        room.redo()
    assert refusal.value.code == "refused.nothing-to-redo"


def test_paper_does_not_clear_redo_and_is_passed_over_by_undo() -> None:
    room = Room("1: ABC")
    seq = room.bust("A")
    room.undo()
    room.do(PrintSlips("seat-cards", (SlipOrder(room.number("B"), chair(1, 2)),)))
    room.do(e.PlayerForgotten(room.number("B")))
    printed = room.seq - 1
    assert room.redo() == e.Redone(seq)
    assert room.undo() == e.Undone(seq)
    assert refused(room.log, printed) == "undo-never"
    assert refused(room.log, printed + 1) == "undo-never"


def test_the_opening_is_never_taken_back() -> None:
    room = Room()
    assert refused(room.log) == "nothing-to-undo"
    assert refused(room.log, 1) == "undo-never"
    assert Log().newest() is None
    assert refused(Log()) == "nothing-to-undo"


def test_only_what_stands_can_be_taken_back() -> None:
    room = Room("1: ABC")
    seq = room.bust("A")
    assert room.log.stands(seq)
    room.undo()
    assert not room.log.stands(seq)
    assert refused(room.log, seq) == "undone-already"
    assert refused(room.log, 0) == "no-event"
    assert refused(room.log, room.seq + 1) == "no-event"


# -- an old event


def test_an_old_bust_is_taken_back_while_later_ones_stay() -> None:
    room = Room("1: ABCD")
    seq = room.bust("A")
    room.bust("B")
    room.undo(seq)
    assert room.drawing() == "1: A.CD"
    assert [bust.out[0][0] for bust in room.now.busts] == [room.number("B")]
    room.redo()
    assert room.drawing() == "1: ..CD"


def test_a_later_event_about_the_same_entry_is_named() -> None:
    room = Room("1: ABC\n2: D..")
    seq = room.move("A", 2, 2)
    room.do(e.PlayersArrived((room.number("A"),)))
    with pytest.raises(Refused) as refusal:
        room.log.ask_undo(seq)
    assert refusal.value.code == "refused.undo-later"
    assert refusal.value.params == {"seq": seq, "later": room.seq}
    room.undo()
    room.undo(seq)
    assert room.drawing() == "1: ABC\n2: D.."


@pytest.mark.parametrize("seat", [1, 2])
def test_a_later_event_about_the_same_chair_forbids_it(seat: int) -> None:
    room = Room("1: ABC\n2: D..")
    seq = room.move("A", 2, 2)
    room.do(CallOffMove(room.number("A")))
    called_off = room.seq
    room.bust("A" if seat == 1 else "B")
    room.do(MakeEntry(chair(1, 1) if seat == 1 else chair(2, 2)))
    assert refused(room.log, called_off) == "undo-later"
    assert refused(room.log, seq) == "undo-later"


def test_a_bust_whose_chair_was_taken_brings_him_back_as_waiting() -> None:
    room = Room("1: ABC")
    seq = room.bust("AB")
    room.do(MakeEntry(chair(1, 1)))
    assert room.undo(seq) == e.Undone(seq, (room.number("A"),))
    assert room.entry("A").state is EntryState.WAITING
    assert room.now.waiting == (room.number("A"),)
    assert (room.entry("B").chair, room.now.busts) == (chair(1, 2), ())
    room.redo()
    assert room.entry("A").state is EntryState.OUT
    check(room.now)


@pytest.mark.parametrize("how", ["break", "shift", "lock"])
def test_a_bust_whose_chair_went_away_brings_him_back_as_waiting(how: str) -> None:
    room = Room("1: ABC\n2: ....")
    seq = room.bust("A")
    if how == "break":
        sends = (SendPlayer(room.number("B"), chair(2, 1)), SendPlayer(room.number("C"), chair(2, 2)))
        room.do(MovePlayers(sends, "break", (ONE,)))
    elif how == "shift":
        room.do(e.TableShifted(ONE, TWO))
    else:
        room.do(e.ChairMarked(chair(1, 1), True))
    room.undo(seq)
    assert room.now.waiting == (room.number("A"),)
    check(room.now)


def test_a_bust_on_the_way_comes_back_on_the_way_or_waiting() -> None:
    room = Room("1: AB\n2: C.")
    room.move("A", 2, 2)
    seq = room.bust("A")
    room.do(MakeEntry(chair(1, 1)))
    room.undo(seq)
    assert (room.entry("A").state, room.entry("A").chair) == (EntryState.TRANSIT, chair(2, 2))
    room.redo()
    room.do(MakeEntry(chair(2, 2)))
    room.undo(seq)
    assert room.now.waiting == (room.number("A"),)
    assert room.now.slips[1].void == "undone"
    check(room.now)


@pytest.mark.parametrize("event", [e.EntryVoided(EntryNo(1)), e.PenaltyGiven(EntryNo(1), "disqualification")])
def test_taken_back_or_disqualified_by_mistake_he_comes_back(event: e.Event) -> None:
    room = Room("1: ABC")
    room.do(event)
    seq = room.seq
    room.undo(seq)
    assert room.drawing() == "1: ABC"
    room.redo()
    room.do(MakeEntry(chair(1, 1)))
    room.undo(seq)
    assert room.now.waiting == (room.number("A"),)
    check(room.now)


def test_a_bust_is_not_taken_back_under_a_second_entry_or_a_bust_placed_before_it() -> None:
    room = Room("1: ABC")
    seq = room.bust("A")
    room.bust("B", before="A")
    assert refused(room.log, seq) == "undo-later"
    room.undo()
    room.do(MakeEntry(chair(1, 1), "re-entry", room.number("A"), "ab12"))
    assert refused(room.log, seq) == "undo-later"


def test_what_came_before_a_bust_taken_back_may_be_taken_back_too() -> None:
    room = Room("1: ABC")
    room.do(e.PinMarked(room.number("A"), True))
    pinned = room.seq
    seq = room.bust("A")
    room.do(MakeEntry(chair(1, 1)))
    room.undo(seq)
    assert room.entry("A").pinned
    room.undo(pinned)
    assert not room.entry("A").pinned
    assert room.now.waiting == (room.number("A"),)


def test_undo_can_go_back_past_a_bust_that_left_somebody_waiting() -> None:
    room = Room("1: BC.")
    room.do(ImportEntries((ListedEntry(chair(1, 3)),)))
    room.letters["A"] = EntryNo(3)
    seq = room.bust("A")
    room.do(MakeEntry(chair(1, 3)))
    room.undo(seq)
    room.undo()
    room.undo()
    assert room.now.entry(3) is None
    for _ in range(3):
        room.redo()
    assert room.entry("A").state is EntryState.OUT
    assert Log(room.log.facts).now == room.now


def test_a_redirected_players_first_chair_is_looked_at_too() -> None:
    room = Room("1: AB\n2: C.\n3: D.")
    room.move("A", 2, 2)
    seq = room.move("A", 3, 2)
    room.do(MakeEntry(chair(2, 2)))
    assert refused(room.log, seq) == "undo-later"


def test_a_table_goes_back_only_while_nothing_happened_there() -> None:
    room = Room("1: AB")
    room.do(e.TablesOpened((e.NewTable(TWO, 9),)))
    seq = room.seq
    room.do(e.TableMarked(TWO, "halted"))
    assert refused(room.log, seq) == "undo-later"
    room.undo()
    room.bust("A")
    room.undo(seq)
    assert room.now.table(2) is None


def test_forgotten_players_and_paper_do_not_stand_in_the_way() -> None:
    room = Room("1: AB")
    seq = room.bust("A")
    room.do(e.PlayerForgotten(room.number("A")))
    room.do(PrintSlips("penalty-slips", (SlipOrder(room.number("A")),)))
    room.undo(seq)
    assert room.drawing() == "1: AB"


def test_the_undo_of_an_old_event_is_the_journal_without_it() -> None:
    room = Room("1: ABC\n2: DE.")
    room.see(1, 1, 2, 3)
    seq = room.bust("A")
    room.bust("D")
    room.do(e.HandsPlayed(ONE, 1, positions(2, 2, 3)))
    room.undo(seq)
    without = [fact for fact in room.log.facts[:-1] if fact.seq != seq]
    assert apply_all(Tournament(), without) == room.now


# -- numbers and slips


def test_entry_numbers_and_serials_are_never_used_again() -> None:
    room = Room("1: AB.\n2: C..")
    room.do(MakeEntry(chair(1, 3)))
    room.undo()
    assert room.do(MakeEntry(chair(1, 3))) == e.EntryMade(EntryNo(5), chair(1, 3))
    room.move("A", 2, 2)
    room.undo()
    room.move("A", 2, 3)
    assert room.entry("A").slip == 2
    room.do(ImportEntries((ListedEntry(), ListedEntry())))
    room.undo()
    room.do(MakeEntry())
    assert max(room.now.entries) == 8


def test_slips_made_false_by_an_undo_are_void() -> None:
    room = Room("1: AB\n2: C..")
    seq = room.move("A", 2, 2)
    room.undo()
    slip = room.now.slips[1]
    assert (slip.void, slip.entry, slip.chair, slip.came_from, slip.seq) == (
        "undone",
        room.number("A"),
        chair(2, 2),
        chair(1, 1),
        seq,
    )
    with pytest.raises(Refused):
        room.do(PrintSlips("move-slips", (SlipOrder(room.number("A"), chair(2, 2), 1),)))
    room.redo()
    assert room.now.slips[1].void == ""


def test_a_reprint_of_what_was_undone_is_void_too() -> None:
    room = Room("1: AB\n2: C..")
    room.move("A", 2, 2)
    for _ in range(2):
        room.do(PrintSlips("move-slips", (SlipOrder(room.number("A"), chair(2, 2)),)))
    room.undo()
    assert [slip.void for slip in room.now.slips.values()] == ["reprinted", "undone"]
    assert room.entry("A").slip is None
    room.redo()
    assert [slip.void for slip in room.now.slips.values()] == ["reprinted", ""]
    assert room.entry("A").slip == 2


def test_a_late_first_print_of_what_was_undone_takes_no_number_back() -> None:
    room = Room("1: AB\n2: C..")
    seq = room.move("A", 2, 2)
    room.move("B", 2, 3)
    room.do(PrintSlips("move-slips", (SlipOrder(room.number("A"), chair(2, 2)),)))
    room.undo(seq)
    assert (room.now.slips[1].void, room.now.slips[1].printed) == ("undone", True)
    assert room.now.next_serial == 3


def test_the_slip_he_had_before_holds_again() -> None:
    room = Room("1: AB\n2: C..")
    room.do(PrintSlips("seat-cards", (SlipOrder(room.number("A"), chair(1, 1)),)))
    room.move("A", 2, 2)
    room.undo()
    assert room.entry("A").slip == 1
    assert room.now.slips[1].void == ""


def test_a_card_printed_between_holds_alone() -> None:
    room = Room("1: AB")
    one, two = room.number("A"), room.number("B")
    card = PrintSlips("seat-cards", (SlipOrder(one, chair(1, 1)),))
    room.do(card)
    room.do(SwapPlayers(one, two))
    room.do(SwapPlayers(one, two))
    room.do(card)
    room.undo()
    room.undo()
    assert room.entry("A").slip == 2
    assert (room.now.slips[1].void, room.now.slips[1].by) == ("reprinted", 2)


def test_a_card_of_an_entry_that_is_undone_is_void() -> None:
    room = Room("1: AB.")
    room.do(MakeEntry(chair(1, 3)))
    room.do(PrintSlips("seat-cards", (SlipOrder(EntryNo(3), chair(1, 3)),)))
    room.do(e.PlayerForgotten(EntryNo(3)))
    room.undo()
    assert room.now.slips[1].void == "undone"
    assert room.now.entry(3) is None


def test_serials_of_an_event() -> None:
    move = e.PlayerMove(EntryNo(1), chair(1, 1), chair(2, 2), 7)
    assert e.PlayersMoved((move,)).serials() == (7,)
    assert e.SlipsPrinted("seat-cards", (e.PrintedSlip(8), e.PrintedSlip(9))).serials() == (8, 9)
    assert e.HandForHandMarked(True).serials() == ()


# -- long journals


def test_a_long_journal_replays_to_the_same_room_after_any_undo() -> None:
    room = Room("1: ABCDEFGHI\n2: .........")
    first = room.move("A", 2, 1)
    for number in range(700):
        room.do(e.StacksCounted(((room.number("B"), number),)))
    room.undo(first)
    assert room.entry("A").chair == chair(1, 1)
    assert room.entry("B").chips == 699
    for _ in range(80):
        room.undo()
    assert room.entry("B").chips == 619
    assert Log(room.log.facts).now == room.now
    for _ in range(81):
        room.redo()
    assert (room.entry("B").chips, room.entry("A").chair) == (699, chair(2, 1))
    assert Log(room.log.facts).now == room.now


def test_one_fact_applied_leaves_the_room_before_as_it_was() -> None:
    room = Room("1: AB")
    before = room.now
    after = apply(before, Fact(room.seq + 1, 0, e.PinMarked(room.number("A"), True)))
    assert after.entries[1].pinned
    assert not before.entries[1].pinned
