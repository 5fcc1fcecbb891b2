"""The made-up evening: in the window, or as pictures and papers into a folder."""

import argparse
import os
import tempfile
from pathlib import Path

from floorman.core.paper import PaperKind
from floorman.core.refused import Refused
from floorman.desk.mistake import language, one_sentence
from floorman.desk.user_mistake import UserMistake
from floorman.disk.place import place_of
from floorman.disk.refused import in_words

PAPERS: tuple[tuple[PaperKind, str], ...] = (
    ("seat-cards", "a4"),
    ("seat-cards", "roll-80"),
    ("move-slips", "roll-80"),
    ("break-cards", "a4"),
    ("seating-by-name", "a4"),
    ("seating-by-table", "a4"),
    ("table-sheets", "a4"),
    ("penalty-tallies", "roll-80"),
)


def add_demo(parser: argparse.ArgumentParser) -> None:
    """``floorman demo [--headless DIR]``"""
    parser.add_argument("--headless", metavar="DIR", help="pictures of the window (PNG) and papers (PDF) into DIR")
    parser.add_argument("--players", type=int, default=200, help="entries, 30 to 10800")
    parser.add_argument("--exit-after-first-paint", action="store_true", help=argparse.SUPPRESS)


def run_demo(args: argparse.Namespace) -> int:
    """Plays the evening, then shows it."""
    from floorman.desk.simulation.demo import demo_evening

    if not 30 <= args.players <= 10800:
        raise UserMistake("the evening has 30 to 10800 entries")
    if args.headless is None:
        from floorman.ui.commands.window import must_have_display

        must_have_display()
    else:
        with one_sentence(), in_words(args.headless):
            place_of(args.headless).mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="floorman-demo-"))
    path = folder / "harbour-cup.floor"
    with one_sentence():
        desk = demo_evening(path, players=args.players, lang=language())
    desk.close()
    if args.headless is not None:
        return _headless(path, Path(args.headless))
    from floorman.ui.window.window import run_window

    print(f"the evening is in {path}", flush=True)
    return run_window(None, path=str(path), kept=False, exit_after_first_paint=args.exit_after_first_paint)


def _headless(path: Path, out: Path) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from floorman.desk.files.opening import open_desk
    from floorman.desk.front.room import Room
    from floorman.desk.papers.printing import Order, saved
    from floorman.ui.commands.picture import picture
    from floorman.ui.words import speak

    speak(language())

    for name, size, theme in (
        ("window-dark-1366", (1366, 768), "dark"),
        ("window-light-1366", (1366, 768), "light"),
        ("window-dark-1920", (1920, 1080), "dark"),
    ):
        room = Room(open_desk(path, lang=language()))
        table = room.tables()[1]
        seat = room.desk.floor.now.tables[table].seated()[0]
        try:
            with one_sentence():
                picture(room, out / f"{name}.png", size, theme, typed=f"{table}-{seat} x", chosen=(table, seat))
        finally:
            room.close()
    desk = open_desk(path, lang=language())
    for kind, paper in PAPERS:
        target = out / f"{kind}-{paper}.pdf"
        with one_sentence(), _nothing_is_fine():
            saved(desk, Order(kind, paper, language()), target)
    desk.close()
    for written in sorted(one for one in out.iterdir() if one.suffix in (".png", ".pdf")):
        print(written)
    return 0


class _nothing_is_fine:  # noqa: N801 - reads as the sentence it stands in
    """An evening may have nothing of a kind to print: then there is no file."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, fault: object, _trace: object) -> bool:

        return isinstance(fault, Refused) and fault.code == "papers.none"
