"""The program's own lists read back: the same people on the same chairs with the same chips, and nobody else."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from floorman.core.entry import EntryState
from floorman.core.facts import ImportEntries, ListedEntry, NewTable
from floorman.core.model import Chair, SeatNo, TableNo
from floorman.desk.files.importing import previewed, take_over
from floorman.desk.front.exporting import KINDS, listed
from floorman.exchange.columns import understand
from floorman.exchange.export import csv_bytes, xlsx_bytes
from floorman.exchange.refused import ListRefused
from floorman.exchange.source import read_source
from tests.desk.rooms import TestDesk

Write = Callable[..., bytes]
NAMES = [
    "Ann Zed",
    "Bob Yew",
    "Zoë O’Hara",
    "Łukasz Żak",
    "Цветомил Къдринов",
    "範例雲",
    "Suma Patel",
    "=1+1 Corby",
    "Madonella",
]
GOES = ["stays", "out", "void", "stays", "moves", *["stays"] * 4]
SECONDS = ["", "", "Kim Yesi"]

people = st.lists(
    st.tuples(
        st.sampled_from(NAMES),
        st.sampled_from(SECONDS),
        st.booleans(),
        st.none() | st.integers(0, 500_000),
        st.sampled_from(["stays", "stays", "stays", "out", "void", "moves"]),
    ),
    min_size=1,
    max_size=30,
)


def filled(room: TestDesk, drawn: list[tuple[str, str, bool, int | None, str]]) -> None:
    """Who is drawn comes in, and then goes where he goes."""
    chairs = [Chair(TableNo(nth // 9 + 1), SeatNo(nth % 9 + 1)) for nth in range(len(drawn))]
    rows = tuple(
        ListedEntry(chair if seated else None, chips)
        for chair, (_, _, seated, chips, _) in zip(chairs, drawn, strict=True)
    )
    tables = tuple(NewTable(TableNo(number), 9) for number in range(1, 7))
    names = [(name, second if not name.isascii() else "") for name, second, *_ in drawn]
    room.desk.record(ImportEntries(rows, tables), names=names)
    free = iter([(table, seat) for table in (5, 6) for seat in range(1, 10)])
    for number, (chair, (_, _, seated, _, goes)) in enumerate(zip(chairs, drawn, strict=True), 1):
        if goes == "void":
            room.desk.call(f"void #{number}")
        elif seated and goes == "out":
            room.desk.call(f"{chair} x")
        elif seated and goes == "moves" and (at := next(free, None)):
            room.desk.call(f"move {chair} {at[0]}-{at[1]}")


def alive(room: TestDesk) -> list[tuple[object, ...]]:
    """Names, chair (or where he is expected) and chips of who plays or waits."""
    names = room.desk.floor.names
    return [
        (names.name(entry.number), names.second(entry.number), entry.chair, entry.chips)
        for entry in room.desk.floor.now.entries.values()
        if entry.alive
    ]


def read_back(room: TestDesk, folder: Path, kind: str, write: Write) -> tuple[TestDesk, list[str]]:
    """A new room with what ``kind`` exports of the other, and what was said."""
    headings, rows = listed(room.desk, kind)
    source = read_source(write(headings, list(rows)))
    again = TestDesk(folder)
    found = previewed(again.desk, source, understand(source))
    assert found.clean, [one.code for one in found.problems]
    if found.rows:
        take_over(again.desk, found)
    return again, [one.code for one in found.problems]


@pytest.mark.parametrize("write", [csv_bytes, xlsx_bytes])
def test_players_read_back_as_the_same_room(tmp_path_factory: pytest.TempPathFactory, write: Write) -> None:
    @settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow])
    @given(people)
    def same(drawn: list[tuple[str, str, bool, int | None, str]]) -> None:
        room = TestDesk(tmp_path_factory.mktemp("room"))
        filled(room, drawn)
        again, said = read_back(room, tmp_path_factory.mktemp("again"), "players", write)
        assert alive(again) == alive(room)
        gone = [entry for entry in room.desk.floor.now.entries.values() if not entry.alive]
        assert said.count("list.gone") == len(gone)

    same()


@pytest.mark.parametrize("write", [csv_bytes, xlsx_bytes])
def test_seats_read_back_as_the_same_chairs(tmp_path_factory: pytest.TempPathFactory, write: Write) -> None:
    @settings(max_examples=8, suppress_health_check=[HealthCheck.too_slow])
    @given(people.filter(lambda drawn: any(seated and goes == "stays" for _, _, seated, _, goes in drawn)))
    def same(drawn: list[tuple[str, str, bool, int | None, str]]) -> None:
        room = TestDesk(tmp_path_factory.mktemp("room"))
        filled(room, drawn)
        again, _ = read_back(room, tmp_path_factory.mktemp("again"), "seats", write)
        seated = [entry for entry in room.desk.floor.now.entries.values() if entry.state is EntryState.SEATED]
        names = room.desk.floor.names
        wanted = {(names.name(entry.number), entry.chair, entry.chips) for entry in seated}
        assert {(name, chair, chips) for name, _, chair, chips in alive(again)} == wanted

    same()


def test_out_void_waiting_and_on_the_way(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=2)
    drawn = [(name, "", name != "Łukasz Żak", 5_000, goes) for name, goes in zip(NAMES, GOES, strict=True)]
    filled(room, drawn)
    states = {entry.number: entry.state.value for entry in room.desk.floor.now.entries.values()}
    assert states == {
        1: "seated",
        2: "out",
        3: "void",
        4: "waiting",
        5: "transit",
        **dict.fromkeys(range(6, 10), "seated"),
    }
    (tmp_path / "again").mkdir()
    again, said = read_back(room, tmp_path / "again", "players", csv_bytes)
    assert said == ["list.gone", "list.gone", "list.no-seat"]
    assert alive(again) == alive(room)
    assert again.show()["counts"]["seated"] == 6


WITH_PLAYERS = {"players", "seats"}
OF_MONEY = {"payouts", "sales", "cash", "tickets"}
"""Lists that there are only where something is sold."""


@pytest.mark.parametrize("write", [csv_bytes, xlsx_bytes])
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in WITH_PLAYERS | OF_MONEY])
def test_other_lists_bring_nobody_back(tmp_path: Path, kind: str, write: Write) -> None:
    room = TestDesk(tmp_path, tables=2)
    room.play("new Ann Zed 1-1\nnew Bob Yew 1-2\nnew Cid Wye 2-1\nnew Dan Vee 2-2\n1-1 x\n2-2 x\nnote 1 late")
    headings, rows = listed(room.desk, kind)
    source = read_source(write(headings, list(rows)))
    with pytest.raises(ListRefused) as refused:
        previewed(room.desk, source, understand(source))
    assert refused.value.code in ("list.is-named-results", "list.is-journal", "list.is-levels", "list.no-names")
