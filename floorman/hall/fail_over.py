"""A hall that lost its server goes on from a station's mirror, on another machine.

It cannot be known from here whether some station still sees the old server. Whoever goes on names the lost machine, and
a server that still answers is a reason not to.
"""

import tomllib
from collections.abc import Sequence
from pathlib import Path

from floorman.core.refused import Refused
from floorman.hall.hall import Hall, make_hall
from floorman.hall.membership import PREFIX, join
from floorman.hall.standby import must_be_lost
from floorman.store.file import open_file
from floorman.store.server import bring_in


def go_on(
    mirror: Path, folder: Path, name: str, listen: str, *, lost: str, names: Sequence[str] = ()
) -> tuple[Hall, str]:
    """A new hall in ``folder`` with the mirror's tournament, and the tournament's name there.

    ``lost``: the old server's host, as the station knew it. Refused if it is another one, or if it still answers.
    """
    try:
        told = tomllib.loads((mirror.parent / "hall.toml").read_text("utf-8"))
        host, port = str(told["host"]), int(told["port"])
    except (OSError, ValueError, KeyError) as error:
        raise Refused("hall.no-mirror", file=str(mirror)) from error
    if lost.strip().casefold() != host.casefold():
        raise Refused("hall.other-host", host=host)
    must_be_lost(mirror.parent.name, host, port)
    with open_file(mirror) as file:
        hall = make_hall(folder, name=name, listen=listen, names=names)
        address = join(hall.add("podium", ["td"]))
        bring_in(address, mirror.stem, file.tournament, file.rows(), file.texts_with_birth(), {}, term=2)
    return hall, f"{PREFIX}{name}/{mirror.stem}"
