"""What every fact is."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Event:
    """Any fact of the journal."""

    KIND: ClassVar[str] = ""
    VERSION: ClassVar[int] = 1
