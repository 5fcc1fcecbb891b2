"""A second server that follows the first by PostgreSQL's own replication, and takes over when it is told to."""

import shutil
from pathlib import Path

from msgspec.structs import replace

from floorman.core.refused import Refused
from floorman.hall.hall import Hall, free_port, keep, make_folders
from floorman.hall.postgres import hand_over, run
from floorman.store.link import Address


def follow(hall: Hall, folder: Path, port: int | None = None) -> Hall:
    """A copy of a running hall in a new folder of this machine, following it. Refused, and nothing is left, if not."""
    data = make_folders(folder)
    owner = hall.owner()
    try:
        shutil.copyfile(hall.certificate, folder / "certificate.pem")
        source = _words(replace(owner, certificate=folder / "certificate.pem"))
        run(data, "pg_basebackup", "-d", source, "-D", data, "-R", "-X", "stream")
        chosen = port or free_port()
        with (data / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write(f"\nport = {chosen}\n")
        hand_over(data / "postgresql.conf")
        keep(folder, hall.name, chosen, hall.host, owner.password)
        standby = Hall(folder)
        standby.start(new=True)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return standby


def promote(folder: Path) -> Hall:
    """The hall in that folder takes over: stations may record there. Refused if it leads already, or cannot."""
    hall = Hall(folder)
    hall.start(new=True)
    run(hall.data, "pg_ctl", "-D", hall.data, "-w", "promote", quiet=True)
    return hall


def _words(address: Address) -> str:
    """An address as PostgreSQL's own programs read it."""
    given = {**address.parameters(), "dbname": "postgres"}
    return " ".join(f"{name}='{value}'" for name, value in given.items() if name != "tcp_user_timeout")


def must_be_lost(hall_name: str, host: str, port: int) -> None:
    """Refused ``hall.still-there`` if a server answers there: two halls would go on apart."""
    import socket

    try:
        socket.create_connection((host, port), timeout=3).close()
    except OSError:
        return
    raise Refused("hall.still-there", hall=hall_name, host=host)
