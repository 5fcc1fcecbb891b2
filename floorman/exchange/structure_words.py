"""Headings and other fixed words of structure sheets, in the languages that they come in."""

import re
from collections.abc import Mapping
from enum import Enum
from functools import cache

from floorman.exchange.headers import heading_key


class StructureColumn(Enum):
    """What a column of a structure holds. The values end the codes of the headings that are written."""

    TYPE = "type"
    LEVEL = "level"
    SMALL = "small"
    BIG = "big"
    BLINDS = "blinds"
    """All in one cell: "100/200/200"."""
    ANTE = "ante"
    ANTE_OF = "ante-of"
    BRING_IN = "bring-in"
    MINUTES = "minutes"
    CHIPS = "chips"
    ADDON = "addon"
    LATE = "late"
    OK = "ok"
    GAME = "game"
    NOTE = "note"


C = StructureColumn
HEADINGS: Mapping[StructureColumn, str] = {
    C.TYPE: "type | kind | typ | rodzaj | вид | тип | genre | art",
    C.LEVEL: (
        "level | lvl | levels | # | no | nr | poziom | ниво | № | niveau | nivå | stufe | livello | nivel | уровень"
    ),
    C.SMALL: (
        "small blind | sb | small | small bet | mały blind | малък блинд | мб | petite blind | pb | petit blind | "
        "lilla mörken | liten mörk | piccolo buio | ciega pequeña | малый блайнд"
    ),
    C.BIG: (
        "big blind | bb | big | big bet | duży blind | голям блинд | гб | grosse blind | gb | gros blind | "
        "stora mörken | stor mörk | grande buio | ciega grande | большой блайнд"
    ),
    C.BLINDS: "blinds | blind | blindy | блиндове | blindes | blinds sb bb | sb bb | mörkar | блайнды",
    C.ANTE: "ante | antes | bb ante | big blind ante | bba | анте | antе",
    C.ANTE_OF: "ante paid by | ante of | ante płaci | анте плаща | ante payée par",
    C.BRING_IN: "bring in | bring-in | bringin | бринг ин",
    C.MINUTES: (
        "minutes | minute | min | mins | duration | duration min | duration minutes | length | time | minuty | "
        "czas | czas min | czas trwania | минути | мин | време | продължителност | durée | durée min | temps | "
        "minuter | tid | längd | dauer | durata | duración | минуты | время"
    ),
    C.CHIPS: "chips off | chips leaving | remove chips | żetony schodzą | чипове извън игра | jetons retirés",
    C.ADDON: "add-on | add on | addon | add-ony | адон | добавка",
    C.LATE: "late registration | late reg | late | późna rejestracja | късна регистрация | inscription tardive",
    C.OK: "checked | sprawdzone | проверено | vérifié",
    C.GAME: "game | gra | игра | jeu | spel",
    C.NOTE: (
        "note | notes | name | remark | remarks | comment | comments | notatka | uwaga | uwagi | nazwa | "
        "записка | бележка | бележки | име | remarque | remarques | nom | anmärkning"
    ),
}
"""By column; words are parted by bars."""

LEVEL, STUD, BREAK, END, CHIP_SET = "level", "stud", "break", "end", "chips"
TYPES: Mapping[str, str] = {
    LEVEL: "level | poziom | ниво | niveau | nivå | blinds | round | runda",
    STUD: "stud",
    BREAK: "break | pause | przerwa | почивка | paus | pausa | pauze | перерыв | descanso",
    END: "end | end of day | day end | koniec | koniec dnia | край | край на деня | fin | fin du jour | fin de journée",
    CHIP_SET: "chips | żetony | чипове | jetons",
}
"""Words in the column of types."""

BREAK_WORD = r"(?:break|pause|przerwa|почивка|paus|pausa|перерыв)"
MINUTE_WORD = r"(?:minutes?|mins?|min\.?|minuty?|minut|минути?|мин\.?|minuter|m)"
CHIPS_GO = re.compile(
    r"colou?r(?:ing)?[ -]*(?:up|change)|remove|race(?:[ -]?(?:off|up))?|chip[ -]?(?:up|race)|off\b|chips?\b|"
    r"zdjąć|zdejmowan\w*|wymian\w+|żeton\w*|махан\w*|разигра\w*|извън игра|чипов\w*|"
    r"retir\w+|retrait|changement|jetons?\b|färga upp",
    re.IGNORECASE,
)
"""Stands before the value of chips that go in a break."""
END_OF_DAY = re.compile(r"\s*(?:end of|koniec|край на|fin d[eu]|fin)\b\s*(.*)", re.IGNORECASE)
DAY = re.compile(r"\b(?:day|dnia|dzień|ден\w*|jour\w*)\b", re.IGNORECASE)
NO = frozenset({"", "no", "nie", "не", "non", "0", "false", "-", "–"})


@cache
def _columns() -> Mapping[str, StructureColumn]:
    return {heading_key(word): column for column, words in HEADINGS.items() for word in words.split("|")}


@cache
def _types() -> Mapping[str, str]:
    return {heading_key(word): kind for kind, words in TYPES.items() for word in words.split("|")}


def column_of(heading: str) -> StructureColumn | None:
    """What a column under this heading holds; None if the heading says nothing of a structure."""
    return _columns().get(heading_key(heading)) or _columns().get(heading_key(heading.partition("(")[0]))


def type_of(text: str) -> str:
    """The kind of row that the word names; "" if it names none."""
    return _types().get(heading_key(text), "")
