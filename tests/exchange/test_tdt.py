"""Saves of The Tournament Director, and the literal that they are written in."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.exchange.literal import MAX_DEPTH, read_literal
from floorman.exchange.refused import ListRefused
from floorman.exchange.source import read_source
from floorman.exchange.source_kind import SourceKind
from tests.exchange.lists import read, sample, short


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('{a: 1, "b": [true, false, null], c: "x"}', {"a": 1.0, "b": [True, False, None], "c": "x"}),
        ("new Thing({A: new Other([1, 2,])});", {"A": [1.0, 2.0]}),
        ('Map.from([["k", 1], ["l", {}]])', {"k": 1.0, "l": {}}),
        ("new Pair(1, 'two')", [1.0, "two"]),
        ("new Empty()", []),
        (r'"\"q\" \u0141 \x41 \ud83c\udca1 \n\z"', '"q" Ł A 🂡 \nz'),
        ("-1.5e3", -1500.0),
        ("[]", []),
    ],
)
def test_values(text: str, value: object) -> None:
    assert read_literal(text) == value


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "{a}",
        "{a:}",
        "[1 2]",
        '"open',
        "alert",
        "1 + 1",
        "f(1) g",
        "{a: 1} {}",
        "[" * (MAX_DEPTH + 2),
        "new",
        "@",
    ],
)
def test_what_is_no_literal_is_refused(text: str) -> None:
    with pytest.raises(ListRefused) as refused:
        read_literal(text)
    assert refused.value.code == "list.tdt-broken"


@given(st.text(alphabet="{}[](),:;\"\\abnew 1.-\n'", max_size=60))
def test_any_text_is_a_value_or_refused(text: str) -> None:
    with suppress(ListRefused):
        read_literal(text)


def test_a_save_cut_off_anywhere_is_refused() -> None:
    raw = sample("16").read_bytes().rstrip()
    for length in range(100, len(raw) - 1, 197):
        with pytest.raises(ListRefused):
            read_source(raw[:length])


def save(players: str, tables: str) -> bytes:
    return (
        f'{{ V: "3.7.2", T: new Tournament({{Players: new GamePlayers({{Players: {players}}}),'
        f" Tables: new GameTables({{Tables: [{tables}]}})}}) }}"
    ).encode()


def test_names_seats_and_who_is_out() -> None:
    players = (
        'Map.from([["a", new GamePlayer({Name: new PlayerName({Nickname: "Nan", Firstname: "Anna", Lastname: "Holt"}),'
        ' ChipCount: 9500, Buyins: []})], ["b", new GamePlayer({Name: new PlayerName({Nickname: "Bo"}), Buyins:'
        ' [new GameBuyin({BustOut: new GameBustOut({})})]})], ["c", new GamePlayer({Name: new PlayerName({Nickname:'
        ' "Cy"}), Buyins: [new GameBuyin({BustOut: new GameBustOut({})}), new GameBuyin({BustOut: null})]})]])'
    )
    tables = 'new GameTable({Name: "Table 7", Seats: [null, "a"]}), new GameTable({Name: "Final", Seats: ["c"]})'
    found = read(save(players, tables))
    assert short(found) == [(1, "Anna Holt", "1-2", 9_500), (3, "Cy", "2-1", None)]
    assert found.rows[0].second_name == "Nan"
    assert [one.code for one in found.problems] == ["list.tdt-out"]


def test_older_saves_list_their_players() -> None:
    players = '[new GamePlayer({UUID: "a", Name: new PlayerName({Nickname: "Åsa"})})]'
    raw = save(players, 'new GameTable({Name: "Table 7", Seats: ["a"]})').decode().encode("cp1252")
    source = read_source(raw)
    assert (source.kind, source.encoding) == (SourceKind.TDT, "cp1252")
    assert short(read(raw)) == [(1, "Åsa", "7-1", None)]


def test_a_save_without_players_is_refused() -> None:
    with pytest.raises(ListRefused) as refused:
        read_source(save("Map.from([])", ""))
    assert refused.value.code == "list.tdt-no-players"
