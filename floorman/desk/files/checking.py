"""Is a tournament file whole, and the room that its journal makes one that can be?"""

import os

import msgspec

from floorman.core.refused import Refused
from floorman.desk.files.opening import open_desk
from floorman.desk.floor.invariants import Broken, whole
from floorman.store.check import Health, Problem, check
from floorman.store.file import FileRefused

ROOM_PROBLEMS = ("check.impossible", "check.no-room")
"""Codes of what is wrong with a room whose journal is whole."""
_FAULTS = (Refused, LookupError, ValueError, TypeError, AttributeError, AssertionError)
"""What the rows of another room than ours may end in, when they are applied."""


def check_all(path: str | os.PathLike[str]) -> Health:
    """The health of the file ``path``; of one that is whole, also of the room that its journal makes. Raises nothing.

    A room that cannot be, such as two players on one chair, comes of two programs that wrote to one file, or of a
    fault of this one.
    """
    health = check(path)
    if not health.ok:
        return health
    problem = _of_the_room(path)
    return health if problem is None else msgspec.structs.replace(health, ok=False, problems=(problem,))


def _of_the_room(path: str | os.PathLike[str]) -> Problem | None:
    try:
        desk = open_desk(path, read_only=True)
    except FileRefused as refusal:
        return Problem(refusal.code, refusal.params)
    except _FAULTS as fault:
        return Problem("check.no-room", {"why": f"{type(fault).__name__} {fault}"})
    try:
        whole(desk.floor.now)
    except Broken as broken:
        return Problem("check.impossible", {"why": str(broken)})
    finally:
        desk.close()
    return None
