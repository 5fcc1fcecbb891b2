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


def says(path: Path, content: str, encoding: str = "utf-8") -> str:
    """Why the house file with that content is not taken; "" if it is."""
    path.write_text(content, encoding=encoding)
    try:
        load_house(str(path))
    except Unanswerable as refused:
        why = refused
    else:
        return ""
    assert say(why.says, why.params).isprintable()
    return why.says


def test_a_byte_order_mark_is_no_part_of_the_file(tmp_path: Path) -> None:
    assert says(tmp_path / "club.toml", CLUB, "utf-8-sig") == ""


@pytest.mark.parametrize(
    "content",
    [
        "name = " + "[" * 49_000,
        "name = " + "{a=" * 30_000,
        "[" * 90_000,
        "\n".join(["x = [", *["["] * 40_000]),
        "a" + ".a" * 49_000 + " = 1",
        "[a" + ".a" * 49_000 + "]",
        '[a."' + '"."' * 30_000 + '"]',
    ],
)
def test_what_is_nested_without_end_is_refused_unread(
    tmp_path: Path, content: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tomllib.loads", lambda _text: pytest.fail("it was read"))
    assert says(tmp_path / "deep.toml", f'name = "Club"\n{content}') == "house.too-deep"


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    assert says(tmp_path / "huge.toml", "a" + ".a" * 200_000 + " = 1") == "house.unknown"
    assert says(tmp_path / "huge.toml", "name = " + "[" * 100_000) == "house.unknown"


@pytest.mark.parametrize("sign", ["\u202e", "\u2066", "\u200f", "\\u0007", "\\u001b", "\u2028", "\ufeff"])
def test_signs_that_no_paper_can_show(tmp_path: Path, sign: str) -> None:
    path = tmp_path / "club.toml"
    assert says(path, CLUB.replace("Club", f"Cl{sign}ub")) == "house.odd-sign"
    assert says(path, CLUB.replace('deals = "', f'name = "The{sign}state"\ndeals = "')) == "house.odd-sign"
    assert says(path, CLUB.replace("house 4", f"house 4{sign}")) == "house.bad-citation"
    assert says(path, CLUB.replace("Club", "Clüb\u00a0می\u200cخواهم 日本")) == ""
