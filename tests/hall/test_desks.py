"""Two podiums on one tournament: the same chair, the same player, undo and papers, and a server that falls silent."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from floorman.desk.desk import Desk
from floorman.desk.files.opening import Opening, new_desk, open_desk
from floorman.desk.front.json_view import room
from floorman.desk.printing.printing import Printing
from floorman.hall.hall import Hall
from floorman.hall.moving import move_in, move_out
from floorman.store.file import open_file
from floorman.store.link import Address
from floorman.store.mirror import mirror_at
from floorman.store.server import ServerJournal
from tests.hall.proxy import Cable

Member = Callable[..., Address]


@pytest.fixture(name="friday")
def _friday(own: Path, club: Hall, member: Member) -> str:
    """An evening of three tables and eight players, moved into the hall; its name there."""
    path = own / f"friday-{len(club.tournaments())}.floor"
    desk = new_desk(path, Opening("Friday", tables=(1, 2, 3)))
    for number in range(8):
        assert desk.call(f"new Player {'ABCDEFGH'[number]} {number % 2 + 1}-{number // 2 + 1}").ok
    desk.close()
    member("founder", "td")
    return move_in(str(path), f"hall:club/{path.stem}")


@pytest.fixture(name="podium")
def _podium(own: Path, friday: str, member: Member) -> Iterator[Callable[..., Desk]]:
    """A desk at a podium of that evening."""
    desks: list[Desk] = []

    def at(name: str, *ranks: str, port: int | None = None, patience: float | None = None) -> Desk:
        address = member(name, *ranks)
        if port is not None:
            address = replace(address, port=port)
        server = ServerJournal(address, friday.partition("/")[2], patience=patience)
        mirror = mirror_at(str(own / f"{name}-{len(desks)}.floor"), server)
        desks.append(Desk(mirror.file, journal=mirror))
        return desks[-1]

    yield at
    for desk in desks:
        desk.close()


Podium = Callable[..., Desk]


def out(desk: Desk) -> dict[int, int]:
    """Who is out, and the place that he took."""
    told = room(desk)["out"]
    return {one["entry"]: one["to"] for one in told}


def test_what_one_podium_records_the_other_sees(podium: Podium) -> None:
    first, second = podium("podium-1"), podium("podium-2")
    assert first.call("1-1 x").ok
    told = second.refresh()
    assert [fact.event.KIND for fact in told.facts] == ["players-busted"]
    assert not told.mine
    assert second.log.now == first.log.now
    assert second.floor.names.name(1) == "Player A"


def test_calls_that_have_nothing_to_do_with_each_other_are_both_recorded(podium: Podium) -> None:
    first, second = podium("podium-1"), podium("podium-2")
    assert first.call("1-1 x").ok
    assert second.call("2-2 x").ok  # decided on one row less: place 7 for the first, 8 had been his
    first.refresh()
    assert first.log.now == second.log.now
    assert out(first) == {1: 8, 4: 7}


def test_the_same_player_goes_out_once(podium: Podium) -> None:
    first, second = podium("podium-1"), podium("podium-2")
    assert first.call("1-1 x").ok
    told = second.call("1-1 x")
    assert not told.ok
    assert len(second.log.facts) == len(first.log.facts)


def test_a_seat_that_means_somebody_else_now_is_not_recorded_and_says_why(podium: Podium) -> None:
    first, second = podium("podium-1"), podium("podium-2")
    assert first.line("1-1 x; move 2-1 1-1")[0].ok
    assert first.call("arrived #2").ok or first.call("here #2").ok
    told = second.call("1-1 x")
    assert told.status == "not-recorded"
    assert "Player B" in told.says
    assert second.log.now == first.log.now


def test_one_chair_is_sold_once(podium: Podium) -> None:
    first, second = podium("podium-1"), podium("desk-2", "registration")
    assert first.call("new Ann Lee 3-5").ok
    told = second.call("new Bob Ray 3-5")
    assert not told.ok
    assert second.call("new Bob Ray 3-6").ok
    first.refresh()
    names = {entry: first.floor.names.name(entry) for entry in (9, 10)}
    assert names == {9: "Ann Lee", 10: "Bob Ray"}


def test_a_draw_that_was_overtaken_is_drawn_anew(podium: Podium) -> None:
    first, second = podium("podium-1"), podium("podium-2")
    for number in range(6):
        assert (first, second)[number % 2].call(f"new Late {'KLMNOP'[number]}").ok
    first.refresh()
    second.refresh()
    assert first.log.now == second.log.now
    chairs = [entry.chair for entry in first.log.now.entries.values() if entry.chair]
    assert len(chairs) == len(set(chairs)) == 14


def test_undo_takes_back_ones_own_newest(podium: Podium) -> None:
    first, second = podium("podium-1"), podium("podium-2")
    assert first.call("1-1 x").ok
    assert second.call("2-1 x").ok
    assert first.call("undo").ok
    second.refresh()
    assert set(out(second)) == {2}


def test_a_colleagues_call_does_not_end_my_redo(podium: Podium) -> None:
    first, second = podium("podium-1"), podium("podium-2")
    assert first.line("1-1 x; undo")[-1].ok
    assert second.call("2-1 x").ok
    assert first.call("redo").ok
    second.refresh()
    assert set(out(second)) == {1, 2}


def test_a_redo_is_refused_where_a_colleague_has_used_the_chair(podium: Podium) -> None:
    first, second = podium("podium-1"), podium("podium-2")
    assert first.call("new Ann Lee 3-5").ok
    assert first.call("undo").ok
    assert second.call("new Bob Ray 3-5").ok
    first.refresh()
    assert not first.call("redo").ok


def test_undo_by_number_takes_back_anybodys(podium: Podium) -> None:
    first, second = podium("podium-1"), podium("podium-2")
    told = first.call("1-1 x")
    assert second.refresh().ok
    assert second.call(f"undo {told.seq}").ok


def test_a_slip_is_printed_where_its_move_was_recorded(podium: Podium) -> None:
    first, second = podium("podium-1"), podium("podium-2")
    printing = [Printing(first), Printing(second)]
    assert first.call("move 1-1 3-1").ok
    second.refresh()
    assert [len(one._due) for one in printing] == [1, 0]


def test_who_may_not_is_told_so_and_nothing_is_recorded(podium: Podium) -> None:
    desk = podium("desk-1", "registration")
    told = desk.call("1-1 x")
    assert told.status == "not-recorded"
    assert desk.call("new Ann Lee").ok
    floor = podium("podium-5", "floor")
    assert floor.call("1-1 x").ok
    assert not floor.call("new Bob Ray").ok


def test_a_name_put_right_at_one_podium_is_right_at_the_other(podium: Podium) -> None:
    first, second = podium("podium-1"), podium("podium-2")
    first.journal.set_text(first.journal.texts()[0]._replace(text="Anna Lee"))
    second.refresh()
    assert second.floor.names.name(1) == "Anna Lee"


def test_who_is_forgotten_at_one_podium_is_forgotten_at_the_other(podium: Podium) -> None:
    first, second = podium("podium-1"), podium("podium-2")
    assert first.call("1-1 x").ok
    told = first.call("forget #1")
    assert told.ok, told.says
    second.refresh()
    assert second.floor.names.name(1) == first.floor.names.name(1)
    assert b"Player A" not in second.file.path.read_bytes()


@pytest.fixture(name="cable")
def _cable(club: Hall) -> Iterator[Cable]:
    cable = Cable(club.port)
    yield cable
    cable.close()


def test_a_server_that_falls_silent_is_noticed_and_nothing_is_lost_or_recorded_twice(
    podium: Podium, cable: Cable
) -> None:
    desk, other = podium("podium-1", port=cable.port, patience=0.3), podium("podium-2")
    assert desk.call("1-1 x").ok
    cable.pull()
    told = desk.call("2-1 x")
    assert told.status == "not-recorded"
    assert desk.journal.may == "cut-off"
    assert set(out(desk)) == {1}
    cable.plug_in()
    assert _until(lambda: desk.attempt(desk.refresh).ok and desk.journal.may == "write")
    other.refresh()
    assert desk.log.now == other.log.now
    again = desk.call("2-1 x")  # recorded now, or it was then: once in either case
    assert again.ok or len([f for f in desk.log.facts if f.event.KIND == "players-busted"]) == 2
    other.refresh()
    busts = [fact for fact in other.log.facts if fact.event.KIND == "players-busted"]
    assert len(busts) == 2


def test_a_sale_that_was_recorded_while_the_cable_was_pulled_is_not_made_twice(podium: Podium, cable: Cable) -> None:
    desk = podium("podium-1", port=cable.port, patience=0.3)
    cable.pull()
    assert not desk.call("new Ann Lee 3-1").ok
    cable.plug_in()
    assert _until(lambda: desk.attempt(desk.refresh).ok and desk.journal.may == "write")
    told = desk.call("new Ann Lee 3-1")
    named = [entry for entry in desk.log.now.entries if desk.floor.names.name(entry) == "Ann Lee"]
    assert len(named) == 1, told.says


def test_moved_in_and_out_again_every_row_is_the_same(own: Path, friday: str, podium: Podium) -> None:
    path = own / f"{friday.partition('/')[2]}.floor"
    before = list(open_file(path, read_only=True).rows())
    desk = podium("podium-1")
    assert desk.call("1-1 x").ok
    rows = list(desk.journal.rows())
    assert rows[: len(before)] == before
    move_out(friday, str(path))
    with open_file(path, read_only=True) as file:
        assert list(file.rows()) == rows
    told = desk.call("2-1 x")
    assert told.status == "not-recorded"
    again = open_desk(path)
    assert again.call("2-1 x").ok
    assert again.floor.names.name(1) == "Player A"
    again.close()


def test_a_file_whose_tournament_is_in_a_hall_is_not_written(own: Path, friday: str) -> None:
    path = own / f"{friday.partition('/')[2]}.floor"
    with pytest.raises(Exception, match=r"hall\.moved-there"):
        open_desk(path)
    open_desk(path, read_only=True).close()


def _until(reached: Callable[[], bool], seconds: float = 20) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if reached():
            return True
        time.sleep(0.02)
    return False
