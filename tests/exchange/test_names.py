"""Names as data: tidied, folded for search, shortened for a plate."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.exchange.names import MAX_NAME, fold, short_name, tidy_name


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Nessa   Pellow ", "Nessa Pellow"),
        ("Bo\u00a0Nbspen", "Bo Nbspen"),
        ("Ana\u200b Zerowidth", "Ana Zerowidth"),
        ("Zoe\u0308 Fe\u0301rnwell", "Zoë Férnwell"),
        ("架空\u3000太吉", "架空 太吉"),
        ("\ufeffHolt\x00 Pel\u00adlow\x1b", "Holt Pellow"),
        ("Holt\tPellow\r\n", "Holt Pellow"),
        ("Holt \ud800Pellow", "Holt Pellow"),
        ("\u202eevil\u202c Corby", "evil Corby"),
        ("=1+1 Corby", "=1+1 Corby"),
        ("@Sable", "@Sable"),
        ("-Plover", "-Plover"),
        ("Quill 🂡 Brindle", "Quill 🂡 Brindle"),
        ("Quill 👩\u200d🍳", "Quill 👩\u200d🍳"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("क्\u200dष", "क्\u200dष"),
        ("Hol\u200dt", "Holt"),
        ("Iğdır ışıklar", "Iğdır ışıklar"),
        ("O’Tarnbrook", "O’Tarnbrook"),
        ("", ""),
    ],
)
def test_a_name_is_kept_as_written_but_tidy(written: str, kept: str) -> None:
    assert tidy_name(written) == kept


def test_an_endless_name_is_cut() -> None:
    assert tidy_name("W" * 5000) == "W" * MAX_NAME
    assert len(tidy_name("Żó " * 500)) <= MAX_NAME


@given(st.text() | st.text(alphabet="a é\u0301\u200d\u200c\u200bی👩\ufe0fक\u00a0\ud800\u0345"))
def test_tidying_twice_changes_nothing(text: str) -> None:
    once = tidy_name(text)
    assert tidy_name(once) == once
    assert unicodedata.is_normalized("NFC", once)
    once.encode("utf-8")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("lukasz", "Łukasz Wołek"),
        ("wolek", "Łukasz WOŁEK"),
        ("skjordal", "Øyvard Skjørdal"),
        ("dordin", "Đorđin Žarkovačić"),
        ("zarkovacic", "Đorđin Žarkovačić"),
        ("o'tarn", "Odell O’Tarnbrook"),
        ("otarn", "Odell O'Tarnbrook"),
        ("thornaby pell", "Nessa Thornaby-Pell"),
        ("thornaby-pell", "Nessa Thornaby–Pell"),
        ("jarrick jay iii", "Thornaby-Pell, Jarrick “Jay” III"),
        ("strassenauer", "Müßig Straßenauer"),
        ("mussig", "MÜSSIG STRASSENAUER"),
        ("igdir isiklar", "IĞDIR IŞIKLAR"),
        ("igdir isiklar", "Iğdır ışıklar"),
        ("ilkem", "İlkem Yıldızoğul"),
        ("ngo dinh", "Ngô Đình Ví Dụ"),
        ("celikboeuf", "Anaïs ÇELIKBŒUF"),
        ("aether", "Æther Holt"),
        ("thor", "Þor Holt"),
        ("щерю", "Щерю Къдринов"),
        ("ежик", "Ёжик Эйдельманов"),
        ("太吉", "架空\u3000太吉"),
        ("김예", "김예시"),
        ("kakuu", "ＫＡＫＵＵ Takichi"),
        ("مثال", "مِثال المثالي"),
        ("holt jr", "Holt Jr."),
    ],
)
def test_what_is_typed_finds_the_name(typed: str, name: str) -> None:
    assert fold(typed) in fold(name)


def test_letters_of_their_own_stay_apart() -> None:
    assert fold("Андрей") != fold("Андреи")
    assert fold("がく") != fold("かく")
    assert fold("Đorđin") != fold("Djordjin")


@given(st.text() | st.text(alphabet="İıŁßﬁẞſΣς'’-–.Ňй\u0306\u0301がか\u3099각ﷺ½ªǅ\u0345ΐ\u1e9b"))
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@pytest.mark.parametrize(
    ("full", "short"),
    [
        ("Anna Kowalska", "A. Kowalska"),
        ("Kowalska, Anna", "A. Kowalska"),
        ("KOWALSKA, Anna", "A. KOWALSKA"),
        ("KOWALSKA Anna", "A. KOWALSKA"),
        ("DE LA BRÉTONNERIE Anaïs", "A. DE LA BRÉTONNERIE"),
        ("KIRVAN VOLKHONOV", "K. VOLKHONOV"),
        ("AJ Hobbleton", "A. Hobbleton"),
        ("Tamsin Bardo B Crakeford", "T. Crakeford"),
        ("Ardith de la Quarrel", "A. de la Quarrel"),
        ("de la Quarrel, Ardith", "A. de la Quarrel"),
        ("Noémion Du Châtelot", "N. Du Châtelot"),
        ("Holt Dunnifer Jr.", "H. Dunnifer Jr."),
        ("Holt Dunnifer, Jr.", "H. Dunnifer Jr."),
        ("Holt DUNNIFER JR", "H. DUNNIFER JR"),
        ('Thornaby-Pell, Jarrick "Jay" III', "J. Thornaby-Pell III"),
        ("Garrow “The Kettle” Holt", "G. Holt"),
        ("Odell O’Tarnbrook", "O. O’Tarnbrook"),
        ("Gaëtane d'Aubépinart", "G. d'Aubépinart"),
        ("Щерю Къдринов", "Щ. Къдринов"),
        ("İlkem Yıldızoğul", "İ. Yıldızoğul"),
        ("J. Kowalska-Nowak", "J. Kowalska-Nowak"),
        ("Madonella Maximilian", "M. Maximilian"),
    ],
)
def test_a_long_name_becomes_initial_and_last_name(full: str, short: str) -> None:
    assert short_name(full) == short


@pytest.mark.parametrize(
    "name",
    [
        "Madonellalonger",
        "X Æ",
        "Anna Ng",
        "Max-Ulv R",
        "Sölvi L-B",
        "架空 太吉",
        "김예시",
        "مثال المثالي",
        "דוגמה בדויה",
        "@Sable Garrow",
        "=1+1 Corby",
        "Player 1234",
        "van der Quarrelbergen",
        "",
    ],
)
def test_names_that_stay_whole(name: str) -> None:
    assert short_name(name) == name


@given(st.text() | st.text(alphabet="Ab. ,“”()'IJr"))
def test_shortening_never_fails_and_never_lengthens(text: str) -> None:
    assert len(short_name(text)) <= len(tidy_name(text)) + 1
