"""Events as plain values for the journal (dicts, sequences, whole numbers, text) and back."""

from collections.abc import Mapping
from typing import Any

from msgspec import ValidationError, convert, to_builtins

from floorman.core.facts import KINDS, Event

Plain = Any
"""A value that JSON can hold."""


class UnknownEvent(ValueError):
    """A kind, version or field that this program does not know."""


def plain(event: Event) -> dict[str, Plain]:
    """The fields of ``event`` that differ from their defaults, as plain values."""
    fields: dict[str, Plain] = to_builtins(event, enc_hook=dict)
    return fields


def event(kind: str, version: int, body: Mapping[str, Plain]) -> Event:
    """The event that ``body`` records, in the form of its ``version``. UnknownEvent if this program knows no such."""
    known = KINDS.get(kind)
    if known is None or not 1 <= version <= known.VERSION:
        raise UnknownEvent(f"{kind} {version}")
    try:
        return convert(body if version == known.VERSION else known.upcast(version, body), known)
    except (ValidationError, LookupError, TypeError, ValueError, AttributeError) as fault:
        raise UnknownEvent(f"{kind} {version}: {fault}") from fault
