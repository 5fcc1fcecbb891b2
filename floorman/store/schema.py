"""The tables of a tournament file, format 1, and how a file is known to be one."""

import sqlite3
from collections.abc import Mapping
from typing import TYPE_CHECKING

from floorman.disk.tournaments import APPLICATION_ID

if TYPE_CHECKING:
    from sqlite_utils import Database

FORMAT = 1

# The journal's rows are numbered without gaps: an INSERT OR REPLACE would otherwise pass the trigger on DELETE.
STATEMENTS: Mapping[str, str] = {
    "tournament": """CREATE TABLE tournament (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  facts TEXT NOT NULL,
  start BLOB NOT NULL
) STRICT""",
    "journal": """CREATE TABLE journal (
  seq INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  kind TEXT NOT NULL,
  version INTEGER NOT NULL,
  call TEXT,
  body TEXT NOT NULL,
  hash BLOB NOT NULL
) STRICT""",
    "text": """CREATE TABLE text (
  about TEXT NOT NULL CHECK (about IN ('entry', 'event')),
  number INTEGER NOT NULL,
  field TEXT NOT NULL,
  text TEXT NOT NULL,
  born INTEGER NOT NULL,
  crc INTEGER NOT NULL,
  PRIMARY KEY (about, number, field)
) STRICT, WITHOUT ROWID""",
    "preference": """CREATE TABLE preference (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  crc INTEGER NOT NULL
) STRICT, WITHOUT ROWID""",
    "journal_call": "CREATE UNIQUE INDEX journal_call ON journal (call) WHERE call IS NOT NULL",
    "journal_in_order": """CREATE TRIGGER journal_in_order BEFORE INSERT ON journal
  WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM journal)
BEGIN SELECT RAISE(ABORT, 'the journal is numbered without gaps'); END""",
    "journal_no_update": """CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END""",
    "journal_no_delete": """CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END""",
    "tournament_no_update": """CREATE TRIGGER tournament_no_update BEFORE UPDATE ON tournament
BEGIN SELECT RAISE(ABORT, 'the facts of a tournament stay'); END""",
    "tournament_no_delete": """CREATE TRIGGER tournament_no_delete BEFORE DELETE ON tournament
BEGIN SELECT RAISE(ABORT, 'the facts of a tournament stay'); END""",
}


def lay_out(db: "Database") -> None:
    """Makes the tables of a new file, inside the caller's transaction."""
    for statement in STATEMENTS.values():
        db.execute(statement)
    db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    db.execute(f"PRAGMA user_version = {FORMAT}")


def faults(connection: sqlite3.Connection) -> list[str]:
    """Tables, triggers and indexes that are missing, changed or not ours. sqlite3.DatabaseError if not readable."""
    found: dict[str, str] = dict(
        connection.execute(
            "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND tbl_name <> '_sqlite_migrations'"
        )
    )
    return sorted(name for name in STATEMENTS.keys() | found.keys() if STATEMENTS.get(name) != found.get(name))
