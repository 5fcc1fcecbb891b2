"""A list of players written as JSON: one object a player, all of them flat."""

import json
import re

from floorman.exchange.cutting import SourceRow
from floorman.exchange.refused import ListRefused
from floorman.exchange.sheets import bounded, cell_text

_START = re.compile(r"\s*(?:\[\s*(?:[\[{\"]|\]\s*\Z)|\{\s*(?:\"|\}\s*\Z))")


def is_json(text: str) -> bool:
    """Whether the text begins and ends like a JSON array or object."""
    return bool(_START.match(text[:2_000])) and text.rstrip()[-1:] in ("}", "]")


def read_json(text: str) -> tuple[SourceRow, ...]:
    """A row of keys, then a row a player, numbered from 1. An object with one such list in it is that list.

    ListRefused for any other JSON: a tree of tables and seats would lose somebody.
    """
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = _a_line_each(text)
    players = _players(found)
    keys = list(dict.fromkeys(key for player in players for key in player))
    rows = [keys, *([cell_text(player.get(key)) for key in keys] for player in players)]
    return bounded(enumerate(rows, 1))


def _a_line_each(text: str) -> object:
    """JSON Lines: an object a line. None if it is not that."""
    try:
        return [json.loads(line) for line in text.splitlines() if line.strip()]
    except (ValueError, RecursionError):
        return None


def _players(found: object) -> list[dict[str, object]]:
    if isinstance(found, dict):
        lists = [value for value in found.values() if isinstance(value, list)]
        deeper = [value for value in found.values() if isinstance(value, dict)]
        found = lists[0] if len(lists) == 1 and not deeper else None
    if not isinstance(found, list) or not found or not all(map(_is_flat, found)):
        raise ListRefused("list.no-list", what="JSON")
    return found


def _is_flat(one: object) -> bool:
    return isinstance(one, dict) and not any(isinstance(value, dict | list) for value in one.values())
