"""The mark on a file whose tournament goes on in a hall: nobody records in it, or there would be two."""

from floorman.core.refused import Refused
from floorman.store.file import TournamentFile

MOVED = "hall.moved-to"
"""A file's setting: where its tournament goes on."""


def must_not_be_away(file: TournamentFile) -> None:
    """Refused ``hall.moved-there`` if the file's tournament goes on in a hall."""
    there = file.preference(MOVED)
    if there is not None:
        raise Refused("hall.moved-there", file=file.path.name, named=str(there))
