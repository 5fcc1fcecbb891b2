"""Structures by name or from a file, and the words in which one is wished for."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from floorman.core.digits import is_number
from floorman.exchange.structure_files import StructureFile, read_structure
from floorman.rules.citation import Unanswerable
from floorman.rules.structure_maker import Wishes
from floorman.shipped import resource


def shipped_structures() -> Mapping[str, Path]:
    """The structures that come with the program, by name."""
    return {path.stem: path for path in sorted(resource("structures").glob("*.txt"))}


def load_structure(name_or_path: str, encoding: str | None = None, sheet: str | None = None) -> StructureFile:
    """The shipped structure of that name, or the one in that file. ListRefused if it cannot be had."""
    shipped = shipped_structures().get(name_or_path)
    return read_structure(name_or_path if shipped is None else shipped, encoding, sheet)


_LIMITS: Mapping[str, tuple[int, int]] = {
    "players": (2, 100_000),
    "stack": (1, 10**9),
    "chips": (1, 10**9),
    "minutes": (1, 10_000),
    "level": (1, 600),
    "first": (1, 10**9),
    "rebuys": (0, 1_000_000),
    "addons": (0, 10**12),
    "breaks": (1, 600),
    "at": (1, 100),
    "ante": (1, 200),
}
_NEEDED = ("players", "stack", "chips", "minutes", "level")


def wishes_from(words: Sequence[str]) -> Wishes:
    """What ``players 40 stack 20000 chips 25 100 500 minutes 240 level 20 first 50 rebuys 30 addons 100000
    breaks 15 at 4 ante 3`` wishes for: rebuys are stacks, add-ons chips.

    Unanswerable ("bad-value", "missing-field") names a word that is wrong or lacks.
    """
    said: dict[str, list[int]] = {}
    current = ""
    for word in words:
        if word.lower() in _LIMITS:
            current = word.lower()
            said[current] = []
        else:
            said.setdefault(current, []).append(_number(current, word))
    for name in _NEEDED:
        if not said.get(name):
            raise Unanswerable("missing-field", name, "structure.maker-lacks", word=name)
    if ("breaks" in said) != ("at" in said):
        raise Unanswerable("missing-field", "breaks", "structure.maker-lacks", word="breaks 15 at 4")
    one = {name: _single(name, values) for name, values in said.items() if name != "chips"}
    return Wishes(
        one["players"],
        one["stack"],
        tuple(sorted(set(said["chips"]))),
        one["minutes"],
        one["level"],
        one.get("first"),
        one.get("rebuys", 0),
        one.get("addons", 0),
        one.get("breaks", 0),
        one.get("at", 0),
        one.get("ante", 0),
    )


def _number(name: str, word: str) -> int:
    low, high = _LIMITS.get(name, (0, -1))
    if not (is_number(word, 12) and low <= int(word) <= high):
        raise Unanswerable("bad-value", name, "structure.maker-word", word=f"{name} {word}".strip()[:60])
    return int(word)


def _single(name: str, values: list[int]) -> int:
    if len(values) != 1:
        raise Unanswerable("bad-value", name, "structure.maker-word", word=" ".join([name, *map(str, values)])[:60])
    return values[0]
