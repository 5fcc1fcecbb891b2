"""Encodings: what each reading shows, which comes first, and what is never guessed silently."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.exchange.encodings import OFFERED, decoded, encoding_of, readings
from floorman.exchange.refused import ListRefused
from floorman.exchange.source import read_source


@pytest.mark.parametrize(
    ("encoding", "text"),
    [
        ("cp1250", "Name;Seat\nKręgosz;1\nŁódź;2"),
        ("cp1250", "Đorđin Žarkovačić\nŠime Ćosilić"),
        ("cp1250", "Jiřan Dvořínek\nTomáš Němčel"),
        ("cp1252", "Name\nBjørn Åsemund\nMärit Öst\n"),
        ("cp1252", "Nom\nFrançois Hervélin\nAnaïs"),
        ("cp1252", "Müßig Straßenauer\nJosé Ñuñel"),
        ("cp1251", "Златомир Яворешка"),
        ("cp1254", "İlkem Yıldızoğul\nIğdır Işıklar\nŞahinel"),
        ("cp1253", "Όνομα\nΓιώργος Παπαδείγμα"),
        ("koi8_r", "Эраст Щукаренко\nЁжик"),
        ("cp932", "卓,席,選手名,英字名\n1,1,架空 太吉,KAKUU Takichi"),
        ("gb18030", "桌,座位,姓名\n1,1,范例云\n1,2,王小例"),
        ("cp949", "이름\n김예시\n박보기"),
        ("utf-8", "Łukasz, Щерю, 架空"),
        ("utf-16", "Name\tSeat\nŁukasz\t1"),
        ("utf-16-le", "Name\tSeat\nLukasz\t1"),
    ],
)
def test_the_right_reading_comes_first(encoding: str, text: str) -> None:
    found = readings(text.encode(encoding))
    assert found[0].encoding == ("utf-16" if "16" in encoding else encoding)
    assert found[0].possible
    assert decoded(text.encode(encoding), found[0].encoding) == text


def test_every_offered_encoding_is_shown_with_what_it_would_read() -> None:
    found = {one.encoding: one for one in readings("Śliwczyńska;Żółtarz;Ćwiąkoń".encode("cp1250"))}
    assert set(OFFERED) <= set(found)
    assert found["cp1250"].sample == "Śliwczyńska, Żółtarz, Ćwiąkoń"
    assert found["cp1252"].sample == "Œliwczyñska, ¯ó³tarz, Æwi¹koñ"
    assert found["cp1251"].sample.startswith("Њliwczyсska")
    assert (found["utf-8"].possible, found["utf-8"].fault) == (False, 1)


def test_utf_8_names_the_line_that_it_cannot_be() -> None:
    found = {one.encoding: one for one in readings("Name\nAnna\nŁódź\n".encode("cp1250"))}
    assert found["utf-8"].fault == 3


def test_a_guess_is_told_as_one() -> None:
    assert read_source("Name\nŁódźanin\n".encode("cp1250")).guessed == "Windows-1250"
    assert read_source("Name\nŁódźanin\n".encode()).guessed == ""
    assert read_source(b"Name\nAnna\n").guessed == ""


def test_another_encoding_can_be_chosen() -> None:
    raw = "Name\nŁódźanin\n".encode("cp1250")
    assert read_source(raw, "Windows-1252").rows[0].cells == ("£ódŸanin",)


def test_an_encoding_that_cannot_be_is_refused_with_its_line() -> None:
    with pytest.raises(ListRefused) as refused:
        read_source("Name\nŁódź\n".encode("cp1250"), "utf-8")
    assert refused.value.code == "list.encoding-fails"
    assert refused.value.params == {"encoding": "UTF-8", "line": 2}


def test_one_lost_letter_does_not_turn_utf_8_into_rubbish() -> None:
    raw = ("Name\n" + "Śliwczyńska\n" * 10).encode() + b"Kr\xeagosz\n"
    source = read_source(raw)
    assert source.encoding == "utf-8"
    assert source.rows[-1].cells == ("Kr\ufffdgosz",)


@pytest.mark.parametrize(
    ("asked", "codec"),
    [
        ("Windows-1250", "cp1250"),
        ("cp1251", "cp1251"),
        ("UTF8", "utf-8"),
        ("utf-16-le", "utf-16"),
        ("Shift-JIS", "cp932"),
        ("KOI8-R", "koi8_r"),
        ("latin1", "latin-1"),
    ],
)
def test_encodings_go_by_their_usual_names(asked: str, codec: str) -> None:
    assert encoding_of(asked) == codec


@pytest.mark.parametrize("asked", ["", "zip", "rot13", "unicode_escape", "idna", "no-such", "utf-7", "\0", "x" * 999])
def test_what_is_no_encoding_for_lists_is_refused(asked: str) -> None:
    with pytest.raises(ListRefused) as refused:
        encoding_of(asked)
    assert refused.value.code == "list.encoding-unknown"


@given(st.binary(max_size=400))
def test_any_bytes_have_readings(raw: bytes) -> None:
    found = readings(raw)
    assert set(OFFERED) <= {one.encoding for one in found}
    for one in found:
        assert 0 <= one.sense <= 1
        if one.possible:
            decoded(raw, one.encoding)
