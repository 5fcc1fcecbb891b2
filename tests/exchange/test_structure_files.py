"""Structures in files: the samples of practice, other programs' dialects, and what this program writes itself."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from floorman.core.structure import Break, DayEnd, Level, Structure, Stud
from floorman.exchange.export import csv_bytes, xlsx_bytes
from floorman.exchange.refused import ListRefused
from floorman.exchange.source_kind import SourceKind
from floorman.exchange.structure_files import read_structure, write_structure
from floorman.exchange.structure_words import StructureColumn, column_of
from floorman.rules.structure_text import structure_lines
from floorman.text.say import LANGUAGES, say
from tests.exchange.lists import sample


def lines(content: str | bytes | Path) -> list[str]:
    """The steps that are read, as text."""
    return structure_lines(read_structure(content.encode() if isinstance(content, str) else content).structure)


def refused(content: str | bytes | Path) -> str:
    """The code of the refusal, which has its sentence in every language."""
    with pytest.raises(ListRefused) as fault:
        read_structure(content.encode() if isinstance(content, str) else content)
    for lang in LANGUAGES:
        assert "{" not in say(fault.value.code, fault.value.params, lang)
    return fault.value.code.partition(".")[2]


class TestSamples:
    def test_levels_as_csv(self) -> None:
        assert lines(sample("19")) == [
            *("100/100 20", "100/200 20", "100/200/200 20", "break 15", "200/300/300 20", "200/400/400 20"),
            *("break 15 -100", "300/600/600 20", "break 60 dinner", "400/800/800 30"),
        ]

    def test_another_dialect(self) -> None:
        assert lines(sample("19b")) == [
            *("100/100 20", "100/200 20", "100/200/200 20", "break 15", "200/300/300 20", "200/400/400 20"),
            *("break 15", "300/600/600 20", "break 60", "400/800/800 30"),
        ]

    def test_blocks_of_a_pdf_are_paired_by_count(self) -> None:
        assert lines(sample("18")) == [
            *("75/150 60", "100/200/25 60", "150/300/50 60", "200/400/75 60", "break 15 -25", "250/500/100 60"),
            *("300/600/100 60", "400/800/200 60", "600/1200/200 60", "end DAY 1 – RETURN FRIDAY"),
            *("25000/30000/300 60", "1000/2000/500 60"),
        ]

    def test_a_save_of_the_tournament_director_with_its_clock(self) -> None:
        found = read_structure(sample("16"))
        assert found.kind is SourceKind.TDT
        assert structure_lines(found.structure) == [
            *("chips 25 100", "25/50 20", "50/100 20", "break 5 -25", "75/150 20", "100/200 20")
        ]
        assert found.clock == (4, (20 * 60 - 194) * 1000)


class TestDialects:
    @pytest.mark.parametrize(
        ("time", "minutes"),
        [
            *(("20m", 20), ("20 min", 20), ("0:20", 20), ("00:20:00", 20), ("1:30", 90), ("20:00", 20), ("1h", 60)),
            *(("1h30", 90), ("1 h 30 min", 90), ("20.0", 20), ("20 minut", 20), ("20 мин.", 20), ("", 0)),
        ],
    )
    def test_minutes(self, time: str, minutes: int) -> None:
        assert lines(f"level;sb;bb;time\n1;50;100;{time}\n") == [f"50/100 {minutes}"]

    @pytest.mark.parametrize(
        "heading",
        [
            "Level;Small Blind;Big Blind;Ante;Minutes",
            "Poziom;Mały blind;Duży blind;Ante;Czas trwania (min)",
            "Ниво;Малък блинд;Голям блинд;Анте;Минути",
            "Niveau;Petite blind;Grosse blind;Ante;Durée (min)",
            "lvl;SB;BB;BB ante;Duration",
        ],
    )
    def test_headings_in_four_languages(self, heading: str) -> None:
        assert lines(f"{heading}\n1;1 000;2,000;2k;20\n") == ["1000/2000/2000 20"]

    @pytest.mark.parametrize(
        ("row", "step"),
        [
            ("Break;;;;15", "break 15"),
            ("Pause 2;;;;15", "break 15"),
            ("przerwa;-;-;-;15", "break 15"),
            ("Почивка;0;0;;15", "break 15"),
            ("Break (colour up 100);;;;15", "break 15 -100"),
            ("REMOVE 25 CHIPS;;;;15", "break 15 -25"),
            ("Färga upp 25;;;;5", "break 5 -25"),
            ("color up 25 & 100;;;;5", "break 5 -25 -100"),
            ("25 chips off;;;;5", "break 5 -25"),
            ("zdjąć żetony 25;;;;5", "break 5 -25"),
            ("chip race 1,000;;;;5", "break 5 -1000"),
            ("Dinner - remove 500;;;;60", "break 60 -500 Dinner"),
            ("15 min break;;;;", "break 15"),
            ("dinner;;;;60", "break 60 dinner"),
            ("Chips and salsa;;;;60", "break 60 Chips and salsa"),
            ("End of day 1;;;;", "end day 1"),
            ("Koniec dnia 1;;;;", "end dnia 1"),
        ],
    )
    def test_a_row_without_blinds(self, row: str, step: str) -> None:
        assert lines(f"level;sb;bb;ante;time\n1;50;100;;20\n{row}\n2;100;200;;20") == ["50/100 20", step, "100/200 20"]

    def test_blinds_in_one_cell(self) -> None:
        rows = (
            "Level,Blinds,Ante,Min\n1,25/50,,20\n2,50 - 100,100,20\n3,100/200/200,,20\nBreak,,,10\nBREAK,dinner,,60\n"
        )
        assert lines(rows) == ["25/50 20", "50/100/100 20", "100/200/200 20", "break 10", "break 60"]

    def test_headings_below_a_title_and_once_more(self) -> None:
        head = "Level\tSB\tBB\tMinutes"
        text = f"Friday night\t\t\t\n\n{head}\n1\t25\t50\t20\n{head}\n2\t50\t100\t20\n"
        assert lines(text) == ["25/50 20", "50/100 20"]

    def test_columns_of_blanks(self) -> None:
        text = "Level   Small Blind   Big Blind   Ante   Time\n1       25            50          0      20\n"
        assert lines(text) == ["25/50 20"]

    def test_types(self) -> None:
        rows = (
            "Type,Level,SB,BB,Ante,Minutes,Note\nLevel,1,0,0,,20,\nBreak,,,,,15,tea\nEnd,,,,,,Day 1\nend of day,,,,,,\n"
        )
        assert lines(rows) == ["0/0 20", "break 15 tea", "end Day 1", "end"]

    def test_blocks_in_other_words(self) -> None:
        text = "NIVEAU 1 2 PAUSE 15 MINUTES 3\nBLINDS 25/50 50/100\n100/200\nTOUS LES NIVEAUX 20 MINUTES\nMerci"
        assert lines(text) == ["25/50 20", "50/100 20", "break 15", "100/200 20"]
        text = "LEVEL 1 2 3 4 5 MINUTE BREAK 5 REMOVE 25\nBLINDS 1-2 2-4 3-6 4-8 5-10"
        assert lines(text) == ["1/2 0", "2/4 0", "3/6 0", "4/8 0", "break 5", "5/10 0", "break 0 -25"]

    def test_a_sheet_of_a_workbook(self, tmp_path: Path) -> None:
        path = tmp_path / "levels.xlsx"
        path.write_bytes(
            xlsx_bytes(["Level", "SB", "BB", "Time"], [[1, 25, 50, "00:20:00"], ["Break", None, None, 15]])
        )
        assert lines(path) == ["25/50 20", "break 15"]
        assert read_structure(path).kind is SourceKind.XLSX


class TestTdt:
    def save(self, levels: str, rest: str = "") -> str:
        return f'{{ V: "3.7.2", T: new Tournament({{Levels: new GameLevels({{Levels: [{levels}]}}){rest}}}) }}'

    def test_rounds_and_breaks(self) -> None:
        levels = (
            'new GameRound({Minutes: 20, SmallBlind: 25, BigBlind: 50, Ante: 5, GameName: "Hold", Notes: "first"}), '
            'new GameBreak({Minutes: 10, Notes: "tea"}), new GameBreak({Minutes: 5, ChipUp: true, Notes: ""}), '
            'new GameRound({Minutes: 15, SmallBlind: 50, BigBlind: 100, Ante: 0, GameName: "Omaha", Notes: null})'
        )
        assert lines(self.save(levels)) == [
            *("25/50/5 20 game Hold -- first", "break 10 tea", "break 5", "50/100 15 game Omaha")
        ]

    @pytest.mark.parametrize(
        ("clock", "stands"),
        [
            ("CurrentLevel: 1, AccumulatedSeconds: 60", (1, 240_000)),
            ("CurrentLevel: 0, AccumulatedSeconds: 1", (0, 1_199_000)),
            ("CurrentLevel: 0, AccumulatedSeconds: 9999", (0, 0)),
            ("CurrentLevel: 0, AccumulatedSeconds: 0", None),
            ("CurrentLevel: 7, AccumulatedSeconds: 5", None),
            ("CurrentLevel: null", None),
        ],
    )
    def test_where_the_clock_stands(self, clock: str, stands: tuple[int, int] | None) -> None:
        """Levels and breaks are counted from 0; the seconds are those that are gone."""
        levels = "new GameRound({Minutes: 20, SmallBlind: 25, BigBlind: 50}), new GameBreak({Minutes: 5})"
        assert read_structure(self.save(levels, f", {clock}").encode()).clock == stands

    def test_chips_in_use(self) -> None:
        chips = "Chips: new GameChips({Chips: [new GameChip({Value: 100, Use: true}), new GameChip({Value: 25}), "
        chips += "new GameChip({Value: 500, Use: false}), new GameChip({Value: 0, Use: true})]})"
        save = self.save("new GameRound({Minutes: 20, SmallBlind: 25, BigBlind: 50})", f", {chips}")
        assert read_structure(save.encode()).structure.chips == (25, 100)

    def test_without_levels(self) -> None:
        assert refused(self.save("")) == "no-levels"
        assert refused('{ V: "3.7.2", T: new Tournament({}) }') == "no-levels"
        assert refused(self.save("new GameBreak({Minutes: 5})")) == "no-levels"


class TestRefused:
    @pytest.mark.parametrize(
        ("content", "code"),
        [
            ("", "empty"),
            ("Anna Kowalska\nJan Nowak\n", "no-levels"),
            ("table,seat,name\n1,2,Anna\n", "no-levels"),
            ("level,sb,bb\n", "no-levels"),
            ("break 15\nend\n", "no-levels"),
            ("level,sb,bb,time\n1,fifty,100,20\n", "bad-row"),
            ("level,sb,bb,time\n1,50,100,soon\n", "bad-row"),
            ("level,sb,bb,time\n1,50,100,20:30\n", "bad-row"),
            ("level,sb,bb,time\n1,50,100,0:20:30\n", "bad-row"),
            ("type,level,blinds,min\nlevel,1,25/x,20\n", "bad-row"),
            ("type,sb,bb,min,chips off\nbreak,,,20,all\n", "bad-row"),
            ("25/50 20\n50/100 20\nbreak\n", "no-step"),
            ("chips 25\n25/50 20\n50/100\n100/200 20", "no-step"),
            ("LEVEL 1 2 3\nBLINDS 1-2 2-4\nANTE - 1 2", "counts"),
            ("LEVEL 1 2\nBLINDS 1-2 2-4\nANTE 1", "counts"),
            ("LEVEL 1 2\nBLINDS 1-2 2-4\nANTE 1 x", "bad-value"),
            ("25/50 20\n" * 201, "count"),
            ("level,sb,bb,time\n" + "1,50,100,20\n" * 201, "count"),
            (b"%PDF-1.4", "no-list"),
        ],
    )
    def test_in_one_sentence(self, content: str | bytes, code: str) -> None:
        assert refused(content) == code

    def test_the_three_counts_are_named(self) -> None:
        with pytest.raises(ListRefused) as fault:
            read_structure(b"LEVEL 1 2 3\nBLINDS 1-2 2-4\nANTE - 1 2 3")
        assert fault.value.params == {"levels": 3, "blinds": 2, "antes": 4}

    def test_an_unknown_ending(self, tmp_path: Path) -> None:
        with pytest.raises(ListRefused) as fault:
            write_structure(tmp_path / "levels.pdf", Structure((Level(1, 2, 20),)))
        assert fault.value.code == "structure.ending"


FULL = Structure(
    (
        Level(25, 50, 20),
        Level(50, 100, 20, 100, late=True, note="=SUM(1)"),
        Level(100, 200, 20, 25, "all", ok=True, game="Omaha hi-lo", note="-5 is no chip"),
        Level(100, 200, 0, 25, "button"),
        Break(15, (25, 100), addon=True, late=True, name="break 2"),
        Break(60, ok=True, name="colour up 500 late addon"),
        Break(5),
        DayEnd("of day 1"),
        DayEnd(),
        Stud(100, 200, 20, 25, 50, late=True, game="Razz", note="'quoted'"),
        Level(0, 0, 700),
    ),
    (25, 100, 500),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ending", ["txt", "csv", "xlsx", "TXT"])
def test_written_and_read_back_the_same(tmp_path: Path, ending: str, lang: str) -> None:
    path = tmp_path / f"levels.{ending}"
    write_structure(path, FULL, lang)
    assert read_structure(path).structure == FULL


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_heading_that_is_written_is_known(lang: str) -> None:
    for column in StructureColumn:
        if column is not StructureColumn.BLINDS:
            assert column_of(say(f"structure-column.{column.value}", {}, lang)) is column


values = st.integers(0, 10**9)
words = st.text(st.sampled_from("aZł -25/=+'\"#,;"), max_size=12).map(lambda text: " ".join(text.split()))
games = words.filter(lambda text: "--" not in text.split())
marks = {"late": st.booleans(), "ok": st.booleans()}
minutes = st.integers(0, 9999)
ante_of = st.sampled_from(["big-blind", "all", "button"])
levels = st.builds(Level, values, values, minutes, values, ante_of, game=games, note=words, **marks)
studs = st.builds(Stud, values, values, minutes, values, values, game=games, note=words, **marks)
chips = st.lists(st.integers(1, 10**6), max_size=3).map(tuple)
breaks = st.builds(Break, minutes, chips, st.booleans(), name=words, **marks)
steps = st.lists(levels | studs | breaks | st.builds(DayEnd, words), max_size=8)
structures = st.builds(
    lambda first, rest, chips: Structure((first, *rest), tuple(sorted(set(chips)))), levels | studs, steps, chips
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(structures, st.sampled_from(["txt", "csv"]))
def test_any_structure_reads_back_the_same(tmp_path: Path, structure: Structure, ending: str) -> None:
    path = tmp_path / f"levels.{ending}"
    write_structure(path, structure)
    assert read_structure(path).structure == structure


@given(st.lists(st.lists(st.text(max_size=8), min_size=4, max_size=4), max_size=6))
def test_any_rows_are_a_structure_or_refused(rows: list[list[str]]) -> None:
    content = csv_bytes(["level", "sb", "bb", "time"], rows)
    try:
        found = read_structure(content)
    except ListRefused as fault:
        assert "{" not in say(fault.code, fault.params).replace(str(fault.params.get("cell", "")), "")  # noqa: PT017
    else:
        assert structure_lines(found.structure)


@given(st.text(st.sampled_from("LEVEL BLINDSANTE 123-/\n"), max_size=80))
def test_any_text_is_a_structure_or_refused(text: str) -> None:
    try:
        assert read_structure(text.encode()).structure.steps
    except ListRefused as fault:
        assert say(fault.code, fault.params)  # noqa: PT017
