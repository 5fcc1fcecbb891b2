"""An event with its place and time in the journal."""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from floorman.core.draft import Draft
from floorman.core.events import Event


class Fact(Struct, frozen=True):
    """One event of the journal."""

    seq: int
    """Its number in the journal, from 1."""
    at: int
    """When it was recorded, in milliseconds since 1970 (UTC)."""
    event: Event


Applier: TypeAlias = Callable[[Draft, Any], None]
"""Writes one fact into a draft. The fact's event is of the class that the function is entered for."""
