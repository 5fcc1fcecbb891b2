"""Event files: a tournament made again every Friday; what they cannot say is refused by name."""

from collections.abc import Callable
from pathlib import Path

import pytest

from floorman.core.facts import AreaSet, FormatSet
from floorman.core.format import Format, RoomArea
from floorman.core.model import TableNo
from floorman.core.refused import Refused
from floorman.core.structure import BreaksByClock, LateEnd
from floorman.desk.files.event_file import LARGEST_FILE, read_event_file
from floorman.desk.files.opening import Opening, new_desk
from floorman.disk.refused import PathRefused
from floorman.rules.citation import Citation
from floorman.rules.structure_text import structure_lines

LEVELS = 'structure = ["25/50 20", "50/100 20", "break 10", "100/200 20", "200/400 20"]\n'
Read = Callable[[str], Opening]


@pytest.fixture(name="opening")
def _opening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Read:
    monkeypatch.setenv("TZ", "Europe/Warsaw")

    def read(text: str) -> Opening:
        path = tmp_path / "friday.toml"
        path.write_text(text, "utf-8")
        return read_event_file(str(path))

    return read


def refused(opening: Read, text: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refused) as fault:
        opening(text)
    return fault.value.sentence, fault.value.params


def test_everything_at_once(opening: Read, tmp_path: Path) -> None:
    (tmp_path / "friday.txt").write_text("25/50 20\n50/100 20\nbreak 10\n100/200 20\n")
    found = opening(
        'name = "Friday 110"\nevent = "7"\nday = "1A"\nhouse = "pokerstars"\ntables = "1-3, 7"\nseats = 8\nsell = 7\n'
        'structure = "friday.txt"\nbreaks = { kind = "sync", minute = 55, minutes = 5, from_level = 3, quiet = 10 }\n'
        "late = { before_level = 3 }\n[choices]\nbreak_waits = false\nhalt_at = 3\n"
        '[cites]\nhalt_at = "TDA-2024 11-D"\n'
    )
    desk = new_desk(tmp_path / "evening.floor", found)
    now = desk.floor.now
    assert (now.name, now.number, now.day, now.seats, now.sell) == ("Friday 110", "7", "1A", 8, 7)
    assert (list(now.tables), desk.floor.house.name) == ([1, 2, 3, 7], "pokerstars")
    assert now.structure is not None
    assert structure_lines(now.structure) == ["25/50 20", "50/100 20", "break 10 late", "100/200 20"]
    assert now.structure.by_clock == BreaksByClock("sync", 5, 55, "Europe/Warsaw", 3, 10)
    assert now.structure.source == "friday.txt"
    house = desk.floor.house
    assert (house.choices.break_waits, house.choices.halt_at) == (False, 3)
    assert house.cite("break_waits") == Citation("house", "Friday 110")
    assert house.cite("halt_at") == Citation("TDA-2024", "11-D")
    desk.close()


def test_every_key_is_optional(opening: Read, tmp_path: Path) -> None:
    found = opening("")
    assert (found.name, found.seats, found.tables, found.structure, found.sell) == ("", 9, (), None, None)
    with pytest.raises(Refused, match="no-name"):
        new_desk(tmp_path / "evening.floor", found)


def test_a_house_file_may_lie_beside_it(opening: Read, tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text('name = "Club"\nlike = "pokerstars"\n')
    assert opening('house = "club.toml"').house == "Club"
    assert opening('house = "longform-06"').house == "longform-06"
    (tmp_path / "other.toml").write_text('house = "longform-06"\n')
    assert read_event_file(str(tmp_path / "other.toml"), house="pokerstars").house == "pokerstars"


def test_structures_by_name_and_hourly_breaks(opening: Read) -> None:
    found = opening('structure = "turbo"\nbreaks = { kind = "hourly", minutes = 5 }').structure
    assert found is not None
    assert (found.source, found.by_clock) == ("turbo", BreaksByClock("hourly", 5))


@pytest.mark.parametrize(
    ("late", "end"),
    [
        ("{ minutes = 90 }", LateEnd(90)),
        ('{ until = "21:00" }', LateEnd(until="21:00", tz="Europe/Warsaw")),
    ],
)
def test_late_registration_in_real_time(opening: Read, late: str, end: LateEnd) -> None:
    found = opening(f"{LEVELS}late = {late}").structure
    assert found is not None
    assert found.late_end == end


def test_a_late_end_in_the_zone_of_the_breaks(opening: Read) -> None:
    breaks = 'breaks = { kind = "sync", minute = 55, minutes = 5, tz = "Europe/Sofia" }\n'
    found = opening(f'{LEVELS}{breaks}late = {{ until = "21:00" }}').structure
    assert found is not None
    assert found.late_end == LateEnd(until="21:00", tz="Europe/Sofia")


def test_a_mark_on_the_same_end_agrees(opening: Read) -> None:
    for marked in (LEVELS.replace("50/100 20", "50/100 20 late"), LEVELS.replace("break 10", "break 10 late")):
        assert opening(f"{marked}late = {{ before_level = 3 }}").structure == opening(marked).structure


@pytest.mark.parametrize(
    ("text", "code", "named"),
    [
        ("colour = 1", "event.unknown-key", {"key": "colour"}),
        (f"{LEVELS}breaks = {{ kind = 'sync', every = 5 }}", "event.unknown-key", {"key": "breaks.every"}),
        ("[format]\nkind = 'poker'", "event.bad-value", {"key": "format.kind", "value": "poker"}),
        ("format = 7", "event.bad-value", {"key": "format.kind", "value": "7"}),
        ("[format]\nkind = 'flight'\nseat = 5", "event.unknown-key", {"key": "format.seat"}),
        ("[format]\nkind = 'satellite'\nseat = 0", "event.bad-value", {"key": "format.seat", "value": "0"}),
        ("[format]\nkind = 'flight'\nname = 7", "event.bad-value", {"key": "format.name", "value": "7"}),
        ("[format]\nkind = 'flight'\nreentry = 'x'", "event.bad-value", {"key": "format.reentry", "value": "x"}),
        ("areas = 7", "event.bad-value", {"key": "areas", "value": "7"}),
        ("areas = [['blue']]", "event.bad-value", {"key": "areas", "value": "['blue']"}),
        ("areas = [['pink', '1']]", "event.bad-value", {"key": "areas", "value": "['pink', '1']"}),
        ("name = 7", "event.bad-value", {"key": "name", "value": "7"}),
        ("house = 7", "event.bad-value", {"key": "house", "value": "7"}),
        ("tables = '1-'", "event.bad-value", {"key": "tables", "value": "1-"}),
        ("tables = '9-3'", "event.bad-value", {"key": "tables", "value": "9-3"}),
        ("seats = 13", "event.bad-value", {"key": "seats", "value": "13"}),
        ("seats = true", "event.bad-value", {"key": "seats", "value": "True"}),
        ("sell = 0", "event.bad-value", {"key": "sell", "value": "0"}),
        ("structure = 7", "event.bad-value", {"key": "structure", "value": "7"}),
        ("structure = [7]", "event.bad-value", {"key": "structure", "value": "[7]"}),
        ("structure = ['none']", "structure.no-step", {"step": "none"}),
        ("breaks = 7", "event.bad-value", {"key": "breaks", "value": "7"}),
        ("breaks = { minutes = 5 }", "event.bad-value", {"key": "breaks.kind", "value": "None"}),
        ("breaks = { kind = 'hourly', minute = 5 }", "event.bad-value", {"key": "breaks.kind", "value": "hourly"}),
        ("breaks = { kind = 'sync', minutes = 5 }", "event.bad-value", {"key": "breaks.minute", "value": "None"}),
        (
            "breaks = { kind = 'sync', minutes = 5, minute = 55, tz = 'Mars/North' }",
            "event.bad-value",
            {"key": "tz", "value": "Mars/North"},
        ),
        ("breaks = { kind = 'hourly', minutes = 5 }", "event.no-structure", {}),
        ("late = { minutes = 5 }", "event.no-structure", {}),
        ("late = {}", "event.bad-value", {"key": "late", "value": "{}"}),
        (f"{LEVELS}late = {{ before_level = 9 }}", "event.bad-value", {"key": "late.before_level", "value": "9"}),
        (f"{LEVELS}late = {{ minutes = 0 }}", "event.bad-value", {"key": "late.minutes", "value": "0"}),
        (f"{LEVELS}late = {{ until = 21 }}", "event.bad-value", {"key": "late.until", "value": "21"}),
        (f"{LEVELS}late = {{ until = '24:00' }}", "event.bad-value", {"key": "late.until", "value": "24:00"}),
        ("[[choices]]", "event.bad-value", {"key": "choices", "value": "[{}]"}),
        ("[choices]\nhalt = 3", "house.unknown-key", {"key": "halt"}),
    ],
)
def test_what_it_cannot_say_is_refused_by_name(opening: Read, text: str, code: str, named: dict[str, object]) -> None:
    assert refused(opening, text) == (code, named)


@pytest.mark.parametrize("late", ["{ before_level = 4 }", "{ minutes = 90 }", '{ until = "21:00" }'])
def test_two_different_ends_of_late_registration_are_refused(opening: Read, late: str) -> None:
    marked = LEVELS.replace("50/100 20", "50/100 20 late")
    assert refused(opening, f"{marked}late = {late}")[0] == "event.late-differs"


def test_a_day_s_end_is_no_end_of_late_registration(opening: Read) -> None:
    text = 'structure = ["25/50 20", "end", "50/100 20"]\nlate = { before_level = 2 }'
    assert refused(opening, text)[0] == "event.bad-value"


def test_a_machine_that_names_no_zone(opening: Read, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("floorman.desk.files.event_file.machine_zone_name", lambda: "")
    assert refused(opening, "breaks = { kind = 'sync', minute = 55, minutes = 5 }")[0] == "lv.no-zone"


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"\xff\xfe", "event.not-text"),
        (b"name = ", "event.not-toml"),
        (b"name = " + b"[" * 5000, "event.not-toml"),
    ],
)
def test_what_is_no_toml(tmp_path: Path, content: bytes, code: str) -> None:
    path = tmp_path / "friday.toml"
    path.write_bytes(content)
    with pytest.raises(Refused) as fault:
        read_event_file(str(path))
    assert fault.value.sentence == code


def test_a_file_that_is_not_there_or_far_too_large(tmp_path: Path) -> None:
    with pytest.raises(PathRefused):
        read_event_file(str(tmp_path / "nowhere.toml"))
    (tmp_path / "large.toml").write_bytes(b"#" * (LARGEST_FILE + 1))
    with pytest.raises(PathRefused):
        read_event_file(str(tmp_path / "large.toml"))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("kind = 'satellite'\nseat = 110000\nguaranteed_seats = 5", Format("satellite", 110_000, 5)),
        ("kind = 'shootout'\nadvance = 2", Format("shootout", table=9, advance=2)),
        ("kind = 'heads-up'\nclock = 'own'", Format("heads-up", clock="own")),
        ("kind = 'flight'\nname = '1A'\nreentry = 'busted'", Format("flight", name="1A", reentry="busted")),
        ("kind = 'day'\nbag_prize = 11000", Format("day", number=2, bag_prize=11_000)),
    ],
)
def test_a_format_is_a_fact_of_the_beginning(opening: Read, text: str, told: Format) -> None:
    assert opening(f"[format]\n{text}").later == (FormatSet(told),)


def test_areas_are_facts_of_the_beginning(opening: Read) -> None:
    areas = opening("areas = [['blue', '1-2'], ['red', '7', 'at the bar']]").later
    assert areas == (
        AreaSet(RoomArea("blue", (TableNo(1), TableNo(2)))),
        AreaSet(RoomArea("red", (TableNo(7),), "at the bar")),
    )
