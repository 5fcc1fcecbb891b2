"""The command line: one plain sentence for a user's mistake, exit 2; never a traceback for what the world did."""

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import NoReturn, TypeAlias

from floorman import __version__
from floorman.desk.user_mistake import UserMistake

Commands: TypeAlias = Mapping[str, tuple[str, str]]
"""Command → the module with ``add_<command>(parser)`` and ``run_<command>(args)``, and what the command does."""

COMMANDS: Commands = {
    "new": ("floorman.cli.files", "make a tournament file"),
    "import": ("floorman.cli.lists", "bring a list of players in"),
    "export": ("floorman.cli.lists", "write seats, players, results, incidents or the journal out"),
    "draw": ("floorman.cli.files", "seat everybody who has no seat"),
    "play": ("floorman.cli.files", "carry out calls from a script"),
    "show": ("floorman.cli.files", "the room as it stands"),
    "journal": ("floorman.cli.files", "what happened, oldest first"),
    "check": ("floorman.cli.files", "is the file whole?"),
    "salvage": ("floorman.cli.files", "save what is before a damage to a new file"),
    "backup": ("floorman.cli.backup", "a copy into another folder"),
    "slips": ("floorman.cli.papers", "slips and papers into a PDF"),
    "print": ("floorman.cli.papers", "slips and papers to a printer"),
    "structure": ("floorman.cli.structures", "levels: read, write, make, check"),
    "hall": ("floorman.cli.halls", "a server for many podiums: made, joined, watched"),
    "move": ("floorman.cli.halls", "a tournament into a hall, or out of it"),
    "web": ("floorman.cli.web", "screens and players' pages in the local network"),
    "simulate": ("floorman.cli.simulate", "play a whole tournament by the same core"),
    "office": ("floorman.cli.office", "one till over several tournaments: its X or Z"),
    "merge": ("floorman.cli.merge", "flights into the next day"),
    "advise": ("floorman.cli.advise", "the rules desk in JSON"),
}
"""The commands that need no window; a module is loaded only when its command is asked for."""


def main(argv: Sequence[str] | None = None, fronts: Commands | None = None) -> int:
    """Runs the command; the exit status. ``fronts``: commands that show the window, ``window`` for FILE alone."""
    args = list(sys.argv[1:] if argv is None else argv)
    commands = {**COMMANDS, **(fronts or {})}
    _speak_utf8()
    if args and args[0] in commands:
        return _guarded(commands, args[0], args[1:])
    if args and args[0] in ("-h", "--help"):
        print(_help(commands))
        return 0
    if args and args[0] in ("-V", "--version"):
        print(f"floorman {__version__}")
        return 0
    return _guarded(commands, "window", args)


def _speak_utf8() -> None:
    for stream in (sys.stdout, sys.stderr):
        reconfigure: Callable[..., None] | None = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace")


def _help(commands: Commands) -> str:
    lines = [
        "usage: floorman [FILE] | floorman COMMAND …",
        "",
        "Without a command: the window, on FILE or on a start page.",
        "",
        *(f"  {name:<10} {what}" for name, (_, what) in commands.items() if name != "window"),
        "",
        "floorman COMMAND --help tells more. floorman --version",
    ]
    return "\n".join(lines)


def _guarded(commands: Commands, command: str, args: Sequence[str]) -> int:
    try:
        return _run(commands, command, args)
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


class _Parser(argparse.ArgumentParser):
    """A parser whose mistakes are one sentence."""

    def error(self, message: str) -> NoReturn:
        """Ends with the sentence; ``--help`` tells the rest."""
        raise UserMistake(f"{message} ({self.prog} --help)")


def _run(commands: Commands, command: str, args: Sequence[str]) -> int:
    module = import_module(commands[command][0])
    if command == "advise":
        answer: Callable[[list[str]], int] = module.main
        return answer(list(args))
    parser = _Parser(prog="floorman" if command == "window" else f"floorman {command}")
    getattr(module, f"add_{command}")(parser)
    parsed = parser.parse_args(args)
    run: Callable[[argparse.Namespace], int] = getattr(module, f"run_{command}")
    return run(parsed)
