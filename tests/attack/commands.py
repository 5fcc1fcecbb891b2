"""Every command with each of its paths in turn left open."""

from collections.abc import Sequence

from msgspec import Struct

OPEN = "\0"
"""Stands where the attacked path goes."""


class Attacked(Struct, frozen=True):
    """A command with one path to be filled in."""

    name: str
    args: tuple[str, ...]
    writes: bool = False
    """It writes to that path."""

    def on(self, path: str) -> list[str]:
        """The command's arguments with ``path`` in its place."""
        return [part.replace(OPEN, path) for part in self.args]


def _slips(out: str, *more: str) -> tuple[str, ...]:
    return ("slips", "a.floor", "--kind", "seat-cards", "--paper", "a4", "-o", out, *more)


def _print(where: str, *more: str) -> tuple[str, ...]:
    return ("print", "a.floor", "--kind", "seat-cards", "--escpos", where, *more)


def _new(*more: str) -> tuple[str, ...]:
    return ("new", "made.floor", "--name", "X", *more)


COMMANDS: Sequence[Attacked] = (
    Attacked("new FILE", ("new", OPEN, "--name", "X", "--tables", "1"), writes=True),
    Attacked("new --house", _new("--house", OPEN)),
    Attacked("import FILE", ("import", OPEN, "list.csv")),
    Attacked("import LIST", ("import", "a.floor", OPEN, "--dry-run")),
    Attacked("export FILE", ("export", OPEN, "--kind", "seats", "-o", "out.csv")),
    Attacked("export -o", ("export", "a.floor", "--kind", "seats", "-o", OPEN), writes=True),
    Attacked("export -o .csv", ("export", "a.floor", "--kind", "seats", "-o", f"{OPEN}.csv"), writes=True),
    Attacked("draw FILE", ("draw", OPEN)),
    Attacked("play FILE", ("play", OPEN, "script.txt")),
    Attacked("play SCRIPT", ("play", "a.floor", OPEN, "--keep-going")),
    Attacked("show FILE", ("show", OPEN, "--json")),
    Attacked("journal FILE", ("journal", OPEN)),
    Attacked("check FILE", ("check", OPEN)),
    Attacked("salvage FILE", ("salvage", OPEN, "saved.floor")),
    Attacked("salvage NEW", ("salvage", "a.floor", OPEN), writes=True),
    Attacked("backup FILE", ("backup", OPEN, "copies")),
    Attacked("backup FOLDER", ("backup", "a.floor", OPEN), writes=True),
    Attacked("slips FILE", ("slips", OPEN, "--kind", "seat-cards", "--paper", "a4", "-o", "out.pdf")),
    Attacked("slips -o", _slips(OPEN), writes=True),
    Attacked("slips --logo", _slips("out.pdf", "--logo", OPEN)),
    Attacked("print FILE", ("print", OPEN, "--kind", "seat-cards", "--escpos", "out.prn")),
    Attacked("print --escpos", _print(OPEN), writes=True),
    Attacked("print --escpos ./", _print(f"./{OPEN}"), writes=True),
    Attacked("print --printer", ("print", "a.floor", "--kind", "table-sheets", "--paper", "a4", "--printer", OPEN)),
    Attacked("print --logo", _print("out.prn", "--logo", OPEN)),
    Attacked("simulate --file", ("simulate", "--players", "4", "--file", OPEN), writes=True),
    Attacked("simulate --house", ("simulate", "--players", "4", "--house", OPEN)),
    Attacked("structure read", ("structure", "read", OPEN)),
    Attacked("structure write", ("structure", "write", "levels.txt", OPEN), writes=True),
    Attacked("advise FILE", ("advise", OPEN)),
)
WRITING = tuple(one for one in COMMANDS if one.writes)
