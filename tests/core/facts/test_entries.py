"""How events about entries change the room."""

import pytest

from floorman.core import facts as e
from floorman.core.facts import BustPlayers, ImportEntries, ListedEntry, MakeEntry, PrintSlips, SlipOrder
from floorman.core.model import EntryNo, EntryState, HandBusts, TableNo
from tests.core.rooms import Room, chair


def out(room: Room) -> str:
    """Letters of who is out, first out first; hands parted by blanks."""
    letters = {number: letter for letter, number in room.letters.items()}
    return " ".join("".join(letters[entry] for entry, _ in bust.out) for bust in room.now.busts)


def test_a_seat_that_is_sold_is_not_yet_verified() -> None:
    room = Room("1: A.")
    assert room.now.counts.verified == 0
    room.do(e.PresenceMarked(room.number("A"), "here"))
    assert (room.entry("A").verified, room.now.counts.verified) == (True, 1)
    room.do(e.PresenceMarked(room.number("A"), "noshow"))
    assert (room.entry("A").noshow, room.now.counts.verified) == (True, 0)
    room.do(e.PresenceMarked(room.number("A"), "here"))
    room.bust("A")
    assert room.now.counts.verified == 0


def test_how_a_seat_was_found_is_kept() -> None:
    room = Room("1: ....")
    room.do(MakeEntry(chair(1, 1)))
    room.do(MakeEntry(chair(1, 2), seed="ab12"))
    for _ in range(3):
        room.do(MakeEntry())
    room.do(e.EntriesSeated((e.SeatGiven(EntryNo(3), chair(1, 3)),), "ab12"))
    room.do(e.EntriesSeated((e.SeatGiven(EntryNo(4), chair(1, 4)),)))
    room.do(e.TablesOpened((e.NewTable(TableNo(2), 2),)))
    room.do(e.SeatsDrawn((e.SeatGiven(EntryNo(5), chair(2, 1)),), "ab12"))
    assert [entry.hand_picked for entry in room.now.entries.values()] == [True, False, False, True, False]


def test_who_sits_down_where_a_hand_was_reported_is_a_newcomer() -> None:
    room = Room("1: AB.\n2: C..")
    room.see(1, 1, 1, 2)
    room.do(MakeEntry(chair(1, 3)))
    room.do(MakeEntry(chair(2, 2)))
    assert room.now.entries[4].newcomer
    assert not room.now.entries[5].newcomer


def test_the_waiting_list_keeps_its_order() -> None:
    room = Room("1: ..")
    for _ in range(3):
        room.do(MakeEntry())
    room.do(e.EntriesSeated((e.SeatGiven(EntryNo(2), chair(1, 1)),)))
    room.do(MakeEntry())
    assert room.now.waiting == (1, 3, 4)


def test_an_imported_list_brings_chips_and_tables() -> None:
    room = Room()
    room.do(ImportEntries((ListedEntry(chair(3, 2), 41000), ListedEntry()), (e.NewTable(TableNo(3), 6, "red"),)))
    assert room.table(3).section == "red"
    assert room.now.entries[1].chips == 41000
    assert not room.now.entries[1].hand_picked
    assert room.now.counts.waiting == 1


def test_out_leaves_nothing_behind_but_the_entry() -> None:
    room = Room("1: AB")
    room.do(PrintSlips("seat-cards", (SlipOrder(room.number("A"), chair(1, 1)),)))
    room.do(e.PinMarked(room.number("A"), True))
    room.do(e.AwayMarked(room.number("A"), True))
    seq = room.bust("A")
    entry = room.entry("A")
    assert (entry.state, entry.chair, entry.slip, entry.away, entry.pinned) == (EntryState.OUT, None, None, None, False)
    assert room.now.slips[1].void == "out"
    assert room.now.busts == (HandBusts(seq, ((room.number("A"), None),), (chair(1, 1),)),)


def test_out_between_tables_frees_the_reserved_chair_and_voids_the_slip() -> None:
    room = Room("1: AB\n2: C.")
    room.move("A", 2, 2)
    room.bust("A")
    assert room.drawing() == "1: .B\n2: C."
    assert room.now.slips[1].void == "out"
    assert room.now.transit == ()


def test_a_late_report_takes_its_place_in_the_order() -> None:
    room = Room("1: ABCDE")
    room.bust("A")
    room.bust("BC")
    room.bust("D", before="C")
    assert out(room) == "A D BC"


def test_before_somebody_who_takes_no_place_is_last() -> None:
    room = Room("1: ABC")
    room.bust("A")
    room.add(e.PlayersBusted((e.Out(room.number("B"), chair(1, 2)),), before=room.number("C")))
    assert out(room) == "A B"


def test_an_entry_taken_back_is_nowhere() -> None:
    room = Room("1: ABC\n2: ..")
    room.move("A", 2, 1)
    for letter in "ABC":
        room.do(e.EntryVoided(room.number(letter)))
    assert room.drawing() == "1: ...\n2: .."
    assert (room.now.counts.void, room.now.counts.entries, room.now.counts.alive) == (3, 3, 0)
    assert room.now.slips[1].void == "void"


def test_an_entry_that_was_out_and_is_taken_back_takes_no_place() -> None:
    """Older journals took busted entries back; it is refused now."""
    room = Room("1: ABCDE")
    room.bust("A")
    room.bust("BC")
    room.bust("D")
    assert room.refusal(e.EntryVoided(room.number("B"))) == "void-out"
    room.add(e.EntryVoided(room.number("B"), chair(1, 2)))
    assert out(room) == "A C D"
    assert room.now.busts[1].chairs == (chair(1, 3),)
    room.add(e.EntryVoided(room.number("A"), chair(1, 1)))
    assert out(room) == "C D"


def test_a_second_entry_leaves_the_first_one_out() -> None:
    room = Room("1: AB")
    room.bust("A")
    room.do(MakeEntry(chair(1, 1), "re-entry", room.number("A"), "ab12"))
    assert room.entry("A").state is EntryState.OUT
    assert (room.entry("A").re_entered, room.now.entries[3].re_entry_of) == (3, room.number("A"))
    assert room.now.entries[3].kind == "re-entry"


@pytest.mark.rule("TDA-2024 RP-8")
def test_a_bust_tells_its_synchronised_hand() -> None:
    room = Room("1: ABC\n2: DEF")
    room.bust("A")
    room.do(e.HandForHandMarked(True))
    room.bust("B")
    room.do(e.HandForHandDone(TableNo(1)))
    room.do(e.HandForHandDone(TableNo(2)))
    room.bust("D")
    assert [(bust.hand, bust.announcement) for bust in room.now.busts] == [(None, False), (0, True), (1, False)]


def test_stacks_are_kept_as_they_were_told() -> None:
    room = Room("1: ABC")
    room.do(BustPlayers(((room.number("A"), 9000), (room.number("B"), None))))
    assert room.now.busts[0].out == ((room.number("A"), 9000), (room.number("B"), None))


def test_a_whole_table_is_there_at_once() -> None:
    room = Room("1: AB")
    told = e.PresenceMarked(room.number("A"), "here", (room.number("B"),))
    assert room.do(told) == told
    assert room.entry("A").verified
    assert room.entry("B").verified
    room.undo()
    assert not room.entry("B").verified
    room.bust("B")
    assert room.refusal(told) == "entry-out"
