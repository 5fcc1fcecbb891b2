"""What every fact is."""

from typing import ClassVar

from floorman.core.recorded import Recorded


class Event(Recorded, frozen=True):
    """Any fact of the journal."""

    KIND: ClassVar[str] = ""
    VERSION: ClassVar[int] = 1
