"""The chain of hashes: every journal row carries the SHA-256 of the row before it and of itself."""

import json
import zlib
from collections.abc import Mapping
from hashlib import sha256

_encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":")).encode


def canonical(value: object) -> str:
    """``value`` as its one JSON text: sorted keys, no spaces, letters as they are. ValueError for NaN, infinity."""
    return _encode(value)


def first_link(facts: str) -> bytes:
    """What the first row is chained to: the hash of the tournament's facts (canonical JSON)."""
    return sha256(facts.encode()).digest()


def link(before: bytes, seq: int, at: str, kind: str, version: int, call: str | None, body: str) -> bytes:
    """The 32 bytes of a row: SHA-256 of ``before`` and of the row's fields, one a line (none holds a line break)."""
    return sha256(before + f"{seq}\n{at}\n{kind}\n{version}\n{call or ''}\n{body}".encode()).digest()


def checksum(*fields: object) -> int:
    """CRC-32 of a row that may be erased: it finds a flipped bit, and goes with the row."""
    return zlib.crc32("\n".join(map(str, fields)).encode())


def plain_line(text: str) -> str:
    """``text`` if it can stand in a link; ValueError if it is empty or breaks the line."""
    if not text or "\n" in text or "\r" in text:
        raise ValueError(f"must be one line: {text!r}")
    return text


def facts_of(text: str) -> Mapping[str, object]:
    """The tournament's facts from their JSON text. ValueError if it is no JSON object."""
    facts = json.loads(text)
    if not isinstance(facts, dict):
        raise ValueError("the facts are no JSON object")
    return facts
