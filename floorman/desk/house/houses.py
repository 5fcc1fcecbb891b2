"""Houses read from TOML: the shipped ones by name, a room's own by the path of its file."""

from functools import cache, lru_cache
from pathlib import Path

from floorman.rules.house import House, house_from, refusal
from floorman.shipped import resource

SHIPPED = ("tda-2024", "longform-06", "pokerstars")
"""The house that all others are like comes first."""
LARGEST_FILE = 1_000_000
"""Bytes; a house file has a few thousand."""


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
        return _house_in(name_or_path, stat.st_mtime_ns, stat.st_size)
    except (OSError, ValueError):
        raise refusal("unknown", name=name_or_path[:200]) from None


@lru_cache(maxsize=64)
def _house_in(path: str, _changed: int, _size: int) -> House:
    """The house in a file as it was then."""
    import tomllib

    text = _text_of(Path(path))
    try:
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise refusal("not-toml", name=path, why=str(fault)) from None
    return house_from(written, shipped_houses())


def _text_of(path: Path) -> str:
    """The file's text. ValueError for what is no ordinary file, too large or not UTF-8 (a device would never end)."""
    if not path.is_file() or path.stat().st_size > LARGEST_FILE:
        raise ValueError(path)
    return path.read_text(encoding="utf-8")
