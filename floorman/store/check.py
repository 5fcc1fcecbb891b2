"""Is a tournament file whole? Looks without changing anything, and says what is wrong and what is safe."""

import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from pathlib import Path

from msgspec import Struct, field

from floorman.store.chain import checksum
from floorman.store.connection import identity, log_of, must_stand, place_of, to_read
from floorman.store.formats import format_of
from floorman.store.joining import must_belong
from floorman.store.lock import Noted, holder, noted
from floorman.store.log import LogState, look_at
from floorman.store.making import left_overs
from floorman.store.refused import FileRefused, code_of
from floorman.store.rescue import rescues
from floorman.store.salvage import salvage
from floorman.store.schema import faults
from floorman.store.texts import as_written
from floorman.store.walk import Walk

__all__ = ["Health", "Problem", "check", "salvage"]

_NAMED = 20
"""So many damaged rows are named; more of them help nobody."""


class Problem(Struct, frozen=True):
    """One thing that is wrong: a code with its sentence in ``floorman.text.phrases.store``."""

    code: str
    params: Mapping[str, object] = field(default_factory=dict)


class Health(Struct, frozen=True):
    """What a check found."""

    ok: bool
    problems: tuple[Problem, ...]
    safe_rows: int
    """Journal rows before the first damage: what `salvage` can save."""
    total: int
    """Journal rows that the file has, or is known to have had."""
    notes: tuple[Problem, ...] = ()
    """What else lies in its folder: nothing is wrong with the file for it."""


def check(path: str | os.PathLike[str]) -> Health:
    """The health of the file ``path``, whatever it is; raises nothing. A file that is open elsewhere can be checked."""
    try:
        place = place_of(path)
        if place.is_dir():
            raise FileRefused("store.folder", file=place.name or str(place))
    except FileRefused as refusal:
        return Health(False, (Problem(refusal.code, refusal.params),), 0, 0)
    problems: list[Problem] = []
    safe = total = 0
    note = None
    try:
        must_stand(place)
        if holder(place) is None:
            must_belong(place)
        note = noted(place)  # before the file: a program at work goes on writing
        with closing(to_read(place, untouched=True)) as connection:
            connection.execute("BEGIN")
            format_of(connection, place)
            problems += _layout(connection)
            walk = Walk.along(connection)
            problems += [Problem(code, params) for code, params in walk.problems]
            safe, total = walk.safe, walk.total
            problems += _erasable(connection, total)
            problems += _pages(connection)
    except FileRefused as refusal:
        problems.append(Problem(refusal.code, refusal.params))
    except (sqlite3.Error, OSError) as error:
        code = code_of(error) if isinstance(error, sqlite3.Error) else "store.unreadable"
        problems.append(Problem(code, {"file": place.name}))
    except ValueError:  # damaged letters in a message of SQLite's own
        problems.append(Problem("store.damaged", {"file": place.name}))
    problems += _log(place, complete=_has_all(place, note, total))
    missing = _missing(place, note, total)
    total = max([total, *(int(str(problem.params["seq"])) for problem in missing)])
    problems += missing
    return Health(not problems, tuple(problems), safe, total, tuple(_beside(place)))


def _beside(place: Path) -> Iterator[Problem]:
    """Half-made files of runs that were killed, and rescue copies of this one."""
    for path in left_overs(place.parent):
        yield Problem("store.health.half-made", {"file": path.name})
    with suppress(OSError):  # a name to which nothing can be added
        for path in rescues(place):
            yield Problem("store.health.rescue", {"file": path.name})


def _layout(connection: sqlite3.Connection) -> Iterator[Problem]:
    return (Problem("store.health.schema", {"name": name}) for name in faults(connection))


def _erasable(connection: sqlite3.Connection, total: int) -> Iterator[Problem]:
    """Names, remarks and preferences carry sums of their own; a text came with a row that the journal has."""
    asked: tuple[tuple[str, str, Callable[..., bool]], ...] = (
        (
            "store.health.texts",
            "SELECT about, number, field, text, born, crc FROM text",
            lambda *row: 0 <= row[-2] <= total and as_written(row[:-2], *row[-2:]),
        ),
        (
            "store.health.preferences",
            "SELECT key, value, crc FROM preference",
            lambda *row: checksum(*row[:-1]) == row[-1],
        ),
    )
    for code, question, good in asked:
        try:
            wrong = sum(not good(*row) for row in connection.execute(question))
        except (sqlite3.Error, TypeError, ValueError):
            wrong = 1
        if wrong:
            yield Problem(code, {"count": wrong})


def _pages(connection: sqlite3.Connection) -> list[Problem]:
    try:
        found = [str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({_NAMED})")]
    except (sqlite3.Error, ValueError) as error:
        found = [str(error)]
    return [Problem("store.health.pages", {"detail": detail}) for detail in found if detail != "ok"]


def _has_all(place: Path, note: Noted | None, total: int) -> bool:
    """Whether everything is there that the program which was at work, or was killed, had told of."""
    try:
        return note is not None and note.file == identity(place) and note.seq <= total
    except (OSError, ValueError):
        return False


def _log(place: Path, *, complete: bool) -> list[Problem]:
    """A torn end is what a killed program leaves; if nothing that was told is missing, nothing is wrong."""
    log = log_of(place)
    codes = {LogState.TORN: "store.health.log-tail", LogState.DAMAGED: "store.health.log"}
    try:
        for _ in range(3):  # a program at work may write while we read
            before = log.stat() if log.exists() else None
            state = look_at(log)
            after = log.stat() if log.exists() else None
            if state is LogState.WHOLE or (state is LogState.TORN and complete):
                return []
            if before and after and (before.st_mtime_ns, before.st_size) == (after.st_mtime_ns, after.st_size):
                return [Problem(codes[state])]
    except (OSError, ValueError):
        return [Problem("store.health.log")] if place.exists() else []
    return []


def _missing(place: Path, note: Noted | None, total: int) -> list[Problem]:
    """The lock file of a program that is at work, or was killed, says how far it had recorded."""
    try:
        if note is None or note.file != identity(place) or note.seq <= total:
            return []
    except (OSError, ValueError):
        return []
    return [Problem("store.health.rows-missing", {"found": total, "seq": note.seq})]
