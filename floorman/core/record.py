"""Events as plain values for the journal (dicts, sequences, whole numbers, text) and back."""

from collections.abc import Mapping
from typing import Any

from msgspec import ValidationError, convert, to_builtins

from floorman.core.events import KINDS, Event

Plain = Any
"""A value that JSON can hold."""


class UnknownEvent(ValueError):
    """A kind, version or field that this program does not know."""


def plain(event: Event) -> dict[str, Plain]:
    """The fields of ``event`` that differ from their defaults, as plain values."""
    fields: dict[str, Plain] = to_builtins(event, enc_hook=dict)
    return fields


def event(kind: str, version: int, body: Mapping[str, Plain]) -> Event:
    """The event that ``body`` records. UnknownEvent if this program does not know it."""
    known = KINDS.get(kind)
    if known is None or version != known.VERSION:
        raise UnknownEvent(f"{kind} {version}")
    try:
        return convert(body, known)
    except ValidationError as fault:
        raise UnknownEvent(f"{kind} {version}: {fault}") from fault
