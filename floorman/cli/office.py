"""One till over several tournaments: the X so far, or the Z of the shift."""

import argparse
from collections.abc import Iterator, Sequence

from floorman.core.money import Money
from floorman.core.refused import Refused
from floorman.desk.desk import Desk
from floorman.desk.mistake import language, opened
from floorman.desk.office.till_report import TillLine, TillReport, till_report
from floorman.desk.user_mistake import UserMistake
from floorman.text.amounts import amount_text
from floorman.text.say import say, why_not


def add_office(parser: argparse.ArgumentParser) -> None:
    """``floorman office x|z A.floor B.floor … --drawer C3``"""
    parser.add_argument("report", choices=("x", "z"), help="x: the shift so far; z: its end, with what was expected")
    parser.add_argument("files", metavar="FILE", nargs="+")
    parser.add_argument("--drawer", required=True, help="the drawer's code, such as C3")


def run_office(args: argparse.Namespace) -> int:
    """A column for each tournament, one sum, one count."""
    lang, names, moneys = language(), [], []
    for path in args.files:
        with opened(path, read_only=True) as desk:
            names.append(desk.floor.now.name)
            moneys.append(_money(desk, path, lang))
    if len({(one.settings.currency, one.settings.exponent) for one in moneys}) > 1:
        raise UserMistake(say("till.currencies", {}, lang))
    try:
        report = till_report(moneys, args.drawer.upper())
    except Refused as fault:
        raise UserMistake(why_not(fault, lang)) from fault
    for line in told(report, names, moneys[0].settings.exponent, args.report == "z", lang):
        print(line)
    return 0


def _money(desk: Desk, path: str, lang: str) -> Money:
    money = desk.floor.now.money
    if money is None:
        raise UserMistake(f"{path}: {say('refused.no-prices', {}, lang)}")
    return money


def told(report: TillReport, names: Sequence[str], exponent: int, closed: bool, lang: str) -> Iterator[str]:
    """The report, a line each: columns parted by tabs, their sum last."""
    title = say("till.z" if closed else "till.x", {"drawer": report.drawer}, lang)
    yield "\t".join([title, *names, say("till.sum", {}, lang)])
    for line in report.lines:
        if closed or line.code != "till.expected":
            figures = [*line.figures, line.sum]
            yield "\t".join([_named(line, lang), *(_figure(one, line, exponent) for one in figures)])
    if not closed:
        return
    counted = "–" if report.counted is None else amount_text(report.counted, exponent)
    yield "\t".join([say("till.counted", {}, lang), *("" for _ in names), counted])
    if report.over is not None:
        yield "\t".join([say("till.over", {}, lang), *("" for _ in names), amount_text(report.over, exponent)])


def _named(line: TillLine, lang: str) -> str:
    return say(line.code, {}, lang) if line.code else line.names


def _figure(figure: int, line: TillLine, exponent: int) -> str:
    return amount_text(figure, exponent) if line.money else str(figure)
