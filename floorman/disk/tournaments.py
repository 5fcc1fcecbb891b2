"""How a tournament file and what belongs to it are known without opening a journal: by the bytes, and by the names."""

from pathlib import Path

APPLICATION_ID = int.from_bytes(b"FLRM", "big")
"""What the header of every tournament file bears."""
SUFFIX = ".floor"
COMPANIONS = ("-wal", "-shm", "-journal", ".lock")
"""Endings of the files beside an open tournament: what was recorded last, and who has it open."""

_SQLITE = b"SQLite format 3\0"
_ID_AT = 68


def is_tournament(place: Path) -> bool:
    """Whether ``place`` is a tournament, or named like one, as one that is damaged is too. OSError as it comes.

    One that is open here is known by what lies beside it: to open and close it would drop SQLite's locks.
    """
    if place.suffix.lower() == SUFFIX:
        return True
    if not place.is_file():
        return False
    if any(_beside(place, ending).exists() for ending in ("-wal", "-shm")):
        return True
    with place.open("rb") as file:
        head = file.read(_ID_AT + 4)
    return head.startswith(_SQLITE) and head[_ID_AT:] == APPLICATION_ID.to_bytes(4, "big")


def is_companion(place: Path) -> bool:
    """Whether ``place`` is, or would be, one of the files beside a tournament, also of one that is gone."""
    for ending in COMPANIONS:
        if place.name.endswith(ending):
            owner = place.name.removesuffix(ending)
            return bool(owner) and is_tournament(place.with_name(owner))
    return False


def _beside(place: Path, ending: str) -> Path:
    return place.with_name(place.name + ending)
