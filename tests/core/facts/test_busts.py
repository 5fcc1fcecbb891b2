"""Who won the chips of those who are out."""

import pytest

from floorman.core import facts as e
from floorman.core.facts import MakeEntry, MovePlayers, SendPlayer
from floorman.core.model import EntryNo, TableNo
from floorman.core.record import event, plain
from floorman.core.refused import Refused
from tests.core.rooms import Room, chair

DRAWN = "1: ABCDE\n2: FGHI."


def out(room: Room, letters: str, *by: str, before: str | None = None) -> e.BustPlayers:
    """Players out on one hand, each winner or group of winners as letters."""
    return e.BustPlayers(
        tuple((room.number(letter), None) for letter in letters),
        None if before is None else room.number(before),
        tuple(tuple(room.number(letter) for letter in winners) for winners in by),
    )


def test_nobody_needs_to_say_it() -> None:
    room = Room(DRAWN)
    busted = room.do(out(room, "AB"))
    assert isinstance(busted, e.PlayersBusted)
    assert [one.by for one in busted.out] == [(), ()]
    assert room.now.busts[-1].by == ()


def test_one_winner_serves_all() -> None:
    room = Room(DRAWN)
    room.do(out(room, "AB", "C"))
    assert room.now.busts[-1].by == ((room.number("C"),), (room.number("C"),))


def test_winners_stand_in_the_order_of_the_busts() -> None:
    room = Room(DRAWN)
    room.do(out(room, "AB", "CD", "E"))
    c, d, e_ = (room.number(letter) for letter in "CDE")
    assert room.now.busts[-1].by == ((c, d), (e_,))


def test_for_one_of_them_it_may_be_unknown() -> None:
    room = Room(DRAWN)
    room.do(out(room, "AB", "", "E"))
    assert room.now.busts[-1].by == ((), (room.number("E"),))


@pytest.mark.parametrize(
    ("letters", "by", "why"),
    [
        ("ABC", ("D", "E"), "winners-differ"),
        ("A", ("D", "E"), "winners-differ"),
        ("A", ("A",), "winner-out"),
        ("AB", ("C", "A"), "winner-out"),
        ("A", ("CC",), "entry-twice"),
        ("A", ("I",), "entry-out"),
    ],
)
def test_winners_that_cannot_be_are_refused(letters: str, by: tuple[str, ...], why: str) -> None:
    room = Room(DRAWN)
    room.bust("I")
    assert room.refusal(out(room, letters, *by)) == why


def test_reported_late_the_winner_may_be_out_himself_but_not_void() -> None:
    room = Room(DRAWN)
    room.bust("C")
    room.do(out(room, "A", "C", before="C"))
    assert room.now.busts[0].by == ((room.number("C"),),)
    room.do(e.EntryVoided(room.number("D")))
    assert room.refusal(out(room, "B", "D", before="C")) == "entry-void"
    unknown = e.BustPlayers(((room.number("B"), None),), room.number("C"), ((EntryNo(99),),))
    assert room.refusal(unknown) == "no-entry"


def test_an_entry_taken_back_takes_its_winner_along() -> None:
    room = Room(DRAWN)
    room.do(out(room, "AB", "C", "D"))
    room.add(e.EntryVoided(room.number("A"), chair(1, 1)))  # as older journals did
    assert (room.now.busts[-1].out, room.now.busts[-1].by) == (((room.number("B"), None),), ((room.number("D"),),))


def test_what_the_winner_does_later_does_not_hold_the_bust() -> None:
    room = Room(DRAWN)
    room.do(out(room, "A", "C"))
    seq = room.seq
    room.move("C", 2, 5)
    room.undo(seq)
    assert room.entry("A").chair == chair(1, 1)


def test_a_winner_s_entry_is_not_taken_back_alone() -> None:
    room = Room(DRAWN)
    made = room.seq
    assert room.log.facts[made - 1].event == e.EntryMade(room.number("I"), chair(2, 4))
    room.do(out(room, "F", "I"))
    with pytest.raises(Refused, match="undo-later"):
        room.undo(made)


def test_without_winners_it_is_written_as_ever() -> None:
    assert plain(e.PlayersBusted((e.Out(EntryNo(3)),))) == {"out": ({"entry": 3},)}
    assert event("players-busted", 1, {"out": [{"entry": 3}]}) == e.PlayersBusted((e.Out(EntryNo(3)),))


def test_a_chair_is_vacated_by_who_is_out_until_somebody_is_given_it() -> None:
    room = Room("1: ABCD\n2: EFG.")
    room.bust("A")
    room.bust("B")
    assert room.table(1).vacated == {1, 2}
    room.move("E", 1, 2)
    assert (room.table(1).vacated, room.table(2).vacated) == ({1}, set())
    room.do(MakeEntry(chair(1, 1)))
    assert room.table(1).vacated == set()
    room.undo()
    room.undo()
    room.undo()
    assert room.table(1).vacated == {1}


def test_vacated_chairs_go_along_with_a_shifted_table_and_are_none_after_a_draw() -> None:
    room = Room("1: ABCD\n2: ....\n3: EF..")
    room.bust("D")
    room.do(e.TableShifted(TableNo(1), TableNo(2)))
    assert (room.table(1).vacated, room.table(2).vacated) == (set(), {4})
    room.do(
        MovePlayers((SendPlayer(room.number("A"), chair(2, 2)), SendPlayer(room.number("B"), chair(2, 1))), "redraw")
    )
    assert room.table(2).vacated == set()
