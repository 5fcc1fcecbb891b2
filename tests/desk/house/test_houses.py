"""Houses from files."""

from pathlib import Path

import pytest

from floorman.desk.house import houses
from floorman.desk.house.houses import SHIPPED, load_house, shipped_houses
from floorman.rules.citation import Unanswerable
from floorman.text.say import say

CLUB = """
name = "Club Rounders"
like = "longform-06"
[choices]
gap = 1
[cites]
gap = "house 4"
[regulator]
deals = "forbidden"
"""


def test_the_shipped_houses_by_name() -> None:
    assert tuple(shipped_houses()) == SHIPPED
    for name in SHIPPED:
        assert load_house(name).name == name
        assert load_house(name) is load_house(name)
    assert (load_house("pokerstars").choices.gap, load_house("longform-06").choices.dodging) == (1, "ladder")


def test_a_rooms_own_house_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text(CLUB, encoding="utf-8")
    house = load_house(str(path))
    assert (house.name, house.choices.gap, house.choices.dodging) == ("Club Rounders", 1, "ladder")
    assert [str(house.cite(key)) for key in ("gap", "deals", "dodging")] == [
        "house 4",
        "regulator Club Rounders",
        "longform-06 06.2",
    ]


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"name = ", "house.not-toml"),
        (b"\xff\xfe", "house.unknown"),
        (b'name = "Club"\ncolour = 1', "house.unknown-key"),
        (b"#" * 2000, "house.unknown"),
    ],
)
def test_a_file_that_cannot_be_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes, says: str
) -> None:
    monkeypatch.setattr(houses, "LARGEST_FILE", 1000)
    path = tmp_path / "club.toml"
    path.write_bytes(content)
    with pytest.raises(Unanswerable) as refused:
        load_house(str(path))
    assert (refused.value.code, refused.value.says) == ("unknown-house", says)
    assert say(refused.value.says, refused.value.params)


@pytest.mark.parametrize("name", ["back-room", "", "/dev/zero", ".", "a\0b", "x" * 5000])
def test_no_such_house(name: str) -> None:
    with pytest.raises(Unanswerable) as refused:
        load_house(name)
    assert (refused.value.code, refused.value.says) == ("unknown-house", "house.unknown")
