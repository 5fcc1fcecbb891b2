"""The made-up evening's people: always the same, all different, of many scripts, and their chips add up."""

import unicodedata

import pytest
from reportlab.pdfbase.ttfonts import TTFont

from floorman.desk.simulation.made_up_people import STARTING_STACK, entrants
from floorman.shipped import resource


def scripts(name: str) -> set[str]:
    return {unicodedata.name(letter).split()[0] for letter in name if letter.isalpha()}


def test_the_same_seed_brings_the_same_people_and_another_seed_others() -> None:
    assert entrants(200) == entrants(200, seed=1)
    assert entrants(200) != entrants(200, seed=2)


def test_a_longer_list_begins_with_the_shorter_one() -> None:
    assert [one.name for one in entrants(300)][:200] == [one.name for one in entrants(200)]


def test_four_hundred_people_have_four_hundred_names() -> None:
    assert len({one.name for one in entrants(400)}) == 400


def test_beyond_the_names_there_are_the_list_goes_on() -> None:
    assert len(entrants(1500)) == 1500


def test_every_script_stands_in_every_hundred_names() -> None:
    seen = set().union(*(scripts(one.name) for one in entrants(100)))
    assert {"LATIN", "CYRILLIC", "CJK", "HANGUL"} <= seen
    assert any("ł" in one.name.casefold() for one in entrants(100))


def test_only_a_name_in_another_script_has_a_second_one_in_latin_letters() -> None:
    for one in entrants(400):
        if scripts(one.name) != {"LATIN"}:
            assert scripts(one.second_name) == {"LATIN"}, one
        elif one.second_name:
            assert one.second_name.isascii(), one


def test_no_name_has_stray_spaces_and_all_are_composed() -> None:
    for one in entrants(400):
        assert one.name == " ".join(unicodedata.normalize("NFC", one.name).split())


@pytest.mark.parametrize("count", [0, 1, 2, 199, 200])
def test_the_stacks_are_what_the_entries_brought_in(count: int) -> None:
    stacks = [one.chips for one in entrants(count)]
    assert sum(stacks) == count * STARTING_STACK
    assert all(stack > 0 and stack % 100 == 0 for stack in stacks)


def test_a_negative_number_of_people_is_refused() -> None:
    with pytest.raises(ValueError, match="-1"):
        entrants(-1)


def test_every_letter_stands_in_a_shipped_font() -> None:
    faces = [TTFont(path.stem, str(path)).face for path in resource("fonts").glob("*.ttf")]
    drawn = {code for face in faces for code in face.charToGlyph}
    letters = {letter for one in entrants(400) for letter in one.name + one.second_name}
    assert {letter for letter in letters if ord(letter) not in drawn} == set()
