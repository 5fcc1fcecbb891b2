"""Small settings that belong to one tournament and travel with its file."""

import json
import sqlite3
from typing import TYPE_CHECKING

from floorman.store.chain import canonical, checksum

if TYPE_CHECKING:
    from sqlite_utils import Database

_PUT = "INSERT OR REPLACE INTO preference (key, value, crc) VALUES (?, ?, ?)"


def get(connection: sqlite3.Connection, key: str) -> object:
    """The JSON value kept under ``key``; None if there is none. ValueError if it is not what was written."""
    row = connection.execute("SELECT value, crc FROM preference WHERE key = ?", (key,)).fetchone()
    if row is None:
        return None
    if checksum(key, row[0]) != row[1]:
        raise ValueError(f"preference {key} is damaged")
    value: object = json.loads(row[0])
    return value


def put(db: "Database", key: str, value: object) -> None:
    """Keeps the JSON value under ``key``, or takes it away if it is None, within the caller's transaction."""
    if value is None:
        db.execute("DELETE FROM preference WHERE key = ?", (key,))
        return
    text = canonical(value)
    db.execute(_PUT, (key, text, checksum(key, text)))
