"""A name is found in a remark: whole whatever others are called, by a word that is his alone, bent, in any script."""

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.desk.forgetting.inflection import is_form
from floorman.desk.forgetting.unnamed import without
from floorman.desk.simulation.demo import demo_evening
from floorman.exchange.names import fold

ANNA = "Anna Kowalska"


def left(name: str, text: str, *others: str) -> str:
    """``text`` once ``name`` is forgotten as entry 17."""
    return without({name: 17}, others)(text)


@pytest.mark.parametrize(
    "text", ["Anna Kowalska", "anna kowalska", "Kowalska, Anna", "KOWALSKA Anna", "annakowalska", "Annie Kowalskiej"]
)
def test_the_whole_name_goes_though_others_share_each_of_its_words(text: str) -> None:
    assert left(ANNA, f"swore at {text} twice", "Anna Nowak", "Ewa Kowalska") == "swore at #17 twice"


def test_a_word_that_others_share_stays_and_one_that_is_his_alone_goes() -> None:
    assert left(ANNA, "Anna saw it, Kowalska too", "Anna Nowak") == "Anna saw it, #17 too"
    assert left(ANNA, "Annie to powiedziała", "Anna Nowak") == "Annie to powiedziała"


def test_an_initial_tells_who_of_a_family_is_meant() -> None:
    assert left(ANNA, "A. Kowalska, E. Kowalska, Kowalska", "Ewa Kowalska") == "#17, E. Kowalska, Kowalska"
    assert left(ANNA, "A. Kowalska, ugh", "Adam Kowalska") == "A. Kowalska, ugh"


def test_a_longer_name_of_another_is_left_whole() -> None:
    assert left("Max", "Max Power saw max", "Max Power") == "Max Power saw #17"
    assert left("Jan Maria Nowak", "Jan Maria Rokita", "Jan Maria Rokita") == "Jan Maria Rokita"
    assert left("王伟", "王伟明和王伟", "王伟明") == "王伟明和#17"


def test_a_namesake_s_name_goes_from_remarks_too() -> None:
    assert left(ANNA, "Anna Kowalska", ANNA) == "#17"


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("Li Wu", "li wu; Wu; a li", "#17; #17; a #17"),
        ("Bo", "swore at bo", "swore at #17"),
        ("An To", "An was told to sit, to An", "#17 was told to sit, #17"),
        ("王伟", "玩家王伟大声喊", "玩家#17大声喊"),
        ("王 伟", "王伟3号", "#17 3号"),
        ("王伟明", "伟明喊", "#17喊"),
        ("김철수", "철수가 김철수에게", "#17가 #17에게"),
        ("山田 太郎", "山田さんは太郎", "#17さんは#17"),
        ("अनिल कुमार", "खिलाड़ी अनिल कुमार ने", "खिलाड़ी #17 ने"),
        ("अनिल कुमार", "अनिलने देखा", "#17 देखा"),
        ("מֹשֶׁה כֹּהֵן", "משה כהן אמר", "#17 אמר"),
        ("משה כהן", "אמר לכֹּהֵן", "אמר #17"),
        ("محمد علي", "قال لمحمد", "قال #17"),
        ("สมชาย ใจดี", "ผู้เล่นสมชายใจดีตะโกน", "ผู้เล่น#17ตะโกน"),
        ("Sean O'Brien", "O’Brien, OBrien, Brien's cap", "#17, #17, #17's cap"),
        ("Sean OBrien", "o brien", "#17"),
        ("Oʻtkir Zoʻr", "O'tkir", "#17"),
        ("Żaneta Żak-Wilk", "zak wilk", "#17"),
        ("Nguyễn Văn An", "NGUYEN VAN AN, an old hand", "#17, an old hand"),
        ("Ludwig van Beethoven", "van Dijk saw Beethoven", "van Dijk saw #17"),
        ("Ben Carter", "Ben bent it", "#17 bent it"),
        ("Tim Hill", "called time, Tim", "called time, #17"),
        ("Nina Roy", "nine-handed; Nine", "nine-handed; #17"),
        ("Kid 77", "seat 9, kid, 77", "seat 9, #17"),
        ("Kid 77", "seat 77", "seat 77"),
        ("♠♠♠", "the ♠♠♠ swore", "the #17 swore"),
        ("İlker Iş", "ilker", "#17"),
        ("Иван Петров", "Иваны и Петрову", "#17 и #17"),
    ],
)
def test_scripts_and_spellings(name: str, text: str, expected: str) -> None:
    assert left(name, text) == expected
    assert left(unicodedata.normalize("NFD", name), unicodedata.normalize("NFD", text)) == expected


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("Kowalska", "Kowalskiej Kowalską"),
        ("Kowalski", "Kowalskiego Kowalskiemu Kowalskim Kowalscy Kowalskich"),
        ("Nowak", "Nowaka Nowakowi Nowakiem Nowaku Nowakowie Nowaków"),
        ("Marek", "Marka Markowi Markiem"),
        ("Paweł", "Pawła Pawłowi"),
        ("Jadwiga", "Jadwigi Jadwidze Jadwigę"),
        ("Monika", "Monice Moniką"),
        ("Marta", "Marcie Martę"),
        ("Piotr", "Piotra Piotrze"),
        ("Zdzisław", "Zdzisława Zdzisławem"),
        ("Ewa", "Ewy Ewie Ewę"),
        ("Иванова", "Ивановой Иванову"),
        ("Иванов", "Ивановы Иванову Ивановым"),
        ("Павел", "Павла Павлу"),
        ("Петър", "Петре Петра"),
        ("Вазовски", "Вазовския"),
        ("Jonas", "Jono Jonui"),
        ("Erzsébet", "Erzsébetnek"),
    ],
)
def test_endings_of_the_languages_that_bend_names(name: str, forms: str) -> None:
    missed = [form for form in forms.split() if not is_form(fold(name), fold(form))]
    assert not missed


@pytest.mark.parametrize(
    ("name", "other"),
    [("Kowalska", "Kowalskiego"), ("Kowalski", "Kowalskiej"), ("Nowak", "Nowicki"), ("Anna", "Ankieta"), ("Li", "Lis")],
)
def test_another_name_is_no_form(name: str, other: str) -> None:
    assert not is_form(fold(name), fold(other))


def test_what_names_nobody_is_the_same_object_s_words() -> None:
    assert left(ANNA, "a  remark – with “signs”, é") == "a  remark – with “signs”, é"
    assert left("", "a remark") == "a remark"


def test_many_names_at_once_each_leave_their_own_number() -> None:
    unnamed = without({"Anna Kowalska": 3, "王伟": 4, "Bo Li": 5}, ["Ewa Kowalska"])
    assert unnamed("Anna Kowalska, Kowalska, 王伟, bo li") == "#3, Kowalska, #4, #5"


def test_each_of_an_evening_s_players_is_found_by_his_whole_name(tmp_path: Path) -> None:
    desk = demo_evening(tmp_path / "cup.floor", players=60)
    names = {entry: desk.floor.names.name(entry) for entry in desk.floor.now.entries}
    desk.close()
    for entry, name in names.items():
        others = [other for number, other in names.items() if number != entry]
        assert without({name: entry}, others)(f"swore at {name}; {name}.") == f"swore at #{entry}; #{entry}."


LETTERS = st.sampled_from(
    ["abcdełżźóñ", "ABCDEŁŻ", "абвгдѝй", "αβγδς", "王伟明李", "אבגדה", "ابتث", "กขคงใ", "अनिलकु", "김이박"]
)


@st.composite
def words(draw: st.DrawFn) -> str:
    return draw(st.text(draw(LETTERS), min_size=2, max_size=7))


@given(st.lists(words(), min_size=1, max_size=3), st.lists(words(), max_size=4), st.sampled_from(" ,-;:."), st.data())
def test_no_remark_keeps_the_whole_name(name: list[str], around: list[str], sign: str, data: st.DataObject) -> None:
    full = " ".join(name)
    at = data.draw(st.integers(0, len(around)))
    remark = sign.join([*around[:at], full.upper() if data.draw(st.booleans()) else full, *around[at:]])
    kept = left(full, remark, *data.draw(st.lists(words(), max_size=2)))
    assert f" {fold(full)} " not in f" {fold(kept)} "
