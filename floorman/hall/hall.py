"""A hall on this machine: its cluster, certificate, members and tournaments, all in one folder."""

import json
import re
import secrets
import socket
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from shutil import copyfile, rmtree
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from floorman.core.refused import Refused
from floorman.hall import certificate
from floorman.hall.postgres import hand_over, programs, run
from floorman.hall.ranks import MAY_WRITE, RANKS
from floorman.shipped import resource
from floorman.store.link import Address

EDITION = 1
"""Of the schema; it stands in the database."""
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_OWNER = "floor_owner"
FIRST_PORT = 5632
GUEST = "floor-guest"
"""Who is invited, until he is a member."""
INVITED = 180
"""Seconds for which an invitation holds."""
_SETTINGS = """
listen_addresses = '{listen}'
port = {port}
unix_socket_directories = ''
max_connections = 200
ssl = on
ssl_min_protocol_version = 'TLSv1.2'
password_encryption = 'scram-sha-256'
synchronous_commit = on
wal_level = replica
wal_recycle = off
wal_keep_size = 0
log_statement = 'none'
log_min_error_statement = 'panic'
log_parameter_max_length_on_error = 0
logging_collector = off
timezone = 'UTC'
"""
_WHO = """
hostssl all all all scram-sha-256
hostssl replication {owner} all scram-sha-256
"""


class JoinSheet(Struct, frozen=True):
    """What a new station has to know to join: printed once, on paper."""

    hall: str
    host: str
    port: int
    station: str
    password: str
    fingerprint: str

    def line(self) -> str:
        """All of it as one line to type or to scan."""
        return f"{self.hall}/{self.station}@{self.host}:{self.port}#{self.fingerprint}#{self.password}"


class Hall:
    """One hall, in the folder in which it was made."""

    def __init__(self, folder: Path) -> None:
        """Refused ``hall.none-here`` if there is none in that folder."""
        self.folder = folder
        try:
            told = tomllib.loads((folder / "hall.toml").read_text("utf-8"))
            self.name, self.port, self._password = str(told["name"]), int(told["port"]), str(told["owner"])
            self.host = str(told["host"])
        except (OSError, ValueError, KeyError) as error:
            raise Refused("hall.none-here", folder=str(folder)) from error

    @property
    def certificate(self) -> Path:
        """Where its certificate is."""
        return self.folder / "certificate.pem"

    def owner(self) -> Address:
        """How this machine speaks to the server, as the one whom everything belongs to."""
        return Address("127.0.0.1", self.port, _OWNER, self._password, self.certificate, shows=certificate.NAME)

    # the server

    def start(self, *, new: bool = False) -> None:
        """Starts the server; it may run already. ``new``: nothing is in it yet. Refused if PostgreSQL does not."""
        if not self.runs():
            run(
                self.data,
                "pg_ctl",
                "-D",
                self.data,
                "-w",
                "-l",
                self.folder / "log" / "server.log",
                "start",
                quiet=True,
            )
        if not new:
            self._must_be_this_edition()

    def stop(self) -> None:
        """Stops the server; what was recorded is on its disk."""
        if self.runs():
            run(self.data, "pg_ctl", "-D", self.data, "-w", "-m", "fast", "stop", quiet=True)

    def runs(self) -> bool:
        """Whether the server runs."""
        try:
            run(self.data, "pg_ctl", "-D", self.data, "status", quiet=True)
        except Refused:
            return False
        return True

    @property
    def data(self) -> Path:
        """The cluster's own folder."""
        return self.folder / "data"

    def _must_be_this_edition(self) -> None:
        with self._asking() as connection:
            (found,) = connection.execute("SELECT number FROM floor.edition").fetchone()
        if found != EDITION:
            raise Refused("hall.other-edition", found=found, known=EDITION)

    # members

    def add(self, station: str, ranks: Sequence[str]) -> JoinSheet:
        """A new member, or a new password for one; what he needs to join."""
        if not _NAME.fullmatch(station):
            raise Refused("hall.bad-name", name=station)
        must_be_ranks(ranks)
        from psycopg import sql

        password = "-".join(secrets.token_hex(2) for _ in range(4))
        role = sql.Identifier(role_of(station))
        with self._asking() as connection, connection.transaction():
            known = connection.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", (role_of(station),)).fetchone()
            verb = sql.SQL("ALTER" if known else "CREATE")
            connection.execute(sql.SQL("{} ROLE {} LOGIN PASSWORD {}").format(verb, role, sql.Literal(password)))
            connection.execute(sql.SQL("GRANT floor_station, pg_checkpoint TO {}").format(role))
            connection.execute(
                "INSERT INTO floor.member VALUES (%s, %s, %s) ON CONFLICT (role) DO UPDATE SET ranks = excluded.ranks",
                (role_of(station), station, list(dict.fromkeys(ranks))),
            )
        shown = certificate.fingerprint(self.certificate.read_text("ascii"))
        return JoinSheet(self.name, self.host, self.port, station, password, shown)

    def invite(self, ranks: Sequence[str]) -> str:
        """Six digits that let one more station in, within three minutes; those given before count no more."""
        must_be_ranks(ranks)
        from psycopg import sql

        code = f"{secrets.randbelow(1_000_000):06}"
        with self._asking() as connection, connection.transaction():
            connection.execute("DELETE FROM floor.invitation")
            connection.execute(
                "INSERT INTO floor.invitation VALUES (%s, floor.now_ms() + %s)", (list(ranks), INVITED * 1000)
            )
            connection.execute(
                sql.SQL("ALTER ROLE {} PASSWORD {} VALID UNTIL {}").format(
                    sql.Identifier(GUEST),
                    sql.Literal(code),
                    sql.Literal((datetime.now(UTC) + timedelta(seconds=INVITED)).isoformat()),
                )
            )
        return code

    def remove(self, station: str) -> None:
        """A member belongs to the hall no longer: his connections end. Refused if there is none of that name."""
        from psycopg import sql

        with self._asking() as connection:
            gone = connection.execute("DELETE FROM floor.member WHERE station = %s", (station,)).rowcount
            if not gone:
                raise Refused("hall.no-station", name=station)
            role = role_of(station)
            connection.execute("DELETE FROM floor.present WHERE station = %s", (station,))
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = %s", (role,))
            connection.execute(sql.SQL("DROP ROLE IF EXISTS {}").format(sql.Identifier(role)))

    def members(self) -> list[tuple[str, tuple[str, ...], bool]]:
        """Name and ranks of each station, and whether it is connected."""
        with self._asking() as connection:
            found = connection.execute(
                "SELECT m.station, m.ranks, EXISTS (SELECT FROM pg_stat_activity a WHERE a.usename = m.role)"
                " FROM floor.member m ORDER BY m.station"
            ).fetchall()
        return [(name, tuple(ranks), here) for name, ranks, here in found]

    def tournaments(self) -> list[tuple[str, int]]:
        """Name and number of rows of each tournament."""
        with self._asking() as connection:
            found: list[tuple[str, int]] = connection.execute(
                "SELECT t.name, (SELECT count(*) FROM floor.journal j WHERE j.tournament = t.name)"
                " FROM floor.tournament t ORDER BY t.name"
            ).fetchall()
        return found

    @contextmanager
    def _asking(self) -> Iterator[Any]:
        """A connection as the owner. Refused ``hall.not-running`` if there is none to be had."""
        from psycopg import OperationalError

        from floorman.store.link import connected

        try:
            connection = connected(self.owner())
        except OperationalError as error:
            raise Refused("hall.not-running", hall=self.name) from error
        with connection:
            yield connection


def must_be_ranks(ranks: Sequence[str]) -> None:
    """Refused ``hall.bad-rank`` if one of them is none, or if there are none."""
    unknown = [rank for rank in ranks if rank not in RANKS]
    if unknown or not ranks:
        raise Refused("hall.bad-rank", rank=", ".join(unknown), ranks=", ".join(RANKS))


def role_of(station: str) -> str:
    """The database's role of a station."""
    return f"floor-{station}"


def schema() -> str:
    """The SQL that makes the tables and functions, with what each rank may write."""
    pairs = ",\n  ".join(f"('{rank}', '{kind}')" for rank, kinds in MAY_WRITE.items() for kind in sorted(kinds))
    return (
        resource("hall", "schema.sql").read_text("utf-8")
        + f"\nINSERT INTO floor.allowed (rank, kind) VALUES\n  {pairs};\n"
    )


def make_hall(
    folder: Path, *, name: str, listen: str = "*", port: int | None = None, names: Sequence[str] = ()
) -> Hall:
    """Makes a hall in a new or empty folder and starts it. Refused if it cannot be; nothing is left then.

    ``names``: under which its stations reach this machine, besides those that it knows of itself.
    """
    if not _NAME.fullmatch(name):
        raise Refused("hall.bad-name", name=name)
    programs()
    with ExitStack() as undone:
        make_folders(folder)
        undone.callback(rmtree, folder, ignore_errors=True)
        try:
            hall = _laid_out(
                folder,
                name,
                listen,
                port or free_port(),
                [*names, *([] if listen == "*" else [listen]), *certificate.own_names()],
            )
        except OSError as error:
            raise Refused("hall.postgres-failed", program="initdb", why=str(error)) from error
        undone.callback(hall.stop)
        _filled(hall)
        undone.pop_all()
    return hall


def _laid_out(folder: Path, name: str, listen: str, port: int, names: Sequence[str]) -> Hall:
    """The cluster with its settings and certificate; it does not run yet."""
    data = folder / "data"
    password, kept = secrets.token_urlsafe(24), folder / "owner"
    kept.touch(0o600)
    kept.write_text(password, "ascii")
    hand_over(kept)
    run(data, "initdb", "-D", data, "-U", _OWNER, "-A", "scram-sha-256", f"--pwfile={kept}", "-E", "UTF8", "--locale=C")
    kept.unlink()
    certificate.make(folder / "certificate.pem", data / "server.key", list(names))
    copyfile(folder / "certificate.pem", data / "server.crt")
    with (data / "postgresql.conf").open("a", encoding="utf-8") as settings:
        settings.write(_SETTINGS.format(listen=listen, port=port))
        if list((programs().parent / "lib").rglob("auth_delay.*")):
            settings.write("shared_preload_libraries = 'auth_delay'\nauth_delay.milliseconds = 1000\n")
    (data / "pg_hba.conf").write_text(_WHO.format(owner=_OWNER), "utf-8")
    hand_over(data / "server.key", data / "server.crt")
    keep(folder, name, port, names[0], password)
    return Hall(folder)


def make_folders(folder: Path) -> Path:
    """Makes the folders of a hall; returns that of its data. Refused ``hall.folder-in-use`` if anything lies there."""
    try:
        if folder.exists() and any(folder.iterdir()):
            raise Refused("hall.folder-in-use", folder=str(folder))
        folder.mkdir(0o711, parents=True, exist_ok=True)
        for made in (folder / "data", folder / "log"):
            made.mkdir(0o700)
            hand_over(made)
    except OSError as error:
        raise Refused("hall.postgres-failed", program="initdb", why=str(error)) from error
    return folder / "data"


def keep(folder: Path, name: str, port: int, host: str, password: str) -> None:
    """Writes down what a hall is, for this user alone to read."""
    told = folder / "hall.toml"
    told.touch(0o600)
    told.write_text(f'name = "{name}"\nport = {port}\nhost = {json.dumps(host)}\nowner = "{password}"\n', "utf-8")


def _filled(hall: Hall) -> None:
    """Starts a new server and makes the database in it. Refused if PostgreSQL says no."""
    from psycopg import Error

    from floorman.store.link import connected

    hall.start(new=True)
    try:
        with connected(replace(hall.owner(), database="postgres")) as connection:
            connection.execute("CREATE DATABASE floor")
        with connected(hall.owner()) as connection:
            connection.execute(schema())
            connection.execute("UPDATE floor.edition SET hall = %s", (hall.name,))
    except Error as error:
        raise Refused("hall.postgres-failed", program="postgres", why=str(error).partition("\n")[0]) from error


def free_port(first: int = FIRST_PORT) -> int:
    """The first port from ``first`` on that nobody uses."""
    for port in range(first, first + 200):
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port
    raise Refused("hall.no-port", first=first)
