"""``floorman simulate``: a whole tournament by the same core as the window's."""

import argparse
import json
import sys
from collections.abc import Callable

from floorman.desk.mistake import one_sentence
from floorman.desk.simulation.report import Report
from floorman.desk.user_mistake import UserMistake

MOST = 10_800
"""Players of the largest room: 1,200 tables of nine."""
_WIDE = 40


def add_simulate(parser: argparse.ArgumentParser) -> None:
    """``floorman simulate --players 10000 --house tda-2024 --seed 1 [--json] [--file OUT]``"""
    parser.add_argument("--players", type=int, default=200, help=f"2 to {MOST}")
    parser.add_argument("--house", default="tda-2024", help="a house, or the path of a house file")
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same tournament")
    parser.add_argument("--format", choices=("satellite", "shootout", "heads-up", "days"), help="a format in its place")
    parser.add_argument("--file", default=None, metavar="OUT", help="record it in a new file, for the window to open")
    parser.add_argument("--json", action="store_true")


def run_simulate(args: argparse.Namespace) -> int:
    """Plays the tournament and tells what it came to. Exit 1 if something was not as it must be."""
    from floorman.desk.simulation import Broken, simulate

    if args.format is not None:
        return _played_format(args)
    if not 2 <= args.players <= MOST:
        raise UserMistake(f"a tournament has 2 to {MOST} players, not {args.players}")
    bar = _bar() if sys.stderr.isatty() else _silent
    try:
        with one_sentence():
            report = simulate(args.players, args.house, args.seed, file=args.file, progress=bar)
    except Broken as fault:
        print(f"floorman: this must not happen: {fault}", file=sys.stderr)
        return 1
    if args.json:
        print(json.dumps(report.plain(), ensure_ascii=False))
    else:
        print("\n".join(in_words(report)))
    return 0


def _played_format(args: argparse.Namespace) -> int:
    """Plays a format to its winners and tells what it came to. Exit 1 if something was not as it must be."""
    from floorman.desk.house.houses import load_house
    from floorman.desk.simulation import Broken
    from floorman.desk.simulation.format_play import MOST_IN_A_BRACKET, FormatPlay

    most = MOST_IN_A_BRACKET if args.format == "heads-up" else MOST
    if not 2 <= args.players <= most:
        raise UserMistake(f"this format has 2 to {most} players, not {args.players}")
    if args.file is not None:
        raise UserMistake("a format is not recorded in a file; leave --file out")
    try:
        with one_sentence():
            report = FormatPlay(args.format, args.players, load_house(args.house), args.seed).play()
    except Broken as fault:
        print(f"floorman: this must not happen: {fault}", file=sys.stderr)
        return 1
    told = {field: getattr(report, field) for field in report.__struct_fields__}
    print(json.dumps(told) if args.json else "\n".join(f"{name:<8}  {said}" for name, said in told.items()))
    return 0


def _silent(_out: int, _entries: int) -> None:
    """Nobody is watching."""


def _bar() -> Callable[[int, int], None]:
    """A bar on the terminal, drawn again only when it has grown."""
    shown = [-1]

    def draw(out: int, entries: int) -> None:
        filled = out * _WIDE // max(1, entries - 1)
        if filled != shown[0]:
            shown[0] = filled
            end = "\n" if out == entries - 1 else ""
            sys.stderr.write(f"\r[{'#' * filled}{'.' * (_WIDE - filled)}] out: {out} of {entries}{end}")
            sys.stderr.flush()

    return draw


def in_words(report: Report) -> list[str]:
    """The report, a line a figure."""
    paid = report.big_blinds
    lines = [
        ("Entries", f"{report.entries} (re-entries: {report.re_entries})"),
        ("Winner", f"entry {report.winner}"),
        ("Hands", str(report.hands)),
        ("Events", str(report.events)),
        ("Tables", str(report.tables)),
        ("Table breaks", str(report.breaks)),
        ("Redraws and final table", str(report.redraws)),
        ("Balancing moves", f"{report.balancing_moves}, {report.moves_a_table} a table"),
        ("Most moves of one player", str(report.most_moves_of_one)),
        ("Penalties", str(report.penalties)),
        (
            "Big blinds paid to owed",
            f"{paid['mean']} on average, lowest {paid['lowest']}, highest {paid['highest']}",
        ),
        ("Longest wait for a big blind", f"hands: {report.longest_wait}"),
        ("Double big blinds", str(report.double_big_blinds)),
        ("Hands without a big blind", str(report.hands_without_big_blind)),
        ("Journal", report.journal),
        ("Seconds", str(report.time["seconds"])),
        ("Microseconds a hand, by quarter", str(report.time["microseconds_a_hand"]).strip("[]")),
    ]
    wide = max(len(name) for name, _ in lines)
    return [f"{name:<{wide}}  {said}" for name, said in lines]
