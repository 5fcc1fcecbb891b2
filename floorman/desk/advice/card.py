"""One thing that needs doing, with its reason, its rule and the call that does it."""

from collections.abc import Mapping

from msgspec import Struct, field

from floorman.rules.citation import Citation

LEVELS = ("stop", "act", "move", "note")
"""What stops play comes first, then what is due, then players between tables, then what may wait."""


class Advice(Struct, frozen=True):
    """One thing that needs doing."""

    level: str
    """One of ``LEVELS``."""
    code: str
    title: str
    """Code of what to do, in six words or fewer."""
    says: str
    """Code of why."""
    params: Mapping[str, object] = field(default_factory=dict)
    cites: tuple[Citation | str, ...] = ()
    offer: str = ""
    """The call that does it; ends in a blank where the floor has to add something."""
    table: int | None = None
    icon: str = "note"
    since: int = 0
    """When that happened which it is about: what the TD overruled before was something else."""

    @property
    def key(self) -> str:
        """What tells this advice from others, for overruling it."""
        return f"{self.code} {self.table} {self.offer}"
