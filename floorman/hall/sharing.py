"""An evening shared with a second laptop: hall, move and place in it, in one step."""

import re
import socket
from pathlib import Path

from floorman.core.refused import Refused
from floorman.disk.own_folder import own_folder
from floorman.hall.hall import Hall, make_hall
from floorman.hall.membership import join, joined, made_here, remember
from floorman.hall.moving import move_in

_NOT_A_NAME = re.compile(r"[^a-z0-9]+")


def own_hall() -> Hall:
    """The hall that this machine made last, running; a new one if there is none. Refused if it cannot be."""
    try:
        hall = Hall(made_here())
    except Refused as none:
        if none.code not in ("hall.none-made", "hall.none-here"):
            raise
        name = plain_name(socket.gethostname().partition(".")[0])
        hall = make_hall(_place(), name=name)
        remember(hall.folder)
    hall.start()
    if hall.name not in joined():
        join(hall.add("podium", ["td"]))
    return hall


def _place() -> Path:
    return own_folder() / "hall"


def share(path: str) -> str:
    """Moves a tournament file into this machine's hall; its name there. Refused if hall or file say no."""
    hall = own_hall()
    return move_in(path, f"hall:{hall.name}/{plain_name(Path(path).stem)}")


def plain_name(words: str) -> str:
    """A name of small letters, digits and hyphens, made of anything."""
    import unicodedata

    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode().casefold()
    return _NOT_A_NAME.sub("-", plain).strip("-")[:30] or "evening"
