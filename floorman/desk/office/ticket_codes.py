"""Codes of tickets: the tournament's eight digits, six of the ticket, and two that only the issuing file can reckon."""

from hashlib import sha256
from hmac import new
from secrets import token_hex

from floorman.core.facts.tickets import there_is_money
from floorman.desk.floor.floor import Floor
from floorman.store.file import TournamentFile

_SECRET = "tickets.secret"


def ticket_secret(file: TournamentFile) -> str:
    """What only this file knows; made when it is first asked for."""
    known = file.preference(_SECRET)
    if isinstance(known, str):
        return known
    made = token_hex(16)
    file.set_preference(_SECRET, made)
    return made


def ticket_code(floor: Floor) -> str:
    """The code of the next ticket."""
    money = there_is_money(floor.now)
    number = sum(1 for one in money.tickets.values() if not one.issuer) + 1
    while (code := coded(floor.now.code, number, floor.secret())) in money.tickets:
        number += 1
    return code


def coded(tournament: int, number: int, secret: str) -> str:
    """14 digits and two check digits of them."""
    digits = f"{tournament:08}{number:06}"
    check = int.from_bytes(new(secret.encode(), digits.encode(), sha256).digest()[:8], "big") % 100
    return f"{digits}{check:02}"
