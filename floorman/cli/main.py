"""The command line: one plain sentence for a user's mistake, exit 2; never a traceback for what the world did."""

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

from floorman import __version__
from floorman.cli.mistake import UserMistake

COMMANDS: Mapping[str, tuple[str, str]] = {
    "new": ("floorman.cli.files", "make a tournament file"),
    "import": ("floorman.cli.lists", "bring a list of players in"),
    "export": ("floorman.cli.lists", "write seats, players, results or the journal out"),
    "draw": ("floorman.cli.files", "seat everybody who has no seat"),
    "play": ("floorman.cli.files", "carry out calls from a script"),
    "show": ("floorman.cli.files", "the room as it stands"),
    "journal": ("floorman.cli.files", "what happened, oldest first"),
    "check": ("floorman.cli.files", "is the file whole?"),
    "salvage": ("floorman.cli.files", "save what is before a damage to a new file"),
    "slips": ("floorman.cli.papers", "slips and papers into a PDF"),
    "print": ("floorman.cli.papers", "slips and papers to a printer"),
    "simulate": ("floorman.cli.simulate", "play a whole tournament by the same core"),
    "demo": ("floorman.cli.demo", "a made-up evening"),
    "advise": ("floorman.cli.advise", "the rules desk in JSON"),
}
"""Command → the module with ``add_<command>(parser)`` and ``run_<command>(args)``, loaded only when it is asked for."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command; the exit status."""
    args = list(sys.argv[1:] if argv is None else argv)
    _speak_utf8()
    if args and args[0] in COMMANDS:
        return _guarded(args[0], args[1:])
    if args and args[0] in ("-h", "--help"):
        print(_help())
        return 0
    if args and args[0] in ("-V", "--version"):
        print(f"floorman {__version__}")
        return 0
    return _guarded("window", args)


def _speak_utf8() -> None:
    for stream in (sys.stdout, sys.stderr):
        reconfigure: Callable[..., None] | None = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace")


def _help() -> str:
    lines = [
        "usage: floorman [FILE] | floorman COMMAND …",
        "",
        "Without a command: the window, on FILE or on a start page.",
        "",
        *(f"  {name:<10} {what}" for name, (_, what) in COMMANDS.items()),
        "",
        "floorman COMMAND --help tells more. floorman --version",
    ]
    return "\n".join(lines)


def _guarded(command: str, args: Sequence[str]) -> int:
    try:
        return _run(command, args)
    except UserMistake as mistake:
        return _told(str(mistake))
    except BrokenPipeError:
        # whoever read our output has gone; what is on the disk stays there
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


def _told(sentence: str) -> int:
    print(f"floorman: {sentence}", file=sys.stderr)
    return 2


def _run(command: str, args: Sequence[str]) -> int:
    if command == "window":
        module, name = import_module("floorman.cli.window"), "window"
    else:
        module, name = import_module(COMMANDS[command][0]), command
    if command == "advise":
        answer: Callable[[list[str]], int] = module.main
        return answer(list(args))
    parser = argparse.ArgumentParser(prog="floorman" if command == "window" else f"floorman {command}")
    getattr(module, f"add_{name}")(parser)
    parsed = parser.parse_args(args)
    run: Callable[[argparse.Namespace], int] = getattr(module, f"run_{name}")
    return run(parsed)
