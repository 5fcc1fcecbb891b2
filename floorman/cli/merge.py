"""``floorman merge``: flights into the next day."""

import argparse
import sys
from typing import TYPE_CHECKING

from floorman.desk.mistake import language, one_sentence
from floorman.desk.user_mistake import UserMistake
from floorman.text.say import say

if TYPE_CHECKING:
    from floorman.desk.files.merging import MergePlan


def add_merge(parser: argparse.ArgumentParser) -> None:
    """``floorman merge DAY2 1A.floor 1B.floor … --rule best|first|all``"""
    parser.add_argument("day", metavar="DAY2", help="the file that is made")
    parser.add_argument("flights", metavar="FLIGHT", nargs="+", help="the flights' files, in their order")
    parser.add_argument("--rule", required=True, choices=("best", "first", "all"), help="which bag of a player goes on")
    parser.add_argument("--from", dest="event_file", metavar="EVENT.toml", help="an event file for the day")
    parser.add_argument("--same", action="append", default=[], metavar="1A#17=1B#4", help="these two are one player")
    parser.add_argument("--differ", action="append", default=[], metavar="1A#9=1C#2", help="these two are not")
    parser.add_argument("--dry-run", action="store_true", help="only say what would come of it")


def run_merge(args: argparse.Namespace) -> int:
    """Merges; exit 2 where equal names are not answered, with a line for each."""
    from floorman.cli.files import tell_left_overs
    from floorman.desk.files.merging import merged, opening_of, planned, read_flight
    from floorman.disk.place import place_of

    lang = language()
    with one_sentence():
        event = None
        if args.event_file is not None:
            from floorman.desk.files.event_file import read_event_file

            event = read_event_file(args.event_file)
        flights = [read_flight(path, lang) for path in args.flights]
        opening, told = opening_of(flights, event)
        plan = planned(flights, args.rule, told, args.same, args.differ)
        if plan.unanswered:
            return _unanswered(plan, lang)
        if args.dry_run:
            print(say("merge.would", _counts(plan), lang))
            _tell_leaving(plan, lang)
            return 0
        tell_left_overs(place_of(args.day).parent)
        desk = merged(args.day, plan, opening, told, lang)
        row = desk.log.facts[-1]
        print(f"{row.seq}\t{desk.teller.fact(row)}")
        desk.close()
    _tell_leaving(plan, lang)
    return 0


def _counts(plan: "MergePlan") -> dict[str, object]:
    flights = ", ".join(flight.read.name for flight in plan.flights)
    seated = sum(one.chips is not None for one in plan.asked.players)
    return {"flights": flights, "players": seated, "chips": plan.chips, "bags": plan.leaving}


def _tell_leaving(plan: "MergePlan", lang: str) -> None:
    """The bags that leave play, the bags that are missing, and who asked to be excluded, a line each."""
    for number, one in enumerate(plan.asked.players, 1):
        for bag in one.leaves:
            print(say("merge.leaves", {"bag": f"{bag.flight}#{bag.entry}", "chips": bag.chips, "number": number}, lang))
    for number, one in enumerate(plan.asked.players, 1):
        for bag in one.missing:
            print(say("merge.missing", {"bag": f"{bag.flight}#{bag.entry}", "number": number}, lang))
    for number in plan.excluded:
        print(say("merge.excluded", {"number": number}, lang))


def _unanswered(plan: "MergePlan", lang: str) -> int:
    for pair in plan.unanswered:
        params = {"name": pair.first.name, "first": pair.first.key, "other": pair.other.key}
        print(say("merge.pair", params, lang), file=sys.stderr)
    count = {"count": len(plan.unanswered)}
    raise UserMistake(say("merge.unanswered", count, lang))
