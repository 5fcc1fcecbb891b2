"""Houses read from TOML: the shipped ones by name, a room's own by the path of its file."""

from functools import cache, lru_cache
from pathlib import Path

from floorman.disk.input import read
from floorman.disk.refused import PathRefused, shown
from floorman.rules.house import House, house_from, refusal
from floorman.shipped import resource

SHIPPED = ("tda-2024", "longform-06", "pokerstars")
"""The house that all others are like comes first."""
LARGEST_FILE = 100_000
"""Bytes; a house file has a few thousand."""
MOST_BRACKETS, MOST_DOTS = 200, 60
"""In a house file, and in one of its lines: beyond them it is nested, for which a reader of TOML has no bound."""


@cache
def shipped_houses() -> dict[str, House]:
    """The houses that come with the program, by name."""
    import tomllib  # a file that is opened holds its house: no start reads TOML

    known: dict[str, House] = {}
    for name in SHIPPED:
        text = resource("houses", f"{name}.toml").read_text(encoding="utf-8")
        known[name] = house_from(tomllib.loads(text), known)
    return known


def load_house(name_or_path: str) -> House:
    """The shipped house of that name, or the house written in that file.

    A file is read again once it has changed. Raises Unanswerable ("unknown-house") if the house cannot be had.
    """
    shipped = shipped_houses().get(name_or_path)
    if shipped is not None:
        return shipped
    try:
        stat = Path(name_or_path).stat()
        return _house_at(name_or_path, stat.st_mtime_ns, stat.st_size)
    except (OSError, ValueError, PathRefused):
        raise refusal("unknown", name=shown(name_or_path)) from None


@lru_cache(maxsize=64)
def _house_at(path: str, _changed: int, _size: int) -> House:
    """The house in a file as it was then."""
    return house_in(read(path, LARGEST_FILE).decode("utf-8-sig"), shown(path))


def house_in(text: str, name: str) -> House:
    """The house that the text of a house file describes; ``name`` is the file's, for what is wrong with it.

    Raises Unanswerable ("unknown-house").
    """
    import tomllib

    if text.count("[") + text.count("{") > MOST_BRACKETS or max(map(_dots, text.split("\n"))) > MOST_DOTS:
        raise refusal("too-deep", name=name)
    try:
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise refusal("not-toml", name=name, why=str(fault)) from None
    return house_from(written, shipped_houses())


def _dots(line: str) -> int:
    return line.count(".")
