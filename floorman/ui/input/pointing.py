"""A call that is not finished takes the table or chair that is pressed: seats of positions, where a player goes."""

import re
from collections.abc import Callable

from msgspec import Struct


class Pointed(Struct, frozen=True):
    """What was pressed."""

    table: int
    seat: int | None = None
    entry: int | None = None
    """Who sits on the chair."""


def taken_in(call: str, at: Pointed) -> str | None:
    """The call with what was pressed; None for a call that waits for nothing of the kind: then the press chooses."""
    for form, take in _FORMS:
        found = form.fullmatch(call)
        if found is not None:
            return take(found, at)
    return None


def _position(found: re.Match[str], at: Pointed) -> str | None:
    """A seat more of a table's positions, three at most."""
    seats = found[2].split()
    if at.seat is None or int(found[1]) != at.table or len(seats) >= 3:
        return None
    return f"{found[1]} pos {' '.join([*seats, str(at.seat)])}{' ' if len(seats) < 2 else ''}"


def _seat(found: re.Match[str], at: Pointed) -> str | None:
    """One seat of the table that is named."""
    return None if at.seat is None or int(found[2]) != at.table else f"{found[1]}{at.seat}"


def _goal(found: re.Match[str], at: Pointed) -> str | None:
    """Where a player goes: a free chair, somebody to change with, or a table whose seat the rules give."""
    who = found[1]
    if at.seat is None:
        return None if who.startswith(f"{at.table}-") else f"move {who} {at.table}"
    if who == f"{at.table}-{at.seat}":
        return None
    return f"{'swap' if at.entry is not None else 'move'} {who} {at.table}-{at.seat}"


def _other(found: re.Match[str], at: Pointed) -> str | None:
    """A second player's chair."""
    if at.entry is None or found[1] == f"{at.table}-{at.seat}":
        return None
    return f"swap {found[1]} {at.table}-{at.seat}"


def _apart(found: re.Match[str], at: Pointed) -> str | None:
    return None if at.entry is None or found[1] == f"#{at.entry}" else f"apart {found[1]} #{at.entry}"


def _chair(found: re.Match[str], at: Pointed) -> str | None:
    """A free chair for somebody who comes in."""
    if at.seat is None or at.entry is not None:
        return None
    return f"{found[1].rstrip()} {at.table}-{at.seat}"


def _table(found: re.Match[str], at: Pointed) -> str | None:
    return None if found[2] == str(at.table) else f"{found[1]}{at.table}"


_FORMS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str], Pointed], str | None]], ...] = (
    (re.compile(r"([0-9]+) pos((?: [0-9-]+)*) ?"), _position),
    (re.compile(r"(([0-9]+) bb )(?:[0-9]+)?"), _seat),
    (re.compile(r"(start ([0-9]+) )(?:[0-9]+)?"), _seat),
    (re.compile(r"move ([0-9]+-[0-9]+|#[0-9]+) (?:[0-9]+(?:-[0-9]+)?)?"), _goal),
    (re.compile(r"swap ([0-9]+-[0-9]+|#[0-9]+) (?:[0-9]+-[0-9]+)?"), _other),
    (re.compile(r"apart (#[0-9]+) (?:#[0-9]+)?"), _apart),
    (re.compile(r"((?:new|re) .*?[^0-9 -].*?)(?: [0-9]+-[0-9]+)? ?"), _chair),
    (re.compile(r"(seat #[0-9]+)(?: [0-9]+-[0-9]+)? ?"), _chair),
    (re.compile(r"(shift ([0-9]+) )(?:[0-9]+)?"), _table),
)
