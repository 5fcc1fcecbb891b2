"""Lists that people really have come in with their names, seats and chips, or name the row that cannot."""

from collections import Counter

import pytest

from floorman.exchange.refused import ListRefused
from floorman.exchange.source import read_source
from floorman.exchange.source_kind import SourceKind
from tests.exchange.lists import codes, read, sample, short


def test_01_a_room_export_of_36_tables() -> None:
    found = read(sample("01"))
    written = sample("01").read_text(encoding="utf-8-sig").splitlines()[1:]
    cells = [line.split(",") for line in written]
    expected = [(n, cell[7], f"{cell[3]}-{cell[5]}", int(cell[9])) for n, cell in enumerate(cells, 2)]
    assert short(found) == expected
    assert len(found.rows) == 245
    assert found.tables == tuple(range(1, 37))
    assert (found.rows[0].section, found.rows[0].ident, found.rows[244].section) == ("Black", "104616", "Gold")
    assert {code for _, code in codes(found)} == {"name-twice"}


def test_03_chips_in_quotes_and_a_person_at_two_tables() -> None:
    found = read(sample("03"))
    assert short(found) == [
        (2, "Ferris Gillyfax Bardo", "1-1", 355_500),
        (3, "KIRVAN VOLKHONOV", "1-2", 278_000),
        (4, "Odell O'Brindle", "1-3", 361_500),
        (5, "Vladrim sandreyev", "1-4", 74_000),
        (6, "Jarrick McTarn", "1-5", 336_000),
        (7, "Oleksin Lebyakov Sable", "1-6", 267_500),
        (8, "Timble Dunnifer", "1-7", 191_500),
        (9, "Plover Ashwhistle", "1-8", 302_500),
        (10, "Wendle Hobbleton", "2-1", 162_000),
        (11, "Anatel Shiraev", "2-2", 85_500),
        (12, "Odell O'Brindle", "2-3", 233_500),
        (13, "Garrow Hobbleton", "2-4", 75_000),
        (14, "Jarrick McTarn", "2-5", 304_000),
        (15, "QUILL", "2-6", 251_000),
        (16, "Nessa Tarnbrook", "2-7", 136_000),
        (17, "Burhay Holt A Crakeford", "2-8", 399_500),
        (18, "Ferris Gillyfax Bardo", "2-9", 30_000),
    ]
    assert codes(found) == [((4, 12), "name-twice"), ((6, 14), "name-twice"), ((2, 18), "name-twice")]
    assert {row.section for row in found.rows} == {"Blue Tier"}


def test_05_a_redraw_written_as_text() -> None:
    found = read(sample("05"))
    assert short(found) == [
        (4, "Nessa Pellow", "46-1", None),
        (5, "Sable Tarnbrook", "46-2", None),
        (6, "Nessa Hobbleton", "46-3", None),
        (7, "Ferris Hobbleton", "46-4", None),
        (8, "Quill Pellow", "46-5", None),
        (9, "Ardith Quarrelby", "46-6", None),
        (10, "Odell Mossgate", "46-7", None),
        (13, "Plover Pellow", "47-1", None),
        (14, "Tamsin Quarrelby", "47-2", None),
        (15, "Wendle Ashwhistle", "47-3", None),
        (16, "Holt Fenwillow", "47-5", None),
        (17, "Jarrick Mossgate", "47-6", None),
        (18, "Nessa Thornaby-Pell", "47-7", None),
        (19, "Ferris Pellow", "47-8", None),
    ]
    assert codes(found) == [((1,), "line-skipped")]


def test_06_a_final_table_in_the_forms_of_the_press() -> None:
    found = read(sample("06"))
    assert [(row.line, row.name, row.said.seat, row.chips) for row in found.rows] == [
        (2, "Ferris Wexley", 1, 1_134_000),
        (3, "Øyvard Skjørdal", 2, 260_000),
        (4, "Timble Pellow", 3, 6_170_000),
        (5, "Corby Fenwillow", 4, 546_000),
        (6, "Nessa Crakeford", None, 2_038_000),
        (7, "Garrow “The Kettle” Holt", 5, 987_500),
        (8, "Tamsin `Blip` O'Hobbleton", 6, 412_000),
        (9, "Wiesław Wąsożak", 7, 20_055_000),
        (10, "SANDREYEV Kirvan", 8, 5_494_967),
        (11, "Grażyna Śliwczyńska", 9, 243_500),
        (13, "Sølvi Åkerstrøm", None, 787_000),
        (14, "Hålvard Gråsteinåsen", None, 6_700_000),
        (15, "Jörgun Häggqvister", None, 6_700_000),
        (16, "Loïc Pérignac-Vaël", None, None),
    ]
    assert (found.seated, found.open_chairs) == (0, 1)
    assert codes(found) == [
        *[((line,), "seat-without-table") for line in (2, 3, 4, 5, 7, 8, 9, 10, 11)],
        ((12,), "open-chairs"),
        ((6, 13, 14, 15, 16), "no-seat"),
        ((16,), "money-not-chips"),
    ]


def test_08_a_polish_list_in_its_code_page() -> None:
    found = read(sample("08"))
    assert short(found) == [
        (2, "Zbyłut Łabędzicki", "1-1", 29_500),
        (3, "Bożydar Łabędzicki", "1-2", 10_500),
        (4, "Grażyna Śliwczyński", "1-3", 25_500),
        (5, "Bożydar BRZĘCZKOWIAK", "1-4", 123_500),
        (6, "Wiesław Żółtarz", "1-5", 158_500),
        (7, "Świętobor Kręgosz", "2-1", 186_500),
        (8, "Świętobor Ćwiąkoń", "2-2", 17_500),
        (9, "Małgosza BRZĘCZKOWIAK", "2-3", 109_000),
        (10, "Wiesław Gżegżułka", "2-4", 147_500),
    ]
    assert codes(found) == []
    assert found.not_kept == ("Kwota",)


def test_09_a_bulgarian_list_in_its_code_page() -> None:
    found = read(sample("09"))
    assert short(found) == [
        (2, "Златомир Яворешка", "1-1", 186_500),
        (3, "Златомир Бързаков", "1-2", 60_500),
        (4, "Цветомил Къдринов", "1-3", 129_500),
        (5, "Златомир Гъбенски", "1-4", 79_500),
        (6, "Тихолюб Къдринов", "2-1", 197_500),
        (7, "Щерю Юлиянчев", "2-2", 25_500),
        (8, "Златомир Жабълков", "2-3", 110_000),
        (9, "Щерю Къдринов", "2-4", 19_000),
        (10, "Эраст Щукаренко", "3-1", 5_494_967),
        (11, "Ёжик Эйдельманов", "3-2", 94_500),
        (12, "Эраст Подъячевский", "3-3", 94_500),
    ]
    assert codes(found) == []


def test_10_a_nordic_list_with_units() -> None:
    found = read(sample("10"))
    assert short(found) == [
        (2, "Bjørnulf Häggqvister", "1-1", 787_000),
        (3, "Märit Nørrebjergsen", "1-2", 6_700_000),
        (4, "Bjørnulf Åkerstrøm", "1-3", 54_200),
        (5, "Hålvard Häggqvister", "1-4", 1_245_000),
        (6, "Åsmund Skjørdal", "1-5", 98_500),
        (7, "Hålvard Ålvikmo", "2-1", 100_000),
        (8, "Bjørnulf Ålvikmo", "2-2", 12_500),
        (9, "Øyvard Åkerstrøm", "2-3", None),
        (10, "Sølvi Gråsteinåsen", "2-4", 43_000),
    ]
    assert codes(found) == []


def test_11_a_french_draw_with_narrow_spaces() -> None:
    found = read(sample("11"))
    assert short(found) == [
        (2, "Gaëtane PÉRIGNAC-VAËL", "1-1", 41_000),
        (3, "Maëlic PÉRIGNAC-VAËL", "1-2", 118_000),
        (4, "Hervé ŸVERNOIS", "1-3", 141_000),
        (5, "Maëlic L'HERMITOUX", "1-4", 150_000),
        (6, "Gaëtane DE LA BRÉTONNERIE", "1-5", 23_500),
        (7, "Hervé DU CHÂTELOT", "1-6", 102_000),
        (8, "Loïc ŸVERNOIS", "2-1", 62_500),
        (9, "Gaëtane D'AUBÉPINART", "2-2", 19_000),
        (10, "Anaïs DE LA BRÉTONNERIE", "2-3", 99_500),
        (11, "Gaëtane DU CHÂTELOT", "2-4", 47_500),
        (12, "Noémion D'AUBÉPINART", "2-5", 103_500),
        (13, "Anaïs ÇELIKBŒUF", "2-6", 190_000),
    ]
    assert codes(found) == []


def test_13_the_native_name_is_the_name() -> None:
    found = read(sample("13"))
    assert [(row.name, row.second_name) for row in found.rows] == [
        ("架空 太吉", "KAKUU Takichi"),
        ("試験川 花", "SHIKENGAWA Hana"),
        ("例田 一", "Rei Hajime"),
        ("김예시", "KIM Yesi"),
        ("範例雲", "FAN Liyun"),
        ("髙﨑見本", "TAKASAKI Mihon"),
    ]
    assert [place for _, _, place, _ in short(found)] == ["1-1", "1-2", "1-3", "2-1", "2-2", "2-3"]
    assert [chips for *_, chips in short(found)] == [40_000, 38_500, 41_200, 40_000, 39_900, 12_000]
    assert codes(found) == []


def test_14_odd_names_and_bad_rows() -> None:
    found = read(sample("14"))
    assert len(found.rows) == 37
    names = {row.line: row.name for row in found.rows}
    assert names[2] == "Odell O'Tarnbrook"
    assert names[3] == "Odell O’Tarnbrook"
    assert names[5] == "de la Quarrel, Ardith"
    assert names[13] == "wendle pellow"
    assert names[15] == "X Æ"
    assert names[16] == 'Thornaby-Pell, Jarrick "Jay" III'
    assert names[18] == names[19] == "Zoë Férnwell"
    assert (names[20], names[21], names[22]) == ("Iğdır ışıklar", "IĞDIR IŞIKLAR", "İlkem Yıldızoğul")
    assert (names[23], names[24], names[25]) == ("مثال المثالي", "דוגמה בדויה", "Ngô Đình Ví Dụ")
    assert names[26] == "Maximilianus Bartholomaeus van der Quarrelbergen-Fenwillowstein"
    assert (names[27], names[28], names[29]) == ("=1+1 Corby", "@Sable Garrow", "-Plover Hobbleton")
    assert (names[32], names[33], names[34]) == ("Quill 🂡 Brindle", "Ana Zerowidth", "Bo Nbspen")
    seats = Counter(row.table for row in found.rows)
    assert seats == {1: 9, 2: 9, 3: 9, 4: 6, None: 4}
    assert [row.name for row in found.rows if row.table is None] == [
        "Tamsin Gillyfax",
        "Ferris Stanebeck",
        "Garrow Orrinshaw",
        "Sable Mossgate",
    ]
    assert [one for one in codes(found) if one[1] != "name-twice"] == [
        ((34, 35), "seat-twice"),
        ((36,), "no-name"),
        ((37,), "table-without-seat"),
        ((38,), "no-seat"),
        ((39,), "seat-too-high"),
    ]
    assert [lines for lines, code in codes(found) if code == "name-twice"] == [
        (2, 3),
        (6, 8),
        (11, 12, 13),
        (18, 19),
        (20, 21),
        (30, 31),
    ]


def test_15_a_workbook_with_titles_a_total_and_a_hidden_sheet() -> None:
    source = read_source(sample("15"))
    assert (source.sheet, source.header_line) == ("Day 2 seat draw", 4)
    assert [(sheet.name, sheet.hidden) for sheet in source.sheets] == [
        ("Day 2 seat draw", False),
        ("By name", False),
        ("Sheet3", True),
    ]
    found = read(sample("15"))
    assert short(found) == [
        (5, "Bożydar Kręgosz", "1-1", 69_500),
        (6, "Maëlic Ÿvernois", "1-2", 41_500),
        (7, "Grażyna Brzęczkowiak", "1-3", 11_000),
        (8, "Odell Crakeford", "1-4", 71_500),
        (9, "Noémion Ÿvernois", "1-5", 134_000),
        (10, "Noémion d'Aubépinart", "1-6", 89_500),
        (11, "Märit Nørrebjergsen", "1-7", 29_000),
        (12, "Żelisław Gżegżułka", "2-1", 142_500),
        (13, "Øyvard Skjørdal", "2-2", 30_500),
        (14, "Märit Østbråten", "2-3", 1_245_000),
        (15, "Corby Hobbleton", "2-4", 116_000),
        (16, "Noémion Du Châtelot", "2-5", 171_500),
        (17, "Wendle Mossgate", "2-6", 97_000),
        (18, "François-Régis Du Châtelot", "2-7", 188_000),
        (19, "Quill Pellow", "3-1", 147_500),
        (20, "Quill Brindlecombe", "3-2", 118_000),
        (21, "Sølvi Gråsteinåsen", "3-3", 24_000),
        (22, "Anaïs Çelikbœuf", "3-4", 56_000),
        (23, "Loïc Le Goffrec", "3-5", 135_000),
        (24, "Jörgun Østbråten", "3-6", 76_500),
    ]
    assert codes(found) == [((25,), "total-row")]


def test_15_the_second_sheet_has_names_and_places_in_one_column_each() -> None:
    from floorman.exchange.columns import understand
    from floorman.exchange.preview import preview

    source = read_source(sample("15"), sheet="By name")
    found = preview(source, understand(source))
    assert short(found)[:3] == [
        (2, "Brindlecombe, Quill", "3-2", None),
        (3, "Brzęczkowiak, Grażyna", "1-3", None),
        (4, "Crakeford, Odell", "1-4", None),
    ]
    assert (len(found.rows), found.seated) == (20, 20)


def test_16_a_save_of_the_tournament_director() -> None:
    assert read_source(sample("16")).kind is SourceKind.TDT
    found = read(sample("16"))
    assert short(found) == [
        (1, "Wille H", "1-1", 10_000),
        (2, "Åsmund Ö", "1-2", 10_000),
        (3, "Jörgun", "1-3", 10_000),
        (4, "Sölvi L-B", "1-4", 10_000),
        (5, "Nessa K", "2-1", 10_000),
        (6, "Tiko", "2-2", 10_000),
    ]
    assert codes(found) == [((7,), "tdt-out")]


def test_23_the_first_alternate_is_seated_and_the_others_wait() -> None:
    found = read(sample("23"))
    assert short(found) == [
        (2, "Sable Mossgate", "7-3", None),
        (3, "Holt Pellow", "", None),
        (4, "Ardith de la Quarrel", "", None),
        (5, "Wendle Pellow", "", None),
        (6, "Wendle Pellow", "", None),
    ]
    assert [row.ident for row in found.rows] == ["R-000412", "R-000413", "R-000415", "R-000416", "R-000419"]
    assert codes(found) == [((3,), "no-show"), ((5, 6), "name-twice"), ((3, 4, 5, 6), "no-seat")]


@pytest.mark.parametrize(
    ("start", "code"),
    [
        ("18", "list.is-levels"),
        ("19", "list.is-levels"),
        ("19b", "list.is-levels"),
        ("20", "list.is-payouts"),
        ("21", "list.is-results"),
        ("25", "list.is-break-order"),
    ],
)
def test_what_is_not_a_list_of_players_is_named(start: str, code: str) -> None:
    with pytest.raises(ListRefused) as refused:
        read(sample(start))
    assert refused.value.code == code
