"""Structures in files: text, CSV, XLSX, the text of a PDF, saves of The Tournament Director; read and written."""

import re
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from floorman.core.structure import MAX_STEPS, Break, DayEnd, Level, Played, Step, Structure, Stud, level_counts
from floorman.disk.output import write
from floorman.exchange.cutting import SourceRow, cut, delimiters_of, lines_of
from floorman.exchange.export import Cell, write_list
from floorman.exchange.refused import ListRefused
from floorman.exchange.source import bytes_in, text_in
from floorman.exchange.source_kind import SourceKind
from floorman.exchange.structure_blocks import read_blocks
from floorman.exchange.structure_rows import read_rows
from floorman.exchange.structure_tdt import read_tdt_structure
from floorman.exchange.structure_words import BREAK, CHIP_SET, END, LEVEL, STUD, StructureColumn
from floorman.exchange.tdt import is_tdt
from floorman.exchange.workbooks import read_any_workbook
from floorman.rules.citation import Unanswerable
from floorman.rules.structure_text import step_from, structure_from, structure_lines
from floorman.text.say import say

_GAP = re.compile(r"\t|\s{2,}")
COLUMNS = tuple(column for column in StructureColumn if column is not StructureColumn.BLINDS)


class StructureFile(Struct, frozen=True):
    """What a file holds of a structure."""

    kind: SourceKind
    structure: Structure
    clock: tuple[int, int] | None = None
    """The step (from 0) on which the clock stands, and the milliseconds that are left of it."""


def read_structure(
    path_or_bytes: str | Path | bytes, encoding: str | None = None, sheet: str | None = None
) -> StructureFile:
    """The structure in a file, or in its bytes. Nothing is guessed away: what is doubtful comes in as it stands.

    ListRefused, with one sentence, for what cannot be read or is no structure.
    """
    raw = bytes_in(path_or_bytes)
    workbook = read_any_workbook(raw, sheet)
    if workbook is not None:
        return _checked(workbook[0], read_rows(workbook[1].rows))
    text, _, _ = text_in(raw, encoding)
    if is_tdt(text):
        structure, clock = read_tdt_structure(text)
        return _checked(SourceKind.TDT, structure, clock)
    lines = [line.strip("\ufeff") for line in lines_of(text)]
    if _is_our_text(lines):
        return _checked(SourceKind.TEXT, _our_text(lines))
    for delimiter in delimiters_of(text):
        found = read_rows(cut(text, delimiter)[0])
        if found is not None:
            return _checked(SourceKind.CSV, found)
    rows = [SourceRow(number, tuple(_GAP.split(line.strip()))) for number, line in enumerate(lines, 1) if line.strip()]
    return _checked(SourceKind.TEXT, read_rows(rows) or read_blocks(lines))


def _checked(kind: SourceKind, structure: Structure | None, clock: tuple[int, int] | None = None) -> StructureFile:
    if structure is None or not any(isinstance(step, Played) for step in structure.steps):
        raise ListRefused("structure.no-levels")
    if len(structure.steps) > MAX_STEPS:
        raise ListRefused("structure.count", most=MAX_STEPS, steps=len(structure.steps))
    return StructureFile(kind, structure, clock)


def _is_our_text(lines: Sequence[str]) -> bool:
    """Whether most lines are steps as this program writes them."""
    written = [line for line in lines if line.strip() and not line.startswith("#")]
    return sum(map(_is_step, written[:400])) * 2 > len(written[:400])


def _is_step(line: str) -> bool:
    try:
        step_from(line)
    except Unanswerable:
        return line.lower().startswith("chips ")
    return True


def _our_text(lines: Sequence[str]) -> Structure:
    try:
        return structure_from(lines)
    except Unanswerable as fault:
        raise ListRefused(fault.says, **fault.params) from fault


def write_structure(path: str | Path, structure: Structure, lang: str = "en") -> None:
    """Write the structure to a .txt, .csv or .xlsx file, with headings in ``lang``; ``read_structure`` reads it back
    the same. ListRefused for another ending; PathRefused where the file cannot be written.
    """
    path = Path(path)
    if path.suffix.lower() == ".txt":
        write(path, "".join(f"{line}\n" for line in structure_lines(structure)).encode())
        return
    if path.suffix.lower() not in (".csv", ".xlsx"):
        raise ListRefused("structure.ending", name=path.name)
    headings = [say(f"structure-column.{column.value}", {}, lang) for column in COLUMNS]
    write_list(path, headings, structure_rows(structure), say("structure-column.title", {}, lang))


def structure_rows(structure: Structure) -> list[tuple[Cell, ...]]:
    """The rows of a structure under ``COLUMNS``."""
    levels = level_counts(structure.steps)
    rows = [_row(_cells(step, level)) for level, step in zip(levels, structure.steps, strict=True)]
    if structure.chips:
        rows.append(_row({C.TYPE: CHIP_SET, C.NOTE: " ".join(map(str, structure.chips))}))
    return rows


C = StructureColumn
_Cells = dict[StructureColumn, Cell]


def _row(cells: _Cells) -> tuple[Cell, ...]:
    return tuple(cells.get(column, "") for column in COLUMNS)


def _cells(step: Step, level: int) -> _Cells:
    if isinstance(step, DayEnd):
        return {C.TYPE: END, C.NOTE: step.name}
    marks: _Cells = {C.LATE: "x" if step.late else "", C.OK: "x" if step.ok else "", C.MINUTES: step.minutes}
    if isinstance(step, Break):
        chips = " ".join(map(str, step.chips))
        return {**marks, C.TYPE: BREAK, C.CHIPS: chips, C.ADDON: "x" if step.addon else "", C.NOTE: step.name}
    words: _Cells = {C.LEVEL: level, C.ANTE: step.ante, C.GAME: step.game, C.NOTE: step.note}
    if isinstance(step, Stud):
        values: _Cells = {C.TYPE: STUD, C.SMALL: step.small_bet, C.BIG: step.big_bet, C.BRING_IN: step.bring_in}
    else:
        values = _blinds(step)
    return {**marks, **words, **values}


def _blinds(level: Level) -> _Cells:
    ante_of = "" if level.ante_of == "big-blind" else level.ante_of
    return {C.TYPE: LEVEL, C.SMALL: level.small_blind, C.BIG: level.big_blind, C.ANTE_OF: ante_of}
