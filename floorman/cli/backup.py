"""``floorman backup``: a copy of a tournament file in another folder, also while a window has it open."""

import argparse

from floorman.cli.files import tell_left_overs
from floorman.desk.mistake import language, one_sentence
from floorman.disk.place import place_of
from floorman.disk.refused import shown
from floorman.text.say import say


def add_backup(parser: argparse.ArgumentParser) -> None:
    """``floorman backup FILE FOLDER``"""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("folder", metavar="FOLDER", help="such as a USB stick; an older copy there is replaced")


def run_backup(args: argparse.Namespace) -> int:
    """Copies the file whole, as it is at this moment; it opens like any other."""
    from floorman.store.file import open_file

    with one_sentence(), open_file(args.file, read_only=True) as file:
        place = place_of(args.folder) / file.path.name
        tell_left_overs(place.parent)
        file.backup(place)
        rows = sum(1 for _ in file.rows(verify=False))
    print(say("backup.made", {"file": shown(place), "rows": rows}, language()))
    return 0
