"""The journal behind PostgreSQL keeps what the one in a file keeps: one sequence, linked, only added to."""

from collections.abc import Callable
from contextlib import closing

import psycopg
import pytest

from floorman.hall.hall import Hall
from floorman.store.chain import canonical, link
from floorman.store.file import Asked, Behind, FileRefused, Head, NotRecorded, Text, open_file
from floorman.store.journal import Journal
from floorman.store.link import Address, connected
from floorman.store.mirror import Mirror, mirror_at
from floorman.store.rows import as_stored
from floorman.store.server import ServerJournal

Enter = Callable[..., Mirror]
AT = "2026-11-29T20:15:03.000Z"


def asked(mirror: Journal, entry: int = 1, **more: object) -> Asked:
    return Asked("entry-made", 1, {"entry": entry, "name": None}, AT, expected=mirror.head, **more)  # type: ignore[arg-type]


def test_a_row_stands_on_the_server_and_in_the_file_as_it_was_recorded(station: Enter) -> None:
    mirror = station("podium-1")
    row = mirror.append(asked(mirror, texts=[Text("entry", 1, "name", "Żółć Ї"), Text("event", 0, "remark", "late")]))
    (there,) = mirror.server.rows(0)
    (here,) = mirror.file.rows()
    assert there == here == row
    assert row.hash == link(mirror.server.rows_start.link, 1, row.at, "entry-made", 1, row.call, canonical(row.body))
    assert (
        mirror.texts()
        == mirror.server.texts()
        == [
            Text("entry", 1, "name", "Żółć Ї"),
            Text("event", 1, "remark", "late"),
        ]
    )


def test_the_server_alone_stamps(station: Enter) -> None:
    mirror = station("podium-1")
    row = mirror.append(asked(mirror))
    assert row.at > AT
    assert row.at.endswith("Z")
    assert len(row.at) == len(AT)


def test_a_level_is_told_with_the_instant_at_which_it_began(station: Enter) -> None:
    mirror = station("podium-1")
    begun = Asked("level-begun", 1, {"step": 1}, AT, call="level.1.7", expected=mirror.head)
    assert mirror.append(begun).at == AT
    assert mirror.append(asked(mirror)).at > AT


def test_a_level_that_two_keepers_tell_stands_once(station: Enter) -> None:
    first, second = station("podium-1"), station("podium-2")
    told = [
        one.append(Asked("level-begun", 1, {"step": 1}, AT, call="level.1.7", expected=one.head))
        for one in (first, second)
    ]
    assert told[0] == told[1]
    assert len(list(second.server.rows(0))) == 1


def test_times_never_go_back(club: Hall, station: Enter, tournament: str) -> None:
    mirror = station("podium-1")
    first = mirror.append(asked(mirror))
    late = "2999-01-01T00:00:00.000Z"
    with connected(club.owner()) as owner:
        hash_ = link(first.hash, 2, late, "note-made", 1, "podium-1.x.y", "{}")
        owner.execute(
            "INSERT INTO floor.journal VALUES (%s, 2, %s, 'note-made', 1, 'podium-1.x.y', '{}', %s)",
            (tournament, late, hash_),
        )
    mirror.refresh()
    assert mirror.append(asked(mirror, 3)).at == late


def test_nothing_is_recorded_behind_another_row_than_the_newest(station: Enter) -> None:
    first, second = station("podium-1"), station("podium-2")
    rows = [first.append(asked(first, number)) for number in (1, 2)]
    with pytest.raises(Behind) as behind:
        second.append(asked(second, 9, texts=[Text("entry", 9, "name", "Ann")]))
    assert behind.value.rows == tuple(rows)
    assert second.head == first.head
    assert list(second.file.rows()) == rows
    assert second.texts() == []


def test_a_call_that_comes_again_is_recorded_once(station: Enter) -> None:
    mirror = station("podium-1")
    named = asked(mirror, call=mirror.next_call())
    row = mirror.append(named)
    assert mirror.append(named) == row
    assert len(list(mirror.server.rows(0))) == 1


def test_nobody_records_under_another_stations_name(station: Enter) -> None:
    mirror = station("podium-1")
    with pytest.raises(NotRecorded) as refused:
        mirror.append(asked(mirror, call="podium-2.1.abcd"))
    assert refused.value.code == "hall.forbidden"


def test_the_journal_is_only_added_to_even_by_its_owner(club: Hall, station: Enter) -> None:
    mirror = station("podium-1")
    mirror.append(asked(mirror))
    for statement in ("UPDATE floor.journal SET kind = 'x'", "DELETE FROM floor.journal", "TRUNCATE floor.journal"):
        with connected(club.owner()) as owner, pytest.raises(psycopg.errors.RaiseException):
            owner.execute(statement)


def test_a_station_reads_and_writes_no_table(member: Callable[..., Address], station: Enter) -> None:
    mirror = station("podium-1")
    mirror.append(asked(mirror, texts=[Text("entry", 1, "name", "Ann")]))
    with connected(member("podium-9", "floor")) as connection:
        for table in ("journal", "text", "member", "preference", "print_job", "tournament", "present", "allowed"):
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                connection.execute(f"SELECT * FROM floor.{table}")
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                connection.execute(f"DELETE FROM floor.{table}")


def test_a_viewer_looks_and_reads_no_name(station: Enter) -> None:
    podium = station("podium-1")
    podium.append(asked(podium, texts=[Text("entry", 1, "name", "Ann")]))
    viewer = station("screen", "viewer")
    assert viewer.may == "look"
    assert viewer.head == podium.head
    assert viewer.texts() == []
    with pytest.raises(NotRecorded, check=lambda refused: refused.code == "hall.forbidden"):
        viewer.append(asked(viewer))
    with pytest.raises(NotRecorded, check=lambda refused: refused.code == "hall.forbidden"):
        viewer.set_text(Text("entry", 1, "name", "Eve"))


def test_what_others_did_comes_with_the_next_look(station: Enter) -> None:
    first, second = station("podium-1"), station("podium-2")
    assert second.refresh() is None
    row = first.append(asked(first, texts=[Text("entry", 1, "name", "Ann")]))
    assert second.refresh() == (row,)
    assert second.texts() == [Text("entry", 1, "name", "Ann")]
    assert second.refresh() is None
    first.set_text(Text("entry", 1, "name", "Anna"))
    assert second.refresh() == ()
    assert second.texts() == [Text("entry", 1, "name", "Anna")]


def test_who_is_woken_looks_again(station: Enter) -> None:
    from threading import Event

    first, second = station("podium-1"), station("podium-2")
    woken = Event()
    second.follow(woken.set)
    assert woken.wait(10)  # it listens
    woken.clear()
    first.append(asked(first))
    assert woken.wait(10)


def test_settings_of_the_room_are_everybodys(station: Enter) -> None:
    first, second = station("podium-1"), station("podium-2")
    first.set_preference("paper.line", "Club evening")
    second.refresh()
    assert second.preference("paper.line") == "Club evening"
    first.set_preference("paper.line", None)
    second.refresh()
    assert second.preference("paper.line") is None


def test_joining_late_takes_everything_and_goes_on(station: Enter) -> None:
    first = station("podium-1")
    for number in range(1, 40):
        first.append(asked(first, number, texts=[Text("entry", number, "name", f"P{number}")]))
    late = station("podium-2")
    assert late.head == first.head
    assert list(late.file.rows()) == list(first.file.rows())
    assert late.texts() == first.texts()
    late.append(asked(late, 99))


def test_a_mirror_that_has_gone_on_by_itself_is_refused(
    station: Enter, member: Callable[..., Address], tournament: str
) -> None:
    mirror = station("podium-1")
    mirror.append(asked(mirror))
    mirror.close()
    with open_file(mirror.file.path) as alone:
        alone.append(asked(alone, 2))
    with (
        closing(ServerJournal(member("podium-1", "td"), tournament)) as server,
        pytest.raises(FileRefused, match=r"hall\.forked"),
    ):
        mirror_at(str(mirror.file.path), server)
    with open_file(mirror.file.path) as alone:
        assert alone.head.seq == 2


def test_rows_that_do_not_link_are_not_taken(station: Enter) -> None:
    mirror = station("podium-1")
    row = mirror.append(asked(mirror))
    with pytest.raises(FileRefused, match=r"hall\.forked"):
        mirror.file.take((as_stored(row._replace(seq=2, body={"entry": 2})),))
    assert mirror.file.head == Head(1, row.hash)


def test_a_name_that_is_forgotten_is_in_no_file(club: Hall, station: Enter) -> None:
    first, second = station("podium-1"), station("podium-2")
    first.append(asked(first, texts=[Text("entry", 1, "name", "Xylophagos Quux")]))
    first.append(asked(first, 2, texts=[Text("entry", 2, "name", "Ann")]))
    second.refresh()
    assert first.forget(1)
    second.refresh()
    assert first.texts() == second.texts() == [Text("entry", 2, "name", "Ann")]
    places = [*club.data.rglob("*"), *first.file.path.parent.iterdir()]
    holding = [place for place in places if place.is_file() and b"Xylophagos" in place.read_bytes()]
    assert holding == []


def test_who_is_there(station: Enter) -> None:
    first, second = station("podium-1"), station("desk-2", "registration")
    here = {one.name: one for one in first.server.stations() if one.here}
    assert set(here) == {"podium-1", "desk-2"}
    assert here["desk-2"].ranks == ("registration",)
    second.close()
    assert [one.name for one in first.server.stations() if one.here] == ["podium-1"]


def test_the_clock_is_kept_by_who_joined_first_of_those_who_may(station: Enter) -> None:
    desk, first, second = station("desk-2", "registration"), station("podium-1", "floor"), station("podium-2", "td")
    for one in (desk, first, second):
        one.server.beat()
    assert [one.keeps_clock for one in (desk, first, second)] == [False, True, False]
    first.close()
    second.server.beat()
    assert second.keeps_clock
