"""House files that are written read back as the same house."""

import tomllib
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from floorman.desk.house.houses import load_house, shipped_houses
from floorman.desk.house.writing import house_toml, save_house
from floorman.rules.citation import Citation, Unanswerable
from floorman.rules.house import House, house_from


def read(text: str) -> House:
    return house_from(tomllib.loads(text), shipped_houses())


def same(one: House, other: House) -> bool:
    ruled = (one.regulator, one.regulator_name) == (other.regulator, other.regulator_name) or not one.regulator
    return (one.name, one.choices, one.cites) == (other.name, other.choices, other.cites) and ruled


@pytest.mark.parametrize("name", ["tda-2024", "longform-06", "pokerstars"])
def test_a_shipped_house_reads_back_and_says_no_more_than_it_must(name: str) -> None:
    house = load_house(name)
    assert same(read(house_toml(house)), house)
    assert "[choices]" not in house_toml(house)


@given(st.text(min_size=1).filter(lambda name: name.strip() and name.isprintable()))
def test_any_name_reads_back(name: str) -> None:
    house = replace(load_house("tda-2024"), name=name.strip())
    assert read(house_toml(house)).name == name.strip()


@given(st.text(min_size=1).filter(lambda name: name.strip() and not name.strip().isprintable()))
def test_a_name_with_odd_signs_is_read_back_or_refused(name: str) -> None:
    house = replace(load_house("tda-2024"), name=name.strip())
    with suppress(Unanswerable, UnicodeError):
        assert read(house_toml(house).encode("utf-8").decode("utf-8")).name == name.strip()


def test_choices_citations_and_the_regulator_read_back() -> None:
    base = load_house("longform-06")
    choices = replace(
        base.choices,
        button_redraw_at=(3, 2, 1),
        final_table=10,
        deal_leave_max=2.5,
        ante_heads_up=False,
        deals="forbidden",
    )
    own = dict.fromkeys(("button_redraw_at", "final_table", "deal_leave_max", "ante_heads_up"), Citation("house", "4"))
    house = House("Club", choices, {**base.cites, **own}, {"deals": "forbidden"}, 'The "state"')
    assert same(read(house_toml(house)), house)


def test_the_file_is_whole_or_not_there(tmp_path: Path) -> None:
    house = load_house("pokerstars")
    path = tmp_path / "club.toml"
    save_house(house, path)
    assert same(load_house(str(path)), house)
    assert [one.name for one in tmp_path.iterdir()] == ["club.toml"]
    with pytest.raises(Unanswerable):
        save_house(replace(house, name="\ud800"), path)
    uncited = replace(house, choices=replace(house.choices, gap=7), cites={"gap": house.cites["gap"]})
    save_house(uncited, path)
    assert load_house(str(path)).choices.gap == 7
    assert [one.name for one in tmp_path.iterdir()] == ["club.toml"]
