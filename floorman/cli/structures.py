"""``floorman structure``: levels read, written, made and checked."""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from floorman.desk.mistake import language, one_sentence
from floorman.desk.user_mistake import UserMistake
from floorman.text.say import say, why_not

if TYPE_CHECKING:
    from floorman.core.structure import Structure
    from floorman.exchange.structure_files import StructureFile


def add_structure(parser: argparse.ArgumentParser) -> None:
    """``floorman structure read FILE | write FILE OUT | make … | check FILE``"""
    ways = parser.add_subparsers(dest="way", required=True, metavar="read|write|make|check")
    read = ways.add_parser("read", help="the levels of a file, a step a line")
    read.add_argument("--json", action="store_true")
    write = ways.add_parser("write", help="the levels of a file into another")
    check = ways.add_parser("check", help="what is doubtful about the levels of a file")
    for one in (read, write, check):
        one.add_argument("file", metavar="FILE", help="text, CSV, XLSX, .tdt, or a name such as standard")
        one.add_argument("--encoding", help="such as windows-1250; found out if not given")
        one.add_argument("--sheet", help="sheet of a workbook")
    write.add_argument("out", metavar="OUT", help="a .txt, .csv or .xlsx file")
    _add_make(ways.add_parser("make", help="levels for an evening"))


def _add_make(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", required=True)
    parser.add_argument("--stack", required=True, help="chips of a player at the start")
    parser.add_argument("--chips", required=True, nargs="+", help="values of the chips: 25 100 500")
    parser.add_argument("--minutes", required=True, help="until the tournament is to be over")
    parser.add_argument("--level", required=True, help="minutes of a level")
    parser.add_argument("--first", help="the first big blind")
    parser.add_argument("--rebuys", help="rebuys that are expected, each of a stack")
    parser.add_argument("--addons", help="chips of the add-ons that are expected")
    parser.add_argument("--breaks", nargs="+", help="15 at 4: fifteen minutes after every fourth level")
    parser.add_argument("--ante", help="the first level with a big blind ante")
    parser.add_argument("--house", default="tda-2024", help="a house, or the path of a house file")
    parser.add_argument("-o", "--out", metavar="OUT", help="a .txt, .csv or .xlsx file; else the levels are printed")


def run_structure(args: argparse.Namespace) -> int:
    """Reads, writes, makes or checks; ``check`` gives 1 where something is doubtful."""
    with _one_sentence():
        return _WAYS[args.way](args)


@contextmanager
def _one_sentence() -> Iterator[None]:
    from floorman.exchange.refused import ListRefused

    try:
        with one_sentence():
            yield
    except ListRefused as fault:
        raise UserMistake(why_not(fault, language())) from fault


def _read(args: argparse.Namespace) -> int:
    from floorman.desk.clock.structures import load_structure
    from floorman.rules.structure_doubts import doubts
    from floorman.rules.structure_text import structure_lines

    found = load_structure(args.file, args.encoding, args.sheet)
    if args.json:
        print(json.dumps(_in_json(found), ensure_ascii=False))
        return 0
    print("\n".join(structure_lines(found.structure)))
    for doubt in doubts(found.structure):
        print(say(doubt.code, doubt.params, language()), file=sys.stderr)
    return 0


def _in_json(found: "StructureFile") -> dict[str, object]:
    from floorman.core.structure import level_counts
    from floorman.rules.structure_doubts import doubts
    from floorman.rules.structure_text import step_text

    steps = found.structure.steps
    clock = None
    if found.clock is not None:
        step, left = found.clock
        clock = {"step": step, "level": level_counts(steps)[step], "left": left}
    told = [
        {"step": one.step, "level": one.level, "code": one.code, "says": say(one.code, one.params, language())}
        for one in doubts(found.structure)
    ]
    return {"structure": [*map(step_text, steps)], "chips": found.structure.chips, "clock": clock, "doubts": told}


def _write(args: argparse.Namespace) -> int:
    from floorman.desk.clock.structures import load_structure

    _written(load_structure(args.file, args.encoding, args.sheet).structure, args.out)
    return 0


def _written(structure: "Structure", out: str) -> None:
    from floorman.disk.refused import shown
    from floorman.exchange.structure_files import write_structure

    write_structure(out, structure, language())
    print(say("structure.written", {"steps": len(structure.steps), "file": shown(out)}, language()))


def _check(args: argparse.Namespace) -> int:
    from floorman.core.structure import Played
    from floorman.desk.clock.structures import load_structure
    from floorman.rules.structure_doubts import doubts

    structure = load_structure(args.file, args.encoding, args.sheet).structure
    found = doubts(structure)
    for doubt in found:
        print(say(doubt.code, doubt.params, language()))
    if not found:
        levels = sum(isinstance(step, Played) for step in structure.steps)
        print(say("structure.sound", {"levels": levels}, language()))
    return 1 if found else 0


def _make(args: argparse.Namespace) -> int:
    from floorman.desk.clock.structures import wishes_from
    from floorman.desk.house.houses import load_house
    from floorman.rules.structure_maker import make_structure
    from floorman.rules.structure_text import structure_lines

    made = make_structure(load_house(args.house), wishes_from(_words(args)))
    if args.out:
        _written(made.structure, args.out)
    else:
        print("\n".join(structure_lines(made.structure)))
    ends = {"expected": made.expected, "over_by": "–" if made.over_by is None else made.over_by}
    for code, params in (("structure.maker-ends", ends), *made.warnings):
        print(say(code, params, language()), file=sys.stderr)
    return 0


def _words(args: argparse.Namespace) -> list[str]:
    """The options as the words of the call ``levels make``."""
    words = []
    for name in ("players", "stack", "chips", "minutes", "level", "first", "rebuys", "addons", "breaks", "ante"):
        value = getattr(args, name)
        if value is not None:
            written = " ".join(value) if isinstance(value, list) else value
            words += [name, *written.replace(",", " ").split()]
    return words


_WAYS = {"read": _read, "write": _write, "check": _check, "make": _make}
