"""The halls that this machine has joined, and one's place in a tournament of theirs."""

import json
import re
import tomllib
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from floorman.core.digits import is_number
from floorman.core.refused import Refused
from floorman.disk.own_folder import own_folder
from floorman.hall import certificate
from floorman.hall.hall import FIRST_PORT, GUEST, JoinSheet, role_of
from floorman.store.link import Address
from floorman.store.mirror import Mirror, mirror_at
from floorman.store.server import ServerJournal, tournaments

PREFIX = "hall:"
"""Begins what is opened in a hall: ``hall:NAME/friday``."""
_LINE = re.compile(r"([a-z0-9-]+)/([a-z0-9-]+)@(.+):(\d+)#([0-9a-f-]{19})#([0-9a-f-]+)")


def read_sheet(line: str) -> JoinSheet:
    """The join sheet of its one line. Refused ``hall.no-sheet`` if it is none."""
    found = _LINE.fullmatch("".join(line.split()))
    if found is None or not is_number(found[4]):
        raise Refused("hall.no-sheet")
    hall, station, host, port, shown, password = found.groups()
    return JoinSheet(hall, host.strip("[]"), int(port), station, password, shown)


def join(sheet: JoinSheet) -> Address:
    """Joins a hall: its certificate is compared with the sheet, the one-use password is changed for one of our own.

    Refused if the server does not answer, shows another certificate, or if the sheet was used already.
    """
    from secrets import token_urlsafe

    from psycopg import OperationalError, sql

    from floorman.store.link import connected

    folder = own_folder("halls", sheet.hall)
    pem = folder / "certificate.pem"
    pem.write_text(certificate.shown_by(sheet.host, sheet.port, sheet.fingerprint), "ascii")
    once = Address(sheet.host, sheet.port, role_of(sheet.station), sheet.password, pem, shows=certificate.NAME)
    own = token_urlsafe(24)
    try:
        with connected(once) as connection:
            role = sql.Identifier(once.role)
            connection.execute(sql.SQL("ALTER ROLE {} PASSWORD {}").format(role, sql.Literal(own)))
    except OperationalError as error:
        used = "password authentication failed" in str(error)
        raise Refused("hall.sheet-used" if used else "hall.silent", hall=sheet.host) from error
    _keep(sheet.hall, sheet.host, sheet.port, sheet.station, own)
    return address(sheet.hall)


def _keep(hall: str, host: str, port: int, station: str, password: str) -> None:
    told = own_folder("halls", hall) / "hall.toml"
    told.touch(0o600)
    told.write_text(
        f'host = {json.dumps(host)}\nport = {port}\nstation = "{station}"\npassword = "{password}"\n', "utf-8"
    )


def address_typed(words: str) -> tuple[str, int]:
    """Host and port of ``10.0.0.5:5632``; without a port the usual one."""
    host, colon, port = words.strip().rpartition(":")
    if not colon or not is_number(port):
        return words.strip().strip("[]"), FIRST_PORT
    return host.strip("[]"), int(port)


def join_with_digits(host: str, port: int, digits: str, station: str) -> list[str]:
    """Joins by the six digits of an invitation; the tournaments of the hall, ``hall:NAME/friday`` each.

    The digits prove both sides to each other (SCRAM bound to the TLS channel); the certificate that was shown is the
    hall's from then on. Refused: silent, wrong or late digits, or TLS that is not there.
    """
    from secrets import token_urlsafe

    from psycopg import OperationalError

    from floorman.store.link import connected

    pem = certificate.shown_by(host, port)
    own = token_urlsafe(24)
    with TemporaryDirectory() as folder:
        shown = Path(folder) / "certificate.pem"
        shown.write_text(pem, "ascii")
        guest = Address(host, port, GUEST, "".join(digits.split()), shown, shows=certificate.NAME)
        try:
            with connected(guest, channel_binding="require") as connection:
                found = connection.execute("SELECT hall, name FROM floor.enterable()").fetchall()
                (named,) = connection.execute("SELECT floor.enter(%s, %s)", (station, own)).fetchone() or (None,)
        except OperationalError as error:
            wrong = "authentication failed" in str(error)
            raise Refused("hall.wrong-digits" if wrong else "hall.silent", hall=host) from error
    if not found or named is None:
        raise Refused("hall.wrong-digits", hall=host)
    hall = str(found[0][0])
    (own_folder("halls", hall) / "certificate.pem").write_text(pem, "ascii")
    _keep(hall, host, port, str(named), own)
    return [f"{PREFIX}{hall}/{name}" for _, name in found if name is not None]


def address(hall: str) -> Address:
    """How this machine speaks to a hall that it has joined. Refused ``hall.not-joined``."""
    folder = own_folder("halls")
    try:
        told = tomllib.loads((folder / hall / "hall.toml").read_text("utf-8"))
        return Address(
            str(told["host"]),
            int(told["port"]),
            role_of(str(told["station"])),
            str(told["password"]),
            folder / hall / "certificate.pem",
            shows=certificate.NAME,
        )
    except (OSError, ValueError, KeyError) as error:
        raise Refused("hall.not-joined", hall=hall, known=", ".join(joined()) or "–") from error


def remember(folder: Path) -> None:
    """The hall in that folder is the one that this machine made last."""
    (own_folder("halls") / "made").write_text(str(folder), "utf-8")


def made_here() -> Path:
    """The folder of the hall that this machine made last. Refused ``hall.none-made``."""
    try:
        return Path((own_folder("halls") / "made").read_text("utf-8"))
    except OSError as error:
        raise Refused("hall.none-made") from error


def joined() -> list[str]:
    """The names of the halls that this machine has joined."""
    return sorted(found.parent.name for found in own_folder("halls").glob("*/hall.toml"))


def enterable() -> list[str]:
    """The tournaments of every hall that this machine has joined and that answers, ``hall:NAME/friday`` each."""
    found = []
    for hall in joined():
        with suppress(Refused):
            found += [f"{PREFIX}{hall}/{name}" for name, _, out in tournaments(address(hall)) if not out]
    return found


def parts(named: str) -> tuple[str, str]:
    """Hall and tournament of ``hall:NAME/friday``. Refused ``hall.no-such-name`` if it is written otherwise."""
    hall, _, tournament = named.removeprefix(PREFIX).partition("/")
    if not hall or not tournament or "/" in tournament:
        raise Refused("hall.no-such-name", name=named)
    return hall, tournament


def mirror_of(hall: str, tournament: str) -> Path:
    """Where this machine keeps its mirror of a hall's tournament."""
    return own_folder("halls", hall) / f"{tournament}.floor"


def enter(named: str) -> Mirror:
    """One's place in ``hall:NAME/friday``. Refused: not joined, silent, no such tournament; or as opening a file is."""
    hall, tournament = parts(named)
    server = ServerJournal(address(hall), tournament)
    try:
        return mirror_at(str(mirror_of(hall, tournament)), server)
    except BaseException:
        server.close()
        raise
