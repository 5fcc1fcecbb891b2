"""One thing that needs doing, with its reason, its rule and the call that does it."""

from collections.abc import Mapping

from msgspec import Struct, field

from floorman.rules.citation import Citation

LEVELS = ("stop", "act", "move", "note")
"""What stops play comes first, then what is due, then players between tables, then what may wait."""


class Advice(Struct, frozen=True):
    """One thing that needs doing, or several of one kind that are done with one call."""

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
    parts: tuple["Advice", ...] = ()
    """What it stands for, where several of one kind are one card."""

    @property
    def key(self) -> str:
        """What tells this advice from others; a single one is overruled by it."""
        return f"{self.code} {self.says}" if self.parts else f"{self.code} {self.table} {self.offer}"

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all that it stands for."""
        return tuple(part.key for part in self.parts) or (self.key,)

    @property
    def name(self) -> str:
        """One word by which a call overrules it, wherever it stands in the list: ``table.halt:12``."""
        if self.parts:
            return self.code
        about = self.params.get("number")
        if about is not None:
            return f"{self.code}:#{about}"
        if "receiving" in self.params and self.code != "positions.needed":
            return f"{self.code}:{self.params['giving']}-{self.params['receiving']}"
        return self.code if self.table is None else f"{self.code}:{self.table}"

    @property
    def tables(self) -> tuple[int, ...]:
        """The tables that it is about."""
        tables = [part.table for part in self.parts or (self,)]
        return tuple(dict.fromkeys(table for table in tables if table is not None))
