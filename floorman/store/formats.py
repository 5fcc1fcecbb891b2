"""The formats of tournament files: which one a file has, and how an older one is brought up, inside a transaction."""

import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from floorman.disk.tournaments import APPLICATION_ID
from floorman.store.backup import copy_to
from floorman.store.refused import FileRefused
from floorman.store.schema import FORMAT, faults

if TYPE_CHECKING:
    from sqlite_utils import Database

Step = Callable[["Database"], None]

STEPS: Mapping[int, Step] = {}
"""By the format that it leads to: what changes the tables of the format before. Rows of the journal never change."""


def must_be_known(connection: sqlite3.Connection, path: Path, *, writing: bool) -> None:
    """Makes sure that the file is ours, of today's format and whole in its layout; one opened to write is brought up.

    FileRefused if it is foreign, newer, damaged, or older and opened only to look. sqlite3.Error as it comes.
    """
    found = format_of(connection, path)
    if found < FORMAT:
        if not writing:
            raise FileRefused("store.older", file=path.name, format=found, known=FORMAT)
        bring_up(connection, path, found, STEPS)
    if faults(connection):
        raise FileRefused("store.damaged", file=path.name)


def format_of(connection: sqlite3.Connection, path: Path, *, known: int = FORMAT) -> int:
    """The file's format, 1 and up. FileRefused if it is foreign or newer than ``known``; sqlite3.Error as it comes."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION_ID or found < 1:
        raise FileRefused("store.foreign", file=path.name)
    if found > known:
        raise FileRefused("store.newer", file=path.name, format=found, known=known)
    return int(found)


def bring_up(connection: sqlite3.Connection, path: Path, found: int, steps: Mapping[int, Step]) -> None:
    """Copies the file (``NAME.format-1``), then takes each step in a transaction. FileRefused without the copy."""
    from sqlite_utils import Database, Migrations

    copy_to(connection, path, path.with_name(f"{path.name}.format-{found}"))
    migrations = Migrations("floorman")
    for reached in sorted(reached for reached in steps if reached > found):
        migrations(name=f"format-{reached}")(_numbered(steps[reached], reached))
    migrations.apply(Database(connection, execute_plugins=False))


def _numbered(step: Step, reached: int) -> Step:
    def take(db: "Database") -> None:
        step(db)
        db.execute(f"PRAGMA user_version = {reached}")

    return take
