"""A tournament moved into a hall, and back into a file: row for row the same. Where it was, nobody records any more."""

from contextlib import closing
from pathlib import Path

from floorman.core.refused import Refused
from floorman.hall.membership import address, enter, joined, parts
from floorman.hall.moved import MOVED, must_not_be_away
from floorman.store.file import create, open_file
from floorman.store.rows import as_stored
from floorman.store.server import bring_in

_ROOMS = ("paper.line", "paper.logo")
"""Settings of a file that are the whole room's in a hall."""


def move_in(path: str, named: str) -> str:
    """Moves the file's tournament into a hall; returns its name there, ``hall:NAME/friday``.

    ``named``: that name, or "hall" where one hall is joined. FileRefused if file or hall say no; then it stays a file.
    """
    named = _full_name(path, named)
    hall, tournament = parts(named)
    with open_file(path) as file:
        must_not_be_away(file)
        settings = {key: value for key in _ROOMS if (value := file.preference(key)) is not None}
        bring_in(address(hall), tournament, file.tournament, file.rows(), file.texts_with_birth(), settings)
        file.set_preference(MOVED, named)
    return named


def _full_name(path: str, named: str) -> str:
    if named.casefold() != "hall":
        return named
    halls = joined()
    if len(halls) != 1:
        raise Refused("hall.which", known=", ".join(halls) or "–")
    return f"hall:{halls[0]}/{Path(path).stem.casefold()}"


def move_out(named: str, path: str) -> None:
    """Moves a tournament out of its hall into the file ``path``: a new one, or the one from which it was moved in."""
    with closing(enter(named)) as mirror:
        mirror.refresh()
        mirror.server.fence()
        mirror.refresh()  # what was recorded before it was closed there
        place = Path(path)
        if not place.exists():
            create(path, tournament=mirror.tournament).close()
        with open_file(path) as file:
            if file.tournament != mirror.tournament:
                raise Refused("hall.other-tournament", file=place.name)
            file.take(tuple(map(as_stored, mirror.rows(file.head.seq))))
            file.put_texts_anew(mirror.file.texts_with_birth())
            for key in _ROOMS:
                file.set_preference(key, mirror.preference(key))
            file.set_preference(MOVED, None)
