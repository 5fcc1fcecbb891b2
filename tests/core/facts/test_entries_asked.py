"""What may be asked about entries."""

import pytest

from floorman.core import facts as e
from floorman.core.chairs import Chair
from floorman.core.facts import (
    BustPlayers,
    ForgetUndone,
    ImportEntries,
    ListedEntry,
    MakeEntry,
    MovePlayers,
    SendPlayer,
)
from floorman.core.model import EntryNo, TableNo
from floorman.core.refused import Refused
from tests.core.rooms import Room, chair


def test_a_new_entry_gets_the_next_number() -> None:
    room = Room("1: A..")
    assert room.do(MakeEntry(chair(1, 2), seed="ab12")) == e.EntryMade(EntryNo(2), chair(1, 2), seed="ab12")
    assert room.do(MakeEntry(kind="alternate")) == e.EntryMade(EntryNo(3), kind="alternate")


def test_two_people_never_get_one_chair() -> None:
    room = Room("1: A.x\n2: B.")
    room.move("B", 1, 2)
    assert room.refusal(MakeEntry(chair(1, 1))) == "seat-taken"
    assert room.refusal(MakeEntry(chair(1, 2))) == "seat-expected"
    assert room.refusal(MakeEntry(chair(1, 3))) == "seat-locked"


def test_a_refusal_names_who_sits_there_and_what_is_free() -> None:
    room = Room("1: A.x.")
    with pytest.raises(Refused) as refused:
        room.log.ask(MakeEntry(chair(1, 1)))
    assert refused.value.params == {"chair": chair(1, 1), "entry": 1, "free": "2, 4"}
    full = Room("1: AB")
    with pytest.raises(Refused) as refused:
        full.log.ask(MakeEntry(chair(1, 1)))
    assert refused.value.params["free"] == "–"


def test_there_must_be_such_a_chair() -> None:
    room = Room("1: A.")
    assert room.refusal(MakeEntry(chair(9, 1))) == "no-table"
    assert room.refusal(MakeEntry(chair(1, 3))) == "no-seat"
    assert room.refusal(MakeEntry(chair(1, 0))) == "no-seat"


@pytest.mark.parametrize(("mark", "code"), [("closed", "table-closed"), ("locked", "table-locked")])
def test_a_closed_or_locked_table_gets_no_new_player(mark: str, code: str) -> None:
    room = Room("1: A.\n2: ..")
    room.do(MakeEntry())
    room.do(e.TableMarked(TableNo(1), mark))
    assert room.refusal(MakeEntry(chair(1, 2))) == code
    assert room.refusal(e.EntriesSeated((e.SeatGiven(EntryNo(2), chair(1, 2)),))) == code
    assert room.refusal(ImportEntries((ListedEntry(chair(1, 2)),))) == code


@pytest.mark.parametrize("mark", ["halted", "resumed"])
def test_a_halted_table_still_receives(mark: str) -> None:
    room = Room("1: A.")
    room.do(e.TableMarked(TableNo(1), "halted"))
    if mark == "resumed":
        room.do(e.TableMarked(TableNo(1), mark))
    room.do(MakeEntry(chair(1, 2)))
    assert room.table(1).players == 2


def test_a_table_without_a_dealer_may_be_given_a_player_by_hand() -> None:
    room = Room()
    room.do(e.TablesOpened((e.NewTable(TableNo(1), 9),), ready=False))
    room.do(MakeEntry(chair(1, 2)))
    assert room.table(1).players == 1


def test_only_who_is_out_enters_again_and_only_once() -> None:
    room = Room("1: A..")
    again = MakeEntry(chair(1, 2), "re-entry", room.number("A"), "ab12")
    assert room.refusal(again) == "not-out"
    room.bust("A")
    assert room.do(again) == e.EntryMade(EntryNo(2), chair(1, 2), "re-entry", room.number("A"), "ab12")
    with pytest.raises(Refused) as refused:
        room.log.ask(MakeEntry(None, "re-entry", room.number("A")))
    assert (refused.value.code, refused.value.params) == ("refused.not-out", {"entry": 2})
    assert room.refusal(MakeEntry(None, "re-entry", EntryNo(9))) == "no-entry"


def test_after_his_second_entry_is_taken_back_he_may_enter_again() -> None:
    room = Room("1: A..")
    room.bust("A")
    room.do(MakeEntry(None, "re-entry", room.number("A")))
    room.do(e.EntryVoided(EntryNo(2)))
    room.do(MakeEntry(None, "re-entry", room.number("A")))
    assert room.entry("A").re_entered == 3


def test_chips_are_never_less_than_none() -> None:
    room = Room("1: A..")
    assert room.refusal(MakeEntry(chips=-1)) == "bad-chips"
    assert room.refusal(ImportEntries((ListedEntry(chips=-5),))) == "bad-chips"
    assert room.refusal(BustPlayers(((room.number("A"), -5),))) == "bad-chips"
    assert room.refusal(e.StacksCounted(((room.number("A"), -5),))) == "bad-chips"


def test_a_list_comes_in_with_its_tables() -> None:
    room = Room("1: A.")
    event = room.do(
        ImportEntries(
            (ListedEntry(chair(1, 2), 500), ListedEntry(chair(7, 9)), ListedEntry()), (e.NewTable(TableNo(7), 9),)
        )
    )
    assert isinstance(event, e.EntriesImported)
    assert [row.entry for row in event.entries] == [2, 3, 4]
    assert room.now.counts.seated == 3
    assert room.now.waiting == (4,)


@pytest.mark.parametrize(
    ("chairs", "size", "code"),
    [
        ([chair(7, 1), chair(7, 1)], 9, "seat-twice"),
        ([chair(7, 10)], 9, "no-seat"),
        ([chair(1, 1)], 9, "seat-taken"),
        ([chair(8, 1)], 9, "no-table"),
        ([], 13, "bad-seats"),
        ([], 1, "bad-seats"),
    ],
)
def test_a_list_that_cannot_be_is_refused_whole(chairs: list[Chair], size: int, code: str) -> None:
    room = Room("1: A.")
    rows = tuple(ListedEntry(where) for where in chairs)
    assert room.refusal(ImportEntries(rows, (e.NewTable(TableNo(7), size),))) == code


def test_a_list_may_make_a_table_larger_or_bring_back_a_broken_one() -> None:
    room = Room("1: AB\n2: ..")
    room.do(MovePlayers((), "break", (TableNo(2),)))
    tables = (e.NewTable(TableNo(1), 3), e.NewTable(TableNo(2), 4))
    room.do(ImportEntries((ListedEntry(chair(1, 3)), ListedEntry(chair(2, 4))), tables))
    assert [(table.number, table.players) for table in room.now.standing_tables()] == [(1, 3), (2, 1)]


def test_who_waits_is_seated_each_on_a_chair_of_his_own() -> None:
    room = Room("1: A..")
    room.do(MakeEntry())
    room.do(MakeEntry())
    two, three = EntryNo(2), EntryNo(3)

    def seated(*pairs: tuple[EntryNo, int]) -> e.EntriesSeated:
        return e.EntriesSeated(tuple(e.SeatGiven(entry, chair(1, seat)) for entry, seat in pairs))

    assert room.refusal(seated()) == "nobody-waiting"
    assert room.refusal(seated((two, 2), (three, 2))) == "seat-twice"
    assert room.refusal(seated((two, 2), (two, 3))) == "entry-twice"
    assert room.refusal(seated((room.number("A"), 2))) == "not-waiting"
    assert room.refusal(seated((two, 1))) == "seat-taken"
    room.do(seated((two, 2), (three, 3)))
    assert room.now.waiting == ()


def test_a_draw_is_an_event_with_its_seed_and_its_outcome() -> None:
    room = Room("1: A..")
    room.do(MakeEntry())
    room.do(e.SeatsDrawn((e.SeatGiven(EntryNo(2), chair(1, 3)),), "ab12", by_hand=True))
    (draw,) = room.now.draws
    assert (draw.what, draw.seed, draw.by_hand, draw.seats, draw.seq) == ("draw", "ab12", True, 1, room.seq)


def test_an_entry_is_taken_back_once() -> None:
    room = Room("1: A.")
    assert room.do(e.EntryVoided(room.number("A"))) == e.EntryVoided(room.number("A"), chair(1, 1))
    assert room.refusal(e.EntryVoided(room.number("A"))) == "entry-void"
    assert room.refusal(e.PinMarked(room.number("A"), True)) == "entry-void"


def test_here_and_noshow_are_for_who_has_a_seat() -> None:
    room = Room("1: AB")
    room.do(MakeEntry())
    assert room.refusal(e.PresenceMarked(EntryNo(3), "here")) == "entry-waiting"
    room.bust("B")
    assert room.refusal(e.PresenceMarked(room.number("B"), "here")) == "entry-out"


@pytest.mark.parametrize(
    ("presence", "event"),
    [("here", e.PlayersArrived((EntryNo(1),))), ("noshow", e.PlayerMissing(EntryNo(1)))],
)
def test_a_report_from_the_seat_he_goes_to_means_that_he_has_arrived(presence: str, event: e.Event) -> None:
    room = Room("1: A.\n2: B.")
    room.move("A", 2, 2)
    assert room.do(e.PresenceMarked(room.number("A"), presence)) == event


def test_a_bust_names_everybody_once() -> None:
    room = Room("1: ABD\n2: C")
    one = room.number("A")
    assert room.refusal(BustPlayers(((one, None), (one, None)))) == "entry-twice"
    assert room.refusal(BustPlayers(((one, None),), before=room.number("B"))) == "not-out"
    assert room.do(BustPlayers(((one, 9000), (room.number("B"), 4000)))) == e.PlayersBusted(
        (e.Out(one, chair(1, 1), 9000), e.Out(room.number("B"), chair(1, 2), 4000))
    )
    assert room.refusal(BustPlayers(((one, None),))) == "entry-out"


def test_somebody_at_the_table_has_won_the_chips() -> None:
    room = Room("1: ABC\n2: DEF")
    everybody = tuple((room.number(letter), None) for letter in "ABC")
    assert room.refusal(BustPlayers(everybody)) == "all-at-table-out"
    room.do(BustPlayers(everybody[:2]))
    room.bust("C")  # who sits alone may have lost his chips before he was moved
    room.bust("D")
    assert room.refusal(BustPlayers(tuple((room.number(letter), None) for letter in "EF"))) == "nobody-left"
    room.bust("E")
    assert room.refusal(BustPlayers(((room.number("F"), None),))) == "nobody-left"


def test_who_waits_or_is_on_his_way_can_be_out_too() -> None:
    room = Room("1: A.\n2: B.")
    room.do(MakeEntry())
    room.move("A", 2, 2)
    event = room.do(BustPlayers(((EntryNo(3), None), (room.number("A"), None))))
    assert event == e.PlayersBusted((e.Out(EntryNo(3)), e.Out(room.number("A"), chair(2, 2))))


def test_two_are_kept_apart() -> None:
    room = Room("1: AB")
    one, two = room.number("A"), room.number("B")
    assert room.refusal(e.KeptApart(one, one)) == "entry-twice"
    room.do(e.KeptApart(one, two))
    assert room.now.apart == {frozenset({one, two})}
    room.bust("B")
    assert room.refusal(e.KeptApart(one, two)) == "entry-out"
    assert room.refusal(e.KeptApart(two, one)) == "entry-out"


def test_stacks_are_counted_of_somebody() -> None:
    room = Room("1: A.")
    room.do(e.StacksCounted(((room.number("A"), 41000),)))
    assert room.entry("A").chips == 41000


def test_anybody_can_be_forgotten() -> None:
    room = Room("1: AB")
    room.bust("B")
    before = room.now
    room.do(e.PlayerForgotten(room.number("B")))
    assert room.now == before
    assert room.refusal(e.PlayerForgotten(EntryNo(9))) == "no-entry"
    assert room.refusal(e.PlayerForgotten(EntryNo(0))) == "no-entry"


def test_who_was_undone_can_be_forgotten_alone_and_with_all_who_were() -> None:
    room = Room("1: AB..")
    assert room.refusal(ForgetUndone()) == "nobody-undone"
    for seat in (3, 4):
        room.do(MakeEntry(chair(1, seat)))
        room.undo()
    room.do(e.PlayerForgotten(EntryNo(3)))
    assert room.do(ForgetUndone()) == e.UndoneForgotten((EntryNo(3), EntryNo(4)))
    assert room.do(MakeEntry(chair(1, 3))).entries_made() == (5,)


def test_a_pinned_player_stays_through_balance_and_breaks_but_can_be_moved() -> None:
    room = Room("1: A.\n2: B.")
    room.do(e.PinMarked(room.number("A"), True))
    send = (SendPlayer(room.number("A"), chair(2, 2)),)
    assert room.refusal(MovePlayers(send, "balance")) == "pinned"
    assert room.refusal(MovePlayers(send, "break", (TableNo(1),))) == "pinned"
    room.do(MovePlayers(send, "move"))
    assert room.drawing() == "1: ..\n2: Ba"
