"""What is dealt, at how many seats, and by whom."""

from floorman.core import facts as e
from floorman.core.facts import MovePlayers, SendPlayer
from floorman.core.format import DealerLine, GameOrder, ShorterTables
from floorman.core.model import SeatNo, TableNo
from tests.core.rooms import Room, chair, positions
from tests.core.whole import check

ONE, TWO = TableNo(1), TableNo(2)


def test_each_table_deals_the_games_in_turn() -> None:
    order = GameOrder("HORSE", 8)
    assert [order.at(hands) for hands in (0, 7, 8, 39, 40)] == ["H", "H", "O", "E", "H"]


def test_an_order_begins_with_the_first_game_at_every_table() -> None:
    room = Room("1: AB\n2: CD")
    room.do(e.HandsPlayed(ONE, 3))
    room.do(e.GamesSet("HO", 2))
    assert (room.now.games, room.table(1).games_from) == (GameOrder("HO", 2), 3)
    room.do(e.GamesSet())
    assert room.now.games is None
    assert room.refusal(e.GamesSet()) == "no-games"
    assert room.refusal(e.GamesSet("A" * 13)) == room.refusal(e.GamesSet("H", 0)) == "bad-games"
    room.do(e.NoteMade())
    room.undo(len(room.log.facts) - 1)
    assert room.now.games == GameOrder("HO", 2)


def test_tables_are_to_be_shorter_later() -> None:
    room = Room("1: AB")
    room.do(e.TablesResized(6, at=30))
    assert room.now.shorter == ShorterTables(6, 30)
    assert room.refusal(e.TablesResized(13)) == "bad-seats"
    assert room.refusal(e.TablesResized(9)) == "seats-not-fewer"
    assert e.TablesResized(6).serials() == e.TablesResized(6).moved_entries() == ()
    assert list(e.TablesResized(6).false_slips(1, 1)) == []


def test_tables_are_made_shorter_with_the_moves_that_it_takes() -> None:
    room = Room("1: A..B\n2: C...")
    b, c = room.number("B"), room.number("C")
    moves = (SendPlayer(b, chair(1, 2)), SendPlayer(c, chair(1, 3)))
    moved = MovePlayers(moves, "redraw", (TWO,), seed="seed").decide(room.now)
    event = e.TablesResized(3, moved=moved, locked=((ONE, (SeatNo(4),)),))
    room.do(event)
    check(room.now)
    assert room.drawing() == "1: Abcx"
    assert (room.now.seats, room.table(1).cut, room.now.shorter) == (3, 3, None)
    assert (event.serials(), event.moved_entries()) == ((1, 2), (b, c))
    assert [slip.serial for slip in event.false_slips(1, 1)] == [1, 2]
    room.undo()
    assert room.drawing() == "1: A..B\n2: C..."
    assert room.now.slips[1].void == "undone"
    again = Room("1: A..B")
    again.do(e.TablesResized(8))
    assert again.now.seats == 8


def test_a_resize_is_not_taken_back_once_somebody_sits_there() -> None:
    room = Room("1: A..B\n2: C...")
    moved = MovePlayers((SendPlayer(room.number("B"), chair(1, 2)),), "redraw").decide(room.now)
    room.do(e.TablesResized(3, moved=moved))
    resized = len(room.log.facts)
    room.do(e.PositionsSeen((e.Seen(TWO, positions(1, 2, 3)),)))
    room.undo(resized)
    assert room.drawing() == "1: A..B\n2: C..."
    room.do(e.TablesResized(6, at=3))
    room.do(e.NoteMade())
    room.undo(len(room.log.facts) - 1)
    assert room.now.shorter is None


def test_dealers_go_one_table_on() -> None:
    room = Room("1: AB")
    room.do(e.DealersPushed(("a", "b", "c")))
    line = room.now.dealers
    assert line == DealerLine(("a", "b", "c"), 0, room.clock)
    assert line.pushed() == ("c", "a", "b")
    room.do(e.DealersPushed(line.pushed(), 1))
    assert room.now.dealers == DealerLine(("c", "a", "b"), 1, room.clock)
    room.undo(len(room.log.facts))
    room.do(e.DealersPushed(()))
    assert room.now.dealers is None
    assert room.refusal(e.DealersPushed(("a", "a"))) == "dealer-twice"
    assert room.refusal(e.DealersPushed(tuple(map(str, range(1001))))) == "bad-crew"
