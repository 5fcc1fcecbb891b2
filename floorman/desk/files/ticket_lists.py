"""Lists of tickets as their issuers write them: ``code,event,value,entry,name,status``."""

import csv
from collections.abc import Iterator, Mapping
from io import StringIO

from msgspec import Struct

from floorman.core.digits import is_number
from floorman.core.facts import TicketsIssued
from floorman.core.facts.tickets import there_is_money
from floorman.core.money import Ticket
from floorman.core.refused import Refused
from floorman.desk.desk import Desk
from floorman.disk.input import read
from floorman.text.amounts import amount_from, is_amount

LARGEST = 20_000_000
"""Bytes of a list."""
CODE = 16
"""Digits of a ticket's code."""


class TicketRows(Struct, frozen=True):
    """Tickets of a list by their issuer, and the lines that are none."""

    tickets: Mapping[str, tuple[Ticket, ...]]
    refused: tuple[int, ...]

    @property
    def count(self) -> int:
        """How many come in."""
        return sum(map(len, self.tickets.values()))


def listed_in(desk: Desk, path: str) -> TicketRows:
    """The tickets of a list that are not known here yet; those that were redeemed or are void are left out.

    Raises Refused for a file that is no such list, or where nothing is sold.
    """
    money = there_is_money(desk.floor.now)
    try:
        text = read(path, LARGEST).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("tickets.no-list", name=path) from None
    rows = csv.DictReader(StringIO(text))
    if not {"code", "event", "value"} <= set(rows.fieldnames or ()):
        raise Refused("tickets.no-list", name=path)
    found: dict[str, list[Ticket]] = {}
    refused: list[int] = []
    seen = set(money.tickets)
    for row in rows:
        code, value, issuer = ((row.get(key) or "").strip() for key in ("code", "value", "event"))
        if not (is_number(code, CODE) and len(code) == CODE and issuer and is_amount(value)):
            refused.append(rows.line_num)
            continue
        if code in seen or (row.get("status") or "issued").strip() not in ("issued", "listed"):
            continue
        seen.add(code)
        found.setdefault(issuer, []).append(Ticket(code, amount_from(value, money.settings.exponent)))
    return TicketRows({issuer: tuple(tickets) for issuer, tickets in found.items()}, tuple(refused))


def issued(rows: TicketRows) -> Iterator[TicketsIssued]:
    """One event an issuer."""
    for issuer, tickets in rows.tickets.items():
        yield TicketsIssued(tickets, issuer)
