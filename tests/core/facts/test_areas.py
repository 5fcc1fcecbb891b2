"""Parts of a room: which tables are in them, also tables that are opened later."""

from floorman.core import facts as e
from floorman.core.facts.areas import tables_of
from floorman.core.format import AREA_LETTERS, AreaColour, RoomArea
from floorman.core.model import TableNo
from tests.core.rooms import Room


def area(colour: AreaColour, *tables: int, name: str = "") -> e.AreaSet:
    return e.AreaSet(RoomArea(colour, tables_of(tables), name))


def test_each_colour_has_a_letter_of_its_own() -> None:
    assert len(set(AREA_LETTERS.values())) == len(AREA_LETTERS) == 8
    assert RoomArea("blue", ()).letter == "B"


def test_a_table_is_in_one_area() -> None:
    room = Room("1: AB\n2: CD\n3: EF")
    room.do(area("blue", 1, 2, name="by the window"))
    room.do(area("red", 2))
    assert [room.table(number).section for number in (1, 2, 3)] == ["blue", "red", ""]
    assert room.now.areas == (RoomArea("blue", (TableNo(1),), "by the window"), RoomArea("red", (TableNo(2),)))
    room.undo()
    assert [room.table(number).section for number in (1, 2)] == ["blue", "blue"]


def test_an_area_is_these_tables_and_no_others() -> None:
    room = Room("1: AB\n2: CD")
    room.do(area("blue", 1, 2))
    room.do(area("blue", 2))
    assert [room.table(number).section for number in (1, 2)] == ["", "blue"]
    room.do(area("blue"))
    assert room.table(2).section == ""
    assert room.now.areas == ()
    assert room.refusal(area("blue")) == "no-area"
    assert room.refusal(area("blue", 10_000)) == "bad-table"


def test_a_table_that_is_opened_later_stands_in_its_area() -> None:
    room = Room()
    room.do(area("green", 7, 8))
    room.do(e.TablesOpened((e.NewTable(TableNo(7), 9), e.NewTable(TableNo(9), 9))))
    assert (room.table(7).section, room.table(9).section) == ("green", "")
